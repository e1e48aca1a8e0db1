//! Every change of a study written down, in the background: the newest state alone counts.

use std::sync::Mutex;

use prise_store::{SavedStudy, StudyId};

use crate::background::BackgroundWriter;
use crate::lock;
use crate::matches::{ShelfSource, now};

/// Keeps one study of a library up to date.
pub(crate) struct Keeper {
    id: StudyId,
    /// What was handed in last, without when.
    last: Mutex<SavedStudy>,
    writer: BackgroundWriter<SavedStudy>,
}

impl Keeper {
    /// Keeps a study that is written down under this number as it is now.
    pub(crate) fn new(shelf: ShelfSource, id: StudyId, last: SavedStudy) -> Self {
        let writer = BackgroundWriter::new(move |study| {
            shelf()?.with(|store| store.save_study(id, study)).map_err(|error| error.to_string())
        });
        Self { id, last: Mutex::new(last), writer }
    }

    pub(crate) const fn id(&self) -> StudyId {
        self.id
    }

    pub(crate) fn problem(&self) -> Option<String> {
        self.writer.problem()
    }

    /// Has the study written down, if anything of it has changed. Returns at once.
    pub(crate) fn save(&self, study: SavedStudy) {
        let mut last = lock(&self.last);
        if (&last.text, &last.name) == (&study.text, &study.name) {
            return;
        }
        *last = study.clone();
        self.writer.push(SavedStudy { updated: now(), created: now(), ..study }, |_| true);
    }

    /// Waits until everything is written down. What could not be written before is tried again.
    pub(crate) fn flush(&self) {
        self.writer.flush();
    }
}
