//! The time of day.

use std::fmt;

use serde::{Deserialize, Serialize};
use time::{Date, Month, UtcDateTime};

const DAY: u64 = 24 * 60 * 60 * 1000;
const EPOCH: Date = UtcDateTime::UNIX_EPOCH.date();

/// Milliseconds since the start of 1970, UTC. Handed in by the app: the store reads no clock.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct UnixMillis(u64);

impl UnixMillis {
    /// This many milliseconds since the start of 1970, UTC.
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The day, as in the tags of recorded games: `2026.11.16`.
    ///
    /// ```
    /// use prise_store::UnixMillis;
    ///
    /// let leap_day = UnixMillis::new(1_709_210_096_000);
    /// assert_eq!(leap_day.to_date(), "2024.02.29");
    /// assert_eq!(UnixMillis::from_date("2024.02.29").map(UnixMillis::to_date).unwrap(), "2024.02.29");
    /// assert_eq!(UnixMillis::from_date("2024.??.??"), None);
    /// ```
    pub fn to_date(self) -> String {
        let days = i32::try_from(self.0 / DAY).unwrap_or(i32::MAX);
        let date = Date::from_julian_day(EPOCH.to_julian_day().saturating_add(days));
        let (year, month, day) = date.unwrap_or(Date::MAX).to_calendar_date();
        format!("{year:04}.{:02}.{day:02}", u8::from(month))
    }

    /// The start of a day; nothing if the text names none since 1970.
    pub fn from_date(text: &str) -> Option<Self> {
        let mut fields = text.splitn(3, '.').map(str::trim);
        let year = fields.next()?.parse().ok()?;
        let month = Month::try_from(fields.next()?.parse::<u8>().ok()?).ok()?;
        let day = fields.next()?.parse().ok()?;
        let date = Date::from_calendar_date(year, month, day).ok()?;
        let days = u64::try_from((date - EPOCH).whole_days()).ok()?;
        Some(Self(days * DAY))
    }
}

impl fmt::Display for UnixMillis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
