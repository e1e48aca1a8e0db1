//! Draughts games in and out as PDN.

use std::ops::ControlFlow;

use prise_draughts::pdn;
use prise_game::{Game, Level, Match, Millis, Player, Seat, Setup};
use prise_store::{
    Ending, PdnFault, PdnImport, PdnNote, Record, RecordQuery, SavedMatch, SavedOutcome, Store,
    UnixMillis,
};

const TODAY: UnixMillis = UnixMillis::new(1_790_000_000_000);

fn store() -> Store {
    Store::in_memory().expect("opened")
}

fn import(store: &Store, text: &str) -> PdnImport {
    store.import_pdn(text, TODAY).expect("written")
}

/// All finished games, oldest first.
fn records(store: &Store) -> Vec<Record> {
    let page = store.records(&RecordQuery::newest(1000)).expect("read");
    page.items.into_iter().rev().map(|(_, record)| record).collect()
}

/// Kings that go to and fro until the position has come for the third time, and on.
fn shuffle(times: usize, result: &str) -> String {
    format!("[FEN \"W:WK46:BK1\"] {} {result}", "46-41 1-6 41-46 6-1 ".repeat(times))
}

const ANNOTATED: &str = "[Event \"Cup\"]\n[White \"Anna\"]\n[Black \"Bo\"]\n[Date \"2024.02.29\"]\n\
    {a fine game} 1. 32-28! {solid} (1. 33-28 18-22 (1... 17-22) 2. 39-33) 19-23 2. 28x19 \
    14x23 (2... 13x24 {too}) 2-0";

#[test]
fn the_same_pdn_twice_adds_nothing() {
    let store = store();
    let text = format!(
        "{ANNOTATED}\n\n1. 34-29 1-1\n\n[White \"Cy\"] 1. 31-27 *\n\n{}",
        shuffle(3, "2-0")
    );
    let first = import(&store, &text);
    assert_eq!((first.games, first.records, first.duplicates), (4, 4, 0));
    let second = import(&store, &text);
    assert_eq!((second.games, second.records, second.duplicates), (4, 0, 4));
    assert_eq!(store.record_count().expect("read"), 4);
    // Nor does what goes out when it comes in again, nor a game that is in the text twice.
    let third = import(&store, &store.export_pdn().expect("read"));
    assert_eq!((third.records, third.duplicates, third.problems.count), (0, 4, 0));
    let fourth = import(&store, "[White \"Di\"] 1. 31-27 * [White \"Di\"] 1. 31-27 *");
    assert_eq!((fourth.records, fourth.duplicates), (1, 1));
    let added = fourth.last_added.expect("one was added");
    let added = store.record(added).expect("read").expect("it is there");
    assert_eq!(added.saved.players[0].name, "Di");
    assert_eq!(second.last_added, None);
}

#[test]
fn games_that_differ_in_anything_are_all_added() {
    let store = store();
    let game = |tags: &str, moves: &str| format!("[White \"A\"]{tags} {moves}\n");
    let texts = [
        game("", "1. 32-28 19-23 2-0"),
        game("", "1. 32-28 19-23 1-1"),
        game("", "1. 32-28 19-23 *"),
        game("", "1. 32-28 2-0"),
        game("", "1. 32-28! 19-23 2-0"),
        game("[Event \"Cup\"]", "1. 32-28 19-23 2-0"),
        game("[Round \"2\"]", "1. 32-28 19-23 2-0"),
        game("[Date \"2024.01.01\"]", "1. 32-28 19-23 2-0"),
        game("[Black \"B\"]", "1. 32-28 19-23 2-0"),
        game("[FEN \"W:W32,50:B19,1\"]", "1. 32-28 19-23 2-0"),
    ];
    let all = import(&store, &texts.concat());
    assert_eq!((all.records, all.duplicates), (texts.len(), 0), "{:?}", all.problems);
    // Tags that say nothing do not make another game.
    let same =
        import(&store, "[White \"A\"][Black \"?\"][Event \"\"][Date \"????.??.??\"] 1. 32-28 2-0");
    assert_eq!((same.records, same.duplicates), (0, 1));
}

