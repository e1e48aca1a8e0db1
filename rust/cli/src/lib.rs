//! Prise in the terminal.
//!
//! Everything a machine may ask is answered on standard output; what is wrong with a question is
//! said in one line on standard error, with exit code 2.

#![forbid(unsafe_code)]
#![deny(clippy::print_stdout, clippy::print_stderr, reason = "see `output`")]

mod analyse;
mod archive;
mod bench;
mod duel;
pub mod dxp;
mod elo;
mod engine;
mod explore;
pub mod fuzzing;
mod games;
mod hub;
mod output;
mod perft;
mod play;
mod position;
mod progress;
mod puzzles;
mod replay;
mod shell;
mod show;
mod source;
mod terminal;
mod think;
mod transfer;
mod verify_deal;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use crate::output::{tell, warn};
use crate::position::PositionArgs;

/// Board games where every capture is shown, explained and chosen.
#[derive(Parser)]
#[command(name = "prise", version)]
struct Cli {
    /// Without one: pick a game and play
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal
    Play(play::Args),
    /// Solve puzzles in the terminal
    Puzzles(puzzles::Args),
    /// Show a position as one JSON object: whose turn, the legal moves, the outcome
    Show(show::Args),
    /// Count the sequences of moves up to a depth
    Perft(perft::Args),
    /// Play recorded games through the rules
    Replay(replay::Args),
    /// Tell what the computer would play
    Think(think::Args),
    /// Think at a board: a tree of lines, with the engine beside it
    Analyse(analyse::Args),
    /// Tell what was played from a position and how it ended
    Explore(explore::Args),
    /// Let the computer play against itself, level against level
    Match(duel::Args),
    /// Write the saved games to standard output
    Export(transfer::ExportArgs),
    /// Add the games of files to the saved ones
    Import(transfer::ImportArgs),
    /// Measure node rates and times
    Bench,
    /// Be a draughts engine on the Hub protocol, version 2
    Hub,
    /// Play draughts against other programs over DXP, their exchange protocol
    Dxp(dxp::Args),
    /// Write a script that completes these commands in a shell
    Completions(shell::CompletionsArgs),
    /// Write a page of the manual
    Man(shell::ManArgs),
    /// Check that a deal of dark chess was fair: 0 if it was, 1 if not, 2 if the file is no proof
    VerifyDeal(verify_deal::Args),
}

/// Does what the command line says.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let Some(command) = cli.command else {
        return finish(play::run_menu().map(|()| ExitCode::SUCCESS));
    };
    let done = match command {
        Command::Play(args) => play::run(args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Show(args) => show::run(args),
        Command::Perft(args) => perft::run(&args),
        Command::Replay(args) => return finish(replay::run(&args)),
        Command::Import(args) => return finish(transfer::import(&args)),
        Command::Think(args) => think::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Explore(args) => explore::run(&args),
        Command::Match(args) => duel::run(&args),
        Command::Export(args) => transfer::export(&args),
        Command::Bench => bench::run(),
        Command::Hub => hub::run(),
        Command::Dxp(args) => dxp::run(&args),
        Command::Completions(args) => shell::completions(&args, Cli::command()),
        Command::Man(args) => shell::man(&args, Cli::command()),
        Command::VerifyDeal(args) => return finish(verify_deal::run(&args)),
    };
    finish(done.map(|()| ExitCode::SUCCESS))
}

/// The exit code of a command. That the reader of our output has seen enough is no fault.
fn finish(done: anyhow::Result<ExitCode>) -> ExitCode {
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

/// Says in one line what was wrong.
fn fail(error: &anyhow::Error) -> ExitCode {
    warn(format_args!("prise: {error:#}"));
    ExitCode::from(2)
}

/// Whether nobody reads any more: `prise … | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}

fn usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let told = tell(error.to_string().trim_end());
        return finish(told.map(|()| ExitCode::SUCCESS).map_err(Into::into));
    }
    // Clap explains over several lines; the paragraph before the first empty one says it all.
    let text = error.to_string();
    let words: Vec<_> =
        text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let line = words.join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    warn(format_args!("prise: {line}; see 'prise --help'"));
    ExitCode::from(2)
}
