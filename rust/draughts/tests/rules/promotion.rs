//! Crowning.

use crate::{after, game, play};
use prise_game::{Game, Kind, Point, Step};

#[test]
fn ac_17_a_man_that_ends_on_the_far_row_becomes_a_king() {
    assert_eq!(after("W:W7:B50", "7-1"), "B:WK1:B50");
    assert_eq!(after("B:W1:B44", "44-50"), "W:W1:BK50");
    assert_eq!(after("W:W12:B8,50", "12x3"), "B:WK3:B50");
}

#[test]
fn ac_18_a_man_that_passes_the_far_row_stays_a_man() {
    assert_eq!(after("W:W15,K47:B9,10,19,20,33", "15x15"), "B:W15,K47:B33");
    // 11 goes over 7 to 2 and on over 8 to 13.
    assert_eq!(after("W:W11:B7,8,50", "11x13"), "B:W13:B50");
}

#[test]
fn ac_19_the_crown_counts_from_the_next_turn() {
    let mut game = game("W:W7:B45");
    play(&mut game, &["7-1"]);
    assert_eq!(game.write(), "B:WK1:B45");
    play(&mut game, &["45-50"]);
    // The white king flies at once; the black man on its far row is a king as well.
    assert_eq!(game.write(), "W:WK1:BK50");
    play(&mut game, &["1-18"]);
    // Whoever is crowned by a capture does not go on as a king in the same turn: from 3 a king
    // would take 14 as well.
    assert_eq!(after("W:W12:B8,14,50", "12x3"), "B:WK3:B14,50");
}

#[test]
fn ec_17_no_crown_in_the_middle_of_a_capture() {
    let mut game = game("W:W11:B7,8,50");
    let mv = game.legal_moves()[0];
    let steps = game.play(mv).expect("legal");
    assert!(steps.iter().all(|step| !matches!(step, Step::Promote { .. })));
    assert_eq!(game.write(), "B:W13:B50");
}

#[test]
fn fmjd_20_the_crown_comes_after_the_captured_pieces_have_gone() {
    let mut game = game("W:W12:B8,50");
    let mv = game.legal_moves()[0];
    let steps = game.play(mv).expect("legal");
    assert!(matches!(steps[..], [
        Step::Hop { .. },
        Step::Remove { .. },
        Step::Promote { at, piece }
    ] if at == Point::new(2) && piece.kind == Kind::new(1)));
}
