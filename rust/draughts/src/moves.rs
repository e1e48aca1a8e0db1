//! One move.

use crate::{Bitboard, Square};

/// A move: where the piece starts, where it ends, and what it captures.
///
/// That is all that decides the position after it, so two ways of jumping the same pieces between
/// the same squares are one move. The squares on which a capture lands in between are found by
/// [`Position::path`](crate::Position::path).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    captured: Bitboard,
    from: Square,
    to: Square,
}

impl Move {
    pub(crate) const fn new(from: Square, to: Square, captured: Bitboard) -> Self {
        Self { captured, from, to }
    }

    /// Where the piece starts.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it ends: its own square after a circular capture.
    pub const fn to(self) -> Square {
        self.to
    }

    /// The pieces that it captures.
    pub const fn captured(self) -> Bitboard {
        self.captured
    }

    /// Whether it captures anything.
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}
