//! Matches on disk: saved after every move, resumed when the player comes back.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use prise_game::{Match, Millis};
use prise_store::{MatchId, Repair, SavedMatch, Store, StoreError, UnixMillis};

use super::games::Pictured;

/// The environment variable that names another folder for what is saved.
const FOLDER_VARIABLE: &str = "PRISE_DATA";
const FILE_NAME: &str = "prise.redb";

/// The saved matches. Without a place to write one can still play; the notice says so.
pub(crate) struct Archive {
    store: Option<Store>,
    /// What the player should know about it.
    pub(crate) notice: Option<String>,
}

/// A saved match, in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bookmark {
    pub(crate) id: MatchId,
    pub(crate) saved: SavedMatch,
}

impl Archive {
    /// Opens the player's archive.
    pub(crate) fn open() -> Self {
        match folder().and_then(|folder| open_in(&folder)) {
            Ok(archive) => archive,
            Err(error) => {
                Self { store: None, notice: Some(format!("nothing will be saved: {error:#}")) }
            }
        }
    }

    /// The matches in progress, the one played last first.
    pub(crate) fn bookmarks(&self) -> Vec<Bookmark> {
        let page = self.store.as_ref().and_then(|store| store.matches().ok());
        let items = page.map(|page| page.items).unwrap_or_default();
        items.into_iter().map(|(id, stored)| Bookmark { id, saved: stored.saved }).collect()
    }

    /// Saves a match as it is now. It gets its number with the first save.
    pub(crate) fn save<G: Pictured>(
        &self,
        id: Option<MatchId>,
        table: &Match<G>,
        now: Millis,
    ) -> Result<Option<MatchId>, StoreError> {
        let Some(store) = &self.store else { return Ok(None) };
        let saved = SavedMatch::of(table, now);
        let id = match id {
            Some(id) => id,
            None => store.create(&saved, today())?,
        };
        store.save(id, &saved, today())?;
        Ok(Some(id))
    }
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

    /// The level of the computer, if one plays.
    pub(crate) fn level(&self) -> Option<u8> {
        self.saved.players.iter().find_map(|player| player.level)
    }
}

/// The store of the player's archive, for the tools. A damaged one is left alone.
pub(crate) fn open_store() -> Result<Store> {
    let folder = folder()?;
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(Store::open(folder.join(FILE_NAME))?)
}

fn open_in(folder: &std::path::Path) -> Result<Archive> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let opened = Store::open_or_set_aside(folder.join(FILE_NAME))?;
    let notice = opened.set_aside.map(|aside| {
        format!("the saved games were damaged and are kept as {}", aside.path.display())
    });
    Ok(Archive { store: Some(opened.store), notice })
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
