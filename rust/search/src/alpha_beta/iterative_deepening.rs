//! Iterative deepening: from a position to a move, by ever deeper searches.

use std::cmp::Reverse;
use std::time::Duration;

use super::search::{Shared, Worker};
use super::thread_data::ThreadData;
use super::{AlphaBeta, RankedMove, Ranking, Root};
use crate::analysis::{Line, LineSearch};
use crate::{Score, SearchInfo, Thought, Verdict};

/// Aspiration windows: half the width of the first window around the last iteration's score.
const ASPIRATION: i32 = 12;
/// From which depth on the window is narrowed.
const ASPIRATION_DEPTH: u32 = 5;

/// A move of the root and how many nodes its last search took.
struct RootMove<M> {
    mv: M,
    nodes: u64,
}

/// One thread's iterations.
pub(super) struct IterativeDeepening<'a, G: AlphaBeta> {
    worker: Worker<'a, G>,
    root: &'a Root<G::Node, G::Move>,
    moves: Vec<RootMove<G::Move>>,
    shared: &'a Shared<'a, G>,
    /// Whether the side to move has a single legal move, so that it decides nothing.
    is_forced: bool,
    /// How many iterations ahead this thread is.
    pub(super) offset: u32,
    best: SearchInfo<G::Move>,
}

impl<'a, G: AlphaBeta> IterativeDeepening<'a, G> {
    pub(super) fn new(
        shared: &'a Shared<'a, G>,
        data: &'a mut ThreadData,
        root: &'a Root<G::Node, G::Move>,
    ) -> Self {
        // A game may be over, drawn, although there are moves on the board.
        let mut on_board = Vec::new();
        G::moves(&root.node, &mut on_board);
        let cannot_move = on_board.is_empty();
        let best = SearchInfo {
            depth: 0,
            score: if cannot_move { Score::loss_in(0) } else { Score::DRAW },
            line: root.moves.first().copied().into_iter().collect(),
            nodes: 0,
            elapsed: Duration::ZERO,
        };
        let moves = root.moves.iter().map(|&mv| RootMove { mv, nodes: 0 }).collect();
        let worker = Worker::new(shared, data, &root.history);
        Self { worker, root, moves, shared, is_forced: on_board.len() == 1, offset: 0, best }
    }

    pub(super) fn run(&mut self, deepest: u32, report: &mut dyn FnMut(&SearchInfo<G::Move>)) {
        if self.moves.is_empty() {
            return;
        }
        for depth in 1 + self.offset..=deepest + self.offset {
            self.iteration(depth);
            if self.worker.counter.stopped {
                break;
            }
            self.worker.counter.allow_stop();
            self.best.depth = depth;
            self.best.nodes = self.shared.stop.visited().max(self.worker.counter.nodes);
            self.best.elapsed = self.shared.stop.elapsed();
            report(&self.best);
            if self.settles(self.best.score, depth) || self.is_pointless() {
                break;
            }
        }
    }

    /// Whether a deeper search cannot change anything: the end of the game is in sight, or the
    /// position is a known draw and there is a move that keeps it.
    fn settles(&self, score: Score, depth: u32) -> bool {
        let draw = self.shared.root_verdict == Some(Verdict::Draw) && score == Score::DRAW;
        draw || score.plies_to_end().is_some_and(|plies| plies as u32 <= depth)
    }

    /// Whether time is limited and there is nothing to choose.
    fn is_pointless(&self) -> bool {
        self.is_forced && self.shared.stop.is_limited() && self.best.depth >= 4
    }

    /// One iteration, in a window around the last score that is widened until it fits.
    fn iteration(&mut self, depth: u32) {
        let (mut alpha, mut beta) = (Score::MIN, Score::MAX);
        let mut width = ASPIRATION;
        if depth >= ASPIRATION_DEPTH && !self.best.score.is_decided() {
            alpha = self.best.score - width;
            beta = self.best.score + width;
        }
        loop {
            let score = self.pass(depth as i32, alpha, beta);
            if self.worker.counter.stopped {
                return;
            }
            width *= 3;
            let open = width > 500 || score.is_decided();
            if score <= alpha && alpha > Score::MIN {
                alpha = if open { Score::MIN } else { score - width };
            } else if score >= beta && beta < Score::MAX {
                beta = if open { Score::MAX } else { score + width };
            } else {
                return;
            }
        }
    }

