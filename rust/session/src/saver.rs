//! Every change of a match written down, in the background: the newest state, and every end of the
//! game, which counts even if it is taken back at once.

use std::sync::{Arc, Mutex};

use prise_store::{MatchId, SavedMatch, StoreError, StoredMatch};

use crate::background::BackgroundWriter;
use crate::lock;
use crate::matches::{ShelfSource, now};

/// Keeps one match of a library up to date.
pub(crate) struct Saver {
    place: Arc<KeptMatch>,
    writer: BackgroundWriter<SavedMatch>,
}

/// Where a match is kept.
struct KeptMatch {
    shelf: ShelfSource,
    /// Nothing before the match is written down for the first time.
    id: Mutex<Option<MatchId>>,
}

impl Saver {
    /// A match that has this number, or gets one when it is first written down.
    pub(crate) fn new(shelf: ShelfSource, id: Option<MatchId>) -> Self {
        let place = Arc::new(KeptMatch { shelf, id: Mutex::new(id) });
        let target = Arc::clone(&place);
        Self { place, writer: BackgroundWriter::new(move |saved| target.write(saved)) }
    }

    pub(crate) fn id(&self) -> Option<MatchId> {
        *lock(&self.place.id)
    }

    pub(crate) fn problem(&self) -> Option<String> {
        self.writer.problem()
    }

    /// Has the match written down. Returns at once, but for the end of a game, which is on the
    /// disk when this returns.
    pub(crate) fn save(&self, saved: SavedMatch) {
        let is_over = saved.is_over();
        self.writer.push(saved, |before| !before.is_over());
        if is_over && !cfg!(target_family = "wasm") {
            self.flush();
        }
    }

    /// Writes a match down at once, so that it has its number when this returns.
    pub(crate) fn create(&self, saved: &SavedMatch) -> Result<(), String> {
        self.place.write(saved)
    }

    /// Keeps in mind that a hint was given, whoever plays the match.
    pub(crate) fn note_hint(&self) -> Result<(), String> {
        let Some(id) = self.id() else { return Ok(()) };
        (self.place.shelf)()?.with(|store| store.note_hint(id)).map_err(|error| error.to_string())
    }

    /// Waits until everything is written down. What could not be written is tried once more.
    pub(crate) fn flush(&self) {
        self.writer.flush();
    }
}

impl KeptMatch {
    fn write(&self, saved: &SavedMatch) -> Result<(), String> {
        let (library, at) = ((self.shelf)()?, now());
        let known = *lock(&self.id);
        let create = || library.with(|store| store.create(saved, at));
        let id = known.map_or_else(create, Ok).map_err(|error| error.to_string())?;
        *lock(&self.id) = Some(id);
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
