//! Whatever is written down by itself, in the background.
//!
//! Writing waits for the disk, and a move must not. So a task of its own writes what a `watch`
//! channel holds: what was superseded before its turn came is skipped. In a browser, where threads
//! belong to the page, no task runs: it is written by the next
//! [`flush`](BackgroundWriter::flush), which the app calls off the main thread.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::lock;

/// What can be written in the background.
pub(crate) trait Written: Clone + PartialEq + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Send + Sync + 'static> Written for T {}

/// Writes things of one kind down, in the order in which they were handed in.
pub(crate) struct BackgroundWriter<T: Written>(Arc<Shared<T>>);

type Write<T> = Box<dyn Fn(&T) -> Result<(), String> + Send + Sync>;

struct Shared<T> {
    /// What is to be written next. Touched under this lock alone, which a browser's main thread may
    /// wait for; the channel's own it may not.
    waiting: Mutex<watch::Sender<Vec<T>>>,
    problem: Mutex<Option<String>>,
    /// Held by whoever writes, so that a later state is never written before an earlier one. Empty
    /// when the writer is gone: then nobody holds the store for it any more.
    write: Mutex<Option<Write<T>>>,
}

impl<T: Written> BackgroundWriter<T> {
    /// Writes things like this.
    pub(crate) fn new(write: impl Fn(&T) -> Result<(), String> + Send + Sync + 'static) -> Self {
        let (waiting, problem) = (Mutex::default(), Mutex::default());
        let write: Mutex<Option<Write<T>>> = Mutex::new(Some(Box::new(write)));
        let shared = Arc::new(Shared { waiting, problem, write });
        #[cfg(not(target_family = "wasm"))]
        task::start(&shared);
        Self(shared)
    }

    /// Has something written down, in place of what was handed in last if that still waits and is
    /// superseded. Returns at once.
    pub(crate) fn push(&self, next: T, supersedes: impl FnOnce(&T) -> bool) {
        lock(&self.0.waiting).send_modify(|waiting| {
            waiting.pop_if(|before| supersedes(before));
            waiting.push(next);
        });
    }

    /// Why the last thing could not be written, if it could not.
    pub(crate) fn problem(&self) -> Option<String> {
        lock(&self.0.problem).clone()
    }

    /// Waits until everything is written down and nobody holds the store for it any more. What
    /// could not be written before is tried once more.
    pub(crate) fn flush(&self) {
        self.0.write_waiting();
    }
}

/// What still waits is written down first.
impl<T: Written> Drop for BackgroundWriter<T> {
    fn drop(&mut self) {
        let is_clear = lock(&self.0.waiting).borrow().is_empty();
        // Waiting for whoever writes is not for the main thread of a browser.
        if !(is_clear && cfg!(target_family = "wasm")) {
            self.flush();
            self.0.write.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }
}

impl<T: Written> Shared<T> {
    /// Writes what waits until nothing does, or until it cannot.
    fn write_waiting(&self) {
        let turn = self.write.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(write) = &*turn else { return };
        loop {
            let next = lock(&self.waiting).borrow().first().cloned();
            let Some(next) = next else { break };
            let written = write(&next);
            let is_written = written.is_ok();
            *lock(&self.problem) = written.err();
            if !is_written {
                break;
            }
            // What has taken its place meanwhile is newer. Nobody needs to hear of this.
            lock(&self.waiting).send_if_modified(|waiting| {
                if waiting.first() == Some(&next) {
                    waiting.remove(0);
                }
                false
            });
        }
    }
}

#[cfg(not(target_family = "wasm"))]
mod task {
    use std::sync::{Arc, LazyLock, Weak};

    use tokio::runtime::{Builder, Runtime};

    use super::{Shared, Written, lock};

    /// The one thread that all writers share; disks are waited for in others. Without it, if the
    /// system has no thread to give, what is changed is written by the next `flush`.
    static RUNTIME: LazyLock<Option<Runtime>> = LazyLock::new(|| {
        Builder::new_multi_thread().worker_threads(1).thread_name("saving").build().ok()
    });

    /// Writes whatever there is to write, until the writer is gone.
    pub(super) fn start<T: Written>(shared: &Arc<Shared<T>>) {
        let Some(runtime) = &*RUNTIME else { return };
        let mut waiting = lock(&shared.waiting).subscribe();
        let shared = Arc::downgrade(shared);
        runtime.spawn(async move {
            while waiting.changed().await.is_ok() {
                let Some(shared) = Weak::upgrade(&shared) else { break };
                // A writer that panicked has left what it held as it was.
                _ = tokio::task::spawn_blocking(move || shared.write_waiting()).await;
            }
        });
    }
}
