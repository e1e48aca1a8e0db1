//! Players to measure the computer against.

use prise_darkchess::Move;
use prise_game::{Face, Game, Placed, SplitMix64};

/// The move of a player who takes the most valuable piece there is to take, and otherwise does
/// anything at all.
pub(crate) fn greedy<G: Game<Move = Move>>(game: &G, dice: &mut SplitMix64) -> Move {
    let pieces = game.pieces();
    let gain = |mv: &Move| {
        let &target = game.info(*mv).captured.first()?;
        let victim = pieces.iter().find(|placed| placed.at == target)?;
        match victim {
            Placed { face: Face::Shown(piece), .. } => {
                Some(worth::<G>(G::KINDS[piece.kind.index()]))
            }
            Placed { face: Face::Hidden, .. } => None,
        }
    };
    let moves = game.legal_moves();
    let most = moves.iter().filter_map(gain).max();
    let best: Vec<_> = moves.into_iter().filter(|mv| gain(mv) == most || most.is_none()).collect();
    best[dice.below(best.len())]
}

/// In Three Kingdoms there are no ranks, and a piece is worth what it can reach.
fn worth<G: Game>(kind: &str) -> u32 {
    let order: &[&str] = match G::ID {
        "three-kingdoms" => &["soldier", "advisor", "minister", "horse", "cannon", "rook"],
        _ => &["soldier", "cannon", "horse", "rook", "minister", "advisor"],
    };
    let place = order.iter().position(|name| kind.ends_with(name));
    place.unwrap_or(order.len()) as u32
}
