//! A store for the whole life of an app: opened once, and mended when it turns out to be damaged.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Weak};

use crate::{OpenError, Page, SalvageReport, Store, StoreError, StoredMatch, lock};

/// The shelves that are open, by their files.
static OPEN: Mutex<Option<HashMap<PathBuf, Weak<Shelf>>>> = Mutex::new(None);

/// A store, and what became of damage to its file.
///
/// ```
/// use prise_store::Shelf;
///
/// let shelf = Shelf::in_memory()?;
/// assert!(shelf.with(|store| store.matches()).unwrap().items.is_empty());
/// assert_eq!(shelf.last_salvage(), None);
/// # Ok::<(), prise_store::OpenError>(())
/// ```
#[derive(Debug)]
pub struct Shelf {
    store: Store,
    /// Every damaged file that was set aside, the last one last.
    salvage: Mutex<Vec<SalvageReport>>,
}

impl Shelf {
    /// Opens the store in this file, or shares it with whoever has it open in this process: an
    /// app that begins anew in the same process, as Android lets it, finds what it had. If the
    /// file is damaged, goes on with what can be read of it.
    ///
    /// # Errors
    /// As [`Store::open_or_salvage`].
    pub fn open(path: impl AsRef<Path>) -> Result<Arc<Self>, OpenError> {
        let path = path.as_ref();
        let mut open = lock(&OPEN);
        let open = open.get_or_insert_default();
        if let Some(shelf) = open.get(path).and_then(Weak::upgrade) {
            return Ok(shelf);
        }
        let opened = Store::open_or_salvage(path)?;
        let salvage = Mutex::new(opened.salvage.into_iter().collect());
        let shelf = Arc::new(Self { store: opened.store, salvage });
        open.insert(path.to_owned(), Arc::downgrade(&shelf));
        Ok(shelf)
    }

    /// A store that lasts as long as it is held.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn in_memory() -> Result<Arc<Self>, OpenError> {
        Ok(Arc::new(Self { store: Store::in_memory()?, salvage: Mutex::default() }))
    }

    /// What became of the file that was damaged last, if any was.
    pub fn last_salvage(&self) -> Option<SalvageReport> {
        lock(&self.salvage).last().cloned()
    }

    /// The store itself, for work that tells of damage in words of its own.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Works with the store. If that finds it damaged, what can be read of it is carried over to
    /// a new file, and the work is done there.
    ///
    /// # Errors
    /// As the work, and if the store cannot be mended.
    pub fn with<T>(&self, work: impl Fn(&Store) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mended = lock(&self.salvage).len();
        match work(&self.store) {
            Err(StoreError::Damaged(why)) => {
                let mut salvage = lock(&self.salvage);
                // Somebody else may have found the same damage and mended it by now.
                if salvage.len() == mended {
                    // Without a file there is nothing to set aside, and no room is no way on.
                    let Ok(aside) = self.store.mend(&why) else {
                        return Err(StoreError::Damaged(why));
                    };
                    salvage.push(aside);
                }
                drop(salvage);
                work(&self.store)
            }
            done => done,
        }
    }

    /// The matches in progress, the one played last first. What is in the list and cannot be read
    /// is damage like any other.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn matches(&self) -> Result<Page<StoredMatch>, StoreError> {
        let whole = self.with(|store| {
            let page = store.matches()?;
            match page.unreadable.first() {
                None => Ok(page),
                Some(id) => Err(StoreError::Damaged(format!("match {id} cannot be read"))),
            }
        });
        whole.or_else(|_| self.with(Store::matches))
    }
}
