//! The evaluation cache: what the evaluation has said lately.
//!
//! A search comes back to the same position many times: after other moves, at another depth, with
//! another question. An evaluation costs more than anything else at a node, so the latest ones are
//! kept in a table that is small enough to stay close to the processor: larger ones find little
//! more. A game may let an evaluation depend a little on a counter that is not part of the key, so
//! evaluations do not outlive their search.

use crate::Score;

/// So many evaluations are kept: a power of two, so that some bits of a key are a place.
const PLACES: usize = 1 << 11;

/// The bits of a word that hold the score; the others are those of the key. The place says what
/// the lowest bits of the key are, but for a few.
const SCORE_BITS: u64 = 0xFFFF;

/// The latest evaluations of a thread, each in the place of its key.
pub(super) struct EvaluationCache(Box<[u64]>);

impl EvaluationCache {
    pub(super) fn new() -> Self {
        Self(vec![0; PLACES].into())
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// The evaluation of the position with this key: `evaluate` is asked if it is not known.
    #[inline]
    pub(super) fn get_or_insert(&mut self, key: u64, evaluate: impl FnOnce() -> Score) -> Score {
        let place = &mut self.0[key as usize % PLACES];
        if (*place ^ key) & !SCORE_BITS == 0 {
            return Score::from_hundredths(*place as i16);
        }
        let score = evaluate();
        *place = key & !SCORE_BITS | u64::from(score.hundredths() as u16);
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_is_made_once_and_then_remembered() {
        let mut cache = EvaluationCache::new();
        for hundredths in [-31_000, -1, 0, 1, 31_000] {
            let (key, score) = (0x1234_5678_9abc_def0, Score::from_hundredths(hundredths));
            assert_eq!(cache.get_or_insert(key, || score), score);
            assert_eq!(cache.get_or_insert(key, || unreachable!("it is known")), score);
            cache.clear();
        }
    }

    #[test]
    fn another_position_in_the_same_place_is_evaluated_anew() {
        let mut cache = EvaluationCache::new();
        let (key, other) = (0x1234_5678_9abc_def0, 0x4234_5678_9abc_def0);
        cache.get_or_insert(key, || Score::DRAW);
        let score = Score::evaluation(50);
        assert_eq!(cache.get_or_insert(other, || score), score);
        assert_eq!(cache.get_or_insert(key, || -score), -score, "the latest stays");
    }
}
