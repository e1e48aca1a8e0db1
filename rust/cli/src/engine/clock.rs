//! How long to think about a move.
//!
//! Two times are set. After the *soft* one no new iteration begins: sooner if the best move has
//! long been the same, later if it has just changed or its score has fallen. The *hard* one ends
//! the search wherever it is. From both a reserve is kept back for the way of the answer; how much
//! is learned from how late earlier answers were, which is next to nothing on an idle machine and
//! a lot on a busy one.

use std::time::Duration;

use prise_search::{Score, SearchInfo};

/// How many moves the time is shared among when nobody says how many there will be.
const HORIZON: u32 = 30;
/// The soft and the hard time in shares of one move.
const SOFT: f64 = 0.65;
const HARD: f64 = 3.0;
/// The part of what is on the clock that one move never exceeds, unless it is the last.
const LARGEST_PART: f64 = 0.35;
/// The shortest thought.
const SHORTEST: Duration = Duration::from_millis(1);

/// What is kept back before anything has been learned.
const FIRST_RESERVE: Duration = Duration::from_millis(5);

/// A best move that has stood for so many iterations needs no more.
const EASY_ITERATIONS: u32 = 6;
const EASY: f64 = 0.6;
/// The best move has just changed.
const CHANGED: f64 = 1.5;
/// The score of the best move has fallen by so much, in hundredths of a man: something has been
/// overlooked.
const FALL: i32 = 15;
const FALLEN: f64 = 2.5;

/// A player's clock when a move begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Clock {
    /// The seconds that are left, before the increment of this move.
    pub(crate) left: f64,
    /// The seconds that every move adds, this one too.
    pub(crate) increment: f64,
    /// How many moves have to be made in this time; nothing for the rest of the game.
    pub(crate) moves: Option<u32>,
}

/// The time for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// As long as it takes.
    Endless,
    /// Exactly so long.
    Fixed(Duration),
    /// About the first, never more than the second.
    Flexible(Duration, Duration),
}

impl Clock {
    /// The time for the move that begins now.
    pub(crate) fn pace(self) -> Pace {
        let moves = self.moves.filter(|moves| *moves > 0).unwrap_or(HORIZON).min(HORIZON);
        let on_clock = (self.left + self.increment).max(0.0);
        let share = (on_clock + self.increment * f64::from(moves - 1)) / f64::from(moves);
        let most = if moves == 1 { on_clock } else { on_clock * LARGEST_PART };
        let hard = (share * HARD).min(most);
        let soft = if moves == 1 { hard } else { (share * SOFT).min(hard) };
        Pace::Flexible(seconds(soft), seconds(hard))
    }
}

/// As many seconds as a duration can hold, and none below zero.
fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX)
}

impl Pace {
    /// When the search has to end, with a reserve kept back.
    pub(crate) fn hard(self, reserve: &Reserve) -> Option<Duration> {
        match self {
            Self::Endless => None,
            Self::Fixed(time) | Self::Flexible(_, time) => Some(reserve.kept_from(time)),
        }
    }

    /// What decides whether another iteration begins.
    pub(crate) fn patience<M>(self) -> Patience<M> {
        let soft = match self {
            Self::Flexible(soft, _) => Some(soft),
            Self::Endless | Self::Fixed(_) => None,
        };
        Patience { soft, best: None, score: None, stood: 0 }
    }
}

/// What one search has found so far, as far as it matters for its time.
pub(crate) struct Patience<M> {
    soft: Option<Duration>,
    best: Option<M>,
    score: Option<Score>,
    /// For how many iterations the best move has been the same.
    stood: u32,
}

impl<M: Copy + PartialEq> Patience<M> {
    /// Takes note of an iteration.
    pub(crate) fn note(&mut self, progress: &SearchInfo<M>) {
        let best = progress.line.first().copied();
        self.stood = if best == self.best { self.stood + 1 } else { 0 };
        self.best = best;
        self.score = Some(progress.score);
    }

    /// Takes note of an iteration; tells whether it was the last, `used` being the time since the
    /// clock has run.
    pub(crate) fn is_over(&mut self, progress: &SearchInfo<M>, used: Duration) -> bool {
        let before = self.score;
        self.note(progress);
        let has_fallen = before.is_some_and(|before| progress.score < before - FALL);
        let factor = match self.stood {
            _ if has_fallen => FALLEN,
            0 => CHANGED,
            stood if stood >= EASY_ITERATIONS => EASY,
            _ => 1.0,
        };
        self.soft.is_some_and(|soft| used.as_secs_f64() >= soft.as_secs_f64() * factor)
    }
}

/// How late answers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reserve {
    late: Duration,
}

impl Default for Reserve {
    fn default() -> Self {
        Self { late: FIRST_RESERVE }
    }
}

