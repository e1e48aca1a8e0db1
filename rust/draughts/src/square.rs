//! The fifty dark squares.

use std::fmt;

use prise_game::Point;

/// One of the fifty squares that are played on.
///
/// The numbers are those of the FMJD: seen by White, 1 to 5 stand along the top row from left to
/// right, 5 in the upper-right corner, and 46 in the lower-left one (ruling D1).
///
/// ```
/// use prise_draughts::Square;
///
/// let corner = Square::from_number(46).unwrap();
/// assert_eq!((corner.row(), corner.column()), (9, 0));
/// assert_eq!(Square::from_number(51), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The index of the square's bit in a [`Bitboard`](crate::Bitboard). It ascends with the
    /// number, but after every second row one index is left out.
    bit: u8,
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 50;

    /// The square with this number, from 1 to 50.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::COUNT {
            Some(Self { bit: number - 1 + (number - 1) / 10 })
        } else {
            None
        }
    }

    /// The number of this square, from 1 to 50.
    pub const fn number(self) -> u8 {
        self.bit - self.bit / 11 + 1
    }

    /// The row, from 0 at the top (Black's side) to 9.
    pub const fn row(self) -> u8 {
        (self.number() - 1) / 5
    }

    /// The column, from 0 at White's left to 9.
    pub const fn column(self) -> u8 {
        let odd_row = self.row() % 2;
        (self.number() - 1) % 5 * 2 + 1 - odd_row
    }

    /// All squares by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::COUNT as u8).filter_map(Self::from_number)
    }

    pub(crate) const fn bit_index(self) -> u8 {
        self.bit
    }

    pub(crate) const fn from_bit_index(bit: u8) -> Self {
        debug_assert!(bit % 11 != 10 && bit < 54, "the bits between the rows have no square");
        Self { bit }
    }

    pub(crate) const fn from_point(point: Point) -> Option<Self> {
        Self::from_number(point.index() as u8 + 1)
    }

    /// The point of this square: its number less one.
    pub const fn point(self) -> Point {
        Point::new(self.number() - 1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
