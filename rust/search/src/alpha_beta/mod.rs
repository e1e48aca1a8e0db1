//! Alpha-beta for games for two without chance or secrets.
//!
//! [`AlphaBeta`] is what a game must tell about itself. [`AlphaBetaPlayer`] plays it by iterative
//! deepening (`iterative_deepening.rs`) of a principal variation search (`search.rs`) with
//! quiescence (`quiescence.rs`), pruning and reductions (`pruning.rs`); the order in which moves are
//! tried is in `move_ordering.rs`.

mod evaluation_cache;
mod glance;
mod iterative_deepening;
mod late_move_reduction;
mod move_ordering;
mod player;
mod pruning;
mod quiescence;
mod search;
mod thread_data;

use prise_game::Seat;

pub use self::player::AlphaBetaPlayer;
pub use self::pruning::Pruning;
use crate::{Playable, Score, Verdict};

/// Whether a position can be evaluated as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tension {
    /// Nothing hangs: an evaluation means something.
    Quiet,
    /// The side to move is threatened with a loss and has its choice of moves against it.
    Threatened,
    /// The side to move must do something sharp now, such as a compulsory capture.
    Forced,
}

/// Where a search begins.
#[derive(Clone, Debug)]
pub struct Root<N, M> {
    /// The position to think about.
    pub node: N,
    /// The moves to choose among: none when the game is over.
    pub moves: Vec<M>,
    /// The [position keys](AlphaBeta::position_key) of the positions before it that can still come back, oldest first.
    pub history: Vec<u64>,
}

/// A game for two without chance or secrets that alpha-beta can search.
///
/// The search works on [`Node`](Self::Node)s: small copies of a position with whatever the rules
/// count (draw counters, say), made by [`root`](Self::root) from the game and by
/// [`after`](Self::after) from each other. Scores are always those of the side to move. A turn
/// may consist of several moves by the same side: the search asks every node whose move it is
/// and never assumes that the sides alternate.
pub trait AlphaBeta: Playable {
    /// A position inside the search.
    type Node: Copy + Send + Sync + 'static;
    /// What evaluation and ending tables draw on; shared by all threads.
    type Knowledge: Send + Sync + 'static;

    /// One more than the largest [`code`](Self::code).
    const CODES: usize;

    /// How many turns of the other side a beginner looks at: none where the evaluation itself sees
    /// what can be taken.
    const GLANCE: u32 = 1;

    /// How many hundredths of a man whoever plays gives up rather than let the game be drawn by
    /// repetition or by counting. In an analysis a draw is a draw.
    const CONTEMPT: i32 = 0;

    /// How boldly its tree is pruned.
    const PRUNING: Pruning = Pruning::CAREFUL;

    /// The position to think about and what came before it.
    fn root(game: &Self::Public) -> Root<Self::Node, Self::Move>;

    /// A number that equal positions share and others almost never do, whatever is counted: what
    /// repetitions are found by, so that [`Root::history`] holds the same numbers.
    fn position_key(node: &Self::Node) -> u64;

    /// The number under which tables keep what was found. It is that of the position, and where
    /// a counter is about to decide the game the counter is part of it.
    fn table_key(node: &Self::Node) -> u64;

    /// Whose move it is.
    fn side(node: &Self::Node) -> Seat;

    /// Fills the empty `moves` with every legal move. None means that the side to move has lost.
    fn moves(node: &Self::Node, moves: &mut Vec<Self::Move>);

    /// The position after a legal move.
    fn after(node: &Self::Node, mv: Self::Move) -> Self::Node;

    /// Plays a legal move. A game overrides it if it changes a position where it stands faster than
    /// it makes a new one.
    #[inline]
    fn advance(node: &mut Self::Node, mv: Self::Move) {
        *node = Self::after(node, mv);
    }

    /// How many plies back the nearest position lies that this one could repeat and no further
    /// position can be repeated beyond: zero after a move that cannot be taken back.
    fn reversible_plies(node: &Self::Node) -> usize;

    /// Whether a counter of the rules has run out, so that the game is drawn unless it is lost.
    fn is_drawn_by_rule(node: &Self::Node) -> bool;

    /// A number for the move among all moves of the game, for remembering that moves like it
    /// were good. Two legal moves may share one.
    fn code(mv: Self::Move) -> usize;

    /// Whether the game has hardly begun, so that variety is worth more than the very best move.
    fn is_opening(node: &Self::Node) -> bool;

    /// Tells moves that look good at first sight, captures say: they are tried first.
    fn promising(node: &Self::Node) -> impl Fn(Self::Move) -> bool {
        let _ = node;
        |_| false
    }

    /// Whether the position can be evaluated as it stands.
    fn tension(node: &Self::Node) -> Tension;

    /// Between which bounds [`evaluate`](Self::evaluate) almost surely ends up, where that can be
    /// told at a glance: far from what a search asks for, it is answer enough.
    #[inline]
    fn lazy_evaluation(node: &Self::Node) -> Option<(i32, i32)> {
        let _ = node;
        None
    }

    /// How good a quiet position is for the side to move, in hundredths of a man.
    fn evaluate(node: &Self::Node, knowledge: &Self::Knowledge) -> i32;

    /// What the ending tables know of the position.
    fn probe(node: &Self::Node, knowledge: &Self::Knowledge) -> Option<Verdict>;

    /// The win or loss that the ending tables know, with the turns from here to the end of the game,
    /// where they know that too.
    #[inline]
    fn known_end(node: &Self::Node, knowledge: &Self::Knowledge) -> Option<Score> {
        let _ = (node, knowledge);
        None
    }
}

/// A move and its score for the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedMove<M> {
    /// The move.
    pub mv: M,
    /// Its score.
    pub score: Score,
}

/// All moves of a position, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking<M> {
    /// The moves.
    pub moves: Vec<RankedMove<M>>,
    /// To what depth they were compared.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}
