//! The saved form of a match.

mod form;
mod restore;
mod write;

pub use form::{
    SavedClock, SavedFirstEnd, SavedMatch, SavedNow, SavedOffer, SavedOutcome, SavedPlayer,
    SavedShuffle, SavedTurnState,
};
pub use restore::{Repair, RestoreError, Restored};
