//! `prise replay`: recorded games through the rules.
//!
//! A file holds one game a line, a start position (or `-`), a tab and the moves; or the game's own
//! format, PDN for draughts. Either may be compressed with gzip. A record that plays on after a
//! draw by rule is no fault: players did not always claim it. It is counted.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

use anyhow::Result;
use prise_game::{MoveKind, Outcome, Rules};

use crate::games::{CommandGame, Record, Records, rules_help, with_game};
use crate::output::{tell, warn};
use crate::progress::ProgressReport;
use crate::source::Source;

/// How many faults are told before the rest is only counted.
const FAULTS_TOLD: usize = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Options of the rules
    #[arg(long, value_name = "K=V,…", default_value = "", long_help = rules_help())]
    rules: String,
}

#[derive(Default)]
struct ReplayCounts {
    games: usize,
    plies: usize,
    captures: usize,
    drawn_and_played_on: usize,
    faults: usize,
}

/// Ends with exit code 1 when a game does not follow the rules, and with 2 when a file cannot be
/// read. The other files are replayed all the same.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let (tally, unread) = with_game!(args.game.as_str(), replay(args))?;
    if unread < args.files.len() {
        tell(format_args!(
            "{} games, {} plies, {} captures, {} played on after a draw by rule, {} illegal",
            tally.games, tally.plies, tally.captures, tally.drawn_and_played_on, tally.faults
        ))?;
    }
    Ok(match (unread, tally.faults) {
        (0, 0) => ExitCode::SUCCESS,
        (0, _) => ExitCode::FAILURE,
        _ => ExitCode::from(2),
    })
}

/// Replays all files, and counts those that cannot be read.
fn replay<G: CommandGame>(args: &Args) -> Result<(ReplayCounts, usize)> {
    let rules = G::Rules::from_text(&args.rules)?;
    let mut tally = ReplayCounts::default();
    let mut unread = 0;
    for path in &args.files {
        if let Err(error) = replay_file::<G>(&rules, path, &mut tally) {
            warn(format_args!("prise: {}: {error}", path.display()));
            unread += 1;
        }
    }
    Ok((tally, unread))
}

fn replay_file<G: CommandGame>(
    rules: &G::Rules,
    path: &Path,
    tally: &mut ReplayCounts,
) -> io::Result<()> {
    let mut source = Source::open(path)?;
    let start = source.start()?;
    let before_tab = start.trim_start().split_once('\t').map(|(start, _)| start.trim());
    let is_transcript =
        before_tab.is_some_and(|start| start == "-" || G::read(rules, start).is_ok());
    let (mut progress, read) = (ProgressReport::of_bytes(source.length), Rc::clone(&source.read));
    let mut failure = None;
    let text = source.chars(&mut failure);
    let records = if is_transcript { transcript(text) } else { G::read_records(text) };
    for record in records {
        tally.games += 1;
        if let Err(fault) = record.and_then(|record| play::<G>(rules, &record, tally)) {
            tally.faults += 1;
            if tally.faults <= FAULTS_TOLD {
                progress.aside(|| {
                    warn(format_args!("{}, game {}: {fault}", path.display(), tally.games));
                });
            }
        }
        progress.at(read.get(), || format!("{} games", tally.games));
    }
    failure.map_or(Ok(()), Err)
}

/// The games of a transcript, one a line.
pub(crate) fn transcript<'a>(text: impl Iterator<Item = char> + 'a) -> Records<'a> {
    let mut text = text.peekable();
    let lines = std::iter::from_fn(move || {
        text.peek()?;
        Some(text.by_ref().take_while(|c| *c != '\n').collect::<String>())
    });
    Box::new(lines.filter_map(|text| line(&text)))
}

/// One line of a transcript; nothing for an empty one.
fn line(text: &str) -> Option<Result<Record, String>> {
    if text.trim().is_empty() {
        return None;
    }
    Some(match text.split_once('\t') {
        Some((start, moves)) => Ok(Record {
            position: (start.trim() != "-").then(|| start.to_owned()),
            moves: moves.split_whitespace().map(str::to_owned).collect(),
        }),
        None => Err("a start position (or '-') and a tab are missing before the moves".to_owned()),
    })
}

fn play<G: CommandGame>(
    rules: &G::Rules,
    record: &Record,
    tally: &mut ReplayCounts,
) -> Result<(), String> {
    let read = |text: &str| G::read(rules, text).map_err(|error| error.to_string());
    let mut game = record.position.as_deref().map_or_else(|| Ok(G::start(rules, 0)), read)?;
    let mut played_on = false;
    for (index, text) in record.moves.iter().enumerate() {
        if matches!(game.outcome(), Some(Outcome::Draw { .. })) {
            played_on = true;
            // The same position with its draw counters set back.
            game = read(&game.write())?;
        }
        let mv = game
            .find_recorded_move(text)
            .map_err(|error| format!("move {}: {error}", index + 1))?;
        tally.captures += usize::from(game.info(mv).kind == MoveKind::Capture);
        tally.plies += 1;
        game.play_unchecked(mv);
    }
    tally.drawn_and_played_on += usize::from(played_on);
    Ok(())
}
