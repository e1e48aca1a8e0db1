//! Clocks: how much time each player has, and what a turn does to it.
//!
//! Nothing here reads the time. Whoever plays hands in a monotonic reading in milliseconds, so a
//! test of an hour's thinking takes no time at all and the crate stays pure.
//!
//! A *turn* lasts until another seat is to move. In a game whose turn has several parts (a mill
//! and the removal that follows) the parts share one turn: the clock runs on between them, and a
//! bonus comes once, at the end.

mod clocks;
mod control;
mod millis;

pub use clocks::Clocks;
pub use control::{ClockSetup, Control};
pub use millis::Millis;