#[test]
fn a_game_of_ones_own_that_comes_back_is_known() {
    let store = store();
    let players = vec![Player::human("Anna"), Player::ai("Prise", Level::EXPERT)];
    let mut table = Match::<prise_draughts::Draughts>::new(Setup::new(
        prise_draughts::DrawRules::default(),
        players,
    ))
    .expect("a match");
    table.play(table.game().find_move("32-28").expect("legal"), Millis::ZERO).expect("played");
    let id = store.create(&SavedMatch::of(&table, Millis::ZERO), TODAY).expect("written");
    table.resign(Seat::FIRST, Millis::ZERO).expect("allowed");
    store.save(id, &SavedMatch::of(&table, Millis::ZERO), TODAY).expect("written");
    let again = import(&store, &store.export_pdn().expect("read"));
    assert_eq!((again.records, again.duplicates), (0, 1));

    // Deleted, it is not known any more.
    let text = store.export_pdn().expect("read");
    store.delete(id).expect("written");
    assert_eq!(import(&store, &text).records, 1);
}

#[test]
fn what_came_with_an_export_is_known() {
    let (old, new) = (store(), store());
    import(&old, ANNOTATED);
    new.import(&old.export(TODAY).expect("read")).expect("taken");
    let again = import(&new, ANNOTATED);
    assert_eq!((again.records, again.duplicates), (0, 1));
}

#[test]
fn a_game_without_a_result_is_finished_and_nobody_knows_how() {
    let store = store();
    let brought = import(&store, "[White \"Anna\"] 1. 32-28 19-23 *\n\n1. 31-27");
    assert_eq!((brought.records, brought.unknown), (2, 2));
    assert_eq!(store.matches().expect("read").items, [], "nothing to be continued");
    let records = records(&store);
    let record = &records[0];
    assert!(record.result_unknown && !record.is_draw() && record.winner.is_none());
    assert_eq!((record.ending(), record.draw_reason()), (None, None));
    let drawn = RecordQuery::newest(9).that_ended(Ending::Drawn);
    assert_eq!(store.records(&drawn).expect("read").items, []);
    assert_eq!(record.to_pdn().expect("draughts").result, pdn::Result::Unknown);
    assert!(store.statistics().expect("read").counts.is_empty());
    // It survives the way out and in as JSON.
    let other = Store::in_memory().expect("opened");
    let report = other.import(&store.export(TODAY).expect("read")).expect("taken");
    assert_eq!((report.records, report.problems.len()), (2, 0));
    assert!(other.records(&RecordQuery::newest(9)).expect("read").items[0].1.result_unknown);
}

#[test]
fn a_draw_without_a_reason_goes_out_as_one_all() {
    let store = store();
    let json = r#"{"prise_export": 1, "records": [{"match": {"game": "draughts",
        "players": [{"name": "A"}, {"name": "B"}], "history": ["32-28", "19-23"],
        "now": {"position": ""}}, "draw_reason": null}]}"#;
    assert_eq!(store.import(json).expect("taken").records, 1);
    let text = store.export_pdn().expect("read");
    assert!(text.contains("[Result \"1-1\"]") && text.contains("1. 32-28 19-23 1-1"), "{text}");
}

#[test]
fn comments_and_variations_survive_the_library() {
    let store = store();
    import(&store, ANNOTATED);
    let written = store.export_pdn().expect("read");
    let came = &pdn::read(ANNOTATED).games[0];
    let went = &pdn::read(&written).games[0];
    assert_eq!(went.tree, came.tree);
    assert_eq!((went.result, went.tag("Event")), (came.result, Some("Cup")));
    // The match itself is the main line.
    let record = &records(&store)[0];
    assert_eq!(record.saved.history, ["32-28", "19-23", "28x19", "14x23", "!resign 1"]);
    // What fits the moves no more is left out, and the moves stay.
    let mut changed = record.clone();
    changed.movetext = Some("1. 31-27 {other} 2-0".to_owned());
    let plain = changed.to_pdn().expect("draughts");
    assert_eq!(plain.tree.to_string(), "1. 32-28 19-23 2. 28x19 14x23");
    assert_eq!(plain.result, pdn::Result::WhiteWins);
}

