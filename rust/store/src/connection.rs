//! The file, opened, and opened again after a failure.

use std::any::Any;
use std::fs::{self, File};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock};

use redb::{
    Builder, Database, DatabaseError, ReadTransaction, ReadableDatabase, StorageBackend,
    WriteTransaction,
};

use crate::claim::Claim;
use crate::error::{Trouble, trouble};
use crate::salvage::finish_salvage;
use crate::schema::{MIGRATIONS, SchemaState, prepare};
use crate::{OpenError, StoreError};

/// What the database may keep in memory. A store is small, and so are phones.
const CACHE_BYTES: usize = 16 * 1024 * 1024;

/// Up to this size a file is checked whole when it is opened: a few milliseconds. A larger one is
/// left to [`Store::check`](crate::Store::check) in the background.
const CHECKED_AT_OPENING: u64 = 4 * 1024 * 1024;

/// The name under which trouble with a store without a file is reported.
const NO_FILE: &str = "(memory)";

/// A database that is opened again when it has got stuck.
///
/// After a failed write (a full disk, say) the database refuses everything until it is opened
/// again, and then goes on from the last good commit. This does so with the next call.
#[derive(Debug)]
pub(crate) struct Connection {
    /// Nothing while it could not be opened again.
    database: RwLock<Option<Database>>,
    /// Where to open it again; nothing for a backend that was handed in.
    path: Option<PathBuf>,
    /// Keeps others in this process from opening the same file.
    _claim: Option<Claim>,
    /// How often anything was written.
    revision: AtomicU32,
}

impl Connection {
    fn over(database: Database, path: Option<PathBuf>, claim: Option<Claim>) -> Self {
        let (database, revision) = (RwLock::new(Some(database)), AtomicU32::new(0));
        Self { database, path, _claim: claim, revision }
    }

    pub(crate) fn revision(&self) -> u32 {
        self.revision.load(Ordering::Relaxed)
    }

    pub(crate) fn open(path: &Path) -> Result<Self, OpenError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| refused(path, error))?;
        }
        let claim = Claim::on(path).ok_or_else(|| OpenError::InUse { path: path.to_owned() })?;
        Ok(Self::over(open_file(path)?, Some(path.to_owned()), Some(claim)))
    }

    pub(crate) fn with_backend(backend: impl StorageBackend) -> Result<Self, OpenError> {
        let open = || builder().create_with_backend(backend);
        Ok(Self::over(opened(Path::new(NO_FILE), open)?, None, None))
    }

    /// Reads in one transaction.
    pub(crate) fn read<T>(
        &self,
        work: impl Fn(&ReadTransaction) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.with(|database| work(&database.begin_read()?))
    }

    /// Writes in one transaction: all of it, durably, or nothing.
    pub(crate) fn write<T>(
        &self,
        work: impl Fn(&WriteTransaction) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.with(|database| {
            let mut transaction = database.begin_write()?;
            // Without it, opening the file after the app was killed would read all of it.
            transaction.set_quick_repair(true);
            // A transaction that is dropped without a commit is undone.
            let value = work(&transaction)?;
            transaction.commit()?;
            self.revision.fetch_add(1, Ordering::Relaxed);
            Ok(value)
        })
    }

    /// Writes down what the database would otherwise have to work out when it is opened after
    /// the app was killed.
    pub(crate) fn checkpoint(&self) -> Result<(), StoreError> {
        self.with(|database| {
            let mut transaction = database.begin_write()?;
            transaction.set_quick_repair(true);
            Ok(transaction.commit()?)
        })
    }

    /// Reads every page and compares it with its checksum.
    pub(crate) fn check_pages(&self) -> Result<(), StoreError> {
        let mut database = self.database.write().unwrap_or_else(PoisonError::into_inner);
        let Some(database) = database.as_mut() else {
            return Err(StoreError::Stuck("closed".into()));
        };
        if guarded(|| Ok(database.check_integrity()?))? {
            Ok(())
        } else {
            Err(StoreError::Damaged("pages did not fit their checksums".into()))
        }
    }

    fn with<T>(&self, work: impl Fn(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let attempt = || {
            let database = self.database.read().unwrap_or_else(PoisonError::into_inner);
            match database.as_ref() {
                Some(database) => guarded(|| work(database)),
                None => Err(StoreError::Stuck("closed".into())),
            }
        };
        match attempt() {
            Err(StoreError::Stuck(why)) => {
                self.reopen(why)?;
                attempt()
            }
            done => done,
        }
    }

    /// Closes the file, lets somebody work on it, and opens it again.
    pub(crate) fn with_file_closed<T>(
        &self,
        work: impl FnOnce(&Path) -> Result<T, OpenError>,
    ) -> Result<T, OpenError> {
        let Some(path) = &self.path else {
            return Err(refused(Path::new(NO_FILE), io::ErrorKind::Unsupported.into()));
        };
        let mut database = self.database.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(database) = database.take() {
            close(database);
        }
        let done = work(path)?;
        *database = Some(open_file(path)?);
        self.revision.fetch_add(1, Ordering::Relaxed);
        Ok(done)
    }

    fn reopen(&self, why: String) -> Result<(), StoreError> {
        let Some(path) = &self.path else { return Err(StoreError::Stuck(why)) };
        let mut database = self.database.write().unwrap_or_else(PoisonError::into_inner);
        // The old one first gives up its lock on the file.
        if let Some(database) = database.take() {
            close(database);
        }
        *database = Some(open_file(path).map_err(|error| StoreError::Reopen(Box::new(error)))?);
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let database = self.database.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some(database) = database.take() {
            close(database);
        }
    }
}

