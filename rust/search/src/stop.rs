//! When to stop: the stop token, the limits, and how often a search looks at them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use web_time::Instant;

use crate::Limits;

/// A handle by which another thread ends a search. Clones are the same handle.
///
/// ```
/// use prise_search::StopToken;
///
/// let token = StopToken::default();
/// let handle = token.clone();
/// handle.stop();
/// assert!(token.is_stopped());
/// ```
#[derive(Clone, Default, Debug)]
pub struct StopToken {
    stopped: Arc<AtomicBool>,
    ignores_time: bool,
}

impl StopToken {
    /// A token of searches that no clock ends, whatever their limits say: for measurements on a
    /// machine that has other things to do.
    pub fn without_clock() -> Self {
        Self { ignores_time: true, ..Self::default() }
    }

    /// Ends every search that was given this token, now or later.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether [`stop`](Self::stop) has been called.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// How many nodes pass between two looks at the clock and the stop token.
const NODES_BETWEEN_LOOKS: u64 = 1024;

/// What ends a search, for all its threads.
pub(crate) struct StopCondition<'a> {
    token: &'a StopToken,
    start: Instant,
    limits: Limits,
    /// Set when one thread has finished, for the others.
    finished: AtomicBool,
    /// The nodes of all threads, brought up to date at every look.
    visited: AtomicU64,
}

impl<'a> StopCondition<'a> {
    /// The search begins now.
    pub(crate) fn new(limits: Limits, token: &'a StopToken) -> Self {
        Self {
            token,
            start: Instant::now(),
            limits,
            finished: AtomicBool::new(false),
            visited: AtomicU64::new(0),
        }
    }

    /// The time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// How many nodes all threads had visited when they last looked.
    pub(crate) fn visited(&self) -> u64 {
        self.visited.load(Ordering::Relaxed)
    }

    /// Whether anything but depth limits the search, so that there is something to be saved.
    pub(crate) fn is_limited(&self) -> bool {
        self.limits.time.is_some() || self.limits.nodes.is_some()
    }

    /// One thread has an answer: the others may stop.
    pub(crate) fn finish(&self) {
        self.finished.store(true, Ordering::Relaxed);
    }

    /// All threads have seen that one has finished: what is left goes on alone.
    pub(crate) fn go_on(&self) {
        self.finished.store(false, Ordering::Relaxed);
    }

    /// Whether the search was told to stop, is over for another thread, or has no time left.
    pub(crate) fn is_met(&self) -> bool {
        self.token.is_stopped()
            || self.finished.load(Ordering::Relaxed)
            || self
                .limits
                .time
                .is_some_and(|limit| !self.token.ignores_time && self.start.elapsed() >= limit)
    }
}

/// One thread's count of nodes, which looks at the [`StopCondition`] now and then.
pub(crate) struct NodeCounter<'a> {
    condition: &'a StopCondition<'a>,
    /// How many nodes this thread has visited.
    pub(crate) nodes: u64,
    reported: u64,
    next_look: u64,
    may_stop: bool,
    /// Whether the search has to be left: what it returns from now on means nothing.
    pub(crate) stopped: bool,
}

impl<'a> NodeCounter<'a> {
    pub(crate) fn new(condition: &'a StopCondition<'a>) -> Self {
        Self { condition, nodes: 0, reported: 0, next_look: 0, may_stop: false, stopped: false }
    }

    /// The first iteration is over and there is a move to play: from now on the search may be
    /// interrupted.
    pub(crate) fn allow_stop(&mut self) {
        self.may_stop = true;
        self.next_look = 0;
    }

    /// Counts a node and tells whether to stop.
    #[inline]
    pub(crate) fn visit(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.stopped
    }

    fn look(&mut self) {
        let condition = self.condition;
        let fresh = self.nodes - self.reported;
        let visited = condition.visited.fetch_add(fresh, Ordering::Relaxed) + fresh;
        self.reported = self.nodes;
        let left = condition.limits.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(visited));
        self.next_look = self.nodes + left.clamp(1, NODES_BETWEEN_LOOKS);
        self.stopped = self.may_stop && (left == 0 || condition.is_met());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_on_nodes_is_kept_to_the_node_once_there_is_an_answer() {
        let token = StopToken::default();
        let condition = StopCondition::new(Limits::nodes(3_000), &token);
        let mut counter = NodeCounter::new(&condition);
        assert!((0..5_000).all(|_| !counter.visit()), "there is no move to play yet");
        counter.allow_stop();
        assert!(counter.visit());

        let condition = StopCondition::new(Limits::nodes(3_000), &token);
        let mut counter = NodeCounter::new(&condition);
        counter.allow_stop();
        while !counter.visit() {}
        assert_eq!(counter.nodes, 3_000);
    }

    #[test]
    fn a_token_without_a_clock_knows_no_time() {
        let limits = Limits::time(Duration::ZERO);
        assert!(StopCondition::new(limits, &StopToken::default()).is_met());
        let token = StopToken::without_clock();
        assert!(!StopCondition::new(limits, &token).is_met());
        token.stop();
        assert!(StopCondition::new(limits, &token).is_met());
    }

    #[test]
    fn the_token_is_seen_within_a_thousand_nodes() {
        let token = StopToken::default();
        let condition = StopCondition::new(Limits::NONE, &token);
        let mut counter = NodeCounter::new(&condition);
        counter.allow_stop();
        assert!((0..5_000).all(|_| !counter.visit()));
        token.stop();
        assert!((0..NODES_BETWEEN_LOOKS).any(|_| counter.visit()));
    }
}
