//! How a person gets on in a game, from one finished game to the next.
//!
//! The records know it, but there are thousands of them and they are long. So what they say about
//! progress is kept beside them, a few bytes a game: reading all of it takes a few milliseconds.

use redb::{ReadTransaction, ReadableTable, ReadableTableMetadata, WriteTransaction};
use serde::Deserialize;

use crate::checked::unseal;
use crate::record::ending;
use crate::schema::{PROGRESS, RECORDS};
use crate::{Ending, MatchId, RatingChange, Record, SavedPlayer, Store, StoreError, UnixMillis};

/// The rating after one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPoint {
    /// The game.
    pub id: MatchId,
    /// When it ended.
    pub finished: UnixMillis,
    /// The rating after it.
    pub rating: f64,
    /// How far off that may be; nothing in old records.
    pub deviation: Option<f64>,
}

/// How a person has got on in the rated games of one kind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RatingHistory {
    /// The rating after every rated game, oldest first.
    pub ratings: Vec<RatingPoint>,
    /// How many games in a row were won up to now, or lost, if negative. A draw ends a streak.
    pub streak: i32,
    /// The most games in a row that were ever won.
    pub longest_streak: u32,
}

impl RatingHistory {
    fn take(&mut self, point: RatingPoint, result: i8) {
        self.ratings.push(point);
        self.streak = match result {
            WON => self.streak.max(0) + 1,
            LOST => self.streak.min(0) - 1,
            _ => 0,
        };
        self.longest_streak = self.longest_streak.max(self.streak.max(0) as u32);
    }

    /// The ratings after no more than so many games, as evenly chosen as can be, the first and the
    /// last among them: enough for a picture.
    pub fn sample(&self, most: usize) -> Vec<RatingPoint> {
        let (games, most) = (self.ratings.len(), most.max(2));
        if games <= most {
            return self.ratings.clone();
        }
        (0..most).map(|place| self.ratings[place * (games - 1) / (most - 1)]).collect()
    }
}

impl Store {
    /// How a person has got on in the rated games of one kind.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn rating_history(&self, game: &str) -> Result<RatingHistory, StoreError> {
        self.connection.read(|transaction| {
            let table = transaction.open_table(PROGRESS)?;
            let mut history = RatingHistory::default();
            for entry in table.range((game, 0, 0)..=(game, u64::MAX, u32::MAX))? {
                let (key, value) = entry?;
                let (_, finished, id) = key.value();
                let (rating, deviation, result) = value.value();
                let (id, finished) = (MatchId::new(id), UnixMillis::new(finished));
                history.take(RatingPoint { id, finished, rating, deviation }, result);
            }
            Ok(history)
        })
    }
}

/// The rating after a game, how far off it may be, and the person's result.
pub(crate) type Step = (f64, Option<f64>, i8);

const WON: i8 = 1;
const DRAWN: i8 = 0;
const LOST: i8 = -1;

fn step(ending: Option<Ending>, rating: Option<RatingChange>) -> Option<Step> {
    let change = rating?;
    let result = match ending {
        Some(Ending::Won) => WON,
        Some(Ending::Lost) => LOST,
        Some(Ending::Drawn) | None => DRAWN,
    };
    Some((change.after, change.deviation, result))
}

/// Keeps what a finished game says about progress.
pub(crate) fn enter(
    transaction: &WriteTransaction,
    id: u32,
    record: &Record,
) -> Result<(), StoreError> {
    if let Some(step) = step(record.ending(), record.rating) {
        let key = (record.saved.game.as_str(), record.finished.get(), id);
        transaction.open_table(PROGRESS)?.insert(key, step)?;
    }
    Ok(())
}

/// Forgets what a finished game said about progress.
pub(crate) fn remove(
    transaction: &WriteTransaction,
    id: u32,
    record: &Record,
) -> Result<(), StoreError> {
    let key = (record.saved.game.as_str(), record.finished.get(), id);
    transaction.open_table(PROGRESS)?.remove(key)?;
    Ok(())
}

