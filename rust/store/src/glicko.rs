//! The Glicko-2 rating system, after Mark Glickman's published description.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

/// How strong a player is, how sure that is, and how much it wavers.
///
/// ```
/// use prise_store::{GameResult, Glicko};
///
/// let newcomer = Glicko::default();
/// let won = newcomer.after(&[GameResult { opponent: Glicko::fixed(1600.0), score: 1.0 }]);
/// assert!(won.rating > newcomer.rating && won.deviation < newcomer.deviation);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Glicko {
    /// The strength, around 1500.
    pub rating: f64,
    /// How far off the rating may be: one standard deviation.
    pub deviation: f64,
    /// How much the strength itself wavers.
    pub volatility: f64,
}

/// The result of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameResult {
    /// The opponent.
    pub opponent: Glicko,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

/// The rating from which the internal scale counts.
const CENTRE: f64 = 1500.0;
/// Rating points in one unit of the internal scale.
const SCALE: f64 = 173.7178;
/// How strongly the volatility reacts (τ). Small values keep surprising results from shaking it.
const REACTION: f64 = 0.5;
/// How exactly the volatility is worked out (ε).
const PRECISION: f64 = 1e-6;
/// The search for the volatility converges in a few rounds; with numbers out of all proportion
/// it need not, and must still end.
const MOST_ROUNDS: u32 = 100;

/// What lies beyond these no games can lead to.
const FARTHEST_RATING: f64 = 10_000.0;
const HIGHEST_DEVIATION: f64 = 1_000.0;
const HIGHEST_VOLATILITY: f64 = 1.0;

/// Whether games can lead to this rating. Nothing that is no number is.
pub(crate) fn is_sane_rating(rating: f64) -> bool {
    rating.abs() <= FARTHEST_RATING
}

/// Whether games can lead to this deviation. Nothing that is no number is.
pub(crate) fn is_sane_deviation(deviation: f64) -> bool {
    deviation > 0.0 && deviation <= HIGHEST_DEVIATION
}

impl Default for Glicko {
    /// A player of whom nothing is known.
    fn default() -> Self {
        Self { rating: CENTRE, deviation: 350.0, volatility: 0.06 }
    }
}

impl Glicko {
    /// An opponent whose strength is known and does not change.
    pub const fn fixed(rating: f64) -> Self {
        Self { rating, deviation: 50.0, volatility: 0.06 }
    }

