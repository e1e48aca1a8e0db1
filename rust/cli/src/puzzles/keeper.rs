//! What the player has done, on the disk after every change.

use std::rc::Rc;
use std::sync::Arc;

use prise_session::SessionError;
use prise_session::puzzles::{PuzzleBook, PuzzleProgress, PuzzleSession};
use prise_store::Shelf;

/// Where the library is, or why there is none now.
pub(super) type Source = Rc<dyn Fn() -> Result<Arc<Shelf>, String>>;

/// The player's puzzle book. Without a place to write one can still solve; it says so.
#[derive(Clone)]
pub(super) struct Keeper {
    source: Source,
    /// Takes the place of the library where there is none.
    memory: PuzzleBook,
    game: String,
    progress: PuzzleProgress,
    problem: Option<String>,
}

impl Keeper {
    /// # Errors
    /// If there is not even memory to write to.
    pub(super) fn new(source: Source) -> anyhow::Result<Self> {
        Ok(Self {
            source,
            memory: PuzzleBook::new(Shelf::in_memory()?),
            game: String::new(),
            progress: PuzzleProgress::default(),
            problem: None,
        })
    }

    /// Opens the page of a game, and takes up the puzzle that was left in the middle there.
    pub(super) fn open(&mut self, game: &str) -> Option<PuzzleSession> {
        game.clone_into(&mut self.game);
        self.progress = PuzzleProgress::default();
        self.write(|book| book.progress(game));
        self.book().resume(game).ok().flatten()
    }

    /// A puzzle of this game: from where it was left, if it was left.
    pub(super) fn puzzle(&mut self, id: u32) -> Result<PuzzleSession, SessionError> {
        let game = self.game.clone();
        self.book().open(&game, id)
    }

    /// What the player has done.
    pub(super) const fn progress(&self) -> &PuzzleProgress {
        &self.progress
    }

    /// Why the last change is not on the disk.
    pub(super) fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Changes it, and writes it down.
    pub(super) fn change(&mut self, change: impl Fn(&mut PuzzleProgress)) {
        let game = self.game.clone();
        self.write(|book| book.change(&game, &change));
    }

    /// Writes something down, in memory if there is no other place.
    pub(super) fn write(
        &mut self,
        write: impl Fn(&PuzzleBook) -> Result<PuzzleProgress, SessionError>,
    ) {
        let book = self.book();
        match write(&book) {
            Ok(progress) => self.progress = progress,
            Err(error) => self.problem = Some(error.to_string()),
        }
    }

    fn book(&mut self) -> PuzzleBook {
        match (self.source)() {
            Ok(library) => {
                self.problem = None;
                PuzzleBook::new(library)
            }
            Err(why) => {
                self.problem = Some(why);
                self.memory.clone()
            }
        }
    }
}
