//! What the tests of the bridge share.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::path::PathBuf;

use prise_bridge::api::import::{ImportJob, ImportView};
use prise_bridge::api::library::Library;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{MatchSetup, PlayerSetup};
use prise_bridge::api::view::{PlyAnalysis, Thinking};

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

/// A folder of our own that is gone when the test ends.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("prise-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub(crate) fn open(&self) -> Library {
        Library::open(self.0.to_str().expect("text").to_owned()).expect("opened")
    }

    /// The library's file.
    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("prise.redb")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
