//! Results and reasons in words.

use prise_game::{DrawCounter, DrawReason, Outcome, Seat, Unrated, WinReason};

/// The result of a game as a sentence, with the players' names by seat.
pub(crate) fn result(outcome: Outcome, names: &[&str]) -> String {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("?");
    match outcome {
        Outcome::Win { winner, reason } => format!("{} wins: {}", name(winner), win(reason)),
        Outcome::Draw { reason } => format!("Draw: {}", draw(reason)),
    }
}

/// Why a match is not rated; nothing if it is, or if nobody expects it to be.
pub(crate) fn unrated(reasons: &[Unrated]) -> Option<String> {
    if reasons.is_empty() || reasons.contains(&Unrated::NotAgainstComputer) {
        return None;
    }
    let reasons: Vec<_> = reasons.iter().map(|reason| unrated_because(*reason)).collect();
    Some(format!("not rated: {}", reasons.join(", ")))
}

const fn unrated_because(reason: Unrated) -> &'static str {
    match reason {
        Unrated::NotAgainstComputer => "not one person against the computer",
        Unrated::OtherStart => "another start",
        Unrated::Practice => "practice",
        Unrated::TakeBack => "a move was taken back",
        Unrated::Hint => "a hint was given",
        Unrated::Continuation => "it goes on after its end",
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

/// How near a draw by counting is: the rule's name, and how many of its moves have been made.
pub(crate) fn counter(counter: DrawCounter) -> String {
    let rule = match counter.reason {
        DrawReason::ThreefoldRepetition | DrawReason::FourfoldRepetition => "repetition",
        DrawReason::TwentyFiveMoveRule => "25-move rule",
        DrawReason::SixteenMoveRule => "16-move rule",
        DrawReason::FiveMoveRule => "5-move rule",
        DrawReason::MutualAgreement => "agreement",
        DrawReason::SixtyMoveRule => "60-move rule",
        DrawReason::HundredPlyRule => "100-move rule",
    };
    format!("{rule}: {}", counter.as_players_count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_counter_names_its_rule_and_counts_moves_as_players_do() {
        let text = |reason, count, limit| counter(DrawCounter { reason, count, limit });
        assert_eq!(text(DrawReason::TwentyFiveMoveRule, 25, 50), "25-move rule: 12 of 25");
        assert_eq!(text(DrawReason::SixteenMoveRule, 30, 32), "16-move rule: 15 of 16");
        assert_eq!(text(DrawReason::FiveMoveRule, 1, 10), "5-move rule: 0 of 5");
        assert_eq!(text(DrawReason::SixtyMoveRule, 45, 60), "60-move rule: 45 of 60");
        assert_eq!(text(DrawReason::HundredPlyRule, 7, 100), "100-move rule: 7 of 100");
        assert_eq!(text(DrawReason::ThreefoldRepetition, 2, 3), "repetition: 2 of 3");
    }
}
