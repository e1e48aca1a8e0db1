//! What is kept of puzzles: progress, and the puzzle that was left in the middle.

use std::sync::Arc;

use prise_store::Shelf;

use super::schedule::Day;
use super::{Progress, PuzzleSession, puzzle};
use crate::error::SessionError;

type Result<T> = std::result::Result<T, SessionError>;

/// The player's puzzle book in a library. Every change is on the disk before the call returns.
#[derive(Clone)]
pub struct PuzzleBook {
    shelf: Arc<Shelf>,
}

impl PuzzleBook {
    /// The book in this library.
    pub const fn new(shelf: Arc<Shelf>) -> Self {
        Self { shelf }
    }

    /// What the player has done with the puzzles of a game. What cannot be read begins anew.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn progress(&self, game: &str) -> Result<Progress> {
        let category = category(game);
        let read = |store: &prise_store::Store| store.settings::<Progress>(&category);
        let settings = self.shelf.with(read).map_err(storage)?;
        Ok(settings.value)
    }

    /// Changes it, and writes it down.
    ///
    /// # Errors
    /// If the library cannot be read or written.
    pub fn change(&self, game: &str, change: impl FnOnce(&mut Progress)) -> Result<Progress> {
        let mut progress = self.progress(game)?;
        change(&mut progress);
        let category = category(game);
        self.shelf.with(|store| store.save_settings(&category, &progress)).map_err(storage)?;
        Ok(progress)
    }

    /// The puzzle with this number, from its beginning.
    ///
    /// # Errors
    /// If there is no such puzzle.
    pub fn open(&self, game: &str, id: u32) -> Result<PuzzleSession> {
        PuzzleSession::start(game, puzzle(game, id).ok_or_else(no_such_puzzle)?)
    }

    /// The puzzle that was left in the middle, if one was.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn resume(&self, game: &str) -> Result<Option<PuzzleSession>> {
        let Some(unfinished) = self.progress(game)?.unfinished else { return Ok(None) };
        // The sets may have changed since.
        let Some(puzzle) = puzzle(game, unfinished.puzzle) else { return Ok(None) };
        PuzzleSession::resume(game, puzzle, &unfinished).map(Some)
    }

    /// Keeps how far a puzzle has come: after every move.
    ///
    /// # Errors
    /// If the library cannot be written.
    pub fn keep(&self, session: &PuzzleSession) -> Result<()> {
        let unfinished = session.unfinished();
        self.change(session.game(), |progress| progress.unfinished = unfinished).map(drop)
    }

    /// Writes down how a puzzle ended on this day.
    ///
    /// # Errors
    /// If it is not over, or the library cannot be written.
    pub fn finish(&self, session: &PuzzleSession, today: Day) -> Result<Progress> {
        let over = session.verdict();
        let verdict = over.ok_or_else(|| SessionError::not_allowed("the puzzle is not over"))?;
        self.change(session.game(), |progress| progress.finish(session.puzzle(), verdict, today))
    }
}

fn category(game: &str) -> String {
    format!("puzzles-{game}")
}

#[allow(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn storage(error: prise_store::StoreError) -> SessionError {
    SessionError::Storage(error.to_string())
}

fn no_such_puzzle() -> SessionError {
    SessionError::not_allowed("there is no such puzzle")
}
