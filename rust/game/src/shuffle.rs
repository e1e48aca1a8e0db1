//! A shuffle that neither the dealer nor the players decide alone.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::hex::{self, HexError};
use crate::{Contribution, Seed};

/// The dealer's half of a [`Shuffle`]: 256 bits from the operating system's random numbers.
///
/// The dealer promises it with a hash, takes what the players add, and shows it after the game.
/// It is printed only by [`reveal`](Self::reveal).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret in 64 hexadecimal digits, to be shown after the game.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(secret)")
    }
}

impl FromStr for Secret {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        hex::read(text).map(Self)
    }
}

/// What a deal comes from: the dealer's secret, and what the players have added to it.
///
/// The dealer is bound to the secret before the players add anything, and the players do not know
/// it when they do: so nobody can choose the [`seed`](Self::seed).
///
/// ```
/// use prise_game::{Contribution, Secret, Shuffle};
///
/// let shuffle = Shuffle::new(Secret::from_bytes([7; 32]), Contribution::new([], "abracadabra"));
/// let text = format!("prise/seed/2\nsecret {}\nwords abracadabra\n", "07".repeat(32));
/// assert_eq!(shuffle.seed_text(), text); // and the seed is its SHA-256
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shuffle {
    secret: Secret,
    contribution: Contribution,
}

impl Shuffle {
    /// The shuffle of a secret and what was added to it.
    pub const fn new(secret: Secret, contribution: Contribution) -> Self {
        Self { secret, contribution }
    }

    /// The dealer's half.
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The players' half.
    pub const fn contribution(&self) -> &Contribution {
        &self.contribution
    }

    /// The text of which the seed is the SHA-256: `prise/seed/2`, the secret in lower-case
    /// hexadecimal digits, and the [contribution](Contribution). Every line ends with a line feed.
    pub fn seed_text(&self) -> String {
        format!("prise/seed/2\nsecret {}\n{}", self.secret.reveal(), self.contribution)
    }

    /// The seed that the pieces are shuffled with.
    pub fn seed(&self) -> Seed {
        Seed::from_bytes(Sha256::digest(self.seed_text()).into())
    }
}
