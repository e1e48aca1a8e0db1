//! The saved form of a match: exact, documented, and forgiving.

#[path = "../../game/tests/support/random_play.rs"]
mod random_play;
#[path = "../../game/tests/support/ring.rs"]
mod ring;
mod support;

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_draughts::{Draughts, DrawRules};
use prise_game::*;
use prise_mill::{Mill, MillRules};
use prise_store::*;
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use random_play::{check_script, clock, players, script};
use ring::{Ring, RingRules};
use support::{T0, against, draughts, drawn_by_repetition, level, play_all, saved, two_people};

/// To JSON text and back.
fn through_json(saved: &SavedMatch) -> SavedMatch {
    let text = serde_json::to_string(saved).expect("JSON");
    serde_json::from_str(&text).expect("its own JSON")
}

fn reload<G: Game>(table: &Match<G>, now: Millis) -> Match<G> {
    let restored = through_json(&SavedMatch::of(table, now)).restore::<G>().expect("restorable");
    assert_eq!(restored.repair, None);
    restored.table
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn fix_003_3_saved_at_any_moment_and_loaded_between_two(
        players in players(2), clock in clock(2), seed: u64, script in script(60),
    ) {
        let setup = Setup::new(RingRules::default(), players).with_clock(clock).with_seed(seed);
        check_script::<Ring>(&setup, &script, reload);
    }

    #[test]
    fn fix_003_3_saved_at_any_moment_and_loaded_among_three(
        players in players(3), clock in clock(3), seed: u64, script in script(60),
    ) {
        let setup = Setup::new(RingRules::for_three(), players).with_clock(clock).with_seed(seed);
        check_script::<Ring>(&setup, &script, reload);
    }

    #[test]
    fn fix_003_3_saved_at_any_moment_and_loaded_draughts(
        players in players(2), clock in clock(2), script in script(40), endgame: bool,
    ) {
        // From an endgame the draw rules and repetitions come into play.
        let start = if endgame { Start::Position("W:WK46,K47,28:BK5".into()) } else { Start::Opening };
        let setup = Setup::new(DrawRules::default(), players).with_clock(clock).with_start(start);
        check_script::<Draughts>(&setup, &script, reload);
    }

    #[test]
    fn fix_003_3_saved_at_any_moment_and_loaded_mill(
        players in players(2), clock in clock(2), script in script(60), diagonals: bool,
    ) {
        let rules = if diagonals { "diagonals=1,multiple=1" } else { "" };
        let rules = MillRules::from_text(rules).expect("rules");
        let setup = Setup::new(rules, players).with_clock(clock);
        check_script::<Mill>(&setup, &script, reload);
    }

    #[test]
    fn fix_003_3_saved_at_any_moment_and_loaded_dark_chess(
        players in players(2), clock in clock(2), script in script(50), seed: u64, practice: bool,
    ) {
        let setup = Setup::new(ClassicOptions::default(), players).with_clock(clock).with_seed(seed);
        let practice = practice && setup.has_computer();
        let setup = setup.with_practice(practice);
        check_script::<Classic>(&setup, &script, reload);
    }

    #[test]
    fn k6_saved_at_any_moment_and_loaded_three_kingdoms(
        players in players(3), clock in clock(3), script in script(50), seed: u64,
    ) {
        let setup = Setup::new((), players).with_clock(clock).with_seed(seed);
        check_script::<ThreeKingdoms>(&setup, &script, reload);
    }
}

/// A dealt game starts from what lay on the board, hidden pieces and all.
#[test]
fn k6_a_deal_comes_back_from_its_seed_or_its_position() {
    let players = ["A", "B", "C"].map(Player::human).to_vec();
    let setup = Setup::new((), players).with_seed(77);
    let mut table = Match::<ThreeKingdoms>::new(setup).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    (0..30).for_each(|_| support::play_random(&mut table, &mut random, T0));
    assert_eq!(reload(&table, T0), table);
    // Without the history: the same position, the same pieces still face down.
    let mut document = saved(&table);
    document.history.clear();
    let restored = document.restore::<ThreeKingdoms>().unwrap();
    assert!(matches!(restored.repair, Some(Repair::StartedFresh { .. })));
    assert_eq!(restored.table.game().write(), table.game().write());
    assert_eq!(restored.table.setup().seed(), 77);
}

