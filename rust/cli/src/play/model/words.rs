//! Results and reasons in words.

use prise_game::{DrawCounter, DrawReason, Outcome, Seat, WinReason};

/// The result of a game as a sentence, with the players' names by seat.
pub(crate) fn result(outcome: Outcome, names: &[String]) -> String {
    let name = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    match outcome {
        Outcome::Win { winner, reason } => {
            format!("{} wins: {}", name(winner), win(reason))
        }
        Outcome::Draw { reason } => format!("Draw: {}", draw(reason)),
    }
}

fn win(reason: WinReason) -> &'static str {
    match reason {
        WinReason::Elimination => "the opponent has no pieces left",
        WinReason::Blocked => "the opponent cannot move",
        WinReason::TooFewPieces => "the opponent has too few pieces",
        WinReason::LastStanding => "everybody else is out",
        WinReason::Resignation => "the opponent resigned",
        WinReason::Timeout => "the opponent's time is over",
    }
}

fn draw(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::ThreefoldRepetition => "the position stood for the third time",
        DrawReason::FourfoldRepetition => "the position stood for the fourth time",
        DrawReason::TwentyFiveMoveRule => "25 moves each by kings without a capture",
        DrawReason::SixteenMoveRule => "16 moves each in a three-against-one ending",
        DrawReason::FiveMoveRule => "5 moves each in a two-against-one ending",
        DrawReason::MutualAgreement => "the players agreed",
        DrawReason::SixtyMoveRule => "60 moves without progress",
        DrawReason::HundredPlyRule => "100 moves without a placement or a removal",
    }
}

/// How near a draw by counting is.
pub(crate) fn counter(counter: DrawCounter) -> String {
    let DrawCounter { reason, count, limit } = counter;
    let what = match reason {
        DrawReason::ThreefoldRepetition | DrawReason::FourfoldRepetition => "repetition",
        DrawReason::TwentyFiveMoveRule => "kings alone",
        DrawReason::SixteenMoveRule => "three against one",
        DrawReason::FiveMoveRule => "two against one",
        DrawReason::MutualAgreement => "agreement",
        DrawReason::SixtyMoveRule | DrawReason::HundredPlyRule => "quiet moves",
    };
    format!("{what} {count} of {limit}")
}
