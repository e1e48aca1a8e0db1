//! What a thread has learned: about good moves, and about positions.

use super::evaluation_cache::EvaluationCache;
use crate::history::History;

/// What each thread of a search keeps to itself.
pub(super) struct ThreadData {
    pub(super) history: History,
    pub(super) evaluations: EvaluationCache,
}

impl ThreadData {
    pub(super) fn new(codes: usize, plies: usize) -> Self {
        Self { history: History::new(codes, plies), evaluations: EvaluationCache::new() }
    }

    /// Before a new search: the history counts less, and what belongs to the last tree is
    /// forgotten.
    pub(super) fn age(&mut self) {
        self.history.age();
        self.evaluations.clear();
    }

    pub(super) fn clear(&mut self) {
        self.history.clear();
        self.evaluations.clear();
    }
}
