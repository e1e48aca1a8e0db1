//! Putting a position together by hand.

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_game::{Army, Point, Seat, SketchProblem};
use prise_session::{EditorView, PositionEditor};

use super::error::{CoreError, guarded};
use super::library::Library;
use super::session::GameSession;
use super::setup::MatchSetup;
use super::view::BoardView;
use crate::present::{board_view, face};

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorProblemKind {
    /// `army` has `count` pieces, more than `limit`.
    TooManyPieces,
    /// There are `count` of the piece `army`, `kind`; the game has `limit`.
    TooManyOfKind,
    /// `army` has `count` pieces, fewer than `limit`.
    TooFewPieces,
    /// `count` pieces lie face-down, and `limit` are said to be hidden.
    HiddenCount,
    /// Two players lead `army`.
    ArmyTwice,
    /// One player has an army and the other has none.
    ArmyMissing,
    /// A piece is face-up, so the players must have their armies.
    ArmiesUnknown,
    /// It is the turn of `seat`, who is out.
    SeatIsOut,
    /// Nobody is left in the game.
    NobodyLeft,
    /// The counter stands at `count`; `limit` is the most here.
    CounterTooHigh,
    /// The rules do not know such a position.
    Refused,
}

/// Why this is no position. What a kind does not speak of is nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorProblem {
    /// What is wrong.
    pub kind: EditorProblemKind,
    /// The army it is about.
    pub army: Option<u8>,
    /// The kind of piece it is about.
    pub piece: Option<u8>,
    /// The player it is about.
    pub seat: Option<u8>,
    /// How many there are.
    pub count: Option<u32>,
    /// How many there may be, or must be.
    pub limit: Option<u32>,
    /// The points to mark.
    pub points: Vec<u8>,
}

/// A kind of piece that can be put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayPieceView {
    /// The army; nothing for a face-down piece.
    pub army: Option<u8>,
    /// The kind; nothing for a face-down piece.
    pub kind: Option<u8>,
    /// How many of it a position may hold.
    pub most: u8,
    /// How many stand on the board.
    pub placed: u32,
    /// How many may still lie face-down.
    pub hidden: u32,
}

/// What an editor shows: one snapshot an edit.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what can be done now; no two exclude each other"
)]
pub struct EditorSnapshot {
    /// The board, for the same widget that shows a match; nothing can be played there.
    pub board: BoardView,
    /// The rules, as `NAME=VALUE,…`.
    pub rules: String,
    /// What can be put on the board; `place` and `set_hidden` take the place in this list.
    pub tray: Vec<TrayPieceView>,
    /// Why this is no position, if so.
    pub problem: Option<EditorProblem>,
    /// The position as text, to copy, if it is one.
    pub text: Option<String>,
    /// Whether a match can start here: it is a position, and the game is not over.
    pub can_start: bool,
    /// The number on the way to a draw that the position carries.
    pub counter: u32,
    /// The highest that it can be; 0 where there is none.
    pub counter_most: u32,
    /// The number of the move; nothing where the position carries none.
    pub move_number: Option<u32>,
    /// Whether the players can be given armies.
    pub chooses_armies: bool,
    /// Whether a change can be taken back.
    pub can_undo: bool,
    /// Whether one can be put back.
    pub can_redo: bool,
}

/// An editor of positions. Every call answers at once with the whole picture.
pub struct BoardEditor {
    /// The editor itself.
    pub handle: RustOpaqueNom<crate::api::editor::OpenEditor>,
}

/// What a [`BoardEditor`] is a handle of.
pub type OpenEditor = PositionEditor;

impl BoardEditor {
    /// An editor that begins with the start of a game, by these rules.
    #[frb(sync)]
    pub fn create(game: String, rules: String) -> Result<Self, CoreError> {
        guarded(|| Ok(Self { handle: RustOpaqueNom::new(PositionEditor::new(&game, &rules)?) }))
    }

