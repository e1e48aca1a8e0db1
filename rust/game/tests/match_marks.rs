//! What a match keeps in mind: its first end, what makes it unrated, who came in where.

mod support;

use prise_game::*;
use support::ring::{Ring, RingRules};
use support::{A, A_WINS, B, C, REPETITION, T0, for_three, for_two, level, new_match, play_all};

fn against_computer() -> Setup<RingRules> {
    Setup::new(RingRules::default(), vec![Player::human("Anna"), Player::ai("Prise", level(3))])
}

#[test]
fn d8_the_first_end_counts_and_what_follows_is_a_continuation() {
    let mut table = new_match(against_computer());
    play_all(&mut table, A_WINS, T0);
    let first = FirstEnd {
        outcome: Outcome::Win { winner: A, reason: WinReason::Elimination },
        places: vec![1, 2],
        is_left: false,
    };
    assert_eq!((table.first_end(), table.is_continuation()), (Some(&first), false));
    assert_eq!(table.unrated(), []);
    // Undone, it runs on after its end; redone, it is what it was.
    table.undo(T0).unwrap();
    assert_eq!((table.first_end(), table.unrated()), (Some(&first), vec![Unrated::Continuation]));
    table.redo(T0).unwrap();
    assert_eq!((table.first_end(), table.unrated()), (Some(&first), vec![]));
    // Another end does not replace the first one, nor does undoing it.
    table.undo(T0).unwrap();
    table.resign(A, T0).unwrap();
    let left = FirstEnd { is_left: true, ..first };
    assert_eq!(table.outcome().and_then(Outcome::winner), Some(B));
    assert_eq!((table.first_end(), table.unrated()), (Some(&left), vec![Unrated::Continuation]));
    table.undo(T0).unwrap();
    assert_eq!((table.first_end(), table.is_continuation()), (Some(&left), true));
    let again = Match::<Ring>::replay(against_computer(), &table.log(T0)).unwrap();
    assert_eq!(again, table);
}

#[test]
fn what_was_taken_back_or_hinted_is_never_unsaid() {
    let mut table = new_match(against_computer());
    assert_eq!(table.unrated(), []);
    play_all(&mut table, "0-8 5-6", T0);
    table.take_back(T0).unwrap();
    table.put_back(T0);
    assert_eq!(table.unrated(), [Unrated::TakeBack]);
    table.note_hint();
    assert_eq!(table.unrated(), [Unrated::TakeBack, Unrated::Hint]);
    let again = Match::<Ring>::replay(against_computer(), &table.log(T0)).unwrap();
    assert_eq!(again.unrated(), table.unrated());
    // What comes after the end does no harm.
    let mut table = new_match(against_computer());
    play_all(&mut table, REPETITION, T0);
    table.note_hint();
    assert_eq!(table.unrated(), []);
}

#[test]
fn a_log_of_an_older_version_tells_what_it_can() {
    let mut table = new_match(against_computer());
    play_all(&mut table, "0-8 5-6", T0);
    table.undo(T0).unwrap();
    let forgetful = |table: &Match<Ring>| Log { marks: Marks::default(), ..table.log(T0) };
    let again = Match::<Ring>::replay(against_computer(), &forgetful(&table)).unwrap();
    assert_eq!(again, table, "what can be redone was taken back");
    let mut table = new_match(against_computer());
    play_all(&mut table, A_WINS, T0);
    table.undo(T0).unwrap();
    let again = Match::<Ring>::replay(against_computer(), &forgetful(&table)).unwrap();
    assert_eq!(again, table, "its end was undone");
}

#[test]
fn d8_only_one_person_against_computers_from_the_start_is_rated() {
    let unrated = |setup| new_match(setup).unrated();
    assert_eq!(unrated(against_computer()), []);
    assert_eq!(unrated(for_two()), [Unrated::NotAgainstComputer]);
    let computers = vec![Player::ai("Prise", level(1)), Player::ai("Prise", level(2))];
    let computers = Setup::new(RingRules::default(), computers);
    assert_eq!(unrated(computers), [Unrated::NotAgainstComputer]);
    let start = Start::Position("a...b.... 1 step -".into());
    assert_eq!(unrated(against_computer().with_start(start)), [Unrated::OtherStart]);
}

#[test]
fn practice_is_for_face_down_pieces() {
    let refused = Match::<Ring>::new(against_computer().with_practice(true));
    assert!(matches!(refused, Err(SetupError::Practice)));
}

#[test]
fn k5a_who_is_out_has_lost_however_the_others_end() {
    let results = |table: &Match<Ring>| -> Vec<_> {
        [A, B, C].into_iter().filter_map(|seat| table.game().result_of(seat)).collect()
    };
    let mut table = new_match(for_three());
    table.resign(B, T0).unwrap();
    assert_eq!((table.places(), results(&table)), (None, vec![]));
    table.offer_draw(A, T0).unwrap();
    table.accept_draw(C, T0).unwrap();
    assert_eq!(table.places(), Some(vec![1, 3, 1]));
    assert_eq!(results(&table), [SeatResult::Drawn, SeatResult::Lost, SeatResult::Drawn]);
    // Who leaves later comes in before who left earlier.
    table.undo(T0).unwrap();
    table.resign(A, T0).unwrap();
    assert_eq!(table.places(), Some(vec![2, 3, 1]));
    assert_eq!(results(&table), [SeatResult::Lost, SeatResult::Lost, SeatResult::Won]);
}