pub(crate) fn builder() -> Builder {
    let mut builder = Database::builder();
    builder.set_cache_size(CACHE_BYTES);
    builder
}

fn open_file(path: &Path) -> Result<Database, OpenError> {
    finish_salvage(path).map_err(|error| refused(path, error))?;
    if path.exists() { open_existing(path) } else { create_file(path) }
}

fn open_existing(path: &Path) -> Result<Database, OpenError> {
    let size = fs::metadata(path).map_err(|error| refused(path, error))?.len();
    if size == 0 {
        // The database would take it for a new one. Ours are never empty.
        return Err(OpenError::Damaged { path: path.to_owned(), detail: "it is empty".to_owned() });
    }
    opened(path, || {
        let mut database = builder().create(path)?;
        if size <= CHECKED_AT_OPENING {
            // What it finds is either repaired without loss or an error.
            database.check_integrity()?;
        }
        Ok(database)
    })
}

/// Makes a new store. It is made under another name and renamed when it is whole, so that a
/// crash on the way leaves nothing under its own name that could not be opened.
///
/// Whoever has the new file open holds its lock. If somebody else was faster, the file is there
/// under its own name by the time that we hold ours, and is left alone.
fn create_file(path: &Path) -> Result<Database, OpenError> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = Path::new(&new);
    let database = match opened(new, || builder().create(new)) {
        // The remains of an earlier attempt, in which nothing was ever saved.
        Err(OpenError::Damaged { .. }) => {
            fs::remove_file(new).map_err(|error| refused(path, error))?;
            opened(new, || builder().create(new))
        }
        other => other,
    };
    let database = database.map_err(|error| error.about(path))?;
    if path.exists() {
        close(database);
        fs::remove_file(new).map_err(|error| refused(path, error))?;
        return open_existing(path);
    }
    fs::rename(new, path).map_err(|error| refused(path, error))?;
    // Not every system can do this, and none needs it but for a power cut right now.
    let _ = path.parent().map(|folder| File::open(folder).and_then(|folder| folder.sync_all()));
    Ok(database)
}

/// Opens a database, brings it to the newest schema and says in our words what went wrong.
fn opened(
    path: &Path,
    open: impl FnOnce() -> Result<Database, DatabaseError>,
) -> Result<Database, OpenError> {
    let database = opened_as_it_is(path, open)?;
    match guarded(|| prepare(&database, MIGRATIONS)) {
        Ok(SchemaState::Ready) => Ok(database),
        Ok(SchemaState::FromTheFuture { found, known }) => {
            close(database);
            Err(OpenError::FromTheFuture { path: path.to_owned(), found, known })
        }
        Err(error) => {
            close(database);
            Err(in_our_words(path, error))
        }
    }
}

