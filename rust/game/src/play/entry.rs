//! The history of a match.

use crate::{Adjudication, Clocks, DrawOffer, Face, Game, Millis, Piece, Seat, Step};

/// What happened: a move on the board, or a decision beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<M> {
    /// A move.
    Move(M),
    /// A resignation, a fallen flag, an agreed draw.
    Adjudication(Adjudication),
}

/// One line of a match's history, with the snapshot of what it led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    pub(super) event: Event<G::Move>,
    pub(super) turn: Seat,
    pub(super) notation: Option<String>,
    pub(super) spent: Millis,
    pub(super) steps: Vec<Step>,
    pub(super) captured: Vec<Piece>,
    pub(super) after: Moment<G>,
}

impl<G: Game> Entry<G> {
    /// What happened.
    pub const fn event(&self) -> Event<G::Move> {
        self.event
    }

    /// The move, if it was one.
    pub const fn as_move(&self) -> Option<G::Move> {
        match self.event {
            Event::Move(mv) => Some(mv),
            Event::Adjudication(_) => None,
        }
    }

    /// Whose turn it was: who moved, or whose clock ran when the adjudication came.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The move in the game's notation; nothing for an adjudication.
    pub fn notation(&self) -> Option<&str> {
        self.notation.as_deref()
    }

    /// How long the player whose turn it was took over it.
    pub const fn spent(&self) -> Millis {
        self.spent
    }

    /// What it did to the board.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The pieces it captured, in the order of their removal.
    pub fn captured(&self) -> &[Piece] {
        &self.captured
    }

    /// The game as it stood afterwards.
    pub const fn game(&self) -> &G {
        &self.after.game
    }
}

/// Everything that is true at one ply of a match. The game and the clocks of a moment never
/// change; how long the player has thought in it and the offer that stands do, and are kept when
/// the moment is left by undo or redo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Moment<G: Game> {
    pub(super) game: G,
    pub(super) clocks: Option<Clocks>,
    /// The thinking time since the moment began.
    pub(super) used: Millis,
    pub(super) offer: Option<DrawOffer>,
}

impl<G: Game> Moment<G> {
    /// The players who are still in.
    pub(super) fn playing(&self) -> Vec<Seat> {
        playing(&self.game)
    }

    /// The pieces that these steps take off the board that stands at this moment. A captured
    /// piece still stands where it stood when the move began, so the board before the move tells
    /// what it is.
    pub(super) fn captured_by(&self, steps: &[Step]) -> Vec<Piece> {
        let removed = steps.iter().filter_map(|step| match step {
            Step::Remove { at } => Some(*at),
            _ => None,
        });
        let board = self.game.pieces();
        removed
            .filter_map(|at| board.iter().find(|placed| placed.at == at))
            .filter_map(|placed| match placed.face {
                Face::Shown(piece) => Some(piece),
                Face::Hidden => None,
            })
            .collect()
    }
}

/// The players who are still in.
pub(super) fn playing<G: Game>(game: &G) -> Vec<Seat> {
    game.seats().iter().filter(|seat| !game.is_out(*seat)).collect()
}
