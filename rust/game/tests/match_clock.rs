//! The clocks of a match: whose runs, what undo does to it, and what a fallen flag means.

mod support;

use prise_game::*;
use support::ring::{Ring, RingMove};
use support::{A, A_WINS, B, C, for_three, for_two, ms, new_match, play_all};

/// A match for two with this clock, running from time 0.
fn timed(control: Control, time: u64) -> Match<Ring> {
    let mut table =
        new_match(for_two().with_clock(ClockSetup::even(control, Seats::TWO, ms(time))));
    table.resume(Millis::ZERO);
    table
}

fn left(table: &Match<Ring>, now: u64) -> Vec<u64> {
    table.clock(ms(now)).expect("a clock").left.iter().map(|left| left.get()).collect()
}

#[test]
fn no_clock_still_keeps_the_thinking_time() {
    let mut table = new_match(for_two());
    assert_eq!(table.clock(ms(0)), None);
    table.resume(ms(1000));
    play_all(&mut table, "0-8", ms(4500));
    assert_eq!(table.last_entry().unwrap().spent(), ms(3500));
    assert_eq!(table.tick(ms(u64::MAX)), None);
}

#[test]
fn a_new_clock_stands_until_it_is_started() {
    let clock = ClockSetup::even(Control::SuddenDeath, Seats::TWO, ms(1000));
    let mut table = new_match(for_two().with_clock(clock));
    assert_eq!(left(&table, 5000), [1000, 1000]);
    assert_eq!(table.clock(ms(5000)).unwrap().running, None);
    table.resume(ms(5000));
    assert_eq!(left(&table, 5300), [700, 1000]);
    assert_eq!(table.clock(ms(5300)).unwrap().running, Some(A));
    // Starting a clock that runs does not give time back.
    table.resume(ms(5300));
    assert_eq!(left(&table, 5300), [700, 1000]);
}

#[test]
fn ec_16_the_clock_runs_until_the_move_is_played() {
    // Choosing between captures, being refused, offering a draw, looking at earlier positions:
    // the time goes on.
    let mut table = timed(Control::SuddenDeath, 10_000);
    play_all(&mut table, "1-2 5-6 2-3", ms(0));
    assert!(table.play(RingMove::Take(8), ms(2000)).is_err());
    table.offer_draw(A, ms(2500)).unwrap();
    let _ = table.review(0).unwrap().game().legal_moves();
    assert_eq!(left(&table, 3000), [7000, 10_000]);
    play_all(&mut table, "x4", ms(3500));
    assert_eq!(left(&table, 3500), [6500, 10_000]);
    assert_eq!(table.last_entry().unwrap().spent(), ms(3500));
}

#[test]
fn the_turn_of_two_parts_gets_one_increment() {
    let mut table = timed(Control::Fischer { increment: ms(100) }, 1000);
    play_all(&mut table, "1-2", ms(10));
    play_all(&mut table, "5-6", ms(20));
    assert_eq!(left(&table, 20), [1090, 1090]);
    play_all(&mut table, "2-3", ms(50));
    assert_eq!(left(&table, 50), [1060, 1090]);
    play_all(&mut table, "x4", ms(70));
    assert_eq!(left(&table, 70), [1140, 1090]);
}

#[test]
fn a_fallen_flag_ends_a_match_of_two() {
    let mut table = timed(Control::PerMove, 1000);
    play_all(&mut table, "0-8", ms(999));
    assert_eq!(table.tick(ms(1998)), None);
    assert_eq!(table.tick(ms(1999)), Some(B));
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: A, reason: WinReason::Timeout }));
    assert_eq!(table.tick(ms(99_999)), None);
    assert_eq!(table.clock(ms(99_999)).unwrap().running, None);
    // Undone, B has the time of the turn again, from now on.
    table.undo(ms(100_000)).unwrap();
    assert_eq!(table.outcome(), None);
    assert_eq!(left(&table, 100_400), [1000, 600]);
}

#[test]
fn what_comes_after_the_flag_is_too_late() {
    let late = |act: fn(&mut Match<Ring>) -> String| {
        let mut table = timed(Control::SuddenDeath, 1000);
        let message = act(&mut table);
        assert_eq!(table.history().len(), 1);
        assert_eq!(table.history()[0].event(), Event::Adjudication(Adjudication::FlagFell(A)));
        assert_eq!(table.history()[0].spent(), ms(1000));
        assert_eq!(left(&table, 9000), [0, 1000]);
        assert_eq!(message, "the flag of seat 0 had fallen");
    };
    late(|table| table.play(RingMove::Step(0, 8), ms(1500)).unwrap_err().to_string());
    late(|table| table.resign(A, ms(1500)).unwrap_err().to_string());
    late(|table| table.offer_draw(B, ms(1500)).unwrap_err().to_string());
}

