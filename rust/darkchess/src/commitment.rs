//! Proving that a deal was not tampered with.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use prise_game::hex::{self, HexError};
use prise_game::{Secret, Seed, Shuffle};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::deal::shuffle;
use crate::ruleset::RuleSet;

/// A promise about the deal, shown before the first flip and checked after the game.
///
/// # `prise/deal/2`
/// Dealer and players shuffle together:
///
/// 1. The dealer draws a [`Secret`] and shows the commitment to it. It is the SHA-256 of this
///    text, the [`secret_opening`](Self::secret_opening), in which every line ends with a line
///    feed:
///
///    ```text
///    prise/deal/2
///    game three-kingdoms
///    secret 64 hexadecimal digits, lower case
///    ```
/// 2. The players add what they like, or nothing: a [`Contribution`](prise_game::Contribution).
/// 3. The seed is the SHA-256 of both, in the form of [`Shuffle::seed_text`].
/// 4. The pieces lie as the seed shuffles them: Fisher–Yates from the last place down, driven by
///    the key stream of `ChaCha20`.
///
/// After the game the dealer shows everything as a [`Proof`](crate::Proof), and anybody can put
/// the texts through `sha256sum`. `docs/fair-deal.md` tells how, in the words of players.
///
/// # `prise/deal/1`
/// Older records were dealt from a [`Seed`] of the dealer's alone. Their commitment is the hash of
/// the [`opening`](Self::opening):
///
/// ```text
/// prise/deal/1
/// game three-kingdoms
/// seed 64 hexadecimal digits, lower case
/// deal the letters of the 32 pieces in reading order
/// ```
///
/// # What it proves, and what it does not
/// - **Nothing was changed during the game**: to find another secret or seed with the same hash is
///   beyond anybody's means.
/// - **The deal is the shuffle of the seed**: no hand sorted the pieces, because the pieces follow
///   from the seed by a published procedure.
/// - **Nobody chose the deal**, as far as the players have added anything: the dealer was bound
///   before he knew it, and they did not know his secret. Where they have added nothing, and in
///   `prise/deal/1`, the dealer could have drawn many times and kept the deal he likes.
/// - **It gives nothing away** before the secret is shown, provided that it has 256 bits of real
///   randomness. The secret is its own salt: there is nothing else in the text that an opponent
///   could not guess. A seed [made from a number](Seed::from_number) can be found by trying
///   numbers.
/// - It does **not** prove that the dealer did not look: who holds the secret can work out every
///   face-down piece as soon as the players have added their part.
///
/// ```
/// use prise_darkchess::{Classic, ClassicRules, Commitment};
/// use prise_game::{Contribution, Game, Secret, Shuffle};
///
/// let secret = Secret::from_bytes([42; 32]); // random in earnest
/// let shown_before = Commitment::<ClassicRules>::to_secret(&secret);
/// let shuffle = Shuffle::new(secret, Contribution::new([], "my lucky words"));
///
/// let game = Classic::deal(&Default::default(), &shuffle.seed());
/// let start = game.write();
/// let deal = start.split('/').nth(1).unwrap();
/// assert_eq!(shown_before.verify_shuffle(&shuffle, deal), Ok(()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment<R: RuleSet> {
    hash: [u8; 32],
    game: PhantomData<R>,
}

impl<R: RuleSet> Commitment<R> {
    /// The commitment to the dealer's half of a shuffle.
    pub fn to_secret(secret: &Secret) -> Self {
        Self::of_text(&Self::secret_opening(secret))
    }

    /// The text that is hashed. With what the players add it tells everything: show it only after
    /// the game.
    pub fn secret_opening(secret: &Secret) -> String {
        format!("prise/deal/2\ngame {}\nsecret {}\n", R::ID, secret.reveal())
    }

    /// The commitment to the deal that this seed gives, as in `prise/deal/1`.
    pub fn to(seed: &Seed) -> Self {
        Self::of_text(&Self::opening(seed))
    }

    /// The text that is hashed in `prise/deal/1`. It tells everything: show it only after the
    /// game.
    pub fn opening(seed: &Seed) -> String {
        let (game, seed, deal) = (R::ID, seed.reveal(), letters::<R>(seed));
        format!("prise/deal/1\ngame {game}\nseed {seed}\ndeal {deal}\n")
    }

