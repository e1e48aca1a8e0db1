//! Matches on disk: saved after every move, resumed when the player comes back.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use prise_game::{Match, Millis};
use prise_store::{
    MatchId, Repair, SavedMatch, SetAside, Shelf, Store, StoreError, StoredMatch, UnixMillis,
};

use super::games::Pictured;

/// The environment variable that names another folder for what is saved.
const FOLDER_VARIABLE: &str = "PRISE_DATA";
const FILE_NAME: &str = "prise.redb";

/// The saved matches. Without a place to write one can still play; the archive says so until
/// there is one.
pub(crate) struct Archive {
    place: RefCell<Place>,
    /// The damage that the player knows of.
    told: RefCell<Option<String>>,
}

enum Place {
    Open(Arc<Shelf>),
    /// Why nothing can be saved.
    Closed(String),
}

/// A saved match, in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bookmark {
    pub(crate) id: MatchId,
    pub(crate) saved: SavedMatch,
    /// When it was last played.
    pub(crate) updated: UnixMillis,
}

impl Archive {
    /// Opens the player's archive.
    pub(crate) fn open() -> Self {
        Self { place: RefCell::new(Place::find()), told: RefCell::new(None) }
    }

    /// Why nothing is saved, if so. Somebody else may have left the file to us by now.
    pub(crate) fn closed(&self) -> Option<String> {
        self.shelf();
        match &*self.place.borrow() {
            Place::Open(_) => None,
            Place::Closed(why) => Some(why.clone()),
        }
    }

    /// What the player should know about damage to the archive.
    pub(crate) fn damage(&self) -> Option<String> {
        self.shelf()?.set_aside().map(|aside| damage_text(&aside))
    }

    /// The same, if the player does not know it yet.
    pub(crate) fn news(&self) -> Option<String> {
        let damage = self.damage();
        let is_known = self.told.replace(damage.clone()) == damage;
        damage.filter(|_| !is_known)
    }

    /// The matches in progress, the one played last first.
    pub(crate) fn bookmarks(&self) -> Vec<Bookmark> {
        let Some(open) = self.shelf() else { return Vec::new() };
        // What is in the list and cannot be read is damage like any other.
        let whole = open.with(|store| {
            let page = store.matches()?;
            match page.unreadable.first() {
                None => Ok(page),
                Some(id) => Err(StoreError::Damaged(format!("match {id} cannot be read"))),
            }
        });
        let page = whole.or_else(|_| open.store().matches());
        let items = page.map(|page| page.items).unwrap_or_default();
        items
            .into_iter()
            .map(|(id, stored)| Bookmark { id, saved: stored.saved, updated: stored.updated })
            .collect()
    }

    /// Saves a match as it is now. It gets its number with the first save.
    pub(crate) fn save<G: Pictured>(
        &self,
        id: Option<MatchId>,
        table: &Match<G>,
        now: Millis,
    ) -> Result<Option<MatchId>, StoreError> {
        let Some(open) = self.shelf() else { return Ok(None) };
        let (saved, at) = (SavedMatch::of(table, now), today());
        let id = match id {
            Some(id) => id,
            None => open.with(|store| store.create(&saved, at))?,
        };
        match open.with(|store| store.save(id, &saved, at)) {
            // What the file held of it was lost to damage; here it still is.
            Err(StoreError::NoSuchMatch(_)) if open.set_aside().is_some() => {
                let stored = StoredMatch { created: at, updated: at, saved: saved.clone() };
                open.with(|store| {
                    store.restore_match(id, &stored)?;
                    store.save(id, &saved, at)
                })?;
            }
            done => done?,
        }
        Ok(Some(id))
    }

    /// Forgets a match in progress.
    pub(crate) fn delete(&self, id: MatchId) -> Result<(), StoreError> {
        let Some(open) = self.shelf() else { return Ok(()) };
        open.with(|store| store.delete_match(id)).map(drop)
    }

    fn shelf(&self) -> Option<Arc<Shelf>> {
        let mut place = self.place.borrow_mut();
        if matches!(*place, Place::Closed(_)) {
            *place = Place::find();
        }
        match &*place {
            Place::Open(open) => Some(Arc::clone(open)),
            Place::Closed(_) => None,
        }
    }
}

impl Place {
    fn find() -> Self {
        let open = || -> Result<Arc<Shelf>> {
            let folder = folder()?;
            std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
            Ok(Shelf::open(folder.join(FILE_NAME))?)
        };
        open().map_or_else(|error| Self::Closed(format!("{error:#}")), Self::Open)
    }
}

/// What was saved of a damaged archive, what was lost, and where the rest is.
fn damage_text(aside: &SetAside) -> String {
    let SetAside { path, salvaged, lost, .. } = aside;
    let lost = match lost {
        Some(0) => ", nothing is lost".to_owned(),
        Some(lost) => format!(", {lost} could not be read"),
        None => String::new(),
    };
    let (matches, records, path) = (salvaged.matches, salvaged.records, path.display());
    format!(
        "the saved games were damaged; of those in progress {matches} and of the finished ones \
         {records} are saved{lost}; the damaged file is kept as {path}"
    )
}

impl Bookmark {
    /// The match, and what was lost of it, in words.
    pub(crate) fn restore<G: Pictured>(&self) -> Result<(Match<G>, Option<String>)> {
        let restored = self.saved.restore::<G>().context("the saved match")?;
        let notice = restored.repair.map(|repair| match repair {
            Repair::RedoDropped { .. } => "what was taken back could not be kept".to_owned(),
            Repair::StartedFresh { why } => {
                format!("the history was damaged ({why}); going on from the position")
            }
        });
        Ok((restored.table, notice))
    }

    /// How many moves were played.
    pub(crate) fn plies(&self) -> usize {
        self.saved.history.len()
    }
}

/// The store of the player's archive, for the tools. A damaged one is left alone.
pub(crate) fn open_store() -> Result<Store> {
    let folder = folder()?;
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(Store::open(folder.join(FILE_NAME))?)
}

fn folder() -> Result<PathBuf> {
    if let Some(folder) = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    let folders = directories::ProjectDirs::from("dev", "Prise", "prise");
    Ok(folders.context("there is no home folder")?.data_dir().to_owned())
}

/// The time of day.
pub(crate) fn today() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis::new(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
