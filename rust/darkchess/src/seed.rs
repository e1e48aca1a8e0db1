//! The secret that a deal is made from.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

/// The 256-bit secret from which a deal is shuffled.
///
/// Whoever deals draws it from the operating system's random numbers with
/// [`from_bytes`](Self::from_bytes) and keeps it until the game is over: who knows the seed knows
/// every face-down piece. It is therefore printed only by [`reveal`](Self::reveal).
///
/// ```
/// use prise_darkchess::Seed;
///
/// let seed = Seed::from_bytes([7; 32]);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)");
/// assert_eq!(seed.reveal().parse(), Ok(seed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that a number stands for: the SHA-256 of `prise/seed/1`, a line feed, the number
    /// in decimal, and a line feed.
    ///
    /// This is for games that have to be dealt again by number: tests, puzzles, matches between
    /// engines. It adds no secrecy: whoever sees a [commitment](crate::Commitment) to such a seed
    /// can try one number after the other, so a number that somebody chose is found in a moment,
    /// and even 64 random bits are within reach of a determined attacker. A game that has to be
    /// fair needs a seed [of 256 random bits](Self::from_bytes).
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(format!("prise/seed/1\n{number}\n")).into())
    }

    /// The seed as bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed in 64 hexadecimal digits, to be shown after the game.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        from_hex(text).map(Self)
    }
}

/// What is wrong with a text that should be 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HexError {
    /// It is too short or too long.
    #[error("{found} characters instead of 64 hexadecimal digits")]
    Length {
        /// How many characters there are.
        found: usize,
    },
    /// One of the characters is not a hexadecimal digit.
    #[error("'{letter}' at character {at} is not a hexadecimal digit")]
    Digit {
        /// The character.
        letter: char,
        /// Where, counted from 1.
        at: usize,
    },
}

/// 32 bytes as 64 lower-case hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8; 32]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])).collect()
}

/// Reads 64 hexadecimal digits.
pub(crate) fn from_hex(text: &str) -> Result<[u8; 32], HexError> {
    let text = text.trim();
    let found = text.chars().count();
    if found != 64 {
        return Err(HexError::Length { found });
    }
    let mut bytes = [0; 32];
    for (index, letter) in text.chars().enumerate() {
        let digit = letter.to_digit(16).ok_or(HexError::Digit { letter, at: index + 1 })?;
        bytes[index / 2] = bytes[index / 2] << 4 | digit as u8;
    }
    Ok(bytes)
}
