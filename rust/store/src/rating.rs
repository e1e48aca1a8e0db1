//! A person's rating against the levels of the AI.

use serde::{Deserialize, Serialize};

use crate::{GameResult, Glicko, SavedMatch};

/// A rating in one game, and how many games it rests on.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rating {
    /// The rating itself.
    #[serde(flatten)]
    pub glicko: Glicko,
    /// How many games were rated.
    #[serde(default)]
    pub games: u32,
}

/// What a game did to the rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingChange {
    /// The rating before the game.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
    /// How far off that may be; nothing in old records.
    #[serde(default)]
    pub deviation: Option<f64>,
}

/// The strength at which a level of the AI is entered: 700 for level 1, 150 more for each level
/// above. It is the yardstick of the rating, the same for all games, and not a measurement.
pub fn level_strength(level: u8) -> f64 {
    700.0 + 150.0 * (f64::from(level) - 1.0)
}

impl Rating {
    /// The rating after a finished match.
    ///
    /// A match is rated if one person plays against AIs from the game's own opening. Among three
    /// a win is a win over both, a draw a draw with both, and a loss a loss to the winner alone.
    pub(crate) fn after(&self, saved: &SavedMatch) -> Option<Self> {
        let outcome = saved.now.outcome.as_ref()?;
        let people = saved.players.iter().filter(|player| player.level.is_none()).count();
        if people != 1 || saved.start.is_some() {
            return None;
        }
        let person = saved.players.iter().position(|player| player.level.is_none())?;
        let winner = outcome.winner.map(usize::from);
        let results: Vec<_> = saved
            .players
            .iter()
            .enumerate()
            .filter_map(|(seat, player)| {
                let score = match winner {
                    None => 0.5,
                    Some(winner) if winner == person => 1.0,
                    Some(winner) if winner == seat => 0.0,
                    Some(_) => return None,
                };
                let opponent = Glicko::fixed(level_strength(player.level?));
                Some(GameResult { opponent, score })
            })
            .collect();
        if results.is_empty() {
            return None;
        }
        Some(Self { glicko: self.glicko.after(&results), games: self.games.saturating_add(1) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SavedOutcome, SavedPlayer};

    fn finished(levels: &[Option<u8>], winner: Option<u8>) -> SavedMatch {
        let player = |level: &Option<u8>| SavedPlayer { name: "A".into(), level: *level };
        let mut saved =
            SavedMatch { players: levels.iter().map(player).collect(), ..SavedMatch::default() };
        saved.now.outcome = Some(SavedOutcome { winner, reason: None });
        saved
    }

    fn change(levels: &[Option<u8>], winner: Option<u8>) -> Option<f64> {
        let before = Rating::default();
        before.after(&finished(levels, winner)).map(|after| {
            assert_eq!(after.games, 1);
            after.glicko.rating - before.glicko.rating
        })
    }

    #[test]
    fn one_person_against_ais_is_rated() {
        let level_6 = [None, Some(6)];
        assert!(change(&level_6, Some(0)).unwrap() > 0.0);
        assert!(change(&level_6, Some(1)).unwrap() < 0.0);
        // Level 6 is entered at 1450, below a newcomer's 1500: a draw costs a little.
        assert!(change(&level_6, None).unwrap() < 0.0);
        assert!(change(&[Some(10), None], None).unwrap() > 0.0);
    }

    #[test]
    fn among_three_only_the_winner_has_beaten_the_person() {
        let table = [Some(3), None, Some(9)];
        let beaten_by = |winner| change(&table, Some(winner)).unwrap();
        assert!(beaten_by(1) > 0.0);
        assert!(beaten_by(0) < beaten_by(2) && beaten_by(2) < 0.0);
    }

    #[test]
    fn other_matches_are_not_rated() {
        assert_eq!(change(&[None, None], Some(0)), None);
        assert_eq!(change(&[Some(1), Some(2)], Some(0)), None);
        assert_eq!(change(&[None, None, Some(2)], Some(0)), None);
        let mut odds = finished(&[None, Some(5)], Some(0));
        odds.start = Some("W:W31:B1".into());
        assert_eq!(Rating::default().after(&odds), None);
    }
}