#[test]
fn ec_12_a_finished_match_comes_back_with_its_setup_and_can_be_undone() {
    let table = drawn_by_repetition(against(8));
    let mut again = reload(&table, T0);
    assert_eq!(again, table);
    assert_eq!(again.outcome(), Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition }));
    again.undo(T0).unwrap();
    assert_eq!(again.outcome(), None);
    assert_eq!(again.setup(), table.setup());
    assert_eq!(again.setup().player(Seat::SECOND).and_then(Player::level), Some(level(8)));
}

#[test]
fn the_document_is_what_it_is_documented_to_be() {
    let control = Control::Fischer { increment: Millis::from_secs(5) };
    let clock = ClockSetup::even(control, Seats::TWO, Millis::from_secs(300));
    let setup = Setup::new(DrawRules::default(), against(7)).with_clock(clock);
    let mut table = Match::<Draughts>::new(setup).unwrap();
    table.resume(T0);
    for (text, now) in [("32-28", 5300), ("19-23", 7400), ("28x19", 8300)] {
        table.play(table.game().find_move(text).unwrap(), Millis::new(now)).unwrap();
    }
    table.resign(Seat::SECOND, Millis::new(8300)).unwrap();
    let rules = table.setup().rules().to_text();
    let position = table.game().write();
    let json = serde_json::to_value(SavedMatch::of(&table, Millis::new(9000))).unwrap();
    assert_eq!(
        json,
        serde_json::json!({
            "game": "draughts",
            "rules": rules,
            "players": [{"name": "Anna"}, {"name": "Prise", "level": 7}],
            "clock": {
                "kind": "fischer", "bonus": 5000, "times": [300_000, 300_000],
                "stops_in_background": false,
            },
            "seed": "0",
            "history": ["32-28", "19-23", "28x19", "!resign 1"],
            "ms": [5300, 2100, 900, 0],
            "now": {
                "position": position, "seat": 1, "ply": 4, "times": [303_800, 302_900],
                "outcome": {"winner": 0, "reason": "Resignation", "places": [1, 2]},
            },
        })
    );
}

#[test]
fn undone_moves_offers_and_thinking_time_are_saved() {
    let mut table = draughts(two_people());
    table.resume(T0);
    play_all(&mut table, "32-28 19-23");
    table.offer_draw(Seat::FIRST, Millis::new(700)).unwrap();
    table.undo(Millis::new(1000)).unwrap();
    let document = SavedMatch::of(&table, Millis::new(1500));
    assert_eq!(document.history, ["32-28"]);
    assert_eq!(document.redo, ["19-23"]);
    let offer = SavedOffer { by: 0, agreed: vec![0] };
    assert_eq!(
        document.turn_states,
        [
            SavedTurnState { ply: 1, used: 500, offer: None },
            SavedTurnState { ply: 2, used: 1000, offer: Some(offer) },
        ]
    );
    assert_eq!(reload(&table, Millis::new(1500)).undone().len(), 1);
}

#[test]
fn decision_6_a_history_that_cannot_be_played_starts_fresh_with_the_position() {
    let control = Control::SuddenDeath;
    let clock = ClockSetup::even(control, Seats::TWO, Millis::from_secs(60));
    let setup = Setup::new(DrawRules::default(), against(4)).with_clock(clock.clone());
    let mut table = Match::<Draughts>::new(setup).unwrap();
    table.resume(T0);
    table.play(table.game().find_move("32-28").unwrap(), Millis::new(2000)).unwrap();
    let mut document = SavedMatch::of(&table, Millis::new(2500));
    document.history = vec!["garbled".into()];
    let restored = document.restore::<Draughts>().unwrap();
    let Some(Repair::StartedFresh { why }) = restored.repair else { panic!("not repaired") };
    assert!(why.starts_with("entry 1: 'garbled'"), "{why}");
    // The position, the players, the rules and the clocks are those of the match.
    assert_eq!(restored.table.game().write(), table.game().write());
    assert_eq!(restored.table.setup().players(), table.setup().players());
    assert_eq!(restored.table.setup().rules(), table.setup().rules());
    assert_eq!(restored.table.setup().clock(), Some(&clock));
    let left = restored.table.clock(T0).unwrap().left;
    assert_eq!(left, [Millis::new(58_000), Millis::new(59_500)]);
    // And it goes on, is saved, and comes back.
    let mut table = restored.table;
    play_all(&mut table, "19-23");
    assert_eq!(reload(&table, T0), table);
}

