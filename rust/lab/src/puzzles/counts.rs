//! What happened to every candidate.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a candidate is no puzzle, or how far it came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
pub(super) enum Stage {
    /// Positions that were looked at.
    Position,
    /// Positions whose solution anybody sees.
    Obvious,
    /// Positions in which one move looked much better than all others.
    Candidate,
    /// The proof found a second move, or that the first is not good enough.
    NotProved,
    /// A plain recapture, or the only capture.
    Trivial,
    /// Nothing is on the board at the end of the line, and the end of the game is not in sight.
    Undecided,
    /// One move and all is over, or a save that anybody finds.
    Dull,
    /// The computer player, who searches otherwise, would play something else.
    Disputed,
    /// Proved.
    Proved,
    /// Nearly the same as another.
    NearDuplicate,
    /// More of a pattern than a set needs.
    Crowded,
    /// Put into the set.
    Kept,
}

/// How many of each.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(transparent)]
pub(super) struct Counts(BTreeMap<Stage, u64>);

impl Counts {
    pub(super) fn add(&mut self, stage: Stage) {
        *self.0.entry(stage).or_default() += 1;
    }

    pub(super) fn get(&self, stage: Stage) -> u64 {
        self.0.get(&stage).copied().unwrap_or(0)
    }

    pub(super) fn extend(&mut self, other: &Self) {
        for (stage, count) in &other.0 {
            *self.0.entry(*stage).or_default() += count;
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> =
            self.0.iter().map(|(stage, count)| format!("{stage:?} {count}")).collect();
        f.write_str(&parts.join(", "))
    }
}
