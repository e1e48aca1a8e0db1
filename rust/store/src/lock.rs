//! Locks that a browser's main thread may take.

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// Takes a lock that is only ever held for a moment. A thread that panicked leaves what it held as
/// it was: every change is made at once.
///
/// In a browser the main thread must not be put to sleep, so it tries until nobody else holds it.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    if !cfg!(target_family = "wasm") {
        return mutex.lock().unwrap_or_else(PoisonError::into_inner);
    }
    loop {
        match mutex.try_lock() {
            Ok(guard) => return guard,
            Err(TryLockError::Poisoned(error)) => return error.into_inner(),
            Err(TryLockError::WouldBlock) => std::hint::spin_loop(),
        }
    }
}
