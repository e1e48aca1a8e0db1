//! What the app remembers: matches in progress, finished games, statistics, settings.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_session::{ClubTrees, Matches, Session, ShelfSource, Studies, lock, now};
use prise_store::{DeletedMatch, MatchId, Record, SalvageReport, SavedStudy, Shelf, Store};

use super::archive::{
    MatchSummary, PageMark, RatingHistory, RatingView, RecordFilter, RecordPage, ResultCounts,
    match_summary, page_mark, query, rating_history, record_summary, result_counts,
};
use super::deal::{DealMix, PreparedDeal};
use super::error::{CoreError, ErrorKind, guarded};
use super::session::GameSession;
use super::setup::{MatchSetup, PlayerSetup};
use crate::present::pdn_text;

/// The file in the folder that Dart hands in.
const FILE: &str = "prise.redb";

/// The library. It is opened once and lives as long as the app.
pub struct Library {
    /// The library itself.
    pub handle: RustOpaqueNom<crate::api::library::OpenLibrary>,
}

/// What a [`Library`] is a handle of.
pub struct OpenLibrary {
    pub(crate) shelf: Arc<Shelf>,
    is_persistent: bool,
    /// What was deleted and can be taken back.
    deleted: Mutex<HashMap<u32, DeletedMatch>>,
    /// The matches in progress.
    pub(super) matches: Matches,
    /// The studies, and those that were deleted and can be taken back.
    pub(super) studies: Studies,
    pub(super) deleted_studies: Mutex<HashMap<u32, SavedStudy>>,
    /// The trees of openings that a club has made.
    pub(super) club_trees: ClubTrees,
}

