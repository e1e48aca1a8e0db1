//! Shuffling together: a deal that is promised before a match.

use std::sync::Mutex;

use prise_game::{Contribution, Secret, Seed, Shuffle};

use prise_store::with_game;

use crate::error::SessionError;
use crate::games::TableGame;
use crate::lock;

/// What is promised about a deal: the SHA-256 of what is told after the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// The whole of it.
    pub commitment: String,
    /// Its first 16 digits in groups of four, for remembering it.
    pub short: String,
}

/// A deal that is promised, and waits for what the players mix in. The secret never leaves it; it
/// is gone if no match is started.
#[derive(Debug)]
pub struct PreparedDeal {
    game: String,
    promise: Promise,
    /// Nothing once a match was dealt from it.
    secret: Mutex<Option<Secret>>,
}

impl PreparedDeal {
    /// Draws a secret of 256 bits from the system, and promises it, for a game that is dealt.
    pub fn draw(game: &str) -> Result<Self, SessionError> {
        let secret = Secret::from_bytes(random_bytes()?);
        let none = || SessionError::BadSetup(format!("nothing is dealt in {game}"));
        let promise = with_game!(game, promise_of(&secret), SessionError::unknown_game)?;
        let promise = promise.ok_or_else(none)?;
        Ok(Self { game: game.to_owned(), promise, secret: Mutex::new(Some(secret)) })
    }

    /// What is promised.
    pub const fn promise(&self) -> &Promise {
        &self.promise
    }

    /// Deals a match of this game: once only, so that nobody tries what else could come of it. A
    /// match that could not be started was not dealt.
    pub fn deal<T>(
        &self,
        game: &str,
        mixed_in: Contribution,
        start: impl FnOnce(Shuffle) -> Result<T, SessionError>,
    ) -> Result<T, SessionError> {
        if game != self.game {
            let message = format!("a deal of {} is no deal of {game}", self.game);
            return Err(SessionError::BadSetup(message));
        }
        let mut secret = lock(&self.secret);
        let drawn = secret
            .ok_or_else(|| SessionError::not_allowed("a match was dealt from this already"))?;
        let started = start(Shuffle::new(drawn, mixed_in))?;
        *secret = None;
        Ok(started)
    }
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn promise_of<G: TableGame>(secret: &Secret) -> Result<Option<Promise>, SessionError> {
    Ok(G::promise(secret))
}

/// A shuffle into which nobody has mixed anything.
pub(crate) fn dealt_alone() -> Result<Shuffle, SessionError> {
    Ok(Shuffle::new(Secret::from_bytes(random_bytes()?), Contribution::default()))
}

/// A seed that nobody can guess.
pub(crate) fn fresh_seed() -> Result<Seed, SessionError> {
    Ok(Seed::from_bytes(random_bytes()?))
}

fn random_bytes() -> Result<[u8; 32], SessionError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
