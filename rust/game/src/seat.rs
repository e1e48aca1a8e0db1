//! Who sits at the board.

use std::fmt;

/// One player's place at the board: an index, counted from 0 in the order of play.
///
/// A seat is never called "white" or "black": three players fit as well as two, and in dark
/// chess a seat has no colour until its first flip.
///
/// ```
/// use prise_game::{Seat, Seats};
///
/// let table = Seats::THREE;
/// assert_eq!(table.after(Seat::new(2)), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat that opens the game.
    pub const FIRST: Self = Self(0);
    /// The seat that answers it.
    pub const SECOND: Self = Self(1);
    /// The third seat of a three-player game.
    pub const THIRD: Self = Self(2);

    /// The seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index of this seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many seats a game has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seats(u8);

impl Seats {
    /// A game for two.
    pub const TWO: Self = Self(2);
    /// A game for three.
    pub const THREE: Self = Self(3);

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Whether `seat` is one of these.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The seat that follows `seat` around the table.
    pub const fn after(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }

    /// All seats in the order of play.
    ///
    /// ```
    /// use prise_game::Seats;
    ///
    /// assert_eq!(Seats::TWO.iter().count(), 2);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.0).map(Seat)
    }
}