/// What became of a library whose file was damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamageView {
    /// Where the damaged file is now. It was only read, and is never deleted.
    pub path: String,
    /// What was wrong with it, in English.
    pub why: String,
    /// How many matches in progress could be read and are in the new file.
    pub matches: u32,
    /// How many finished games could be read and are in the new file.
    pub records: u32,
    /// How many studies could be read and are in the new file.
    pub studies: u32,
    /// How many of all these could not be read; nothing if that cannot be told.
    pub lost: Option<u32>,
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
    /// library goes on with what can be read of it: see [`damage`](Self::damage). Opened twice in
    /// one process, it is one library. On the web there is no folder: it lasts as long as the
    /// page.
    pub fn open(folder: String) -> Result<Self, CoreError> {
        guarded(|| {
            if cfg!(target_family = "wasm") {
                return Self::in_memory();
            }
            let folder = PathBuf::from(folder);
            let shelf = Shelf::open(folder.join(FILE))?;
            Ok(Self::over(shelf, Some(folder)))
        })
    }

    /// A library that lasts as long as it is held.
    pub fn in_memory() -> Result<Self, CoreError> {
        Ok(Self::over(Shelf::in_memory()?, None))
    }

    fn over(shelf: Arc<Shelf>, folder: Option<PathBuf>) -> Self {
        let copy = Arc::clone(&shelf);
        let source: ShelfSource = Arc::new(move || Ok(Arc::clone(&copy)));
        let library = OpenLibrary {
            shelf,
            is_persistent: folder.is_some(),
            deleted: Mutex::default(),
            matches: Matches::kept_at(Arc::clone(&source)),
            studies: Studies::kept_at(source),
            deleted_studies: Mutex::default(),
            club_trees: ClubTrees::kept_in(folder),
        };
        Self { handle: RustOpaqueNom::new(library) }
    }

    /// Whether what is saved outlives the app.
    #[frb(sync)]
    pub fn is_persistent(&self) -> bool {
        self.handle.is_persistent
    }

    /// Changes with everything that is written. A library in memory outlives the page by whoever
    /// keeps [`export_all`](Self::export_all) somewhere whenever this has changed, and hands it to
    /// [`import_kept`](Self::import_kept) the next time.
    #[frb(sync)]
    pub fn revision(&self) -> u32 {
        self.handle.shelf.store().revision()
    }

    /// What became of the library's file if it was damaged, when it was opened or since.
    #[frb(sync)]
    pub fn damage(&self) -> Option<DamageView> {
        self.handle.shelf.last_salvage().map(damage_view)
    }

    /// Starts a match that is written down after every move.
    pub fn start(&self, setup: MatchSetup) -> Result<GameSession, CoreError> {
        guarded(|| Ok(GameSession::over(self.handle.matches.start(&setup.to_session()?, None)?)))
    }

    /// Starts a match of a promised deal, with what the players mix in. It is written down after
    /// every move. If it cannot be, the deal still waits.
    pub fn start_dealt(
        &self,
        setup: MatchSetup,
        deal: &PreparedDeal,
        mix: DealMix,
    ) -> Result<GameSession, CoreError> {
        guarded(|| {
            let setup = setup.to_session()?;
            let start = |shuffle| self.handle.matches.start(&setup, Some(shuffle));
            Ok(GameSession::over(deal.handle.deal(&setup.game, mix.contribution(), start)?))
        })
    }

    /// Takes a match up again exactly where it was left. A session that still plays it does not
    /// any more.
    pub fn resume(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| Ok(GameSession::over(self.handle.matches.resume(MatchId::new(id))?)))
    }

    /// Looks at a match in progress. It can be analysed and gone on from, and is not played here.
    pub fn look_on(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| Ok(GameSession::over(self.handle.matches.look_on(MatchId::new(id))?)))
    }

    /// Looks at a finished game. Nothing that happens there is written down.
    pub fn review(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| {
            let record = self.record(MatchId::new(id))?;
            Ok(GameSession::over(Session::restore(&record.saved)?))
        })
    }

    /// Looks at how a finished game went on after its end was undone, once that was finished, too.
    pub fn review_continuation(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| {
            let id = MatchId::new(id);
            let saved = self.record(id)?.continuation.ok_or_else(|| missing(id))?;
            Ok(GameSession::over(Session::restore(&saved)?))
        })
    }

    /// A new match that goes on from a ply of another, between these players, and is written down
    /// after every move. It is not rated. What was face-down then is dealt anew.
    pub fn branch(
        &self,
        session: &GameSession,
        ply: u32,
        players: Vec<PlayerSetup>,
    ) -> Result<GameSession, CoreError> {
        guarded(|| {
            let branch = session.handle.branch(ply as usize, crate::present::players(&players)?)?;
            Ok(GameSession::over(self.handle.matches.keep_now(branch)?))
        })
    }

    fn record(&self, id: MatchId) -> Result<Record, CoreError> {
        self.with(|store| store.record(id))?.ok_or_else(|| missing(id))
    }

    /// All matches in progress, the one played last first.
    pub fn matches(&self) -> Result<Vec<MatchSummary>, CoreError> {
        guarded(|| {
            let page = self.handle.shelf.matches()?;
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
        let query = query(filter, after, size);
        let page = self.with(|store| store.records(&query))?;
        Ok(RecordPage {
            items: page.items.into_iter().map(record_summary).collect(),
            unreadable: page.unreadable.len() as u32,
            next: page.next.map(page_mark),
        })
    }

    /// Forgets a match in progress or a finished game; tells whether there was one. Until the app
    /// is closed it can be taken back by [`undelete`](Self::undelete).
    pub fn delete(&self, id: u32) -> Result<bool, CoreError> {
        let deleted = self.with(|store| store.delete(MatchId::new(id)))?;
        Ok(deleted.map(|deleted| lock(&self.handle.deleted).insert(id, deleted)).is_some())
    }

    /// Takes back what was deleted; tells whether there was anything.
    pub fn undelete(&self, id: u32) -> Result<bool, CoreError> {
        let Some(deleted) = lock(&self.handle.deleted).get(&id).cloned() else { return Ok(false) };
        self.with(|store| store.restore(MatchId::new(id), &deleted))?;
        Ok(lock(&self.handle.deleted).remove(&id).is_some())
    }

    /// Who won how often.
    pub fn statistics(&self) -> Result<Vec<ResultCounts>, CoreError> {
        Ok(self.with(Store::statistics)?.counts.into_iter().map(result_counts).collect())
    }

    /// How the person has got on in the rated games of one kind: ratings and streaks.
    pub fn rating_history(&self, game: String) -> Result<RatingHistory, CoreError> {
        Ok(rating_history(&self.with(|store| store.rating_history(&game))?))
    }

    /// The person's rating in a game, a newcomer's before the first rated game.
    pub fn rating(&self, game: String) -> Result<RatingView, CoreError> {
        let rating = self.with(|store| store.rating(&game))?;
        let (games, glicko) = (rating.games, rating.glicko);
        Ok(RatingView { rating: glicko.rating, deviation: glicko.deviation, games })
    }

    /// The settings of a category.
    #[frb(sync)]
    pub fn settings(&self, category: String) -> Result<SettingsView, CoreError> {
        let settings = self.with(|store| store.settings::<serde_json::Value>(&category))?;
        Ok(SettingsView { json: settings.value.to_string(), problem: settings.problem })
    }

    /// Saves the settings of a category.
    pub fn save_settings(&self, category: String, json: String) -> Result<(), CoreError> {
        let value: serde_json::Value = serde_json::from_str(&json)
            .map_err(|error| CoreError::new(ErrorKind::BadSetup, error))?;
        self.with(|store| store.save_settings(&category, &value))
    }

    /// Everything as one JSON text.
    pub fn export_all(&self) -> Result<String, CoreError> {
        self.with(|store| store.export(now()))
    }

    /// Finished draughts games as PDN: these, or all of them, oldest first.
    pub fn export_pdn(&self, ids: Option<Vec<u32>>) -> Result<String, CoreError> {
        guarded(|| {
            let Some(ids) = ids else { return self.with(Store::export_pdn) };
            ids.into_iter().map(|id| pdn_text(self.record(MatchId::new(id))?.to_pdn())).collect()
        })
    }

    /// The app goes to the background: the next opening will be quick whatever happens.
    pub fn checkpoint(&self) -> Result<(), CoreError> {
        self.with(Store::checkpoint)
    }
}

fn damage_view(aside: SalvageReport) -> DamageView {
    DamageView {
        path: aside.path.display().to_string(),
        why: aside.why,
        matches: aside.salvaged.matches as u32,
        records: aside.salvaged.records as u32,
        studies: aside.salvaged.studies as u32,
        lost: aside.lost.map(|lost| lost as u32),
    }
}

fn missing(id: MatchId) -> CoreError {
    CoreError::new(ErrorKind::NotAllowed, format!("there is no match {id}"))
}
