//! What an import refuses, by name, and that it cannot spoil what is there.

mod support;

use prise_game::*;
use prise_store::*;
use proptest::prelude::*;
use serde_json::{Value, json};
use support::{T0, against, at, contents, draughts, drawn_by_repetition, play_all, saved};

fn store() -> Store {
    Store::in_memory().expect("a store")
}

/// An export with one record, one match and one rating, all of them sound.
fn export() -> Value {
    let store = store();
    let mut table = draughts(against(4));
    play_all(&mut table, "32-28 19-23");
    let running = saved(&table);
    store.create(&running, at(1)).unwrap();
    let id = store.create(&running, at(2)).unwrap();
    table.resign(Seat::SECOND, T0).unwrap();
    store.save(id, &saved(&table), at(3)).unwrap();
    let stored = store.matches().unwrap().items.remove(0).1;
    let mut export: Value = serde_json::from_str(&store.export(at(4)).unwrap()).unwrap();
    // In clear, as older versions wrote it and as an attacker would.
    let mut stored = json!(stored);
    stored["match"] = json!(running);
    export["matches"] = json!([stored]);
    export
}

/// Imports an export in which something was changed, and returns the only complaint.
fn complaint(change: impl FnOnce(&mut Value)) -> String {
    let mut export = export();
    change(&mut export);
    let store = store();
    let report = store.import(&export.to_string()).expect("an export");
    let [problem] = &report.problems[..] else { panic!("{:?}", report.problems) };
    assert_eq!(
        report.matches + report.records,
        if problem.kind == EntryKind::Rating { 2 } else { 1 }
    );
    store.check().unwrap();
    problem.to_string()
}

#[test]
fn what_is_sound_is_taken() {
    let report = store().import(&export().to_string()).unwrap();
    assert_eq!((report.matches, report.records, report.problems.len()), (1, 1, 0));
}

#[test]
fn an_unknown_game_is_refused_by_name() {
    let told = complaint(|export| export["records"][0]["match"]["game"] = json!("chess"));
    assert_eq!(told, "record 1: unknown game 'chess'");
    let told = complaint(|export| export["matches"][0]["match"]["game"] = json!("a\u{1b}[2J"));
    assert_eq!(told, "match 1: unknown game 'a?[2J'");
    let told = complaint(|export| {
        let rating = export["ratings"]["draughts"].take();
        export["ratings"] = json!({ "go": rating });
    });
    assert_eq!(told, "rating 1: unknown game 'go'");
}

#[test]
fn a_winner_that_cannot_be_is_refused_by_name() {
    let told = complaint(|export| export["records"][0]["winner"] = json!(9));
    assert_eq!(told, "record 1: the winner is 9, and there are 2 seats");
    let told = complaint(|export| export["records"][0]["winner"] = json!(1));
    assert_eq!(told, "record 1: the moves are won by 0, the result says otherwise");
    let told = complaint(|export| export["records"][0]["winner"] = Value::Null);
    assert_eq!(told, "record 1: the moves are won by 0, the result says otherwise");
    let told =
        complaint(|export| export["records"][0]["match"]["now"]["outcome"]["winner"] = json!(1));
    assert_eq!(told, "record 1: the moves do not lead to the result");
}

#[test]
fn a_history_that_cannot_be_played_is_refused_by_name() {
    for kind in ["records", "matches"] {
        let told = complaint(|export| export[kind][0]["match"]["history"][1] = json!("32-28"));
        assert!(told.contains("32-28"), "{told}");
        let told = complaint(|export| export[kind][0]["match"]["history"][1] = json!("18-23"));
        assert!(told.contains("the history leads to"), "{told}");
        let told = complaint(|export| export[kind][0]["match"]["players"] = json!([]));
        assert!(told.contains("the game has 2 seats, but 0 players are given"), "{told}");
        let told = complaint(|export| export[kind][0]["match"]["players"][1]["level"] = json!(11));
        assert!(told.contains("'11' is not a level"), "{told}");
        let told = complaint(|export| export[kind][0]["match"]["rules"] = json!("draws=never"));
        assert!(told.contains("draws"), "{told}");
    }
    // A win out of nothing.
    let told = complaint(|export| {
        export["records"][0]["match"]["history"] = json!(["32-28", "19-23"]);
        export["records"][0]["match"]["now"] = json!({});
    });
    assert_eq!(told, "record 1: the moves do not lead to the end of the game");
    let told = complaint(|export| export["matches"][0] = export["records"][0].clone());
    assert_eq!(told, "match 1: it is over");
}

