//! A glance: what a beginner sees of a position.
//!
//! One's own turn and the other's answer, judged as the board stands then. So no piece is given
//! away to a single capture; but an exchange looks like a loss, and what comes after the answer, a
//! second capture or a combination, is not seen.

use std::cmp::Reverse;

use super::{AlphaBeta, RankedMove, Ranking, Root};
use crate::Score;

/// The moves of a position with the score of each at a glance, the best first.
pub(super) fn glance<G: AlphaBeta>(
    root: &Root<G::Node, G::Move>,
    knowledge: &G::Knowledge,
) -> Ranking<G::Move> {
    let mut glance = Glance::<G> { knowledge, nodes: 0 };
    let ranked = |&mv| RankedMove { mv, score: glance.score_of(&root.node, mv, G::GLANCE) };
    let mut moves: Vec<_> = root.moves.iter().map(ranked).collect();
    moves.sort_by_key(|ranked| Reverse(ranked.score));
    Ranking { moves, depth: 1, nodes: glance.nodes }
}

struct Glance<'a, G: AlphaBeta> {
    knowledge: &'a G::Knowledge,
    nodes: u64,
}

impl<G: AlphaBeta> Glance<'_, G> {
    /// The score of a move for the side that plays it, when so many turns follow. A side that goes
    /// on after its move, because a capture is due, is still having the same turn.
    fn score_of(&mut self, node: &G::Node, mv: G::Move, turns: u32) -> Score {
        let next = G::after(node, mv);
        if G::side(&next) == G::side(node) {
            self.score(&next, turns)
        } else if let Some(turns) = turns.checked_sub(1) {
            -self.score(&next, turns)
        } else {
            self.nodes += 1;
            if moves_of::<G>(&next).is_empty() {
                Score::win_in(1)
            } else {
                Score::evaluation(-G::evaluate(&next, self.knowledge))
            }
        }
    }

    /// The best score of the side to move.
    fn score(&mut self, node: &G::Node, turns: u32) -> Score {
        self.nodes += 1;
        let scores = moves_of::<G>(node).into_iter().map(|mv| self.score_of(node, mv, turns));
        scores.max().unwrap_or(Score::loss_in(1))
    }
}

fn moves_of<G: AlphaBeta>(node: &G::Node) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::moves(node, &mut moves);
    moves
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use prise_draughts::{Draughts, DrawRules};
    use prise_game::Game;
    use prise_mill::{Mill, MillRules};

    use super::*;

    /// The move that looks best at a glance, and by how much the named one falls short of it.
    fn short_of_best<G: AlphaBeta>(game: &G, named: &str) -> i32
    where
        G::Knowledge: Default,
    {
        let knowledge = Arc::<G::Knowledge>::default();
        let ranking = glance::<G>(&G::root(&game.public()), &knowledge);
        let named = game.find_move(named).unwrap();
        let score_of = |ranked: &RankedMove<G::Move>| ranked.score.hundredths();
        let at = ranking.moves.iter().find(|ranked| ranked.mv == named).unwrap();
        score_of(&ranking.moves[0]) - score_of(at)
    }

    #[test]
    fn a_man_that_can_be_taken_at_once_is_seen() {
        let game = Draughts::read(&DrawRules::Standard, "W:W32,37,46:B11,22,23").unwrap();
        assert!(short_of_best(&game, "32-28") > 50);
        assert!(short_of_best(&game, "46-41") < 50);
    }

    #[test]
    fn what_comes_after_the_answer_is_not_seen() {
        // 33-28 offers an exchange: 23x32 37x28. To a beginner that is a man lost.
        let game = Draughts::read(&DrawRules::Standard, "W:W33,37,46,47:B9,18,23,13").unwrap();
        assert!(short_of_best(&game, "33-28") > 50);
    }

    #[test]
    fn a_mill_that_wins_is_seen() {
        let text = "***@****/O*O****O/*@*@*O** w m s 4 0 3 0 0 0 0 0 0 0 0 0 30";
        let game = Mill::read(&MillRules::PLAIN, text).unwrap();
        assert_eq!(short_of_best(&game, "f4-f6"), 0);
    }
}
