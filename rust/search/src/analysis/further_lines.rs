//! The lines after the first.

use std::cmp::Reverse;

use super::{Analysis, Line};
use crate::SearchInfo;

/// How a game searches for one more line.
pub(crate) trait LineSearch<M> {
    /// The best of these moves, and the order in which to try them next time. `last` is the line of
    /// the iteration before. Nothing if the search was stopped.
    fn search(&mut self, moves: &mut Vec<M>, last: Option<&Line<M>>, depth: u32)
    -> Option<Line<M>>;

    /// Whether a deeper search cannot change this line.
    fn is_settled(&self, line: &Line<M>, depth: u32) -> bool;
}

/// One line after the first.
struct FurtherLine<M> {
    /// The moves that the lines before leave, in the order in which they are tried.
    moves: Vec<M>,
    found: Option<Line<M>>,
}

/// The lines after the first, from iteration to iteration.
pub(crate) struct FurtherLines<M> {
    all: Vec<M>,
    lines: Vec<FurtherLine<M>>,
    /// The first line of the last iteration, and the further ones as far as they are known.
    known: Vec<Line<M>>,
    settled: bool,
}

impl<M: Copy + Eq> FurtherLines<M> {
    /// `count` lines in all, the first included.
    pub(crate) fn new(all: &[M], count: usize) -> Self {
        let further = count.min(all.len()).saturating_sub(1);
        let line = || FurtherLine { moves: Vec::new(), found: None };
        Self {
            all: all.to_vec(),
            lines: (0..further).map(|_| line()).collect(),
            known: Vec::new(),
            settled: further == 0,
        }
    }

    /// Whether no deeper search can change any of them.
    pub(crate) const fn are_settled(&self) -> bool {
        self.settled
    }

    /// Searches every line once, after the first. Returns false if it was stopped: the lines that
    /// were not reached are then as they were.
    pub(crate) fn iterate(
        &mut self,
        first: &Line<M>,
        depth: u32,
        search: &mut dyn LineSearch<M>,
    ) -> bool {
        let Some(&best) = first.moves.first() else { return true };
        let mut taken = vec![best];
        let mut fresh = vec![first.clone()];
        let mut settled = true;
        for line in &mut self.lines {
            line.leave(&self.all, &taken);
            let Some(mut found) = search.search(&mut line.moves, line.found.as_ref(), depth) else {
                fresh.append(&mut self.known);
                self.known = fresh;
                return false;
            };
            // The search for the line before has found this move to be no better.
            if let Some(before) = fresh.last() {
                found.score = found.score.min(before.score);
            }
            settled &= search.is_settled(&found, depth);
            taken.push(found.moves[0]);
            fresh.push(found.clone());
            line.found = Some(found);
        }
        (self.known, self.settled) = (fresh, settled);
        true
    }

    /// All lines, with this one as the first: it may be newer than the others.
    pub(crate) fn analysis(&self, first: SearchInfo<M>) -> Analysis<M> {
        let SearchInfo { depth, nodes, elapsed, .. } = first;
        let lines = if first.line.is_empty() { Vec::new() } else { self.with(first.into()) };
        Analysis { lines, depth, nodes, elapsed }
    }

    fn with(&self, first: Line<M>) -> Vec<Line<M>> {
        let mut lines = vec![first];
        for line in &self.known {
            if lines.iter().all(|other| other.moves[0] != line.moves[0]) {
                lines.push(line.clone());
            }
        }
        let best = lines[0].score;
        for line in &mut lines[1..] {
            line.score = line.score.min(best);
        }
        lines[1..].sort_by_key(|line| Reverse(line.score));
        lines.truncate(self.lines.len() + 1);
        lines
    }
}

impl<M: Copy + Eq> FurtherLine<M> {
    /// Leaves all moves but those that are taken. What an earlier line has set free is tried first.
    fn leave(&mut self, all: &[M], taken: &[M]) {
        self.moves.retain(|mv| !taken.contains(mv));
        let is_missing = |mv: &&M| !taken.contains(mv) && !self.moves.contains(mv);
        let missing: Vec<_> = all.iter().filter(is_missing).copied().collect();
        self.moves.splice(..0, missing);
        if self.found.as_ref().is_some_and(|found| taken.contains(&found.moves[0])) {
            self.found = None;
        }
    }
}
