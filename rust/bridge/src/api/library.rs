//! What the app remembers: matches in progress, finished games, statistics, settings.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use flutter_rust_bridge::frb;
use prise_store::{
    ImportError, MatchId, OpenError, Record, Store, StoreError, StoredMatch, UnixMillis,
};
use web_time::{SystemTime, UNIX_EPOCH};

use super::archive::{
    ImportView, MatchSummary, PageMark, PdnImportView, ProgressView, RatingView, RecordFilter,
    RecordPage, TallyView, entry_problem_view, match_summary, page_mark, problem_view,
    progress_view, query, record_summary, tally_view,
};
use super::error::{CoreError, ErrorKind, guarded};
use super::session::GameSession;
use super::setup::{MatchSetup, PlayerSetup};
use crate::registry::registered;
use crate::saver::Saver;
use crate::table::Table;

/// The file in the folder that Dart hands in.
const FILE: &str = "prise.redb";

/// The library. It is opened once and lives as long as the app.
#[frb(opaque)]
pub struct Library {
    store: Arc<Store>,
    is_persistent: bool,
    notice: Option<String>,
    /// What was deleted and can be taken back.
    deleted: Mutex<HashMap<u32, Deleted>>,
}

/// A match may be in progress and have a record: when its end was undone.
#[derive(Clone)]
struct Deleted {
    in_progress: Option<StoredMatch>,
    finished: Option<Record>,
}

/// Settings of one category, as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingsView {
    /// The value; `null` if nothing was saved yet, or if it cannot be read.
    pub json: String,
    /// Why it cannot be read, if so.
    pub problem: Option<String>,
}

impl Library {
    /// Opens the library in this folder. A damaged file is set aside, never deleted, and the
    /// library starts anew: see [`notice`](Self::notice). On the web there is no folder: the
    /// library lasts as long as the page.
    pub fn open(folder: String) -> Result<Self, CoreError> {
        guarded(|| {
            if cfg!(target_family = "wasm") {
                return Self::in_memory();
            }
            let opened = Store::open_or_set_aside(PathBuf::from(folder).join(FILE))
                .map_err(|error| cannot_open(&error))?;
            let notice = opened.set_aside.map(|aside| {
                format!(
                    "the library was damaged ({}); it was kept as {}",
                    aside.why,
                    aside.path.display()
                )
            });
            Ok(Self::over(opened.store, true, notice))
        })
    }

    /// A library that lasts as long as it is held.
    pub fn in_memory() -> Result<Self, CoreError> {
        let store = Store::in_memory().map_err(|error| cannot_open(&error))?;
        Ok(Self::over(store, false, None))
    }

    fn over(store: Store, is_persistent: bool, notice: Option<String>) -> Self {
        Self { store: Arc::new(store), is_persistent, notice, deleted: Mutex::default() }
    }

    /// Whether what is saved outlives the app.
    #[frb(sync)]
    pub fn is_persistent(&self) -> bool {
        self.is_persistent
    }

    /// Changes with everything that is written. A library in memory outlives the page by whoever
    /// keeps [`export_all`](Self::export_all) somewhere whenever this has changed, and hands it to
    /// [`import_all`](Self::import_all) the next time.
    #[frb(sync)]
    pub fn revision(&self) -> u32 {
        self.store.revision()
    }

    /// What the user should know about the opening, if anything.
    #[frb(sync)]
    pub fn notice(&self) -> Option<String> {
        self.notice.clone()
    }

    /// Starts a match that is written down after every move.
    pub fn start(&self, setup: MatchSetup) -> Result<GameSession, CoreError> {
        guarded(|| {
            let table = (registered(&setup.game)?.start)(&setup)?;
            self.keep(table)
        })
    }

