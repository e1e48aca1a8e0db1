//! What is kept of puzzles: progress, and the puzzle that was left in the middle.

use std::sync::{Arc, Mutex, PoisonError};

use prise_store::Shelf;

use super::schedule::Day;
use super::{PuzzleProgress, PuzzleSession, Unfinished, Verdict, puzzle};
use crate::error::SessionError;

type Result<T> = std::result::Result<T, SessionError>;

/// Held while progress is read, changed and written: no change is lost to another one.
static CHANGING: Mutex<()> = Mutex::new(());

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
    pub fn progress(&self, game: &str) -> Result<PuzzleProgress> {
        let category = category(game);
        let read = |store: &prise_store::Store| store.settings::<PuzzleProgress>(&category);
        let settings = self.shelf.with(read).map_err(storage)?;
        Ok(settings.value.sound())
    }

    /// Changes it, and writes it down.
    ///
    /// # Errors
    /// If the library cannot be read or written.
    pub fn change(
        &self,
        game: &str,
        change: impl FnOnce(&mut PuzzleProgress),
    ) -> Result<PuzzleProgress> {
        let _changing = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut progress = self.progress(game)?;
        change(&mut progress);
        let category = category(game);
        self.shelf.with(|store| store.save_settings(&category, &progress)).map_err(storage)?;
        Ok(progress)
    }

    /// The puzzle with this number: from where it was left, if it is the one that was left in the
    /// middle. Whoever comes back has not got rid of a mistake.
    ///
    /// # Errors
    /// If there is no such puzzle, or the library cannot be read.
    pub fn open(&self, game: &str, id: u32) -> Result<PuzzleSession> {
        match self.resume(game)? {
            Some(left) if left.puzzle().id() == id => Ok(left),
            _ => self.open_anew(game, id),
        }
    }

    /// The puzzle with this number, from its beginning.
    ///
    /// # Errors
    /// If there is no such puzzle.
    pub fn open_anew(&self, game: &str, id: u32) -> Result<PuzzleSession> {
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

    /// Keeps how far a puzzle has come: after every move. That it has failed counts at once,
    /// whether it is solved later or left.
    ///
    /// # Errors
    /// If the library cannot be written.
    pub fn keep(&self, session: &PuzzleSession, today: Day) -> Result<PuzzleProgress> {
        self.write(session, |progress, result, unfinished| {
            if let Some(verdict) = result {
                progress.finish(session.puzzle(), verdict, today);
            }
            progress.unfinished = unfinished;
        })
    }

    /// Writes down how a puzzle ended on this day, once.
    ///
    /// # Errors
    /// If it is not over, or the library cannot be written.
    pub fn finish(&self, session: &PuzzleSession, today: Day) -> Result<PuzzleProgress> {
        if session.verdict().is_none() {
            return Err(SessionError::not_allowed("the puzzle is not over"));
        }
        self.keep(session, today)
    }

    /// Writes down how a puzzle of a run ended: it does not move the rating, for a run is about
    /// speed, and the puzzle that was left in the middle waits on.
    ///
    /// # Errors
    /// If the library cannot be written.
    pub fn finish_in_run(&self, session: &PuzzleSession, today: Day) -> Result<PuzzleProgress> {
        self.write(session, |progress, result, _| {
            if let Some(verdict) = result {
                progress.finish_in_run(session.puzzle(), verdict, today);
            }
        })
    }

    /// Changes progress by what there is to write down of a puzzle, as it stands when its turn
    /// comes: two that write at once do not undo each other.
    fn write(
        &self,
        session: &PuzzleSession,
        change: impl FnOnce(&mut PuzzleProgress, Option<Verdict>, Option<Unfinished>),
    ) -> Result<PuzzleProgress> {
        let mut has_result = false;
        let progress = self.change(session.game(), |progress| {
            let (result, unfinished) = session.to_write();
            has_result = result.is_some();
            change(progress, result, unfinished);
        })?;
        if has_result {
            session.recorded();
        }
        Ok(progress)
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

#[cfg(test)]
mod tests {
    use prise_search::StopToken;

    use super::*;
    use crate::puzzles::{Stage, puzzles};

    fn book() -> PuzzleBook {
        PuzzleBook::new(Shelf::in_memory().unwrap())
    }

    /// Plays a move of the solver's that is wrong.
    fn fail(session: &PuzzleSession) {
        let line = session.puzzle().line.clone();
        let notations = session.view().unwrap().legal.notations;
        let wrong = notations.into_iter().find(|notation| *notation != line[0]).unwrap();
        session.play(session.find_move(&wrong).unwrap()).unwrap();
        session.judge(&StopToken::default()).unwrap();
        assert!(matches!(session.stage(), Stage::Wrong { .. }), "{wrong} in {line:?}");
    }

    #[test]
    fn a_failure_counts_at_once_and_once() {
        let book = book();
        let id = puzzles("draughts")[700].id();
        let session = book.open("draughts", id).unwrap();
        fail(&session);
        let failed = book.keep(&session, 10).unwrap();
        assert_eq!((failed.records[&id].tries, failed.history.len()), (1, 1));
        assert!(failed.rating.rating < f64::from(session.puzzle().difficulty));
        assert_eq!(book.keep(&session, 10).unwrap().records, failed.records);
        // Killed, and opened again by its number: the mistake is not forgotten.
        let again = book.open("draughts", id).unwrap();
        again.give_up();
        let finished = book.finish(&again, 10).unwrap();
        assert_eq!(finished.records, failed.records);
        assert_eq!(finished.unfinished, None);
    }

    #[test]
    fn a_puzzle_that_is_left_for_another_one_has_still_failed() {
        let book = book();
        let set = puzzles("draughts");
        let (left, other) = (&set[700], &set[800]);
        let session = book.open("draughts", left.id()).unwrap();
        fail(&session);
        book.keep(&session, 10).unwrap();
        let progress = book.keep(&book.open("draughts", other.id()).unwrap(), 10).unwrap();
        assert_eq!(progress.unfinished.unwrap().puzzle, other.id());
        assert_eq!(progress.records[&left.id()].again.unwrap().due, 11);
    }

    #[test]
    fn a_run_moves_no_rating_and_leaves_what_was_left() {
        let book = book();
        let set = puzzles("draughts");
        let left = book.open("draughts", set[700].id()).unwrap();
        book.keep(&left, 10).unwrap();
        let in_run = book.open_anew("draughts", set[800].id()).unwrap();
        fail(&in_run);
        let after = book.finish_in_run(&in_run, 10).unwrap();
        assert_eq!((after.rating, after.history.len()), (PuzzleProgress::default().rating, 0));
        assert_eq!(after.unfinished.unwrap().puzzle, set[700].id());
        let record = after.records[&set[800].id()];
        assert_eq!((record.tries, record.again.unwrap().due), (1, 11));
        assert_eq!(book.finish_in_run(&in_run, 10).unwrap().records[&set[800].id()], record);
    }

    #[test]
    fn a_puzzle_that_is_not_over_cannot_be_finished() {
        let book = book();
        let session = book.open("mill", puzzles("mill")[0].id()).unwrap();
        assert!(book.finish(&session, 1).is_err());
        assert!(book.open("mill", 1).is_err());
    }
}
