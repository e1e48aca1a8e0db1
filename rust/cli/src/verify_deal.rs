//! `prise verify-deal`: whether a proof of a fair deal is one.

use std::fs::File;
use std::io::{Read, stdin};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use prise_darkchess::{Contribution, Proof};

use crate::output::tell;

/// No proof is larger by far.
const MOST_BYTES: u64 = 64 * 1024;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The proof, as app and terminal save and share it; - for standard input
    file: PathBuf,
}

/// Checks a proof and says in words what fits.
///
/// # Errors
/// If the file cannot be read or is no proof.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let name = args.file.display();
    let text = read(&args.file).with_context(|| name.to_string())?;
    let proof: Proof = text.parse().with_context(|| format!("{name} is no proof of a deal"))?;
    let (said, code) = match proof.verify() {
        Ok(()) => (fair(&proof), ExitCode::SUCCESS),
        Err(why) => (format!("NOT FAIR: {why}."), ExitCode::FAILURE),
    };
    tell(said)?;
    Ok(code)
}

fn read(file: &std::path::Path) -> Result<String> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES + 1;
    if file.as_os_str() == "-" {
        stdin().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 > MOST_BYTES {
        bail!("too large for a proof of a deal");
    }
    String::from_utf8(bytes).context("not a text in UTF-8")
}

/// What a proof that fits shows, and what it leaves to the player.
fn fair(proof: &Proof) -> String {
    let mut lines = vec![format!("A deal of {}.", proof.game())];
    match proof.contribution() {
        Some(mix) => {
            lines.push("ok  The app's secret is the one that was promised.".to_owned());
            lines.push(format!("ok  The seed is made of it and of {}.", mixed(mix)));
        }
        None => lines.push("ok  The seed is the one that was promised.".to_owned()),
    }
    lines.push("ok  The pieces lay as the seed shuffles them.".to_owned());
    lines.push(String::new());
    if proof.contribution().is_some_and(|mix| !mix.is_empty()) {
        lines.push("The shuffle was fair: nobody chose how the pieces lay.".to_owned());
    } else {
        lines.push("The shuffle was not changed after the promise.".to_owned());
        lines.push("But the players mixed nothing in: the app shuffled alone.".to_owned());
    }
    lines.push("Two things only you can tell:".to_owned());
    let promise = proof.short_commitment();
    lines.push(format!("  Was this promised before the game?  {promise}"));
    lines.push(format!("  Did the pieces turn up like this?   {}", proof.deal()));
    lines.join("\n")
}

fn mixed(mix: &Contribution) -> String {
    let taps = match mix.taps().len() {
        0 => None,
        1 => Some("1 tap".to_owned()),
        taps => Some(format!("{taps} taps")),
    };
    // Words hold nothing that a terminal would obey: reading them has seen to it.
    let words = (!mix.words().is_empty()).then(|| format!("the words \"{}\"", mix.words()));
    let parts: Vec<_> = taps.into_iter().chain(words).collect();
    if parts.is_empty() { "nothing else".to_owned() } else { parts.join(" and ") }
}
