//! What counts and what does not: the first end, what makes a match unrated, who is out.

mod support;

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::*;
use prise_store::*;
use support::{T0, against, at, draughts, level, play_all, saved, two_people};

/// A store in a file, and the file's folder, which lasts as long as it is held.
fn on_disk() -> (Store, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    (Store::open(folder.path().join("prise.redb")).expect("a store"), folder)
}

/// The same store after the app was closed and started again.
fn reopened(store: Store, folder: &tempfile::TempDir) -> Store {
    drop(store);
    Store::open(folder.path().join("prise.redb")).expect("the same store")
}

fn begin<G: Game>(store: &Store, table: &Match<G>) -> MatchId {
    store.create(&saved(table), at(1)).unwrap()
}

fn save<G: Game>(store: &Store, id: MatchId, table: &Match<G>, when: u64) {
    store.save(id, &saved(table), at(when)).unwrap();
}

fn tally(store: &Store) -> (u32, u32, u32) {
    let total = store.statistics().unwrap().total(|_| true);
    (total.won, total.lost, total.drawn)
}

#[test]
fn d8_the_first_end_is_recorded_once_and_a_continuation_changes_nothing() {
    let (store, folder) = on_disk();
    let mut table = draughts(against(5));
    let id = begin(&store, &table);
    play_all(&mut table, "32-28 19-23");
    table.resign(Seat::FIRST, T0).unwrap();
    save(&store, id, &table, 2);
    let (record, rating) = (store.record(id).unwrap().unwrap(), store.rating("draughts").unwrap());
    assert_eq!((record.winner, record.places.as_slice()), (Some(1), &[2, 1][..]));
    assert_eq!((tally(&store), rating.games), ((0, 1, 0), 1));

    // Undone, the match is in progress again, and what was recorded stays.
    table.take_back(T0).unwrap();
    save(&store, id, &table, 3);
    assert_eq!(store.record(id).unwrap().as_ref(), Some(&record));
    let store = reopened(store, &folder);
    let stored = store.load(id).unwrap().expect("in progress");
    assert_eq!(stored.saved.unrated(), [Unrated::Continuation]);
    let restored = stored.saved.restore::<Draughts>().unwrap().table;
    assert_eq!(restored, table, "marked as a continuation after a restart, too");
    assert_eq!(restored.setup().players(), against(5));

    // Won in the end, it is kept, and the loss is what counts.
    table.resign(Seat::SECOND, T0).unwrap();
    save(&store, id, &table, 4);
    assert!(store.load(id).unwrap().is_none());
    assert_eq!(store.record_count().unwrap(), 1);
    let after = store.record(id).unwrap().unwrap();
    let continuation = after.continuation.clone().expect("kept");
    assert_eq!(continuation.now.outcome.unwrap().winner, Some(0));
    assert_eq!(Record { continuation: None, ..after }, record);
    assert_eq!(tally(&store), (0, 1, 0));
    assert_eq!(store.rating("draughts").unwrap(), rating);
    store.check().unwrap();
}

#[test]
fn d8_an_end_that_was_undone_and_redone_is_the_same_end() {
    let (store, _folder) = on_disk();
    let mut table = draughts(against(5));
    let id = begin(&store, &table);
    play_all(&mut table, "32-28 19-23");
    table.resign(Seat::FIRST, T0).unwrap();
    save(&store, id, &table, 2);
    let record = store.record(id).unwrap();
    table.undo(T0).unwrap();
    save(&store, id, &table, 3);
    table.redo(T0).unwrap();
    save(&store, id, &table, 4);
    assert_eq!(store.record(id).unwrap(), record);
    assert!(store.load(id).unwrap().is_none());
    assert_eq!(tally(&store), (0, 1, 0));
}