fn opened_as_it_is(
    path: &Path,
    open: impl FnOnce() -> Result<Database, DatabaseError>,
) -> Result<Database, OpenError> {
    match guarded(|| Ok(open())).map_err(|error| in_our_words(path, error))? {
        Ok(database) => Ok(database),
        Err(DatabaseError::DatabaseAlreadyOpen) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(error) => Err(in_our_words(path, error.into())),
    }
}

fn in_our_words(path: &Path, error: StoreError) -> OpenError {
    match error {
        StoreError::Full(error) | StoreError::Io(error) => refused(path, error),
        StoreError::Damaged(detail) => OpenError::Damaged { path: path.to_owned(), detail },
        other => OpenError::Damaged { path: path.to_owned(), detail: other.to_string() },
    }
}

/// Closes a database. On a damaged file even that may panic.
fn close(database: Database) {
    let _ = guarded(|| {
        drop(database);
        Ok(())
    });
}

/// Says in our words why the system refused.
fn refused(path: &Path, source: io::Error) -> OpenError {
    let path = path.to_owned();
    match trouble(&source) {
        Trouble::Full => OpenError::Full { path, source },
        Trouble::ReadOnly => OpenError::ReadOnly { path, source },
        Trouble::Damaged => OpenError::Damaged { path, detail: source.to_string() },
        Trouble::Other => OpenError::Io { path, source },
    }
}

/// Turns a panic into an error. The database is written for files that nobody else has touched;
/// on a damaged one its own checks may panic, and that must not end the app.
fn guarded<T>(work: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|panic| Err(StoreError::Damaged(message_of(&*panic))))
}

fn message_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "the database gave up".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checked::{get, put};
    use crate::schema::{Migration, SETTINGS};

    #[test]
    fn a_file_from_the_future_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        let newer: &[Migration] = &[(|_| Ok(())) as Migration; MIGRATIONS.len() + 1];
        let database = builder().create(&path).unwrap();
        prepare(&database, newer).unwrap();
        let transaction = database.begin_write().unwrap();
        put(&mut transaction.open_table(SETTINGS).unwrap(), "sound", &"new kind of value").unwrap();
        transaction.commit().unwrap();
        drop(database);

        for _ in 0..2 {
            let error = Connection::open(&path).unwrap_err();
            assert!(
                matches!(error, OpenError::FromTheFuture { found, known, .. } if found == known + 1),
                "{error}"
            );
        }
        let error = crate::Store::open_or_salvage(&path).unwrap_err();
        let (found, known) = (newer.len() + 1, newer.len());
        let end = format!("(schema {found}, this version knows up to {known})");
        assert!(error.to_string().ends_with(&end), "{error}");

        // The newer version finds everything as it left it.
        let database = builder().create(&path).unwrap();
        assert_eq!(prepare(&database, newer).unwrap(), SchemaState::Ready);
        let settings = database.begin_read().unwrap().open_table(SETTINGS).unwrap();
        let value: Option<String> = get(&settings, "sound").unwrap();
        assert_eq!(value.as_deref(), Some("new kind of value"));
    }

    #[test]
    fn a_creation_that_was_cut_short_leaves_nothing_in_the_way() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        let new = folder.path().join("prise.redb.new");
        // Whatever the crash has left behind: nothing yet, zeros, or a whole store.
        drop(builder().create(&new).unwrap());
        let whole = fs::read(&new).unwrap();
        for remains in [Vec::new(), vec![0; 4096], vec![0; whole.len()], whole] {
            fs::write(&new, remains).unwrap();
            drop(Connection::open(&path).unwrap());
            assert!(path.exists() && !new.exists());
            drop(Connection::open(&path).unwrap());
            fs::remove_file(&path).unwrap();
        }
        // Somebody else is making it right now.
        let busy = builder().create(&new).unwrap();
        assert!(
            matches!(Connection::open(&path), Err(OpenError::InUse { path: it }) if it == path)
        );
        drop(busy);
    }

    #[test]
    fn a_panic_becomes_an_error_that_tells_it() {
        let why = |panic: fn()| match guarded(|| {
            panic();
            Ok(())
        }) {
            Err(StoreError::Damaged(why)) => why,
            other => panic!("{other:?}"),
        };
        assert_eq!(why(|| panic!("page out of bounds")), "page out of bounds");
        let formatted = || drop(vec![String::new()].remove(1));
        assert_eq!(why(formatted), "removal index (is 1) should be < len (is 1)");
    }
}
