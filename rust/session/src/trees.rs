//! The trees of openings: those that come with Prise, and a club's own.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::{fs, io};

use prise_store::explorer::TreeFile;

use crate::error::SessionError;
use crate::lock;
use crate::study::tree_error;

type Result<T> = std::result::Result<T, SessionError>;

/// The largest tree that a club may load, in bytes.
const LARGEST: usize = 64 << 20;

/// The trees that come with Prise, by game. `docs/study.md` tells how they were made.
const BUILT_IN: &[(&str, &[u8])] = &[
    ("draughts", include_bytes!("openings/draughts.tree")),
    ("mill", include_bytes!("openings/mill.tree")),
];

/// The tree of a game that comes with Prise: what the engine plays and how it ends.
pub fn built_in_tree(game: &str) -> Option<TreeFile> {
    let (_, bytes) = BUILT_IN.iter().find(|(known, _)| *known == game)?;
    TreeFile::new(*bytes).ok()
}

/// The trees that a club has loaded, one a game: files beside the library, or in a browser, where
/// there are none, bytes that last as long as the page.
#[derive(Default)]
pub struct ClubTrees {
    folder: Option<PathBuf>,
    loaded: Mutex<HashMap<String, Arc<TreeFile>>>,
}

impl ClubTrees {
    /// The trees in this folder; without one they last as long as this does.
    pub fn kept_in(folder: Option<PathBuf>) -> Self {
        Self { folder, loaded: Mutex::default() }
    }

    fn path(&self, game: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(format!("club-{game}.tree")))
    }

    /// Takes a tree in, in place of the one before. It is read through once.
    ///
    /// # Errors
    /// If it is no tree of a game that is explored, or damaged, or if it cannot be written.
    pub fn load(&self, bytes: &[u8]) -> Result<Arc<TreeFile>> {
        if bytes.len() > LARGEST {
            return Err(SessionError::BadSetup("the tree is too large".to_owned()));
        }
        let tree = TreeFile::new(bytes.to_vec()).map_err(|error| tree_error(&error))?;
        tree.check().map_err(|error| tree_error(&error))?;
        let game = tree.about().game.clone();
        if !["draughts", "mill"].contains(&game.as_str()) {
            return Err(SessionError::BadSetup(format!("there are no trees of '{game}'")));
        }
        let tree = match self.path(&game) {
            None => tree,
            Some(path) => {
                // A file that is there is whole.
                let written = || -> io::Result<()> {
                    let new = path.with_extension("new");
                    fs::write(&new, bytes)?;
                    fs::rename(&new, &path)
                };
                written().map_err(|error| SessionError::Storage(error.to_string()))?;
                TreeFile::open(&path).map_err(|error| tree_error(&error))?
            }
        };
        let tree = Arc::new(tree);
        lock(&self.loaded).insert(game, Arc::clone(&tree));
        Ok(tree)
    }

    /// The tree of a game, if one was loaded, be it the last time.
    ///
    /// # Errors
    /// If there is one and it cannot be read.
    pub fn tree(&self, game: &str) -> Result<Option<Arc<TreeFile>>> {
        let mut loaded = lock(&self.loaded);
        if let Some(tree) = loaded.get(game) {
            return Ok(Some(Arc::clone(tree)));
        }
        let Some(path) = self.path(game).filter(|path| path.exists()) else { return Ok(None) };
        let tree = Arc::new(TreeFile::open(path).map_err(|error| tree_error(&error))?);
        loaded.insert(game.to_owned(), Arc::clone(&tree));
        Ok(Some(tree))
    }

    /// Forgets the tree of a game; tells whether there was one.
    ///
    /// # Errors
    /// If its file cannot be removed.
    pub fn remove(&self, game: &str) -> Result<bool> {
        let was_loaded = lock(&self.loaded).remove(game).is_some();
        match self.path(game).filter(|path| path.exists()) {
            None => Ok(was_loaded),
            Some(path) => {
                let removed = fs::remove_file(path);
                removed.map_err(|error| SessionError::Storage(error.to_string()))?;
                Ok(true)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::Study;

    #[test]
    fn the_built_in_trees_are_whole_and_small() {
        let size: usize = BUILT_IN.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(size <= 1_000_000, "{size} bytes");
        for (game, _) in BUILT_IN {
            let tree = built_in_tree(game).unwrap();
            tree.check().unwrap();
            let about = tree.about();
            assert_eq!(about.game, *game);
            assert_eq!(about.origin, prise_store::explorer::TreeOrigin::SelfPlay);
            assert!(about.games > 0 && about.level.is_some());
            let found = Study::of_start(game, "").unwrap().explore_tree(&tree).unwrap();
            assert_eq!(found.tally.games(), about.games, "every game begins at the start");
        }
        assert!(built_in_tree("dark-chess").is_none());
    }
}
