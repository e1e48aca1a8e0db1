//! What was played from a position, and how it ended.
//!
//! A position is looked up by its [key](Explorable::explorer_key). A move is told by where it leads
//! to, by the lowest 24 bits of that position's key, so nothing depends on the order in which the
//! rules list moves. There are two sources: the finished games of a [`Store`](crate::Store), and
//! [tree files](TreeFile), built in or made by a club. `docs/explorer-format.md` has the format.

mod byte_source;
mod game_keys;
mod own_games;
mod tree_builder;
mod tree_file;

use std::fmt;

use prise_darkchess::{DarkChess, RuleSet};
use prise_draughts::Draughts;
use prise_game::{Game, Outcome, Rules, Seat};
use prise_mill::Mill;

pub use self::byte_source::ByteSource;
pub use self::game_keys::GameKeys;
pub(crate) use self::own_games::{enter, migrate, remove};
pub use self::tree_builder::TreeBuilder;
pub use self::tree_file::{TreeAbout, TreeError, TreeFile, TreeOrigin};
use crate::MatchId;

/// A game whose positions come back often enough for looking up what was played.
pub trait Explorable: Game {
    /// The key under which this position is looked up; nothing where the game is not explored.
    /// Positions after which the same game goes on have the same key. It is part of the file
    /// formats.
    fn explorer_key(&self) -> Option<u64> {
        None
    }
}

/// The pieces and whose turn it is. Draw rules do not matter: the moves are the same.
impl Explorable for Draughts {
    fn explorer_key(&self) -> Option<u64> {
        Some(self.position().key())
    }
}

/// All that decides what may follow, the rules too; the images of a position on a turned or
/// mirrored board are one.
impl Explorable for Mill {
    fn explorer_key(&self) -> Option<u64> {
        let rules = fnv(self.rules().to_text().as_bytes());
        Some(self.position().symmetric_key() ^ rules)
    }
}

/// What lies face-down makes every game another one.
impl<R: RuleSet> Explorable for DarkChess<R> where Self: Game {}

/// The part of a key that tells a move by where it leads.
pub(crate) const fn tag_of(key: u64) -> u32 {
    key as u32 & 0xFF_FFFF
}

/// FNV-1a of 64 bits.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// How one game of two players ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameEnd {
    /// This seat won: 0 or 1.
    Won(u8),
    /// Nobody won.
    Drawn,
    /// Nobody knows.
    Unknown,
}

impl From<Outcome> for GameEnd {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win { winner, .. } => Self::Won(u8::from(winner != Seat::FIRST)),
            Outcome::Draw { .. } => Self::Drawn,
        }
    }
}

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tally {
    /// Games won by each seat.
    pub wins: [u32; 2],
    /// Games drawn.
    pub draws: u32,
    /// Games of which nobody knows how they ended.
    pub unknown: u32,
}

impl Tally {
    /// How many games there are.
    pub const fn games(&self) -> u32 {
        let known = self.wins[0].saturating_add(self.wins[1]).saturating_add(self.draws);
        known.saturating_add(self.unknown)
    }

    /// Counts one more game.
    pub const fn count(&mut self, end: GameEnd) {
        let counter = match end {
            GameEnd::Won(seat) => &mut self.wins[(seat & 1) as usize],
            GameEnd::Drawn => &mut self.draws,
            GameEnd::Unknown => &mut self.unknown,
        };
        *counter = counter.saturating_add(1);
    }

    /// Counts the games of another tally too.
    pub const fn add(&mut self, other: &Self) {
        self.wins[0] = self.wins[0].saturating_add(other.wins[0]);
        self.wins[1] = self.wins[1].saturating_add(other.wins[1]);
        self.draws = self.draws.saturating_add(other.draws);
        self.unknown = self.unknown.saturating_add(other.unknown);
    }
}

/// Wins, draws, losses of the first seat: `+3 =4 -1`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins[0], self.draws, self.wins[1])
    }
}

/// What a source knows of a move: where it leads to, and how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveTally {
    /// The lowest 24 bits of the key of the position that it leads to.
    pub tag: u32,
    /// How the games ended in which it was played.
    pub tally: Tally,
    /// The last one of them, where the games themselves are at hand.
    pub last_game: Option<MatchId>,
}

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploredMove<M> {
    /// The move; where others are its images in the mirror, those too.
    pub moves: Vec<M>,
    /// How the games ended in which it was played.
    pub tally: Tally,
    /// The last one of them, where the games themselves are at hand.
    pub last_game: Option<MatchId>,
}

/// The legal moves that a source knows, the one played most often first.
pub fn explored_moves<G: Explorable>(game: &G, known: &[MoveTally]) -> Vec<ExploredMove<G::Move>> {
    let mut explored: Vec<(u32, ExploredMove<G::Move>)> = Vec::new();
    for mv in game.legal_moves() {
        let mut next = game.clone();
        next.play_unchecked(mv);
        let Some(tag) = next.explorer_key().map(tag_of) else { continue };
        if let Some((_, same)) = explored.iter_mut().find(|(known, _)| *known == tag) {
            same.moves.push(mv);
        } else if let Some(found) = known.iter().find(|known| known.tag == tag) {
            let MoveTally { tally, last_game, .. } = *found;
            explored.push((tag, ExploredMove { moves: vec![mv], tally, last_game }));
        }
    }
    explored.sort_by_key(|(_, it)| std::cmp::Reverse(it.tally.games()));
    explored.into_iter().map(|(_, it)| it).collect()
}
