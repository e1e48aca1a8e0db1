//! One puzzle, whatever the game.

use super::{Aim, Themes};

/// A position and how it is solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The rules, `NAME=VALUE,…`; empty for the game's own.
    pub rules: String,
    /// The position, in the game's own notation. What lies face-down is named in the order of the
    /// letters, which says nothing of where it lies: whoever solves the puzzle deals it anew.
    pub position: String,
    /// The solution with the best defence, in the game's own notation. Whose move each is follows
    /// from the game. It begins and ends with a move of the solver's.
    pub line: Vec<String>,
    /// What is asked for.
    pub aim: Aim,
    /// What it is about.
    pub themes: Themes,
    /// How hard it is, as a rating: who has the same rating solves it every other time.
    pub difficulty: u16,
}

impl Puzzle {
    /// The number by which results are kept. It depends on rules and position alone, so that a
    /// puzzle keeps it when the set around it grows, or its difficulty is estimated anew.
    pub fn id(&self) -> u32 {
        // FNV-1a.
        let bytes = self.rules.bytes().chain([b'|']).chain(self.position.bytes());
        bytes.fold(0x811C_9DC5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}
