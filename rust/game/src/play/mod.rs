//! A match: a game together with who plays it, how it came to where it is, and the clocks.

mod draw_offer;
mod entry;
mod errors;
mod level;
mod log;
mod marks;
mod matches;
mod setup;
mod view;

pub use draw_offer::DrawOffer;
pub use entry::{Entry, Event};
pub use errors::{DrawOfferError, PlayError, ResignError, UndoRefusal};
pub use level::{Level, LevelError};
pub use log::{Log, LogEntry, LogEvent, ReplayError, TurnState};
pub use marks::{FirstEnd, Marks, Unrated};
pub use matches::Match;
pub use setup::{Player, PlayerKind, Setup, SetupError, Start};
pub use view::{Capture, ClockReading, Review};
