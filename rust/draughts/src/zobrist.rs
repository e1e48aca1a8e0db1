//! The random numbers behind a position's key.
//!
//! A key is the exclusive-or of one number for each piece (by side, kind and square) and one for
//! the side to move, so a move changes it by a handful of operations. The numbers are fixed:
//! the same position has the same key on every machine and in every version.

use prise_game::SplitMix64;

use crate::{Bitboard, Color, Square};

const BITS: usize = 54;

/// By side, then by kind (man, king), then by bit index.
static PIECES: [[[u64; BITS]; 2]; 2] = {
    let mut numbers = SplitMix64::new(0x5052_4953_4531_3030);
    [[numbers.draw(), numbers.draw()], [numbers.draw(), numbers.draw()]]
};

/// Part of the key when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = SplitMix64::new(0x5052_4953_4531_3031).next();

/// The part of the key that one piece contributes.
pub(crate) fn piece(color: Color, king: bool, square: Square) -> u64 {
    PIECES[color.index()][usize::from(king)][square.bit_index() as usize]
}

/// The part of the key that several pieces of one kind contribute.
pub(crate) fn pieces(color: Color, king: bool, squares: Bitboard) -> u64 {
    squares.into_iter().fold(0, |key, square| key ^ piece(color, king, square))
}
