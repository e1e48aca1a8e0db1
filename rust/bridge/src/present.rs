//! The core's words in the words that cross.

use prise_draughts::pdn::PdnGame;
use prise_game::{
    Adjudication, Capture, ClockSetup, Control, DrawCounter, DrawReason, Face, Jump, Level, Millis,
    MoveKind as GameMoveKind, Outcome, Player, Point, Seat, Step, Unrated, WinReason,
};
use prise_session::{HistoryEntry, LegalMoves, MomentAnalysis, MoveId, SearchReport, View};
use prise_store::{Ending, Store, StoreError};
use web_time::{Duration, Instant};

use crate::api::archive::EndingKind;
use crate::api::error::{CoreError, ErrorKind, guarded};
use crate::api::import::EntryKind;
use crate::api::library::Library;
use crate::api::setup::{ClockChoice, ClockKind, MatchSetup, PlayerSetup};
use crate::api::view::{
    self, AdjudicationKind, BoardView, CaptureMode, CapturedView, DrawCounterView, EndReason,
    JumpView, LegalMove, MoveKind, OutcomeView, Phase, PieceView, PlyAnalysis, SeatView, StepKind,
    StepView, Thinking, UndoRefusal, UnratedReason,
};

/// The least time between two reports of a search: at most twenty a second.
const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// Hands reports of a search on, but not too many: what comes too soon is lost.
pub(crate) fn at_intervals<T>(mut tell: impl FnMut(T)) -> impl FnMut(T) {
    let mut last = None::<Instant>;
    move |report| {
        if last.is_none_or(|last| last.elapsed() >= REPORT_INTERVAL) {
            last = Some(Instant::now());
            tell(report);
        }
    }
}

/// Enums of the core become those that cross: they have the same names, and a name that one of the
/// two does not know does not compile.
macro_rules! same_names {
    ($($from:ty => $to:ident { $($name:ident),+ $(,)? })+) => { $(
        impl From<$from> for $to {
            fn from(it: $from) -> Self {
                match it {
                    $(<$from>::$name => Self::$name,)+
                }
            }
        }
    )+ };
}

same_names! {
    GameMoveKind => MoveKind { Quiet, Capture, Place, Remove, Flip }
    prise_session::CaptureMode => CaptureMode { Mill, Custodian, Intervention }
    prise_session::Phase => Phase { Placing, Moving }
    prise_game::UndoRefusal => UndoRefusal { NothingPlayed, Revealed, DealKnown }
    Unrated => UnratedReason {
        NotAgainstComputer, OtherStart, Practice, TakeBack, Hint, Continuation,
    }
    WinReason => EndReason {
        Elimination, Blocked, TooFewPieces, LastStanding, Resignation, Timeout,
    }
    DrawReason => EndReason {
        ThreefoldRepetition, TwentyFiveMoveRule, SixteenMoveRule, FiveMoveRule, MutualAgreement,
        FourfoldRepetition, SixtyMoveRule, HundredPlyRule,
    }
    EndingKind => Ending { Won, Lost, Drawn }
    prise_store::EntryKind => EntryKind { Match, Record, Rating, Study }
}

impl Library {
    /// What the store answers.
    pub(crate) fn with<T>(
        &self,
        work: impl Fn(&Store) -> Result<T, StoreError>,
    ) -> Result<T, CoreError> {
        guarded(|| Ok(self.handle.shelf.with(work)?))
    }
}

pub(crate) fn pdn_text(game: Result<PdnGame, impl ToString>) -> Result<String, CoreError> {
    game.map(|game| game.to_string()).map_err(|why| CoreError::new(ErrorKind::NotAllowed, why))
}

impl MatchSetup {
    pub(crate) fn to_session(&self) -> Result<prise_session::MatchSetup, CoreError> {
        Ok(prise_session::MatchSetup {
            game: self.game.clone(),
            rules: self.rules.clone(),
            players: players(&self.players)?,
            clock: self.clock.as_ref().map(clock),
            position: self.position.clone(),
            seed: self.seed.map(u64::from),
            practice: self.practice,
        })
    }

    pub(crate) fn of_session(setup: prise_session::MatchSetup) -> Self {
        let player = |player: Player| PlayerSetup {
            level: player.level().map(Level::number),
            name: player.name,
        };
        Self {
            game: setup.game,
            rules: setup.rules,
            players: setup.players.into_iter().map(player).collect(),
            clock: setup.clock.as_ref().map(clock_choice),
            position: setup.position,
            seed: None,
            practice: setup.practice,
        }
    }
}

