//! Where the game is over.
//!
//! A position that has stood before, in the line or in the game, is a draw, and so is one in which
//! the moves without progress run out. By the rules it takes a fourth time, and the move that is to
//! be played is judged by that; but who sees it only then has been chased around in a circle with a
//! won game until there was no way out of it. The player who thinks dislikes draws a little.

use prise_darkchess::{ClassicRules, Position};
use prise_game::{Outcome, Seat};

use super::expectimax::Expectimax;
use super::value::{Value, WIN};

/// How often a position of the game has to stand for a draw.
const OCCURRENCES: usize = 4;
/// How much the player who thinks dislikes a draw.
const CONTEMPT: Value = 200;

impl Expectimax<'_> {
    /// The value of a position in which the game is over.
    pub(super) fn end(&self, position: &Position<ClassicRules>, ply: usize) -> Option<Value> {
        let seat = position.to_move();
        match position.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == seat => Some(WIN - ply as Value),
            Some(Outcome::Win { .. }) => Some(ply as Value - WIN),
            Some(Outcome::Draw { .. }) => Some(self.draw(seat)),
            None => self.returns(position, ply).then(|| self.draw(seat)),
        }
    }

    /// Whether the position has stood before; after the move that is to be played, whether it has
    /// so often that this is the end.
    fn returns(&self, position: &Position<ClassicRules>, ply: usize) -> bool {
        let reach = usize::from(position.quiet()).min(self.path.len());
        let since_progress = &self.path[self.path.len() - reach..];
        let before = since_progress.iter().filter(|key| **key == position.key());
        let enough = if ply <= 1 { OCCURRENCES - 1 } else { 1 };
        before.take(enough).count() == enough
    }

    fn draw(&self, seat: Seat) -> Value {
        if seat == self.root_seat { -CONTEMPT } else { CONTEMPT }
    }
}
