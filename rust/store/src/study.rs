//! Studies: kept as the text that they are shared as.

use std::fmt;

use redb::{ReadableTable, WriteTransaction};
use serde::{Deserialize, Serialize};

use crate::checked::{get, put, unseal};
use crate::schema::{STUDIES, next_id, reserve};
use crate::{Store, StoreError, UnixMillis};

/// The number of a study in a store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StudyId(u32);

impl StudyId {
    /// The study with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for StudyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A study as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedStudy {
    /// When it was begun.
    #[serde(default)]
    pub created: UnixMillis,
    /// When it was last changed.
    #[serde(default)]
    pub updated: UnixMillis,
    /// The game.
    pub game: String,
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// How many moves are in it, for lists.
    #[serde(default)]
    pub moves: u32,
    /// Where one was: how many of the moves of the text come before it. The start is 0.
    #[serde(default)]
    pub cursor: u32,
    /// All of it, as in `docs/study-format.md`.
    pub text: String,
}

/// The studies of a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StudyList {
    /// The one changed last first.
    pub studies: Vec<(StudyId, SavedStudy)>,
    /// What should be in it but cannot be read. It stays in the file.
    pub unreadable: Vec<StudyId>,
}

impl Store {
    /// Keeps a new study and gives it a number.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn create_study(&self, study: &SavedStudy) -> Result<StudyId, StoreError> {
        self.connection.write(|transaction| {
            let id = next_id(transaction)?;
            put(&mut transaction.open_table(STUDIES)?, id, study)?;
            Ok(StudyId(id))
        })
    }

    /// Keeps a study as it is now, in place of what was kept of it. When it was begun stays.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn save_study(&self, id: StudyId, study: &SavedStudy) -> Result<(), StoreError> {
        self.connection.write(|transaction| {
            reserve(transaction, id.0)?;
            let mut table = transaction.open_table(STUDIES)?;
            // What cannot be read is mended by saving it anew.
            let before = get::<u32, SavedStudy>(&table, id.0).ok().flatten();
            let created = before.map_or(study.created, |before| before.created);
            put(&mut table, id.0, &SavedStudy { created, ..study.clone() })
        })
    }

    /// A study; nothing if there is none with this number.
    ///
    /// # Errors
    /// If the store or this study cannot be read.
    pub fn study(&self, id: StudyId) -> Result<Option<SavedStudy>, StoreError> {
        self.connection.read(|transaction| get(&transaction.open_table(STUDIES)?, id.0))
    }

    /// All studies.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn studies(&self) -> Result<StudyList, StoreError> {
        self.connection.read(|transaction| {
            let mut list = StudyList::default();
            for entry in transaction.open_table(STUDIES)?.iter()? {
                let (key, sealed) = entry?;
                let id = StudyId(key.value());
                match unseal::<SavedStudy>(&id.0, sealed.value()) {
                    Ok(study) => list.studies.push((id, study)),
                    Err(_) => list.unreadable.push(id),
                }
            }
            list.studies.sort_by_key(|(id, study)| std::cmp::Reverse((study.updated, *id)));
            Ok(list)
        })
    }

    /// Forgets a study and hands it over; nothing if there was none, or if it could not be read.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn delete_study(&self, id: StudyId) -> Result<Option<SavedStudy>, StoreError> {
        self.connection.write(|transaction| {
            let mut table = transaction.open_table(STUDIES)?;
            let removed = table.remove(id.0)?;
            Ok(removed.and_then(|sealed| unseal(&id.0, sealed.value()).ok()))
        })
    }
}

/// Takes a study over from elsewhere, under this number.
pub(crate) fn put_study(
    transaction: &WriteTransaction,
    id: u32,
    study: &SavedStudy,
) -> Result<(), StoreError> {
    put(&mut transaction.open_table(STUDIES)?, id, study)
}

/// What is wrong with a study that comes from elsewhere. Whether its text can be read, whoever
/// opens it will be told.
pub(crate) fn inspect_study(study: &SavedStudy) -> Result<(), String> {
    const LONGEST: usize = 4 << 20;
    if !crate::games::GAMES.contains(&study.game.as_str()) {
        return Err(format!("there is no game '{}'", study.game));
    }
    if study.text.len() > LONGEST || study.name.chars().count() > 1000 {
        return Err("it is too long".to_owned());
    }
    Ok(())
}
