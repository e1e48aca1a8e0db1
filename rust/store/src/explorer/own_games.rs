//! The finished games of a store, for looking up positions.
//!
//! Beside every finished game lie its end and four bytes of the key of each of its positions: a
//! quarter of a kilobyte. A question goes through all of them, which for ten thousand games takes
//! a few milliseconds, so there is nothing to keep in step but one line a game.

use redb::{ReadableTable, WriteTransaction};

use super::{GameEnd, GameKeys, MoveTally, Tally, tag_of};
use crate::checked::{get, put, unseal};
use crate::record::Record;
use crate::schema::{LINES, META, RECORDS};
use crate::{MatchId, SavedMatch, Store, StoreError, with_game};

/// Whether every finished game has its line. A store that was made before there were lines gets
/// them when they are first asked for.
const COMPLETE: &str = "lines_complete";
const KEY_BYTES: usize = 4;

impl GameEnd {
    const fn to_byte(self) -> u8 {
        match self {
            Self::Won(seat) => seat & 1,
            Self::Drawn => 2,
            Self::Unknown => 3,
        }
    }

    const fn from_byte(byte: u8) -> Self {
        match byte {
            0 | 1 => Self::Won(byte),
            2 => Self::Drawn,
            _ => Self::Unknown,
        }
    }
}

/// The line of a record: its end, then the low half of every key. Nothing where the game is not
/// explored.
fn line_of(record: &Record) -> Option<Vec<u8>> {
    #[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
    fn keys<G: super::Explorable>(
        saved: &SavedMatch,
        end: GameEnd,
    ) -> Result<Option<GameKeys>, ()> {
        Ok(GameKeys::of_saved::<G>(saved, end))
    }
    let end = match (record.result_unknown, record.winner) {
        (true, _) => GameEnd::Unknown,
        (false, Some(winner)) => GameEnd::Won(winner),
        (false, None) => GameEnd::Drawn,
    };
    let saved = &record.saved;
    let keys = with_game!(saved.game.as_str(), keys(saved, end), |_: &str| ()).ok()??;
    let low = keys.keys.iter().flat_map(|key| (*key as u32).to_le_bytes());
    Some(std::iter::once(end.to_byte()).chain(low).collect())
}

/// Enters a finished game.
pub(crate) fn enter(
    transaction: &WriteTransaction,
    id: u32,
    record: &Record,
) -> Result<(), StoreError> {
    if let Some(line) = line_of(record) {
        let key = (record.saved.game.as_str(), id);
        transaction.open_table(LINES)?.insert(key, line.as_slice())?;
    }
    Ok(())
}

/// Takes one out.
pub(crate) fn remove(
    transaction: &WriteTransaction,
    id: u32,
    record: &Record,
) -> Result<(), StoreError> {
    transaction.open_table(LINES)?.remove((record.saved.game.as_str(), id))?;
    Ok(())
}

/// A store that had no lines gets room for them; they are worked out when they are asked for.
pub(crate) fn migrate(transaction: &WriteTransaction) -> Result<(), StoreError> {
    transaction.open_table(LINES)?;
    put(&mut transaction.open_table(META)?, COMPLETE, &false)
}

/// What games say of one position.
#[derive(Default)]
struct Found(Vec<MoveTally>);

impl Found {
    fn count(&mut self, tag: u32, end: GameEnd, game: MatchId) {
        let index = self.0.iter().position(|known| known.tag == tag).unwrap_or_else(|| {
            self.0.push(MoveTally { tag, tally: Tally::default(), last_game: None });
            self.0.len() - 1
        });
        let known = &mut self.0[index];
        // A game counts once, however often the position came back in it.
        if known.last_game != Some(game) {
            known.tally.count(end);
            known.last_game = Some(game);
        }
    }
}

impl Store {
    /// The moves that were played in finished games of this kind from the position with this
    /// [key](super::Explorable::explorer_key).
    ///
    /// # Errors
    /// If the store cannot be read, or, the first time, not be written.
    pub fn explore(&self, game: &str, key: u64) -> Result<Vec<MoveTally>, StoreError> {
        self.complete_lines()?;
        self.connection.read(|transaction| {
            let table = transaction.open_table(LINES)?;
            let wanted = (key as u32).to_le_bytes();
            let mut found = Found::default();
            for entry in table.range((game, 0)..=(game, u32::MAX))? {
                let (place, line) = entry?;
                let Some((end, keys)) = line.value().split_first() else { continue };
                let mut keys = keys.chunks_exact(KEY_BYTES).peekable();
                while let Some(key) = keys.next() {
                    let next = if key == wanted { keys.peek() } else { None };
                    if let Some(next) = next.and_then(|next| next.first_chunk()) {
                        let tag = tag_of(u32::from_le_bytes(*next).into());
                        let game = MatchId::new(place.value().1);
                        found.count(tag, GameEnd::from_byte(*end), game);
                    }
                }
            }
            Ok(found.0)
        })
    }

    /// Works out the lines of the games that were finished before there were any.
    fn complete_lines(&self) -> Result<(), StoreError> {
        let is_complete = self.connection.read(|transaction| {
            Ok(get::<&str, bool>(&transaction.open_table(META)?, COMPLETE)?.unwrap_or(true))
        })?;
        if is_complete {
            return Ok(());
        }
        self.connection.write(|transaction| {
            for entry in transaction.open_table(RECORDS)?.iter()? {
                let (id, sealed) = entry?;
                if let Ok(record) = unseal::<Record>(&id.value(), sealed.value()) {
                    enter(transaction, id.value(), &record)?;
                }
            }
            put(&mut transaction.open_table(META)?, COMPLETE, &true)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::UnixMillis;
    use crate::explorer::Explorable;
    use crate::old_files::two_games_in_schema;
    use crate::schema::STUDIES;
    use prise_game::Game;

    #[test]
    fn a_store_without_lines_gets_them_when_they_are_asked_for() {
        let (_folder, store) = two_games_in_schema(4, |transaction| {
            transaction.delete_table(LINES)?;
            transaction.delete_table(STUDIES)
        });
        let start = prise_draughts::Draughts::start(&prise_draughts::DrawRules::Standard, 0);
        let games = |store: &Store| {
            let found = store.explore("draughts", start.explorer_key().unwrap()).unwrap();
            found.iter().map(|it| it.tally.games()).collect::<Vec<_>>()
        };
        assert_eq!(games(&store), [2]);
        store.import_pdn("[White \"C\"] 1. 32-28 1-1", UnixMillis::new(1)).unwrap();
        assert_eq!(games(&store), [3]);
        assert!(store.studies().unwrap().studies.is_empty());
        store.check().unwrap();
    }
}
