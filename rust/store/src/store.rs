//! Matches in progress, and what becomes of them when they are over.

use std::fmt;
use std::ops::{Bound, ControlFlow};
use std::path::Path;

use prise_game::Unrated;
use redb::{
    ReadTransaction, ReadableTable, ReadableTableMetadata, StorageBackend, WriteTransaction,
};
use serde::{Deserialize, Serialize};

use crate::checked::{get, put, unseal};
use crate::connection::Connection;
use crate::rating::{kept_rating, put_rating};
use crate::schema::{
    BY_GAME, BY_TIME, MATCHES, RATINGS, RECORDS, SETTINGS, STUDIES, TALLIES, keys, next_id, reserve,
};
use crate::statistics::{count, discount};
use crate::{
    OpenError, Page, Rating, RatingChange, Record, RecordCursor, RecordQuery, SavedMatch,
    Statistics, StoreError, UnixMillis,
};
use crate::{explorer, identity, rating_history};

/// The number of a match in a store. It keeps it when it is finished.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchId(u32);

impl MatchId {
    /// The match with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A match in progress.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredMatch {
    /// When it began.
    #[serde(default)]
    pub created: UnixMillis,
    /// When it was last saved.
    #[serde(default)]
    pub updated: UnixMillis,
    /// The match. In files it is covered, since it tells what lies face-down.
    #[serde(rename = "match", with = "crate::covered")]
    pub saved: SavedMatch,
}

/// The store. See the [crate's documentation](crate).
///
/// All calls take `&self` and may come from any thread; writes wait for each other.
#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
}

