//! What the games of one step of the ladder say.
//!
//! An opening is played from every seat, and those games hang together. So the error is that of the
//! openings: how far the points of each are from its share of the results.

use std::fmt;

/// The results of one player against all opponents at the table, in one game or in all games of an
/// opening.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Results {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
}

impl Results {
    pub(super) fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }

    fn count(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    fn points(self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

/// The score of a step.
#[derive(Clone, Default, Debug)]
pub(super) struct StepScore {
    /// The results of every opening.
    openings: Vec<Results>,
}

impl StepScore {
    pub(super) fn new(openings: Vec<Results>) -> Self {
        Self { openings }
    }

    fn all(&self) -> Results {
        self.openings.iter().fold(Results::default(), |mut all, opening| {
            all.add(*opening);
            all
        })
    }

    fn share(&self) -> f64 {
        self.all().points() / self.all().count().max(1.0)
    }

    /// The standard error of the share. Nothing is certain after a few games, however alike: half
    /// a result more for either side is the least that may come.
    fn error(&self) -> f64 {
        let share = self.share();
        let off = |opening: &Results| (opening.points() - share * opening.count()).powi(2);
        let seen: f64 = self.openings.iter().map(off).sum::<f64>();
        (seen + 0.25).sqrt() / self.all().count().max(1.0)
    }

    /// The Elo difference, and the bounds that hold it in 95 cases of 100.
    pub(super) fn elo(&self) -> [f64; 3] {
        let (share, reach) = (self.share(), 1.96 * self.error());
        [share, share - reach, share + reach].map(elo)
    }
}

/// A row of the table of a ladder.
impl fmt::Display for StepScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Results { wins, draws, losses } = self.all();
        let [elo, low, high] = self.elo();
        let share = 100.0 * self.share();
        write!(f, "+{wins} ={draws} −{losses} | {share:.1} % | {elo:+.0} ({low:+.0} to {high:+.0})")
    }
}

/// The difference in Elo points that a share of the points stands for.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(wins: u32, draws: u32, losses: u32) -> Results {
        Results { wins, draws, losses }
    }

    #[test]
    fn an_opening_that_one_seat_wins_says_nothing() {
        let even = StepScore::new(vec![results(1, 0, 1); 50]);
        let wild = StepScore::new([results(2, 0, 0), results(0, 0, 2)].repeat(25));
        assert_eq!(even.elo()[0].abs().round() as i32, 0);
        assert!(even.error() < 0.01 && wild.error() > 0.05);
    }

    #[test]
    fn a_step_is_told_with_its_error() {
        let step =
            StepScore::new([results(2, 0, 0), results(1, 1, 0), results(1, 0, 1)].repeat(20));
        assert_eq!(step.to_string(), "+80 =20 −20 | 75.0 % | +191 (+145 to +243)");
    }

    #[test]
    fn without_games_nothing_is_known() {
        let [_, low, high] = StepScore::default().elo();
        assert!(low < -400.0 && high > -400.0);
    }
}
