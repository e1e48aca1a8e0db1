//! What ends a game, or a player's part in it, from outside the board.

use thiserror::Error;

use crate::{DrawReason, Outcome, Seat, Seats, WinReason};

/// A decision that is not a move: a resignation, a fallen flag, an agreed draw.
///
/// The game says what it means. With two players a resignation is a loss; with three the player
/// leaves the rotation and the others play on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Adjudication {
    /// This player gives up.
    Resign(Seat),
    /// This player's time is over.
    FlagFell(Seat),
    /// All players have agreed to a draw.
    DrawAgreed,
}

impl Adjudication {
    /// What the adjudication means between two players: who gives up or runs out of time loses.
    ///
    /// ```
    /// use prise_game::{Adjudication, Seat};
    ///
    /// assert_eq!(Adjudication::Resign(Seat::FIRST).between_two().winner(), Some(Seat::SECOND));
    /// assert_eq!(Adjudication::DrawAgreed.between_two().winner(), None);
    /// ```
    pub const fn between_two(self) -> Outcome {
        let (loser, reason) = match self {
            Self::Resign(seat) => (seat, WinReason::Resignation),
            Self::FlagFell(seat) => (seat, WinReason::Timeout),
            Self::DrawAgreed => return Outcome::Draw { reason: DrawReason::MutualAgreement },
        };
        Outcome::Win { winner: Seats::TWO.after(loser), reason }
    }
}

/// Why an [`Adjudication`] was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum AdjudicationError {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game has no such seat.
    #[error("there is no seat {0} in this game")]
    NoSuchSeat(Seat),
    /// The player is out already.
    #[error("seat {0} is out already")]
    AlreadyOut(Seat),
}
