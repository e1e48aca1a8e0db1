//! What a match is to be, and the clocks on offer.

use std::fmt;
use std::str::FromStr;

use prise_game::{ClockSetup, Control, Millis, Player};
use thiserror::Error;

/// All that decides a match before its first move. It never changes while the match lasts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSetup {
    /// The game, by its name in records.
    pub game: String,
    /// The rules as `NAME=VALUE,…`; what is not named keeps its default.
    pub rules: String,
    /// Who sits where, in the order of play.
    pub players: Vec<Player>,
    /// The clock, if there is one.
    pub clock: Option<ClockSetup>,
    /// The position to start from; the game's own start if there is none.
    pub position: Option<String>,
    /// Decides what is random: a deal by number, the computer's choice among equals. Without one
    /// a deal is shuffled.
    pub seed: Option<u64>,
    /// Whether it is practice: where pieces lie face-down, moves against the computer can be taken
    /// back freely, and the match is never rated.
    pub practice: bool,
}

impl MatchSetup {
    /// The usual match between these players.
    pub fn new(game: impl Into<String>, players: Vec<Player>) -> Self {
        let (game, rules) = (game.into(), String::new());
        Self { game, rules, players, clock: None, position: None, seed: None, practice: false }
    }
}

/// A clock that gives every player the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// What a turn does to the time.
    pub control: Control,
    /// Each player's time.
    pub time: Millis,
}

/// A text that is not a clock.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a clock is written as minutes, or minutes+seconds: '5', '5+3'")]
pub struct ClockTextError;

impl TimeControl {
    /// The clocks on offer, by name.
    pub const OFFERED: [(&'static str, Self); 6] = [
        ("blitz", Self::new(Control::Fischer { increment: Millis::from_secs(2) }, 180)),
        ("five", Self::new(Control::SuddenDeath, 300)),
        ("rapid", Self::new(Control::Fischer { increment: Millis::from_secs(5) }, 600)),
        ("delay", Self::new(Control::Bronstein { delay: Millis::from_secs(5) }, 600)),
        ("hourglass", Self::new(Control::Hourglass, 120)),
        ("move", Self::new(Control::PerMove, 30)),
    ];

    const fn new(control: Control, seconds: u64) -> Self {
        Self { control, time: Millis::from_secs(seconds) }
    }

    /// The clock for so many players. It stands while the program is not running.
    pub fn setup(self, players: usize) -> ClockSetup {
        ClockSetup::new(self.control, vec![self.time; players]).stopping_in_background(true)
    }
}

/// As players say it: `5 min + 3 s a move`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |time: Millis| time.get() / 1000;
        match (self.control, seconds(self.time)) {
            (Control::PerMove, time) => return write!(f, "{time} s a move"),
            (_, time) if time % 60 == 0 => write!(f, "{} min", time / 60)?,
            (_, time) => write!(f, "{time} s")?,
        }
        match self.control {
            Control::Fischer { increment } => write!(f, " + {} s a move", seconds(increment)),
            Control::Bronstein { delay } => write!(f, ", {} s delay", seconds(delay)),
            Control::Hourglass => write!(f, " hourglass"),
            Control::PerMove | Control::SuddenDeath => Ok(()),
        }
    }
}

/// Minutes, and seconds more after every turn: `5+3`.
impl FromStr for TimeControl {
    type Err = ClockTextError;

    fn from_str(text: &str) -> Result<Self, ClockTextError> {
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| text.trim().parse::<u16>().map_err(|_| ClockTextError);
        let (minutes, increment) = (number(minutes)?, Millis::from_secs(number(increment)?.into()));
        let control =
            if increment.is_zero() { Control::SuddenDeath } else { Control::Fischer { increment } };
        let clock = Self::new(control, u64::from(minutes) * 60);
        (minutes > 0).then_some(clock).ok_or(ClockTextError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_told() {
        let told = |text: &str| text.parse::<TimeControl>().map(|clock| clock.to_string());
        assert_eq!(told("5+3"), Ok("5 min + 3 s a move".to_owned()));
        assert_eq!(told("30"), Ok("30 min".to_owned()));
        for wrong in ["", "0", "5+", "five", "5+3+1", "-1", "99999999"] {
            assert_eq!(wrong.parse::<TimeControl>(), Err(ClockTextError), "{wrong}");
        }
        let offered = TimeControl::OFFERED.map(|(_, clock)| clock.to_string());
        assert_eq!(offered[3..], ["10 min, 5 s delay", "2 min hourglass", "30 s a move"]);
    }
}
