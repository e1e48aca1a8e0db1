//! Every change of a match written down, in the background.
//!
//! Writing waits for the disk, and a move must not. So a thread of its own writes, always the
//! newest state: what was superseded before its turn came is skipped, unless it was the end of
//! the game, which counts even if it is taken back at once. In a browser, where threads belong to
//! the page, it is written by the next [`flush`](Saver::flush), which the app calls off the main
//! thread.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use prise_store::{MatchId, SavedMatch, StoreError, StoredMatch};

use crate::lock::lock;
use crate::matches::{ShelfSource, now};

/// Keeps one match of a library up to date.
pub(crate) struct Saver(Arc<Writer>);

struct Writer {
    shelf: ShelfSource,
    state: Mutex<State>,
    /// Held by whoever writes, so that a later state is never written before an earlier one.
    writing: Mutex<()>,
}

#[derive(Default)]
struct State {
    /// Nothing before the match is written down for the first time.
    id: Option<MatchId>,
    /// What is to be written next: ends of the game, and after them the newest state.
    waiting: Vec<SavedMatch>,
    /// Whether somebody will write it: a worker goes home when nothing waits.
    has_worker: bool,
    worker: Option<JoinHandle<()>>,
    problem: Option<String>,
}

impl Saver {
    /// A match that has this number, or gets one when it is first written down.
    pub(crate) fn new(shelf: ShelfSource, id: Option<MatchId>) -> Self {
        let state = Mutex::new(State { id, ..State::default() });
        Self(Arc::new(Writer { shelf, state, writing: Mutex::default() }))
    }

    pub(crate) fn id(&self) -> Option<MatchId> {
        lock(&self.0.state).id
    }

    pub(crate) fn problem(&self) -> Option<String> {
        lock(&self.0.state).problem.clone()
    }

    /// Has the match written down. Returns at once, but for the end of a game, which is on the
    /// disk when this returns.
    pub(crate) fn save(&self, saved: SavedMatch) {
        let is_over = saved.is_over();
        let mut state = lock(&self.0.state);
        state.waiting.pop_if(|before| !before.is_over());
        state.waiting.push(saved);
        if cfg!(target_family = "wasm") {
            return;
        }
        if !state.has_worker {
            state.has_worker = true;
            let writer = Arc::clone(&self.0);
            state.worker = Some(thread::spawn(move || writer.work()));
        }
        drop(state);
        if is_over {
            self.flush();
        }
    }

    /// Writes a match down at once, so that it has its number when this returns.
    pub(crate) fn create(&self, saved: &SavedMatch) -> Result<(), String> {
        self.0.write(saved)
    }

    /// Keeps in mind that a hint was given, whoever plays the match.
    pub(crate) fn note_hint(&self) -> Result<(), String> {
        let Some(id) = self.id() else { return Ok(()) };
        (self.0.shelf)()?.with(|store| store.note_hint(id)).map_err(|error| error.to_string())
    }

    /// Waits until everything is written down and nobody holds the store for it any more. What
    /// could not be written before is tried once more.
    pub(crate) fn flush(&self) {
        loop {
            let worker = lock(&self.0.state).worker.take();
            let Some(worker) = worker else { break };
            // A worker that panicked has left what it held as it was.
            let _ = worker.join();
        }
        self.0.work();
    }
}

/// A match that is left is written down first.
impl Drop for Saver {
    fn drop(&mut self) {
        let is_clear = lock(&self.0.state).waiting.is_empty();
        // Waiting for whoever writes is not for the main thread of a browser.
        if !(is_clear && cfg!(target_family = "wasm")) {
            self.flush();
        }
    }
}

impl Writer {
    /// Writes what waits until nothing does, or until it cannot.
    fn work(&self) {
        let _turn = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut state = lock(&self.state);
        while let Some(saved) = state.waiting.first().cloned() {
            drop(state);
            let written = self.write(&saved);
            state = lock(&self.state);
            state.problem = written.err();
            if state.problem.is_some() {
                break;
            }
            // What has taken its place meanwhile is newer.
            if state.waiting.first() == Some(&saved) {
                state.waiting.remove(0);
            }
        }
        state.has_worker = false;
    }

    fn write(&self, saved: &SavedMatch) -> Result<(), String> {
        let (library, at) = ((self.shelf)()?, now());
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
