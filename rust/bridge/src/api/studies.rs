//! The studies of the library.

use prise_session::lock;
use prise_store::{SavedStudy, StudyId, UnixMillis};

use super::error::{CoreError, guarded};
use super::library::Library;
use super::session::GameSession;
use super::setup::MatchSetup;
use super::study::StudySession;

/// A study in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudySummary {
    /// Its number, for `Library.open_study`.
    pub id: u32,
    /// The game.
    pub game: String,
    /// What it is called; may be empty.
    pub name: String,
    /// How many moves are in it.
    pub moves: u32,
    /// When it was last changed, in seconds since 1970.
    pub updated_s: u32,
}

impl Library {
    /// Keeps a study in the library and tells its number; from then on every change of it is
    /// written down. One that is kept already keeps its number.
    pub fn keep_study(&self, study: &StudySession) -> Result<u32, CoreError> {
        guarded(|| Ok(self.handle.studies.keep(&study.handle)?.get()))
    }

    /// Takes a study up again where it was left; every change is written down.
    pub fn open_study(&self, id: u32) -> Result<StudySession, CoreError> {
        guarded(|| Ok(StudySession::over(self.handle.studies.open(StudyId::new(id))?)))
    }

    /// All studies that can be read, the one changed last first.
    pub fn list_studies(&self) -> Result<Vec<StudySummary>, CoreError> {
        guarded(|| Ok(self.handle.studies.list()?.studies.into_iter().map(study_summary).collect()))
    }

    /// Forgets a study; tells whether there was one. Until the app is closed it can be taken back
    /// by [`undelete_study`](Self::undelete_study).
    pub fn delete_study(&self, id: u32) -> Result<bool, CoreError> {
        guarded(|| {
            let deleted = self.handle.studies.delete(StudyId::new(id))?;
            let was_there = deleted.is_some();
            if let Some(study) = deleted {
                lock(&self.handle.deleted_studies).insert(id, study);
            }
            Ok(was_there)
        })
    }

    /// Takes back what was deleted; tells whether there was anything.
    pub fn undelete_study(&self, id: u32) -> Result<bool, CoreError> {
        guarded(|| {
            let Some(study) = lock(&self.handle.deleted_studies).get(&id).cloned() else {
                return Ok(false);
            };
            self.handle.studies.restore(StudyId::new(id), &study)?;
            lock(&self.handle.deleted_studies).remove(&id);
            Ok(true)
        })
    }

    /// Starts a match from the position at a study's cursor, which gives game, rules and start; the
    /// setup gives the players and the clock. It is not rated. What lies face-down is dealt anew.
    pub fn start_from_study(
        &self,
        study: &StudySession,
        setup: MatchSetup,
    ) -> Result<GameSession, CoreError> {
        guarded(|| {
            let setup = study.handle.setup(setup.to_session()?)?;
            Ok(GameSession::over(self.handle.matches.start(&setup, None)?))
        })
    }
}

fn study_summary((id, study): (StudyId, SavedStudy)) -> StudySummary {
    StudySummary {
        id: id.get(),
        game: study.game,
        name: study.name,
        moves: study.moves,
        updated_s: seconds(study.updated),
    }
}

/// Seconds fit into every platform's integers, until the year 2106.
fn seconds(time: UnixMillis) -> u32 {
    u32::try_from(time.get() / 1000).unwrap_or(u32::MAX)
}
