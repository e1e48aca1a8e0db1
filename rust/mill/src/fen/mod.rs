//! Positions as text.
//!
//! The FEN has 17 fields, and after them the markers `c:`, `i:`, `p:` and `m:` while a removal is
//! due. [`read()`] works in three steps: [`syntax`] cuts the text into typed fields, [`consistency`]
//! compares the fields with each other and with the rules, and [`explain`] finds the move that
//! made the marked captures due. What none of them objects to is a position that [`write()`] writes
//! back in the same words. In the plain form without markers the removals that are due are taken
//! to be those of mills.
//!
//! Taken at their word is what no rule looks at (the move number and the last mills), and what
//! composed positions may set up freely: the men in hand, which need not be level.

mod consistency;
mod error;
mod explain;
mod syntax;
mod write;

pub use error::{FenError, FenField, FenProblem, TargetFlaw};
pub(crate) use write::write;

use crate::position::Position;
use crate::rules::MillRules;

/// A point's number in the text is eight more than its number in the program.
const FIRST_SQUARE: u8 = 8;
const LAST_SQUARE: u8 = 31;

/// The position that a text describes, and whether it is drawn by repetition.
pub(crate) fn read(rules: MillRules, text: &str) -> Result<(Position, bool), FenError> {
    let fields = syntax::Fields::parse(text)?;
    consistency::check(rules, &fields)
}
