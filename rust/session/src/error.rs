//! What can go wrong, in words and in kind.

use std::panic::{AssertUnwindSafe, catch_unwind};

use prise_game::{DrawOfferError, PlayError, ResignError, RulesError, UndoRefusal};
use prise_store::{RestoreError, StoreError};
use thiserror::Error;

/// Why a session refused. Each says what exactly, in English.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub enum SessionError {
    /// There is no such game.
    #[error("unknown game '{0}'")]
    UnknownGame(String),
    /// The setup of a match makes no sense: players, times or rules.
    BadSetup(String),
    /// A position's text cannot be read.
    BadPosition(String),
    /// The move is not legal, or belongs to an earlier position.
    IllegalMove(String),
    /// The game is over.
    GameOver(String),
    /// It is not allowed now: a second draw offer, say.
    NotAllowed(String),
    /// What is kept cannot be read or written: the disk is full, say.
    Storage(String),
    /// A fault of ours. The session can still be used.
    Internal(String),
}

impl SessionError {
    /// No game has this name.
    pub fn unknown_game(id: &str) -> Self {
        Self::UnknownGame(id.chars().take(40).collect())
    }

    pub(crate) fn not_allowed(why: &str) -> Self {
        Self::NotAllowed(why.to_owned())
    }
}

impl From<PlayError> for SessionError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::GameOver | PlayError::FlagFell(_) => Self::GameOver(error.to_string()),
            PlayError::Illegal(_) => Self::IllegalMove(error.to_string()),
        }
    }
}

/// Errors that are of one kind here, and say the same.
macro_rules! same_words {
    ($($from:ty => $kind:ident,)+) => { $(
        impl From<$from> for SessionError {
            fn from(error: $from) -> Self {
                Self::$kind(error.to_string())
            }
        }
    )+ };
}

same_words! {
    ResignError => NotAllowed,
    DrawOfferError => NotAllowed,
    UndoRefusal => NotAllowed,
    RulesError => BadSetup,
    StoreError => Storage,
    RestoreError => Storage,
    getrandom::Error => Internal,
}

/// Turns a panic into an error, made of its message: a fault of ours must not cost the user the
/// game.
pub fn guarded<T, E>(
    fault: impl FnOnce(String) -> E,
    run: impl FnOnce() -> Result<T, E>,
) -> Result<T, E> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(fault(message.unwrap_or("unknown fault").to_owned()))
    })
}
