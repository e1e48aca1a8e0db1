//! Matches in progress, finished games, statistics, ratings, settings, export and import.

mod support;

use prise_draughts::Draughts;
use prise_game::*;
use prise_store::*;
use serde::{Deserialize, Serialize};
use support::{
    T0, against, at, contents, draughts, drawn_by_repetition, play_all, saved, two_people,
};

fn store() -> Store {
    Store::in_memory().expect("a store")
}

/// Saves a finished match as a new one and returns its number.
fn finish(store: &Store, table: &Match<Draughts>, when: u64) -> MatchId {
    let id = store.create(&saved(table), at(when)).unwrap();
    store.save(id, &saved(table), at(when)).unwrap();
    id
}

fn resigned(players: Vec<Player>, loser: Seat) -> Match<Draughts> {
    let mut table = draughts(players);
    play_all(&mut table, "32-28");
    table.resign(loser, T0).unwrap();
    table
}

#[test]
fn a_match_is_resumed_as_it_was_saved() {
    let store = store();
    let mut table = draughts(against(3));
    let id = store.create(&saved(&table), at(100)).unwrap();
    for (number, text) in ["32-28", "19-23", "28x19"].into_iter().enumerate() {
        play_all(&mut table, text);
        store.save(id, &saved(&table), at(101 + number as u64)).unwrap();
        let stored = store.load(id).unwrap().expect("in progress");
        assert_eq!((stored.created, stored.updated), (at(100), at(101 + number as u64)));
        let restored = stored.saved.restore::<Draughts>().unwrap();
        assert_eq!(restored, Restored { table: table.clone(), repair: None });
    }
}

#[test]
fn matches_in_progress_are_listed_last_saved_first() {
    let store = store();
    let table = draughts(two_people());
    let ids: Vec<_> = (0..3).map(|n| store.create(&saved(&table), at(n)).unwrap()).collect();
    store.save(ids[0], &saved(&table), at(50)).unwrap();
    let listed: Vec<_> = store.matches().unwrap().items.into_iter().map(|(id, _)| id).collect();
    assert_eq!(listed, [ids[0], ids[2], ids[1]]);
    assert!(store.delete_match(ids[0]).unwrap().is_some());
    assert!(store.delete_match(ids[0]).unwrap().is_none());
    assert_eq!(store.load(ids[0]).unwrap(), None);
    // A number is never given twice, so nothing can be saved over by mistake.
    assert!(matches!(
        store.save(ids[0], &saved(&table), at(60)),
        Err(StoreError::NoSuchMatch(id)) if id == ids[0]
    ));
    assert!(!ids.contains(&store.create(&saved(&table), at(70)).unwrap()));
}

#[test]
fn decision_7_a_finished_match_becomes_a_record_with_its_reason() {
    let store = store();
    let won = finish(&store, &resigned(two_people(), Seat::FIRST), 10);
    let drawn = finish(&store, &drawn_by_repetition(two_people()), 20);
    assert!(store.matches().unwrap().items.is_empty());

    let record = store.record(won).unwrap().expect("finished");
    assert_eq!(record.winner, Some(1));
    assert_eq!(record.reason.as_deref(), Some("Resignation"));
    assert_eq!((record.draw_reason(), record.is_draw()), (None, false));
    assert_eq!((record.created, record.finished), (at(10), at(10)));
    assert_eq!(record.saved.history, ["32-28", "!resign 0"]);

    let record = store.record(drawn).unwrap().expect("finished");
    assert_eq!((record.winner, record.reason.as_deref()), (None, None));
    assert_eq!(record.draw_reason(), Some(DrawReason::ThreefoldRepetition));
    assert_eq!(
        serde_json::to_value(&record).unwrap()["draw_reason"],
        serde_json::json!("ThreefoldRepetition")
    );
}

