//! Simultaneous perturbation stochastic approximation: many numbers tuned at once by a result that
//! depends on luck.

use std::ops::RangeInclusive;

use prise_game::SplitMix64;

/// How much a pair of games moves a setting at the end of the run, in parts of its step: more would
/// follow luck, less would not arrive.
const PULL: f64 = 0.004;
/// The share of the run in which the pulls hardly shrink.
const STABILITY: f64 = 0.1;
/// By what powers of the number of the pair pulls and steps shrink: the usual ones.
const PULL_POWER: f64 = 0.602;
const STEP_POWER: f64 = 0.101;

/// Settings on their way.
pub(super) struct Spsa {
    values: Vec<f64>,
    steps: Vec<f64>,
    /// Between which bounds each value stays.
    bounds: Vec<RangeInclusive<f64>>,
    /// How many trials were given out, and how many have come back.
    given: u64,
    played: u64,
    pairs: u64,
}

/// Two sets of settings that are to play each other.
pub(super) struct Trial {
    pub(super) number: u64,
    pub(super) up: Vec<f64>,
    pub(super) down: Vec<f64>,
}

impl Spsa {
    /// From these values, in these steps and between these bounds, after so many of so many pairs.
    pub(super) fn new(
        values: Vec<f64>,
        (steps, bounds): (Vec<f64>, Vec<RangeInclusive<f64>>),
        played: u64,
        pairs: u64,
    ) -> Self {
        Self { values, steps, bounds, given: played, played, pairs }
    }

    pub(super) fn values(&self) -> &[f64] {
        &self.values
    }

    pub(super) fn played(&self) -> u64 {
        self.played
    }

    /// The next trial, if there is one left; the seed decides what goes up and what goes down.
    pub(super) fn next_trial(&mut self, seed: u64) -> Option<Trial> {
        if self.given >= self.pairs {
            return None;
        }
        self.given += 1;
        let number = self.given;
        let mut lot = SplitMix64::new(seed ^ number.wrapping_mul(0x9E37_79B9));
        let shrink = (self.pairs as f64 / number as f64).powf(STEP_POWER);
        let moved = self.steps.iter().map(|step| {
            let sign = if lot.below(2) == 0 { 1.0 } else { -1.0 };
            sign * step * shrink
        });
        let moved: Vec<f64> = moved.collect();
        let with =
            |sign: f64| self.values.iter().zip(&moved).map(|(it, by)| it + sign * by).collect();
        Some(Trial { number, up: with(1.0), down: with(-1.0) })
    }

    /// What went up has won by so many games, or lost by as many if the number is negative.
    pub(super) fn learn(&mut self, trial: &Trial, result: f64) {
        self.played += 1;
        let (pairs, number) = (self.pairs as f64, trial.number as f64);
        let pull =
            PULL * ((pairs + STABILITY * pairs) / (number + STABILITY * pairs)).powf(PULL_POWER);
        let moved = trial.up.iter().zip(&trial.down).map(|(up, down)| (up - down) / 2.0);
        let settings = self.values.iter_mut().zip(&self.steps).zip(&self.bounds);
        for (((value, step), bounds), moved) in settings.zip(moved) {
            *value += pull * step * step * result / moved;
            *value = value.clamp(*bounds.start(), *bounds.end());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_what_wins_although_luck_decides_most_pairs() {
        let best = [3.0, -1.0];
        let worth = |values: &[f64]| -> f64 {
            values.iter().zip(best).map(|(value, best)| -(value - best).powi(2)).sum()
        };
        let mut spsa = Spsa::new(vec![0.0, 0.0], (vec![1.0; 2], vec![-9.0..=9.0; 2]), 0, 4000);
        let mut luck = SplitMix64::new(5);
        while let Some(trial) = spsa.next_trial(9) {
            let chance = 0.5 + 0.05 * (worth(&trial.up) - worth(&trial.down));
            let result = if (luck.below(1000) as f64) < 1000.0 * chance { 2.0 } else { -2.0 };
            spsa.learn(&trial, result);
        }
        assert_eq!(spsa.played(), 4000);
        for (value, best) in spsa.values().iter().zip(best) {
            assert!((value - best).abs() < 0.5, "{:?}", spsa.values());
        }
    }

    #[test]
    fn a_run_that_goes_on_plays_what_is_left() {
        let mut spsa = Spsa::new(vec![0.0], (vec![1.0], vec![-9.0..=9.0]), 7, 10);
        let left: Vec<_> = std::iter::from_fn(|| spsa.next_trial(0)).map(|it| it.number).collect();
        assert_eq!(left, [8, 9, 10]);
    }

    #[test]
    fn what_only_ever_wins_stops_at_its_bound() {
        let mut spsa = Spsa::new(vec![0.0], (vec![1.0], vec![-0.5..=0.5]), 0, 1000);
        while let Some(trial) = spsa.next_trial(4) {
            spsa.learn(&trial, if trial.up > trial.down { 2.0 } else { -2.0 });
        }
        assert_eq!(spsa.values(), [0.5]);
    }
}