    /// The rating after a period with these results; without any the player only becomes less
    /// certain.
    #[must_use]
    pub fn after(&self, results: &[GameResult]) -> Self {
        let mean = (self.rating - CENTRE) / SCALE;
        let deviation = self.deviation / SCALE;
        let (mut information, mut surprise) = (0.0, 0.0);
        for GameResult { opponent, score } in results {
            let weight = weight(opponent.deviation / SCALE);
            let distance = mean - (opponent.rating - CENTRE) / SCALE;
            let expected = 1.0 / (1.0 + (-weight * distance).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        if information == 0.0 {
            let deviation = deviation.hypot(self.volatility) * SCALE;
            return Self { deviation, ..*self }.or(self);
        }
        let variance = 1.0 / information;
        let volatility = self.new_volatility(deviation, variance, variance * surprise);
        let before = deviation.hypot(volatility);
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        let rating = (mean + after * after * surprise) * SCALE + CENTRE;
        Self { rating, deviation: after * SCALE, volatility }.or(self)
    }

    /// Whether these are numbers that a person's games can lead to. Others are never kept.
    pub fn is_sane(&self) -> bool {
        is_sane_rating(self.rating)
            && is_sane_deviation(self.deviation)
            && self.volatility > 0.0
            && self.volatility <= HIGHEST_VOLATILITY
    }

    fn or(self, before: &Self) -> Self {
        if self.is_sane() { self } else { *before }
    }

    /// Step 5 of the description: the volatility is the zero of a function, found by the
    /// Illinois variant of the regula falsi between two bounds on the logarithm of its square.
    fn new_volatility(&self, deviation: f64, variance: f64, improvement: f64) -> f64 {
        let start = (self.volatility * self.volatility).ln();
        let spread = deviation * deviation + variance;
        let excess = improvement * improvement - spread;
        let slope = |x: f64| {
            let square = x.exp();
            square * (excess - square) / (2.0 * (spread + square).powi(2))
                - (x - start) / (REACTION * REACTION)
        };
        let mut low = start;
        let mut high = if excess > 0.0 {
            excess.ln()
        } else {
            let steps = (1..MOST_ROUNDS).map(|step| start - f64::from(step) * REACTION);
            steps.clone().find(|x| slope(*x) >= 0.0).unwrap_or(start)
        };
        let (mut at_low, mut at_high) = (slope(low), slope(high));
        for _ in 0..MOST_ROUNDS {
            if (high - low).abs() <= PRECISION {
                break;
            }
            let middle = low + (low - high) * at_low / (at_high - at_low);
            let at_middle = slope(middle);
            if at_middle * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (middle, at_middle);
        }
        (low / 2.0).exp()
    }
}

/// How much a result counts against an opponent whose own rating is this uncertain.
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() < within, "{found} is not {wanted}");
    }

    /// The worked example of the published description.
    #[test]
    fn the_published_example() {
        let player = Glicko { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let against = |rating, deviation, score| GameResult {
            opponent: Glicko { rating, deviation, volatility: 0.06 },
            score,
        };
        let after = player.after(&[
            against(1400.0, 30.0, 1.0),
            against(1550.0, 100.0, 0.0),
            against(1700.0, 300.0, 0.0),
        ]);
        close(after.rating, 1464.06, 0.01);
        close(after.deviation, 151.52, 0.01);
        close(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn without_games_only_certainty_is_lost() {
        let player = Glicko { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after(&[]);
        close(after.rating, 1500.0, 1e-9);
        // sqrt(200² + (173.7178 · 0.06)²)
        close(after.deviation, 200.271_4, 0.001);
    }

    #[test]
    fn a_surprising_streak_raises_the_volatility() {
        let player = Glicko { rating: 1500.0, deviation: 60.0, volatility: 0.06 };
        let wins = [GameResult { opponent: Glicko::fixed(2100.0), score: 1.0 }; 8];
        let after = player.after(&wins);
        assert!(after.volatility > player.volatility && after.rating > 1600.0);
    }

    /// The defining equation, solved by halving an interval that surely holds its zero.
    fn volatility_by_bisection(old: f64, spread: f64, improvement: f64) -> f64 {
        let likelihood_slope = |log_square: f64| {
            let square = log_square.exp();
            let total = spread + square;
            square * (improvement * improvement - total) / (2.0 * total * total)
                - (log_square - (old * old).ln()) / 0.25
        };
        let (mut low, mut high) = (-60.0, 20.0);
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            if likelihood_slope(middle) > 0.0 { low = middle } else { high = middle }
        }
        (low / 2.0).exp()
    }

    #[test]
    fn the_volatility_solves_its_equation() {
        for deviation in [0.2, 0.6, 1.2, 2.0] {
            for variance in [0.1, 1.0, 5.0, 40.0] {
                for improvement in [-6.0, -1.0, 0.0, 0.3, 2.0, 9.0] {
                    let player = Glicko { volatility: 0.06, ..Glicko::default() };
                    let spread = deviation * deviation + variance;
                    let found = player.new_volatility(deviation, variance, improvement);
                    close(found, volatility_by_bisection(0.06, spread, improvement), 1e-6);
                }
            }
        }
    }

    #[test]
    fn numbers_out_of_all_proportion_end_in_a_number() {
        for extreme in [0.0, -1e300, 1e300, f64::MAX, f64::MIN_POSITIVE] {
            let strange = Glicko { rating: extreme, deviation: extreme, volatility: extreme };
            let result = GameResult { opponent: strange, score: 1.0 };
            assert!(Glicko::default().after(&[result]).is_sane());
            let opponent = Glicko::fixed(1500.0);
            let _ = strange.after(&[GameResult { opponent, score: 0.0 }]);
        }
    }

    #[test]
    fn many_games_settle_at_the_strength_that_explains_them() {
        // Half the points against 1700: the rating ends near 1700.
        let mut player = Glicko::default();
        for game in 0..400 {
            let score = f64::from(game % 2);
            player = player.after(&[GameResult { opponent: Glicko::fixed(1700.0), score }]);
        }
        close(player.rating, 1700.0, 40.0);
        assert!(player.deviation < 80.0);
    }
}
