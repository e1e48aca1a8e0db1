//! Flips: the average over what may lie there.
//!
//! *Star1*: the outcomes still to come cannot be better than a win nor worse than a loss. As soon
//! as the average cannot enter the window any more the rest is left alone.

use prise_darkchess::{ClassicRules, RuleSet};
use prise_game::Point;

use super::expectimax::Expectimax;
use super::node::{Node, Window};
use super::value::{UNCERTAIN, Value, WIN};

impl Expectimax<'_> {
    /// The average over what a flip may turn up.
    pub(super) fn flip(
        &mut self,
        node: &Node<'_>,
        at: Point,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> Value {
        let all = node.position.face_down().len() as i32;
        let mut left = all;
        let mut sum = 0;
        let mut worst = WIN;
        for man in ClassicRules::men() {
            let weight = i32::from(node.position.unturned(man));
            if weight == 0 {
                continue;
            }
            left -= weight;
            // What this outcome must exceed, or fall short of, for the average to stay inside.
            let alpha = (window.alpha * all - sum - left * WIN).div_euclid(weight).max(-WIN);
            let beta = (-(sum - left * WIN - window.beta * all).div_euclid(weight)).min(WIN);
            let next = node.turned_up(at, man);
            let window = Window { alpha: -beta, beta: -alpha };
            let value = -self.search(&next, depth, ply + 1, window, true);
            if self.counter.stopped {
                return 0;
            }
            worst = worst.min(value);
            sum += weight * value;
            if value <= alpha && alpha > -WIN {
                return average(sum + left * WIN, all);
            }
            if value >= beta && beta < WIN {
                return average(sum - left * WIN, all);
            }
        }
        let value = average(sum, all);
        if worst < UNCERTAIN { value.min(UNCERTAIN) } else { value }
    }
}

/// The nearest whole number below an average: the same whichever way it was reached.
const fn average(sum: i32, all: i32) -> Value {
    sum.div_euclid(all)
}
