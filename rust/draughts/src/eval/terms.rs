//! What the evaluation looks at besides the regions.

use crate::direction::Direction;
use crate::{Bitboard, Color, Position};

/// How many terms there are.
pub const TERMS: usize = FIRST_KING_SQUARE + KING_SQUARES;

/// How many pieces there are at the start: the opening weights count in full with so many.
pub const FULL_BOARD: i32 = 40;

const MEN: usize = 0;
const FIRST_KING: usize = 1;
const MORE_KINGS: usize = 2;
const KING_MOBILITY: usize = 3;
const TURN: usize = 4;
const BALANCE: usize = 5;
const MEN_AGAINST_KING: usize = 6;
const FIRST_KING_SQUARE: usize = 7;
const KING_SQUARES: usize = 50;

/// Calls `count` with every term that is not zero: its index and its value, White's less Black's.
#[inline]
pub fn each(position: &Position, mut count: impl FnMut(usize, i32)) {
    let [white, black] = Color::BOTH.map(|color| position.men(color));
    count(MEN, white.len() as i32 - black.len() as i32);
    count(TURN, if position.to_move() == Color::White { 1 } else { -1 });
    count(BALANCE, skew(black) - skew(white));
    if position.all_kings().is_empty() {
        return;
    }
    for (color, sign) in Color::BOTH.into_iter().zip([1, -1]) {
        let kings = position.kings(color);
        if kings.is_empty() {
            // Men alone against a king.
            count(MEN_AGAINST_KING, sign * position.men(color).len() as i32);
            continue;
        }
        count(FIRST_KING, sign);
        count(MORE_KINGS, sign * (kings.len() as i32 - 1));
        let occupied = position.occupied().bits();
        let mut mobility = 0;
        for square in kings {
            let slides = Direction::ALL.into_iter().map(|direction| {
                direction.slide(square.bit_index().into(), occupied).count_ones() as i32
            });
            mobility += slides.sum::<i32>();
            let seen_by_owner = match color {
                Color::White => square.point().index(),
                Color::Black => KING_SQUARES - 1 - square.point().index(),
            };
            count(FIRST_KING_SQUARE + seen_by_owner, sign);
        }
        count(KING_MOBILITY, sign * mobility);
    }
}

/// By how many more men stand on one wing than on the other.
#[inline]
fn skew(men: Bitboard) -> i32 {
    (men & LEFT).len().abs_diff((men & RIGHT).len()) as i32
}

const LEFT: Bitboard = wing(0);
const RIGHT: Bitboard = wing(3);

/// The squares whose place in their row, of five, is `first` or the one after.
const fn wing(first: usize) -> Bitboard {
    let mut bits = 0;
    let mut row = 0;
    while row < 10 {
        bits |= 0b11 << (5 * row + row / 2 + first);
        row += 1;
    }
    Bitboard::from_bits(bits)
}