#[test]
fn decision_6_a_missing_history_starts_fresh_with_the_position() {
    let mut table = draughts(two_people());
    play_all(&mut table, "32-28 19-23 28x19 14x23");
    let mut document = saved(&table);
    (document.history, document.ms) = (vec![], vec![]);
    let restored = document.restore::<Draughts>().unwrap();
    let Some(Repair::StartedFresh { why }) = restored.repair else { panic!("not repaired") };
    assert!(why.starts_with("the history leads to"), "{why}");
    assert_eq!(restored.table.game().write(), table.game().write());
    assert_eq!(restored.table.ply(), 0);
}

#[test]
fn decision_6_the_position_history_is_rebuilt_by_replay() {
    // Nothing of the repetitions is saved; one more repetition still ends the game.
    let mut table = drawn_by_repetition(two_people());
    table.undo(T0).unwrap();
    let mut again = reload(&table, T0);
    assert_eq!(again.outcome(), None);
    play_all(&mut again, "6-1");
    assert_eq!(again.outcome(), Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition }));
}

#[test]
fn an_unreadable_position_does_not_hurt_a_history_that_plays() {
    let mut table = draughts(two_people());
    play_all(&mut table, "32-28");
    let mut document = saved(&table);
    document.now = SavedNow::default();
    assert_eq!(document.restore::<Draughts>().unwrap(), Restored { table, repair: None });
}

#[test]
fn undone_moves_that_cannot_be_played_are_dropped_alone() {
    let mut table = draughts(two_people());
    play_all(&mut table, "32-28 19-23");
    table.undo(T0).unwrap();
    let mut document = saved(&table);
    document.redo = vec!["1-50".into()];
    let restored = document.restore::<Draughts>().unwrap();
    assert!(matches!(restored.repair, Some(Repair::RedoDropped { .. })));
    assert_eq!(restored.table.history(), table.history());
    assert!(!restored.table.can_redo());
}

#[test]
fn what_cannot_be_restored_says_why() {
    let mut table = draughts(two_people());
    play_all(&mut table, "32-28");
    let refused = |change: fn(&mut SavedMatch)| {
        let mut document = saved(&table);
        change(&mut document);
        document.restore::<Draughts>().unwrap_err().to_string()
    };
    assert_eq!(
        refused(|it| it.game = "mill".into()),
        "this is a match of 'mill', not of 'draughts'"
    );
    assert_eq!(refused(|it| it.seed = "many".into()), "'many' is not a seed");
    assert_eq!(
        refused(|it| it.players[0].level = Some(11)),
        "'11' is not a level: 1 to 10, easy, medium, hard or expert"
    );
    assert_eq!(
        refused(|it| it.clock = Some(SavedClock { kind: "sun".into(), ..SavedClock::default() })),
        "'sun' is not a kind of clock"
    );
    assert!(refused(|it| it.rules = "draws=never".into()).starts_with("rule 'draws' cannot be"));
    let lost = refused(|it| {
        it.history = vec!["!surrender".into()];
        it.now.position = "nowhere".into();
    });
    assert!(lost.starts_with("the history cannot be played (entry 1: '!surrender')"), "{lost}");
}

#[test]
fn a_document_of_an_older_version_is_readable() {
    let old = r#"{"game": "draughts", "players": [{"name": "A"}, {"name": "B"}],
                  "history": ["32-28"], "mood": "good"}"#;
    let document: SavedMatch = serde_json::from_str(old).unwrap();
    let restored = document.restore::<Draughts>().unwrap();
    assert_eq!((restored.table.ply(), restored.repair), (1, None));
}
