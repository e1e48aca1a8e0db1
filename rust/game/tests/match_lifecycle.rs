//! A match from the first move to the end and back: undo, redo, review, resignation, draws.

mod support;

use prise_game::*;
use support::ring::{Ring, RingMove, RingRules};
use support::{A, A_WINS, B, C, REPETITION, T0, for_three, for_two, level, new_match, play_all};

/// Everything about a setup that differs from what a default would be.
fn unusual_setup() -> Setup<RingRules> {
    let players = vec![Player::ai("Prise", level(9)), Player::human("Zoë")];
    let clock = ClockSetup::new(
        Control::Bronstein { delay: Millis::from_secs(3) },
        vec![Millis::from_secs(100), Millis::from_secs(900)],
    );
    Setup::new(RingRules::default(), players)
        .with_clock(clock.stopping_in_background(true))
        .with_seed(9)
}

#[test]
fn fix_003_1_ac_33_the_setup_survives_the_end_and_undo() {
    let mut table = new_match(unusual_setup());
    play_all(&mut table, A_WINS, T0);
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: A, reason: WinReason::Elimination }));
    assert_eq!(table.setup(), &unusual_setup());
    table.undo(T0).unwrap();
    assert_eq!(table.setup(), &unusual_setup());
    assert_eq!(table.outcome(), None);
}

#[test]
fn fix_003_2_undo_restores_the_board_and_keeps_the_setup() {
    let mut table = new_match(unusual_setup());
    let mut boards = vec![table.game().clone()];
    for text in A_WINS.split(' ') {
        play_all(&mut table, text, T0);
        boards.push(table.game().clone());
    }
    while let Some(board) = boards.pop() {
        assert_eq!(table.game(), &board);
        assert_eq!(table.setup(), &unusual_setup());
        assert_eq!(table.undo(T0).is_ok(), !boards.is_empty());
    }
    assert_eq!((table.ply(), table.undo(T0)), (0, Err(UndoRefusal::NothingPlayed)));
}

#[test]
fn fix_003_3_the_setup_rebuilds_the_match_with_its_log() {
    let mut table = new_match(unusual_setup());
    play_all(&mut table, A_WINS, T0);
    let again = Match::<Ring>::replay(table.setup().clone(), &table.log(T0)).unwrap();
    assert_eq!(again, table);
}

#[test]
fn fix_003_4_ac_34_ec_09_two_people_stay_two_people() {
    let mut table = new_match(for_two());
    play_all(&mut table, A_WINS, T0);
    table.undo(T0).unwrap();
    assert!(table.setup().players().iter().all(Player::is_human));
    assert_eq!(table.setup(), &for_two());
    assert_eq!(table.player_to_move().map(|player| &*player.name), Some("Anna"));
}

#[test]
fn ec_10_an_ai_wins_and_two_moves_are_undone() {
    let mut table = new_match(unusual_setup());
    play_all(&mut table, A_WINS, T0);
    assert_eq!(table.setup().player(A).and_then(Player::level), Some(level(9)));
    table.undo(T0).unwrap();
    table.undo(T0).unwrap();
    assert_eq!(table.setup(), &unusual_setup());
    assert_eq!(table.player_to_move().map(|player| &*player.name), Some("Prise"));
}

#[test]
fn ec_11_a_draw_by_repetition_undone_is_in_progress_again() {
    let mut table = new_match(unusual_setup());
    play_all(&mut table, REPETITION, T0);
    let drawn = Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition });
    assert_eq!(table.outcome(), drawn);
    table.undo(T0).unwrap();
    assert_eq!(table.outcome(), None);
    assert_eq!(table.setup(), &unusual_setup());
    // Another move leads elsewhere, the same one ends the game again.
    let mut elsewhere = table.clone();
    play_all(&mut elsewhere, "6-7", T0);
    assert_eq!(elsewhere.outcome(), None);
    play_all(&mut table, "6-5", T0);
    assert_eq!(table.outcome(), drawn);
}

#[test]
fn ec_12_a_finished_match_is_rebuilt_with_its_setup() {
    let mut table = new_match(unusual_setup());
    play_all(&mut table, REPETITION, T0);
    let mut again = Match::<Ring>::replay(unusual_setup(), &table.log(T0)).unwrap();
    assert_eq!(again.setup(), &unusual_setup());
    assert_eq!(again.outcome(), table.outcome());
    again.undo(T0).unwrap();
    assert_eq!(again.outcome(), None);
}

