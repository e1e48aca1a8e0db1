//! Files with parts missing: every entry of which the bytes are still there comes back.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use prise_store::*;
use proptest::prelude::*;
use rand::{Rng, RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;
use support::{T0, against, at, draughts, play_random, saved};
use tempfile::TempDir;

const PAGE: usize = 4096;
const MATCHES: u8 = 40;

/// A library that was played in for a while, saved after every move, and closed.
struct Lived {
    folder: TempDir,
    bytes: Vec<u8>,
    /// What is stored of every match and finished game, by number, as JSON.
    entries: BTreeMap<u32, Vec<String>>,
}

fn entries_of(store: &Store) -> BTreeMap<u32, Vec<String>> {
    let mut entries = BTreeMap::<u32, Vec<String>>::new();
    let mut add = |id: MatchId, json: String| entries.entry(id.get()).or_default().push(json);
    for (id, stored) in store.matches().unwrap().items {
        add(id, serde_json::to_string(&stored).unwrap());
    }
    for (id, record) in store.records(&RecordQuery::newest(usize::MAX)).unwrap().items {
        add(id, serde_json::to_string(&record).unwrap());
    }
    entries
}

fn lived() -> Lived {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    let store = Store::open(&path).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut time = 0;
    let mut now = || {
        time += 1;
        at(time)
    };
    for number in 0..MATCHES {
        let mut table = draughts(against(1 + number % 10));
        let id = store.create(&saved(&table), now()).unwrap();
        for _ in 0..10 {
            play_random(&mut table, &mut random, T0);
            store.save(id, &saved(&table), now()).unwrap();
        }
        if number % 4 > 0 {
            table.resign(table.to_move(), T0).unwrap();
            store.save(id, &saved(&table), now()).unwrap();
        }
        // Some end, and go on.
        if number % 8 == 1 {
            table.undo(T0).expect("it was over");
            store.save(id, &saved(&table), now()).unwrap();
        }
    }
    store.save_settings("look", &serde_json::json!({ "theme": "dark" })).unwrap();
    let entries = entries_of(&store);
    drop(store);
    let bytes = fs::read(&path).unwrap();
    Lived { folder, bytes, entries }
}

/// What became of a damaged file.
#[derive(Default, Debug)]
struct ResultCounts {
    files: usize,
    harmless: usize,
    /// Entries there were, entries of which the bytes are still there, entries that came back.
    entries: usize,
    left: usize,
    back: usize,
}

impl Lived {
    fn path(&self) -> PathBuf {
        self.folder.path().join("prise.redb")
    }

    /// Opens the damaged bytes as the app does and compares what comes back with what is there.
    fn salvage(&self, damaged: &[u8], what: &str, tally: &mut ResultCounts) {
        let path = self.path();
        fs::write(&path, damaged).unwrap();
        let Opened { store, salvage } = Store::open_or_salvage(&path).unwrap();
        let count = |entries: &BTreeMap<u32, Vec<String>>| entries.values().map(Vec::len).sum();
        tally.files += 1;
        tally.entries += count(&self.entries);
        let Some(salvage) = salvage else {
            store.check().unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(entries_of(&store), self.entries, "{what}");
            tally.harmless += 1;
            tally.left += count(&self.entries);
            tally.back += count(&self.entries);
            return;
        };
        assert!(fs::read(&salvage.path).unwrap() == damaged, "{what}: it is kept as it was");
        fs::remove_file(&salvage.path).unwrap();
        store.check().unwrap_or_else(|error| panic!("{what}: {error}"));
        let found = entries_of(&store);
        let total: usize = count(&found);
        assert_eq!(total, salvage.salvaged.matches + salvage.salvaged.records, "{what}");
        if let Some(lost) = salvage.lost {
            assert_eq!(lost, count(&self.entries) - total, "{what}");
        }
        for (id, entries) in &self.entries {
            for entry in entries {
                if contains(damaged, entry.as_bytes()) {
                    tally.left += 1;
                    let is_back = found.get(id).is_some_and(|found| found.contains(entry));
                    assert!(is_back, "{what}: match {id} is there and was not found: {entry}");
                }
            }
        }
        tally.back += total;
        // New matches get new numbers.
        let id = store.create(&saved(&draughts(against(1))), at(1)).unwrap();
        assert!(!found.contains_key(&id.get()), "{what}");
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    let first = part[0];
    (0..bytes.len().saturating_sub(part.len() - 1))
        .any(|at| bytes[at] == first && bytes[at..].starts_with(part))
}

fn report(kind: &str, tally: &ResultCounts) {
    let ResultCounts { files, harmless, entries, left, back } = tally;
    println!(
        "{kind}: {files} files, {harmless} whole; {back} of {entries} entries came back \
         ({:.1} %), all {left} whose bytes are there",
        100.0 * *back as f64 / *entries as f64
    );
}

#[test]
fn whichever_page_is_zeroed_all_others_are_read() {
    let lived = lived();
    let mut tally = ResultCounts::default();
    for page in 0..lived.bytes.len() / PAGE {
        let mut bytes = lived.bytes.clone();
        bytes[page * PAGE..(page + 1) * PAGE].fill(0);
        lived.salvage(&bytes, &format!("page {page}"), &mut tally);
    }
    report("zeroed pages", &tally);
    assert!(tally.back * 100 >= tally.entries * 95, "{tally:?}");
}

#[test]
fn what_is_left_of_a_cut_file_is_read() {
    let lived = lived();
    let end = lived.bytes.len();
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let mut tally = ResultCounts::default();
    let edges = [0, 1, 9, 100, PAGE - 1, PAGE, PAGE + 1, end - PAGE, end - 1];
    let anywhere = std::iter::repeat_with(|| random.random_range(0..end)).take(30);
    for cut in edges.into_iter().chain(anywhere) {
        lived.salvage(&lived.bytes[..cut], &format!("cut at {cut}"), &mut tally);
    }
    report("cut files", &tally);
}

#[test]
fn junk_behind_a_file_costs_nothing() {
    let lived = lived();
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut tally = ResultCounts::default();
    for length in [1, 7, 512, PAGE - 1, PAGE, PAGE + 1, 10 * PAGE, 100_000] {
        for is_zero in [true, false] {
            let mut junk = vec![0; length];
            if !is_zero {
                random.fill_bytes(&mut junk);
            }
            let bytes = [&lived.bytes[..], &junk].concat();
            lived.salvage(&bytes, &format!("{length} bytes more"), &mut tally);
        }
    }
    report("files with junk behind them", &tally);
    assert_eq!(tally.back, tally.entries);
}

#[test]
fn several_holes_at_once_cost_no_more_than_they_hold() {
    let lived = lived();
    let mut random = ChaCha8Rng::seed_from_u64(8);
    let mut tally = ResultCounts::default();
    for round in 0..20 {
        let mut bytes = lived.bytes.clone();
        for _ in 0..random.random_range(1..8) {
            let page = random.random_range(0..bytes.len() / PAGE) * PAGE;
            random.fill_bytes(&mut bytes[page..page + PAGE]);
        }
        let cut = random.random_range(bytes.len() / 2..=bytes.len());
        lived.salvage(&bytes[..cut], &format!("round {round}"), &mut tally);
    }
    report("files with several holes", &tally);
}

#[test]
fn a_salvage_that_was_cut_short_is_finished_by_the_next_opening() {
    let lived = lived();
    let path = lived.path();
    // Between the two renames: the new file is whole, and nothing has its name.
    fs::rename(&path, path.with_file_name("prise.redb.salvaged")).unwrap();
    let store = Store::open(&path).unwrap();
    assert_eq!(entries_of(&store), lived.entries);
    drop(store);
    // Before them, it may be anything.
    fs::write(path.with_file_name("prise.redb.salvaged"), "half a file").unwrap();
    fs::write(&path, &lived.bytes[..lived.bytes.len() - 1]).unwrap();
    let opened = Store::open_or_salvage(&path).unwrap();
    assert_eq!(opened.salvage.expect("set aside").lost, Some(0));
    assert_eq!(entries_of(&opened.store), lived.entries);
}

#[test]
fn a_store_in_use_mends_itself_and_its_matches_keep_their_numbers() {
    let lived = lived();
    let path = lived.path();
    let store = Store::open(&path).unwrap();
    let salvage = store.mend("found in use").unwrap();
    assert_eq!((salvage.lost, salvage.why.as_str()), (Some(0), "found in use"));
    assert!(salvage.path.ends_with("prise.damaged-1.redb"));
    assert_eq!(entries_of(&store), lived.entries);
    let (id, stored) = store.matches().unwrap().items.remove(0);
    store.save(id, &stored.saved, at(99_999)).unwrap();
    assert!(matches!(Store::open(&path), Err(OpenError::InUse { .. })));
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!(store.load(id).unwrap().expect("in progress").updated, at(99_999));
    assert!(Store::in_memory().unwrap().mend("no file").is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever a file holds, salvaging it ends well.
    #[test]
    fn any_bytes_are_set_aside(
        head in prop::collection::vec(any::<u8>(), 0..600),
        is_ours in any::<bool>(),
        pages in 0_usize..4,
        seed in any::<u64>(),
    ) {
        let mut bytes = if is_ours { b"redb\x1A\x0A\xA9\x0D\x0A".to_vec() } else { Vec::new() };
        bytes.extend(head);
        let mut tail = vec![0; pages * PAGE];
        ChaCha8Rng::seed_from_u64(seed).fill_bytes(&mut tail);
        bytes.resize(bytes.len().next_multiple_of(PAGE), 0);
        bytes.extend(tail);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        fs::write(&path, &bytes).unwrap();
        let opened = Store::salvage(&path, "anything").unwrap();
        prop_assert_eq!(opened.store.record_count().unwrap(), 0);
        prop_assert!(fs::read(opened.salvage.unwrap().path).unwrap() == bytes);
    }
}
