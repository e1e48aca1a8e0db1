//! Quiescence: captures are followed to their end, and each side may decline them.

use super::evaluation::rough_worth;
use super::expectimax::{Expectimax, MAX_PLY};
use super::move_ordering::{Candidate, bring_best_forward};
use super::node::{Node, Window};
use super::value::Value;

impl Expectimax<'_> {
    /// Follows the captures to their end; each side may decline them.
    pub(super) fn quiescence(&mut self, node: &Node<'_>, ply: usize, window: Window) -> Value {
        if self.counter.visit() {
            return 0;
        }
        if let Some(end) = self.end(&node.position, ply) {
            return end;
        }
        let Window { mut alpha, beta } = window;
        let mut best = node.static_value();
        if best >= beta || ply >= MAX_PLY {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = std::mem::take(&mut self.lists[ply]);
        node.position.moves_into(&mut self.moves);
        list.clear();
        list.extend(self.moves.iter().filter_map(|&mv| {
            let victim = node.position.taken_by(mv)?;
            Some(Candidate { mv, code: 0, rank: rough_worth(victim), quiet: false })
        }));
        for index in 0..list.len() {
            bring_best_forward(&mut list, index);
            let next = node.after(list[index].mv);
            let value = -self.quiescence(&next, ply + 1, Window { alpha, beta }.for_opponent());
            if self.counter.stopped {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }
}
