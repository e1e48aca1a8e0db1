//! How a match is set up.

/// Who sits at one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerSetup {
    /// The name that is shown.
    pub name: String,
    /// The level of the computer player, from 1 to 10; nothing for a person.
    pub level: Option<u8>,
}

/// What a turn does to the time of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockKind {
    /// Every turn has the same time.
    PerMove,
    /// One time for the whole game.
    SuddenDeath,
    /// One time, and `extra_ms` more after every turn.
    Fischer,
    /// One time; a turn gives back what it used, up to `extra_ms`.
    Bronstein,
    /// What a turn uses goes to the others.
    Hourglass,
}

/// The clock of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockChoice {
    /// The kind of clock.
    pub kind: ClockKind,
    /// Each seat's time in milliseconds: unequal times are a handicap.
    pub times_ms: Vec<u32>,
    /// The increment or delay in milliseconds, where the kind has one.
    pub extra_ms: u32,
    /// Whether the clock stops while the app is in the background.
    pub stops_in_background: bool,
}

/// All that decides a match before its first move. It never changes while the match lasts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSetup {
    /// The game: `draughts`, `mill`, `dark-chess` or `three-kingdoms`.
    pub game: String,
    /// The rules as `NAME=VALUE,…`; what is not named keeps its default.
    pub rules: String,
    /// Who sits where, in the order of play.
    pub players: Vec<PlayerSetup>,
    /// The clock, if there is one.
    pub clock: Option<ClockChoice>,
    /// The position to start from; the game's own start if there is none.
    pub position: Option<String>,
    /// Deals by number, for tests and for playing the same deal again. Without one the deal is
    /// shuffled: see `PreparedDeal`.
    pub seed: Option<u32>,
    /// Whether it is practice: where pieces lie face-down, moves against the computer can be taken
    /// back freely, and the match is never rated.
    pub practice: bool,
}
