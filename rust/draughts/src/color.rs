//! The two sides.

use std::fmt;
use std::ops::Not;

use prise_game::{Army, Seat};

use crate::Bitboard;

/// One of the two sides. White sits at seat 0, starts on squares 31 to 50 and moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    /// Moves first, towards square 1.
    White,
    /// Moves towards square 50.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// White is 0, Black is 1.
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

    /// The row in which this side's men are crowned.
    pub const fn promotion_row(self) -> Bitboard {
        match self {
            Self::White => Bitboard::TOP_ROW,
            Self::Black => Bitboard::BOTTOM_ROW,
        }
    }

    /// `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}

/// The other side.
impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
