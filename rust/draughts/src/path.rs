//! The way a capture takes over the board.
//!
//! A [`Move`] keeps only what decides its result. When somebody has to see it, or writes a move
//! by its landing squares, the way is walked again here: the same rules as in the generator, but
//! only over the pieces that the move captures.

use crate::direction::Direction;
use crate::{Bitboard, Move, Position, Square};

/// One jump: the piece that is jumped and the square behind it on which the jump ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Jump {
    /// The piece that is jumped.
    pub over: Square,
    /// Where the jump ends.
    pub to: Square,
}

impl Position {
    /// The jumps of a legal capture, in order; nothing for a quiet move.
    ///
    /// Where one move can be walked in several ways, this is the one whose landing squares come
    /// first in ascending order.
    ///
    /// ```
    /// use prise_draughts::Position;
    ///
    /// let position: Position = "W:WK4:B13,20,32,37".parse()?;
    /// let landings = position.legal_moves().into_iter().map(|mv| {
    ///     position.path(mv).into_iter().map(|jump| jump.to.number()).collect::<Vec<_>>()
    /// });
    /// assert_eq!(landings.collect::<Vec<_>>(), [[27, 38, 15], [31, 42, 15]]);
    /// # Ok::<(), prise_draughts::FenError>(())
    /// ```
    pub fn path(&self, mv: Move) -> Vec<Jump> {
        self.path_through(mv, &[mv.to()]).unwrap_or_default()
    }

    /// The jumps of a legal capture that lands on all of these squares in this order, among
    /// others perhaps; the last of them has to be where it ends.
    pub(crate) fn path_through(&self, mv: Move, landings: &[Square]) -> Option<Vec<Jump>> {
        let from = Bitboard::only(mv.from());
        let walk = Walk {
            mv,
            is_king: self.all_kings().intersects(from),
            occupied: (self.occupied() & !from).bits(),
        };
        let mut jumps = Vec::with_capacity(mv.captured().len() as usize);
        walk.on(mv.from(), mv.captured(), landings, &mut jumps).then_some(jumps)
    }
}

struct Walk {
    mv: Move,
    is_king: bool,
    occupied: u64,
}

impl Walk {
    /// Walks on from the square `at` with the pieces `left` still to be jumped, adding to `jumps`.
    /// Tells whether the end was reached; if not, `jumps` is as it was.
    fn on(&self, at: Square, left: Bitboard, landings: &[Square], jumps: &mut Vec<Jump>) -> bool {
        if left.is_empty() {
            return at == self.mv.to() && landings.is_empty();
        }
        self.jumps_from(at, left).into_iter().any(|jump| {
            let landings = match landings.split_first() {
                // The last landing is the end: it may not be used up before.
                Some((next, rest)) if *next == jump.to && (!rest.is_empty() || left.len() == 1) => {
                    rest
                }
                _ => landings,
            };
            jumps.push(jump);
            let done = self.on(jump.to, left & !Bitboard::only(jump.over), landings, jumps);
            if !done {
                jumps.pop();
            }
            done
        })
    }

    /// Every single jump from the square `at` over one of `left`, by ascending landing square.
    fn jumps_from(&self, at: Square, left: Bitboard) -> Vec<Jump> {
        let mut found = Vec::new();
        for direction in Direction::ALL {
            let ahead = direction.ray(u32::from(at.bit_index())) & self.occupied;
            if ahead == 0 {
                continue;
            }
            let over = Square::from_bit_index(direction.nearest(ahead) as u8);
            let (mut landings, adjacent) = (
                direction.slide(u32::from(over.bit_index()), self.occupied),
                direction.step(Bitboard::only(at).bits()) == Bitboard::only(over).bits(),
            );
            if !self.is_king {
                landings &= direction.step(Bitboard::only(over).bits());
            }
            if left.contains(over) && (self.is_king || adjacent) {
                found.extend(Bitboard::from_bits(landings).into_iter().map(|to| Jump { over, to }));
            }
        }
        found.sort_by_key(|jump| jump.to);
        found
    }
}
