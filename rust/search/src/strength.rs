//! How strong the computer plays.
//!
//! A level is a depth, a number of nodes and a *slack*. A weak player looks less far ahead and is
//! content with a move that seems nearly as good as the best; it does not throw pieces away. So a
//! level looks at every move to its depth and picks among those that fall short of the best by no
//! more than the slack, the better ones more often. What loses a piece within its depth falls
//! short by a whole man, which is more than any slack.
//!
//! The strongest levels have no slack, except for a hair's breadth in the opening, so that not
//! every game is the same.

use std::time::Duration;

use prise_game::Level;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{AlphaBeta, Limits, Ranked};

/// What makes a level.
///
/// ```
/// use prise_draughts::Draughts;
/// use prise_game::Level;
/// use prise_search::Strength;
///
/// let [easy, expert] = [Level::EASY, Level::EXPERT].map(Strength::of::<Draughts>);
/// assert!(easy.slack(false) > expert.slack(false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    depth: u32,
    nodes: u64,
    /// In hundredths of a man.
    slack: i32,
}

/// The levels of a game, the weakest first.
pub type Levels = [Strength; 10];

pub(crate) const fn strength(depth: u32, nodes: u64, slack: i32) -> Strength {
    Strength { depth, nodes, slack }
}

/// The levels of a game that has none of its own.
pub(crate) const LEVELS: Levels = [
    strength(1, 20_000, 30),
    strength(2, 20_000, 22),
    strength(3, 40_000, 16),
    strength(4, 60_000, 12),
    strength(5, 80_000, 8),
    strength(7, 120_000, 5),
    strength(9, 200_000, 3),
    strength(12, 300_000, 0),
    strength(40, 900_000, 0),
    strength(100, 3_000_000, 0),
];

/// The slack of the levels that have none, in the opening.
const OPENING_SLACK: i32 = 2;
/// The part of the nodes that those levels spend on comparing the moves of the opening.
const OPENING_SHARE: u64 = 4;

/// No level thinks longer than this, whatever the machine: the promise is two seconds.
const LONGEST: Duration = Duration::from_millis(1_800);

impl Strength {
    /// The strength of a level of the game `G`.
    pub fn of<G: AlphaBeta>(level: Level) -> Self {
        G::LEVELS[usize::from(level.number()) - 1]
    }

    /// How far the level looks.
    pub fn limits(self) -> Limits {
        let Self { depth, nodes, .. } = self;
        Limits { depth: Some(depth), nodes: Some(nodes), time: Some(LONGEST) }
    }

    /// By how much a move may fall short of the best and still be played, in hundredths of a man;
    /// in the opening nobody insists on the very best.
    pub fn slack(self, opening: bool) -> i32 {
        if opening { self.slack.max(OPENING_SLACK) } else { self.slack }
    }

    /// How far the level looks where it compares moves by their slack.
    pub(crate) fn ranking_limits(self) -> Limits {
        let limits = self.limits();
        if self.slack > 0 {
            return limits;
        }
        Limits { nodes: limits.nodes.map(|nodes| nodes / OPENING_SHARE), ..limits }
    }
}

/// Picks among moves that are ranked, the best first, those with a slack of zero down to those
/// just within it less and less often. The same seed picks the same move.
pub(crate) fn pick<M: Copy>(ranked: &[Ranked<M>], slack: i32, seed: u64) -> Option<Ranked<M>> {
    let best = ranked.first()?.score;
    if best.is_decided() {
        return ranked.first().copied();
    }
    let weight = |candidate: &Ranked<M>| {
        let short = best.hundredths() - candidate.score.hundredths();
        (slack + 1 - short).max(0)
    };
    let all: i32 = ranked.iter().map(weight).sum();
    let mut left = ChaCha8Rng::seed_from_u64(seed).random_range(0..all);
    ranked.iter().copied().find(|candidate| {
        left -= weight(candidate);
        left < 0
    })
}

#[cfg(test)]
mod tests {
    use prise_draughts::Draughts;
    use prise_mill::Mill;

    use super::*;
    use crate::Score;

    fn ranked(scores: &[i32]) -> Vec<Ranked<usize>> {
        let rank = |(mv, &score): (usize, &i32)| Ranked { mv, score: Score::evaluation(score) };
        scores.iter().enumerate().map(rank).collect()
    }

    #[test]
    fn levels_grow() {
        for levels in [Draughts::LEVELS, Mill::LEVELS] {
            assert!(levels.is_sorted_by_key(|strength| (strength.depth, strength.nodes)));
            assert!(levels.is_sorted_by_key(|strength| -strength.slack));
        }
    }

    #[test]
    fn no_slack_reaches_the_loss_of_a_man() {
        let levels = [Draughts::LEVELS, Mill::LEVELS].concat();
        assert!(levels.into_iter().all(|strength| strength.slack(true) < 50));
    }

    #[test]
    fn picks_are_near_the_best_and_differ() {
        let ranked = ranked(&[10, 8, 5, -80]);
        let picks: Vec<_> = (0..200).map(|seed| pick(&ranked, 5, seed).unwrap().mv).collect();
        let count = |mv| picks.iter().filter(|pick| **pick == mv).count();
        assert!(count(0) > count(1) && count(1) > count(2) && count(2) > 0);
        assert_eq!(count(3), 0);
        assert_eq!(pick(&ranked, 0, 1).unwrap().mv, 0);
        assert!(pick::<usize>(&[], 5, 1).is_none());
    }

    #[test]
    fn a_decided_game_leaves_no_choice() {
        let won = |mv, plies| Ranked { mv, score: Score::win_in(plies) };
        let ranked = [won(0, 3), won(1, 5)];
        assert!((0..50).all(|seed| pick(&ranked, 30, seed).unwrap().mv == 0));
    }
}
