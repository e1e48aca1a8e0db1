//! What the tests of the bridge share.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::path::PathBuf;

use prise_bridge::api::archive::{MatchSummary, RecordFilter, RecordSummary};
use prise_bridge::api::import::{ImportJob, ImportView};
use prise_bridge::api::library::Library;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{ClockChoice, ClockKind, MatchSetup, PlayerSetup};
use prise_bridge::api::view::{BoardView, PlyAnalysis, Thinking};
use tempfile::TempDir;

pub(crate) fn person(name: &str) -> PlayerSetup {
    PlayerSetup { name: name.to_owned(), level: None }
}

pub(crate) fn computer(level: u8) -> PlayerSetup {
    PlayerSetup { name: "Prise".to_owned(), level: Some(level) }
}

/// The usual match of a game.
pub(crate) fn match_of(game: &str, players: Vec<PlayerSetup>) -> MatchSetup {
    MatchSetup {
        game: game.to_owned(),
        rules: String::new(),
        players,
        clock: None,
        position: None,
        seed: None,
        practice: false,
    }
}

/// What is read of a file.
pub(crate) fn import(library: &Library, text: impl AsRef<[u8]>) -> ImportView {
    library.import_file(text.as_ref().to_vec(), &ImportJob::new()).expect("imported")
}

/// What the computer thinks at a level, or after so many milliseconds.
pub(crate) fn think(session: &GameSession, level: Option<u8>, ms: Option<u32>) -> Thinking {
    let thought = session.think(session.prepare_search(), level, ms, None);
    thought.expect("no fault").expect("a thought")
}

/// What is found in the match, at every moment from this one on.
pub(crate) fn analyse(session: &GameSession, from_ply: u32, ms: u32) -> Vec<PlyAnalysis> {
    session.analyse(session.prepare_analysis(), from_ply, ms, None).expect("analysed")
}

/// The match as it stands.
pub(crate) fn view(session: &GameSession) -> BoardView {
    session.view().expect("a view")
}

/// Plays the move that is written so.
pub(crate) fn play(session: &GameSession, notation: &str) -> BoardView {
    let view = view(session);
    let mv = view.legal.iter().find(|mv| mv.notation == notation).expect(notation);
    session.play(mv.id).expect("legal")
}

/// Plays these moves, and tells how it stands then.
pub(crate) fn play_all(session: &GameSession, notations: &[&str]) -> BoardView {
    notations.iter().fold(view(session), |_, notation| play(session, notation))
}

/// Plays the first legal move.
pub(crate) fn play_first(session: &GameSession) -> BoardView {
    session.play(view(session).legal[0].id).expect("legal")
}

/// A match in which this seat gives up at once, written down.
pub(crate) fn given_up(library: &Library, setup: MatchSetup, loser: u8) -> GameSession {
    let session = library.start(setup).expect("started");
    session.resign(loser).expect("allowed");
    session.flush();
    session
}

/// A clock for two.
pub(crate) fn clock(kind: ClockKind, times_ms: [u32; 2], extra_ms: u32) -> ClockChoice {
    ClockChoice { kind, times_ms: times_ms.to_vec(), extra_ms, stops_in_background: true }
}

/// A library that lasts as long as it is held.
pub(crate) fn in_memory() -> Library {
    Library::in_memory().expect("opened")
}

/// The matches in progress.
pub(crate) fn matches(library: &Library) -> Vec<MatchSummary> {
    library.matches().expect("a list")
}

/// All finished games, oldest first.
pub(crate) fn records(library: &Library) -> Vec<RecordSummary> {
    let page = library.records(RecordFilter::default(), None, 100).expect("a page");
    let mut records = page.items;
    records.sort_by_key(|record| record.id);
    records
}

/// A folder of our own that is gone when the test ends.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn open(&self) -> Library {
        Library::open(self.0.path().to_str().expect("text").to_owned()).expect("opened")
    }

    /// The library's file.
    pub(crate) fn file(&self) -> PathBuf {
        self.0.path().join("prise.redb")
    }
}
