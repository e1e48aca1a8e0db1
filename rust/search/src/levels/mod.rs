//! How strong the computer plays.
//!
//! A level is a depth, a number of nodes (or playouts) and a *slack*; every game has a table of its
//! own. A weak player looks less far ahead and is content with a move that seems nearly as good as
//! the best; it does not throw pieces away. So a level looks at every move to its depth and picks
//! among those that fall short of the best by no more than the slack, the better ones more often.
//! What loses a piece within its depth falls short by a whole man, which is more than any slack.
//!
//! The strongest levels have no slack, except for a hair's breadth in the opening, so that not
//! every game is the same.

mod classic;
mod draughts;
mod mill;
mod three_kingdoms;

pub(crate) use classic::CLASSIC;
pub(crate) use draughts::DRAUGHTS;
pub(crate) use mill::MILL;
pub(crate) use three_kingdoms::THREE_KINGDOMS;

use std::time::Duration;

use prise_game::Level;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{Limits, Playable, RankedMove};

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
    /// How many nodes alpha-beta visits, or how many playouts a Monte Carlo search makes.
    budget: u64,
    slack: i32,
    opening_slack: i32,
}

/// The levels of a game, the weakest first.
pub type Levels = [Strength; 10];

/// No level thinks longer than this, whatever the machine: the promise is two seconds.
pub(crate) const LONGEST: Duration = Duration::from_millis(1_800);

const fn levels(opening_slack: i32, table: [(u32, u64, i32); 10]) -> Levels {
    let mut levels = [Strength { depth: 0, budget: 0, slack: 0, opening_slack }; 10];
    let mut index = 0;
    while index < levels.len() {
        let (depth, budget, slack) = table[index];
        levels[index] = Strength { depth, budget, slack, opening_slack };
        index += 1;
    }
    levels
}

impl Strength {
    /// The strength of a level of the game `G`.
    pub fn of<G: Playable>(level: Level) -> Self {
        G::LEVELS[usize::from(level.number()) - 1]
    }

    /// How far the level looks.
    pub fn limits(self) -> Limits {
        Limits { depth: Some(self.depth), nodes: Some(self.budget), time: Some(LONGEST) }
    }

    /// By how much a move may fall short of the best and still be played; in the opening nobody
    /// insists on the very best.
    pub fn slack(self, opening: bool) -> i32 {
        if opening { self.slack.max(self.opening_slack) } else { self.slack }
    }
}

/// Picks among moves that are ranked, the best first, those with a slack of zero down to those
/// just within it less and less often. The same seed picks the same move.
pub(crate) fn pick<M: Copy>(
    ranked: &[RankedMove<M>],
    slack: i32,
    seed: u64,
) -> Option<RankedMove<M>> {
    let best = ranked.first()?.score;
    if best.is_decided() {
        return ranked.first().copied();
    }
    let weight = |candidate: &RankedMove<M>| {
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
    use super::*;
    use crate::Score;

    const ALL: [Levels; 4] = [DRAUGHTS, MILL, CLASSIC, THREE_KINGDOMS];

    fn ranked(scores: &[i32]) -> Vec<RankedMove<usize>> {
        let rank = |(mv, &score): (usize, &i32)| RankedMove { mv, score: Score::evaluation(score) };
        scores.iter().enumerate().map(rank).collect()
    }

    #[test]
    fn levels_grow() {
        for levels in ALL {
            assert!(levels.is_sorted_by_key(|level| (level.depth, level.budget, -level.slack)));
            assert!(levels.is_sorted_by_key(|level| -level.slack));
        }
    }

    #[test]
    fn no_slack_reaches_the_loss_of_a_man() {
        let levels = [DRAUGHTS, MILL].concat();
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
        let won = |mv, plies| RankedMove { mv, score: Score::win_in(plies) };
        let ranked = [won(0, 3), won(1, 5)];
        assert!((0..50).all(|seed| pick(&ranked, 30, seed).unwrap().mv == 0));
    }
}