    /// Takes a match up again exactly where it was left.
    pub fn resume(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| {
            let id = MatchId::new(id);
            let stored = self.store.load(id).map_err(storage)?.ok_or_else(|| missing(id))?;
            let restored = (registered(&stored.saved.game)?.restore)(&stored.saved)?;
            let saver = Saver::new(Arc::clone(&self.store), id);
            Ok(GameSession::at(restored.table, Some(saver)).with_notice(restored.notice))
        })
    }

    /// Looks at a finished game. Nothing that happens there is written down.
    pub fn review(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| {
            let id = MatchId::new(id);
            let record = self.store.record(id).map_err(storage)?.ok_or_else(|| missing(id))?;
            let restored = (registered(&record.saved.game)?.restore)(&record.saved)?;
            Ok(GameSession::at(restored.table, None).with_notice(restored.notice))
        })
    }

    /// A new match that goes on from a ply of another, between these players, and is written down
    /// after every move. It is not rated.
    pub fn branch(
        &self,
        session: &GameSession,
        ply: u32,
        players: Vec<PlayerSetup>,
    ) -> Result<GameSession, CoreError> {
        guarded(|| self.keep(session.branched(ply, &players)?))
    }

    fn keep(&self, table: Box<dyn Table>) -> Result<GameSession, CoreError> {
        let id = self.store.create(&table.saved(), now()).map_err(storage)?;
        Ok(GameSession::at(table, Some(Saver::new(Arc::clone(&self.store), id))))
    }

    /// All matches in progress, the one played last first.
    pub fn matches(&self) -> Result<Vec<MatchSummary>, CoreError> {
        guarded(|| {
            let page = self.store.matches().map_err(storage)?;
            Ok(page.items.into_iter().map(match_summary).collect())
        })
    }

    /// A page of finished games, newest first: the first one, or the one after a page.
    pub fn records(
        &self,
        filter: RecordFilter,
        after: Option<PageMark>,
        size: u32,
    ) -> Result<RecordPage, CoreError> {
        guarded(|| {
            let page = self.store.records(&query(filter, after, size)).map_err(storage)?;
            Ok(RecordPage {
                items: page.items.into_iter().map(record_summary).collect(),
                unreadable: page.unreadable.len() as u32,
                next: page.next.map(page_mark),
            })
        })
    }

    /// Forgets a match in progress or a finished game; tells whether there was one. Until the app
    /// is closed it can be taken back by [`undelete`](Self::undelete).
    pub fn delete(&self, id: u32) -> Result<bool, CoreError> {
        guarded(|| {
            let number = MatchId::new(id);
            let in_progress = self.store.delete_match(number).map_err(storage)?;
            let finished = self.store.delete_record(number).map_err(storage)?;
            let deleted = Deleted { in_progress, finished };
            let is_any = deleted.in_progress.is_some() || deleted.finished.is_some();
            if is_any {
                self.lock_deleted().insert(id, deleted);
            }
            Ok(is_any)
        })
    }

    /// Takes back what was deleted; tells whether there was anything.
    pub fn undelete(&self, id: u32) -> Result<bool, CoreError> {
        guarded(|| {
            let Some(deleted) = self.lock_deleted().get(&id).cloned() else { return Ok(false) };
            let number = MatchId::new(id);
            if let Some(record) = &deleted.finished {
                self.store.restore_record(number, record).map_err(storage)?;
            }
            if let Some(stored) = &deleted.in_progress {
                self.store.restore_match(number, stored).map_err(storage)?;
            }
            self.lock_deleted().remove(&id);
            Ok(true)
        })
    }

    fn lock_deleted(&self) -> MutexGuard<'_, HashMap<u32, Deleted>> {
        self.deleted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who won how often.
    pub fn statistics(&self) -> Result<Vec<TallyView>, CoreError> {
        guarded(|| {
            let statistics = self.store.statistics().map_err(storage)?;
            Ok(statistics.tallies.into_iter().map(tally_view).collect())
        })
    }

    /// How the person has got on in the rated games of one kind: ratings and streaks.
    pub fn progress(&self, game: String) -> Result<ProgressView, CoreError> {
        guarded(|| Ok(progress_view(&self.store.progress(&game).map_err(storage)?)))
    }

    /// The person's rating in a game, a newcomer's before the first rated game.
    pub fn rating(&self, game: String) -> Result<RatingView, CoreError> {
        guarded(|| {
            let rating = self.store.rating(&game).map_err(storage)?;
            Ok(RatingView {
                rating: rating.glicko.rating,
                deviation: rating.glicko.deviation,
                games: rating.games,
            })
        })
    }

    /// The settings of a category.
    #[frb(sync)]
    pub fn settings(&self, category: String) -> Result<SettingsView, CoreError> {
        guarded(|| {
            let settings = self.store.settings::<serde_json::Value>(&category).map_err(storage)?;
            Ok(SettingsView { json: settings.value.to_string(), problem: settings.problem })
        })
    }

    /// Saves the settings of a category.
    pub fn save_settings(&self, category: String, json: String) -> Result<(), CoreError> {
        guarded(|| {
            let value: serde_json::Value = serde_json::from_str(&json)
                .map_err(|error| CoreError::new(ErrorKind::BadSetup, error))?;
            self.store.save_settings(&category, &value).map_err(storage)
        })
    }

    /// Everything as one JSON text.
    pub fn export_all(&self) -> Result<String, CoreError> {
        guarded(|| self.store.export(now()).map_err(storage))
    }

    /// Adds everything that an export holds.
    pub fn import_all(&self, text: String) -> Result<ImportView, CoreError> {
        guarded(|| {
            let report = self
                .store
                .import(&text)
                .map_err(|error| CoreError::new(cannot_import(&error), error))?;
            Ok(ImportView {
                matches: report.matches as u32,
                records: report.records as u32,
                duplicates: report.duplicates as u32,
                settings: report.settings as u32,
                problems: report.problems.iter().map(entry_problem_view).collect(),
            })
        })
    }

    /// Adds the draughts games of a PDN text: those with a result as finished games, the others
    /// as matches that can be played on. One that cannot be read does not cost the others.
    pub fn import_pdn(&self, text: String) -> Result<PdnImportView, CoreError> {
        guarded(|| {
            let import = self.store.import_pdn(&text, now()).map_err(storage)?;
            let records = import.records.into_iter().map(|id| {
                let record = self.store.record(id).map_err(storage)?.ok_or_else(|| missing(id))?;
                Ok(record_summary((id, record)))
            });
            Ok(PdnImportView {
                records: records.collect::<Result<_, CoreError>>()?,
                matches: import.matches.into_iter().map(MatchId::get).collect(),
                problems: import.problems.iter().map(problem_view).collect(),
            })
        })
    }

    /// Finished draughts games as PDN: these, or all of them, oldest first.
    pub fn export_pdn(&self, ids: Option<Vec<u32>>) -> Result<String, CoreError> {
        guarded(|| {
            let Some(ids) = ids else { return self.store.export_pdn().map_err(storage) };
            let games = ids.into_iter().map(MatchId::new).map(|id| {
                let record = self.store.record(id).map_err(storage)?.ok_or_else(|| missing(id))?;
                let game = record.to_pdn();
                game.map(|game| game.to_string())
                    .map_err(|error| CoreError::new(ErrorKind::NotAllowed, error))
            });
            games.collect()
        })
    }

    /// The app goes to the background: the next opening will be quick whatever happens.
    pub fn checkpoint(&self) -> Result<(), CoreError> {
        guarded(|| self.store.checkpoint().map_err(storage))
    }
}

/// The time of day.
pub(crate) fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis::new(since.as_millis() as u64)
}

fn storage(error: StoreError) -> CoreError {
    CoreError::new(ErrorKind::Storage, error)
}

fn cannot_import(error: &ImportError) -> ErrorKind {
    match error {
        ImportError::NotAnExport(_) => ErrorKind::NotAnExport,
        ImportError::FromTheFuture { .. } => ErrorKind::NewerExport,
        ImportError::Store(_) => ErrorKind::Storage,
    }
}

fn cannot_open(error: &OpenError) -> CoreError {
    CoreError::new(ErrorKind::Storage, error)
}

fn missing(id: MatchId) -> CoreError {
    CoreError::new(ErrorKind::NotAllowed, format!("there is no match {id}"))
}
