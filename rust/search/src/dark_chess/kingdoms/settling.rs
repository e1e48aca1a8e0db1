//! Settles exchanges, so that what is evaluated is quiet.
//!
//! Everybody in turn takes what is to be had for nothing, or gets a man out of danger, or passes.
//! When all have passed there is nothing left to take.

use prise_darkchess::{Cell, Man, Move, PointSet, Position, RuleSet, ThreeKingdomsRules};
use prise_game::{Army, Point};

use super::evaluation::{PLAYERS, worth};

/// How many moves of an exchange a strong player follows.
pub(super) const WHOLE_EXCHANGE: u32 = 9;

/// Plays until nobody can take anything for nothing, or so many moves at most; tells how many.
pub(super) fn settle(position: &mut Position<ThreeKingdomsRules>, most: u32) -> u32 {
    let mut passes = 0;
    let mut played = 0;
    while position.outcome().is_none() && passes < PLAYERS && played < most {
        let struck = struck_by_others(position);
        let capture = safe_capture(position, struck);
        passes = if capture.is_some() { 0 } else { passes + 1 };
        match capture.or_else(|| escape(position, struck)) {
            Some(mv) => {
                position.apply(mv, |_| unreachable!("these moves turn nothing up"));
                played += 1;
            }
            None => *position = position.passed(),
        }
    }
    played
}

/// The capture that brings most, less the man who takes where he would be taken in turn.
fn safe_capture(position: &Position<ThreeKingdomsRules>, struck: PointSet) -> Option<Move> {
    let army = position.army_of(position.to_move())?;
    let (own, occupied) = (position.face_up(army), position.occupied());
    let enemies = position.all_face_up().minus(own);
    let mut best = (0.0, None);
    for (from, man) in men_at(position, own) {
        let capture = ThreeKingdomsRules::profile(man).capture;
        for to in ThreeKingdomsRules::GEOMETRY.reach(capture, from, occupied).and(enemies) {
            let risk = if struck.contains(to) { worth(man) } else { 0.0 };
            let net = worth_at(position, to) - risk;
            if net > best.0 {
                best = (net, Some(Move::Go { from, to }));
            }
        }
    }
    best.1
}

/// A move that takes the most valuable of one's endangered men out of reach.
fn escape(position: &Position<ThreeKingdomsRules>, struck: PointSet) -> Option<Move> {
    let army = position.army_of(position.to_move())?;
    let (from, man) = men_at(position, position.face_up(army).and(struck))
        .max_by(|(_, a), (_, b)| worth(*a).total_cmp(&worth(*b)))?;
    let occupied = position.occupied();
    let walk = ThreeKingdomsRules::profile(man).walk;
    let free = ThreeKingdomsRules::GEOMETRY.reach(walk, from, occupied).minus(occupied);
    free.minus(struck).first().map(|to| Move::Go { from, to })
}

/// Whether a move puts a man where he can be taken for less than he is worth.
pub(super) fn gives_away(position: &Position<ThreeKingdomsRules>, mv: Move) -> bool {
    let Move::Go { from, to } = mv else { return false };
    let mut next = *position;
    next.apply(mv, |_| unreachable!("this turns nothing up"));
    let others = ThreeKingdomsRules::SEATS.iter().filter(|seat| *seat != position.to_move());
    let is_struck = others
        .filter(|seat| !next.is_out(*seat))
        .filter_map(|seat| next.army_of(seat))
        .any(|army| struck_by(&next, army).contains(to));
    is_struck && worth_at(position, from) > worth_at(position, to)
}

/// What the man on a point is worth, if one stands there face-up.
pub(super) fn worth_at(position: &Position<ThreeKingdomsRules>, at: Point) -> f32 {
    match position.cell(at) {
        Cell::FaceUp(man) => worth(man),
        _ => 0.0,
    }
}

/// The points that the other players' men can strike.
pub(super) fn struck_by_others(position: &Position<ThreeKingdomsRules>) -> PointSet {
    let own = position.army_of(position.to_move());
    let others = position.players_in().filter_map(|seat| position.army_of(seat));
    others
        .filter(|army| Some(*army) != own)
        .fold(PointSet::EMPTY, |struck, army| struck.or(struck_by(position, army)))
}

fn struck_by(position: &Position<ThreeKingdomsRules>, army: Army) -> PointSet {
    let occupied = position.occupied();
    men_at(position, position.face_up(army)).fold(PointSet::EMPTY, |struck, (at, man)| {
        let capture = ThreeKingdomsRules::profile(man).capture;
        struck.or(ThreeKingdomsRules::GEOMETRY.reach(capture, at, occupied))
    })
}

/// The men who stand on these points face-up.
fn men_at(
    position: &Position<ThreeKingdomsRules>,
    points: PointSet,
) -> impl Iterator<Item = (Point, Man)> + '_ {
    points.iter().filter_map(|at| match position.cell(at) {
        Cell::FaceUp(man) => Some((at, man)),
        _ => None,
    })
}