impl Store {
    /// Opens the store in this file, and makes it if there is none.
    ///
    /// # Errors
    /// Says what is wrong, and leaves the file as it is.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        Ok(Self { connection: Connection::open(path.as_ref())? })
    }

    /// A store that lasts as long as it is held: for tests, and for playing on when there is
    /// nowhere to write.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn in_memory() -> Result<Self, OpenError> {
        Self::with_backend(redb::backends::InMemoryBackend::new())
    }

    /// A store on any other kind of storage, as a web page has it. Empty storage becomes a new
    /// store. Storage in which that was cut short is reported as damaged; there is nothing in it
    /// then.
    ///
    /// # Errors
    /// Says what is wrong, and leaves what is stored as it is.
    pub fn with_backend(backend: impl StorageBackend) -> Result<Self, OpenError> {
        Ok(Self { connection: Connection::with_backend(backend)? })
    }

    /// Makes the next opening quick even if the app is killed before it closes the store. For
    /// the moment when the app goes to the background.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        self.connection.checkpoint()
    }

    /// Changes with everything that is written, for whoever keeps a copy elsewhere.
    pub fn revision(&self) -> u32 {
        self.connection.revision()
    }

    /// Begins a match and gives it a number.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn create(&self, saved: &SavedMatch, at: UnixMillis) -> Result<MatchId, StoreError> {
        self.connection.write(|transaction| {
            let id = next_id(transaction)?;
            put_match(transaction, id, saved, at, at)?;
            Ok(MatchId(id))
        })
    }

    /// Saves a match as it is now, to be called after every move. When the game is over it
    /// becomes a finished [`Record`], counted and rated in the same transaction.
    ///
    /// A match whose end was undone is in progress again. Its record stays as it is: the first end
    /// counts, once. When the continuation ends, it is kept [beside](Record::continuation) it.
    ///
    /// # Errors
    /// If there is no such match, or if the store cannot be written.
    pub fn save(&self, id: MatchId, saved: &SavedMatch, at: UnixMillis) -> Result<(), StoreError> {
        self.connection.write(|transaction| {
            let Known { created, is_hinted } = known(transaction, id, at)?;
            let mut saved = saved.clone();
            if is_hinted {
                saved.note(Unrated::Hint);
            }
            match Record::of(&saved, created, at) {
                Some(record) => {
                    transaction.open_table(MATCHES)?.remove(id.0)?;
                    finish(transaction, id.0, record)
                }
                None => put_match(transaction, id.0, &saved, created, at),
            }
        })
    }

    /// Keeps in mind that a person was given an analysis of a match in progress by somebody who
    /// does not save it: whoever looks back at it while it is played. Whatever is saved of the
    /// match afterwards keeps it, too.
    ///
    /// # Errors
    /// If the store cannot be written, or the match not be read.
    pub fn note_hint(&self, id: MatchId) -> Result<(), StoreError> {
        self.connection.write(|transaction| {
            let mut matches = transaction.open_table(MATCHES)?;
            let Some(mut stored) = get::<u32, StoredMatch>(&matches, id.0)? else { return Ok(()) };
            stored.saved.note(Unrated::Hint);
            put(&mut matches, id.0, &stored)
        })
    }

    /// A match in progress; nothing if there is none with this number.
    ///
    /// # Errors
    /// If the store or this match cannot be read.
    pub fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.connection.read(|transaction| get(&transaction.open_table(MATCHES)?, id.0))
    }

    /// All matches in progress, the one saved last first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn matches(&self) -> Result<Page<StoredMatch>, StoreError> {
        self.connection.read(|transaction| {
            let table = transaction.open_table(MATCHES)?;
            let mut page = Page::<StoredMatch>::new();
            for entry in table.iter()? {
                let (key, sealed) = entry?;
                let id = key.value();
                match unseal(&id, sealed.value()) {
                    Ok(stored) => page.items.push((MatchId(id), stored)),
                    Err(_) => page.unreadable.push(MatchId(id)),
                }
            }
            page.items.sort_by_key(|(id, stored)| std::cmp::Reverse((stored.updated, *id)));
            Ok(page)
        })
    }

    /// Forgets a match in progress and hands it over; nothing if there was none, or if it could
    /// not be read.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn delete_match(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.connection.write(|transaction| forget(transaction, id.0))
    }

    /// Takes back what [`delete_match`](Self::delete_match) has forgotten.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn restore_match(&self, id: MatchId, stored: &StoredMatch) -> Result<(), StoreError> {
        self.connection.write(|transaction| {
            reserve(transaction, id.0)?;
            put_match(transaction, id.0, &stored.saved, stored.created, stored.updated)
        })
    }

    /// A finished game; nothing if there is none with this number.
    ///
    /// # Errors
    /// If the store or this record cannot be read.
    pub fn record(&self, id: MatchId) -> Result<Option<Record>, StoreError> {
        self.connection.read(|transaction| get(&transaction.open_table(RECORDS)?, id.0))
    }

    /// A page of finished games, newest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn records(&self, query: &RecordQuery) -> Result<Page<Record>, StoreError> {
        self.connection.read(|transaction| {
            let mut page = Page::new();
            let mut last = None;
            let table = transaction.open_table(RECORDS)?;
            for_each_newest(transaction, query, |cursor| {
                let id = cursor.id;
                let sealed = table.get(id)?;
                let record = sealed.map(|sealed| unseal::<Record>(&id, sealed.value()));
                if matches!(&record, Some(Ok(record)) if !query.wants(record)) {
                    return Ok(ControlFlow::Continue(()));
                }
                if page.items.len() + page.unreadable.len() == query.limit {
                    page.next = last;
                    return Ok(ControlFlow::Break(()));
                }
                last = Some(cursor);
                match record {
                    Some(Ok(record)) => page.items.push((MatchId(id), record)),
                    _ => page.unreadable.push(MatchId(id)),
                }
                Ok(ControlFlow::Continue(()))
            })?;
            Ok(page)
        })
    }

    /// The numbers of all finished games of a kind, oldest first.
    pub(crate) fn record_ids(&self, game: &str) -> Result<Vec<u32>, StoreError> {
        self.connection.read(|transaction| {
            let table = transaction.open_table(BY_GAME)?;
            let entries = table.range((game, 0, 0)..=(game, u64::MAX, u32::MAX))?;
            entries.map(|entry| Ok(entry?.0.value().2)).collect()
        })
    }

    /// How many games were finished.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn record_count(&self) -> Result<u64, StoreError> {
        self.connection.read(|transaction| Ok(transaction.open_table(RECORDS)?.len()?))
    }

    /// Who won how often.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn statistics(&self) -> Result<Statistics, StoreError> {
        self.connection.read(|transaction| Statistics::read(&transaction.open_table(TALLIES)?))
    }

    /// The person's rating in a game, a newcomer's before the first rated game, or if what is
    /// kept cannot be read: with the next rated game that is set aside.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn rating(&self, game: &str) -> Result<Rating, StoreError> {
        self.connection.read(|transaction| {
            Ok(kept_rating(&transaction.open_table(RATINGS)?, game)?.unwrap_or_default())
        })
    }

    /// Reads everything there is and compares it with its checksums. It takes longer than
    /// anything else and is for the background, or for when something looks wrong.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] with the first fault.
    pub fn check(&self) -> Result<(), StoreError> {
        self.connection.check_pages()?;
        self.connection.read(|transaction| {
            let records = transaction.open_table(RECORDS)?;
            for id in keys(&records, |id| id)? {
                get::<u32, serde::de::IgnoredAny>(&records, id)?;
            }
            for definition in [MATCHES, STUDIES] {
                let table = transaction.open_table(definition)?;
                for id in keys(&table, |id| id)? {
                    get::<u32, serde::de::IgnoredAny>(&table, id)?;
                }
            }
            for definition in [TALLIES, RATINGS, SETTINGS] {
                let table = transaction.open_table(definition)?;
                for key in keys(&table, str::to_owned)? {
                    get::<&str, serde::de::IgnoredAny>(&table, &*key)?;
                }
            }
            let indexed = transaction.open_table(BY_TIME)?.len()?;
            let by_game = transaction.open_table(BY_GAME)?.len()?;
            if records.len()? != indexed || indexed != by_game {
                return Err(StoreError::Damaged("the lists of finished games do not agree".into()));
            }
            if !rating_history::is_sound(transaction)? {
                return Err(StoreError::Damaged("the ratings are not those of the games".into()));
            }
            Ok(())
        })
    }
}

