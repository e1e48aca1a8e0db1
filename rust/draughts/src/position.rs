//! The pieces on the board and whose turn it is.

use crate::{Bitboard, Color, Move, Square, zobrist};

/// Where the pieces stand and who is to move.
///
/// Forty bytes, `Copy`, with its 64-bit key kept up to date by every move. How the game came here
/// (repetitions, draw counters) is kept by [`Draughts`](crate::Draughts).
///
/// ```
/// use prise_draughts::Position;
///
/// let position = Position::start();
/// assert_eq!(position.legal_moves().len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    sides: [Bitboard; 2],
    kings: Bitboard,
    key: u64,
    to_move: Color,
}

/// Pieces that cannot stand on one board together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// White and Black are on the same square.
    #[error("square {0} holds both a white and a black piece")]
    Overlap(Square),
    /// A side has more pieces than it starts with.
    #[error("{color} has {count} pieces, more than {max}", max = Position::MAX_PIECES)]
    TooMany {
        /// The side.
        color: Color,
        /// How many pieces it has.
        count: u32,
    },
}

impl Position {
    /// How many pieces a side starts with, and so the most it can ever have.
    pub const MAX_PIECES: u32 = 20;

    /// The start of the game: Black on 1 to 20, White on 31 to 50, White to move.
    pub fn start() -> Self {
        let rows = |numbers: std::ops::RangeInclusive<u8>| {
            Square::all().filter(|square| numbers.contains(&square.number())).collect()
        };
        Self::assemble([rows(31..=50), rows(1..=20)], Bitboard::EMPTY, Color::White)
    }

    /// A position made of each side's pieces, those of them that are kings, and the side to move.
    ///
    /// A man on the row where it would be crowned is accepted and stays a man: no game leads
    /// there, but composers draw such boards.
    ///
    /// # Errors
    /// If the sides overlap, or one has more than twenty pieces.
    pub fn new(
        white: Bitboard,
        black: Bitboard,
        kings: Bitboard,
        to_move: Color,
    ) -> Result<Self, SetupError> {
        if let Some(square) = (white & black).first() {
            return Err(SetupError::Overlap(square));
        }
        for (color, side) in Color::BOTH.into_iter().zip([white, black]) {
            if side.len() > Self::MAX_PIECES {
                return Err(SetupError::TooMany { color, count: side.len() });
            }
        }
        Ok(Self::assemble([white, black], kings & (white | black), to_move))
    }

    fn assemble(sides: [Bitboard; 2], kings: Bitboard, to_move: Color) -> Self {
        let mut position = Self { sides, kings, key: 0, to_move };
        position.key = position.computed_key();
        position
    }

    /// The side to move.
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// All pieces of a side.
    pub const fn pieces(&self, color: Color) -> Bitboard {
        self.sides[color.index()]
    }

    /// The men of a side.
    pub fn men(&self, color: Color) -> Bitboard {
        self.pieces(color) & !self.kings
    }

    /// The kings of a side.
    pub fn kings(&self, color: Color) -> Bitboard {
        self.pieces(color) & self.kings
    }

    /// The kings of both sides.
    pub const fn all_kings(&self) -> Bitboard {
        self.kings
    }

    /// Every square with a piece on it.
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// The key of this position: equal positions have equal keys, and other positions almost
    /// always another one.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key worked out from the pieces: what [`key`](Self::key) must always equal.
    pub fn computed_key(&self) -> u64 {
        let side = match self.to_move {
            Color::White => 0,
            Color::Black => zobrist::BLACK_TO_MOVE,
        };
        Color::BOTH.into_iter().fold(side, |key, color| {
            key ^ zobrist::pieces(color, false, self.men(color))
                ^ zobrist::pieces(color, true, self.kings(color))
        })
    }

    /// The position after a legal move. With any other move the result is unspecified.
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move) -> Self {
        let us = self.to_move;
        let (from, to) = (Bitboard::only(mv.from()), Bitboard::only(mv.to()));
        let was_king = self.kings.intersects(from);
        let is_king = was_king || to.intersects(Bitboard::promotion_row(us));
        // Not an exclusive-or with both: a circular capture starts and ends on one square.
        let ours = self.pieces(us) & !from | to;
        let mut theirs = self.pieces(!us);
        let mut kings = self.kings & !from | if is_king { to } else { Bitboard::EMPTY };
        let mut key = self.key
            ^ zobrist::BLACK_TO_MOVE
            ^ zobrist::piece(us, was_king, mv.from())
            ^ zobrist::piece(us, is_king, mv.to());
        if mv.is_capture() {
            let taken = mv.captured();
            key ^= zobrist::pieces(!us, false, taken & !kings)
                ^ zobrist::pieces(!us, true, taken & kings);
            theirs &= !taken;
            kings &= !taken;
        }
        let sides = match us {
            Color::White => [ours, theirs],
            Color::Black => [theirs, ours],
        };
        Self { sides, kings, key, to_move: !us }
    }

    /// Plays a legal move. With any other move the position that results is unspecified.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        *self = self.after(mv);
    }
}
