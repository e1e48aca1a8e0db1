//! How strong the computer plays.
//!
//! A level is a depth, a number of nodes (or playouts), a *slack* and a share of *lapses*; every
//! game has a table of its own. A weak player looks less far ahead, is content with a move that
//! seems nearly as good as the best, and now and then sees no more than a beginner does: what can
//! be taken at once, and nothing that comes after. It does not throw pieces away at every move. So a
//! level looks at every move to its depth, on a lapse at a glance, and picks among those that fall
//! short of the best by no more than the slack, the better ones more often. What loses a piece
//! within its sight falls short by a whole man, which is more than any slack but that of level 1.
//!
//! Whoever is clearly ahead by his own account plays to win: without lapses, with little slack, and
//! looking far enough to find the way ([`Strength::finishing`]). Otherwise a weak level would walk
//! to and fro in front of its victims until the game is drawn.
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

use std::fmt;
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
    /// On how many turns of a hundred it sees no more than a beginner does.
    lapses: u8,
}

/// The levels of a game, the weakest first.
pub type Levels = [Strength; 10];

/// No level thinks longer than this, whatever the machine: the promise is two seconds.
pub(crate) const LONGEST: Duration = Duration::from_millis(1_800);

/// How far every level looks at least when it has to finish a won game, and by what its slack is
/// divided.
const FINISH_DEPTH: u32 = 6;
const FINISH_SLACK: i32 = 4;

/// The levels of a table: depth, budget, slack and lapses of each.
const fn levels(opening_slack: i32, table: [(u32, u64, i32, u8); 10]) -> Levels {
    let mut levels = [Strength { depth: 0, budget: 0, slack: 0, opening_slack, lapses: 0 }; 10];
    let mut index = 0;
    while index < levels.len() {
        let (depth, budget, slack, lapses) = table[index];
        levels[index] = Strength { depth, budget, slack, opening_slack, lapses };
        index += 1;
    }
    levels
}

/// As a table tells it: depth, nodes, slack and lapses.
impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { depth, budget, slack, lapses, .. } = self;
        write!(f, "{depth}/{budget}/{slack}/{lapses}")
    }
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

    /// Whether this turn is a lapse. The same seed tells the same.
    pub(crate) fn lapses_on(self, seed: u64) -> bool {
        ChaCha8Rng::seed_from_u64(!seed).random_range(0..100) < self.lapses
    }

    /// The same player where the game is won and has to be finished.
    pub(crate) fn finishing(self) -> Self {
        let depth = self.depth.max(FINISH_DEPTH);
        Self { depth, slack: self.slack / FINISH_SLACK, lapses: 0, ..self }
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
            assert!(levels.is_sorted_by_key(|level| (level.depth, level.budget)));
            assert!(levels.is_sorted_by_key(|level| (-level.slack, -i32::from(level.lapses))));
            assert!(levels.is_sorted_by_key(|level| -i32::from(level.lapses)));
        }
    }

    #[test]
    fn only_the_first_slack_reaches_the_loss_of_a_man() {
        // A beginner gives one away now and then: what loses it is picked least often of all.
        for [first, others @ ..] in [DRAUGHTS, MILL] {
            assert!(first.slack(true) < 110);
            assert!(others.into_iter().all(|strength| strength.slack(true) < 80));
        }
    }

    #[test]
    fn lapses_come_as_often_as_the_table_says() {
        let count = |lapses| {
            let strength = Strength { lapses, ..DRAUGHTS[0] };
            (0..1_000).filter(|seed| strength.lapses_on(*seed)).count()
        };
        assert_eq!((count(0), count(100)), (0, 1_000));
        assert!((250..350).contains(&count(30)));
    }

    #[test]
    fn who_has_to_finish_looks_further_and_is_not_content_with_less() {
        for strength in ALL.concat() {
            let finishing = strength.finishing();
            assert!(finishing.depth >= strength.depth.max(FINISH_DEPTH));
            assert!(finishing.lapses == 0 && finishing.slack <= strength.slack / 2);
            assert_eq!(finishing.budget, strength.budget);
        }
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