impl Reserve {
    /// What is left of a time when the reserve is kept back, at least half of it.
    pub(crate) fn kept_from(&self, time: Duration) -> Duration {
        time.saturating_sub(self.late.min(time / 2)).max(SHORTEST)
    }

    /// Takes note of an answer: when it was due, and when it was there. What was once late is
    /// forgotten little by little.
    pub(crate) fn learn(&mut self, due: Duration, answered: Duration) {
        let late = answered.saturating_sub(due);
        self.late = (late + late / 4).max(self.late * 15 / 16).max(FIRST_RESERVE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn flexible(left: f64, increment: f64, moves: Option<u32>) -> (f64, f64) {
        match (Clock { left, increment, moves }).pace() {
            Pace::Flexible(soft, hard) => (soft.as_secs_f64(), hard.as_secs_f64()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_increment_counts_as_available() {
        // It has been added before the move: one and a half seconds are on the clock.
        let (soft, hard) = flexible(-0.5, 2.0, None);
        assert!(soft > 0.3 && hard <= 1.5, "{soft} {hard}");
        // Who has little left lives on the increment.
        let (soft, hard) = flexible(0.1, 2.0, None);
        assert!((0.7..2.1).contains(&hard) && soft <= hard, "{soft} {hard}");
        let (soft, _) = flexible(60.0, 2.0, None);
        assert!(soft > flexible(60.0, 0.0, None).0 + 1.0);
    }

    #[test]
    fn no_moves_left_to_count_means_the_rest_of_the_game() {
        assert_eq!(flexible(60.0, 0.0, Some(0)), flexible(60.0, 0.0, None));
    }

    #[test]
    fn no_move_takes_more_than_there_is() {
        for left in [-3.0, 0.0, 0.01, 0.5, 7.0, 1e6, 1e300] {
            for increment in [0.0, 0.1, 2.0, 60.0] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let (soft, hard) = flexible(left, increment, moves);
                    let there: f64 = (left + increment).max(0.0);
                    assert!(soft <= hard && hard <= there + 1e-9, "{left} {increment} {moves:?}");
                }
            }
        }
        let (_, hard) = flexible(10.0, 0.0, Some(1));
        assert!(hard > 9.9, "the last move may take it all: {hard}");
    }

    #[test]
    fn a_whole_game_stays_within_its_time() {
        for (left, increment) in [(60.0, 0.0), (10.0, 0.5), (1.0, 0.0)] {
            let mut left: f64 = left;
            for ply in 0..200 {
                let (_, hard) = flexible(left, increment, None);
                left += increment - hard;
                assert!(left >= 0.0, "ply {ply}: {left}");
            }
        }
    }

    #[test]
    fn a_busy_machine_is_given_a_larger_reserve() {
        let mut reserve = Reserve::default();
        assert_eq!(reserve.kept_from(ms(100)), ms(95));
        // The answer was there 38 ms too late.
        reserve.learn(ms(95), ms(133));
        assert!(reserve.kept_from(ms(100)) <= ms(62));
        assert!(reserve.kept_from(ms(20)) >= ms(10), "never more than half");
        for _ in 0..60 {
            reserve.learn(ms(95), ms(95));
        }
        assert_eq!(reserve, Reserve::default(), "a bad moment is forgotten");
    }

    fn progress(best: u8, score: i32) -> SearchInfo<u8> {
        let score = Score::evaluation(score);
        SearchInfo { depth: 1, score, line: vec![best], nodes: 1, elapsed: Duration::ZERO }
    }

    /// Whether a search with a soft time of a second is over after these iterations.
    fn is_over(iterations: &[(u8, i32)], used: Duration) -> bool {
        let mut patience = Pace::Flexible(ms(1000), ms(9000)).patience();
        let (last, before) = iterations.split_last().expect("iterations");
        for (best, score) in before {
            assert!(!patience.is_over(&progress(*best, *score), Duration::ZERO));
        }
        patience.is_over(&progress(last.0, last.1), used)
    }

    #[test]
    fn a_fall_gets_more_time_and_an_easy_move_less() {
        let steady = [(1, 10), (1, 12), (1, 11)];
        assert!(!is_over(&steady, ms(999)) && is_over(&steady, ms(1000)));
        let changed = [(1, 10), (1, 12), (2, 14)];
        assert!(!is_over(&changed, ms(1400)) && is_over(&changed, ms(1500)));
        let fallen = [(1, 10), (1, 12), (1, -10)];
        assert!(!is_over(&fallen, ms(2400)) && is_over(&fallen, ms(2500)));
        let easy = [(1, 10); 8];
        assert!(!is_over(&easy, ms(500)) && is_over(&easy, ms(600)));
    }

    #[test]
    fn a_fixed_time_is_used_to_its_end() {
        let mut patience = Pace::Fixed(ms(100)).patience();
        for _ in 0..20 {
            assert!(!patience.is_over(&progress(1, 10), ms(99)));
        }
    }
}
