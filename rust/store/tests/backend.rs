//! A store on storage of one's own, which fails at every point where it can.

mod support;

use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use prise_store::*;
use support::{against, at, draughts, saved};

/// Bytes that outlast the store, as a page's storage does, behind a medium that gives up after
/// a number of operations.
#[derive(Clone, Debug)]
struct Fickle {
    bytes: Arc<Mutex<Vec<u8>>>,
    operations_left: Arc<AtomicU32>,
}

impl Fickle {
    fn over(bytes: &Arc<Mutex<Vec<u8>>>, operations: u32) -> Self {
        let operations_left = Arc::new(AtomicU32::new(operations));
        Self { bytes: Arc::clone(bytes), operations_left }
    }

    fn spend(&self) -> Result<(), io::Error> {
        let spent = self
            .operations_left
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        spent.map(drop).map_err(|_| io::ErrorKind::StorageFull.into())
    }
}

impl StorageBackend for Fickle {
    fn len(&self) -> Result<u64, io::Error> {
        Ok(self.bytes.lock().unwrap().len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<(), io::Error> {
        let bytes = self.bytes.lock().unwrap();
        let start = offset as usize;
        let found = bytes.get(start..start + out.len());
        out.copy_from_slice(found.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, len: u64) -> Result<(), io::Error> {
        self.spend()?;
        self.bytes.lock().unwrap().resize(len as usize, 0);
        Ok(())
    }

    fn sync_data(&self) -> Result<(), io::Error> {
        self.spend()
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<(), io::Error> {
        self.spend()?;
        let start = offset as usize;
        let mut bytes = self.bytes.lock().unwrap();
        let place = bytes.get_mut(start..start + data.len());
        place.ok_or(io::ErrorKind::UnexpectedEof)?.copy_from_slice(data);
        Ok(())
    }
}

#[test]
fn a_store_lives_on_storage_that_is_handed_in() {
    let bytes = Arc::default();
    let store = Store::with_backend(Fickle::over(&bytes, u32::MAX)).unwrap();
    let id = store.create(&saved(&draughts(against(2))), at(1)).unwrap();
    let before = store.load(id).unwrap();
    assert!(before.is_some());
    drop(store);
    let store = Store::with_backend(Fickle::over(&bytes, u32::MAX)).unwrap();
    assert_eq!(store.load(id).unwrap(), before);
}

#[test]
fn a_beginning_that_was_cut_short_is_named() {
    for operations in 0.. {
        let bytes = Arc::default();
        match Store::with_backend(Fickle::over(&bytes, operations)) {
            Ok(_) => break,
            Err(error) => assert!(matches!(error, OpenError::Full { .. }), "{error}"),
        }
        if let Err(error) = Store::with_backend(Fickle::over(&bytes, u32::MAX)) {
            assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
        }
    }
}

#[test]
fn wherever_the_medium_fails_what_was_acknowledged_is_there() {
    let document = saved(&draughts(against(2)));
    for operations in 0..400 {
        let bytes = Arc::default();
        drop(Store::with_backend(Fickle::over(&bytes, u32::MAX)).unwrap());
        let mut kept = Vec::new();
        if let Ok(store) = Store::with_backend(Fickle::over(&bytes, operations)) {
            let error = loop {
                match store.create(&document, at(1)) {
                    Ok(id) => kept.push(id),
                    Err(error) => break error,
                }
            };
            assert!(matches!(error, StoreError::Full(_)), "{error}");
        }
        // With a medium that works again, all is there.
        let store = Store::with_backend(Fickle::over(&bytes, u32::MAX))
            .unwrap_or_else(|error| panic!("after {operations} operations: {error}"));
        for id in kept {
            assert!(store.load(id).unwrap().is_some(), "after {operations} operations");
        }
        store.check().unwrap();
        store.create(&document, at(2)).unwrap();
    }
}
