//! What a match says about the difference in strength.

use std::fmt;

/// The results of a match, as the first player sees them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Tally {
    /// Counts a game: won, lost, or neither.
    pub(crate) fn count(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            None => self.draws += 1,
            Some(false) => self.losses += 1,
        }
    }

    /// The share of the points.
    fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    fn games(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses).max(1.0)
    }

    /// The standard error of the score.
    fn error(self) -> f64 {
        let score = self.score();
        let squares = f64::from(self.wins) * (1.0 - score).powi(2)
            + f64::from(self.draws) * (0.5 - score).powi(2)
            + f64::from(self.losses) * score.powi(2);
        squares.sqrt() / self.games()
    }
}

/// The difference in Elo points that this score stands for.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

/// Results, score and Elo difference with the bounds that hold it in 95 cases of 100.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, reach) = (self.score(), 1.96 * self.error());
        write!(
            f,
            "+{} ={} -{}, {:.1} %, Elo {:+.0} [{:+.0}, {:+.0}]",
            self.wins,
            self.draws,
            self.losses,
            100.0 * score,
            elo(score),
            elo(score - reach),
            elo(score + reach)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_match_is_worth_nothing() {
        let tally = Tally { wins: 10, draws: 5, losses: 10 };
        assert!(tally.to_string().starts_with("+10 =5 -10, 50.0 %, Elo +0 ["));
    }

    #[test]
    fn three_quarters_are_191_points() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        let tally = Tally { wins: 75, draws: 0, losses: 25 };
        assert_eq!(tally.to_string(), "+75 =0 -25, 75.0 %, Elo +191 [+119, +282]");
    }
}
