//! The proof of a fair shuffle, after the game.

use prise_darkchess::{Contribution, Origin, Proof};

/// A proof in lines that fit a screen. The rest is in the file.
pub(super) fn sheet(proof: &Proof) -> Vec<String> {
    let verdict = match proof.verify() {
        Ok(()) if proof.contribution().is_some_and(|mix| !mix.is_empty()) => {
            "The shuffle was fair: you and the computer made it together.".to_owned()
        }
        Ok(()) => "Nothing was changed after the promise; the computer shuffled alone.".to_owned(),
        Err(why) => format!("The shuffle was NOT fair: {why}."),
    };
    let told = |what: &str, text: &str| [what.to_owned(), format!("  {text}")];
    let mut lines = vec![verdict, String::new()];
    lines.extend(told("Promised before the game:", &proof.commitment()));
    if let Origin::Mixed(shuffle) = proof.origin() {
        lines.extend(told("The computer's secret:", &shuffle.secret().reveal()));
        lines.push(mixed(shuffle.contribution()));
    }
    lines.extend(told("The seed of the shuffle:", &proof.seed().reveal()));
    lines.extend(told("How the pieces lay, row by row:", proof.deal()));
    if let Some((command, _)) = proof.commands().first() {
        lines.extend([String::new(), "To check the promise in a shell:".to_owned()]);
        lines.push(command.clone());
    }
    lines
}

fn mixed(mix: &Contribution) -> String {
    let words = (!mix.words().is_empty()).then(|| {
        let start: String = mix.words().chars().take(40).collect();
        let more = if mix.words().chars().count() > 40 { "…" } else { "" };
        format!("\"{start}{more}\"")
    });
    let clicks = (!mix.taps().is_empty()).then(|| format!("{} clicks", mix.taps().len()));
    let parts: Vec<_> = words.into_iter().chain(clicks).collect();
    let parts = if parts.is_empty() { "nothing".to_owned() } else { parts.join(" and ") };
    format!("You mixed in: {parts}")
}
