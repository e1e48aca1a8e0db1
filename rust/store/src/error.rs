//! What can go wrong.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::MatchId;

/// Why a store cannot be opened. What is in the file is as it was.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process, or another part of this one, has the file open.
    #[error("'{}' is in use by another program", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file is not what was written to it. It can be [set aside](crate::Store::open_or_salvage).
    #[error("'{}' is damaged: {detail}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        detail: String,
    },
    /// The file was written by a newer version of the app.
    #[error("'{}' was written by a newer version (schema {found}, this version knows up to {known})", path.display())]
    FromTheFuture {
        /// The file.
        path: PathBuf,
        /// The schema of the file.
        found: u32,
        /// The newest schema that is known here.
        known: u32,
    },
    /// The folder or the file may not be written.
    #[error("'{}' cannot be written: {source}", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// There is no room left.
    #[error("there is no room left for '{}': {source}", path.display())]
    Full {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The system refused for another reason.
    #[error("'{}' cannot be opened: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl OpenError {
    /// The same trouble with another file.
    pub(crate) fn about(mut self, other: &Path) -> Self {
        let (Self::InUse { path }
        | Self::Damaged { path, .. }
        | Self::FromTheFuture { path, .. }
        | Self::ReadOnly { path, .. }
        | Self::Full { path, .. }
        | Self::Io { path, .. }) = &mut self;
        other.clone_into(path);
        self
    }
}

/// Why something was not saved or not read. What was saved before is as it was.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is no room left. Once there is, the next call succeeds.
    #[error("there is no room left to save: {0}")]
    Full(#[source] io::Error),
    /// The system refused to read or write.
    #[error("the store cannot be reached: {0}")]
    Io(#[source] io::Error),
    /// The file is not what was written to it.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// After an earlier failure the store could not be opened again.
    #[error("the store could not be opened again: {0}")]
    Reopen(#[source] Box<OpenError>),
    /// There is no match with this number.
    #[error("there is no match {0}")]
    NoSuchMatch(MatchId),
    /// The value has no JSON form.
    #[error("this cannot be written as JSON: {0}")]
    Unwritable(#[source] serde_json::Error),
    /// The database refused, because of a failure that came before.
    #[error("the database must be opened again: {0}")]
    Stuck(String),
}

/// What kind of trouble an error of the system is.
pub(crate) enum Trouble {
    Full,
    ReadOnly,
    Damaged,
    Other,
}

pub(crate) fn trouble(error: &io::Error) -> Trouble {
    use io::ErrorKind as Kind;
    match error.kind() {
        Kind::StorageFull | Kind::FileTooLarge | Kind::QuotaExceeded => Trouble::Full,
        Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Trouble::ReadOnly,
        Kind::InvalidData | Kind::UnexpectedEof => Trouble::Damaged,
        _ => Trouble::Other,
    }
}

impl From<redb::Error> for StoreError {
    fn from(error: redb::Error) -> Self {
        match error {
            redb::Error::Io(error) => match trouble(&error) {
                Trouble::Full => Self::Full(error),
                Trouble::Damaged => Self::Damaged(error.to_string()),
                Trouble::ReadOnly | Trouble::Other => Self::Io(error),
            },
            redb::Error::PreviousIo
            | redb::Error::DatabaseClosed
            | redb::Error::LockPoisoned(_) => Self::Stuck(error.to_string()),
            // Everything else is a database that contradicts itself: wrong types of tables, pages
            // that do not fit together.
            other => Self::Damaged(other.to_string()),
        }
    }
}

macro_rules! from_redb {
    ($($error:ty),+) => {
        $(impl From<$error> for StoreError {
            fn from(error: $error) -> Self {
                redb::Error::from(error).into()
            }
        })+
    };
}

from_redb!(
    redb::StorageError,
    redb::TableError,
    redb::TransactionError,
    redb::CommitError,
    redb::DatabaseError
);