#[test]
fn decision_7_a_record_without_a_draw_reason_is_valid() {
    let old = r#"{"finished": 5, "match": {"game": "draughts", "players": [{"name": "A"},
                  {"name": "Prise", "level": 2}], "history": ["32-28"]}}"#;
    let store = store();
    let report = store.import(&format!(r#"{{"prise_export": 1, "records": [{old}]}}"#)).unwrap();
    assert_eq!((report.records, &*report.problems), (1, &[][..]));
    let (id, record) = store.records(&RecordQuery::newest(1)).unwrap().items.remove(0);
    assert_eq!((record.is_draw(), record.draw_reason()), (true, None));
    assert_eq!(store.record(id).unwrap(), Some(record.clone()));
    assert_eq!(serde_json::to_value(&record).unwrap()["draw_reason"], serde_json::Value::Null);
    let counts = store.statistics().unwrap().total(|_| true);
    assert_eq!((counts.drawn, counts.draws[ResultCounts::UNKNOWN]), (1, 1));
}

#[test]
fn statistics_are_kept_by_game_level_and_seat() {
    let store = store();
    finish(&store, &resigned(against(3), Seat::SECOND), 1);
    finish(&store, &resigned(against(3), Seat::FIRST), 2);
    finish(&store, &drawn_by_repetition(against(3)), 3);
    finish(&store, &resigned(against(9), Seat::SECOND), 4);
    let mut second_seat = against(3);
    second_seat.reverse();
    finish(&store, &resigned(second_seat, Seat::FIRST), 5);
    finish(&store, &resigned(two_people(), Seat::FIRST), 6);
    finish(&store, &resigned(vec![against(1)[1].clone(), against(2)[1].clone()], Seat::FIRST), 7);

    let statistics = store.statistics().unwrap();
    let key = |level, seat| StatKey { game: "draughts".into(), level, seat };
    let counts = |level, seat| {
        let counts = &statistics.counts[&key(level, seat)];
        (counts.won, counts.lost, counts.drawn)
    };
    assert_eq!(counts(Some(3), 0), (1, 1, 1));
    assert_eq!(counts(Some(3), 1), (1, 0, 0));
    assert_eq!(counts(Some(9), 0), (1, 0, 0));
    assert_eq!(counts(None, 0), (0, 1, 0));
    assert_eq!(counts(None, 1), (1, 0, 0));
    assert_eq!(statistics.counts.len(), 5, "AIs among themselves are not counted");
    let level_3 = statistics.total(|key| key.level == Some(3));
    assert_eq!((level_3.games(), level_3.won), (4, 2));
    assert_eq!(level_3.draws["ThreefoldRepetition"], 1);
}

#[test]
fn statistics_are_what_counting_the_records_gives() {
    // Finish, undo, finish otherwise, delete: the running counts stay those of the records.
    let store = store();
    let mut ids = Vec::new();
    for round in 0..12 {
        let table = match round % 3 {
            0 => resigned(against(1 + round as u8 % 4), Seat::FIRST),
            1 => resigned(two_people(), Seat::SECOND),
            _ => drawn_by_repetition(against(2)),
        };
        ids.push(finish(&store, &table, round));
    }
    for (place, id) in ids.iter().enumerate() {
        let record = store.record(*id).unwrap().expect("finished");
        let mut table = record.saved.restore::<Draughts>().unwrap().table;
        match place % 4 {
            0 => assert!(store.delete(*id).unwrap().is_some()),
            1 => {
                table.undo(T0).unwrap();
                store.save(*id, &saved(&table), at(100)).unwrap();
                table.resign(table.to_move(), T0).unwrap();
                store.save(*id, &saved(&table), at(101)).unwrap();
            }
            _ => {}
        }
    }
    let fresh = Store::in_memory().unwrap();
    fresh.import(&store.export(at(0)).unwrap()).unwrap();
    let mut counted = store.statistics().unwrap();
    counted.counts.retain(|_, counts| counts.games() > 0);
    assert_eq!(counted, fresh.statistics().unwrap());
    assert_eq!(store.record_count().unwrap(), 9);
    store.check().unwrap();
}

#[test]
fn the_rating_follows_the_results_of_each_game() {
    let store = store();
    assert_eq!(store.rating("draughts").unwrap(), Rating::default());
    finish(&store, &resigned(against(8), Seat::SECOND), 1);
    let once = store.rating("draughts").unwrap();
    assert!(once.glicko.rating > 1500.0 && once.games == 1);
    let id = finish(&store, &resigned(against(8), Seat::FIRST), 2);
    let twice = store.rating("draughts").unwrap();
    assert!(twice.glicko.rating < once.glicko.rating && twice.games == 2);
    let change = store.record(id).unwrap().unwrap().rating.expect("rated");
    assert_eq!((change.before, change.after), (once.glicko.rating, twice.glicko.rating));
    assert_eq!(store.rating("mill").unwrap(), Rating::default());
}

#[test]
fn finished_games_are_listed_page_by_page() {
    let store = store();
    let table = saved(&resigned(two_people(), Seat::FIRST));
    let other = SavedMatch { game: "mill".into(), ..table.clone() };
    let mut wanted = Vec::new();
    for number in 0..25_u64 {
        // Several end in the same millisecond.
        let when = at(number / 4);
        let id = store.create(&table, when).unwrap();
        let game = if number % 5 == 0 { &other } else { &table };
        store.save(id, game, when).unwrap();
        wanted.push((id, game.game.clone()));
    }
    wanted.reverse();
    let pages = |query: RecordQuery| {
        let mut listed = Vec::new();
        let mut next = query.clone();
        loop {
            let page = store.records(&next).unwrap();
            assert!(page.unreadable.is_empty() && page.items.len() <= query.limit);
            next = query.clone().after_page(&page);
            listed.extend(page.items.into_iter().map(|(id, _)| id));
            if next.before.is_none() {
                return listed;
            }
        }
    };
    let all: Vec<_> = wanted.iter().map(|(id, _)| *id).collect();
    for limit in [1, 4, 7, 25, 100] {
        assert_eq!(pages(RecordQuery::newest(limit)), all);
        for game in ["draughts", "mill", "dark-chess"] {
            let of_game = wanted.iter().filter(|(_, it)| it == game).map(|(id, _)| *id);
            let listed = pages(RecordQuery::newest(limit).of_game(game));
            assert_eq!(listed, of_game.collect::<Vec<_>>());
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Sound {
    volume: u8,
}

impl Default for Sound {
    fn default() -> Self {
        Self { volume: 7 }
    }
}

#[test]
fn settings_fall_back_and_say_so() {
    let store = store();
    let read = || store.settings::<Sound>("sound").unwrap();
    assert_eq!(read(), Settings { value: Sound { volume: 7 }, problem: None });
    store.save_settings("sound", &Sound { volume: 2 }).unwrap();
    assert_eq!(read(), Settings { value: Sound { volume: 2 }, problem: None });
    // A value of another shape: the default, a report, and the value stays until it is replaced.
    store.save_settings("sound", &"loud").unwrap();
    assert_eq!(read().value, Sound { volume: 7 });
    assert!(read().problem.expect("reported").contains("invalid type"));
    assert_eq!(store.settings::<String>("sound").unwrap().value, "loud");
}

#[test]
fn an_export_holds_everything_and_importing_twice_changes_nothing() {
    let store = store();
    finish(&store, &resigned(against(4), Seat::SECOND), 10);
    finish(&store, &drawn_by_repetition(two_people()), 20);
    let mut table = draughts(against(2));
    play_all(&mut table, "32-28 19-23");
    table.undo(T0).unwrap();
    store.create(&saved(&table), at(30)).unwrap();
    store.save_settings("sound", &Sound { volume: 2 }).unwrap();
    let text = store.export(at(40)).unwrap();

    let other = Store::in_memory().unwrap();
    let report = other.import(&text).unwrap();
    let expected = ImportReport { matches: 1, records: 2, settings: 1, ..ImportReport::default() };
    assert_eq!(report, expected);
    assert_eq!(contents(&other), contents(&store));
    assert_eq!(other.rating("draughts").unwrap(), store.rating("draughts").unwrap());

    let again = other.import(&text).unwrap();
    assert_eq!((again.matches, again.records, again.duplicates), (0, 0, 3));
    assert_eq!(contents(&other), contents(&store));
}

#[test]
fn an_import_leaves_out_what_it_does_not_understand() {
    let store = store();
    let text = r#"{"prise_export": 1, "exported": 0, "weather": "fine",
        "records": [{"finished": 1},
            {"match": {"game": "draughts", "players": [{"name": "A"}, {"name": "B"}]}}, 7],
        "matches": [{"match": {"game": "draughts", "history": 5}}],
        "ratings": {"draughts": "good"}}"#;
    let report = store.import(text).unwrap();
    assert_eq!((report.records, report.matches), (1, 0));
    let problems: Vec<_> = report.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "match 1: invalid type: integer `5`, expected a sequence",
            "record 1: missing field `match`",
            "record 3: invalid type: integer `7`, expected struct Record",
            "rating 1: invalid type: string \"good\", expected struct Rating",
        ]
    );
}

#[test]
fn an_import_from_the_future_or_of_nonsense_changes_nothing() {
    let store = store();
    let before = contents(&store);
    assert!(matches!(
        store.import(r#"{"prise_export": 2, "records": "who knows"}"#),
        Err(ImportError::NotAnExport(_) | ImportError::FromTheFuture { .. })
    ));
    assert!(matches!(
        store.import(r#"{"prise_export": 2}"#),
        Err(ImportError::FromTheFuture { found: 2, known: 1 })
    ));
    for nonsense in ["", "[]", "{}", "PDN?", r#"{"prise_export": "yes"}"#] {
        assert!(matches!(store.import(nonsense), Err(ImportError::NotAnExport(_))), "{nonsense}");
    }
    assert_eq!(contents(&store), before);
}

#[test]
fn the_store_may_be_used_from_many_threads() {
    let store = store();
    let table = saved(&draughts(two_people()));
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for number in 0..10 {
                    let id = store.create(&table, at(number)).unwrap();
                    store.save(id, &table, at(number)).unwrap();
                    assert!(store.load(id).unwrap().is_some());
                }
            });
        }
    });
    assert_eq!(store.matches().unwrap().items.len(), 40);
}