    /// Searches all moves of the root once. The best so far stays in front.
    fn pass(&mut self, depth: i32, mut alpha: Score, beta: Score) -> Score {
        let next = if self.is_forced { depth } else { depth - 1 };
        let floor = alpha;
        let mut best = Score::MIN;
        for index in 0..self.moves.len() {
            let before = self.worker.counter.nodes;
            let mv = self.moves[index].mv;
            let node = &self.root.node;
            let mut score;
            if index == 0 {
                score = self.worker.search_root_move(node, mv, (alpha, beta), next);
            } else {
                score = self.worker.search_root_move(node, mv, (alpha, alpha + 1), next);
                if score > alpha && score < beta {
                    score = self.worker.search_root_move(node, mv, (alpha, beta), next);
                }
            }
            if self.worker.counter.stopped {
                return best;
            }
            self.moves[index].nodes = self.worker.counter.nodes - before;
            best = best.max(score);
            if score > alpha || index == 0 {
                // A first move that fails low is still the best known: the window is widened.
                if score > floor {
                    self.best.score = score;
                    self.best.line.clear();
                    self.best.line.push(mv);
                    self.best.line.extend_from_slice(self.worker.principal_variation());
                }
                alpha = alpha.max(score);
                self.moves[..=index].rotate_right(1);
                if score >= beta {
                    break;
                }
            }
        }
        // Moves that took more effort to refute come first among the rest.
        self.moves[1..].sort_by_key(|root_move| Reverse(root_move.nodes));
        best
    }

    /// The score of every move, from ever deeper iterations. An iteration that is interrupted is
    /// forgotten: its scores would not compare.
    pub(super) fn rank(&mut self, deepest: u32, slack: i32) -> Ranking<G::Move> {
        let mut ranked: Vec<_> =
            self.moves.iter().map(|root| RankedMove { mv: root.mv, score: Score::DRAW }).collect();
        let mut reached = 0;
        for depth in 1..=deepest as i32 {
            let mut fresh = ranked.clone();
            let mut best = Score::MIN;
            for candidate in &mut fresh {
                let floor = if best == Score::MIN { best } else { best - slack - 1 };
                let window = (floor, Score::MAX);
                candidate.score =
                    self.worker.search_root_move(&self.root.node, candidate.mv, window, depth - 1);
                best = best.max(candidate.score);
            }
            if self.worker.counter.stopped {
                break;
            }
            fresh.sort_by_key(|candidate| Reverse(candidate.score));
            ranked = fresh;
            reached = depth as u32;
            self.worker.counter.allow_stop();
        }
        Ranking { moves: ranked, depth: reached, nodes: self.worker.counter.nodes }
    }

    pub(super) fn thought(self) -> Thought<G::Move> {
        let (best, shared) = (self.best, self.shared);
        Thought {
            best: best.line.first().copied(),
            score: best.score,
            scores: Vec::new(),
            depth: best.depth,
            line: best.line,
            nodes: shared.stop.visited().max(self.worker.counter.nodes),
            elapsed: shared.stop.elapsed(),
        }
    }
}

/// A line after the first: the same iterations, over the moves that the lines before leave.
impl<G: AlphaBeta> LineSearch<G::Move> for IterativeDeepening<'_, G> {
    fn search(
        &mut self,
        moves: &mut Vec<G::Move>,
        last: Option<&Line<G::Move>>,
        depth: u32,
    ) -> Option<Line<G::Move>> {
        self.moves.clear();
        self.moves.extend(moves.iter().map(|&mv| RootMove { mv, nodes: 0 }));
        self.best.score = last.map_or(self.best.score, |line| line.score);
        self.best.line.clear();
        self.iteration(depth);
        moves.clear();
        moves.extend(self.moves.iter().map(|root| root.mv));
        if self.worker.counter.stopped || self.best.line.is_empty() {
            return None;
        }
        let (moves, score) = (self.best.line.clone(), self.best.score);
        Some(Line { moves, score, scores: Vec::new(), depth })
    }

    fn is_settled(&self, line: &Line<G::Move>, depth: u32) -> bool {
        self.settles(line.score, depth)
    }
}

impl<G: AlphaBeta> IterativeDeepening<'_, G> {
    /// There is an answer: from now on the search may be interrupted.
    pub(super) fn allow_stop(&mut self) {
        self.worker.counter.allow_stop();
    }

    /// Whether the search was interrupted.
    pub(super) const fn is_stopped(&self) -> bool {
        self.worker.counter.stopped
    }
}
