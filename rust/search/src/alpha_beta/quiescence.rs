//! Quiescence: from where the depth is used up to a position that an evaluation can judge.

use super::AlphaBeta;
use super::search::Worker;
use crate::{Score, Verdict};

impl<G: AlphaBeta> Worker<'_, G> {
    /// A node beyond the depth at which something hangs: every legal move is followed, without
    /// the transposition table, whose entries are worth more for nodes that took longer.
    pub(super) fn quiescence(
        &mut self,
        node: &G::Node,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Score {
        let mut moves = std::mem::take(&mut self.moves[ply]);
        moves.clear();
        G::moves(node, &mut moves);
        let mut best = Score::loss_in(ply);
        self.path.push(G::position_key(node));
        for &mv in &moves {
            let mut child = *node;
            G::advance(&mut child, mv);
            let score = self.search_child(node, &child, (alpha, beta), depth - 1, ply);
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.update_variation(ply, mv);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.path.pop();
        self.moves[ply] = moves;
        best
    }

    /// A position at the end of a line that is evaluated as it stands.
    pub(super) fn leaf(&mut self, node: &G::Node, window: (Score, Score), ply: usize) -> Score {
        if G::is_drawn_by_rule(node) || self.is_repeated(node) {
            return self.drawn(node);
        }
        match self.probe_endings(node, ply) {
            Some(score) => score,
            None => self.static_evaluation(node, self.shared.table_key(node), window),
        }
    }

    /// The score of a quiet position as it stands; outside the window only a bound.
    #[inline]
    pub(super) fn static_evaluation(
        &mut self,
        node: &G::Node,
        key: u64,
        (alpha, beta): (Score, Score),
    ) -> Score {
        if let Some((least, most)) = G::lazy_evaluation(node) {
            let (least, most) = (Score::evaluation(least), Score::evaluation(most));
            if least >= beta {
                return least;
            }
            if most <= alpha {
                return most;
            }
        }
        let knowledge = self.shared.knowledge;
        self.data.evaluations.get_or_insert(key, || {
            score(G::probe(node, knowledge), || G::evaluate(node, knowledge))
        })
    }

    /// A result from the ending tables, if it ends the line.
    pub(super) fn probe_endings(&self, node: &G::Node, ply: usize) -> Option<Score> {
        if let Some(score) = G::known_end(node, self.shared.knowledge)
            && score.plies_to_end().is_some_and(|plies| ply + plies <= self.shared.horizon)
        {
            return Some(score.later(ply));
        }
        let verdict = G::probe(node, self.shared.knowledge)?;
        if verdict == Verdict::Draw {
            return Some(Score::DRAW);
        }
        if self.shared.root_verdict.is_some() {
            return None;
        }
        // The sooner the better, so that the ending is reached at all.
        let sooner = -8 * ply as i32;
        Some(match verdict {
            Verdict::Win => Score::known_win(sooner),
            _ => -Score::known_win(sooner),
        })
    }
}

/// The score of a quiet position: known or estimated.
fn score(verdict: Option<Verdict>, evaluate: impl FnOnce() -> i32) -> Score {
    match verdict {
        None => Score::evaluation(evaluate()),
        Some(Verdict::Win) => Score::known_win(evaluate()),
        Some(Verdict::Draw) => Score::DRAW,
        Some(Verdict::Loss) => Score::known_loss(evaluate()),
    }
}
