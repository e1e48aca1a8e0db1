//! The tables of the file, and how it becomes the file of a newer version.

use redb::{ReadableDatabase, ReadableTable, TableDefinition, TableError, WriteTransaction};

use crate::StoreError;
use crate::checked::{get, put};
use crate::store::cover_matches;
use crate::{explorer, identity, rating_history};

/// JSON with a checksum; see [`crate::checked`].
type Sealed = &'static [u8];

/// Numbers of the file itself: `schema`, `next_id`.
pub(crate) const META: TableDefinition<&str, Sealed> = TableDefinition::new("meta");
/// Matches in progress by number.
pub(crate) const MATCHES: TableDefinition<u32, Sealed> = TableDefinition::new("matches");
/// Finished games by number.
pub(crate) const RECORDS: TableDefinition<u32, Sealed> = TableDefinition::new("records");
/// The numbers of all finished games in the order of their end.
pub(crate) const BY_TIME: TableDefinition<(u64, u32), ()> = TableDefinition::new("by_time");
/// The same for every game.
pub(crate) const BY_GAME: TableDefinition<(&str, u64, u32), ()> = TableDefinition::new("by_game");
/// What a rated game says about progress, by game and time; see [`crate::progress`].
pub(crate) const PROGRESS: TableDefinition<(&str, u64, u32), rating_history::Step> =
    TableDefinition::new("progress");
/// What finished games tell, and their numbers; see [`crate::identity`].
pub(crate) const BY_CONTENT: TableDefinition<(u128, u32), ()> = TableDefinition::new("by_content");
/// Tallies, kept with every finished game.
pub(crate) const TALLIES: TableDefinition<&str, Sealed> = TableDefinition::new("tallies");
/// Ratings by game.
pub(crate) const RATINGS: TableDefinition<&str, Sealed> = TableDefinition::new("ratings");
/// Settings by category.
pub(crate) const SETTINGS: TableDefinition<&str, Sealed> = TableDefinition::new("settings");

/// Studies by number.
pub(crate) const STUDIES: TableDefinition<u32, Sealed> = TableDefinition::new("studies");
/// The positions of every finished game, by game and number; see [`crate::explorer`].
pub(crate) const LINES: TableDefinition<(&str, u32), &[u8]> = TableDefinition::new("lines");

/// What could not be read and stood in the way, byte for byte. It is made when it is needed.
pub(crate) const QUARANTINE: TableDefinition<&str, &[u8]> = TableDefinition::new("set_aside");

/// What turns a file of one schema into a file of the next one.
pub(crate) type Migration = fn(&WriteTransaction) -> Result<(), StoreError>;

/// The way from schema 1 to the newest: the first turns 1 into 2, and so on.
///
/// A new field of a record needs no migration: it has a default, and old records stay readable.
pub(crate) const MIGRATIONS: &[Migration] =
    &[rating_history::migrate, identity::migrate, cover_matches, study_and_explore];

/// Room for studies, and for looking up positions.
fn study_and_explore(transaction: &WriteTransaction) -> Result<(), StoreError> {
    transaction.open_table(STUDIES)?;
    explorer::migrate(transaction)
}

const SCHEMA: &str = "schema";

/// What was found in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SchemaState {
    /// A file of the newest schema, new or migrated.
    Ready,
    /// A file of a schema that is not known here; it was left alone.
    FromTheFuture { found: u32, known: u32 },
}

/// Brings a file to the newest schema: all migrations that it takes happen, or none. A file that
/// needs nothing is only read.
pub(crate) fn prepare(
    database: &redb::Database,
    migrations: &[Migration],
) -> Result<SchemaState, StoreError> {
    let known = migrations.len() as u32 + 1;
    let found = schema_of(database)?;
    match found {
        Some(found) if found == known => return Ok(SchemaState::Ready),
        Some(found) if found > known => return Ok(SchemaState::FromTheFuture { found, known }),
        _ => {}
    }
    let transaction = database.begin_write()?;
    match found {
        Some(found) => {
            for migrate in migrations.iter().skip((found as usize).saturating_sub(1)) {
                migrate(&transaction)?;
            }
        }
        None => create_tables(&transaction)?,
    }
    put(&mut transaction.open_table(META)?, SCHEMA, &known)?;
    transaction.commit()?;
    Ok(SchemaState::Ready)
}

