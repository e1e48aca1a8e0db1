//! Every change of a match written down, in the background.
//!
//! Writing waits for the disk, and a move must not. So a task of its own writes what a `watch`
//! channel holds, always the newest state: what was superseded before its turn came is skipped,
//! unless it was the end of the game, which counts even if it is taken back at once. In a browser,
//! where threads belong to the page, no task runs: it is written by the next
//! [`flush`](Saver::flush), which the app calls off the main thread.

use std::sync::{Arc, Mutex, PoisonError};

use prise_store::{MatchId, SavedMatch, StoreError, StoredMatch};
use tokio::sync::watch;

#[cfg(not(target_family = "wasm"))]
use crate::background::{self, WritesWaiting};
use crate::lock::lock;
use crate::matches::{ShelfSource, now};

/// Keeps one match of a library up to date.
pub(crate) struct Saver {
    shelf: ShelfSource,
    writer: Arc<Writer>,
}

struct Writer {
    state: Mutex<State>,
    /// Held by whoever writes, so that a later state is never written before an earlier one. Empty
    /// when the saver is gone: then nobody holds the store for it any more.
    shelf: Mutex<Option<ShelfSource>>,
}

struct State {
    /// Nothing before the match is written down for the first time.
    id: Option<MatchId>,
    /// What is to be written next: ends of the game, and after them the newest state. Touched
    /// under this lock alone, which a browser's main thread may wait for; the channel's own it may
    /// not.
    waiting: watch::Sender<Vec<SavedMatch>>,
    problem: Option<String>,
}

impl Saver {
    /// A match that has this number, or gets one when it is first written down.
    pub(crate) fn new(shelf: ShelfSource, id: Option<MatchId>) -> Self {
        let waiting = watch::Sender::default();
        let state = Mutex::new(State { id, waiting, problem: None });
        let writer = Arc::new(Writer { state, shelf: Mutex::new(Some(Arc::clone(&shelf))) });
        #[cfg(not(target_family = "wasm"))]
        background::start(lock(&writer.state).waiting.subscribe(), &writer);
        Self { shelf, writer }
    }

    pub(crate) fn id(&self) -> Option<MatchId> {
        lock(&self.writer.state).id
    }

    pub(crate) fn problem(&self) -> Option<String> {
        lock(&self.writer.state).problem.clone()
    }

    /// Has the match written down. Returns at once, but for the end of a game, which is on the
    /// disk when this returns.
    pub(crate) fn save(&self, saved: SavedMatch) {
        let is_over = saved.is_over();
        lock(&self.writer.state).waiting.send_modify(|waiting| {
            waiting.pop_if(|before| !before.is_over());
            waiting.push(saved);
        });
        if is_over && !cfg!(target_family = "wasm") {
            self.flush();
        }
    }

    /// Writes a match down at once, so that it has its number when this returns.
    pub(crate) fn create(&self, saved: &SavedMatch) -> Result<(), String> {
        self.writer.write(&self.shelf, saved)
    }

    /// Keeps in mind that a hint was given, whoever plays the match.
    pub(crate) fn note_hint(&self) -> Result<(), String> {
        let Some(id) = self.id() else { return Ok(()) };
        (self.shelf)()?.with(|store| store.note_hint(id)).map_err(|error| error.to_string())
    }

    /// Waits until everything is written down and nobody holds the store for it any more. What
    /// could not be written before is tried once more.
    pub(crate) fn flush(&self) {
        self.writer.write_waiting();
    }
}

/// A match that is left is written down first.
impl Drop for Saver {
    fn drop(&mut self) {
        let is_clear = lock(&self.writer.state).waiting.borrow().is_empty();
        // Waiting for whoever writes is not for the main thread of a browser.
        if !(is_clear && cfg!(target_family = "wasm")) {
            self.flush();
            self.writer.shelf.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }
}

#[cfg(not(target_family = "wasm"))]
impl WritesWaiting for Writer {
    fn write_waiting(&self) {
        Self::write_waiting(self);
    }
}

impl Writer {
    /// Writes what waits until nothing does, or until it cannot.
    fn write_waiting(&self) {
        let turn = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(source) = &*turn else { return };
        loop {
            let next = lock(&self.state).waiting.borrow().first().cloned();
            let Some(saved) = next else { break };
            let written = self.write(source, &saved);
            let mut state = lock(&self.state);
            state.problem = written.err();
            if state.problem.is_some() {
                break;
            }
            // What has taken its place meanwhile is newer. Nobody needs to hear of this.
            state.waiting.send_if_modified(|waiting| {
                if waiting.first() == Some(&saved) {
                    waiting.remove(0);
                }
                false
            });
        }
    }

    fn write(&self, source: &ShelfSource, saved: &SavedMatch) -> Result<(), String> {
        let (library, at) = (source()?, now());
        let known = lock(&self.state).id;
        let create = || library.with(|store| store.create(saved, at));
        let id = known.map_or_else(create, Ok).map_err(|error| error.to_string())?;
        lock(&self.state).id = Some(id);
        let written = match library.with(|store| store.save(id, saved, at)) {
            // What the file held of it was lost to damage; here it still is.
            Err(StoreError::NoSuchMatch(_)) if library.last_salvage().is_some() => {
                let stored = StoredMatch { created: at, updated: at, saved: saved.clone() };
                library.with(|store| {
                    store.restore_match(id, &stored)?;
                    store.save(id, saved, at)
                })
            }
            done => done,
        };
        written.map_err(|error| error.to_string())
    }
}