/// What a record says about progress, read without its moves.
#[derive(Deserialize)]
struct RecordResult {
    #[serde(default)]
    finished: UnixMillis,
    #[serde(default)]
    winner: Option<u8>,
    #[serde(default)]
    places: Vec<u8>,
    #[serde(default)]
    rating: Option<RatingChange>,
    #[serde(rename = "match")]
    saved: RecordHead,
}

#[derive(Deserialize)]
struct RecordHead {
    game: String,
    #[serde(default)]
    players: Vec<SavedPlayer>,
}

/// What the records say about progress, as it should be kept. A record that cannot be read says
/// nothing.
fn told(
    records: &impl ReadableTable<u32, &'static [u8]>,
) -> Result<Vec<(String, u64, u32, Step)>, StoreError> {
    let mut steps = Vec::new();
    for entry in records.iter()? {
        let (key, sealed) = entry?;
        let id = key.value();
        let Ok(told) = unseal::<RecordResult>(&id, sealed.value()) else { continue };
        let ending = ending(&told.saved.players, told.winner, &told.places);
        if let Some(step) = step(ending, told.rating) {
            steps.push((told.saved.game, told.finished.get(), id, step));
        }
    }
    Ok(steps)
}

/// Keeps what the records say, in a store that did not do so.
pub(crate) fn migrate(transaction: &WriteTransaction) -> Result<(), StoreError> {
    let mut table = transaction.open_table(PROGRESS)?;
    for (game, finished, id, step) in told(&transaction.open_table(RECORDS)?)? {
        table.insert((game.as_str(), finished, id), step)?;
    }
    Ok(())
}

