//! What a player does at first sight: the priors of moves, and playouts.

use prise_darkchess::{Cell, Move, PointSet, Position, RuleSet, ThreeKingdomsRules};
use prise_game::{Army, Point};
use rand::Rng;

use super::evaluation::worth;
use super::mcts::draw;

/// How many moves are played beyond the tree.
const PLAYOUT_MOVES: usize = 9;
/// What a flip looks like beside a quiet move.
const FLIP_PRIOR: f32 = 1.0;
const QUIET_PRIOR: f32 = 0.6;

/// How good each move looks: parts of one.
pub(super) fn priors(
    position: &Position<ThreeKingdomsRules>,
    moves: &[Move],
    priors: &mut Vec<f32>,
) {
    let attacked = attacked_by_others(position);
    priors.clear();
    priors.extend(moves.iter().map(|&mv| prior(position, mv, attacked)));
    let all: f32 = priors.iter().sum();
    for prior in priors {
        *prior /= all;
    }
}

/// How good a move looks, on no particular scale but above zero.
fn prior(position: &Position<ThreeKingdomsRules>, mv: Move, attacked: PointSet) -> f32 {
    let Move::Go { from, to } = mv else { return FLIP_PRIOR };
    let own = man_worth(position, from);
    let gain = position.taken_by(mv).map_or(0.0, worth);
    let risk = if attacked.contains(to) { own } else { 0.0 };
    let saved = if attacked.contains(from) { own } else { 0.0 };
    let net = gain - risk + 0.7 * saved;
    if net > 0.0 { QUIET_PRIOR + 2.0 * net } else { QUIET_PRIOR / (1.0 - net) }
}

/// Plays on until nobody can take anything for nothing, or long enough; tells how many moves.
pub(super) fn play_out(
    position: &mut Position<ThreeKingdomsRules>,
    moves: &mut Vec<Move>,
    rng: &mut impl Rng,
) -> u64 {
    let mut quiet = 0;
    for played in 0..PLAYOUT_MOVES {
        position.moves_into(moves);
        if moves.is_empty() || quiet >= 3 {
            return played as u64;
        }
        let attacked = attacked_by_others(position);
        let best = moves
            .iter()
            .filter_map(|&mv| {
                let victim = position.taken_by(mv)?;
                let Move::Go { from, to } = mv else { return None };
                let risk = if attacked.contains(to) { man_worth(position, from) } else { 0.0 };
                Some((mv, worth(victim) - risk))
            })
            .max_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((mv, net)) if net > 0.0 => {
                quiet = 0;
                position.apply(mv, |_| unreachable!("captures turn nothing up"));
            }
            _ => {
                quiet += 1;
                let mv = escape(position, moves, attacked)
                    .unwrap_or_else(|| moves[rng.random_range(0..moves.len())]);
                let turned_up = draw(position, rng);
                position.apply(mv, |_| turned_up);
            }
        }
    }
    PLAYOUT_MOVES as u64
}

/// A move that takes the most valuable of one's attacked men out of reach.
fn escape(
    position: &Position<ThreeKingdomsRules>,
    moves: &[Move],
    attacked: PointSet,
) -> Option<Move> {
    let army = position.army_of(position.to_move())?;
    let endangered = position.face_up(army).and(attacked);
    let from = endangered
        .iter()
        .max_by(|a, b| man_worth(position, *a).total_cmp(&man_worth(position, *b)))?;
    moves.iter().copied().find(
        |mv| matches!(mv, Move::Go { from: start, to } if *start == from && !attacked.contains(*to)),
    )
}

fn man_worth(position: &Position<ThreeKingdomsRules>, at: Point) -> f32 {
    match position.cell(at) {
        Cell::FaceUp(man) => worth(man),
        _ => 0.0,
    }
}

/// The points that the other players' men can strike.
fn attacked_by_others(position: &Position<ThreeKingdomsRules>) -> PointSet {
    let own = position.army_of(position.to_move());
    let occupied = position.occupied();
    let mut attacked = PointSet::EMPTY;
    for seat in position.players_in() {
        let Some(army) = position.army_of(seat).filter(|army| Some(*army) != own) else { continue };
        attacked = attacked.or(attacked_by(position, army, occupied));
    }
    attacked
}

fn attacked_by(
    position: &Position<ThreeKingdomsRules>,
    army: Army,
    occupied: PointSet,
) -> PointSet {
    position.face_up(army).iter().fold(PointSet::EMPTY, |attacked, at| {
        let Cell::FaceUp(man) = position.cell(at) else { return attacked };
        let profile = ThreeKingdomsRules::profile(man);
        attacked.or(ThreeKingdomsRules::GEOMETRY.reach(profile.capture, at, occupied))
    })
}
