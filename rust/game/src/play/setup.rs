//! What is decided before the first move and never changes afterwards.

use std::error::Error;

use thiserror::Error;

use super::Level;
use crate::{ClockSetup, Millis, Rules, Seat, Seats, Seed, Shuffle};

/// What kind of player sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKind {
    /// A person.
    Human,
    /// An AI of this strength.
    Ai(Level),
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// What to call the player.
    pub name: String,
    /// A person or an AI.
    pub kind: PlayerKind,
}

impl Player {
    /// A person.
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: PlayerKind::Human }
    }

    /// An AI.
    pub fn ai(name: impl Into<String>, level: Level) -> Self {
        Self { name: name.into(), kind: PlayerKind::Ai(level) }
    }

    /// Whether it is a person.
    pub const fn is_human(&self) -> bool {
        matches!(self.kind, PlayerKind::Human)
    }

    /// The AI's level; nothing for a person.
    pub const fn level(&self) -> Option<Level> {
        match self.kind {
            PlayerKind::Human => None,
            PlayerKind::Ai(level) => Some(level),
        }
    }
}

/// Where a match starts from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// The game's own opening position, dealt from the seed where anything is dealt.
    Opening,
    /// The game's own opening position, dealt from a secret of the dealer's alone, as it was done
    /// before players could mix anything in.
    Dealt(Seed),
    /// The game's own opening position, dealt from what the dealer and the players have mixed.
    Shuffled(Shuffle),
    /// The position with this text.
    Position(String),
}

/// The configuration of a match. It has no setters: a match keeps the one it was made with until
/// the end, through undo, review, saving and loading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<R> {
    rules: R,
    players: Vec<Player>,
    clock: Option<ClockSetup>,
    start: Start,
    seed: u64,
    practice: bool,
}

impl<R: Rules> Setup<R> {
    /// A match by these rules between these players, one a seat in the order of play: without a
    /// clock, from the opening position, with seed 0. AIs among themselves play by rules that
    /// [surely end](Rules::sure_to_end) a game: nobody is there to agree to a draw.
    pub fn new(rules: R, players: Vec<Player>) -> Self {
        let rules = if players.iter().any(Player::is_human) { rules } else { rules.sure_to_end() };
        Self { rules, players, clock: None, start: Start::Opening, seed: 0, practice: false }
    }

    /// The same with a clock, or without one.
    #[must_use]
    pub fn with_clock(self, clock: impl Into<Option<ClockSetup>>) -> Self {
        Self { clock: clock.into(), ..self }
    }

    /// The same from another start.
    #[must_use]
    pub fn with_start(self, start: Start) -> Self {
        Self { start, ..self }
    }

    /// The same with another seed.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The same as practice, or in earnest: with face-down pieces, practice against the computer
    /// may be taken back beyond what was turned up, and never counts for the rating.
    #[must_use]
    pub fn with_practice(self, practice: bool) -> Self {
        Self { practice, ..self }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// The players, one a seat in the order of play.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who sits at this seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The clock, if there is one.
    pub const fn clock(&self) -> Option<&ClockSetup> {
        self.clock.as_ref()
    }

    /// Where the match starts from.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// What decides all that is random in the game.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether the match is practice.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Whether a computer player sits at the table.
    pub fn has_computer(&self) -> bool {
        self.players.iter().any(|player| !player.is_human())
    }

    /// Checks that everybody at the table has a player, and a time if there is a clock, and that
    /// practice has a meaning.
    pub(super) fn check<E: Error + 'static>(
        &self,
        seats: Seats,
        hides_pieces: bool,
    ) -> Result<(), SetupError<E>> {
        if self.practice && !(hides_pieces && self.has_computer()) {
            return Err(SetupError::Practice);
        }
        let seats = seats.count();
        if self.players.len() != seats {
            return Err(SetupError::Players { seats, players: self.players.len() });
        }
        let Some(clock) = &self.clock else { return Ok(()) };
        if clock.times().len() != seats {
            return Err(SetupError::Times { seats, times: clock.times().len() });
        }
        match clock.times().iter().position(|time| *time == Millis::ZERO) {
            Some(seat) => Err(SetupError::NoTime(Seat::new(seat as u8))),
            None => Ok(()),
        }
    }
}

/// Why a match cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError<E: Error + 'static> {
    /// Not one player a seat.
    #[error("the game has {seats} seats, but {players} players are given")]
    Players {
        /// How many seats the game has.
        seats: usize,
        /// How many players are given.
        players: usize,
    },
    /// Not one time a seat.
    #[error("the game has {seats} seats, but {times} times are given")]
    Times {
        /// How many seats the game has.
        seats: usize,
        /// How many times are given.
        times: usize,
    },
    /// A player has no time at all.
    #[error("seat {0} has no time on the clock")]
    NoTime(Seat),
    /// Practice is for face-down pieces and against the computer.
    #[error("practice is for games with face-down pieces against the computer")]
    Practice,
    /// The start position cannot be read.
    #[error("the start position cannot be read: {0}")]
    Position(#[source] E),
}