/// What is known of a match before it is saved again.
struct Known {
    created: UnixMillis,
    /// Whether a hint was [noted](Store::note_hint).
    is_hinted: bool,
}

/// What is known of a match, be it in progress or finished. If what is stored of it cannot be
/// read, saving it anew is what mends it: then it begins now.
fn known(
    transaction: &WriteTransaction,
    id: MatchId,
    now: UnixMillis,
) -> Result<Known, StoreError> {
    #[derive(Deserialize)]
    struct Finished {
        #[serde(default)]
        created: UnixMillis,
    }
    if let Some(sealed) = transaction.open_table(MATCHES)?.get(id.0)? {
        return Ok(match unseal::<StoredMatch>(&id.0, sealed.value()) {
            Ok(StoredMatch { created, saved, .. }) => {
                let is_hinted = saved.unrated.iter().any(|name| name == Unrated::Hint.name());
                Known { created, is_hinted }
            }
            Err(_) => Known { created: now, is_hinted: false },
        });
    }
    if let Some(sealed) = transaction.open_table(RECORDS)?.get(id.0)? {
        let found = unseal(&id.0, sealed.value());
        let created = found.map_or(now, |Finished { created }| created);
        return Ok(Known { created, is_hinted: false });
    }
    Err(StoreError::NoSuchMatch(id))
}

/// Covers the matches that older versions kept in clear. What cannot be read stays as it is.
pub(crate) fn cover_matches(transaction: &WriteTransaction) -> Result<(), StoreError> {
    let mut matches = transaction.open_table(MATCHES)?;
    for id in keys(&matches, |id| id)? {
        if let Ok(Some(stored)) = get::<u32, StoredMatch>(&matches, id) {
            put(&mut matches, id, &stored)?;
        }
    }
    Ok(())
}

pub(crate) fn put_match(
    transaction: &WriteTransaction,
    id: u32,
    saved: &SavedMatch,
    created: UnixMillis,
    updated: UnixMillis,
) -> Result<(), StoreError> {
    let stored = StoredMatch { created, updated, saved: saved.clone() };
    put(&mut transaction.open_table(MATCHES)?, id, &stored)
}

/// Takes a match in progress out; nothing if there was none, or if it could not be read.
pub(crate) fn forget(
    transaction: &WriteTransaction,
    id: u32,
) -> Result<Option<StoredMatch>, StoreError> {
    let mut matches = transaction.open_table(MATCHES)?;
    let removed = matches.remove(id)?;
    Ok(removed.and_then(|sealed| unseal(&id, sealed.value()).ok()))
}

