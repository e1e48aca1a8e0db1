//! Files and pasted texts on their way into the library.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_draughts::pdn;
use prise_game::FindMoveError;
use prise_session::now;
use prise_store::{
    AboutGame, EntryProblem, ImportReport, PdnFault, PdnImport, PdnNote, Shelf, looks_like_export,
};

use super::error::{CoreError, guarded};
use super::library::Library;
use super::view::EndReason;
use crate::present::end_reason;

/// An import: how far it has come, and how to end it. It is made before the import begins, so that
/// no word to end it comes too early.
#[derive(Debug)]
pub struct ImportJob {
    /// The import itself.
    pub handle: RustOpaqueNom<crate::api::import::OpenImport>,
}

/// What an [`ImportJob`] is a handle of.
#[derive(Debug)]
pub struct OpenImport {
    is_cancelled: AtomicBool,
    /// How much of the file was read, in bytes.
    read: AtomicU32,
    games: AtomicU32,
}

impl ImportJob {
    /// An import that has not begun.
    #[frb(sync)]
    pub fn new() -> Self {
        let (is_cancelled, read, games) = Default::default();
        Self { handle: RustOpaqueNom::new(OpenImport { is_cancelled, read, games }) }
    }

    /// Ends it. What was added until then stays. Returns at once.
    #[frb(sync)]
    pub fn cancel(&self) {
        self.handle.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// How many bytes and games were read.
    #[frb(sync)]
    pub fn progress(&self) -> ImportProgress {
        ImportProgress {
            bytes: self.handle.read.load(Ordering::Relaxed),
            games: self.handle.games.load(Ordering::Relaxed),
        }
    }
}

/// How far an import has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImportProgress {
    /// How many bytes were read.
    pub bytes: u32,
    /// How many games were read.
    pub games: u32,
}

/// What an import brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportView {
    /// Matches in progress.
    pub matches: u32,
    /// Finished games.
    pub records: u32,
    /// Studies.
    pub studies: u32,
    /// The game that was added, if it was one alone: to be opened.
    pub only: Option<u32>,
    /// Those of them of which the result is not known.
    pub unknown: u32,
    /// What was there already and was left alone.
    pub duplicates: u32,
    /// Categories of settings.
    pub settings: u32,
    /// How many games were read before it was ended; nothing if it came to its own end.
    pub cancelled_after: Option<u32>,
    /// What could not be read of an export.
    pub problems: Vec<EntryProblemView>,
    /// The first games that could not be taken.
    pub game_problems: Vec<PdnProblemView>,
    /// How many more could not.
    pub more_problems: u32,
    /// The first games that were not taken as they are.
    pub notes: Vec<PdnNoteView>,
    /// How many more were not.
    pub more_notes: u32,
}

/// What stands in an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A match in progress.
    Match,
    /// A finished game.
    Record,
    /// The rating in a game.
    Rating,
    /// A study.
    Study,
}

/// An entry of an export that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryProblemView {
    /// What it should be.
    pub kind: EntryKind,
    /// Which of its kind, from 1.
    pub number: u32,
    /// What is wrong with it, in English.
    pub why: String,
}

/// Why a game of a PDN text could not be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PdnProblemKind {
    /// A character that begins nothing: the detail.
    UnexpectedCharacter,
    /// A tag without a name.
    TagWithoutName,
    /// A tag without a value in quotes.
    TagWithoutValue,
    /// A tag that does not end.
    TagWithoutEnd,
    /// A comment that does not end.
    OpenComment,
    /// A variation that does not end.
    OpenVariation,
    /// A glyph that is not a number up to 255.
    BadGlyph,
    /// Another game of the draughts family: the detail is its number.
    OtherGame,
    /// A starting position that cannot be read: the detail is the character at which it fails.
    BadPosition,
    /// The detail is no move.
    NotAMove,
    /// The detail is a move that is not legal there.
    IllegalMove,
    /// The detail fits several moves.
    AmbiguousMove,
    /// Its result is the detail, but on the board it ended for the reason.
    OtherResult,
    /// It cannot be played by the rules.
    Unplayable,
}

/// A game of a PDN text that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnProblemView {
    /// Which game of the text, from 1.
    pub game: u32,
    /// The line of the fault, from 1; nothing where the game reads well but cannot be kept.
    pub line: Option<u32>,
    /// What is wrong.
    pub kind: PdnProblemKind,
    /// What the kind speaks of; may be empty.
    pub detail: String,
    /// Why the game was over, where the kind speaks of it.
    pub reason: Option<EndReason>,
}

/// What was done with a game that was not taken as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PdnNoteKind {
    /// It was drawn by rule, for the reason, before the move with the number of the detail, and was
    /// kept up to there.
    GoesOnAfterDraw,
    /// It was drawn by rule, for the reason, though its result is the detail.
    OtherResult,
    /// Another position is set up before the move with the number of the detail, and it was kept up
    /// to there.
    SetUp,
}

/// A game of a PDN text that was not taken as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnNoteView {
    /// Which game of the text, from 1.
    pub game: u32,
    /// What was done with it.
    pub kind: PdnNoteKind,
    /// What the kind speaks of.
    pub detail: String,
    /// Why the game was drawn, where the kind speaks of it.
    pub reason: Option<EndReason>,
}

