//! A position to learn from.

use prise_draughts::{Bitboard, Color, Position, Square};

/// A calm position of a game, the score of its search and the result of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// The position.
    pub(super) position: Position,
    /// What the search thought of it, in hundredths of a man, as White sees it.
    pub(super) score: i16,
    /// How the game ended for White: 1 won, 0 drawn, -1 lost; nothing for a position that was
    /// not played on.
    pub(super) result: Option<i8>,
}

impl Sample {
    /// Stands for no result in a file.
    const NO_RESULT: i8 = 2;

    /// How many bytes a sample takes in a file.
    pub(super) const BYTES: usize = 28;

    /// The sample as it lies in a file: white pieces, black pieces and kings as sets of squares,
    /// the score, the result and the side to move.
    pub(super) fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        let sets = [
            self.position.pieces(Color::White),
            self.position.pieces(Color::Black),
            self.position.all_kings(),
        ];
        for (place, set) in bytes.chunks_exact_mut(8).zip(sets) {
            let bits =
                set.into_iter().fold(0u64, |bits, square| bits | 1 << square.point().index());
            place.copy_from_slice(&bits.to_le_bytes());
        }
        bytes[24..26].copy_from_slice(&self.score.to_le_bytes());
        bytes[26] = self.result.unwrap_or(Self::NO_RESULT) as u8;
        bytes[27] = u8::from(self.position.to_move() == Color::Black);
        bytes
    }

    /// Reads [`to_bytes`](Self::to_bytes) back; `None` if that is not what the bytes are.
    pub(super) fn from_bytes(bytes: &[u8; Self::BYTES]) -> Option<Self> {
        let (words, rest) = bytes.as_chunks::<8>();
        let set = |word: [u8; 8]| {
            let bits = u64::from_le_bytes(word);
            let squares = Square::all().filter(|square| bits >> square.point().index() & 1 == 1);
            squares.collect::<Bitboard>()
        };
        let to_move = if rest[3] == 0 { Color::White } else { Color::Black };
        let position = Position::new(set(words[0]), set(words[1]), set(words[2]), to_move).ok()?;
        let score = i16::from_le_bytes([rest[0], rest[1]]);
        let result = match rest[2] as i8 {
            result @ -1..=1 => Some(result),
            Self::NO_RESULT => None,
            _ => return None,
        };
        Some(Self { position, score, result })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_come_back_from_their_bytes() {
        for fen in ["W:W31-50:B1-20", "B:WK1,50:BK46,6,K25"] {
            for (score, result) in [(-310, Some(-1)), (0, Some(0)), (2_000, Some(1)), (7, None)] {
                let sample = Sample { position: fen.parse().unwrap(), score, result };
                assert_eq!(Sample::from_bytes(&sample.to_bytes()), Some(sample));
            }
        }
        assert_eq!(Sample::from_bytes(&[255; Sample::BYTES]), None);
    }
}
