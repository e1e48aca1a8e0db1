//! `prise export` and `prise import`: the saved games, out and in.

use std::path::PathBuf;

use anyhow::{Context, Result};
use prise_store::Store;

use crate::output::{tell, warn};
use crate::play::{open_store, today};
use crate::replay::read;

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
    let text = if args.pdn { store.export_pdn()? } else { store.export(today())? };
    Ok(tell(text.trim_end())?)
}

/// Adds the games of files to the saved ones, and tells what could not be read.
pub(crate) fn import(args: &ImportArgs) -> Result<()> {
    let store = open_store()?;
    for path in &args.files {
        let name = path.display().to_string();
        let text = read(path).with_context(|| name.clone())?;
        let is_export = text.trim_start_matches('\u{feff}').trim_start().starts_with('{');
        let (told, problems) = if is_export {
            import_export(&store, &text).with_context(|| name.clone())?
        } else {
            import_pdn(&store, &text).with_context(|| name.clone())?
        };
        tell(format_args!("{name}: {told}"))?;
        for problem in problems {
            warn(format_args!("{name}: {problem}"));
        }
    }
    Ok(())
}

fn import_export(store: &Store, text: &str) -> Result<(String, Vec<String>)> {
    let report = store.import(text)?;
    let told = format!(
        "{} finished games, {} in progress, {} there already",
        report.records, report.matches, report.duplicates
    );
    Ok((told, report.problems.iter().map(ToString::to_string).collect()))
}

fn import_pdn(store: &Store, text: &str) -> Result<(String, Vec<String>)> {
    let import = store.import_pdn(text, today())?;
    let told =
        format!("{} finished games, {} in progress", import.records.len(), import.matches.len());
    let problems = import.problems.iter().map(|problem| {
        let line = problem.line.map(|line| format!(", line {line}")).unwrap_or_default();
        format!("game {}{line}: {}", problem.game, problem.why)
    });
    Ok((told, problems.collect()))
}
