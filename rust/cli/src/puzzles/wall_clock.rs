//! The time on the player's wall.

use time::UtcOffset;

/// Tells the time as the player's clock does, so that a day ends when the player's does.
#[derive(Clone, Copy)]
pub(super) struct WallClock {
    /// How far the player's clock is ahead of the one in Greenwich, in milliseconds.
    ahead: i64,
}

impl WallClock {
    /// The player's clock; the one in Greenwich where the system does not tell. It has to be asked
    /// before there are threads: the system keeps it where another thread may be writing.
    pub(super) fn of_the_system() -> Self {
        let offset = UtcOffset::current_local_offset().unwrap_or(UtcOffset::UTC);
        Self { ahead: i64::from(offset.whole_seconds()) * 1_000 }
    }

    /// The time now, in milliseconds since the beginning of 1970 as that was there.
    pub(super) fn now(self) -> u64 {
        self.at(prise_session::now().get())
    }

    fn at(self, utc: u64) -> u64 {
        utc.saturating_add_signed(self.ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::day;
    use super::*;

    #[test]
    fn a_day_ends_when_the_players_does() {
        const HOUR: i64 = 3_600_000;
        let midnight = 20_000 * 24 * HOUR as u64;
        let day_at = |ahead, utc| day(WallClock { ahead: ahead * HOUR }.at(utc));
        assert_eq!(day_at(0, midnight - 1), 19_999);
        assert_eq!(day_at(8, midnight - 8 * HOUR as u64), 20_000, "midnight in Taipei");
        assert_eq!(day_at(-5, midnight + 4 * HOUR as u64), 19_999, "an evening in New York");
        assert_eq!(day_at(-5, 0), 0, "clocks that stand at the beginning");
    }
}
