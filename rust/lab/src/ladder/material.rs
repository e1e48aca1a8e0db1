//! What a move takes, counted in pieces: what a beginner sees.

use prise_game::{Army, Face, Game, MoveKind, Piece, Point};

/// What a move takes. A move after which the same player goes on has made a capture due.
pub(super) fn gain<G: Game>(game: &G, mv: G::Move) -> i32 {
    let info = game.info(mv);
    let is_due = info.kind != MoveKind::Flip && info.captured.is_empty() && {
        let next = played(game, mv);
        next.outcome().is_none() && next.to_move() == game.to_move()
    };
    taken(game, mv, None) + i32::from(is_due)
}

/// What a move takes from an army, or from all.
pub(super) fn taken<G: Game>(game: &G, mv: G::Move, army: Option<Army>) -> i32 {
    let is_meant = |piece: &Piece| army.is_none_or(|army| piece.army == army);
    let captured = game.info(mv).captured;
    let taken = captured.into_iter().filter_map(|at| shown_at(game, at)).filter(is_meant);
    taken.map(|piece| worth::<G>(G::KINDS[piece.kind.index()])).sum()
}

/// The game after a legal move.
pub(super) fn played<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play_unchecked(mv);
    next
}

fn shown_at<G: Game>(game: &G, at: Point) -> Option<Piece> {
    let placed = game.pieces().into_iter().find(|placed| placed.at == at)?;
    match placed.face {
        Face::Shown(piece) => Some(piece),
        Face::Hidden => None,
    }
}

/// In Three Kingdoms there are no ranks, and a piece is worth what it can reach.
fn worth<G: Game>(kind: &str) -> i32 {
    let order: &[&str] = match G::ID {
        "draughts" => return if kind == "king" { 3 } else { 1 },
        "mill" => return 1,
        "three-kingdoms" => &["soldier", "advisor", "minister", "horse", "cannon", "rook"],
        _ => &["soldier", "cannon", "horse", "rook", "minister", "advisor"],
    };
    let place = order.iter().position(|name| kind.ends_with(name));
    place.unwrap_or(order.len()) as i32 + 1
}
