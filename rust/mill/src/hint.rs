//! Why a move is not legal, in words for the player.

use prise_game::Point;

use crate::moves::Move;
use crate::points::{Points, point_name};
use crate::position::{Phase, Position};

/// The rule that forbids a move which is not legal in a game that goes on.
pub(crate) fn why_not(position: &Position, mv: Move) -> String {
    if position.removal().is_due() {
        return why_not_while_removing(position, mv);
    }
    let own = position.men(position.to_move());
    let occupied = |at: Point| format!("{} is occupied", point_name(at));
    match (mv, position.phase()) {
        (Move::Remove(_), _) => "no capture is due".to_owned(),
        (Move::Place(at), Phase::Placing) => occupied(at),
        (Move::Place(_), Phase::Moving) => {
            "all men are placed, name the point to move from and the point to move to".to_owned()
        }
        (Move::Shift { .. }, Phase::Placing) => "men are still being placed".to_owned(),
        (Move::Shift { from, .. }, Phase::Moving) if !own.contains(from) => {
            format!("no man of the side to move stands on {}", point_name(from))
        }
        (Move::Shift { to, .. }, Phase::Moving) if !position.empty().contains(to) => occupied(to),
        (Move::Shift { from, to }, Phase::Moving) => {
            format!("{} is not next to {}", point_name(to), point_name(from))
        }
    }
}

fn why_not_while_removing(position: &Position, mv: Move) -> String {
    let targets = position.targets();
    let Move::Remove(at) = mv else {
        return format!("a man must be removed first: {}", removals(targets));
    };
    let name = point_name(at);
    if position.empty().contains(at) {
        format!("{name} is empty")
    } else if position.men(position.to_move()).contains(at) {
        format!("the man on {name} belongs to the side to move")
    } else if position.removal().mills() > 0 {
        format!("the man on {name} is protected by a mill")
    } else {
        format!("only these can be removed: {}", removals(targets))
    }
}

fn removals(targets: Points) -> String {
    let texts: Vec<_> = targets.iter().map(|at| Move::Remove(at).to_string()).collect();
    texts.join(", ")
}
