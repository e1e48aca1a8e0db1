//! Time in whole milliseconds.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};

/// A span of time, or a reading of a monotonic clock since some moment of its own.
///
/// Sums stop at the largest value and differences at zero: a clock that is read out of order
/// costs nobody any time, and no reading can make the arithmetic fail.
///
/// ```
/// use prise_game::Millis;
///
/// let minute = Millis::from_secs(60);
/// assert_eq!(minute - Millis::new(500), Millis::new(59_500));
/// assert_eq!(Millis::new(500) - minute, Millis::ZERO);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// This many milliseconds.
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// This many seconds.
    pub const fn from_secs(secs: u64) -> Self {
        Self(secs.saturating_mul(1000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether it is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}
