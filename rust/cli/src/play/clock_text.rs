//! A clock as the command line and the menu write it: `5+3`.

use std::fmt;
use std::str::FromStr;

use prise_game::{ClockSetup, Control, Millis, Seats};
use thiserror::Error;

/// Minutes for the whole game, and seconds more after every turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockChoice {
    pub(crate) minutes: u16,
    pub(crate) increment: u16,
}

/// A text that is not a clock.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a clock is written as minutes, or minutes+seconds: '5', '5+3'")]
pub(crate) struct ClockTextError;

impl ClockChoice {
    /// The clock for so many seats.
    pub(crate) fn setup(self, seats: Seats) -> ClockSetup {
        let increment = Millis::from_secs(self.increment.into());
        let control =
            if increment.is_zero() { Control::SuddenDeath } else { Control::Fischer { increment } };
        // The clock stands while the program is not running.
        ClockSetup::even(control, seats, Millis::from_secs(u64::from(self.minutes) * 60))
            .stopping_in_background(true)
    }
}

impl fmt::Display for ClockChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} min", self.minutes)?;
        if self.increment > 0 {
            write!(f, " + {} s a move", self.increment)?;
        }
        Ok(())
    }
}

impl FromStr for ClockChoice {
    type Err = ClockTextError;

    fn from_str(text: &str) -> Result<Self, ClockTextError> {
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| text.trim().parse::<u16>().map_err(|_| ClockTextError);
        let (minutes, increment) = (number(minutes)?, number(increment)?);
        if minutes == 0 { Err(ClockTextError) } else { Ok(Self { minutes, increment }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert_eq!("5+3".parse(), Ok(ClockChoice { minutes: 5, increment: 3 }));
        assert_eq!("30".parse(), Ok(ClockChoice { minutes: 30, increment: 0 }));
        for wrong in ["", "0", "5+", "five", "5+3+1", "-1", "99999999"] {
            assert_eq!(wrong.parse::<ClockChoice>(), Err(ClockTextError), "{wrong}");
        }
    }
}
