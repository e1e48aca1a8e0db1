//! Every change of a match written down, in the background.
//!
//! Writing waits for the disk, and a move must not. So a thread of its own writes, always the
//! newest state: what was superseded before its turn came is skipped. In a browser, where the
//! library lives in memory, it is written at once.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use prise_store::{MatchId, SavedMatch, Store};

use crate::api::library::now;

/// Keeps one match of a library up to date.
pub(crate) struct Saver {
    id: MatchId,
    desk: Arc<Desk>,
}

struct Desk {
    store: Arc<Store>,
    id: MatchId,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// What is to be written next.
    waiting: Option<SavedMatch>,
    /// Whether somebody will write it: a worker goes home when nothing waits.
    has_worker: bool,
    worker: Option<JoinHandle<()>>,
    problem: Option<String>,
}

impl Saver {
    pub(crate) fn new(store: Arc<Store>, id: MatchId) -> Self {
        let state = Mutex::default();
        Self { id, desk: Arc::new(Desk { store, id, state }) }
    }

    pub(crate) const fn id(&self) -> u32 {
        self.id.get()
    }

    pub(crate) fn problem(&self) -> Option<String> {
        self.desk.lock().problem.clone()
    }

    /// Has the match written down. Returns at once.
    pub(crate) fn save(&self, saved: SavedMatch) {
        let mut state = self.desk.lock();
        state.waiting = Some(saved);
        if cfg!(target_family = "wasm") {
            drop(state);
            self.desk.work();
        } else if !state.has_worker {
            state.has_worker = true;
            let desk = Arc::clone(&self.desk);
            state.worker = Some(thread::spawn(move || desk.work()));
        }
    }

    /// Waits until everything is written down and nobody holds the store for it any more.
    pub(crate) fn flush(&self) {
        loop {
            let worker = self.desk.lock().worker.take();
            let Some(worker) = worker else { break };
            // A worker that panicked has left what it held as it was.
            let _ = worker.join();
        }
    }
}

/// A match that is left is written down first.
impl Drop for Saver {
    fn drop(&mut self) {
        self.flush();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes what waits until nothing does.
    fn work(&self) {
        let mut state = self.lock();
        while let Some(saved) = state.waiting.take() {
            drop(state);
            let written = self.store.save(self.id, &saved, now());
            state = self.lock();
            state.problem = written.err().map(|error| error.to_string());
        }
        state.has_worker = false;
    }
}
