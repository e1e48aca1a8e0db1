//! How a game ends.

use std::fmt;

use crate::Seat;
use crate::reasons::reasons;

/// The end of a game.
///
/// ```
/// use prise_game::{DrawReason, Outcome, Seat, WinReason};
///
/// let won = Outcome::Win { winner: Seat::SECOND, reason: WinReason::Blocked };
/// assert_eq!(won.winner(), Some(Seat::SECOND));
/// let drawn = Outcome::Draw { reason: DrawReason::ThreefoldRepetition };
/// assert_eq!(drawn.winner(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player has won.
    Win {
        /// Who has won.
        winner: Seat,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
}

impl Outcome {
    /// The winner, or nothing for a draw.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// The name of the reason, as it stands in records: `Blocked`, `ThreefoldRepetition`, …
    pub const fn reason_name(self) -> &'static str {
        match self {
            Self::Win { reason, .. } => reason.name(),
            Self::Draw { reason } => reason.name(),
        }
    }
}

/// How a game ended for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatResult {
    /// This player has won.
    Won,
    /// This player has drawn with whoever else was in at the end.
    Drawn,
    /// This player has lost: somebody else won, or the player was out before the others drew.
    Lost,
}

impl SeatResult {
    /// What this player has scored against another one at the same table: 1, ½ or 0. Two who have
    /// both lost have not decided anything between them.
    ///
    /// So scored, games among three say as much about the difference of two players as games
    /// between the two would: where the chance to win is proportional to strength, wins stand to
    /// losses as the strengths do.
    ///
    /// ```
    /// use prise_game::SeatResult::{Drawn, Lost, Won};
    ///
    /// assert_eq!((Won.against(Lost), Lost.against(Won)), (Some(1.0), Some(0.0)));
    /// // Out is lost, however the others end.
    /// assert_eq!((Drawn.against(Drawn), Drawn.against(Lost)), (Some(0.5), Some(1.0)));
    /// assert_eq!(Lost.against(Lost), None);
    /// ```
    pub const fn against(self, other: Self) -> Option<f64> {
        match (self, other) {
            (Self::Lost, Self::Lost) => None,
            (Self::Lost, _) => Some(0.0),
            (_, Self::Lost) => Some(1.0),
            _ => Some(0.5),
        }
    }
}

/// How far a game has come on the way to a draw that is made by counting.
///
/// ```
/// use prise_game::{DrawCounter, DrawReason};
///
/// let counter = DrawCounter { reason: DrawReason::SixtyMoveRule, count: 45, limit: 60 };
/// assert_eq!(counter.left(), 15);
/// // 25 moves of each player are 50 plies.
/// let counter = DrawCounter { reason: DrawReason::TwentyFiveMoveRule, count: 25, limit: 50 };
/// assert_eq!(counter.as_players_count().to_string(), "12 of 25");
/// assert_eq!(counter.as_players_count().left(), 13);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawCounter {
    /// The draw that it leads to.
    pub reason: DrawReason,
    /// How many plies, or occurrences of the position, have been counted.
    pub count: u32,
    /// How many make the draw.
    pub limit: u32,
}

impl DrawCounter {
    /// How many are left until the draw.
    pub const fn left(self) -> u32 {
        self.limit.saturating_sub(self.count)
    }

    /// The same count in the moves that players speak of: the 25-move rule of draughts counts 25
    /// moves of each, not 50 plies. A move is counted when both have made it.
    #[must_use]
    pub const fn as_players_count(self) -> Self {
        let plies = self.reason.plies_a_move();
        Self { count: self.count / plies, limit: self.limit / plies, ..self }
    }
}

/// `12 of 25`.
impl fmt::Display for DrawCounter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.count, self.limit)
    }
}

reasons! {
    /// Why a game was won.
    WinReason {
        /// The opponents have no pieces left.
        Elimination,
        /// The opponent has pieces but no legal move.
        Blocked,
        /// The opponent has fewer pieces than the game can be played with.
        TooFewPieces,
        /// Every other player is out, by whatever way.
        LastStanding,
        /// The opponent resigned.
        Resignation,
        /// The opponent's flag fell.
        Timeout,
    }
}

reasons! {
    /// Why a game was drawn. Ruling D7 names the first five; records keep the names.
    DrawReason {
        /// The same position with the same player to move stood for the third time.
        ThreefoldRepetition,
        /// Draughts: 25 moves each by kings without a capture.
        TwentyFiveMoveRule,
        /// Draughts: 16 moves each in a three-against-one ending without a capture.
        SixteenMoveRule,
        /// Draughts: 5 moves each in a two-against-one ending without a capture.
        FiveMoveRule,
        /// The players agreed.
        MutualAgreement,
        /// Dark chess: the same position stood for the fourth time.
        FourfoldRepetition,
        /// Dark chess: 60 plies without a capture (or a flip, where flips count as progress).
        SixtyMoveRule,
        /// Mill: 100 plies without a placement or a removal.
        HundredPlyRule,
    }
}

impl DrawReason {
    /// How many plies make one of the moves that this rule's name counts: two where it means a
    /// move of each player.
    pub const fn plies_a_move(self) -> u32 {
        match self {
            Self::TwentyFiveMoveRule | Self::SixteenMoveRule | Self::FiveMoveRule => 2,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d7_reasons_are_kept_by_name() {
        for &reason in DrawReason::ALL {
            assert_eq!(reason.name().parse(), Ok(reason));
        }
        for &reason in WinReason::ALL {
            assert_eq!(reason.to_string().parse(), Ok(reason));
        }
        assert_eq!(
            "Boredom".parse::<DrawReason>().unwrap_err().to_string(),
            "unknown reason 'Boredom'"
        );
    }
}
