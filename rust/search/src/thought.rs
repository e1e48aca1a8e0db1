//! What a search has to say, on the way and at the end.

use std::time::Duration;

use crate::Score;

/// What is known on the way, after an iteration of the deepening say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchInfo<M> {
    /// The iteration that has just ended.
    pub depth: u32,
    /// How good the position is for the side to move.
    pub score: Score,
    /// The moves that both sides are expected to play.
    pub line: Vec<M>,
    /// How many positions have been visited, by all threads.
    pub nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
}

/// What a search has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The move to play: `None` if there is no legal move.
    pub best: Option<M>,
    /// How good the position is for the side to move.
    pub score: Score,
    /// How good it is for every player, by seat, where there are three. Empty where there are two:
    /// what one gains the other loses.
    pub scores: Vec<Score>,
    /// The last iteration that was finished.
    pub depth: u32,
    /// The moves that both sides are expected to play, the best one first.
    pub line: Vec<M>,
    /// How many positions were visited, by all threads.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
}

/// What was found last, where one player gains what the other loses: its first move is the best.
impl<M: Clone> From<SearchInfo<M>> for Thought<M> {
    fn from(info: SearchInfo<M>) -> Self {
        let SearchInfo { depth, score, line, nodes, elapsed } = info;
        Self { best: line.first().cloned(), score, scores: Vec::new(), depth, line, nodes, elapsed }
    }
}

impl<M> From<Thought<M>> for SearchInfo<M> {
    fn from(thought: Thought<M>) -> Self {
        let Thought { score, depth, line, nodes, elapsed, .. } = thought;
        Self { depth, score, line, nodes, elapsed }
    }
}
