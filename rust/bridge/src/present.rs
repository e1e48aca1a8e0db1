//! The core's words in the words that cross.

use prise_game::{
    Capture, ClockSetup, Control, DrawCounter, Face, Jump, Level, Millis, MoveKind as GameMoveKind,
    Outcome, Player, Step, Unrated,
};

use crate::api::setup::{ClockChoice, ClockKind, PlayerSetup};
use crate::api::view::{
    CapturedView, DrawCounterView, JumpView, LegalMove, MoveKind, OutcomeView, PieceView, StepKind,
    StepView, UndoRefusal, UnratedReason,
};

pub(crate) fn clock(choice: &ClockChoice) -> ClockSetup {
    let extra = Millis::new(choice.extra_ms.into());
    let control = match choice.kind {
        ClockKind::PerMove => Control::PerMove,
        ClockKind::SuddenDeath => Control::SuddenDeath,
        ClockKind::Fischer => Control::Fischer { increment: extra },
        ClockKind::Bronstein => Control::Bronstein { delay: extra },
        ClockKind::Hourglass => Control::Hourglass,
    };
    let times = choice.times_ms.iter().map(|ms| Millis::new((*ms).into())).collect();
    ClockSetup::new(control, times).stopping_in_background(choice.stops_in_background)
}

/// The reverse of [`clock`].
pub(crate) fn clock_choice(setup: &ClockSetup) -> ClockChoice {
    let (kind, extra) = match setup.control() {
        Control::PerMove => (ClockKind::PerMove, Millis::ZERO),
        Control::SuddenDeath => (ClockKind::SuddenDeath, Millis::ZERO),
        Control::Fischer { increment } => (ClockKind::Fischer, increment),
        Control::Bronstein { delay } => (ClockKind::Bronstein, delay),
        Control::Hourglass => (ClockKind::Hourglass, Millis::ZERO),
    };
    ClockChoice {
        kind,
        times_ms: setup.times().iter().copied().map(millis).collect(),
        extra_ms: millis(extra),
        stops_in_background: setup.stops_in_background(),
    }
}

pub(crate) fn player_setup(player: &Player) -> PlayerSetup {
    PlayerSetup { name: player.name.clone(), level: player.level().map(Level::number) }
}

/// Milliseconds as Dart gets them. Nobody thinks for longer than 49 days.
pub(crate) fn millis(time: Millis) -> u32 {
    u32::try_from(time.get()).unwrap_or(u32::MAX)
}

pub(crate) fn must_capture(legal: &[LegalMove]) -> u32 {
    let all_capture = legal.iter().all(|mv| mv.kind == MoveKind::Capture);
    legal.first().filter(|_| all_capture).map_or(0, |mv| mv.captured.len() as u32)
}

pub(crate) const fn move_kind(kind: GameMoveKind) -> MoveKind {
    match kind {
        GameMoveKind::Quiet => MoveKind::Quiet,
        GameMoveKind::Capture => MoveKind::Capture,
        GameMoveKind::Place => MoveKind::Place,
        GameMoveKind::Remove => MoveKind::Remove,
        GameMoveKind::Flip => MoveKind::Flip,
    }
}

pub(crate) const fn jump_view(jump: Jump) -> JumpView {
    JumpView {
        from: jump.from.index() as u8,
        to: jump.to.index() as u8,
        over: jump.over.index() as u8,
    }
}

pub(crate) fn piece_view(placed: prise_game::Placed) -> PieceView {
    let (army, kind) = match placed.face {
        Face::Hidden => (None, None),
        Face::Shown(piece) => (Some(piece.army.index() as u8), Some(piece.kind.index() as u8)),
    };
    PieceView { point: placed.at.index() as u8, army, kind }
}

pub(crate) fn outcome_view(outcome: Outcome) -> OutcomeView {
    OutcomeView {
        winner: outcome.winner().map(|seat| seat.index() as u8),
        reason: outcome.reason_name().to_owned(),
    }
}

pub(crate) const fn undo_refusal(refusal: prise_game::UndoRefusal) -> UndoRefusal {
    match refusal {
        prise_game::UndoRefusal::NothingPlayed => UndoRefusal::NothingPlayed,
        prise_game::UndoRefusal::Revealed => UndoRefusal::Revealed,
        prise_game::UndoRefusal::DealKnown => UndoRefusal::DealKnown,
    }
}

pub(crate) fn unrated_reasons(reasons: Vec<Unrated>) -> Vec<UnratedReason> {
    let reason = |reason| match reason {
        Unrated::NotAgainstComputer => UnratedReason::NotAgainstComputer,
        Unrated::OtherStart => UnratedReason::OtherStart,
        Unrated::Practice => UnratedReason::Practice,
        Unrated::TakeBack => UnratedReason::TakeBack,
        Unrated::Hint => UnratedReason::Hint,
        Unrated::Continuation => UnratedReason::Continuation,
    };
    reasons.into_iter().map(reason).collect()
}

pub(crate) fn step_views(steps: &[Step]) -> Vec<StepView> {
    steps.iter().copied().map(step_view).collect()
}

fn step_view(step: Step) -> StepView {
    let empty = |kind| StepView {
        kind,
        from: None,
        to: None,
        over: None,
        army: None,
        piece: None,
        seat: None,
    };
    let at = |point: prise_game::Point| Some(point.index() as u8);
    let with_piece = |kind, point, piece: prise_game::Piece| StepView {
        to: at(point),
        army: Some(piece.army.index() as u8),
        piece: Some(piece.kind.index() as u8),
        ..empty(kind)
    };
    match step {
        Step::Hop { from, to, over } => {
            StepView { from: at(from), to: at(to), over: over.and_then(at), ..empty(StepKind::Hop) }
        }
        Step::Place { at, piece } => with_piece(StepKind::Place, at, piece),
        Step::Remove { at: point } => StepView { to: at(point), ..empty(StepKind::Remove) },
        Step::Flip { at, piece } => with_piece(StepKind::Flip, at, piece),
        Step::Promote { at, piece } => with_piece(StepKind::Promote, at, piece),
        Step::Eliminate { seat } => {
            StepView { seat: Some(seat.index() as u8), ..empty(StepKind::Eliminate) }
        }
    }
}

pub(crate) fn counter_view(counter: DrawCounter) -> DrawCounterView {
    let counter = counter.as_players_count();
    DrawCounterView {
        reason: counter.reason.to_string(),
        left: counter.left(),
        limit: counter.limit,
    }
}

pub(crate) fn captured_view(capture: Capture) -> CapturedView {
    CapturedView {
        by: capture.by.index() as u8,
        army: capture.piece.army.index() as u8,
        kind: capture.piece.kind.index() as u8,
    }
}

#[cfg(test)]
mod tests {
    use prise_game::DrawReason;

    use super::*;

    #[test]
    fn draw_counters_cross_as_players_count_them() {
        let view = |reason, count, limit| {
            let view = counter_view(DrawCounter { reason, count, limit });
            (view.left, view.limit)
        };
        assert_eq!(view(DrawReason::TwentyFiveMoveRule, 25, 50), (13, 25));
        assert_eq!(view(DrawReason::SixtyMoveRule, 15, 60), (45, 60));
        assert_eq!(view(DrawReason::ThreefoldRepetition, 2, 3), (1, 3));
    }
}
