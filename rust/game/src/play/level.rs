//! How strong an AI plays.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A strength from 1 to 10, the same scale for every game. Some have names.
///
/// ```
/// use prise_game::Level;
///
/// assert_eq!("7".parse(), Ok(Level::HARD));
/// assert_eq!("expert".parse(), Ok(Level::EXPERT));
/// assert!("11".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// Not a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is not a level: 1 to 10, easy, medium, hard or expert")]
pub struct LevelError(String);

impl Level {
    /// The weakest level.
    pub const FIRST: Self = Self(1);
    /// For a first game.
    pub const EASY: Self = Self(2);
    /// For those who know the rules well.
    pub const MEDIUM: Self = Self(4);
    /// For club players.
    pub const HARD: Self = Self(7);
    /// As strong as it gets.
    pub const EXPERT: Self = Self(10);

    /// The level with this number.
    ///
    /// # Errors
    /// If the number is not between 1 and 10.
    pub fn new(number: u8) -> Result<Self, LevelError> {
        if (Self::FIRST.0..=Self::EXPERT.0).contains(&number) {
            Ok(Self(number))
        } else {
            Err(LevelError(number.to_string()))
        }
    }

    /// The number of this level, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::FIRST.0..=Self::EXPERT.0).map(Self)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        match text.to_ascii_lowercase().as_str() {
            "easy" => Ok(Self::EASY),
            "medium" => Ok(Self::MEDIUM),
            "hard" => Ok(Self::HARD),
            "expert" => Ok(Self::EXPERT),
            number => number
                .parse()
                .ok()
                .and_then(|number| Self::new(number).ok())
                .ok_or_else(|| LevelError(text.chars().take(40).collect())),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
