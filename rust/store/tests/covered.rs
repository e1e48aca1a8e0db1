//! B4: neither the library's file nor an export shows a text tool what lies face-down in a running
//! match. The tests read the file itself.

mod support;

use std::path::Path;

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_game::*;
use prise_store::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use support::{T0, at, play_random, saved};

/// The letters of the face-down pieces, out of a position's text.
fn hidden(position: &str) -> String {
    position.split('/').nth(1).expect("a field").to_owned()
}

/// What gives the deal of a match away, as bytes to look for.
fn needles<G: Game>(table: &Match<G>) -> Vec<(&'static str, Vec<u8>)> {
    let opening = table.review(0).expect("an opening").game().write();
    let now = table.game().write();
    let mut needles = vec![
        ("the deal", hidden(&opening).into_bytes()),
        ("what is still face-down", hidden(&now).into_bytes()),
        ("half of it", hidden(&now).as_bytes()[..hidden(&now).len() / 2].to_vec()),
    ];
    let mut hex = |name: &'static str, text: String| {
        let bytes = (0..32).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap());
        needles.push((name, bytes.collect()));
        needles.push((name, text.to_uppercase().into_bytes()));
        needles.push((name, text.as_bytes()[..16].to_vec()));
        needles.push((name, text.into_bytes()));
    };
    match table.setup().start() {
        Start::Dealt(seed) => hex("the seed", seed.reveal()),
        Start::Shuffled(shuffle) => {
            hex("the secret", shuffle.secret().reveal());
            hex("the seed", shuffle.seed().reveal());
        }
        Start::Opening => {
            needles.push(("the number", table.setup().seed().to_string().into_bytes()));
        }
        Start::Position(_) => {}
    }
    needles
}

