//! The four diagonals.

#![allow(
    clippy::inline_always,
    reason = "each function is a few instructions in the generator's inner loop"
)]

use crate::Bitboard;

/// A diagonal direction, seen by White: up is towards square 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

use Direction::{DownLeft, DownRight, UpLeft, UpRight};

impl Direction {
    pub(crate) const ALL: [Self; 4] = [UpLeft, UpRight, DownLeft, DownRight];

    /// The two directions at right angles to this one.
    pub(crate) const fn across(self) -> [Self; 2] {
        match self {
            UpLeft | DownRight => [UpRight, DownLeft],
            UpRight | DownLeft => [UpLeft, DownRight],
        }
    }

    const fn is_up(self) -> bool {
        matches!(self, UpLeft | UpRight)
    }

    /// Moves every square of the set by one. What leaves the board falls into a gap, so the
    /// result is only meaningful after it is intersected with squares of the board.
    #[inline(always)]
    pub(crate) const fn step(self, squares: u64) -> u64 {
        match self {
            UpLeft => squares >> 6,
            UpRight => squares >> 5,
            DownLeft => squares << 5,
            DownRight => squares << 6,
        }
    }

    /// The inverse of [`step`](Self::step).
    #[inline(always)]
    pub(crate) const fn back(self, squares: u64) -> u64 {
        match self {
            UpLeft => squares << 6,
            UpRight => squares << 5,
            DownLeft => squares >> 5,
            DownRight => squares >> 6,
        }
    }

    /// All squares beyond the one with this bit index, up to the edge.
    #[inline(always)]
    pub(crate) fn ray(self, bit: u32) -> u64 {
        RAYS[self as usize][bit as usize]
    }

    /// The bit index of the nearest of `squares`, which lie on a ray in this direction.
    #[inline(always)]
    pub(crate) const fn nearest(self, squares: u64) -> u32 {
        if self.is_up() { squares.leading_zeros() ^ 63 } else { squares.trailing_zeros() }
    }

    /// The squares that a piece with this bit index can slide to, up to the first one that is
    /// occupied.
    #[inline(always)]
    pub(crate) fn slide(self, bit: u32, occupied: u64) -> u64 {
        let ray = self.ray(bit);
        let blockers = ray & occupied;
        if blockers == 0 { ray } else { ray & !self.ray(self.nearest(blockers)) & !blockers }
    }
}

static RAYS: [[u64; 54]; 4] = {
    let mut rays = [[0; 54]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut bit = 0;
        while bit < 54 {
            let mut at = 1 << bit & Bitboard::ALL.bits();
            while at != 0 {
                at = Direction::ALL[direction].step(at) & Bitboard::ALL.bits();
                rays[direction][bit] |= at;
            }
            bit += 1;
        }
        direction += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    fn squares(bits: u64) -> Vec<u8> {
        Bitboard::from_bits(bits).into_iter().map(Square::number).collect()
    }

    fn bit(number: u8) -> u32 {
        u32::from(Square::from_number(number).unwrap().bit_index())
    }

    #[test]
    fn the_long_diagonal_has_ten_squares() {
        assert_eq!(squares(UpRight.ray(bit(46))), [5, 10, 14, 19, 23, 28, 32, 37, 41]);
        assert_eq!(squares(DownLeft.ray(bit(5))), [10, 14, 19, 23, 28, 32, 37, 41, 46]);
    }

    #[test]
    fn steps_agree_with_rows_and_columns() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let (dy, dx) = match direction {
                    UpLeft => (-1, -1),
                    UpRight => (-1, 1),
                    DownLeft => (1, -1),
                    DownRight => (1, 1),
                };
                let (row, column) = (square.row() as i8 + dy, square.column() as i8 + dx);
                let expected: Vec<u8> = Square::all()
                    .filter(|s| s.row() as i8 == row && s.column() as i8 == column)
                    .map(Square::number)
                    .collect();
                let from = Bitboard::only(square).bits();
                let to = direction.step(from) & Bitboard::ALL.bits();
                assert_eq!(squares(to), expected, "{square} {direction:?}");
                if to != 0 {
                    assert_eq!(direction.back(to), from);
                }
            }
        }
    }

    #[test]
    fn slides_stop_before_the_first_piece() {
        let occupied: Bitboard = [14, 41].into_iter().filter_map(Square::from_number).collect();
        assert_eq!(squares(UpRight.slide(bit(32), occupied.bits())), [19, 23, 28]);
        assert_eq!(squares(DownLeft.slide(bit(32), occupied.bits())), [37]);
        assert_eq!(squares(DownLeft.slide(bit(37), occupied.bits())), [] as [u8; 0]);
    }
}
