//! The time of day.

use std::fmt;

use serde::{Deserialize, Serialize};

const DAY: u64 = 24 * 60 * 60 * 1000;

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
        let (year, month, day) = civil(self.0 / DAY);
        format!("{year:04}.{month:02}.{day:02}")
    }

    /// The start of a day; nothing if the text names none since 1970.
    pub fn from_date(text: &str) -> Option<Self> {
        let mut fields = text.splitn(3, '.').map(|field| field.trim().parse::<u64>().ok());
        let (year, month, day) = (fields.next()??, fields.next()??, fields.next()??);
        if !(1970..10_000).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        // A year has at most 366 days: the day is near.
        let first = (year - 1970) * 365 + (month - 1) * 28;
        (first..first + 3000)
            .find(|days| civil(*days) == (year, month, day))
            .map(|days| Self(days * DAY))
    }
}

impl fmt::Display for UnixMillis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Year, month and day of a day since 1970 in the Gregorian calendar. Counted in eras of 400
/// years that begin on the first of March, so that the leap day comes last.
const fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400;
    (if month <= 2 { year + 1 } else { year }, month, day)
}