#[test]
fn d8_a_match_of_an_older_version_whose_end_was_undone_counts_once_too() {
    let (store, _folder) = on_disk();
    let mut table = draughts(against(5));
    let id = begin(&store, &table);
    play_all(&mut table, "32-28 19-23");
    table.resign(Seat::FIRST, T0).unwrap();
    save(&store, id, &table, 2);
    let rating = store.rating("draughts").unwrap();
    table.undo(T0).unwrap();
    table.resign(Seat::SECOND, T0).unwrap();
    // It did not say that it was one.
    let forgetful = SavedMatch { first_end: None, unrated: Vec::new(), ..saved(&table) };
    store.save(id, &forgetful, at(3)).unwrap();
    assert_eq!(store.record(id).unwrap().unwrap().winner, Some(1));
    assert_eq!((tally(&store), store.rating("draughts").unwrap()), ((0, 1, 0), rating));
}

#[test]
fn d8_a_match_with_a_take_back_or_a_hint_leaves_the_rating_alone() {
    type Act = fn(&mut Match<Draughts>);
    let (mut store, folder) = on_disk();
    let acts: [(Unrated, Act); 2] = [
        (Unrated::TakeBack, |table| {
            table.take_back(T0).unwrap();
            table.put_back(T0);
        }),
        (Unrated::Hint, Match::note_hint),
    ];
    for (reason, act) in acts {
        let mut table = draughts(against(9));
        let id = begin(&store, &table);
        play_all(&mut table, "32-28 19-23");
        act(&mut table);
        save(&store, id, &table, 2);
        store = reopened(store, &folder);
        let stored = store.load(id).unwrap().unwrap();
        let mut table = stored.saved.restore::<Draughts>().unwrap().table;
        table.resign(Seat::SECOND, T0).unwrap();
        save(&store, id, &table, 3);
        let record = store.record(id).unwrap().unwrap();
        assert_eq!((record.unrated(), record.rating), (vec![reason], None));
        assert_eq!(store.rating("draughts").unwrap(), Rating::default());
    }
    assert_eq!(tally(&store), (2, 0, 0), "they count all the same");
}

#[test]
fn d8_a_hint_given_to_somebody_who_looks_on_is_not_forgotten_by_who_plays() {
    let (store, _folder) = on_disk();
    let mut table = draughts(against(9));
    let id = begin(&store, &table);
    store.note_hint(id).unwrap();
    // The player at the board knows nothing of it.
    play_all(&mut table, "32-28");
    save(&store, id, &table, 2);
    assert_eq!(store.load(id).unwrap().unwrap().saved.unrated(), [Unrated::Hint]);
    table.resign(Seat::SECOND, T0).unwrap();
    save(&store, id, &table, 3);
    assert_eq!(store.record(id).unwrap().unwrap().unrated(), [Unrated::Hint]);
    assert_eq!(store.rating("draughts").unwrap(), Rating::default());
    store.note_hint(id).unwrap();
    assert!(store.load(id).unwrap().is_none(), "a finished match stays finished");
}

#[test]
fn b4_practice_is_saved_and_a_match_that_says_nothing_is_none() {
    let players = vec![Player::human("Anna"), Player::ai("Prise", level(3))];
    let setup = Setup::new(ClassicOptions::default(), players)
        .with_start(Start::Dealt(Seed::from_bytes([9; 32])))
        .with_practice(true);
    let mut table = Match::<Classic>::new(setup).unwrap();
    play_all(&mut table, "a8 b8");
    let json = serde_json::to_value(saved(&table)).unwrap();
    assert_eq!(json["practice"], serde_json::json!(true));
    assert_eq!(json["unrated"], serde_json::json!(["Practice"]));
    let read = |json| serde_json::from_value::<SavedMatch>(json).unwrap();
    let mut restored = read(json.clone()).restore::<Classic>().unwrap().table;
    assert_eq!(restored, table);
    assert_eq!(restored.take_back(T0), Ok(2));

    let mut old = json;
    old.as_object_mut().unwrap().retain(|name, _| name != "practice" && name != "unrated");
    let mut restored = read(old).restore::<Classic>().unwrap().table;
    assert!(!restored.setup().is_practice());
    assert_eq!(restored.take_back(T0), Err(UndoRefusal::Revealed));
}

