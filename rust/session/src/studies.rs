//! The studies of a library: kept, listed, taken up again.

use std::sync::Arc;

use prise_store::{SavedStudy, StudyId, StudyList};

use crate::error::SessionError;
use crate::matches::{ShelfSource, now};
use crate::study::Study;

type Result<T> = std::result::Result<T, SessionError>;

/// The studies of a library.
#[derive(Clone)]
pub struct Studies {
    shelf: ShelfSource,
}

impl Studies {
    /// The studies that are kept there.
    pub fn kept_at(shelf: ShelfSource) -> Self {
        Self { shelf }
    }

    fn with<T>(
        &self,
        work: impl Fn(&prise_store::Store) -> std::result::Result<T, prise_store::StoreError>,
    ) -> Result<T> {
        let library = (self.shelf)().map_err(SessionError::Storage)?;
        Ok(library.with(work)?)
    }

    /// Writes a study down; from then on every change of it is. One that is kept already keeps its
    /// number.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&self, study: &Study) -> Result<StudyId> {
        if let Some(id) = study.id() {
            return Ok(id);
        }
        let saved = SavedStudy { created: now(), updated: now(), ..study.saved() };
        let id = self.with(|store| store.create_study(&saved))?;
        study.kept_as(Arc::clone(&self.shelf), id, saved);
        Ok(id)
    }

    /// Takes a study up again where it was left.
    ///
    /// # Errors
    /// If there is none with this number, or if it cannot be read.
    pub fn open(&self, id: StudyId) -> Result<Study> {
        let saved = self.with(|store| store.study(id))?;
        let none = || SessionError::NotAllowed(format!("there is no study {id}"));
        let saved = saved.ok_or_else(none)?;
        let study = Study::from_text(&saved.text)?;
        study.rename(&saved.name);
        if let Some(node) = study.nodes().get(saved.cursor as usize) {
            study.go_to(node.id)?;
        }
        study.kept_as(Arc::clone(&self.shelf), id, saved);
        Ok(study)
    }

    /// All studies.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn list(&self) -> Result<StudyList> {
        self.with(prise_store::Store::studies)
    }

    /// Gives a study another name, without opening it.
    ///
    /// # Errors
    /// If there is none with this number, or if it cannot be written.
    pub fn rename(&self, id: StudyId, name: &str) -> Result<()> {
        let study = self.open(id)?;
        study.rename(name);
        study.flush();
        study.save_problem().map_or(Ok(()), |why| Err(SessionError::Storage(why)))
    }

    /// Forgets a study and hands it over; nothing if there was none.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn delete(&self, id: StudyId) -> Result<Option<SavedStudy>> {
        self.with(|store| store.delete_study(id))
    }

    /// Takes back what was forgotten.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn restore(&self, id: StudyId, study: &SavedStudy) -> Result<()> {
        self.with(|store| store.save_study(id, study))
    }
}
