//! A person's rating against the levels of the AI.

use redb::{ReadableTable, ReadableTableMetadata, WriteTransaction};
use serde::{Deserialize, Serialize};

use crate::checked::{put, unseal};
use crate::glicko::{is_sane_deviation, is_sane_rating};
use crate::schema::{RATINGS, SET_ASIDE};
use crate::{GameResult, Glicko, SavedMatch, StoreError};

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

impl RatingChange {
    /// Whether these are numbers that games can lead to. Others are never kept.
    pub(crate) fn is_sane(&self) -> bool {
        is_sane_rating(self.before)
            && is_sane_rating(self.after)
            && self.deviation.is_none_or(is_sane_deviation)
    }
}

/// The rating in a game as it is kept; nothing if there is none, or none that makes sense.
pub(crate) fn kept_rating(
    ratings: &impl ReadableTable<&'static str, &'static [u8]>,
    game: &str,
) -> Result<Option<Rating>, StoreError> {
    let Some(sealed) = ratings.get(game)? else { return Ok(None) };
    let rating = unseal::<Rating>(&game, sealed.value()).ok();
    Ok(rating.filter(|rating| rating.glicko.is_sane()))
}

/// Keeps the rating in a game, unless it is none. One that stands in its place and cannot be read
/// is set aside first.
pub(crate) fn put_rating(
    transaction: &WriteTransaction,
    game: &str,
    rating: &Rating,
) -> Result<(), StoreError> {
    if !rating.glicko.is_sane() {
        return Ok(());
    }
    let mut ratings = transaction.open_table(RATINGS)?;
    if kept_rating(&ratings, game)?.is_none()
        && let Some(unreadable) = ratings.get(game)?
    {
        let mut set_aside = transaction.open_table(SET_ASIDE)?;
        let name = format!("rating/{game}/{}", set_aside.len()?);
        set_aside.insert(name.as_str(), unreadable.value())?;
    }
    put(&mut ratings, game, rating)
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
    fn an_unreadable_rating_is_set_aside_and_the_game_is_saved() {
        let store = crate::Store::in_memory().unwrap();
        // What an earlier version wrote of a number beyond all numbers.
        let broken = serde_json::json!({ "rating": 1e308, "deviation": null, "volatility": 0.06 });
        let write = |it: &WriteTransaction| put(&mut it.open_table(RATINGS)?, "mill", &broken);
        store.connection.write(write).unwrap();
        assert_eq!(store.rating("mill").unwrap(), Rating::default());
        let export = store.export(crate::UnixMillis::new(0)).unwrap();
        assert!(!export.contains("1e308"), "{export}");

        let mut saved = finished(&[None, Some(6)], Some(0));
        saved.game = "mill".into();
        let at = crate::UnixMillis::new(1);
        let id = store.create(&saved, at).unwrap();
        store.save(id, &saved, at).unwrap();
        assert_eq!(store.rating("mill").unwrap().games, 1);
        let aside = store.connection.read(|it| {
            let table = it.open_table(SET_ASIDE)?;
            let bytes = table.get("rating/mill/0")?.map(|bytes| bytes.value().to_vec());
            Ok(bytes.unwrap_or_default())
        });
        let aside = aside.unwrap();
        assert!(aside.ends_with(broken.to_string().as_bytes()), "{aside:?}");
        store.check().unwrap();
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
