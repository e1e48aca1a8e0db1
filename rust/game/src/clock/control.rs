//! What kind of clock a match is played with.

use super::Millis;
use crate::Seat;

/// What a turn does to the time of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Control {
    /// Every turn has the same time; what is left of it is not kept.
    PerMove,
    /// One time for the whole game.
    SuddenDeath,
    /// One time for the whole game, and this much more after every turn.
    Fischer {
        /// What every turn adds.
        increment: Millis,
    },
    /// One time for the whole game; a turn gives back what it used, up to this much.
    Bronstein {
        /// The most that a turn gives back.
        delay: Millis,
    },
    /// What a turn uses runs into the glasses of the players still in, in equal parts.
    Hourglass,
}

/// The clock of one match: the kind, and each seat's own time.
///
/// Unequal times are a handicap. A match without a clock has no `ClockSetup`.
///
/// ```
/// use prise_game::{ClockSetup, Control, Millis, Seats};
///
/// let blitz = Control::Fischer { increment: Millis::from_secs(2) };
/// let even = ClockSetup::even(blitz, Seats::TWO, Millis::from_secs(180));
/// let odds = ClockSetup::new(blitz, vec![Millis::from_secs(60), Millis::from_secs(180)]);
/// assert_ne!(even, odds);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ClockSetup {
    control: Control,
    times: Vec<Millis>,
    stops_in_background: bool,
}

impl ClockSetup {
    /// A clock with a time for each seat, in the order of the seats.
    pub const fn new(control: Control, times: Vec<Millis>) -> Self {
        Self { control, times, stops_in_background: false }
    }

    /// A clock with the same time for every seat.
    pub fn even(control: Control, seats: crate::Seats, time: Millis) -> Self {
        Self::new(control, vec![time; seats.count()])
    }

    /// The same clock, which stops (or does not stop) while the app is in the background.
    #[must_use]
    pub fn stopping_in_background(self, stops: bool) -> Self {
        Self { stops_in_background: stops, ..self }
    }

    /// The kind of clock.
    pub const fn control(&self) -> Control {
        self.control
    }

    /// Each seat's time: for the whole game, or for every turn with [`Control::PerMove`].
    pub fn times(&self) -> &[Millis] {
        &self.times
    }

    /// The time of one seat; none for a seat without a clock.
    pub fn time(&self, seat: Seat) -> Millis {
        self.times.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether the clock stops while the app is in the background.
    pub const fn stops_in_background(&self) -> bool {
        self.stops_in_background
    }
}
