//! `prise replay`: recorded games through the rules.
//!
//! A file holds one game a line, a start position (or `-`), a tab and the moves; or the game's own
//! format, PDN for draughts. Either may be compressed with gzip. A record that plays on after a
//! draw by rule is no fault: players did not always claim it. It is counted.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use prise_game::{MoveKind, Outcome, Rules};

use crate::games::{Listed, Record, rules_help, with_game};
use crate::output::{tell, warn};
use crate::progress::Progress;

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
struct Tally {
    games: usize,
    plies: usize,
    captures: usize,
    drawn_and_played_on: usize,
    faults: usize,
}

/// Ends with exit code 1 when a game does not follow the rules.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let tally = with_game!(args.game.as_str(), replay(args))?;
    tell(format_args!(
        "{} games, {} plies, {} captures, {} played on after a draw by rule, {} illegal",
        tally.games, tally.plies, tally.captures, tally.drawn_and_played_on, tally.faults
    ))?;
    Ok(if tally.faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn replay<G: Listed>(args: &Args) -> Result<Tally> {
    let rules = G::Rules::from_text(&args.rules)?;
    let mut tally = Tally::default();
    for path in &args.files {
        let text = read(path).with_context(|| path.display().to_string())?;
        let records =
            G::read_records(&text).unwrap_or_else(|| text.lines().filter_map(line).collect());
        let mut progress = Progress::new(records.len() as u64);
        for record in records {
            tally.games += 1;
            if let Err(fault) = record.and_then(|record| play::<G>(&rules, &record, &mut tally)) {
                tally.faults += 1;
                if tally.faults <= FAULTS_TOLD {
                    progress.aside(|| {
                        warn(format_args!("{}, game {}: {fault}", path.display(), tally.games));
                    });
                }
            }
            progress.step(|| "games".to_owned());
        }
    }
    Ok(tally)
}

/// The text of a file, be it compressed or not.
pub(crate) fn read(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path)?;
    let mut text = Vec::new();
    if bytes.starts_with(&[0x1F, 0x8B]) {
        flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_end(&mut text)?;
    } else {
        text = bytes;
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
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

fn play<G: Listed>(rules: &G::Rules, record: &Record, tally: &mut Tally) -> Result<(), String> {
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
