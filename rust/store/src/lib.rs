//! What Prise remembers: matches in progress, finished games, studies, statistics, a rating and
//! settings.
//!
//! Everything lives in one `redb` file, written in transactions with immediate durability: when a
//! call returns, what it saved survives a crash of the app and of the machine. Values are JSON
//! text with a checksum, so that a record of an older version stays readable and damage to the
//! file is noticed rather than believed. A damaged file is [set aside](Store::open_or_salvage)
//! with all that can be read of it carried over.
//!
//! A [`Match`](prise_game::Match) of any game becomes a [`SavedMatch`], a small document of text
//! values, and comes back by playing it through the game's rules. Draughts games go out and come
//! in as [PDN](Store::import_pdn), too.
//!
//! # Example
//!
//! ```
//! use prise_draughts::Draughts;
//! use prise_game::{Game, Level, Match, Millis, Player, Setup};
//! use prise_store::{SavedMatch, Store, UnixMillis};
//!
//! let store = Store::in_memory()?;
//! let today = UnixMillis::new(1_790_000_000_000);
//!
//! let players = vec![Player::human("Anna"), Player::ai("Prise", Level::EXPERT)];
//! let mut table = Match::<Draughts>::new(Setup::new(Default::default(), players))?;
//! let id = store.create(&SavedMatch::of(&table, Millis::ZERO), today)?;
//!
//! // Saved after every move, and resumed as it was.
//! table.play(table.game().find_move("32-28")?, Millis::ZERO)?;
//! store.save(id, &SavedMatch::of(&table, Millis::ZERO), today)?;
//! let stored = store.load(id)?.expect("it was just saved");
//! assert_eq!(stored.saved.restore::<Draughts>()?.table, table);
//!
//! // When the game is over, saving it files it under the finished games.
//! table.resign(prise_game::Seat::FIRST, Millis::ZERO)?;
//! store.save(id, &SavedMatch::of(&table, Millis::ZERO), today)?;
//! assert!(store.load(id)?.is_none());
//! assert_eq!(store.record(id)?.expect("it is over").winner, Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod checked;
mod claim;
mod connection;
mod covered;
mod deleted;
mod error;
pub mod explorer;
pub mod games;
mod glicko;
mod identity;
mod inspect;
mod lock;
#[cfg(test)]
mod old_files;
mod pdn;
mod pdn_import;
mod rating;
mod rating_history;
mod record;
mod remains;
mod salvage;
mod saved;
mod schema;
mod settings;
mod shelf;
mod statistics;
mod store;
mod study;
mod time;
mod transfer;

pub use deleted::DeletedMatch;
pub use error::{OpenError, StoreError};
pub use glicko::{GameResult, Glicko};
pub use lock::lock;
pub use pdn_import::{AboutGame, CappedList, PdnFault, PdnImport, PdnNote};
pub use rating::{Rating, RatingChange, level_strength};
pub use rating_history::{RatingHistory, RatingPoint};
pub use record::{Ending, Opponent, Page, Record, RecordCursor, RecordQuery};
pub use redb::StorageBackend;
pub use salvage::{Opened, SalvageReport};
pub use saved::{
    Repair, RestoreError, Restored, SavedClock, SavedFirstEnd, SavedMatch, SavedNow, SavedOffer,
    SavedOutcome, SavedPlayer, SavedShuffle, SavedTurnState,
};
pub use settings::Settings;
pub use shelf::Shelf;
pub use statistics::{ResultCounts, StatKey, Statistics};
pub use store::{MatchId, Store, StoredMatch};
pub use study::{SavedStudy, StudyId, StudyList};
pub use time::UnixMillis;
pub use transfer::{EntryKind, EntryProblem, ImportError, ImportReport, looks_like_export};