pub(crate) fn players(setups: &[PlayerSetup]) -> Result<Vec<Player>, CoreError> {
    let player = |player: &PlayerSetup| match player.level {
        None => Ok(Player::human(&player.name)),
        Some(number) => level(number).map(|level| Player::ai(&player.name, level)),
    };
    setups.iter().map(player).collect()
}

pub(crate) fn level(number: u8) -> Result<Level, CoreError> {
    Level::new(number).map_err(|error| CoreError::new(ErrorKind::BadSetup, error))
}

fn clock(choice: &ClockChoice) -> ClockSetup {
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
fn clock_choice(setup: &ClockSetup) -> ClockChoice {
    let (kind, extra) = clock_kind(setup.control());
    ClockChoice {
        kind,
        times_ms: setup.times().iter().copied().map(millis).collect(),
        extra_ms: millis(extra),
        stops_in_background: setup.stops_in_background(),
    }
}

/// The kind of a clock, and its increment or delay.
pub(crate) const fn clock_kind(control: Control) -> (ClockKind, Millis) {
    match control {
        Control::PerMove => (ClockKind::PerMove, Millis::ZERO),
        Control::SuddenDeath => (ClockKind::SuddenDeath, Millis::ZERO),
        Control::Fischer { increment } => (ClockKind::Fischer, increment),
        Control::Bronstein { delay } => (ClockKind::Bronstein, delay),
        Control::Hourglass => (ClockKind::Hourglass, Millis::ZERO),
    }
}

/// Milliseconds as Dart gets them. Nobody thinks for longer than 49 days.
pub(crate) fn millis(time: Millis) -> u32 {
    u32::try_from(time.get()).unwrap_or(u32::MAX)
}

pub(crate) fn board_view(view: View) -> BoardView {
    let seat = |seat: &prise_session::SeatView, left: Option<&Millis>| SeatView {
        name: seat.player.name.clone(),
        level: seat.player.level().map(Level::number),
        army: seat.army.map(|army| army.index() as u8),
        is_out: seat.is_out,
        in_hand: seat.in_hand,
        time_ms: left.copied().map(millis),
        place: seat.place,
    };
    let left = |index| view.clock.as_ref().and_then(|clock| clock.left.get(index));
    let seats = view.seats.iter().enumerate().map(|(index, it)| seat(it, left(index))).collect();
    BoardView {
        game: view.game.to_owned(),
        has_diagonals: view.has_diagonals,
        pieces: view.pieces.into_iter().map(piece_view).collect(),
        seat: number(view.to_move),
        seats,
        must_capture: view.legal.must_capture() as u32,
        legal: legal_moves(&view.legal),
        last_steps: view.last_steps.into_iter().map(step_view).collect(),
        last_entry: view.last.map(history_entry),
        outcome: view.outcome.map(outcome_view),
        draw_counters: view.draw_counters.into_iter().map(counter_view).collect(),
        draw_offer: view.draw_offer.map(number),
        captured: view.captured.into_iter().map(captured_view).collect(),
        clock_running: view.clock.and_then(|clock| clock.running).map(number),
        ply: view.ply as u32,
        last_ply: view.last_ply as u32,
        can_undo: view.undo_refusal.is_none(),
        undo_refusal: view.undo_refusal.map(Into::into),
        can_redo: view.can_redo,
        unrated: view.unrated.into_iter().map(Into::into).collect(),
        first_end: view.first_end.map(outcome_view),
        phase: view.phase.map(Into::into),
        commitment: view.promise.as_ref().map(|promise| promise.commitment.clone()),
        commitment_short: view.promise.map(|promise| promise.short),
        save_problem: view.save_problem,
    }
}

fn legal_moves(legal: &LegalMoves) -> Vec<LegalMove> {
    let all = legal.infos.iter().zip(&legal.notations).zip(&legal.modes).enumerate();
    all.map(|(index, ((info, notation), mode))| LegalMove {
        id: legal.id(index).number(),
        kind: info.kind.into(),
        from: info.from.map(point),
        to: point(info.to),
        path: info.path.iter().copied().map(point).collect(),
        captured: info.captured.iter().copied().map(point).collect(),
        jumps: info.jumps.iter().copied().map(jump_view).collect(),
        notation: notation.clone(),
        mode: mode.map(Into::into),
    })
    .collect()
}

pub(crate) fn history_entry(entry: HistoryEntry) -> view::HistoryEntry {
    let (adjudication, about) = match entry.adjudication {
        None => (None, None),
        Some(Adjudication::DrawAgreed) => (Some(AdjudicationKind::DrawAgreed), None),
        Some(Adjudication::Resign(seat)) => (Some(AdjudicationKind::Resignation), Some(seat)),
        Some(Adjudication::FlagFell(seat)) => (Some(AdjudicationKind::FlagFall), Some(seat)),
    };
    view::HistoryEntry {
        seat: number(entry.turn),
        notation: entry.notation,
        spent_ms: millis(entry.spent),
        adjudication,
        adjudication_seat: about.map(number),
    }
}

pub(crate) fn thinking(report: SearchReport) -> Thinking {
    Thinking {
        depth: report.depth,
        score: report.score.hundredths(),
        line: report.line,
        nodes: report.nodes as f64,
        elapsed_ms: report.elapsed.as_millis() as u32,
        best: report.best.map(MoveId::number),
    }
}

pub(crate) fn ply_analysis(moment: MomentAnalysis) -> PlyAnalysis {
    let found = moment.found;
    PlyAnalysis {
        ply: moment.ply as u32,
        last_ply: moment.last_ply as u32,
        seat: number(moment.seat),
        score: found.as_ref().map(|found| found.score.hundredths()),
        depth: found.as_ref().map_or(0, |found| found.depth),
        scores: found.as_ref().map_or_else(Vec::new, |found| found.scores.clone()),
        line: found.map_or_else(Vec::new, |found| found.line),
        played: moment.played,
        is_flip: moment.is_flip,
    }
}

const fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

const fn point(point: Point) -> u8 {
    point.index() as u8
}

const fn jump_view(jump: Jump) -> JumpView {
    JumpView { from: point(jump.from), to: point(jump.to), over: point(jump.over) }
}

/// The army and the kind of a piece, if it is known.
pub(crate) const fn face(face: Face) -> (Option<u8>, Option<u8>) {
    match face {
        Face::Hidden => (None, None),
        Face::Shown(piece) => (Some(piece.army.index() as u8), Some(piece.kind.index() as u8)),
    }
}

pub(crate) fn piece_view(placed: prise_game::Placed) -> PieceView {
    let (army, kind) = face(placed.face);
    PieceView { point: point(placed.at), army, kind }
}

fn outcome_view(outcome: Outcome) -> OutcomeView {
    match outcome {
        Outcome::Win { winner, reason } => {
            OutcomeView { winner: Some(number(winner)), reason: reason.into() }
        }
        Outcome::Draw { reason } => OutcomeView { winner: None, reason: reason.into() },
    }
}

/// The reason with this name in records; nothing if none was recorded.
pub(crate) fn end_reason(name: &str) -> Option<EndReason> {
    let won = name.parse::<WinReason>().map(Into::into);
    won.or_else(|_| name.parse::<DrawReason>().map(Into::into)).ok()
}

fn step_view(step: Step) -> StepView {
    use StepKind::{Eliminate, Flip, Hop, Place, Promote, Remove};
    let (kind, from, to, over, piece, seat) = match step {
        Step::Hop { from, to, over } => (Hop, Some(from), Some(to), over, None, None),
        Step::Place { at, piece } => (Place, None, Some(at), None, Some(piece), None),
        Step::Remove { at } => (Remove, None, Some(at), None, None, None),
        Step::Flip { at, piece } => (Flip, None, Some(at), None, Some(piece), None),
        Step::Promote { at, piece } => (Promote, None, Some(at), None, Some(piece), None),
        Step::Eliminate { seat } => (Eliminate, None, None, None, None, Some(seat)),
    };
    let (army, piece) = face(piece.map_or(Face::Hidden, Face::Shown));
    let [from, to, over] = [from, to, over].map(|at| at.map(point));
    StepView { kind, from, to, over, army, piece, seat: seat.map(number) }
}

fn counter_view(counter: DrawCounter) -> DrawCounterView {
    let counter = counter.as_players_count();
    DrawCounterView { reason: counter.reason.into(), left: counter.left(), limit: counter.limit }
}

fn captured_view(capture: Capture) -> CapturedView {
    let (by, piece) = (number(capture.by), capture.piece);
    CapturedView { by, army: piece.army.index() as u8, kind: piece.kind.index() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_in_records_crosses_as_itself() {
        let names = || {
            let wins = WinReason::ALL.iter().map(ToString::to_string);
            wins.chain(DrawReason::ALL.iter().map(ToString::to_string))
        };
        for name in names() {
            assert_eq!(end_reason(&name).map(|reason| format!("{reason:?}")), Some(name));
        }
        assert_eq!(end_reason("Unknown"), None);
    }

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
