//! What can go wrong, in words and in kind.

use std::panic::{AssertUnwindSafe, catch_unwind};

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

/// Turns a panic into an error: a fault of ours must not cost the user the game.
pub(crate) fn guarded<T>(run: impl FnOnce() -> Result<T, CoreError>) -> Result<T, CoreError> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let message = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("unknown fault");
        Err(CoreError::new(ErrorKind::Internal, message))
    })
}
