//! Any text as an export: what is taken is sound, goes out again and is known when it comes back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_store::{Store, UnixMillis, looks_like_export};

fuzz_target!(|text: &str| {
    let _ = looks_like_export(text);
    let store = Store::in_memory().expect("memory");
    let Ok(report) = store.import(text) else { return };
    store.check().expect("a sound store");
    let export = store.export(UnixMillis::new(1)).expect("an export");
    let again = store.import(&export).expect("our own export");
    assert_eq!((again.records, again.matches, again.studies), (0, 0, 0), "{text}");
    let taken = report.records + report.matches + report.studies;
    assert_eq!(again.duplicates, taken, "{text}");
    let _ = store.export_pdn().expect("PDN");
});
