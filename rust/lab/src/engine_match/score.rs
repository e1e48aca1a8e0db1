//! What the games of a match say about the difference in strength.
//!
//! Every opening is played twice, with the colours changed, and the two games are one *pair*: an
//! opening that favours one colour then says nothing, and does not blow up the error. So the error
//! is that of the scores of the pairs (a pentanomial model), and a sequential probability ratio
//! test ([`Sprt`]) weighs them.

use std::fmt;
use std::str::FromStr;

/// The results of a match, as the first engine sees them.
#[derive(Clone, Default, Debug)]
pub(super) struct MatchScore {
    wins: u32,
    draws: u32,
    losses: u32,
    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pairs: [u32; 5],
}

/// What a game brings, in half points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Points {
    Loss = 0,
    Draw = 1,
    Win = 2,
}

impl MatchScore {
    /// Counts a game.
    pub(super) fn count(&mut self, points: Points) {
        match points {
            Points::Win => self.wins += 1,
            Points::Draw => self.draws += 1,
            Points::Loss => self.losses += 1,
        }
    }

    /// Both games of an opening are played, and counted.
    pub(super) fn count_pair(&mut self, first: Points, second: Points) {
        self.pairs[first as usize + second as usize] += 1;
    }

    fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses).max(1.0)
    }

    /// The share of the points.
    fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    /// How many pairs there are, the mean of their shares and its variance.
    fn of_pairs(&self) -> (f64, f64, f64) {
        let shares =
            || self.pairs.iter().zip(0..).map(|(&n, place)| (f64::from(n), f64::from(place) / 4.0));
        let count: f64 = shares().map(|(n, _)| n).sum();
        let mean = shares().map(|(n, share)| n * share).sum::<f64>() / count.max(1.0);
        let squares: f64 = shares().map(|(n, share)| n * (share - mean).powi(2)).sum();
        (count, mean, squares / count.max(1.0))
    }

    /// The standard error of the share.
    fn error(&self) -> f64 {
        let (count, _, variance) = self.of_pairs();
        (variance / count.max(1.0)).sqrt()
    }
}

/// The difference in Elo points that a share of the points stands for.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that a difference in Elo points stands for.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Results, share and Elo difference with the bounds that hold it in 95 cases of 100.
impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { wins, draws, losses, .. } = self;
        let (share, reach) = (self.share(), 1.96 * self.error());
        let bounds = [share - reach, share + reach].map(elo);
        write!(
            f,
            "+{wins} ={draws} -{losses}, {:.1} %, Elo {:+.0} [{:+.0}, {:+.0}]",
            100.0 * share,
            elo(share),
            bounds[0],
            bounds[1]
        )
    }
}

/// A sequential probability ratio test: is the first engine stronger by `high` Elo points rather
/// than by `low`? Each answer is wrong in five cases of a hundred.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl FromStr for Sprt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split_once(',');
        let numbers = numbers.and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
        match numbers {
            Some((low, high)) if low < high => Ok(Self { low, high }),
            _ => Err("two numbers of Elo points, LOW,HIGH, the lower one first"),
        }
    }
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Stronger,
    NotStronger,
}

impl Sprt {
    /// From here on the test has an answer.
    pub(super) const BOUND: f64 = 2.944;

    /// The logarithm of the likelihood ratio, by the normal approximation.
    pub(super) fn ratio(self, score: &MatchScore) -> f64 {
        let (count, mean, variance) = score.of_pairs();
        let (low, high) = (share(self.low), share(self.high));
        if variance == 0.0 {
            return 0.0;
        }
        count * (high - low) * (mean - f64::midpoint(low, high)) / variance
    }

    /// The answer, once there is one.
    pub(super) fn answer(self, score: &MatchScore) -> Option<Answer> {
        match self.ratio(score) {
            ratio if ratio >= Self::BOUND => Some(Answer::Stronger),
            ratio if ratio <= -Self::BOUND => Some(Answer::NotStronger),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(pairs: &[(Points, Points, u32)]) -> MatchScore {
        let mut score = MatchScore::default();
        for &(first, second, times) in pairs {
            for _ in 0..times {
                score.count(first);
                score.count(second);
                score.count_pair(first, second);
            }
        }
        score
    }

    #[test]
    fn an_opening_that_one_colour_wins_says_nothing() {
        let even = score(&[(Points::Win, Points::Loss, 50)]);
        assert_eq!(even.to_string(), "+50 =0 -50, 50.0 %, Elo +0 [+0, +0]");
        let wild = score(&[(Points::Win, Points::Win, 25), (Points::Loss, Points::Loss, 25)]);
        assert!(wild.error() > 0.05);
    }

    #[test]
    fn three_quarters_are_191_points() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((share(elo(0.6)) - 0.6).abs() < 1e-9);
    }

    #[test]
    fn the_test_answers_when_enough_is_known() {
        let test: Sprt = "0,10".parse().unwrap();
        assert_eq!(test, Sprt { low: 0.0, high: 10.0 });
        assert!("5,-5".parse::<Sprt>().is_err() && "5".parse::<Sprt>().is_err());
        let few = score(&[(Points::Win, Points::Draw, 3), (Points::Draw, Points::Draw, 3)]);
        assert_eq!(test.answer(&few), None);
        let many = score(&[(Points::Win, Points::Draw, 300), (Points::Draw, Points::Draw, 300)]);
        assert_eq!(test.answer(&many), Some(Answer::Stronger));
        let none = score(&[(Points::Loss, Points::Draw, 300), (Points::Draw, Points::Draw, 300)]);
        assert_eq!(test.answer(&none), Some(Answer::NotStronger));
        assert_eq!(test.answer(&MatchScore::default()), None);
    }
}
