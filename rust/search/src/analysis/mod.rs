//! Several best moves at once, and searches among some of the moves only.
//!
//! The first line is, to the node, what a search for one line finds: the further ones are searched
//! after each of its iterations, to the same depth, among the moves that are left, and with a table
//! and a history of their own. What they find can so never change the first. Each costs about as
//! much as the first one, less what they learn from each other; `docs/draughts-ai.md` has figures.

mod further_lines;

use std::time::Duration;

pub(crate) use self::further_lines::{FurtherLines, LineSearch};
use crate::{Limits, Score, SearchInfo};

/// More lines than this nobody can read.
pub const MOST_LINES: usize = 5;

/// Which moves of the root are looked at.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum RootMoves<M> {
    /// All of them.
    #[default]
    All,
    /// These alone.
    Only(Vec<M>),
    /// All but these.
    Except(Vec<M>),
}

impl<M: PartialEq> RootMoves<M> {
    /// Whether a move is looked at.
    pub fn contains(&self, mv: &M) -> bool {
        match self {
            Self::All => true,
            Self::Only(moves) => moves.contains(mv),
            Self::Except(moves) => !moves.contains(mv),
        }
    }
}

/// What an analysis is to find.
///
/// ```
/// use prise_draughts::{DrawRules, Draughts};
/// use prise_game::Game;
/// use prise_search::{Limits, Playable, Question, RootMoves, StopToken};
///
/// let game = Draughts::start(&DrawRules::Standard, 0);
/// let mut player = Draughts::player(1);
/// let mut ask = |question| {
///     player.analyse(&game.public(), &question, &StopToken::default(), &mut |_| {})
/// };
/// let best = ask(Question::lines(3, Limits::depth(5))).lines;
/// assert_eq!(best.len(), 3);
/// let others = RootMoves::Except(vec![best[0].moves[0]]);
/// let second = ask(Question { root_moves: others, ..Question::lines(1, Limits::depth(5)) });
/// assert_ne!(second.lines[0].moves[0], best[0].moves[0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<M> {
    /// How long to think.
    pub limits: Limits,
    /// How many lines to find, from 1 to [`MOST_LINES`].
    pub lines: usize,
    /// Among which moves.
    pub root_moves: RootMoves<M>,
}

impl<M> Question<M> {
    /// So many best lines among all moves.
    pub const fn lines(lines: usize, limits: Limits) -> Self {
        Self { limits, lines, root_moves: RootMoves::All }
    }

    /// How many lines are wanted.
    pub(crate) fn count(&self) -> usize {
        self.lines.clamp(1, MOST_LINES)
    }
}

/// A move of the root and what is expected after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// The move first. There is always one.
    pub moves: Vec<M>,
    /// How good it is for the side to move.
    pub score: Score,
    /// How good it is for every player, by seat, where there are three; empty where there are two.
    pub scores: Vec<Score>,
    /// How deep it was searched.
    pub depth: u32,
}

/// What an analysis has found, on the way and at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<M> {
    /// The lines, the best first, each with a move of its own. None if the game is over.
    pub lines: Vec<Line<M>>,
    /// The last iteration that was finished.
    pub depth: u32,
    /// How many positions were visited, by all threads.
    pub nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
}

impl<M> From<SearchInfo<M>> for Line<M> {
    fn from(info: SearchInfo<M>) -> Self {
        let SearchInfo { depth, score, line, .. } = info;
        Self { moves: line, score, scores: Vec::new(), depth }
    }
}
