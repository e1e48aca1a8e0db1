//! Files that are not what was written: the fault is named, the file stays, and there is a way
//! to go on.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use prise_store::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use support::{T0, against, at, contents, draughts, play_random, saved};
use tempfile::TempDir;

/// Matches and finished games in the store that these tests damage.
const ENTRIES: usize = 40;

/// A store in a folder of its own, closed, with what it holds and the bytes of its file.
struct Sample {
    _folder: TempDir,
    path: PathBuf,
    contents: String,
    bytes: Vec<u8>,
}

/// What fills a large sample up.
const FILLER: u8 = b'~';

/// A small file is checked when it is opened, a large one is not.
fn sample(large: bool) -> Sample {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    let store = Store::in_memory().unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for number in 0..ENTRIES as u8 {
        let mut table = draughts(against(1 + number % 10));
        let id = store.create(&saved(&table), at(u64::from(number))).unwrap();
        for _ in 0..20 {
            play_random(&mut table, &mut random, T0);
        }
        if number % 4 > 0 {
            table.resign(table.to_move(), T0).unwrap();
        }
        store.save(id, &saved(&table), at(u64::from(number))).unwrap();
    }
    let filler = char::from(FILLER).to_string().repeat(if large { 5_000_000 } else { 10 });
    store.save_settings("filler", &filler).unwrap();
    // In one transaction, so that few pages are old copies in which nothing can be damaged.
    let export = store.export(at(0)).unwrap();
    let store = Store::open(&path).unwrap();
    store.import(&export).unwrap();
    let contents = contents(&store);
    drop(store);
    let bytes = fs::read(&path).unwrap();
    assert_eq!(bytes.len() > 4 * 1024 * 1024, large);
    Sample { _folder: folder, path, contents, bytes }
}

/// Whether the file holds what it held. One bit is not ours: the database marks a file that it
/// has opened, in the tenth byte.
fn is_as_it_was(path: &Path, bytes: &[u8]) -> bool {
    let mut now = fs::read(path).unwrap();
    if let (Some(mark), Some(before)) = (now.get_mut(9), bytes.get(9)) {
        *mark = *before;
    }
    now == bytes
}

/// Goes on after the damage, checks that the damaged file is still there, and tells how many
/// matches and finished games were carried over.
fn check_way_on(path: &Path, damaged: &[u8]) -> usize {
    let Opened { store, salvage } = Store::open_or_salvage(path).unwrap();
    let salvage = salvage.expect("the damage is seen");
    assert!(is_as_it_was(&salvage.path, damaged));
    assert!(!salvage.why.is_empty());
    let carried = salvage.salvaged.matches + salvage.salvaged.records;
    store.create(&saved(&draughts(against(1))), at(1)).unwrap();
    drop(store);
    let again = Store::open_or_salvage(path).unwrap();
    assert_eq!(again.salvage, None);
    again.store.check().unwrap();
    let records = again.store.record_count().unwrap() as usize;
    assert_eq!(again.store.matches().unwrap().items.len() + records, carried + 1);
    carried
}

#[test]
fn a_truncated_file_is_named_kept_and_set_aside() {
    let Sample { path, bytes, .. } = &sample(false);
    let end = bytes.len();
    for (round, cut) in [1, 100, 4096, 5000, end / 2, end - 4096, end - 1].into_iter().enumerate() {
        fs::write(path, &bytes[..cut]).unwrap();
        let error = Store::open(path).unwrap_err();
        assert!(matches!(error, OpenError::Damaged { .. }), "cut at {cut}: {error}");
        assert!(is_as_it_was(path, &bytes[..cut]));
        check_way_on(path, &bytes[..cut]);
        let name = format!("prise.damaged-{}.redb", round + 1);
        assert!(path.with_file_name(&name).exists(), "{name}");
    }
}

#[test]
fn a_file_of_another_kind_is_named_kept_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("notes", "Dear diary"), ("long", &*"32-28 ".repeat(10_000))] {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        let error = Store::open(&path).unwrap_err();
        assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
        assert_eq!(check_way_on(&path, text.as_bytes()), 0);
        assert!(folder.path().join(format!("{name}.damaged-1")).exists());
    }
}

