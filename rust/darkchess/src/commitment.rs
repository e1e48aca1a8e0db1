//! Proving that a deal was not tampered with.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use prise_game::Seed;
use prise_game::hex::{self, HexError};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::deal::shuffle;
use crate::ruleset::RuleSet;

/// A promise about the deal, shown before the first flip and checked after the game.
///
/// It is the SHA-256 of this text, the [opening](Self::opening), in which every line ends with a
/// line feed:
///
/// ```text
/// prise/deal/1
/// game three-kingdoms
/// seed 64 hexadecimal digits, lower case
/// deal the letters of the 32 pieces in reading order
/// ```
///
/// After the game the dealer shows the opening, and anybody can put it through `sha256sum`.
/// [`verify`](Self::verify) does that, and also shuffles the seed again.
///
/// # What it proves, and what it does not
/// - **Nothing was changed during the game**: to find another seed or deal with the same hash is
///   beyond anybody's means.
/// - **The deal is the shuffle of the seed**: no hand sorted the pieces, because the pieces follow
///   from the seed by a published procedure.
/// - **It gives nothing away** before the seed is shown, provided that the seed has 256 bits of
///   real randomness ([`Seed::from_bytes`]). The seed is its own salt: there is nothing else in
///   the text that an opponent could not guess. A seed [made from a
///   number](Seed::from_number) can be found by trying numbers.
/// - It does **not** prove that the dealer drew only one seed. Who deals could draw many and keep
///   the one he likes, before anybody sees the commitment. Players who do not trust the dealer
///   that far must take part in making the seed: the dealer first commits to a secret of his own,
///   every player then adds a number, and the seed is a hash of them all.
///
/// ```
/// use prise_darkchess::{Classic, ClassicRules, Commitment, Seed};
/// use prise_game::Game;
///
/// let seed = Seed::from_bytes([42; 32]); // random in earnest
/// let shown_before = Commitment::<ClassicRules>::to(&seed);
///
/// let game = Classic::deal(&Default::default(), &seed);
/// let start = game.write();
/// let deal = start.split('/').nth(1).unwrap();
/// assert_eq!(shown_before.verify(&seed, deal), Ok(()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment<R: RuleSet> {
    hash: [u8; 32],
    game: PhantomData<R>,
}

impl<R: RuleSet> Commitment<R> {
    /// The commitment to the deal that this seed gives.
    pub fn to(seed: &Seed) -> Self {
        Self { hash: Sha256::digest(Self::opening(seed)).into(), game: PhantomData }
    }

    /// The text that is hashed. It tells everything: show it only after the game.
    pub fn opening(seed: &Seed) -> String {
        format!(
            "prise/deal/1\ngame {}\nseed {}\ndeal {}\n",
            R::ID,
            seed.reveal(),
            letters::<R>(seed)
        )
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
        let (dealt, played) = (letters::<R>(seed), deal.trim());
        if dealt.chars().count() != played.chars().count() {
            let (expected, found) = (dealt.chars().count(), played.chars().count());
            return Err(FairnessError::Length { expected, found });
        }
        match dealt.chars().zip(played.chars()).position(|(a, b)| a != b && b != '?') {
            Some(index) => Err(FairnessError::OtherDeal { at: index + 1 }),
            None => Ok(()),
        }
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
        hex::read(text).map(|hash| Self { hash, game: PhantomData })
    }
}

/// Why a deal is not the one that was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FairnessError {
    /// The seed does not belong to the commitment.
    #[error("the commitment was made to another seed")]
    OtherSeed,
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