/// Whether what is kept is what the records say.
pub(crate) fn is_sound(transaction: &ReadTransaction) -> Result<bool, StoreError> {
    let table = transaction.open_table(PROGRESS)?;
    let told = told(&transaction.open_table(RECORDS)?)?;
    if told.len() as u64 != table.len()? {
        return Ok(false);
    }
    for (game, finished, id, step) in told {
        if table.get((game.as_str(), finished, id))?.map(|kept| kept.value()) != Some(step) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use prise_game::{Level, Match, Millis, Player, Seat, Setup};
    use prise_mill::{Mill, MillRules};
    use redb::Database;

    use super::*;
    use crate::SavedMatch;
    use crate::connection::builder;
    use crate::schema::{MIGRATIONS, prepare};

    /// A game against level 5, won (0), lost (1) or drawn (nothing).
    fn finished(winner: Option<u8>) -> SavedMatch {
        let level = Level::new(5).unwrap();
        let players = vec![Player::human("A"), Player::ai("B", level)];
        let mut table = Match::<Mill>::new(Setup::new(MillRules::default(), players)).unwrap();
        match winner {
            Some(0) => drop(table.resign(Seat::SECOND, Millis::ZERO)),
            Some(_) => drop(table.resign(Seat::FIRST, Millis::ZERO)),
            None => {
                table.offer_draw(Seat::FIRST, Millis::ZERO).unwrap();
                table.accept_draw(Seat::SECOND, Millis::ZERO).unwrap();
            }
        }
        SavedMatch::of(&table, Millis::ZERO)
    }

    fn play(store: &Store, winner: Option<u8>, at: u64) -> MatchId {
        let (saved, at) = (finished(winner), UnixMillis::new(at));
        let id = store.create(&saved, at).unwrap();
        store.save(id, &saved, at).unwrap();
        id
    }

    #[test]
    fn streaks_and_ratings_follow_the_games_that_are_there() {
        let store = Store::in_memory().unwrap();
        let results = [Some(0), Some(0), Some(0), None, Some(1), Some(1)];
        let ids: Vec<_> =
            results.iter().zip(1..).map(|(winner, at)| play(&store, *winner, at)).collect();
        let all = store.rating_history("mill").unwrap();
        assert_eq!((all.streak, all.longest_streak), (-2, 3));
        assert_eq!(all.ratings.iter().map(|point| point.id).collect::<Vec<_>>(), ids);
        let now = store.rating("mill").unwrap().glicko;
        assert_eq!(Some(now.rating), all.ratings.last().map(|point| point.rating));
        assert_eq!(store.rating_history("mil").unwrap(), RatingHistory::default());

        // Deleted, it is as if it had never been; taken back, as if it had never been deleted.
        let deleted = store.delete(ids[1]).unwrap().unwrap();
        let without = store.rating_history("mill").unwrap();
        assert_eq!((without.ratings.len(), without.longest_streak), (5, 2));
        store.check().unwrap();
        store.restore(ids[1], &deleted).unwrap();
        assert_eq!(store.rating_history("mill").unwrap(), all);

        // Another store that imports it all has the same progress, under its own numbers.
        let other = Store::in_memory().unwrap();
        other.import(&store.export(UnixMillis::new(9)).unwrap()).unwrap();
        let imported = other.rating_history("mill").unwrap();
        assert_eq!((imported.streak, imported.longest_streak), (-2, 3));
        let ratings =
            |it: &RatingHistory| it.ratings.iter().map(|at| at.rating).collect::<Vec<_>>();
        assert_eq!(ratings(&imported), ratings(&all));
        other.check().unwrap();
    }

    #[test]
    fn a_store_of_the_first_schema_learns_its_progress_when_it_is_opened() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        let store = Store::open(&path).unwrap();
        for (winner, at) in [(Some(0), 1), (None, 2), (Some(1), 3)] {
            play(&store, winner, at);
        }
        let known = store.rating_history("mill").unwrap();
        drop(store);
        forget_schema_2(&builder().create(&path).unwrap());
        let store = Store::open(&path).unwrap();
        assert_eq!(store.rating_history("mill").unwrap(), known);
        store.check().unwrap();
    }

    /// Makes the file what the first version wrote.
    fn forget_schema_2(database: &Database) {
        let transaction = database.begin_write().unwrap();
        transaction.delete_table(PROGRESS).unwrap();
        let mut meta = transaction.open_table(crate::schema::META).unwrap();
        crate::checked::put(&mut meta, "schema", &1).unwrap();
        drop(meta);
        transaction.commit().unwrap();
        // The first version had no migrations, and finds nothing to do.
        prepare(database, &MIGRATIONS[..0]).unwrap();
    }

    #[test]
    fn what_differs_from_the_records_is_found() {
        let store = Store::in_memory().unwrap();
        let id = play(&store, Some(0), 1);
        store.check().unwrap();
        let change = |step: Step| {
            store
                .connection
                .write(|it| {
                    Ok(it.open_table(PROGRESS)?.insert(("mill", 1, id.get()), step)?.is_some())
                })
                .unwrap()
        };
        assert!(change((1.0, None, WON)));
        assert!(matches!(store.check(), Err(StoreError::Damaged(_))));
    }

    #[test]
    fn a_sample_keeps_both_ends_and_the_order() {
        let point = |number: u32| RatingPoint {
            id: MatchId::new(number),
            finished: UnixMillis::default(),
            rating: 1500.0,
            deviation: None,
        };
        let progress = |games: u32| RatingHistory {
            ratings: (0..games).map(point).collect(),
            ..RatingHistory::default()
        };
        let sample = |games, most| -> Vec<_> {
            progress(games).sample(most).iter().map(|point| point.id.get()).collect()
        };
        assert_eq!(sample(0, 5), [0; 0]);
        assert_eq!(sample(5, 5), [0, 1, 2, 3, 4]);
        assert_eq!(sample(9, 5), [0, 2, 4, 6, 8]);
        assert_eq!(sample(11, 4), [0, 3, 6, 10]);
        assert_eq!(sample(10_000, 0), [0, 9999]);
    }
}
