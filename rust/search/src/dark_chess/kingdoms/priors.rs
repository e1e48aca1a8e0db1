//! What a move looks like before anything is known about it.

use prise_darkchess::{Move, PointSet, Position, ThreeKingdomsRules};

use super::evaluation::worth;
use super::settling::{struck_by_others, worth_at};

/// What a flip looks like beside a quiet move.
const FLIP_PRIOR: f32 = 1.0;
const QUIET_PRIOR: f32 = 0.6;

/// How good each move looks: parts of one.
pub(super) fn priors(
    position: &Position<ThreeKingdomsRules>,
    moves: &[Move],
    priors: &mut Vec<f32>,
) {
    let struck = struck_by_others(position);
    priors.clear();
    priors.extend(moves.iter().map(|&mv| prior(position, mv, struck)));
    let all: f32 = priors.iter().sum();
    for prior in priors {
        *prior /= all;
    }
}

/// How good a move looks, on no particular scale but above zero.
fn prior(position: &Position<ThreeKingdomsRules>, mv: Move, struck: PointSet) -> f32 {
    let Move::Go { from, to } = mv else { return FLIP_PRIOR };
    let own = worth_at(position, from);
    let gain = position.taken_by(mv).map_or(0.0, worth);
    let risk = if struck.contains(to) { own } else { 0.0 };
    let saved = if struck.contains(from) { own } else { 0.0 };
    let net = gain - risk + 0.7 * saved;
    if net > 0.0 { QUIET_PRIOR + 2.0 * net } else { QUIET_PRIOR / (1.0 - net) }
}