/// Files the end of a match, if it is the first one. The end of a continuation changes no result:
/// it is only kept.
fn finish(transaction: &WriteTransaction, id: u32, record: Record) -> Result<(), StoreError> {
    let mut records = transaction.open_table(RECORDS)?;
    let Some(first) = get::<u32, Record>(&records, id)? else {
        drop(records);
        return file(transaction, id, record, true);
    };
    if first.saved.history == record.saved.history {
        return Ok(());
    }
    put(&mut records, id, &Record { continuation: Some(record.saved), ..first })
}

/// Files a finished game: the record, its place in the lists, the statistics, the progress and, if
/// it is to be rated, the rating.
pub(crate) fn file(
    transaction: &WriteTransaction,
    id: u32,
    mut record: Record,
    rated: bool,
) -> Result<(), StoreError> {
    unfile(transaction, id)?;
    if rated {
        record.rating = rate(transaction, &record.saved)?;
    }
    record.rating = record.rating.filter(RatingChange::is_sane);
    let (game, finished) = (record.saved.game.as_str(), record.finished.get());
    transaction.open_table(BY_TIME)?.insert((finished, id), ())?;
    transaction.open_table(BY_GAME)?.insert((game, finished, id), ())?;
    count(&mut transaction.open_table(TALLIES)?, &record)?;
    rating_history::enter(transaction, id, &record)?;
    identity::enter(transaction, id, &record)?;
    explorer::enter(transaction, id, &record)?;
    put(&mut transaction.open_table(RECORDS)?, id, &record)
}

/// Takes a finished game out of the record, the lists, the statistics and the progress.
pub(crate) fn unfile(
    transaction: &WriteTransaction,
    id: u32,
) -> Result<Option<Record>, StoreError> {
    let mut records = transaction.open_table(RECORDS)?;
    let Some(record) = get::<u32, Record>(&records, id)? else { return Ok(None) };
    records.remove(id)?;
    let (game, finished) = (record.saved.game.as_str(), record.finished.get());
    transaction.open_table(BY_TIME)?.remove((finished, id))?;
    transaction.open_table(BY_GAME)?.remove((game, finished, id))?;
    discount(&mut transaction.open_table(TALLIES)?, &record)?;
    rating_history::remove(transaction, id, &record)?;
    identity::remove(transaction, id, &record)?;
    explorer::remove(transaction, id, &record)?;
    Ok(Some(record))
}

fn rate(
    transaction: &WriteTransaction,
    saved: &SavedMatch,
) -> Result<Option<RatingChange>, StoreError> {
    let game = saved.game.as_str();
    let kept = kept_rating(&transaction.open_table(RATINGS)?, game)?;
    let before = kept.unwrap_or_else(|| Rating::newcomer(saved));
    let Some(after) = before.after(saved) else { return Ok(None) };
    put_rating(transaction, game, &after)?;
    let (deviation, after) = (Some(after.glicko.deviation), after.glicko.rating);
    Ok(Some(RatingChange { before: before.glicko.rating, after, deviation }))
}

/// Visits the places of a game's records, or of all, newest first, until told to stop.
fn for_each_newest(
    transaction: &ReadTransaction,
    query: &RecordQuery,
    mut visit: impl FnMut(RecordCursor) -> Result<ControlFlow<()>, StoreError>,
) -> Result<(), StoreError> {
    match query.game.as_deref() {
        None => {
            let end =
                query.before.map_or(Bound::Unbounded, |at| Bound::Excluded((at.finished, at.id)));
            let table = transaction.open_table(BY_TIME)?;
            for entry in table.range((Bound::Unbounded, end))?.rev() {
                let (finished, id) = entry?.0.value();
                if visit(RecordCursor { finished, id })?.is_break() {
                    break;
                }
            }
        }
        Some(game) => {
            let end = query.before.map_or(Bound::Included((game, u64::MAX, u32::MAX)), |at| {
                Bound::Excluded((game, at.finished, at.id))
            });
            let table = transaction.open_table(BY_GAME)?;
            for entry in table.range((Bound::Included((game, 0, 0)), end))?.rev() {
                let (key, _) = entry?;
                let (_, finished, id) = key.value();
                if visit(RecordCursor { finished, id })?.is_break() {
                    break;
                }
            }
        }
    }
    Ok(())
}
