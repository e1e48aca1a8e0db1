//! Mill for alpha-beta: what is [known](Knowledge) of a position beforehand, its [evaluation] and the
//! [endings](Endings).

mod endings;
pub mod evaluation;

pub use endings::{Ending, Endings};

use std::sync::Arc;

use prise_game::{Game, Seat};
use prise_mill::{DRAW_PLIES, Mill, Move, POINTS, Phase, Points, Position};

use self::evaluation::{Stage, Weights, capturing_points, is_unsettled};
use crate::alpha_beta::{AlphaBeta, AlphaBetaPlayer, Root, Tension};
use crate::table_key::table_key;
use crate::{ComputerPlayer, Levels, Playable, Score, Verdict, levels};

/// What a player of mill knows.
pub type Knowledge = crate::knowledge::Knowledge<Weights, Endings>;

/// With fewer plies left than this the counter is part of the table key: what was found with more
/// time in hand no longer holds.
const COUNTER_MATTERS: u16 = 12;

/// Where the codes of removals and of steps begin; placements come first.
const REMOVALS: usize = POINTS;
const STEPS: usize = 2 * POINTS;

/// With so many men on the board, or fewer, the game has hardly begun.
const OPENING_MEN: u8 = 4;

/// What is hardly ever won counts for one part in so many: an ending that is known to be drawn, and
/// by plain rules every game against a side that flies. Without extra captures four or five men do
/// not beat three that fly but by a mill that can be closed at once, and six hardly ever. So the
/// capture that lets the other side fly waits until it decides the game.
const SELDOM_WON: i32 = 2;

/// How many megabytes the table of a player takes.
const TABLE_MEGABYTES: usize = 16;

impl Playable for Mill {
    const LEVELS: Levels = levels::MILL;

    fn player(threads: usize) -> Box<dyn ComputerPlayer<Self>> {
        Box::new(AlphaBetaPlayer::new(Arc::default(), TABLE_MEGABYTES).with_threads(threads))
    }
}

impl AlphaBeta for Mill {
    type Node = Position;
    type Knowledge = Knowledge;

    const CODES: usize = STEPS + POINTS * POINTS;
    const GLANCE: u32 = 0;
    /// Good play ends in a draw nearly always, so that who is content with one wins little.
    const CONTEMPT: i32 = 80;

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
        if is_unsettled(node) { Tension::Forced } else { Tension::Quiet }
    }

    #[inline]
    fn evaluate(node: &Position, knowledge: &Knowledge) -> i32 {
        let evaluation = knowledge.weights.evaluate(node);
        let flies = !node.rules().has_extra_captures() && Stage::of(node) == Stage::Flying;
        if flies || knowledge.endings.look_up(node) == Some(Ending::Draw) {
            evaluation / SELDOM_WON
        } else {
            evaluation
        }
    }

    /// Endings that are drawn are searched all the same: against somebody who does not know them
    /// there is much to win.
    fn probe(_: &Position, _: &Knowledge) -> Option<Verdict> {
        None
    }

    #[inline]
    fn known_end(node: &Position, knowledge: &Knowledge) -> Option<Score> {
        let (score, plies) = match knowledge.endings.look_up(node)? {
            Ending::Draw => return None,
            Ending::Win(plies) => (Score::win_in(plies.into()), plies),
            Ending::Loss(plies) => (Score::loss_in(plies.into()), plies),
        };
        // Close to the draw by counting the tables may promise too much.
        (node.plies() + plies <= DRAW_PLIES).then_some(score)
    }
}