/// The schema of a file; nothing if the file is new.
fn schema_of(database: &redb::Database) -> Result<Option<u32>, StoreError> {
    match database.begin_read()?.open_table(META) {
        Ok(meta) => get(&meta, SCHEMA),
        Err(TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Opening a table makes it, so that readers find it.
fn create_tables(transaction: &WriteTransaction) -> Result<(), StoreError> {
    transaction.open_table(MATCHES)?;
    transaction.open_table(RECORDS)?;
    transaction.open_table(BY_TIME)?;
    transaction.open_table(BY_GAME)?;
    transaction.open_table(PROGRESS)?;
    transaction.open_table(BY_CONTENT)?;
    transaction.open_table(TALLIES)?;
    transaction.open_table(RATINGS)?;
    transaction.open_table(SETTINGS)?;
    transaction.open_table(STUDIES)?;
    transaction.open_table(LINES)?;
    Ok(())
}

const NEXT_ID: &str = "next_id";

/// A number for a new match: never used before and never again.
pub(crate) fn next_id(transaction: &WriteTransaction) -> Result<u32, StoreError> {
    let mut meta = transaction.open_table(META)?;
    let id = get(&meta, NEXT_ID)?.unwrap_or(1_u32);
    put(&mut meta, NEXT_ID, &id.saturating_add(1))?;
    Ok(id)
}

/// Sees to it that a number is not given to a new match.
pub(crate) fn reserve(transaction: &WriteTransaction, id: u32) -> Result<(), StoreError> {
    let mut meta = transaction.open_table(META)?;
    let next = get(&meta, NEXT_ID)?.unwrap_or(1_u32);
    if next <= id { put(&mut meta, NEXT_ID, &id.saturating_add(1)) } else { Ok(()) }
}

/// Every readable key of a table of values.
pub(crate) fn keys<K: redb::Key + 'static, T>(
    table: &impl ReadableTable<K, Sealed>,
    read: impl Fn(K::SelfType<'_>) -> T,
) -> Result<Vec<T>, StoreError> {
    table.iter()?.map(|entry| Ok(read(entry?.0.value()))).collect()
}

#[cfg(test)]
mod tests {
    use redb::{Database, backends::InMemoryBackend};

    use super::*;

    fn database() -> Database {
        Database::builder().create_with_backend(InMemoryBackend::new()).unwrap()
    }

    fn settings(database: &Database) -> Vec<String> {
        let table = database.begin_read().unwrap().open_table(SETTINGS).unwrap();
        keys(&table, str::to_owned).unwrap()
    }

    fn mark(transaction: &WriteTransaction, name: &'static str) -> Result<(), StoreError> {
        put(&mut transaction.open_table(SETTINGS)?, name, &name)
    }

    #[test]
    fn migrations_run_once_and_in_order() {
        let database = database();
        assert_eq!(prepare(&database, &[]).unwrap(), SchemaState::Ready);
        let two: &[Migration] = &[|it| mark(it, "a"), |it| mark(it, "b")];
        assert_eq!(prepare(&database, two).unwrap(), SchemaState::Ready);
        assert_eq!(settings(&database), ["a", "b"]);
        // The third finds what the first two have left, and they do not run again.
        let three: &[Migration] =
            &[|_| panic!("has run already"), |_| panic!("has run already"), |it| mark(it, "c")];
        assert_eq!(prepare(&database, three).unwrap(), SchemaState::Ready);
        assert_eq!(settings(&database), ["a", "b", "c"]);
        // An older version of the app leaves the file alone.
        let found = SchemaState::FromTheFuture { found: 4, known: 3 };
        assert_eq!(prepare(&database, two).unwrap(), found);
    }

    #[test]
    fn b4_running_matches_of_older_files_are_read_and_covered() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        let (seed, row) = ("03".repeat(32), "RGprNpCRcPpPnPGrNggPMkppPKmCMn");
        let database = Database::create(&path).unwrap();
        prepare(&database, &MIGRATIONS[..1]).unwrap();
        let transaction = database.begin_write().unwrap();
        let clear = serde_json::json!({
            "created": 1,
            "updated": 2,
            "match": {"game": "dark-chess", "secret": seed, "now": {"position": row}},
        });
        put(&mut transaction.open_table(MATCHES).unwrap(), 7, &clear).unwrap();
        transaction.open_table(MATCHES).unwrap().insert(8, &b"damaged"[..]).unwrap();
        transaction.commit().unwrap();
        drop(database);
        let is_seen = |text: &str| {
            let bytes = std::fs::read(&path).unwrap();
            bytes.windows(text.len()).any(|part| part == text.as_bytes())
        };
        assert!(is_seen(&seed) && is_seen(row), "the old file shows it");

        let store = crate::Store::open(&path).unwrap();
        let stored = store.load(crate::MatchId::new(7)).unwrap().unwrap();
        assert_eq!(stored.saved.secret.as_deref(), Some(&*seed));
        assert_eq!((stored.created.get(), stored.updated.get()), (1, 2));
        assert_eq!(stored.saved.now.position, row);
        let page = store.matches().unwrap();
        assert_eq!((page.items.len(), page.unreadable.len()), (1, 1), "the damaged one is kept");
        drop(store);
        assert!(!is_seen(&seed) && !is_seen(row), "nothing is left of it");
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let database = database();
        prepare(&database, &[]).unwrap();
        let failing: &[Migration] =
            &[|it| mark(it, "a"), |_| Err(StoreError::Damaged("no".into()))];
        assert!(prepare(&database, failing).is_err());
        assert_eq!(settings(&database), [""; 0]);
        assert_eq!(prepare(&database, &[]).unwrap(), SchemaState::Ready, "still schema 1");
    }
}
