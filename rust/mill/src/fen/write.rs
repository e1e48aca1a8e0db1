//! Writing a position.

use std::fmt::Write;

use prise_game::{Color, Point};

use super::FIRST_SQUARE;
use crate::points::Points;
use crate::position::{Phase, Position};

/// The canonical text of a position. The board cannot tell a draw by repetition, so it is said.
pub(crate) fn write(position: &Position, repeated: bool) -> String {
    let mut text = board(position);
    let side = match position.to_move() {
        Color::White => 'w',
        Color::Black => 'b',
    };
    let over = repeated || position.outcome().is_some();
    let removal = position.removal();
    let (phase, action) = match position.phase() {
        _ if over => ('o', '?'),
        Phase::Placing => ('p', if removal.is_due() { 'r' } else { 'p' }),
        Phase::Moving => ('m', if removal.is_due() { 'r' } else { 's' }),
    };
    let due = Color::BOTH.map(|side| if side == position.to_move() { removal.due() } else { 0 });
    // Writing to a `String` cannot fail.
    let _ = write!(text, " {side} {phase} {action}");
    for side in Color::BOTH {
        let _ = write!(text, " {} {}", position.men(side).count(), position.in_hand(side));
    }
    let _ = write!(text, " {} {}", due[0], due[1]);
    for side in Color::BOTH {
        let mill = position.last_mill(side);
        let from = mill.and_then(|mill| mill.from).map_or(0, square);
        let to = mill.map_or(0, |mill| square(mill.to));
        let _ = write!(text, " {from} {to}");
    }
    let _ = write!(text, " 0 {} {}", position.plies(), position.number());
    if removal.is_due() {
        markers(&mut text, position);
    }
    text
}

fn board(position: &Position) -> String {
    let mut text = String::with_capacity(96);
    for at in 0..crate::POINTS as u8 {
        if at % 8 == 0 && at > 0 {
            text.push('/');
        }
        let at = Point::new(at);
        text.push(if position.men(Color::White).contains(at) {
            'O'
        } else if position.men(Color::Black).contains(at) {
            '@'
        } else {
            '*'
        });
    }
    text
}

fn markers(text: &mut String, position: &Position) {
    let removal = position.removal();
    let side = position.to_move();
    if !removal.custodian().is_empty() {
        targets(text, 'c', side, removal.custodian_count(), removal.custodian());
    }
    if !removal.intervention().is_empty() {
        targets(text, 'i', side, removal.intervention_count(), removal.intervention());
    }
    let _ = write!(text, " p:{}", removal.due());
    let other_modes = !(removal.custodian() | removal.intervention()).is_empty();
    if other_modes && removal.mills() > 0 {
        let _ = write!(text, " m:{}", removal.mills());
    }
}

fn targets(text: &mut String, label: char, side: Color, count: u8, points: Points) {
    let list: Vec<_> = points.iter().map(|at| square(at).to_string()).collect();
    let list = list.join(".");
    let _ = match side {
        Color::White => write!(text, " {label}:w-{count}-{list}|b-0-"),
        Color::Black => write!(text, " {label}:w-0-|b-{count}-{list}"),
    };
}

fn square(point: Point) -> u8 {
    point.index() as u8 + FIRST_SQUARE
}
