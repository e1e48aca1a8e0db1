//! What can go wrong, in words and in kind.

use prise_session::SessionError;
use prise_store::{ImportError, OpenError, StoreError};
use thiserror::Error;

/// What kind of thing went wrong, for choosing what to offer the user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// There is no such game.
    UnknownGame,
    /// The setup of a match makes no sense: players, times or rules.
    BadSetup,
    /// A position's text cannot be read.
    BadPosition,
    /// The move is not legal, or belongs to an earlier position.
    IllegalMove,
    /// The game is over.
    GameOver,
    /// It is not allowed now: a second draw offer, say.
    NotAllowed,
    /// The library cannot be read or written: the disk is full, say.
    Storage,
    /// The text is no export of this app.
    NotAnExport,
    /// The export was written by a newer version of the app.
    NewerExport,
    /// A fault of ours. The session can still be used.
    Internal,
}

/// An error of the core.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub struct CoreError {
    /// What kind of thing went wrong.
    pub kind: ErrorKind,
    /// What exactly, in English.
    pub message: String,
}

impl CoreError {
    pub(crate) fn new(kind: ErrorKind, message: impl ToString) -> Self {
        Self { kind, message: message.to_string() }
    }
}

impl From<SessionError> for CoreError {
    fn from(error: SessionError) -> Self {
        let kind = match error {
            SessionError::UnknownGame(_) => ErrorKind::UnknownGame,
            SessionError::BadSetup(_) => ErrorKind::BadSetup,
            SessionError::BadPosition(_) => ErrorKind::BadPosition,
            SessionError::IllegalMove(_) => ErrorKind::IllegalMove,
            SessionError::GameOver(_) => ErrorKind::GameOver,
            SessionError::NotAllowed(_) => ErrorKind::NotAllowed,
            SessionError::Storage(_) => ErrorKind::Storage,
            SessionError::Internal(_) => ErrorKind::Internal,
        };
        Self::new(kind, error)
    }
}

impl From<StoreError> for CoreError {
    fn from(error: StoreError) -> Self {
        Self::new(ErrorKind::Storage, error)
    }
}

impl From<OpenError> for CoreError {
    fn from(error: OpenError) -> Self {
        Self::new(ErrorKind::Storage, error)
    }
}

impl From<ImportError> for CoreError {
    fn from(error: ImportError) -> Self {
        let kind = match error {
            ImportError::NotAnExport(_) => ErrorKind::NotAnExport,
            ImportError::FromTheFuture { .. } => ErrorKind::NewerExport,
            ImportError::Store(_) => ErrorKind::Storage,
        };
        Self::new(kind, error)
    }
}

/// Turns a panic into an error: a fault of ours must not cost the user the game.
pub(crate) fn guarded<T>(run: impl FnOnce() -> Result<T, CoreError>) -> Result<T, CoreError> {
    prise_session::guarded(|fault| CoreError::new(ErrorKind::Internal, fault), run)
}
