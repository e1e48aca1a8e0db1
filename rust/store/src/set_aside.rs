//! Going on after the file was damaged.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::connection::Connection;
use crate::{ImportError, ImportReport, OpenError, Store, StoreError};

/// A store that was opened, come what may.
#[derive(Debug)]
pub struct Opened {
    /// The store.
    pub store: Store,
    /// What became of a damaged file; nothing if there was no damage.
    pub set_aside: Option<SetAside>,
}

/// A damaged file that was renamed to make room for a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Where the damaged file is now.
    pub path: PathBuf,
    /// What was wrong with it.
    pub why: String,
    /// What could be read of it and is in the new store.
    pub salvaged: ImportReport,
}

impl Store {
    /// Opens a store, and if its file is damaged [salvages](Self::salvage) it.
    ///
    /// # Errors
    /// If the file is in use, from a newer version or out of reach, none of which a new file
    /// would help; or as [`salvage`](Self::salvage).
    pub fn open_or_set_aside(path: impl AsRef<Path>) -> Result<Opened, OpenError> {
        let path = path.as_ref();
        match Self::open(path) {
            Ok(store) => Ok(Opened { store, set_aside: None }),
            Err(OpenError::Damaged { detail, .. }) => Self::salvage(path, detail),
            Err(other) => Err(other),
        }
    }

    /// Goes on after a file turned out to be damaged: makes a new store of what can be read,
    /// renames the damaged file to `NAME.damaged-N`, and puts the new one in its place. The
    /// damaged file is only read, and never deleted. Matches get new numbers.
    ///
    /// A store on this file that found the damage while it was in use must be dropped first.
    ///
    /// # Errors
    /// If there is no room for the new file, or if the old one cannot be read or renamed; it is
    /// in its place then.
    pub fn salvage(path: impl AsRef<Path>, why: impl Into<String>) -> Result<Opened, OpenError> {
        let path = path.as_ref();
        let refused = |source| OpenError::Io { path: path.to_owned(), source };
        // Opening a database writes to it, so it is a copy that is searched for what is whole.
        let copy = beside(path, ".copy");
        fs::copy(path, &copy).map_err(refused)?;
        let damaged = Connection::open_damaged(&copy).map(|connection| Self { connection });
        let readable = damaged.map(|damaged| damaged.export_readable()).unwrap_or_default();
        fs::remove_file(&copy).map_err(refused)?;

        let new = beside(path, ".salvaged");
        if new.exists() {
            fs::remove_file(&new).map_err(refused)?;
        }
        let store = Self::open(&new).map_err(|error| error.about(path))?;
        let salvaged = store.import_file(&readable).map_err(|error| unsalvaged(path, error))?;
        drop(store);

        let aside = unused_name(path).map_err(refused)?;
        fs::rename(path, &aside).map_err(refused)?;
        fs::rename(&new, path).map_err(refused)?;
        let set_aside = SetAside { path: aside, why: why.into(), salvaged };
        Ok(Opened { store: Self::open(path)?, set_aside: Some(set_aside) })
    }
}

fn unsalvaged(path: &Path, error: ImportError) -> OpenError {
    let path = path.to_owned();
    match error {
        ImportError::Store(StoreError::Full(source)) => OpenError::Full { path, source },
        ImportError::Store(StoreError::Io(source)) => OpenError::Io { path, source },
        other => OpenError::Damaged { path, detail: other.to_string() },
    }
}

/// The name with something after it.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
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
