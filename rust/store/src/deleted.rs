//! A match that was deleted and can be taken back.

use crate::error::StoreError;
use crate::record::Record;
use crate::schema::reserve;
use crate::store::{MatchId, Store, StoredMatch, file, forget, put_match, unfile};

/// All that was kept of a match: in progress, finished, or both, when its end was undone.
#[derive(Clone, Debug)]
pub struct DeletedMatch {
    in_progress: Option<StoredMatch>,
    finished: Option<Record>,
}

impl Store {
    /// Forgets a match in progress or a finished game, all of it or nothing, and hands it over. The
    /// rating stays. Nothing if there was none.
    ///
    /// # Errors
    /// If the store cannot be written, or a record of it not be read.
    pub fn delete(&self, id: MatchId) -> Result<Option<DeletedMatch>, StoreError> {
        self.connection.write(|transaction| {
            let in_progress = forget(transaction, id.get())?;
            let finished = unfile(transaction, id.get())?;
            let is_any = in_progress.is_some() || finished.is_some();
            Ok(is_any.then_some(DeletedMatch { in_progress, finished }))
        })
    }

    /// Takes back what [`delete`](Self::delete) has forgotten. A finished game counts again, and is
    /// not rated again.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn restore(&self, id: MatchId, deleted: &DeletedMatch) -> Result<(), StoreError> {
        self.connection.write(|transaction| {
            if let Some(record) = &deleted.finished {
                file(transaction, id.get(), record.clone(), false)?;
            }
            if let Some(it) = &deleted.in_progress {
                reserve(transaction, id.get())?;
                put_match(transaction, id.get(), &it.saved, it.created, it.updated)?;
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use prise_game::{Match, Millis, Player, Seat, Setup};
    use prise_mill::{Mill, MillRules};

    use super::*;
    use crate::schema::RECORDS;
    use crate::{SavedMatch, UnixMillis};

    /// A match that goes on after its end: in progress and finished.
    fn gone_on(store: &Store) -> MatchId {
        let players = vec![Player::human("A"), Player::human("B")];
        let mut table = Match::<Mill>::new(Setup::new(MillRules::DEFAULT, players)).unwrap();
        let (saved, at) = (|table: &_| SavedMatch::of(table, Millis::ZERO), UnixMillis::new(1));
        let running = saved(&table);
        let id = store.create(&running, at).unwrap();
        table.resign(Seat::FIRST, Millis::ZERO).unwrap();
        store.save(id, &saved(&table), at).unwrap();
        store.save(id, &running, at).unwrap();
        id
    }

    #[test]
    fn a_match_that_goes_on_after_its_end_is_deleted_and_taken_back_whole() {
        let store = Store::in_memory().unwrap();
        let id = gone_on(&store);
        let kept = || (store.load(id).unwrap(), store.record(id).unwrap());
        let before = kept();
        assert!(before.0.is_some() && before.1.is_some());
        let deleted = store.delete(id).unwrap().unwrap();
        assert_eq!(kept(), (None, None));
        assert!(store.delete(id).unwrap().is_none());
        store.restore(id, &deleted).unwrap();
        assert_eq!(kept(), before);
    }

    #[test]
    fn a_record_that_cannot_be_read_leaves_the_match_where_it_is() {
        let store = Store::in_memory().unwrap();
        let id = gone_on(&store);
        let spoil = |transaction: &redb::WriteTransaction| {
            transaction.open_table(RECORDS)?.insert(id.get(), &b"not a record"[..])?;
            Ok(())
        };
        store.connection.write(spoil).unwrap();
        assert!(store.delete(id).is_err());
        assert!(store.load(id).unwrap().is_some());
    }
}