/// Anna against two computers, who resigns after three flips; then the computers agree to a draw.
fn out_before_the_draw() -> Match<ThreeKingdoms> {
    let players =
        vec![Player::human("Anna"), Player::ai("Prise", level(6)), Player::ai("Prise", level(6))];
    let setup = Setup::new((), players).with_start(Start::Dealt(Seed::from_bytes([9; 32])));
    let mut table = Match::<ThreeKingdoms>::new(setup).unwrap();
    play_all(&mut table, "a9 b9 d9");
    table.resign(Seat::FIRST, T0).unwrap();
    table.offer_draw(Seat::SECOND, T0).unwrap();
    table.accept_draw(Seat::THIRD, T0).unwrap();
    table
}

#[test]
fn k5a_out_is_lost_in_records_statistics_rating_and_export() {
    let (store, _folder) = on_disk();
    let table = out_before_the_draw();
    let id = begin(&store, &table);
    save(&store, id, &table, 2);
    let record = store.record(id).unwrap().unwrap();
    assert_eq!((record.winner, record.places.as_slice()), (None, &[3, 1, 1][..]));
    assert_eq!((record.ending(), record.unrated()), (Some(Ending::Lost), vec![]));
    assert_eq!(tally(&store), (0, 1, 0));
    assert!(store.rating("three-kingdoms").unwrap().glicko.rating < 1500.0);
    assert_eq!(store.rating_history("three-kingdoms").unwrap().streak, -1);
    let lost = RecordQuery::newest(9).that_ended(Ending::Lost);
    assert_eq!(store.records(&lost).unwrap().items.len(), 1);
    assert!(
        store.records(&RecordQuery::newest(9).that_ended(Ending::Drawn)).unwrap().items.is_empty()
    );
    let other = Store::in_memory().unwrap();
    other.import(&store.export(at(3)).unwrap()).unwrap();
    let (_, imported) = other.records(&RecordQuery::newest(1)).unwrap().items.remove(0);
    assert_eq!((imported.places.as_slice(), tally(&other)), (&[3, 1, 1][..], (0, 1, 0)));
    store.check().unwrap();
    other.check().unwrap();
    // Nobody is put in another place by editing a file.
    let edited = |places: &str| {
        let mut export: serde_json::Value =
            serde_json::from_str(&store.export(at(3)).unwrap()).unwrap();
        export["records"][0]["places"] = serde_json::from_str(places).unwrap();
        Store::in_memory().unwrap().import(&export.to_string()).unwrap().problems.len()
    };
    assert_eq!((edited("[3,1,1]"), edited("[]"), edited("[1,1,1]")), (0, 0, 1));
}

#[test]
fn k5a_a_record_of_an_older_version_is_what_its_winner_says() {
    let record = Record { places: Vec::new(), ..recorded(&out_before_the_draw()) };
    assert_eq!(record.ending(), Some(Ending::Drawn), "who was out was not kept");
}

fn recorded(table: &Match<ThreeKingdoms>) -> Record {
    let store = Store::in_memory().unwrap();
    let id = begin(&store, table);
    save(&store, id, table, 2);
    store.record(id).unwrap().unwrap()
}

#[test]
fn two_people_are_counted_and_never_rated() {
    let (store, _folder) = on_disk();
    let mut table = draughts(two_people());
    let id = begin(&store, &table);
    table.resign(Seat::SECOND, T0).unwrap();
    save(&store, id, &table, 2);
    let record = store.record(id).unwrap().unwrap();
    assert_eq!((record.unrated(), record.rating), (vec![Unrated::NotAgainstComputer], None));
    assert_eq!(tally(&store), (1, 1, 0));
}
