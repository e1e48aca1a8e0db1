//! Which files this process has open.
//!
//! The database locks its file, but not on every system: on Android two halves of one app could
//! open it side by side and overwrite each other. So a process also keeps a list of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

static OPEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// The right to open a file, given up when it is dropped.
#[derive(Debug)]
pub(crate) struct Claim(PathBuf);

impl Claim {
    /// Claims a file, by whatever name; nothing if somebody has it already.
    pub(crate) fn on(path: &Path) -> Option<Self> {
        let path = canonical(path);
        open_files().insert(path.clone()).then(|| Self(path))
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        open_files().remove(&self.0);
    }
}

fn open_files() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The one name of a file that has many. The file itself may not be there yet.
fn canonical(path: &Path) -> PathBuf {
    let beside = || {
        let (folder, name) = (path.parent()?, path.file_name()?);
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        Some(folder.canonicalize().ok()?.join(name))
    };
    path.canonicalize().ok().or_else(beside).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_claimed_once_whatever_it_is_called() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        std::fs::create_dir(folder.path().join("inside")).unwrap();
        let other_name = folder.path().join("inside/../prise.redb");
        let claim = Claim::on(&path).expect("free");
        assert!(Claim::on(&path).is_none() && Claim::on(&other_name).is_none());
        // Its name does not change when it is made.
        std::fs::write(&path, "").unwrap();
        assert!(Claim::on(&path).is_none() && Claim::on(&other_name).is_none());
        assert!(Claim::on(&folder.path().join("other.redb")).is_some());
        drop(claim);
        assert!(Claim::on(&other_name).is_some());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_claimed_file_is_claimed_too() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("prise.redb"), folder.path().join("link.redb"));
        std::fs::write(&path, "").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let _claim = Claim::on(&link).expect("free");
        assert!(Claim::on(&path).is_none());
    }
}