    fn of_text(text: &str) -> Self {
        Self { hash: Sha256::digest(text).into(), game: PhantomData }
    }

    pub(crate) const fn from_hash(hash: [u8; 32]) -> Self {
        Self { hash, game: PhantomData }
    }

    pub(crate) const fn hash(&self) -> &[u8; 32] {
        &self.hash
    }

    /// The commitment in a form that can be read out and remembered: the first 16 of its 64
    /// digits in groups of four. To find another secret for these would take 2⁶⁴ tries.
    pub fn short(&self) -> String {
        short(&self.hash)
    }

    /// Checks, after the game, that the secret is the one that was promised, and that the deal
    /// that was played is the shuffle of it and of what the players added. `deal` is as in
    /// [`verify`](Self::verify).
    ///
    /// # Errors
    /// Says which of the two is not so, and for the deal from which piece on.
    pub fn verify_shuffle(&self, shuffle: &Shuffle, deal: &str) -> Result<(), FairnessError> {
        if *self != Self::to_secret(shuffle.secret()) {
            return Err(FairnessError::OtherSecret);
        }
        compare_deal::<R>(&shuffle.seed(), deal)
    }

    /// Checks, after the game, that the seed is the one that was promised, and that the deal that
    /// was played is its shuffle. `deal` are the letters of the pieces in reading order, as in
    /// the `hidden` of the start position's text; `?` stands for a piece that was never turned up.
    ///
    /// # Errors
    /// Says which of the two is not so, and for the deal from which piece on.
    pub fn verify(&self, seed: &Seed, deal: &str) -> Result<(), FairnessError> {
        if *self != Self::to(seed) {
            return Err(FairnessError::OtherSeed);
        }
        compare_deal::<R>(seed, deal)
    }
}

/// The first 16 of a hash's 64 digits in groups of four.
pub(crate) fn short(hash: &[u8; 32]) -> String {
    let digits = hex::write(hash);
    [&digits[0..4], &digits[4..8], &digits[8..12], &digits[12..16]].join(" ")
}

/// Checks that the pieces that were played are those that the seed gives.
fn compare_deal<R: RuleSet>(seed: &Seed, played: &str) -> Result<(), FairnessError> {
    let (dealt, played) = (letters::<R>(seed), played.trim());
    if dealt.chars().count() != played.chars().count() {
        let (expected, found) = (dealt.chars().count(), played.chars().count());
        return Err(FairnessError::Length { expected, found });
    }
    match dealt.chars().zip(played.chars()).position(|(a, b)| a != b && b != '?') {
        Some(index) => Err(FairnessError::OtherDeal { at: index + 1 }),
        None => Ok(()),
    }
}

fn letters<R: RuleSet>(seed: &Seed) -> String {
    shuffle::<R>(seed).into_iter().map(|man| R::profile(man).letter).collect()
}

impl<R: RuleSet> fmt::Display for Commitment<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.hash))
    }
}

impl<R: RuleSet> fmt::Debug for Commitment<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl<R: RuleSet> FromStr for Commitment<R> {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        hex::read(text).map(Self::from_hash)
    }
}

/// Why a deal is not the one that was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FairnessError {
    /// The seed does not belong to the commitment.
    #[error("the commitment was made to another seed")]
    OtherSeed,
    /// The secret does not belong to the commitment.
    #[error("the commitment was made to another secret")]
    OtherSecret,
    /// The seed is not made of the secret and what the players added.
    #[error("the seed is not made of the secret and what the players mixed in")]
    NotMixed,
    /// The deal has a wrong number of pieces.
    #[error("the deal has {found} pieces, not {expected}")]
    Length {
        /// How many the game has.
        expected: usize,
        /// How many were named.
        found: usize,
    },
    /// The pieces that were played are not those that the seed gives.
    #[error("the piece at character {at} of the deal is not the one that the seed gives")]
    OtherDeal {
        /// The first piece that differs, counted from 1 in reading order.
        at: usize,
    },
}
