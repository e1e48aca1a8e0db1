//! The two sides of a game that has a white and a black one.

use std::fmt;
use std::ops::Not;

use crate::{Army, Seat};

/// One of two sides. White sits at seat 0 and opens.
///
/// ```
/// use prise_game::{Color, Seat};
///
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!(Color::Black.seat(), Seat::SECOND);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Opens.
    White,
    /// Answers.
    Black,
}

impl Color {
    /// Both sides in the order of play.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

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

/// The other side.
impl Not for Color {
    type Output = Self;

    #[inline]
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
