//! A person's rating against the levels of the AI.

use redb::{ReadableTable, ReadableTableMetadata, WriteTransaction};
use serde::{Deserialize, Serialize};

use crate::checked::{put, unseal};
use crate::glicko::{is_sane_deviation, is_sane_rating};
use crate::schema::{QUARANTINE, RATINGS};
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
        let mut quarantine = transaction.open_table(QUARANTINE)?;
        let name = format!("rating/{game}/{}", quarantine.len()?);
        quarantine.insert(name.as_str(), unreadable.value())?;
    }
    put(&mut ratings, game, rating)
}

/// What each level adds to the strength of the one below it, as the ladders measured it; see
/// `docs/levels.md`.
const LADDERS: [(&str, [f64; 9]); 4] = [
    ("draughts", [263.0, 222.0, 212.0, 260.0, 363.0, 430.0, 233.0, 363.0, 87.0]),
    ("mill", [177.0, 279.0, 235.0, 323.0, 305.0, 275.0, 145.0, 181.0, 125.0]),
    ("dark-chess", [200.0, 141.0, 237.0, 186.0, 166.0, 87.0, 76.0, 129.0, 29.0]),
    ("three-kingdoms", [77.0, 38.0, 138.0, 73.0, 63.0, 57.0, 53.0, 38.0, 23.0]),
];

/// The strength of level 1, from which all others are counted: the only number that is chosen.
/// Level 1 plays like somebody who knows the rules and sees what can be taken at once.
const LOWEST_LEVEL: f64 = 700.0;

/// The step from a level to the next in a game for which no ladder was played.
const UNMEASURED_STEP: f64 = 150.0;

/// The strength at which a level of the AI is entered in a game: the yardstick of the rating, and
/// what players are told about the level.
///
/// ```
/// use prise_store::level_strength;
///
/// assert_eq!(level_strength("draughts", 1), 700.0);
/// assert_eq!(level_strength("draughts", 3), 1185.0);
/// assert_eq!(level_strength("dark-chess", 10) - level_strength("dark-chess", 8), 158.0);
/// ```
pub fn level_strength(game: &str, level: u8) -> f64 {
    let below = usize::from(level.saturating_sub(1));
    let steps = match LADDERS.iter().find(|(name, _)| *name == game) {
        Some((_, steps)) => steps.iter().take(below).sum(),
        None => UNMEASURED_STEP * below as f64,
    };
    LOWEST_LEVEL + steps
}

impl Rating {
    /// Where a person begins whose first rated match this is: level with the opponents, who were
    /// chosen to suit. Nobody begins above the [default](Glicko::default) by choosing a strong one.
    ///
    /// From the default, which is far above the weak levels, a first loss to one of them would cost
    /// 600 points and more.
    pub(crate) fn newcomer(saved: &SavedMatch) -> Self {
        let levels: Vec<_> = saved.players.iter().filter_map(|player| player.level).collect();
        let strengths = levels.iter().map(|level| level_strength(&saved.game, *level));
        let mean = strengths.sum::<f64>() / levels.len().max(1) as f64;
        let unknown = Glicko::default();
        Self { glicko: Glicko { rating: unknown.rating.min(mean), ..unknown }, games: 0 }
    }

    /// The rating after a finished match, if it is [rated](SavedMatch::unrated).
    ///
    /// Among three every opponent is a result of its own: who is out has lost to all who are not,
    /// and nothing is decided between two who are.
    pub(crate) fn after(&self, saved: &SavedMatch) -> Option<Self> {
        let outcome = saved.now.outcome.as_ref()?;
        if !saved.unrated().is_empty() {
            return None;
        }
        let person = saved.players.iter().position(|player| player.level.is_none())?;
        let own = outcome.result_of(person as u8);
        let results: Vec<_> = saved
            .players
            .iter()
            .enumerate()
            .filter_map(|(seat, player)| {
                let opponent = Glicko::fixed(level_strength(&saved.game, player.level?));
                let score = own.against(outcome.result_of(seat as u8))?;
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
        with_places(levels, winner, &[])
    }

    fn with_places(levels: &[Option<u8>], winner: Option<u8>, places: &[u8]) -> SavedMatch {
        let player = |level: &Option<u8>| SavedPlayer { name: "A".into(), level: *level };
        let mut saved =
            SavedMatch { players: levels.iter().map(player).collect(), ..SavedMatch::default() };
        saved.now.outcome = Some(SavedOutcome { winner, reason: None, places: places.to_vec() });
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

    /// What the first match in a game does to the rating, as it is kept with the record.
    fn first_change(game: &str, levels: &[Option<u8>], winner: u8) -> RatingChange {
        let store = crate::Store::in_memory().unwrap();
        let mut saved = finished(levels, Some(winner));
        saved.game = game.into();
        let at = crate::UnixMillis::new(1);
        let id = store.create(&saved, at).unwrap();
        store.save(id, &saved, at).unwrap();
        store.record(id).unwrap().unwrap().rating.unwrap()
    }

    #[test]
    fn a_first_loss_costs_no_more_than_one_to_an_equal() {
        for game in ["draughts", "mill", "dark-chess"] {
            for level in 1..=10 {
                let change = first_change(game, &[None, Some(level)], 1);
                let cost = change.before - change.after;
                assert!(cost > 0.0 && cost < 180.0, "{game} {level}: {change:?}");
            }
        }
        let among_three = first_change("three-kingdoms", &[Some(2), None, Some(4)], 0);
        let mean =
            f64::midpoint(level_strength("three-kingdoms", 2), level_strength("three-kingdoms", 4));
        assert!((among_three.before - mean).abs() < 1e-9, "{among_three:?}");
    }

    #[test]
    fn a_first_loss_to_a_master_makes_no_master() {
        let change = first_change("draughts", &[None, Some(10)], 1);
        assert!(change.before <= 1500.0 && change.after < 1500.0, "{change:?}");
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
            let table = it.open_table(QUARANTINE)?;
            let bytes = table.get("rating/mill/0")?.map(|bytes| bytes.value().to_vec());
            Ok(bytes.unwrap_or_default())
        });
        let aside = aside.unwrap();
        assert!(aside.ends_with(broken.to_string().as_bytes()), "{aside:?}");
        store.check().unwrap();
    }

    #[test]
    fn k5a_who_is_out_when_the_others_draw_loses_to_both() {
        let table = [Some(3), None, Some(9)];
        let after = |places: &[u8]| {
            let rating = Rating::default().after(&with_places(&table, None, places));
            rating.expect("rated").glicko.rating
        };
        let drawn = after(&[1, 1, 1]);
        assert!(after(&[1, 3, 1]) < 1500.0 && after(&[1, 3, 1]) < drawn);
        // Who stays in has drawn with one and beaten the other.
        assert!(after(&[3, 1, 1]) > drawn && after(&[1, 1, 3]) > drawn);
    }

    #[test]
    fn d8_whatever_makes_a_match_unrated_leaves_the_rating_alone() {
        for reason in prise_game::Unrated::ALL {
            let mut saved = finished(&[None, Some(5)], Some(0));
            assert!(Rating::default().after(&saved).is_some());
            saved.note(*reason);
            assert_eq!(saved.unrated(), [*reason]);
            assert_eq!(Rating::default().after(&saved), None);
        }
        let mut practice = finished(&[None, Some(5)], Some(0));
        practice.practice = true;
        assert_eq!(Rating::default().after(&practice), None);
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