impl Library {
    /// Adds everything that the app has exported itself to keep it, as it is.
    pub fn import_kept(&self, text: String) -> Result<ImportView, CoreError> {
        guarded(|| Ok(report_view(&self.handle.shelf.store().import_kept(&text)?)))
    }

    /// Adds what a file or a pasted text holds: everything of an export, or the draughts games of a
    /// PDN text, in UTF-8 or Latin-1. A game that cannot be read does not cost the others, and one
    /// that is there already is not added again.
    pub fn import_file(&self, bytes: Vec<u8>, job: &ImportJob) -> Result<ImportView, CoreError> {
        guarded(|| {
            let start: String = pdn::decode(bytes.iter().copied().take(1000)).collect();
            if looks_like_export(&start) {
                let text: String = pdn::decode(bytes).collect();
                Ok(report_view(&self.handle.shelf.store().import(&text)?))
            } else {
                import_games(&self.handle.shelf, &bytes, job)
            }
        })
    }
}

fn import_games(shelf: &Shelf, bytes: &[u8], job: &ImportJob) -> Result<ImportView, CoreError> {
    let import = shelf.with(|store| {
        let counted = bytes.iter().zip(1_u32..).map(|(byte, count)| {
            job.handle.read.store(count, Ordering::Relaxed);
            *byte
        });
        let games = pdn::games(pdn::decode(counted));
        store.import_games(games, now(), |import| {
            job.handle.games.store(import.games as u32, Ordering::Relaxed);
            let is_cancelled = job.handle.is_cancelled.load(Ordering::Relaxed);
            if is_cancelled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    Ok(games_view(&import?))
}

fn report_view(report: &ImportReport) -> ImportView {
    ImportView {
        matches: report.matches as u32,
        records: report.records as u32,
        studies: report.studies as u32,
        duplicates: report.duplicates as u32,
        settings: report.settings as u32,
        problems: report.problems.iter().map(entry_problem_view).collect(),
        ..ImportView::default()
    }
}

fn games_view(import: &PdnImport) -> ImportView {
    ImportView {
        records: import.records as u32,
        only: import.last_added.filter(|_| import.records == 1).map(prise_store::MatchId::get),
        unknown: import.unknown as u32,
        duplicates: import.duplicates as u32,
        cancelled_after: import.is_cancelled.then_some(import.games as u32),
        game_problems: import.problems.first.iter().map(problem_view).collect(),
        more_problems: import.problems.left_out() as u32,
        notes: import.notes.first.iter().map(note_view).collect(),
        more_notes: import.notes.left_out() as u32,
        ..ImportView::default()
    }
}

fn entry_problem_view(problem: &EntryProblem) -> EntryProblemView {
    let (kind, why) = (problem.kind.into(), problem.why.clone());
    EntryProblemView { kind, number: problem.number as u32, why }
}

fn problem_view(problem: &AboutGame<PdnFault>) -> PdnProblemView {
    let (kind, detail) = kind_of(&problem.what);
    let reason = match problem.what {
        PdnFault::OtherResult { reason, .. } => end_reason(reason),
        PdnFault::Text(_) | PdnFault::Unplayable(_) => None,
    };
    let line = problem.line.map(|line| line as u32);
    PdnProblemView { game: problem.game as u32, line, kind, detail, reason }
}

fn kind_of(fault: &PdnFault) -> (PdnProblemKind, String) {
    use PdnProblemKind as Kind;
    use pdn::Problem;
    let (kind, detail) = match fault {
        PdnFault::OtherResult { result, .. } => return (Kind::OtherResult, result.to_string()),
        PdnFault::Unplayable(_) => (Kind::Unplayable, ""),
        PdnFault::Text(problem) => match problem {
            Problem::Unexpected(found) => return (Kind::UnexpectedCharacter, found.to_string()),
            Problem::Fen(error) => return (Kind::BadPosition, error.at.to_string()),
            Problem::TagName => (Kind::TagWithoutName, ""),
            Problem::TagValue => (Kind::TagWithoutValue, ""),
            Problem::TagEnd => (Kind::TagWithoutEnd, ""),
            Problem::OpenComment => (Kind::OpenComment, ""),
            Problem::OpenVariation => (Kind::OpenVariation, ""),
            Problem::Glyph => (Kind::BadGlyph, ""),
            Problem::GameType(number) => (Kind::OtherGame, &**number),
            Problem::Move(FindMoveError::Malformed { text, .. }) => (Kind::NotAMove, &**text),
            Problem::Move(FindMoveError::Illegal { text, .. }) => (Kind::IllegalMove, &**text),
            Problem::Move(FindMoveError::Ambiguous { text, .. }) => (Kind::AmbiguousMove, &**text),
        },
    };
    (kind, detail.to_owned())
}

fn note_view(note: &AboutGame<PdnNote>) -> PdnNoteView {
    use PdnNoteKind::{GoesOnAfterDraw, OtherResult, SetUp};
    let (kind, detail, reason) = match note.what {
        PdnNote::GoesOn { reason, number } => (GoesOnAfterDraw, number.to_string(), Some(reason)),
        PdnNote::OtherResult { result, reason } => (OtherResult, result.to_string(), Some(reason)),
        PdnNote::SetUp { number } => (SetUp, number.to_string(), None),
    };
    PdnNoteView { game: note.game as u32, kind, detail, reason: reason.and_then(end_reason) }
}
