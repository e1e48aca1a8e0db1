//! Why the match refused.

use thiserror::Error;

use crate::{AdjudicationError, IllegalMove, Seat};

/// Why a move was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The move came too late: the flag fell first, and that is what the history says now.
    #[error("the flag of seat {0} had fallen")]
    FlagFell(Seat),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Why a resignation was not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ResignError {
    /// It came too late: this player's flag fell first, and that is what the history says now.
    #[error("the flag of seat {0} had fallen")]
    FlagFell(Seat),
    /// The game is over, or the player is not in it.
    #[error(transparent)]
    Adjudication(#[from] AdjudicationError),
}

/// Why a draw was not offered, accepted or declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DrawOfferError {
    /// It came too late: this player's flag fell first, and that is what the history says now.
    #[error("the flag of seat {0} had fallen")]
    FlagFell(Seat),
    /// The game is over, or the player is not in it.
    #[error(transparent)]
    Adjudication(#[from] AdjudicationError),
    /// This player has agreed already, or made the offer.
    #[error("seat {0} has agreed to a draw already")]
    AlreadyAgreed(Seat),
    /// There is no offer to answer.
    #[error("no draw is offered")]
    NoOffer,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum UndoRefusal {
    /// Nothing was played, or nothing by a person.
    #[error("there is nothing to take back")]
    NothingPlayed,
    /// A face-down piece was turned up since: what was seen cannot be hidden again.
    #[error("a piece was turned up: what was seen cannot be hidden again")]
    Revealed,
    /// The game is over, and with its end the deal is known.
    #[error("the game is over and the deal is known: it cannot be played on")]
    DealKnown,
}