/// One flipped bit anywhere is either harmless or found, and what is found can be salvaged.
fn check_flips(sample: &Sample, rounds: u32, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut found_at_opening, mut found_later, mut lost) = (0, 0, 0);
    for round in 0..rounds {
        let mut bytes = sample.bytes.clone();
        let place = loop {
            // The first three pages hold the roots of everything: hit them more than their size
            // asks. Behind the first megabyte there is filler.
            let end = if round % 4 == 0 { 3 * 4096 } else { bytes.len().min(1 << 20) };
            let place = random.random_range(0..end);
            if ![0, FILLER].contains(&bytes[place]) {
                break place;
            }
        };
        bytes[place] ^= 1 << random.random_range(0..8);
        fs::write(&sample.path, &bytes).unwrap();
        let carried = match Store::open(&sample.path) {
            Err(error) => {
                assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
                assert!(is_as_it_was(&sample.path, &bytes), "byte {place}");
                found_at_opening += 1;
                check_way_on(&sample.path, &bytes)
            }
            Ok(store) if reads_as_before(&store, &sample.contents) => ENTRIES,
            Ok(store) => {
                found_later += 1;
                drop(store);
                let opened = Store::salvage(&sample.path, "found in use").unwrap();
                opened.store.check().unwrap();
                let salvaged = opened.salvage.expect("set aside").salvaged;
                salvaged.matches + salvaged.records
            }
        };
        lost += ENTRIES - carried;
        for number in 1..5 {
            let _ =
                fs::remove_file(sample.path.with_file_name(format!("prise.damaged-{number}.redb")));
        }
    }
    println!(
        "{rounds} flips: {found_at_opening} found at opening, {found_later} later; {lost} of {} \
         entries lost",
        rounds as usize * ENTRIES
    );
}

fn rounds(usual: u32) -> u32 {
    std::env::var("PRISE_DAMAGE_ROUNDS").map_or(usual, |text| text.parse().unwrap())
}

#[test]
fn a_flipped_bit_in_a_small_file_is_harmless_or_found() {
    check_flips(&sample(false), rounds(80), 2);
}

#[test]
fn a_flipped_bit_in_a_large_file_is_harmless_or_found() {
    check_flips(&sample(true), rounds(40), 3);
}

/// Whether all is as it was; if not, the store must say so.
fn reads_as_before(store: &Store, before: &str) -> bool {
    let read = store.export(at(0)).and_then(|text| Ok((text, store.statistics()?)));
    match read {
        Ok((text, statistics)) if format!("{text}{statistics:?}") == before => true,
        Ok(_) => {
            let checked = store.check();
            assert!(matches!(checked, Err(StoreError::Damaged(_))), "{checked:?}");
            false
        }
        Err(error) => {
            assert!(matches!(error, StoreError::Damaged(_)), "{error}");
            false
        }
    }
}

/// Flips a bit in every copy of a text: the database keeps old pages until it needs the room.
fn spoil(bytes: &mut [u8], text: &[u8]) {
    let places: Vec<_> =
        (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    assert!(!places.is_empty());
    for place in places {
        bytes[place] ^= 1;
    }
}

/// Some bytes of a match in progress as the file holds them: an export has them as they are.
fn covered_bytes(store: &Store, created: u64) -> Vec<u8> {
    let export: serde_json::Value =
        serde_json::from_str(&store.export(at(0)).unwrap()).expect("JSON");
    let entries = export["matches"].as_array().expect("a list");
    let entry = entries.iter().find(|entry| entry["created"] == created).expect("the match");
    let text = entry["match"].as_str().expect("a covered text");
    text.as_bytes()[40..80].to_vec()
}

#[test]
fn salvage_carries_over_all_but_the_damaged_entry() {
    let sample = sample(true);
    let store = Store::open(&sample.path).unwrap();
    let mut players = against(3);
    players[0].name = "Zenobia".into();
    store.create(&saved(&draughts(players)), at(50)).unwrap();
    let needle = covered_bytes(&store, 50);
    drop(store);
    let mut bytes = fs::read(&sample.path).unwrap();
    spoil(&mut bytes, &needle);
    fs::write(&sample.path, &bytes).unwrap();

    let store = Store::open(&sample.path).unwrap();
    let page = store.matches().unwrap();
    assert_eq!(page.unreadable.len(), 1, "the others are listed all the same");
    let id = page.unreadable[0];
    assert!(matches!(store.load(id), Err(StoreError::Damaged(_))));
    assert!(matches!(store.check(), Err(StoreError::Damaged(_))));
    drop(store);
    let Opened { store, salvage } = Store::salvage(&sample.path, "one match").unwrap();
    assert_eq!(contents(&store), sample.contents);
    assert!(is_as_it_was(&salvage.expect("set aside").path, &bytes));
}

#[test]
fn saving_a_match_anew_mends_what_was_damaged_of_it() {
    let sample = sample(true);
    let store = Store::open(&sample.path).unwrap();
    let (id, stored) = store.matches().unwrap().items.remove(0);
    let needle = covered_bytes(&store, stored.created.get());
    drop(store);
    let mut bytes = sample.bytes.clone();
    spoil(&mut bytes, &needle);
    fs::write(&sample.path, &bytes).unwrap();
    let store = Store::open(&sample.path).unwrap();
    assert!(matches!(store.load(id), Err(StoreError::Damaged(_))));
    store.save(id, &stored.saved, at(77)).unwrap();
    let mended = store.load(id).unwrap().expect("in progress");
    assert_eq!((mended.saved, mended.created), (stored.saved, at(77)));
    store.check().unwrap();
}