    /// What there is to see.
    #[frb(sync)]
    pub fn view(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.view())
    }

    /// The start of the game.
    #[frb(sync)]
    pub fn start(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.start())
    }

    /// The empty board.
    #[frb(sync)]
    pub fn empty(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.empty())
    }

    /// The board in the mirror: in draughts turned by half with the colours changed, elsewhere left
    /// to right.
    #[frb(sync)]
    pub fn mirror(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.mirror())
    }

    /// Takes a position from a text. What is wrong with it is in the error; the board stays.
    #[frb(sync)]
    pub fn paste(&self, text: String) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.paste(&text))
    }

    /// Other rules; the board stays.
    #[frb(sync)]
    pub fn set_rules(&self, rules: String) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_rules(&rules))
    }

    /// Puts a piece of the tray on a point, in place of what stands there.
    #[frb(sync)]
    pub fn place(&self, point: u8, tray_index: u32) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.place(Point::new(point), tray_index as usize))
    }

    /// Takes away what stands on a point.
    #[frb(sync)]
    pub fn remove(&self, point: u8) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.remove(Point::new(point)))
    }

    /// Moves what stands on a point to another, in place of what stands there: a drag.
    #[frb(sync)]
    pub fn shift(&self, from: u8, to: u8) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.shift(Point::new(from), Point::new(to)))
    }

    /// Whose turn it is.
    #[frb(sync)]
    pub fn set_to_move(&self, seat: u8) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_to_move(Seat::new(seat)))
    }

    /// How many pieces a player has in hand (mill).
    #[frb(sync)]
    pub fn set_in_hand(&self, seat: u8, count: u8) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_in_hand(Seat::new(seat), count))
    }

    /// The army that a player leads (dark chess); nothing for nobody's.
    #[frb(sync)]
    pub fn set_army(&self, seat: u8, army: Option<u8>) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_army(Seat::new(seat), army.map(Army::new)))
    }

    /// Whether a player has left the rotation (Three Kingdoms).
    #[frb(sync)]
    pub fn set_out(&self, seat: u8, is_out: bool) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_out(Seat::new(seat), is_out))
    }

    /// The number on the way to a draw.
    #[frb(sync)]
    pub fn set_counter(&self, counter: u32) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_counter(u16::try_from(counter).unwrap_or(u16::MAX)))
    }

    /// The number of the move (mill).
    #[frb(sync)]
    pub fn set_move_number(&self, number: u32) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_move_number(u16::try_from(number).unwrap_or(u16::MAX)))
    }

    /// How many of a piece of the tray may still lie face-down (dark chess).
    #[frb(sync)]
    pub fn set_hidden(&self, tray_index: u32, count: u32) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.set_hidden(tray_index as usize, count as usize))
    }

    /// Makes as many hidden pieces as lie face-down.
    #[frb(sync)]
    pub fn fill_hidden(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.fill_hidden())
    }

    /// Takes the last change back.
    #[frb(sync)]
    pub fn undo(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.undo())
    }

    /// Puts it back.
    #[frb(sync)]
    pub fn redo(&self) -> Result<EditorSnapshot, CoreError> {
        shown(self.handle.redo())
    }
}

impl Library {
    /// Starts a match from the position in an editor, which gives game, rules and start; the setup
    /// gives the players and the clock. What lies face-down is dealt anew, and is not told.
    pub fn start_from(
        &self,
        editor: &BoardEditor,
        setup: MatchSetup,
    ) -> Result<GameSession, CoreError> {
        guarded(|| {
            let setup = editor.handle.setup(setup.to_session()?)?;
            Ok(GameSession::over(self.handle.matches.start(&setup, None)?))
        })
    }
}

fn shown(
    view: Result<EditorView, prise_session::SessionError>,
) -> Result<EditorSnapshot, CoreError> {
    guarded(|| Ok(snapshot(view?)))
}

fn snapshot(view: EditorView) -> EditorSnapshot {
    let points: Vec<u8> = view.problem_points.iter().map(|at| at.index() as u8).collect();
    let piece = |tray: prise_session::TrayView| {
        let (army, kind) = face(tray.tray.face);
        let (placed, hidden) = (tray.placed as u32, tray.hidden as u32);
        TrayPieceView { army, kind, most: tray.tray.most, placed, hidden }
    };
    EditorSnapshot {
        board: board_view(view.board),
        rules: view.rules,
        tray: view.tray.into_iter().map(piece).collect(),
        problem: view.problem.map(|problem| EditorProblem { points, ..told(problem) }),
        text: view.text,
        can_start: view.can_start,
        counter: view.counter.into(),
        counter_most: view.counter_most.into(),
        move_number: view.move_number.map(u32::from),
        chooses_armies: view.chooses_armies,
        can_undo: view.can_undo,
        can_redo: view.can_redo,
    }
}

fn told(problem: SketchProblem) -> EditorProblem {
    let empty = |kind| EditorProblem {
        kind,
        army: None,
        piece: None,
        seat: None,
        count: None,
        limit: None,
        points: Vec::new(),
    };
    let counted = |kind, count, limit| EditorProblem {
        count: Some(count),
        limit: Some(limit),
        ..empty(kind)
    };
    let of = |army: Army| Some(army.index() as u8);
    match problem {
        SketchProblem::TooManyPieces { army, count, most } => EditorProblem {
            army: of(army),
            ..counted(EditorProblemKind::TooManyPieces, count, most)
        },
        SketchProblem::TooManyOfKind { piece, count, most } => EditorProblem {
            army: of(piece.army),
            piece: Some(piece.kind.index() as u8),
            ..counted(EditorProblemKind::TooManyOfKind, count, most)
        },
        SketchProblem::TooFewPieces { army, count, least } => EditorProblem {
            army: of(army),
            ..counted(EditorProblemKind::TooFewPieces, count, least)
        },
        SketchProblem::HiddenCount { face_down, hidden } => {
            counted(EditorProblemKind::HiddenCount, face_down, hidden)
        }
        SketchProblem::ArmyTwice { army } => {
            EditorProblem { army: of(army), ..empty(EditorProblemKind::ArmyTwice) }
        }
        SketchProblem::ArmyMissing => empty(EditorProblemKind::ArmyMissing),
        SketchProblem::ArmiesUnknown => empty(EditorProblemKind::ArmiesUnknown),
        SketchProblem::SeatIsOut { seat } => {
            EditorProblem { seat: Some(seat.index() as u8), ..empty(EditorProblemKind::SeatIsOut) }
        }
        SketchProblem::NobodyLeft => empty(EditorProblemKind::NobodyLeft),
        SketchProblem::CounterTooHigh { count, most } => {
            counted(EditorProblemKind::CounterTooHigh, count, most)
        }
        SketchProblem::Refused => empty(EditorProblemKind::Refused),
    }
}
