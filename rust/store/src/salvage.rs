//! Going on after the file was damaged.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use redb::WriteTransaction;
use serde::Deserialize;

use crate::checked::put;
use crate::rating::put_rating;
use crate::remains::{Remains, remains_of};
use crate::schema::{SETTINGS, reserve};
use crate::store::{file, put_match};
use crate::study::put_study;
use crate::transfer::understood;
use crate::{
    EntryKind, ImportReport, OpenError, Rating, Record, SavedStudy, Store, StoreError, StoredMatch,
};

/// A store that was opened, come what may.
#[derive(Debug)]
pub struct Opened {
    /// The store.
    pub store: Store,
    /// What became of a damaged file; nothing if there was no damage.
    pub salvage: Option<SalvageReport>,
}

/// A damaged file that was renamed to make room for a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SalvageReport {
    /// Where the damaged file is now.
    pub path: PathBuf,
    /// What was wrong with it.
    pub why: String,
    /// What could be read of it and is in the new store.
    pub salvaged: ImportReport,
    /// How many matches, finished games and studies could not be read, where that can be told.
    pub lost: Option<usize>,
}

impl Store {
    /// Opens a store, and if its file is damaged [salvages](Self::salvage) it.
    ///
    /// # Errors
    /// If the file is in use, from a newer version or out of reach, none of which a new file
    /// would help; or as [`salvage`](Self::salvage).
    pub fn open_or_salvage(path: impl AsRef<Path>) -> Result<Opened, OpenError> {
        let path = path.as_ref();
        match Self::open(path) {
            Ok(store) => Ok(Opened { store, salvage: None }),
            Err(OpenError::Damaged { detail, .. }) => Self::salvage(path, detail),
            Err(other) => Err(other),
        }
    }

    /// Goes on after a file turned out to be damaged: makes a new store of every entry that can
    /// be read, renames the damaged file to `NAME.damaged-N`, and puts the new one in its place.
    /// The damaged file is only read, and never deleted. Matches keep their numbers.
    ///
    /// A store on this file that found the damage while it was in use must be dropped first, or
    /// [mends](Self::mend) itself.
    ///
    /// # Errors
    /// If there is no room for the new file, or if the old one cannot be read or renamed; it is
    /// in its place then.
    pub fn salvage(path: impl AsRef<Path>, why: impl Into<String>) -> Result<Opened, OpenError> {
        let path = path.as_ref();
        let salvage = Some(replace(path, why.into())?);
        Ok(Opened { store: Self::open(path)?, salvage })
    }

    /// Does what [`salvage`](Self::salvage) does, for a store in use. Whoever holds the number of
    /// a match goes on with it.
    ///
    /// # Errors
    /// As `salvage`; and if this store has no file.
    pub fn mend(&self, why: impl Into<String>) -> Result<SalvageReport, OpenError> {
        let why = why.into();
        self.connection.with_file_closed(|path| replace(path, why))
    }
}

/// Puts a new file with all that can be read of a damaged one in its place.
fn replace(path: &Path, why: String) -> Result<SalvageReport, OpenError> {
    let refused = |source| OpenError::Io { path: path.to_owned(), source };
    let remains = remains_of(&fs::read(path).map_err(refused)?);
    let new = salvaged_name(path);
    if new.exists() {
        fs::remove_file(&new).map_err(refused)?;
    }
    let store = Store::open(&new).map_err(|error| error.about(path))?;
    let salvaged = store.connection.write(|transaction| adopt(transaction, &remains));
    let salvaged = salvaged.map_err(|error| unsalvaged(path, error))?;
    drop(store);

    let kept = salvaged.matches + salvaged.records + salvaged.studies;
    let lost = remains.expected.map(|all| all.saturating_sub(kept));
    let aside = unused_name(path).map_err(refused)?;
    fs::rename(path, &aside).map_err(refused)?;
    fs::rename(&new, path).map_err(refused)?;
    Ok(SalvageReport { path: aside, why, salvaged, lost })
}

/// Takes over what was found, under the numbers that it had.
fn adopt(transaction: &WriteTransaction, remains: &Remains) -> Result<ImportReport, StoreError> {
    let mut report = ImportReport::default();
    for (id, entry) in &remains.matches {
        reserve(transaction, *id)?;
        let stored = understood::<StoredMatch>(EntryKind::Match, *id as usize, entry, &mut report);
        if let Some(stored) = stored {
            put_match(transaction, *id, &stored.saved, stored.created, stored.updated)?;
            report.matches += 1;
        }
    }
    for (id, entry) in &remains.records {
        reserve(transaction, *id)?;
        let record = understood::<Record>(EntryKind::Record, *id as usize, entry, &mut report);
        if let Some(record) = record {
            file(transaction, *id, record, false)?;
            report.records += 1;
        }
    }
    for (id, entry) in &remains.studies {
        reserve(transaction, *id)?;
        let study = understood::<SavedStudy>(EntryKind::Study, *id as usize, entry, &mut report);
        if let Some(study) = study {
            put_study(transaction, *id, &study)?;
            report.studies += 1;
        }
    }
    for (game, entry) in &remains.ratings {
        if let Ok(rating) = Rating::deserialize(entry) {
            put_rating(transaction, game, &rating)?;
        }
    }
    let mut settings = transaction.open_table(SETTINGS)?;
    for (category, value) in &remains.settings {
        put(&mut settings, category.as_str(), value)?;
        report.settings += 1;
    }
    Ok(report)
}

fn unsalvaged(path: &Path, error: StoreError) -> OpenError {
    let path = path.to_owned();
    match error {
        StoreError::Full(source) => OpenError::Full { path, source },
        StoreError::Io(source) => OpenError::Io { path, source },
        other => OpenError::Damaged { path, detail: other.to_string() },
    }
}

/// If salvaging was cut short between its two renames, the new file is whole and waits.
pub(crate) fn finish_salvage(path: &Path) -> io::Result<()> {
    let new = salvaged_name(path);
    if !path.exists() && new.exists() { fs::rename(new, path) } else { Ok(()) }
}

fn salvaged_name(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".salvaged");
    name.into()
}

/// The first unused name of the form `name.damaged-N.extension`.
fn unused_name(path: &Path) -> io::Result<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().map(|text| format!(".{}", text.to_string_lossy()));
    let extension = extension.unwrap_or_default();
    (1..=u16::MAX)
        .map(|number| path.with_file_name(format!("{stem}.damaged-{number}{extension}")))
        .find(|name| !name.exists())
        .ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}
