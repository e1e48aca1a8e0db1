//! The proof of a fair shuffle, after the game.

use prise_darkchess::{Contribution, Origin, Proof};

use super::Model;

/// A proof on its way to the disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProofFile {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Model {
    pub(super) fn save_proof(&mut self) {
        self.proof_to_save = self.proof.as_ref().map(|proof| ProofFile {
            name: format!("prise-deal-{}.txt", &proof.commitment()[..8]),
            text: proof.to_file(),
        });
    }

    /// The proof that the player wants to be saved, once.
    pub(crate) fn take_proof_to_save(&mut self) -> Option<ProofFile> {
        self.proof_to_save.take()
    }
}

/// A proof in lines that fit a screen. The rest is in the file.
pub(super) fn sheet(proof: &Proof) -> Vec<String> {
    let verdict = match proof.verify() {
        Ok(()) if proof.contribution().is_some_and(|mix| !mix.is_empty()) => {
            "The shuffle was fair: you and the computer made it together.".to_owned()
        }
        Ok(()) => "Nothing was changed after the promise; the computer shuffled alone.".to_owned(),
        Err(why) => format!("The shuffle was NOT fair: {why}."),
    };
    let mut lines = vec![verdict, String::new(), "Promised before the game:".to_owned()];
    lines.push(format!("  {}", proof.commitment()));
    if let Origin::Mixed(shuffle) = proof.origin() {
        lines.push("The computer's secret:".to_owned());
        lines.push(format!("  {}", shuffle.secret().reveal()));
        lines.push(mixed(shuffle.contribution()));
    }
    lines.push("The seed of the shuffle:".to_owned());
    lines.push(format!("  {}", proof.seed().reveal()));
    lines.push("How the pieces lay, row by row:".to_owned());
    lines.push(format!("  {}", proof.deal()));
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
