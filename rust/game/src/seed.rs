//! The secret that a game's chance is made from.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::hex::{self, HexError};

/// The 256-bit secret that decides all that is random in a game: how dark chess is shuffled, say.
///
/// Whoever deals draws it from the operating system's random numbers with
/// [`from_bytes`](Self::from_bytes) and keeps it until the game is over: who knows the seed knows
/// every face-down piece. It is therefore printed only by [`reveal`](Self::reveal).
///
/// ```
/// use prise_game::Seed;
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
    /// engines. It adds no secrecy: whoever sees a promise (a hash, say) about such a seed
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
        hex::write(&self.0)
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
        hex::read(text).map(Self)
    }
}
