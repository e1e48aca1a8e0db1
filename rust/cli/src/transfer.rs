//! `prise export` and `prise import`: the saved games, out and in.

use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use prise_draughts::pdn;
use prise_store::{Store, looks_like_export};

use crate::archive::open_store;
use crate::output::{tell, warn};
use crate::progress::ProgressReport;
use crate::source::Source;

/// How many problems of a file are told before the rest is only counted.
const MOST_TOLD: usize = 20;

/// The exit code of a command that was stopped with Ctrl-C.
const STOPPED: u8 = 130;

#[derive(clap::Args)]
pub(crate) struct ExportArgs {
    /// The finished draughts games as PDN, instead of everything as JSON
    #[arg(long)]
    pdn: bool,
}

#[derive(clap::Args)]
pub(crate) struct ImportArgs {
    /// Exports of Prise, or draughts games as PDN
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Writes the saved games to standard output.
pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    let store = open_store()?;
    if !args.pdn {
        return Ok(tell(store.export(prise_session::now())?.trim_end())?);
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut written = Ok(());
    store.write_pdn(|game| {
        written = write!(out, "{game}");
        written.is_ok()
    })?;
    Ok(written.and_then(|()| out.flush())?)
}

/// What a file brought: whether there was any game in it, and what to say.
struct Brought {
    is_any: bool,
    told: String,
    problems: Vec<String>,
}

/// Adds the games of files to the saved ones, and tells what could not be read. A file that cannot
/// be read does not stop the next; it makes the exit code 2, and so does it if there was no game
/// in any file.
pub(crate) fn import(args: &ImportArgs) -> Result<ExitCode> {
    let store = open_store()?;
    let stop = stop_on_interrupt()?;
    let (mut is_any, mut is_failed) = (false, false);
    for path in &args.files {
        let name = path.display();
        match import_file(&store, path, &stop) {
            Ok(brought) => {
                tell(format_args!("{name}: {}", brought.told))?;
                for problem in brought.problems {
                    warn(format_args!("{name}: {problem}"));
                }
                is_any |= brought.is_any;
            }
            Err(error) => {
                warn(format_args!("prise: {name}: {error:#}"));
                is_failed = true;
            }
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(ExitCode::from(STOPPED));
        }
    }
    Ok(if is_any && !is_failed { ExitCode::SUCCESS } else { ExitCode::from(2) })
}

/// Becomes true with Ctrl-C. With the second one the program ends at once.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>> {
    use signal_hook::consts::SIGINT;
    let stop = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register_conditional_shutdown(SIGINT, STOPPED.into(), Arc::clone(&stop))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&stop))?;
    Ok(stop)
}

fn import_file(store: &Store, path: &Path, stop: &AtomicBool) -> Result<Brought> {
    let mut source = Source::open(path)?;
    if looks_like_export(&source.start()?) {
        import_export(store, &source.text()?)
    } else {
        import_pdn(store, source, stop)
    }
}

fn import_export(store: &Store, text: &str) -> Result<Brought> {
    let report = store.import(text)?;
    let mut told = format!(
        "{} finished games, {} in progress, {} there already",
        report.records, report.matches, report.duplicates
    );
    if report.studies > 0 {
        told = format!("{} studies, {told}", report.studies);
    }
    let is_any =
        report.records + report.matches + report.studies + report.duplicates + report.settings > 0;
    Ok(Brought { is_any, told, problems: first(report.problems.iter(), report.problems.len()) })
}

fn import_pdn(store: &Store, mut source: Source, stop: &AtomicBool) -> Result<Brought> {
    let (mut progress, read) = (ProgressReport::of_bytes(source.length), Rc::clone(&source.read));
    let mut failure = None;
    let games = pdn::games(source.chars(&mut failure));
    let import = store.import_games(games, prise_session::now(), |import| {
        progress.at(read.get(), || format!("{} games", import.games));
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    drop(progress);
    let mut told =
        vec![format!("{} finished games, {} there already", import.records, import.duplicates)];
    if import.unknown > 0 {
        told.push(format!("{} without a known result", import.unknown));
    }
    if import.is_cancelled {
        told.push(format!("stopped after {} games", import.games));
    }
    let told = told.join("; ");
    let mut problems = first(import.problems.first.iter(), import.problems.count);
    problems.extend(first(import.notes.first.iter(), import.notes.count));
    if let Some(error) = failure {
        let what = format!("after {} games", import.games);
        return Err(error).context(what);
    }
    Ok(Brought { is_any: import.records + import.duplicates > 0, told, problems })
}

/// The first of several lines, and how many more there are.
fn first(lines: impl Iterator<Item: ToString>, count: usize) -> Vec<String> {
    let mut told: Vec<_> = lines.take(MOST_TOLD).map(|line| line.to_string()).collect();
    if count > told.len() {
        told.push(format!("and {} more", count - told.len()));
    }
    told
}
