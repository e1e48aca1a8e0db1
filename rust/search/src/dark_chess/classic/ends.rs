//! Where the game is over.
//!
//! A position that returns in a line is a draw, and so is one that would stand for the fourth
//! time in the game, or in which the moves without progress run out. The player who thinks
//! dislikes draws a little.

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
            None => self.returns(position).then(|| self.draw(seat)),
        }
    }

    /// Whether the position has stood in this line, or so often in the game that this is the end.
    fn returns(&self, position: &Position<ClassicRules>) -> bool {
        let reach = usize::from(position.quiet()).min(self.path.len());
        let oldest = self.path.len() - reach;
        let in_line = self.path[self.played.max(oldest)..].contains(&position.key());
        let in_game = self.path[oldest.min(self.played)..self.played].iter();
        in_line || in_game.filter(|key| **key == position.key()).count() + 1 >= OCCURRENCES
    }

    fn draw(&self, seat: Seat) -> Value {
        if seat == self.root_seat { -CONTEMPT } else { CONTEMPT }
    }
}
