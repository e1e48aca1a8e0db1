//! What can be wrong with a position's text.

use std::fmt;

use prise_game::Color;
use thiserror::Error;

use crate::position::FEWEST_MEN;

/// Why a text is not a position: which field is wrong and how.
///
/// ```
/// use prise_game::{Color, Game};
/// use prise_mill::{FenField, Mill, MillRules};
///
/// let text = "********/********/******** w p p 1 8 0 9 0 0 0 0 0 0 0 0 1";
/// let error = Mill::read(&MillRules::default(), text).unwrap_err();
/// assert_eq!(error.field, FenField::OnBoard(Color::White));
/// assert_eq!(error.to_string(), "White men on board: is 1, must be 0");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}: {problem}")]
pub struct FenError {
    /// The field that is wrong.
    pub field: FenField,
    /// What is wrong with it.
    pub problem: FenProblem,
}

/// A part of a position's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenField {
    /// The three rings.
    Board,
    /// The side to move.
    Side,
    /// Placing, moving or over.
    Phase,
    /// Place, move, remove or none.
    Action,
    /// How many men a side has on the board.
    OnBoard(Color),
    /// How many men a side has in hand.
    InHand(Color),
    /// How many men a side must remove.
    MustRemove(Color),
    /// Where the man came from that closed a side's last mill.
    LastMillFrom(Color),
    /// Where a side closed its last mill.
    LastMillTo(Color),
    /// The field that is always 0.
    Zero,
    /// Plies since the last placement or removal.
    Plies,
    /// The number of the move.
    MoveNumber,
    /// The marker `c:`.
    Custodian,
    /// The marker `i:`.
    Intervention,
    /// The marker `p:`.
    Removals,
    /// The marker `m:`.
    Mills,
    /// Something after the fields that is no marker.
    Extra,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board => f.write_str("board"),
            Self::Side => f.write_str("side to move"),
            Self::Phase => f.write_str("phase"),
            Self::Action => f.write_str("action"),
            Self::OnBoard(side) => write!(f, "{side} men on board"),
            Self::InHand(side) => write!(f, "{side} men in hand"),
            Self::MustRemove(side) => write!(f, "removals due to {side}"),
            Self::LastMillFrom(side) => write!(f, "last mill of {side}, from"),
            Self::LastMillTo(side) => write!(f, "last mill of {side}, to"),
            Self::Zero => f.write_str("field 15"),
            Self::Plies => f.write_str("plies since the last placement or removal"),
            Self::MoveNumber => f.write_str("move number"),
            Self::Custodian => f.write_str("marker c:"),
            Self::Intervention => f.write_str("marker i:"),
            Self::Removals => f.write_str("marker p:"),
            Self::Mills => f.write_str("marker m:"),
            Self::Extra => f.write_str("after the fields"),
        }
    }
}

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenProblem {
    /// The text ends before it.
    #[error("missing")]
    Missing,
    /// It is not written as it should be.
    #[error("'{found}' is not {expected}")]
    Malformed {
        /// What is written there, or the beginning of it.
        found: String,
        /// What should be.
        expected: &'static str,
    },
    /// The number is too small or too large.
    #[error("{found} is not between {low} and {high}")]
    OutOfRange {
        /// The number.
        found: u32,
        /// The smallest that is allowed.
        low: u32,
        /// The largest that is allowed.
        high: u32,
    },
    /// Another value follows from the rest of the text.
    #[error("is {found}, must be {expected}")]
    Mismatch {
        /// The value.
        found: String,
        /// The value that follows from the rest.
        expected: String,
    },
    /// The side has too few men for the game to go on.
    #[error("fewer than {FEWEST_MEN} men with those on board, so the game is over")]
    TooFewMen,
    /// The side to move has no legal move, so the phase must be `o`.
    #[error("the side to move has no legal move, so the game is over")]
    Blocked,
    /// The phase is `o`, but nothing in the position ends the game.
    #[error("nothing here ends the game")]
    NotOver,
    /// The marker comes twice.
    #[error("given twice")]
    Repeated,
    /// The marker is there although no removal is due.
    #[error("no removal is due")]
    NotDue,
    /// The marker names a man that cannot be taken so.
    #[error("target {square} {flaw}")]
    Target {
        /// The number of the point, from 8.
        square: u8,
        /// Why not.
        flaw: TargetFlaw,
    },
    /// No move leads to these captures.
    #[error("no move leads to these captures")]
    Unexplained,
}

/// Why a man cannot be the target that a marker says it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetFlaw {
    /// Nobody stands there.
    Empty,
    /// It belongs to the side that captures.
    Own,
    /// No move of the capturing side has just exposed it.
    NotRemovable,
}

impl fmt::Display for TargetFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "is empty",
            Self::Own => "belongs to the capturing side",
            Self::NotRemovable => "cannot be removed now",
        })
    }
}

impl FenError {
    pub(super) const fn new(field: FenField, problem: FenProblem) -> Self {
        Self { field, problem }
    }

    /// A field that is not written as it should be. Only the beginning of it is kept: the text
    /// may be anything.
    pub(super) fn malformed(field: FenField, found: &str, expected: &'static str) -> Self {
        const SHOWN: usize = 32;
        let mut shown: String = found.chars().take(SHOWN).flat_map(char::escape_debug).collect();
        if found.chars().nth(SHOWN).is_some() {
            shown.push('…');
        }
        Self::new(field, FenProblem::Malformed { found: shown, expected })
    }

    pub(super) fn mismatch(
        field: FenField,
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Self {
        let (found, expected) = (found.to_string(), expected.to_string());
        Self::new(field, FenProblem::Mismatch { found, expected })
    }
}
