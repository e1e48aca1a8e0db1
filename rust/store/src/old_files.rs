//! Files as older versions left them, for the tests of what becomes of them.

use redb::{TableError, WriteTransaction};
use tempfile::TempDir;

use crate::checked::put;
use crate::connection::builder;
use crate::schema::META;
use crate::{Store, UnixMillis};

/// The games that such a file holds.
pub(crate) const TWO_GAMES: &str = "[White \"A\"] 1. 32-28 19-23 2-0 [White \"B\"] 1. 32-28 *";

/// A file of a schema, opened anew, with what the schema did not have taken away.
pub(crate) fn two_games_in_schema(
    schema: u32,
    take_away: impl Fn(&WriteTransaction) -> Result<bool, TableError>,
) -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    let store = Store::open(&path).unwrap();
    assert_eq!(store.import_pdn(TWO_GAMES, UnixMillis::new(1)).unwrap().records, 2);
    drop(store);

    let database = builder().create(&path).unwrap();
    let transaction = database.begin_write().unwrap();
    assert!(take_away(&transaction).unwrap());
    put(&mut transaction.open_table(META).unwrap(), "schema", &schema).unwrap();
    transaction.commit().unwrap();
    drop(database);

    let store = Store::open(&path).unwrap();
    (folder, store)
}