#[test]
fn names_and_numbers_out_of_range_are_refused_by_name() {
    let told =
        complaint(|export| export["records"][0]["match"]["players"][0]["name"] = json!("A\u{7}"));
    assert_eq!(told, "record 1: a name holds the character 0x7");
    let long = "x".repeat(201);
    let told =
        complaint(|export| export["matches"][0]["match"]["players"][0]["name"] = json!(long));
    assert_eq!(told, "match 1: the name 'xxxxxxxxxxxxxxxxxxxx…' is too long");
    let told = complaint(|export| export["records"][0]["finished"] = json!(u64::MAX));
    assert_eq!(told, "record 1: 18446744073709551615 is no time of day");
    let told = complaint(|export| export["records"][0]["match"]["ms"][0] = json!(u64::MAX));
    assert_eq!(told, "record 1: 18446744073709551615 milliseconds are too many");
    for (field, value) in [("before", 1e308), ("after", -1e5), ("deviation", 0.0)] {
        let told = complaint(|export| export["records"][0]["rating"][field] = json!(value));
        assert_eq!(told, "record 1: the rating is out of range", "{field}");
    }
    for (field, value) in [("rating", 1e308), ("deviation", -1.0), ("volatility", 7.0)] {
        let told = complaint(|export| export["ratings"]["draughts"][field] = json!(value));
        assert_eq!(told, "rating 1: the rating is out of range", "{field}");
    }
}

#[test]
fn a_draw_of_which_the_reason_was_not_kept_is_sound() {
    let store = store();
    let table = drawn_by_repetition(against(2));
    let id = store.create(&saved(&table), at(1)).unwrap();
    store.save(id, &saved(&table), at(1)).unwrap();
    let mut export: Value = serde_json::from_str(&store.export(at(2)).unwrap()).unwrap();
    export["records"][0]["draw_reason"] = Value::Null;
    let report = Store::in_memory().unwrap().import(&export.to_string()).unwrap();
    assert_eq!((report.records, report.problems.len()), (1, 0));
}

#[test]
fn what_the_app_has_kept_itself_is_taken_as_it_is() {
    let mut export = export();
    export["matches"][0]["match"]["history"][1] = json!("9-99");
    let text = export.to_string();
    assert_eq!(store().import(&text).unwrap().problems.len(), 1);
    let report = store().import_kept(&text).unwrap();
    assert_eq!((report.matches, report.records, report.problems.len()), (1, 1, 0));
}

/// Loses a game against level 4.
fn lose(store: &Store, when: u64) -> Result<(), StoreError> {
    let mut table = draughts(against(4));
    let id = store.create(&saved(&table), at(when))?;
    table.resign(Seat::FIRST, T0).unwrap();
    store.save(id, &saved(&table), at(when))
}

#[test]
fn a_rating_beyond_all_numbers_never_stops_a_game_from_being_saved() {
    let store = store();
    let text = r#"{"prise_export": 1, "ratings": {"draughts":
        {"rating": 1e308, "deviation": 1e308, "volatility": 1e308, "games": 9}}}"#;
    assert_eq!(store.import(text).unwrap().problems.len(), 1);
    for when in 0..3 {
        lose(&store, when).unwrap();
    }
    assert_eq!(store.rating("draughts").unwrap().games, 3);
    store.check().unwrap();
    let again = Store::in_memory().unwrap();
    assert_eq!(again.import(&store.export(at(9)).unwrap()).unwrap().problems, []);
    assert_eq!(contents(&again), contents(&store));
}

proptest! {
    /// From wherever a rating starts, what is kept is a number.
    #[test]
    fn no_rating_that_is_no_number_is_ever_the_next_one(
        rating in any::<f64>(), deviation in any::<f64>(), volatility in any::<f64>(),
        opponent in any::<f64>(), score in prop::sample::select(vec![0.0, 0.5, 1.0]),
    ) {
        let before = Glicko { rating, deviation, volatility };
        let result = GameResult { opponent: Glicko::fixed(opponent), score };
        let after = [before.after(&[result]), before.after(&[])];
        for after in after {
            let is_as_it_was = format!("{after:?}") == format!("{before:?}");
            prop_assert!(after.is_sane() || is_as_it_was);
        }
        prop_assert!(Glicko::default().after(&[result]).is_sane());
    }
}
