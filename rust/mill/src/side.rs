//! The two players.

use std::fmt;

use prise_game::{Army, Seat};

/// One of the two players. White opens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The player who opens: seat 0, `w` and `O` in the FEN.
    White,
    /// The player who answers: seat 1, `b` and `@` in the FEN.
    Black,
}

impl Side {
    /// Both players in the order of play.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The place of this side in arrays: 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of this side.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The army of this side.
    pub const fn army(self) -> Army {
        Army::new(self as u8)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}
