//! What a match says about the difference in strength.

use std::fmt;

use prise_game::SeatResult;

/// The results of a match, as the first player sees them: one against every opponent in every
/// game. Among three a game may hold a win over one and a draw with the other, and nothing is
/// decided between two who have both lost: see [`SeatResult::against`].
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct MatchScore {
    wins: u32,
    draws: u32,
    losses: u32,
    /// Sums over the games, of whose results those of one game hang together: points squared,
    /// points times results, results squared.
    points_squared: f64,
    points_by_results: f64,
    results_squared: f64,
}

impl MatchScore {
    /// Counts a game by how it ended for the first player, and for each opponent.
    pub(crate) fn count(&mut self, own: SeatResult, others: impl Iterator<Item = SeatResult>) {
        let (mut points, mut results) = (0.0, 0.0);
        for score in others.filter_map(|other| own.against(other)) {
            match own {
                SeatResult::Lost => self.losses += 1,
                _ if score < 1.0 => self.draws += 1,
                _ => self.wins += 1,
            }
            points += score;
            results += 1.0;
        }
        self.points_squared += points * points;
        self.points_by_results += points * results;
        self.results_squared += results * results;
    }

    /// The share of the points.
    fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.results()
    }

    fn results(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses).max(1.0)
    }

    /// The standard error of the score: how far the points of a game are from its share.
    fn error(self) -> f64 {
        let score = self.score();
        let squares = self.points_squared - 2.0 * score * self.points_by_results
            + score * score * self.results_squared;
        squares.max(0.0).sqrt() / self.results()
    }
}

/// The difference in Elo points that this score stands for.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

/// Results, score and Elo difference with the bounds that hold it in 95 cases of 100.
impl fmt::Display for MatchScore {
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

    use prise_game::SeatResult::{Drawn, Lost, Won};

    fn between_two(wins: u32, draws: u32, losses: u32) -> MatchScore {
        let mut tally = MatchScore::default();
        let games = [(wins, Won, Lost), (draws, Drawn, Drawn), (losses, Lost, Won)];
        for (count, own, other) in games {
            (0..count).for_each(|_| tally.count(own, [other].into_iter()));
        }
        tally
    }

    #[test]
    fn a_level_match_is_worth_nothing() {
        assert!(between_two(10, 5, 10).to_string().starts_with("+10 =5 -10, 50.0 %, Elo +0 ["));
    }

    #[test]
    fn three_quarters_are_191_points() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        let tally = between_two(75, 0, 25);
        assert_eq!(tally.to_string(), "+75 =0 -25, 75.0 %, Elo +191 [+119, +282]");
    }

    /// Every way in which a game among three can end, from every seat.
    fn among_three(endings: &[([SeatResult; 3], u32)]) -> MatchScore {
        let mut tally = MatchScore::default();
        for (results, count) in endings {
            for own in 0..3 {
                let others = (0..3).filter(|seat| *seat != own).map(|seat| results[seat]);
                (0..*count).for_each(|_| tally.count(results[own], others.clone()));
            }
        }
        tally
    }

    #[test]
    fn k5a_three_equal_players_are_worth_nothing_however_their_games_end() {
        for endings in [
            [([Won, Lost, Lost], 7), ([Drawn, Drawn, Drawn], 2)],
            [([Lost, Won, Lost], 5), ([Drawn, Lost, Drawn], 9)],
            [([Drawn, Drawn, Lost], 4), ([Drawn, Drawn, Drawn], 0)],
        ] {
            let tally = among_three(&endings);
            assert!((tally.score() - 0.5).abs() < 1e-12, "{tally}");
            assert!(tally.to_string().contains(" 50.0 %, Elo +0 ["), "{tally}");
        }
    }

    #[test]
    fn twice_as_strong_among_three_is_twice_as_strong_between_two() {
        // The first player wins half of the games, each of the others a quarter.
        let mut tally = MatchScore::default();
        (0..50).for_each(|_| tally.count(Won, [Lost, Lost].into_iter()));
        (0..50).for_each(|_| tally.count(Lost, [Won, Lost].into_iter()));
        assert!((tally.score() - 2.0 / 3.0).abs() < 1e-12, "{tally}");
    }
}
