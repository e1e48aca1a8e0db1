//! Matches on disk: saved after every move, resumed when the player comes back.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use prise_session::{Matches, ShelfSource, lock};
use prise_store::{MatchId, SalvageReport, Shelf, Store, StoreError, StoredMatch};

/// The environment variable that names another folder for what is saved.
const FOLDER_VARIABLE: &str = "PRISE_DATA";
const FILE_NAME: &str = "prise.redb";

/// The saved matches. Without a place to write one can still play; the archive says so until
/// there is one.
pub(crate) struct Archive {
    place: ShelfSource,
    /// The matches in progress.
    pub(crate) matches: Matches,
    /// The damage that the player knows of.
    told: RefCell<Option<String>>,
}

impl Archive {
    /// Opens the player's archive.
    pub(crate) fn open() -> Self {
        let found = Mutex::new(open_shelf());
        let place: ShelfSource = Arc::new(move || {
            let mut found = lock(&found);
            // Somebody else may have left the file to us by now.
            if found.is_err() {
                *found = open_shelf();
            }
            found.clone()
        });
        Self { matches: Matches::kept_at(Arc::clone(&place)), place, told: RefCell::default() }
    }

    /// The library, or why there is none.
    pub(crate) fn shelf(&self) -> Result<Arc<Shelf>, String> {
        (self.place)()
    }

    /// Why nothing is saved, if so.
    pub(crate) fn closed(&self) -> Option<String> {
        self.shelf().err()
    }

    /// What the player should know about damage to the archive.
    pub(crate) fn damage(&self) -> Option<String> {
        self.shelf().ok()?.last_salvage().map(|aside| damage_text(&aside))
    }

    /// The same, if the player does not know it yet.
    pub(crate) fn news(&self) -> Option<String> {
        let damage = self.damage();
        let is_known = self.told.replace(damage.clone()) == damage;
        damage.filter(|_| !is_known)
    }

    /// The matches in progress, the one played last first.
    pub(crate) fn stored(&self) -> Vec<(MatchId, StoredMatch)> {
        let Ok(open) = self.shelf() else { return Vec::new() };
        open.matches().map(|page| page.items).unwrap_or_default()
    }

    /// Forgets a match in progress.
    pub(crate) fn delete(&self, id: MatchId) -> Result<(), StoreError> {
        let Ok(open) = self.shelf() else { return Ok(()) };
        open.with(|store| store.delete_match(id)).map(drop)
    }
}

/// The player's archive, shared by all who have it open; or why it cannot be opened.
pub(crate) fn open_shelf() -> Result<Arc<Shelf>, String> {
    let open = || -> anyhow::Result<_> { Ok(Shelf::open(file()?)?) };
    open().map_err(|error| format!("{error:#}"))
}

/// What was saved of a damaged archive, what was lost, and where the rest is.
fn damage_text(aside: &SalvageReport) -> String {
    let SalvageReport { path, salvaged, lost, .. } = aside;
    let lost = match lost {
        Some(0) => ", nothing is lost".to_owned(),
        Some(lost) => format!(", {lost} could not be read"),
        None => String::new(),
    };
    let (matches, records, path) = (salvaged.matches, salvaged.records, path.display());
    let studies = match salvaged.studies {
        0 => String::new(),
        count => format!(" and {count} studies"),
    };
    format!(
        "the saved games were damaged; of those in progress {matches} and of the finished ones \
         {records}{studies} are saved{lost}; the damaged file is kept as {path}"
    )
}

/// The store of the player's archive, for the tools. A damaged one is left alone.
pub(crate) fn open_store() -> Result<Store> {
    Ok(Store::open(file()?)?)
}

/// The archive's file, in a folder that is there.
fn file() -> Result<PathBuf> {
    let folder = folder()?;
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder.join(FILE_NAME))
}

fn folder() -> Result<PathBuf> {
    if let Some(folder) = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    let folders = directories::ProjectDirs::from("dev", "Prise", "prise");
    Ok(folders.context("there is no home folder")?.data_dir().to_owned())
}
