//! What moves are worth: the one measure by which puzzles are made, checked and solved.

use std::sync::Arc;

use prise_search::{AlphaBeta, AlphaBetaPlayer, Limits, StopToken};

use super::Aim;
use crate::TableGame;

/// A move and what it is worth to whoever plays it, in hundredths of a man (or of a soldier).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rated<M> {
    /// The move.
    pub mv: M,
    /// Its worth.
    pub worth: i32,
}

/// The moves of a position by worth, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ratings<M> {
    /// The moves.
    pub moves: Vec<Rated<M>>,
    /// To what depth they were compared.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}

impl<M: Copy + Eq> Ratings<M> {
    /// The best move.
    pub fn best(&self) -> Option<Rated<M>> {
        self.moves.first().copied()
    }

    /// What the best of all other moves is worth.
    pub fn second(&self) -> Option<i32> {
        self.moves.get(1).map(|rated| rated.worth)
    }

    /// What a move is worth.
    pub fn worth_of(&self, mv: M) -> Option<i32> {
        self.moves.iter().find(|rated| rated.mv == mv).map(|rated| rated.worth)
    }
}

/// Where one aim is reached and where it is missed. Between the two a puzzle is not clear enough
/// to be made; a player's move is judged by the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The solution is worth this much or more.
    pub reached: i32,
    /// Every other move is worth this much or less.
    pub missed: i32,
}

impl Bounds {
    /// Whether a move of this worth reaches the aim.
    pub const fn accepts(self, worth: i32) -> bool {
        worth > i32::midpoint(self.reached, self.missed)
    }
}

/// A game that there are puzzles of.
pub trait PuzzleGame: TableGame {
    /// Who says what moves are worth.
    type Judge: Judge<Self>;

    /// Where an aim is reached, in a position whose best move is worth `best`.
    fn bounds(aim: Aim, best: i32) -> Bounds;
}

/// Says what moves are worth.
pub trait Judge<G: PuzzleGame>: Send {
    /// A judge who knows nothing yet.
    fn new() -> Self;

    /// Forgets everything, so that the next answer depends on the question alone.
    fn forget(&mut self);

    /// Rates the moves of a position by a search of about so many nodes. What is worth less than
    /// `floor` is only known to be.
    fn rate(&mut self, game: &G, floor: i32, nodes: u64, stop: &StopToken) -> Ratings<G::Move>;

    /// What the side to move plays, and what is expected after it.
    fn best_line(&mut self, game: &G, nodes: u64, stop: &StopToken) -> Vec<G::Move>;
}

/// The judge of draughts and mill.
pub struct AlphaBetaJudge<G: AlphaBeta> {
    player: AlphaBetaPlayer<G>,
}

/// How many megabytes its table takes.
const TABLE_MEGABYTES: usize = 16;

/// The part of the nodes that goes into finding the best move; the rest compares it with the
/// others.
const FIRST_LOOK: u64 = 4;

impl<G> Judge<G> for AlphaBetaJudge<G>
where
    G: PuzzleGame + AlphaBeta<Public = G>,
    G::Knowledge: Default,
{
    fn new() -> Self {
        Self { player: AlphaBetaPlayer::new(Arc::default(), TABLE_MEGABYTES) }
    }

    fn forget(&mut self) {
        self.player.forget();
    }

    fn rate(&mut self, game: &G, floor: i32, nodes: u64, stop: &StopToken) -> Ratings<G::Move> {
        let first = Limits::nodes(nodes / FIRST_LOOK);
        let best = self.player.think(game, first, stop, |_| {}).score.hundredths();
        let slack = (best - floor).max(0);
        let rest = Limits::nodes(nodes - nodes / FIRST_LOOK);
        let ranking = self.player.rank(game, rest, slack, stop);
        let rated = |ranked: prise_search::RankedMove<G::Move>| Rated {
            mv: ranked.mv,
            worth: ranked.score.hundredths(),
        };
        let moves = ranking.moves.into_iter().map(rated).collect();
        Ratings { moves, depth: ranking.depth, nodes: ranking.nodes }
    }

    fn best_line(&mut self, game: &G, nodes: u64, stop: &StopToken) -> Vec<G::Move> {
        self.player.think(game, Limits::nodes(nodes), stop, |_| {}).line
    }
}

/// A position is won that is worth so much: two men, or a game that is known to be won.
const WON: Bounds = Bounds { reached: 200, missed: 80 };
/// A game is saved that is about level, and lost with two men less.
const SAVED: Bounds = Bounds { reached: -70, missed: -200 };

fn by_score(aim: Aim) -> Bounds {
    match aim {
        Aim::Win | Aim::Gain | Aim::Bet => WON,
        Aim::Save => SAVED,
    }
}

impl PuzzleGame for prise_draughts::Draughts {
    type Judge = AlphaBetaJudge<Self>;

    fn bounds(aim: Aim, _best: i32) -> Bounds {
        by_score(aim)
    }
}

impl PuzzleGame for prise_mill::Mill {
    type Judge = AlphaBetaJudge<Self>;

    /// A man is a third of what a side can lose at the end: one is enough.
    fn bounds(aim: Aim, _best: i32) -> Bounds {
        match aim {
            Aim::Save => SAVED,
            _ => Bounds { reached: 120, missed: 40 },
        }
    }
}