#[test]
fn decision_5_undo_and_redo_are_snapshots() {
    let mut table = new_match(for_two());
    play_all(&mut table, "0-8 5-6 8-0 6-5", T0);
    // That something was taken back is the one thing that stays.
    table.undo(T0).unwrap();
    table.redo(T0).unwrap();
    let before = table.clone();
    for _ in 0..4 {
        assert!(table.undo(T0).is_ok());
    }
    assert!(!table.can_undo());
    assert_eq!(table.undone().len(), 4);
    for _ in 0..4 {
        assert!(table.redo(T0).is_some());
    }
    assert!(table.redo(T0).is_none());
    assert_eq!(table, before);
}

#[test]
fn a_new_move_cuts_what_could_be_redone() {
    let mut table = new_match(for_two());
    play_all(&mut table, "0-8 5-6", T0);
    table.undo(T0).unwrap();
    assert!(table.can_redo());
    play_all(&mut table, "4-3", T0);
    assert!(!table.can_redo());
    assert_eq!(table.last_entry().and_then(Entry::notation), Some("4-3"));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut table = new_match(for_two());
    play_all(&mut table, "0-8", T0);
    table.undo(T0).unwrap();
    let before = table.clone();
    assert_eq!(table.play(RingMove::Take(4), T0), Err(PlayError::Illegal(IllegalMove)));
    assert_eq!(table, before);
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut table = new_match(for_two());
    play_all(&mut table, A_WINS, T0);
    let before = table.clone();
    assert_eq!(table.play(RingMove::Step(0, 1), T0), Err(PlayError::GameOver));
    assert_eq!(table.resign(B, T0), Err(AdjudicationError::GameOver.into()));
    assert_eq!(table.offer_draw(B, T0), Err(AdjudicationError::GameOver.into()));
    assert_eq!(table.player_to_move(), None);
    assert_eq!(table, before);
}

#[test]
fn review_at_any_ply_leaves_the_match_alone() {
    let mut table = new_match(for_two());
    play_all(&mut table, A_WINS, T0);
    for _ in 0..3 {
        table.undo(T0).unwrap();
    }
    let before = table.clone();
    let mut replayed = Ring::start(&RingRules::default(), 0);
    for (ply, text) in A_WINS.split(' ').enumerate() {
        assert_eq!(table.review(ply).unwrap().game(), &replayed);
        replayed.play(replayed.find_move(text).unwrap()).unwrap();
    }
    let end = table.review(7).unwrap();
    assert_eq!(end.game(), &replayed);
    assert_eq!(end.captured().len(), 2);
    assert_eq!(end.last_entry().and_then(Entry::notation), Some("x7"));
    assert_eq!(table.captured().len(), 1);
    assert!(table.review(8).is_none());
    assert_eq!(table, before);
}

#[test]
fn a_board_finds_the_last_steps_and_the_captured_pieces() {
    let mut table = new_match(for_three());
    // A threatens B's token at 3 and takes it: two plies by the same seat.
    play_all(&mut table, "1-2", T0);
    assert_eq!(table.to_move(), A);
    play_all(&mut table, "x3", T0);
    assert_eq!(table.to_move(), B);
    let at = Point::new(3);
    assert_eq!(table.last_entry().map(Entry::steps), Some(&[Step::Remove { at }][..]));
    let piece = Piece { army: Army::new(1), kind: Kind::new(0) };
    assert_eq!(table.captured(), [Capture { by: A, piece }]);
    assert_eq!(table.history().iter().map(Entry::turn).collect::<Vec<_>>(), [A, A]);
}

