//! Draughts for alpha-beta: the position inside the search, what is [known](Knowledge) of it
//! beforehand, the [evaluation] with its [weights](Weights) and the [endings](Endings).

mod endings;
pub mod evaluation;

pub use endings::Endings;
pub use evaluation::{Weights, WeightsError};

use std::sync::Arc;

use prise_draughts::{Draughts, DrawCounters, DrawRules, Move, Position, Square};
use prise_game::{Game, Seat};

use crate::alpha_beta::{AlphaBeta, AlphaBetaPlayer, Pruning, Root, Tension};
use crate::table_key::table_key;
use crate::{ComputerPlayer, Levels, Playable, Verdict, levels};

/// What a player of draughts knows.
pub type Knowledge = crate::knowledge::Knowledge<Weights, Endings>;

/// A position with the draw counters.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    position: Position,
    rules: DrawRules,
    counters: DrawCounters,
    /// The king's moves since the last capture or man's move.
    reversible: u8,
}

/// With fewer half-moves left than this the counters are part of the table key: what was found with
/// more time in hand no longer holds.
const COUNTERS_MATTER: u16 = 10;

/// With so many pieces on the board the game has hardly begun.
const OPENING_PIECES: u32 = 38;

/// How many megabytes the table of a player takes.
const TABLE_MEGABYTES: usize = 32;

/// What men and kings are worth at a glance, and by how much the evaluation almost never differs
/// from that, in hundredths of a man.
const MAN: i32 = 100;
const KING: i32 = 300;
const BEYOND_MATERIAL: i32 = 130;

impl Playable for Draughts {
    const LEVELS: Levels = levels::DRAUGHTS;

    fn player(threads: usize) -> Box<dyn ComputerPlayer<Self>> {
        Box::new(AlphaBetaPlayer::new(Arc::default(), TABLE_MEGABYTES).with_threads(threads))
    }
}

impl AlphaBeta for Draughts {
    type Node = Node;
    type Knowledge = Knowledge;

    const CODES: usize = Square::COUNT * Square::COUNT;
    /// Found by playing 9,000 games between settings a little apart: `docs/lab/draughts.md`.
    const PRUNING: Pruning = Pruning {
        reverse_futility_depth: 5,
        reverse_futility_margin: (-5, 16),
        futility_depth: 3,
        futility_margin: (6, 64),
        probcut_margin: (5, 5),
        probcut_depth: 8,
        probcut_share: 0.392,
        probcut_when_forced: false,
        internal_iterative_reduction_depth: Some(5),
        late_move_depth: 2,
        late_move_reduction: (0.3, 1.59),
        late_move_history: 1.18,
        late_move_principal_variation: 0.74,
        late_move_outlook: 0.28,
        late_move_without_table: 0.18,
    };

    fn root(game: &Self) -> Root<Node, Move> {
        let state = game.draw_state();
        let mut history: Vec<u64> = state.positions().map(Position::key).collect();
        history.pop();
        let node = Node {
            position: *game.position(),
            rules: *game.rules(),
            counters: state.counters(),
            reversible: history.len().min(u8::MAX.into()) as u8,
        };
        Root { node, moves: game.legal_moves(), history }
    }

    #[inline]
    fn position_key(node: &Node) -> u64 {
        node.position.key()
    }

    #[inline]
    fn table_key(node: &Node) -> u64 {
        table_key(node.position.key(), node.counters.left(), COUNTERS_MATTER)
    }

    #[inline]
    fn side(node: &Node) -> Seat {
        node.position.to_move().seat()
    }

    #[inline]
    fn moves(node: &Node, moves: &mut Vec<Move>) {
        node.position.generate(moves);
    }

    #[inline]
    fn after(node: &Node, mv: Move) -> Node {
        let mut next = *node;
        Self::advance(&mut next, mv);
        next
    }

    #[inline]
    fn advance(node: &mut Node, mv: Move) {
        let reversible = !mv.is_capture() && node.position.all_kings().contains(mv.from());
        node.reversible = if reversible { node.reversible.saturating_add(1) } else { 0 };
        node.counters = node.counters.after(node.rules, &node.position, mv);
        node.position.play_unchecked(mv);
    }

    #[inline]
    fn reversible_plies(node: &Node) -> usize {
        node.reversible.into()
    }

    #[inline]
    fn is_drawn_by_rule(node: &Node) -> bool {
        node.counters.left() == 0
    }

    #[inline]
    fn code(mv: Move) -> usize {
        mv.from().point().index() * Square::COUNT + mv.to().point().index()
    }

    fn is_opening(node: &Node) -> bool {
        node.position.occupied().len() >= OPENING_PIECES
    }

    #[inline]
    fn tension(node: &Node) -> Tension {
        let position = &node.position;
        if position.must_capture() || !position.can_move() {
            Tension::Forced
        } else if position.is_threatened() {
            Tension::Threatened
        } else {
            Tension::Quiet
        }
    }

    /// Material, give or take.
    #[inline]
    fn lazy_evaluation(node: &Node) -> Option<(i32, i32)> {
        let position = &node.position;
        let worth = |color| {
            MAN * position.men(color).len() as i32 + KING * position.kings(color).len() as i32
        };
        let us = position.to_move();
        let material = worth(us) - worth(!us);
        Some((material - BEYOND_MATERIAL, material + BEYOND_MATERIAL))
    }

    #[inline]
    fn evaluate(node: &Node, knowledge: &Knowledge) -> i32 {
        knowledge.weights.evaluate(&node.position)
    }

    #[inline]
    fn probe(node: &Node, knowledge: &Knowledge) -> Option<Verdict> {
        knowledge.endings.look_up(&node.position)
    }
}