#[test]
fn a_fallen_flag_among_three_passes_the_turn_on() {
    let clock = ClockSetup::new(Control::SuddenDeath, vec![ms(100), ms(1000), ms(1000)]);
    let mut table = new_match(for_three().with_clock(clock));
    table.resume(ms(0));
    assert_eq!(table.tick(ms(100)), Some(A));
    assert_eq!((table.outcome(), table.to_move()), (None, B));
    assert_eq!(left(&table, 600), [0, 500, 1000]);
    assert_eq!(table.tick(ms(1100)), Some(B));
    assert_eq!(table.outcome().and_then(Outcome::winner), Some(C));
}

#[test]
fn an_hourglass_among_three_runs_to_those_who_are_in() {
    let clock = ClockSetup::even(Control::Hourglass, Seats::THREE, ms(1000));
    let mut table = new_match(for_three().with_clock(clock));
    table.resume(ms(0));
    assert_eq!(left(&table, 300), [700, 1150, 1150]);
    table.resign(C, ms(300)).unwrap();
    assert_eq!(left(&table, 500), [500, 1350, 1150]);
    // A flag that is noticed late has not filled anybody's glass any further.
    assert_eq!(table.tick(ms(5000)), Some(A));
    assert_eq!(left(&table, 5000), [0, 1850, 1150]);
}

#[test]
fn undo_restores_the_clock_of_that_moment() {
    let mut table = timed(Control::SuddenDeath, 10_000);
    play_all(&mut table, "0-8", ms(1000));
    play_all(&mut table, "5-6", ms(3000));
    play_all(&mut table, "8-0", ms(6000));
    assert_eq!(left(&table, 6000), [6000, 8000]);
    table.undo(ms(6500)).unwrap();
    assert_eq!(left(&table, 6500), [9000, 8000]);
    table.undo(ms(6500)).unwrap();
    assert_eq!(left(&table, 6700), [9000, 9800]);
    // Forward again: the half second that B had thought at the end is still used up.
    table.redo(ms(7000));
    table.redo(ms(7000));
    assert_eq!(left(&table, 7000), [6000, 7500]);
}

#[test]
fn undoing_past_the_end_starts_the_clock_again() {
    let mut table = timed(Control::SuddenDeath, 10_000);
    play_all(&mut table, A_WINS, ms(1000));
    assert_eq!(left(&table, 50_000), [9000, 10_000]);
    table.undo(ms(60_000)).unwrap();
    assert_eq!(table.clock(ms(60_000)).unwrap().running, Some(A));
    assert_eq!(left(&table, 61_000), [8000, 10_000]);
}

#[test]
fn the_background_stops_the_clock_only_where_the_setup_says_so() {
    let clock = |stops| {
        ClockSetup::even(Control::SuddenDeath, Seats::TWO, ms(10_000)).stopping_in_background(stops)
    };
    let away = |stops| {
        let mut table = new_match(for_two().with_clock(clock(stops)));
        table.resume(ms(0));
        assert_eq!(table.suspend(ms(1000)), stops);
        table.resume(ms(5000));
        left(&table, 6000)
    };
    assert_eq!(away(true), [8000, 10_000]);
    assert_eq!(away(false), [4000, 10_000]);
}

#[test]
fn a_clock_read_out_of_order_costs_nobody_time() {
    let mut table = timed(Control::SuddenDeath, 10_000);
    table.tick(ms(5000));
    assert_eq!(left(&table, 4000), [5000, 10_000]);
    table.tick(ms(4000));
    assert_eq!(left(&table, 4500), [4500, 10_000]);
}

#[test]
fn clocks_are_rebuilt_from_the_log() {
    let mut table = timed(Control::Bronstein { delay: ms(50) }, 1000);
    play_all(&mut table, "1-2", ms(100));
    play_all(&mut table, "5-6", ms(120));
    play_all(&mut table, "2-3", ms(300));
    let mut again = Match::<Ring>::replay(table.setup().clone(), &table.log(ms(333))).unwrap();
    again.resume(ms(7000));
    assert_eq!(left(&again, 7000), left(&table, 333));
    again.undo(ms(7000)).unwrap();
    table.undo(ms(333)).unwrap();
    assert_eq!(left(&again, 7000), left(&table, 333));
}