#[test]
fn take_back_goes_to_the_persons_turn() {
    let setup = Setup::new(
        RingRules::default(),
        vec![Player::human("Anna"), Player::ai("Prise", level(3))],
    );
    let mut table = new_match(setup);
    assert!(!table.can_take_back());
    assert_eq!(table.take_back(T0), Err(UndoRefusal::NothingPlayed));
    play_all(&mut table, "1-2 5-6", T0);
    // The AI has answered: both moves go.
    assert_eq!(table.take_back(T0), Ok(2));
    assert_eq!(table.put_back(T0), 2);
    // In the middle of a turn only its first part goes.
    play_all(&mut table, "2-3", T0);
    assert_eq!((table.to_move(), table.take_back(T0)), (A, Ok(1)));
    assert_eq!(table.put_back(T0), 1);
    // After the turn: the AI's move and the last part of the person's turn.
    play_all(&mut table, "x4 6-7", T0);
    assert_eq!(table.take_back(T0), Ok(2));
    assert_eq!(table.game().legal_moves(), [RingMove::Take(4)]);
    assert_eq!(table.put_back(T0), 2);
    // The end of the game is taken back too.
    play_all(&mut table, "0-8 x7", T0);
    assert!(table.outcome().is_some());
    assert_eq!(table.take_back(T0), Ok(1));
    assert_eq!(table.outcome(), None);
}

#[test]
fn take_back_when_the_ai_opened() {
    let setup = Setup::new(
        RingRules::default(),
        vec![Player::ai("Prise", level(3)), Player::human("Anna")],
    );
    let mut table = new_match(setup);
    play_all(&mut table, "1-2", T0);
    assert!(!table.can_take_back());
    play_all(&mut table, "5-6 2-3", T0);
    // The AI is in the middle of its turn.
    assert_eq!(table.take_back(T0), Ok(2));
    assert_eq!(table.ply(), 1);
    // Forward there is no later turn of a person: to the end.
    assert_eq!(table.put_back(T0), 2);
    assert_eq!(table.put_back(T0), 0);
}

#[test]
fn resigning_ends_a_match_of_two_and_can_be_undone() {
    let mut table = new_match(for_two());
    play_all(&mut table, "0-8", T0);
    table.resign(A, T0).unwrap();
    let lost = Outcome::Win { winner: B, reason: WinReason::Resignation };
    assert_eq!(table.outcome(), Some(lost));
    assert_eq!(table.last_entry().unwrap().event(), Event::Adjudication(Adjudication::Resign(A)));
    assert_eq!(table.last_entry().unwrap().notation(), None);
    table.undo(T0).unwrap();
    assert_eq!(table.outcome(), None);
    table.redo(T0);
    assert_eq!(table.outcome(), Some(lost));
    assert_eq!(table.resign(C, T0), Err(AdjudicationError::GameOver.into()));
}

#[test]
fn resigning_among_three_leaves_the_others_playing() {
    let mut table = new_match(for_three());
    // Out of turn.
    let entry = table.resign(C, T0).unwrap();
    assert_eq!(entry.steps(), [Step::Eliminate { seat: C }]);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.to_move(), A);
    assert_eq!(table.resign(C, T0), Err(AdjudicationError::AlreadyOut(C).into()));
    assert_eq!(
        table.resign(Seat::new(3), T0),
        Err(AdjudicationError::NoSuchSeat(Seat::new(3)).into())
    );
    table.resign(A, T0).unwrap();
    assert_eq!(table.outcome().and_then(Outcome::winner), Some(B));
}

#[test]
fn a_draw_between_two_needs_one_answer() {
    let mut table = new_match(for_two());
    assert_eq!(table.accept_draw(B, T0), Err(DrawOfferError::NoOffer));
    assert_eq!(table.decline_draw(B, T0), Err(DrawOfferError::NoOffer));
    table.offer_draw(A, T0).unwrap();
    assert_eq!(table.offer_draw(A, T0), Err(DrawOfferError::AlreadyAgreed(A)));
    assert_eq!(table.accept_draw(A, T0), Err(DrawOfferError::AlreadyAgreed(A)));
    assert_eq!(table.draw_answers_awaited(), [B]);
    // The offer stands while its maker moves, and falls when the other one does.
    play_all(&mut table, "0-8", T0);
    assert_eq!(table.draw_offer().map(DrawOffer::by), Some(A));
    play_all(&mut table, "5-6", T0);
    assert_eq!(table.draw_offer(), None);
    table.offer_draw(B, T0).unwrap();
    table.decline_draw(A, T0).unwrap();
    assert_eq!(table.draw_offer(), None);
    table.offer_draw(B, T0).unwrap();
    table.accept_draw(A, T0).unwrap();
    assert_eq!(table.outcome(), Some(Outcome::Draw { reason: DrawReason::MutualAgreement }));
    // Undone, the offer is on the table again and can be answered otherwise.
    table.undo(T0).unwrap();
    assert_eq!(table.draw_answers_awaited(), [A]);
    table.decline_draw(A, T0).unwrap();
    assert_eq!(table.outcome(), None);
}

