//! Mill for alpha-beta, and its [evaluation].

pub mod evaluation;

use std::sync::Arc;

use prise_game::{Game, Seat};
use prise_mill::{DRAW_PLIES, Mill, Move, POINTS, Phase, Points, Position};

use self::evaluation::{Weights, capturing_points, is_unsettled};
use crate::alphabeta::{AlphaBeta, Known, Root, Tension};
use crate::keys::table_key;
use crate::strength::{Levels, strength};
use crate::{Playable, Player, Searcher};

/// With fewer plies left than this the counter is part of the table key: what was found with more
/// time in hand no longer holds.
const COUNTER_MATTERS: u16 = 12;

/// Where the codes of removals and of steps begin; placements come first.
const REMOVALS: usize = POINTS;
const STEPS: usize = 2 * POINTS;

/// With so many men on the board, or fewer, the game has hardly begun.
const OPENING_MEN: u8 = 4;

/// How many megabytes the table of a player takes.
const TABLE_MEGABYTES: usize = 16;

impl Playable for Mill {
    fn player(threads: usize) -> Box<dyn Player<Self>> {
        Box::new(Searcher::new(Arc::default(), TABLE_MEGABYTES).with_threads(threads))
    }
}

impl AlphaBeta for Mill {
    type Node = Position;
    type Knowledge = Weights;

    const CODES: usize = STEPS + POINTS * POINTS;

    /// Good play ends in a draw, and two strong players soon play equally well. So the middle of
    /// the scale looks less far than in other games, and the last step is the longest.
    const LEVELS: Levels = [
        strength(1, 20_000, 30),
        strength(2, 20_000, 22),
        strength(3, 40_000, 16),
        strength(4, 60_000, 12),
        strength(5, 80_000, 8),
        strength(6, 100_000, 5),
        strength(7, 120_000, 3),
        strength(9, 200_000, 0),
        strength(12, 300_000, 0),
        strength(100, 3_000_000, 0),
    ];

    fn root(game: &Self) -> Root<Position, Move> {
        let mut history: Vec<u64> = game.history().keys().collect();
        if !game.position().removal().is_due() {
            history.pop();
        }
        Root { node: *game.position(), moves: game.legal_moves(), history }
    }

    #[inline]
    fn position_key(node: &Position) -> u64 {
        node.key()
    }

    #[inline]
    fn table_key(node: &Position) -> u64 {
        let left = DRAW_PLIES.saturating_sub(node.plies());
        table_key(node.key(), left.into(), COUNTER_MATTERS)
    }

    #[inline]
    fn side(node: &Position) -> Seat {
        node.to_move().seat()
    }

    #[inline]
    fn moves(node: &Position, moves: &mut Vec<Move>) {
        node.generate_past_draw(moves);
    }

    #[inline]
    fn after(node: &Position, mv: Move) -> Position {
        let mut next = *node;
        next.play_unchecked(mv);
        next
    }

    #[inline]
    fn advance(node: &mut Position, mv: Move) {
        node.play_unchecked(mv);
    }

    #[inline]
    fn reversible_plies(node: &Position) -> usize {
        node.plies().into()
    }

    #[inline]
    fn is_drawn_by_rule(node: &Position) -> bool {
        node.plies() >= DRAW_PLIES && !node.removal().is_due()
    }

    #[inline]
    fn code(mv: Move) -> usize {
        match mv {
            Move::Place(at) => at.index(),
            Move::Remove(at) => REMOVALS + at.index(),
            Move::Shift { from, to } => STEPS + from.index() * POINTS + to.index(),
        }
    }

    fn is_opening(node: &Position) -> bool {
        node.phase() == Phase::Placing && (!node.empty()).count() <= OPENING_MEN
    }

    /// Moves that capture.
    #[inline]
    fn promising(node: &Position) -> impl Fn(Move) -> bool {
        let points = if node.removal().is_due() { Points::NONE } else { capturing_points(node) };
        move |mv| match mv {
            Move::Place(at) | Move::Shift { to: at, .. } => points.contains(at),
            Move::Remove(_) => false,
        }
    }

    /// A side that has to take men off goes on; captures that could be made next are left to the
    /// evaluation.
    #[inline]
    fn tension(node: &Position) -> Tension {
        if is_unsettled(node) { Tension::Forced } else { Tension::Calm }
    }

    #[inline]
    fn evaluate(node: &Position, weights: &Weights) -> i32 {
        weights.evaluate(node)
    }

    fn look_up(_: &Position, _: &Weights) -> Option<Known> {
        None
    }
}
