//! The task behind everything that is written down by itself.

use std::sync::{Arc, LazyLock, Weak};

use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

/// Whoever holds what is still to be written.
pub(crate) trait WritesWaiting: Send + Sync + 'static {
    /// Writes what waits until nothing does, or until it cannot.
    fn write_waiting(&self);
}

/// The one thread that all savers share; disks are waited for in others. Without it, if the
/// system has no thread to give, what is changed is written by the next `flush`.
static RUNTIME: LazyLock<Option<Runtime>> = LazyLock::new(|| {
    Builder::new_multi_thread().worker_threads(1).thread_name("saving").build().ok()
});

/// Writes whatever there is to write, until the saver is gone.
pub(crate) fn start<T: Send + Sync + 'static>(
    mut waiting: watch::Receiver<T>,
    writer: &Arc<impl WritesWaiting>,
) {
    let Some(runtime) = &*RUNTIME else { return };
    let writer = Arc::downgrade(writer);
    runtime.spawn(async move {
        while waiting.changed().await.is_ok() {
            let Some(writer) = Weak::upgrade(&writer) else { break };
            // A writer that panicked has left what it held as it was.
            _ = tokio::task::spawn_blocking(move || writer.write_waiting()).await;
        }
    });
}
