//! Every change of a study written down, in the background: the newest state alone counts.

use std::sync::{Arc, Mutex, PoisonError};

use prise_store::{SavedStudy, StudyId};
use tokio::sync::watch;

#[cfg(not(target_family = "wasm"))]
use crate::background::{self, WritesWaiting};
use crate::lock::lock;
use crate::matches::{ShelfSource, now};

/// Keeps one study of a library up to date.
pub(crate) struct Keeper {
    id: StudyId,
    writer: Arc<Writer>,
}

struct Writer {
    id: StudyId,
    state: Mutex<State>,
    /// Held by whoever writes, so that a later state is never written before an earlier one. Empty
    /// when the keeper is gone.
    shelf: Mutex<Option<ShelfSource>>,
}

struct State {
    /// What was handed in last, without when.
    last: SavedStudy,
    /// What is to be written. Touched under this lock alone, as in the saver of a match.
    waiting: watch::Sender<Option<SavedStudy>>,
    problem: Option<String>,
}

impl Keeper {
    /// Keeps a study that is written down under this number as it is now.
    pub(crate) fn new(shelf: ShelfSource, id: StudyId, last: SavedStudy) -> Self {
        let state = Mutex::new(State { last, waiting: watch::Sender::default(), problem: None });
        let writer = Arc::new(Writer { id, state, shelf: Mutex::new(Some(shelf)) });
        #[cfg(not(target_family = "wasm"))]
        background::start(lock(&writer.state).waiting.subscribe(), &writer);
        Self { id, writer }
    }

    pub(crate) const fn id(&self) -> StudyId {
        self.id
    }

    pub(crate) fn problem(&self) -> Option<String> {
        lock(&self.writer.state).problem.clone()
    }

    /// Has the study written down, if anything of it has changed. Returns at once.
    pub(crate) fn save(&self, study: SavedStudy) {
        let mut state = lock(&self.writer.state);
        if (&state.last.text, &state.last.name) == (&study.text, &study.name) {
            return;
        }
        state.last = study.clone();
        let study = SavedStudy { updated: now(), created: now(), ..study };
        state.waiting.send_replace(Some(study));
    }

    /// Waits until everything is written down. What could not be written before is tried again.
    pub(crate) fn flush(&self) {
        self.writer.write_waiting();
    }
}

/// A study that is left is written down first.
impl Drop for Keeper {
    fn drop(&mut self) {
        let is_clear = lock(&self.writer.state).waiting.borrow().is_none();
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
    fn write_waiting(&self) {
        let turn = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(source) = &*turn else { return };
        loop {
            let next = lock(&self.state).waiting.borrow().clone();
            let Some(study) = next else { break };
            let written = source().and_then(|shelf| {
                shelf
                    .with(|store| store.save_study(self.id, &study))
                    .map_err(|error| error.to_string())
            });
            let mut state = lock(&self.state);
            state.problem = written.err();
            if state.problem.is_some() {
                break;
            }
            // What has taken its place meanwhile is newer. Nobody needs to hear of this.
            state.waiting.send_if_modified(|waiting| {
                if waiting.as_ref() == Some(&study) {
                    *waiting = None;
                }
                false
            });
        }
    }
}