#[test]
fn offers_that_cross_are_an_agreement() {
    let mut table = new_match(for_two());
    table.offer_draw(B, T0).unwrap();
    table.offer_draw(A, T0).unwrap();
    assert_eq!(table.outcome(), Some(Outcome::Draw { reason: DrawReason::MutualAgreement }));
}

#[test]
fn a_draw_among_three_needs_everybody_who_is_in() {
    let mut table = new_match(for_three());
    table.offer_draw(B, T0).unwrap();
    assert_eq!(table.draw_answers_awaited(), [A, C]);
    table.accept_draw(C, T0).unwrap();
    assert_eq!(table.draw_answers_awaited(), [A]);
    assert_eq!(table.draw_offer().unwrap().agreed(), [B, C]);
    // One refusal is enough.
    table.decline_draw(A, T0).unwrap();
    assert_eq!(table.outcome(), None);
    // A resignation changes the game that was to be drawn: the offer lapses.
    table.offer_draw(A, T0).unwrap();
    table.resign(B, T0).unwrap();
    assert_eq!(table.draw_offer(), None);
    assert_eq!(table.offer_draw(B, T0), Err(AdjudicationError::AlreadyOut(B).into()));
    table.offer_draw(A, T0).unwrap();
    table.accept_draw(C, T0).unwrap();
    assert_eq!(table.outcome(), Some(Outcome::Draw { reason: DrawReason::MutualAgreement }));
}

#[test]
fn a_setup_that_does_not_fit_the_game_is_refused() {
    let refused = |setup| Match::<Ring>::new(setup).unwrap_err().to_string();
    assert_eq!(
        refused(Setup::new(RingRules::for_three(), support::humans(2))),
        "the game has 3 seats, but 2 players are given"
    );
    let clock = |times: &[u64]| {
        ClockSetup::new(Control::PerMove, times.iter().map(|time| Millis::new(*time)).collect())
    };
    assert_eq!(
        refused(for_two().with_clock(clock(&[1]))),
        "the game has 2 seats, but 1 times are given"
    );
    assert_eq!(refused(for_two().with_clock(clock(&[1, 0]))), "seat 1 has no time on the clock");
    assert_eq!(
        refused(for_two().with_start(Start::Position("nonsense".into()))),
        "the start position cannot be read: 'nonsense' is not a position of the ring"
    );
    assert_eq!(
        Level::new(0).unwrap_err().to_string(),
        "'0' is not a level: 1 to 10, easy, medium, hard or expert"
    );
    assert!(Level::new(11).is_err());
}

#[test]
fn the_start_is_what_the_setup_says() {
    let dealt = new_match(for_two().with_seed(2));
    assert_eq!(dealt.game().write(), "..aa..bb. 0 step -");
    let set_up = for_two().with_start(Start::Position("a...b.... 1 step -".into()));
    assert_eq!(new_match(set_up).game().write(), "a...b.... 1 step -");
}

#[test]
fn a_log_that_does_not_fit_is_refused_with_its_place() {
    type Change = fn(&mut Log);
    let mut table = new_match(for_two());
    play_all(&mut table, "0-8 5-6", T0);
    let log = table.log(T0);
    let refused = |change: Change| {
        let mut log = log.clone();
        change(&mut log);
        Match::<Ring>::replay(for_two(), &log).unwrap_err().to_string()
    };
    let cases: [(Change, &str); 5] = [
        (
            |log| log.entries[1].event = LogEvent::Move("5-7".into()),
            "entry 2: '5-7' is not legal here",
        ),
        (
            |log| log.entries[0].event = LogEvent::Adjudication(Adjudication::Resign(C)),
            "entry 1: there is no seat 2 in this game",
        ),
        (
            |log| log.entries[1].after.offer = Some(DrawOffer::new(C)),
            "entry 2: a draw is offered by seat 2, which is not in the game",
        ),
        (|log| log.played = 3, "3 entries are said to be played, but there are 2"),
        (
            |log| log.opening_times = Some(vec![Millis::ZERO]),
            "the game has 2 seats, but 1 times are given for the opening",
        ),
    ];
    for (change, message) in cases {
        assert_eq!(refused(change), message);
    }
}
