//! Moves that have been good: history scores and killers.
//!
//! A move that cut a node is likely to cut others. Two memories of that are kept: for every ply
//! the two moves that last cut there (*killers*), and for every move of the game a *history score*
//! that grows when it cuts and falls when it was tried in vain.

use crate::transposition_table::NO_CODE;

/// History scores stay between this and its negative.
pub(crate) const HISTORY_REACH: i32 = 1 << 14;

/// History scores by side and move code, and killers by ply.
pub(crate) struct History {
    scores: [Vec<i16>; 2],
    killers: Vec<[u16; 2]>,
}

impl History {
    /// For moves with so many codes, and lines of so many plies.
    pub(crate) fn new(codes: usize, plies: usize) -> Self {
        Self { scores: [vec![0; codes], vec![0; codes]], killers: vec![[NO_CODE; 2]; plies] }
    }

    /// Keeps the history scores, at less weight, and forgets the killers: they belong to a tree.
    pub(crate) fn age(&mut self) {
        self.killers.fill([NO_CODE; 2]);
        for score in self.scores.iter_mut().flatten() {
            *score /= 4;
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([NO_CODE; 2]);
        self.scores.iter_mut().flatten().for_each(|score| *score = 0);
    }

    /// The two moves that last cut at this ply, the latest first.
    #[inline]
    pub(crate) fn killers(&self, ply: usize) -> [u16; 2] {
        self.killers[ply]
    }

    /// The history scores of a side, by move code.
    #[inline]
    pub(crate) fn scores(&self, side: usize) -> &[i16] {
        &self.scores[side]
    }

    /// The history score of a move, from -1 (it never cuts) to 1.
    #[inline]
    pub(crate) fn relative_score(&self, side: usize, code: u16) -> f32 {
        f32::from(self.scores[side][usize::from(code)]) / HISTORY_REACH as f32
    }

    /// A move has cut: its score rises, and that of those that were tried before it falls.
    pub(crate) fn reward(
        &mut self,
        side: usize,
        ply: usize,
        depth: i32,
        tried: impl Iterator<Item = u16>,
        best: u16,
    ) {
        let weight = (depth * depth).min(400);
        for code in tried {
            let score = &mut self.scores[side][usize::from(code)];
            let old = i32::from(*score);
            let change = if code == best { weight } else { -weight };
            *score = (old + change - old * weight / HISTORY_REACH) as i16;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_cuts_rises_and_who_was_tried_in_vain_falls() {
        let mut history = History::new(5, 2);
        history.reward(0, 1, 3, [4, 2].into_iter(), 2);
        assert_eq!(history.scores(0), [0, 0, 9, 0, -9]);
        assert_eq!(history.scores(1), [0; 5]);
        assert_eq!(history.killers(1), [2, NO_CODE]);
        history.reward(0, 1, 3, [4].into_iter(), 4);
        assert_eq!(history.killers(1), [4, 2]);
        history.age();
        assert_eq!((history.scores(0)[2], history.killers(1)), (2, [NO_CODE; 2]));
    }

    #[test]
    fn scores_stay_within_their_reach() {
        let mut history = History::new(2, 1);
        for _ in 0..10_000 {
            history.reward(0, 0, 60, [0, 1].into_iter(), 1);
        }
        assert!((0.9..=1.0).contains(&history.relative_score(0, 1)));
        assert!((-1.0..=-0.9).contains(&history.relative_score(0, 0)));
    }
}
