//! Sets of squares.
//!
//! The fifty squares take 54 bits: after every second row one bit is left out. With that gap the
//! four diagonal neighbours of any square are at constant distances, 5 and 6, and a step over the
//! edge always lands in a gap or beyond the board, where no piece ever stands:
//!
//! ```text
//!      0   1   2   3   4      row 0: squares 1–5
//!    5   6   7   8   9        row 1: squares 6–10     (10 is a gap)
//!     11  12  13  14  15      row 2: squares 11–15
//!   16  17  18  19  20        row 3: squares 16–20    (21 is a gap)
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Color, Square};

/// A set of squares.
///
/// ```
/// use prise_draughts::{Bitboard, Square};
///
/// let squares: Bitboard = [31, 32].into_iter().filter_map(Square::from_number).collect();
/// assert_eq!(squares.len(), 2);
/// assert!(squares.contains(Square::from_number(32).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All fifty squares.
    pub const ALL: Self = Self(0x3F_FFFF_FFFF_FFFF & !(1 << 10 | 1 << 21 | 1 << 32 | 1 << 43));
    /// The row in which White's men are crowned: squares 1 to 5.
    pub const TOP_ROW: Self = Self(0b1_1111);
    /// The row in which Black's men are crowned: squares 46 to 50.
    pub const BOTTOM_ROW: Self = Self(0b1_1111 << 49);

    /// The row in which the men of this side are crowned.
    pub const fn promotion_row(color: Color) -> Self {
        match color {
            Color::White => Self::TOP_ROW,
            Color::Black => Self::BOTTOM_ROW,
        }
    }

    /// The set of this one square.
    pub const fn only(square: Square) -> Self {
        Self(1 << square.bit_index())
    }

    /// Whether there is no square in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.bit_index()) != 0
    }

    /// Whether the sets share a square.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with the lowest number.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_bit_index(self.0.trailing_zeros() as u8)) }
    }

    /// The set as bits, one a square by ascending number; after every second row, that is after
    /// every tenth square, a bit is left out.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these [bits](Self::bits); what is no square is left out.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }
}

/// The squares of a [`Bitboard`] by ascending number.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::only(square))
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BitAnd for Bitboard {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}