#[test]
fn a_game_played_on_after_a_draw_by_rule_is_kept_to_that_point_with_a_note() {
    let store = store();
    let brought = import(&store, &shuffle(3, "2-0"));
    assert_eq!((brought.records, brought.problems.count), (1, 0));
    let [note] = &brought.notes.first[..] else { panic!("{:?}", brought.notes) };
    let reason = "ThreefoldRepetition";
    assert_eq!((note.game, note.what), (1, PdnNote::GoesOn { reason, number: 5 }));
    assert_eq!(
        note.to_string(),
        "game 1: drawn by rule (ThreefoldRepetition) before move 5; kept up to there"
    );
    let record = &records(&store)[0];
    assert_eq!((record.saved.history.len(), record.is_draw()), (8, true));
    assert_eq!(record.draw_reason.as_deref(), Some(reason));
    // The rest is not lost: it goes out again, and the note with it.
    let went = record.to_pdn().expect("draughts");
    assert_eq!((went.moves().len(), went.result), (12, pdn::Result::WhiteWins));
    assert!(went.to_string().contains("{Prise: drawn by rule (ThreefoldRepetition) before move 5"));
}

#[test]
fn a_result_that_the_draw_rules_deny_is_noted() {
    let brought = import(&store(), &shuffle(2, "0-2"));
    let reason = "ThreefoldRepetition";
    let note = PdnNote::OtherResult { result: pdn::Result::BlackWins, reason };
    assert_eq!((brought.records, brought.notes.first[0].what), (1, note));
    // That White has no piece left is not a matter of claims.
    let brought = import(&store(), "[FEN \"W:W28:B23\"] 1. 28x19 0-2");
    assert!(matches!(brought.problems.first[0].what, PdnFault::OtherResult { .. }));
}

#[test]
fn a_position_set_up_in_the_middle_ends_the_record() {
    let store = store();
    let text = "1. 31-26 17-21 /FEN \"B:W26,28,33-50:B1-16,18-21\"/ 20-25 0-2";
    let brought = import(&store, text);
    assert_eq!(brought.notes.first[0].what, PdnNote::SetUp { number: 2 });
    let record = &records(&store)[0];
    assert_eq!((record.saved.history.len(), record.winner), (3, Some(1)));
    assert!(record.to_pdn().expect("draughts").to_string().contains("2... 20-25 0-2"));
    assert_eq!(import(&store, text).duplicates, 1);
}

#[test]
fn a_long_import_is_watched_stopped_and_taken_up_again() {
    let store = store();
    let text: Vec<_> = (0..2_500).map(|n| format!("[White \"{n}\"] 1. 32-28 2-0\n")).collect();
    let text = text.concat();
    let games = || pdn::games(text.chars());
    let mut heard = 0;
    let stopped = store
        .import_games(games(), TODAY, |import| {
            heard += 1;
            assert_eq!(import.games, heard);
            if heard == 1_700 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .expect("written");
    assert!(stopped.is_cancelled);
    assert_eq!((stopped.records, stopped.games), (1_700, 1_700));
    assert_eq!(store.record_count().expect("read"), 1_700, "what was read is there");
    let rest = store.import_games(games(), TODAY, |_| ControlFlow::Continue(())).expect("written");
    assert_eq!((rest.records, rest.duplicates, rest.is_cancelled), (800, 1_700, false));
    store.check().expect("sound");
}

#[test]
fn of_very_many_problems_the_first_are_told() {
    let brought = import(&store(), &"1. 32-22 2-0 ".repeat(5_000));
    assert_eq!((brought.problems.count, brought.problems.first.len()), (5_000, 1_000));
    assert_eq!(brought.problems.left_out(), 4_000);
    let last = brought.problems.first.last().expect("a problem");
    assert_eq!(last.to_string(), "game 1000, line 1: '32-22' is not legal here");
}

#[test]
fn names_from_headers_are_clean_and_not_endless() {
    let store = store();
    import(
        &store,
        &format!("[White \"\u{1b}[31mEve\"][Black \"{}\"] 1. 32-28 *", "x".repeat(9_999)),
    );
    let players = &records(&store)[0].saved.players;
    assert_eq!(players[0].name, " [31mEve");
    assert_eq!(players[1].name.len(), 200);
    // So what was imported once can be exported and imported for ever.
    let other = Store::in_memory().expect("opened");
    assert_eq!(other.import(&store.export(TODAY).expect("read")).expect("taken").records, 1);
}

#[test]
fn an_outcome_that_is_only_in_the_record_is_written() {
    let mut record = Record { winner: Some(1), ..Record::default() };
    record.saved.game = prise_draughts::Draughts::ID.to_owned();
    record.saved.players = vec![prise_store::SavedPlayer::default(); 2];
    record.saved.history = vec!["32-28".to_owned()];
    record.saved.now.outcome = Some(SavedOutcome { winner: Some(1), ..Default::default() });
    assert_eq!(record.to_pdn().expect("draughts").result, pdn::Result::BlackWins);
}