/// The names of what can be seen in some bytes, as they are and as UTF-16.
fn seen(bytes: &[u8], needles: &[(&'static str, Vec<u8>)]) -> Vec<&'static str> {
    let narrow: Vec<u8> = bytes.iter().copied().filter(|byte| *byte != 0).collect();
    let is_in = |needle: &[u8], hay: &[u8]| hay.windows(needle.len()).any(|part| part == needle);
    let found = needles.iter().filter(|(_, it)| is_in(it, bytes) || is_in(it, &narrow));
    found.map(|(name, _)| *name).collect()
}

fn starts(position: String) -> Vec<Start> {
    let secret = Secret::from_bytes(std::array::from_fn(|at| 0x35 ^ (at as u8).wrapping_mul(7)));
    let mixed = Contribution::new([Touch::new(1, 2, 3)], "abracadabra");
    vec![
        Start::Shuffled(Shuffle::new(secret, mixed)),
        Start::Shuffled(Shuffle::new(secret, Contribution::default())),
        Start::Dealt(Seed::from_number(5)),
        Start::Opening,
        Start::Position(position),
    ]
}

fn files_of(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.flat_map(|path| std::fs::read(path).unwrap()).collect()
}

#[allow(clippy::needless_pass_by_value, reason = "rules are given away as in a setup")]
fn check<G: Game>(rules: G::Rules, names: &[&str]) {
    const NUMBER: u64 = 6_157_432_981_234_567_890;
    let players: Vec<_> = names.iter().map(|name| Player::human(*name)).collect();
    for start in starts(G::start(&rules, 3).write()) {
        let setup = Setup::new(rules.clone(), players.clone()).with_start(start.clone());
        let mut table = Match::<G>::new(setup.with_seed(NUMBER)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("prise.redb");
        let store = Store::open(&path).unwrap();
        let id = store.create(&saved(&table), at(1)).unwrap();
        let needles_before = needles(&table);
        let mut random = ChaCha8Rng::seed_from_u64(5);
        for _ in 0..6 {
            play_random(&mut table, &mut random, T0);
            store.save(id, &saved(&table), at(2)).unwrap();
        }
        let needles = [needles_before, needles(&table)].concat();
        let export = store.export(at(4)).unwrap();
        assert_eq!(seen(export.as_bytes(), &needles), [""; 0], "an export, {start:?}");
        let debug = format!("{:?}", store.load(id).unwrap().unwrap());
        assert_eq!(seen(debug.as_bytes(), &needles), [""; 0], "a log, {start:?}");
        drop(store);
        assert_eq!(seen(&files_of(folder.path()), &needles), [""; 0], "the file, {start:?}");

        // It goes on from the file, and from the export in another library.
        let store = Store::open(&path).unwrap();
        assert_eq!(store.load(id).unwrap().unwrap().saved.restore::<G>().unwrap().table, table);
        let other = Store::in_memory().unwrap();
        assert_eq!(other.import(&export).unwrap().matches, 1);
        let (_, imported) = other.matches().unwrap().items.remove(0);
        assert_eq!(imported.saved.restore::<G>().unwrap().table, table);
        assert_eq!(other.import(&export).unwrap().duplicates, 1);

        // A finished game is an open book: this search can find something.
        for seat in 1..names.len() as u8 {
            table.resign(Seat::new(seat), T0).unwrap();
        }
        store.save(id, &saved(&table), at(5)).unwrap();
        let export = store.export(at(6)).unwrap();
        assert!(seen(export.as_bytes(), &needles).contains(&"half of it"), "{start:?}");
        drop(store);
        assert!(seen(&files_of(folder.path()), &needles).contains(&"half of it"), "{start:?}");
    }
}

#[test]
fn b4_the_file_of_a_running_dark_chess_match_shows_nothing() {
    check::<Classic>(ClassicOptions::default(), &["Anna", "Bo"]);
}

#[test]
fn b4_the_file_of_a_running_three_kingdoms_match_shows_nothing() {
    check::<ThreeKingdoms>((), &["Anna", "Bo", "Cy"]);
}

#[test]
fn b1_a_shuffle_comes_back_with_what_was_mixed_in() {
    let [first, ..] = &starts(String::new())[..] else { panic!("a start") };
    let setup = Setup::new(ClassicOptions::default(), support::two_people());
    let table = Match::<Classic>::new(setup.with_start(first.clone())).unwrap();
    let document = saved(&table);
    assert_eq!(document.restore::<Classic>().unwrap().table, table);
    let shuffle = document.shuffle.clone().expect("a shuffle");
    assert_eq!(shuffle.contribution, "taps 1,2,3\nwords abracadabra\n");
    let damaged = SavedShuffle { contribution: "words  two spaces\n".into(), ..shuffle };
    let damaged = SavedMatch { shuffle: Some(damaged), ..document };
    assert_eq!(damaged.restore::<Classic>().unwrap_err(), RestoreError::Secret);
}

#[test]
fn b4_what_is_told_of_a_mended_match_names_no_face_down_piece() {
    let setup = Setup::new(ClassicOptions::default(), support::two_people()).with_seed(9);
    let mut table = Match::<Classic>::new(setup).unwrap();
    play_random(&mut table, &mut ChaCha8Rng::seed_from_u64(1), T0);
    let mut document = saved(&table);
    document.seed = "10".into();
    let restored = document.restore::<Classic>().unwrap();
    let Some(Repair::StartedFresh { why }) = restored.repair else { panic!("mended") };
    assert!(why.contains("but the board showed"), "{why}");
    for letters in [
        hidden(&table.game().write()),
        hidden(&Classic::start(&prise_darkchess::ClassicOptions::default(), 10).write()),
    ] {
        assert!(!why.contains(&letters[2..12]), "{why}");
    }
}

#[test]
fn exports_of_older_versions_are_still_read() {
    // Written by the version before, whose entries were covered whole.
    let text = include_str!("data/export-1.json");
    let store = Store::in_memory().unwrap();
    let report = store.import(text).unwrap();
    assert_eq!((report.matches, report.problems.len()), (2, 0), "{report:?}");
    for (_, stored) in store.matches().unwrap().items {
        let restored = stored.saved.restore::<Classic>().unwrap();
        assert_eq!((restored.repair, restored.table.ply()), (None, 2));
    }
}
