//! For developers: how the evaluations learn, and how a change to an engine is proved.
//!
//! - `prise-lab tune` plays the games that the evaluations of draughts, mill and Classic learn from,
//!   fits their weights and works out the ending tables of draughts.
//! - `prise-lab match` lets two engines play each other until enough games say which is stronger:
//!   weights against weights, level against level, or an engine of somebody else's that speaks the
//!   Hub protocol.
//! - `prise-lab ladder` lets every level play the one below it.
//! - `prise-lab threads` measures how much sooner several threads reach a depth.
//! - `prise-lab puzzles` makes puzzles from games, and proves them anew.
//! - `prise-lab review-marks` counts the marks that the review gives to games of every level.

#![forbid(unsafe_code)]

mod engine_match;
mod game_file;
mod ladder;
mod processor_time;
mod progress;
mod puzzles;
mod review_marks;
mod run_args;
mod threads;
mod tune;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Trainers and engine matches for developers of Prise.
#[derive(Parser)]
#[command(name = "prise-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let an evaluation learn from its own games
    Tune(tune::command::Args),
    /// Let two engines play each other
    Match(engine_match::Args),
    /// Let every level play the one below it
    Ladder(ladder::Args),
    /// Measure how much sooner several threads reach the same depth
    Threads(threads::Args),
    /// Count the marks that the review gives to games of every level
    ReviewMarks(review_marks::Args),
    /// Make puzzles, and check them
    Puzzles(puzzles::Args),
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Tune(args) => tune::command::run(&args),
        Command::Match(args) => engine_match::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Threads(args) => threads::run(&args),
        Command::ReviewMarks(args) => review_marks::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
    }
}
