//! The legal moves of the current moment, spelled out.

use prise_game::{Game, MoveInfo, MoveKind, Point};

/// Every legal move with all that the screen says of it, in one order.
#[derive(Clone, Debug)]
pub(crate) struct LegalMoves<G: Game> {
    pub(crate) moves: Vec<G::Move>,
    pub(crate) infos: Vec<MoveInfo>,
    pub(crate) texts: Vec<String>,
}

/// What the rules demand of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Demand {
    /// Any legal move.
    Nothing,
    /// To capture at least this many pieces.
    Capture(usize),
    /// To take an enemy piece off the board.
    Remove,
}

impl<G: Game> LegalMoves<G> {
    /// The legal moves of a position.
    pub(crate) fn of(game: &G) -> Self {
        let moves = game.legal_moves();
        let infos = moves.iter().map(|mv| game.info(*mv)).collect();
        let texts = moves.iter().map(|mv| game.notation(*mv)).collect();
        Self { moves, infos, texts }
    }

    /// What all of them have in common.
    pub(crate) fn demand(&self) -> Demand {
        let all = |kind| !self.infos.is_empty() && self.infos.iter().all(|it| it.kind == kind);
        if all(MoveKind::Capture) {
            Demand::Capture(self.infos.iter().map(|it| it.captured.len()).min().unwrap_or(0))
        } else if all(MoveKind::Remove) {
            Demand::Remove
        } else {
            Demand::Nothing
        }
    }

    /// The points a first tap may choose: pieces that move, and points that are a move by
    /// themselves.
    pub(crate) fn handles(&self) -> Vec<Point> {
        let mut points: Vec<_> = self.infos.iter().map(|it| it.from.unwrap_or(it.to)).collect();
        points.sort_unstable();
        points.dedup();
        points
    }
}
