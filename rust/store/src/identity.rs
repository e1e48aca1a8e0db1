//! Which finished games are the same game.
//!
//! A file of games is imported twice, or two files hold the same game: it must not be added again.
//! So what a game tells (who played when and where, from which position, which moves, with which
//! comments and result) is kept as a number of 128 bits beside the records, and looked up.

use redb::{ReadableTable, WriteTransaction};

use crate::StoreError;
use crate::checked::unseal;
use crate::record::Record;
use crate::schema::{BY_CONTENT, RECORDS};

/// The number of what a record tells. Two that only differ in when they were added, in ratings, or
/// in how an agreed or resigned game came to its end, tell the same.
pub(crate) fn identity(record: &Record) -> u128 {
    let saved = &record.saved;
    let tag = |name: &str| {
        let tags = record.tags.iter().flatten();
        tags.rev().find(|(known, _)| known == name).map_or("", |(_, value)| known_part(value))
    };
    let date = if record.is_foreign() { tag("Date").to_owned() } else { record.finished.to_date() };
    let result = match (record.result_unknown, record.winner) {
        (true, _) => "*".to_owned(),
        (false, winner) => format!("{winner:?}"),
    };
    let mut hash = Fnv::default();
    hash.add(&saved.game);
    for player in &saved.players {
        hash.add(known_part(&player.name));
    }
    for text in ["Event", "Site", "Round"].map(tag).into_iter().chain([&*date, &*result]) {
        hash.add(text);
    }
    hash.add(saved.start.as_deref().unwrap_or_default());
    hash.add(record.movetext.as_deref().unwrap_or_default());
    for text in saved.history.iter().filter(|text| !text.starts_with('!')) {
        hash.add(text);
    }
    hash.0
}

/// A tag without what says that nothing is known.
fn known_part(value: &str) -> &str {
    match value.trim() {
        "?" | "-" | "????.??.??" => "",
        value => value,
    }
}

/// FNV-1a of 128 bits. It is part of the file format.
struct Fnv(u128);

impl Default for Fnv {
    fn default() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }
}

impl Fnv {
    /// Adds a text, and its end, which no text can hold.
    fn add(&mut self, text: &str) {
        text.bytes().chain([0xFF]).for_each(|byte| self.byte(byte));
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
    }
}

/// Whether a record that tells the same is there already.
pub(crate) fn is_known(
    transaction: &WriteTransaction,
    record: &Record,
) -> Result<bool, StoreError> {
    let identity = identity(record);
    let table = transaction.open_table(BY_CONTENT)?;
    let records = transaction.open_table(RECORDS)?;
    for entry in table.range((identity, 0)..=(identity, u32::MAX))? {
        let (_, id) = entry?.0.value();
        if records.get(id)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Keeps what a record tells.
pub(crate) fn enter(
    transaction: &WriteTransaction,
    id: u32,
    record: &Record,
) -> Result<(), StoreError> {
    transaction.open_table(BY_CONTENT)?.insert((identity(record), id), ())?;
    Ok(())
}

/// Forgets what a record told.
pub(crate) fn remove(
    transaction: &WriteTransaction,
    id: u32,
    record: &Record,
) -> Result<(), StoreError> {
    transaction.open_table(BY_CONTENT)?.remove((identity(record), id))?;
    Ok(())
}

/// Keeps what the records tell, in a store that did not do so.
pub(crate) fn migrate(transaction: &WriteTransaction) -> Result<(), StoreError> {
    let mut table = transaction.open_table(BY_CONTENT)?;
    for entry in transaction.open_table(RECORDS)?.iter()? {
        let (key, sealed) = entry?;
        let id = key.value();
        if let Ok(record) = unseal::<Record>(&id, sealed.value()) {
            table.insert((identity(&record), id), ())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::UnixMillis;
    use crate::old_files::{TWO_GAMES, two_games_in_schema};

    #[test]
    fn the_number_is_part_of_the_format() {
        // The published values of FNV-1a for these texts, the end of the text left out.
        let of = |text: &str| {
            let mut hash = Fnv::default();
            text.bytes().for_each(|byte| hash.byte(byte));
            hash.0
        };
        assert_eq!(of("a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
        assert_eq!(of("foobar"), 0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18);
    }

    #[test]
    fn a_store_of_the_second_schema_learns_what_it_holds_when_it_is_opened() {
        let (_folder, store) =
            two_games_in_schema(2, |transaction| transaction.delete_table(BY_CONTENT));
        let again = store.import_pdn(TWO_GAMES, UnixMillis::new(2)).unwrap();
        assert_eq!((again.records, again.duplicates), (0, 2));
        store.check().unwrap();
    }
}
