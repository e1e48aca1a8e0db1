//! The random numbers behind a position's key.
//!
//! A key is the exclusive-or of one number for each piece (by side, kind and square) and one for
//! the side to move, so a move changes it by a handful of operations. The numbers are fixed:
//! the same position has the same key on every machine and in every version.

use crate::{Bitboard, Color, Square};

const BITS: usize = 54;

const fn splitmix64(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}

/// By side, then by kind (man, king), then by bit index.
static PIECES: [[[u64; BITS]; 2]; 2] = {
    let mut table = [[[0; BITS]; 2]; 2];
    let mut state = 0x5052_4953_4531_3030;
    let mut index = 0;
    while index < 4 * BITS {
        let (next, value) = splitmix64(state);
        state = next;
        table[index / BITS / 2][index / BITS % 2][index % BITS] = value;
        index += 1;
    }
    table
};

/// Part of the key when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = splitmix64(0x5052_4953_4531_3031).1;

/// The part of the key that one piece contributes.
pub(crate) fn piece(color: Color, king: bool, square: Square) -> u64 {
    PIECES[color.index()][usize::from(king)][square.bit_index() as usize]
}

/// The part of the key that several pieces of one kind contribute.
pub(crate) fn pieces(color: Color, king: bool, squares: Bitboard) -> u64 {
    squares.into_iter().fold(0, |key, square| key ^ piece(color, king, square))
}
