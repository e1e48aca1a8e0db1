//! From a proved first move to the line that is solved.

use prise_game::Seat;
use prise_search::StopToken;
use prise_session::puzzles::{Aim, Judge};

use super::games::MakerGame;

/// The solution with the best defence.
pub(super) struct Line<G: MakerGame> {
    pub(super) moves: Vec<G::Move>,
    /// Which of them are the solver's and the only ones that reach the aim.
    pub(super) only: Vec<bool>,
    /// The position after it.
    pub(super) end: G,
}

/// No line is longer.
const LONGEST: usize = 24;

/// Follows the solution as long as the solver has to find something: a turn with several moves of
/// which one is right, or a capture that is due. The opponents defend as well as they can. It ends
/// with a move of the solver's.
pub(super) fn follow<G: MakerGame>(
    judge: &mut G::Judge,
    root: &G,
    first: G::Move,
    aim: Aim,
) -> Line<G> {
    let solver = root.to_move();
    let mut line = Line { moves: vec![first], only: vec![true], end: root.clone() };
    line.end.play_unchecked(first);
    if !root.may_follow(first) {
        return line;
    }
    let mut ahead = line.end.clone();
    let mut pending = Vec::new();
    while ahead.outcome().is_none() && line.moves.len() + pending.len() < LONGEST {
        if pending.is_empty() && G::is_settled(root, &ahead, aim) {
            break;
        }
        let step = if ahead.to_move() == solver {
            let Some(step) = solver_move::<G>(judge, &ahead, aim) else { break };
            step
        } else {
            let stop = StopToken::default();
            let defence = judge.best_line(&ahead, solver, G::DEFENCE_NODES, &stop);
            let Some(&defence) = defence.first() else { break };
            if !ahead.may_follow(defence) {
                break;
            }
            (defence, false)
        };
        pending.push(step);
        let seat: Seat = ahead.to_move();
        ahead.play_unchecked(step.0);
        if seat == solver {
            for (mv, only) in pending.drain(..) {
                line.moves.push(mv);
                line.only.push(only);
            }
            line.end = ahead.clone();
        }
    }
    line
}

/// What the solver plays next, and whether it is the only move; nothing where the puzzle is over.
fn solver_move<G: MakerGame>(judge: &mut G::Judge, game: &G, aim: Aim) -> Option<(G::Move, bool)> {
    let legal = game.legal_moves();
    if let [forced] = legal[..] {
        return Some((forced, false));
    }
    let floor = |best| G::bounds(aim, best).missed;
    let ratings = judge.rate(game, &floor, G::PROOF_NODES / 2, &StopToken::default());
    let (best, second) = (ratings.best()?, ratings.second()?);
    let bounds = G::bounds(aim, best.worth);
    if best.worth < bounds.reached {
        return None;
    }
    let only = second <= bounds.missed;
    (game.may_follow(best.mv) && (only || game.goes_on_with(best.mv))).then_some((best.mv, only))
}
