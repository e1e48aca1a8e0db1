//! What the rules demand of the player to move.

use prise_game::MoveKind;
use prise_session::LegalMoves;

/// What the rules demand of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Demand {
    /// Any legal move.
    Nothing,
    /// To capture at least this many pieces.
    Capture(usize),
    /// To take an enemy piece off the board.
    Remove,
}

impl Demand {
    /// What all legal moves have in common.
    pub(crate) fn of(legal: &LegalMoves) -> Self {
        match legal.must_capture() {
            0 if legal.are_all(MoveKind::Remove) => Self::Remove,
            0 => Self::Nothing,
            count => Self::Capture(count),
        }
    }
}
