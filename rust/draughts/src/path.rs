//! The ways a capture takes over the board.
//!
//! A [`Move`] keeps only what decides its result. When somebody has to see it, or enters a move
//! by its landing squares, the way is walked again: the jumps that are possible are found here,
//! by the same rules as in the generator but only over the pieces that the move captures, and
//! [`Routes`] puts them together.

use prise_game::{Jump as AnyJump, Point, Routes};

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
    /// first in ascending order, but for a piece that is followed by another in the same
    /// direction: there PDN names the square right behind it.
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
        let mut jumps = self.path_through(mv, &[]).unwrap_or_default();
        for index in 1..jumps.len() {
            let (Jump { over, to }, next) = (jumps[index - 1], jumps[index].over);
            let over = u32::from(over.bit_index());
            let runs_through = |direction: &Direction| {
                let ray = Bitboard::from_bits(direction.ray(over));
                ray.contains(to) && ray.contains(next)
            };
            if let Some(direction) = Direction::ALL.into_iter().find(runs_through) {
                let behind = Bitboard::from_bits(direction.step(1 << over));
                jumps[index - 1].to = behind.first().unwrap_or(to);
            }
        }
        jumps
    }

    /// The jumps of a legal capture that lands on all of these squares in this order, among
    /// others perhaps.
    pub(crate) fn path_through(&self, mv: Move, landings: &[Square]) -> Option<Vec<Jump>> {
        let landings: Vec<_> = landings.iter().map(|square| square.point()).collect();
        let (captured, jumps) = (captured(mv), self.jumps(mv));
        let route = routes(mv, &captured, &jumps).first(&landings)?;
        let jump = |jump: AnyJump| {
            let [over, to] = [jump.over, jump.to].map(Square::from_point);
            Some(Jump { over: over?, to: to? })
        };
        route.into_iter().map(jump).collect()
    }

    /// Every jump on some way of walking a legal capture.
    pub(crate) fn jumps_in_use(&self, mv: Move) -> Vec<AnyJump> {
        routes(mv, &captured(mv), &self.jumps(mv)).jumps_in_use()
    }

    /// Every jump over a captured piece from a square that can be come to by such jumps.
    fn jumps(&self, mv: Move) -> Vec<AnyJump> {
        let from = Bitboard::only(mv.from());
        let is_king = self.all_kings().intersects(from);
        let occupied = (self.occupied() & !from).bits();
        let mut found = Vec::new();
        let (mut seen, mut open) = (from, vec![mv.from()]);
        while let Some(at) = open.pop() {
            for direction in Direction::ALL {
                let ahead = direction.ray(u32::from(at.bit_index())) & occupied;
                if ahead == 0 {
                    continue;
                }
                let over = Square::from_bit_index(direction.nearest(ahead) as u8);
                let over_bit = Bitboard::only(over).bits();
                let is_adjacent = direction.step(Bitboard::only(at).bits()) == over_bit;
                if !mv.captured().contains(over) || !is_king && !is_adjacent {
                    continue;
                }
                let mut landings = direction.slide(u32::from(over.bit_index()), occupied);
                if !is_king {
                    landings &= direction.step(over_bit);
                }
                for to in Bitboard::from_bits(landings) {
                    let (from, over) = (at.point(), over.point());
                    found.push(AnyJump { from, over, to: to.point() });
                    if !seen.contains(to) {
                        seen |= Bitboard::only(to);
                        open.push(to);
                    }
                }
            }
        }
        found
    }
}

fn captured(mv: Move) -> Vec<Point> {
    mv.captured().into_iter().map(Square::point).collect()
}

fn routes<'a>(mv: Move, captured: &'a [Point], jumps: &'a [AnyJump]) -> Routes<'a> {
    Routes { from: mv.from().point(), to: mv.to().point(), captured, jumps }
}
