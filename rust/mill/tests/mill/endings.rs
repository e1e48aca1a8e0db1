//! How a turn and the game end: rulings M5 to M7.

use prise_game::{Adjudication, DrawReason, Game, Outcome, Seat, WinReason};
use prise_mill::{Color, Phase};

use crate::common::{after, at, legal, play};

fn win(winner: Seat, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

#[test]
fn m5_the_game_ends_in_the_middle_of_an_intervention() {
    let mut game = at("", "*****O**/O**@*O**/*@**O**@ w m s 4 0 3 0 0 0 0 0 0 0 0 7 20");
    play(&mut game, "d6-d7 xa7");
    assert_eq!(game.outcome(), Some(win(Seat::FIRST, WinReason::TooFewPieces)));
    // All markers are cleared, and nothing can be played.
    assert_eq!(game.write(), "*****O**/***@*O**/O@**O*** b o ? 4 0 2 0 0 0 0 0 0 0 0 0 20");
    assert_eq!(legal(&game), "");
    assert_eq!(at("", &game.write()).outcome(), game.outcome());
}

#[test]
fn m5_men_in_hand_count() {
    // Two men on the board and one in hand are three: the game goes on.
    let mut game = at("", "***@****/**@*@***/O******O w p p 2 2 3 1 0 0 0 0 0 0 0 0 8");
    play(&mut game, "g7 xe3");
    assert_eq!(game.outcome(), None);
    // With nothing in hand two are too few, although White is still placing.
    let mut game = at("", "***@****/**@*@***/O******O w p p 2 2 3 0 0 0 0 0 0 0 0 0 8");
    play(&mut game, "g7 xe3");
    assert_eq!(game.outcome(), Some(win(Seat::FIRST, WinReason::TooFewPieces)));
}

#[test]
fn m5_the_second_of_two_mills_is_not_asked_for() {
    let board = "***@**@*/**@****O/OO***OO* w m s 5 0 3 0 0 0 0 0 0 0 0 7 20";
    let mut game = at("multiple=1,diagonals=1", board);
    play(&mut game, "b6-a7");
    assert_eq!(game.position().removal().due(), 2);
    play(&mut game, "xe3");
    assert_eq!(game.outcome(), Some(win(Seat::FIRST, WinReason::TooFewPieces)));
    assert!(!game.position().removal().is_due());
}

#[test]
fn m6_the_last_placement_captures_in_the_placing_phase() {
    let mut game = at("", "O*O*O***/***O*O**/*@****@* b p p 5 0 2 1 0 0 0 0 0 0 0 0 9");
    play(&mut game, "a7");
    assert_eq!(game.position().phase(), Phase::Moving);
    // The same with a mill.
    let mut game = at("", "O*O*O***/***O*O**/*****@@* b p p 5 0 2 1 0 0 0 0 0 0 0 0 9");
    play(&mut game, "a7");
    assert_eq!(game.write(), "O*O*O***/***O*O**/*****@@@ b p r 5 0 3 0 0 1 0 0 0 31 0 0 9 p:1");
    play(&mut game, "xb2");
    assert_eq!(game.write(), "O*O*O***/***O****/*****@@@ w m s 4 0 3 0 0 0 0 0 0 31 0 0 10");
    // The options of the placing phase hold for it.
    let board = "*@O*O***/***O*O**/O******@ b p p 5 0 2 1 0 0 0 0 0 0 0 0 9";
    for (rules, due) in [("custodian-moving=0", true), ("custodian-placing=0", false)] {
        let mut game = at(rules, board);
        play(&mut game, "g7");
        assert_eq!(game.position().removal().is_due(), due);
    }
}

#[test]
fn m6_white_opens_the_moving_phase() {
    let moves = "d5 e5 e3 d3 c4 c3 f6 d6 f2 f4 b2 d2 b4 b6 g7 d7 d1 g1";
    let game = after("custodian=0,intervention=0", moves);
    assert_eq!(game.position().phase(), Phase::Moving);
    assert_eq!(game.position().to_move(), Color::White);
    assert!(game.write().contains(" w m s 9 0 9 0 "), "{}", game.write());
}

#[test]
fn m7_flying_at_three() {
    let board = "*****O**/**@***@*/@*O****O w m s 3 0 3 0 0 0 0 0 0 0 0 7 20";
    assert_eq!(at("flying=1", board).legal_moves().len(), 3 * 18);
    assert_eq!(legal(&at("flying=0", board)), "a7-a4 c3-c4 c3-d3 g4-g1 g4-g7");
    let four = "*****O**/**@***@*/@*O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20";
    assert_eq!(legal(&at("flying=1", four)), "a7-a4 c3-c4 c3-d3 d1-a1 d1-d2 d1-g1 g4-g1 g4-g7");
}

#[test]
fn m7_diagonals_join_the_corners() {
    let board = "*****O**/**@***@*/@*O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20";
    let with = legal(&at("diagonals=1", board));
    assert_eq!(with, "a7-a4 a7-b6 c3-b2 c3-c4 c3-d3 d1-a1 d1-d2 d1-g1 g4-g1 g4-g7");
}

#[test]
fn m7_no_legal_move_loses() {
    // Black moves g1-d1 and White's three men cannot move.
    let mut game = at("flying=0", "********/@*****@@/O@*@*@OO b m s 3 0 6 0 0 0 0 0 0 0 0 7 20");
    play(&mut game, "g1-d1");
    assert_eq!(game.outcome(), Some(win(Seat::SECOND, WinReason::Blocked)));
    assert_eq!(game.write(), "********/@*****@@/O@**@@OO w o ? 3 0 6 0 0 0 0 0 0 0 0 8 21");
    assert_eq!(at("flying=0", &game.write()).outcome(), game.outcome());
}

#[test]
fn m7_a_full_board_loses_for_white() {
    // Twelve men a side and no capture on the way: Black's last man fills the board.
    let board = "@O@O@O@O/O@O@O@O@/O@O@O@O* b p p 12 0 11 1 0 0 0 0 0 0 0 0 12";
    let mut game = at("pieces=12,custodian=0", board);
    play(&mut game, "a7");
    assert_eq!(game.outcome(), Some(win(Seat::SECOND, WinReason::Blocked)));
    // Unless it captures: then White has a point to move to.
    let mut game = at("pieces=12", board);
    play(&mut game, "a7 xd7");
    assert_eq!(game.outcome(), None);
    assert_eq!(legal(&game), "d6-d7");
}

#[test]
fn m7_hundred_plies_without_progress_draw() {
    let board = "*****O**/**@***@*/@*O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 99 80";
    let mut game = at("", board);
    play(&mut game, "c3-c4");
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::HundredPlyRule }));
    assert_eq!(game.write(), "******O*/**@***@*/@*O*O**O b o ? 4 0 3 0 0 0 0 0 0 0 0 100 80");
    assert_eq!(at("", &game.write()).outcome(), game.outcome());
    // The hundredth ply may capture.
    let mut game = at("", board);
    play(&mut game, "g4-g7");
    assert_eq!(game.outcome(), None);
    assert!(game.write().ends_with(" 100 80 c:w-1-24|b-0- p:1"));
    at("", &game.write());
    // And a loss comes before the draw.
    let mut game = at("flying=0", "********/@*****@@/O@*@*@OO b m s 3 0 6 0 0 0 0 0 0 0 0 99 80");
    play(&mut game, "g1-d1");
    assert_eq!(game.outcome(), Some(win(Seat::SECOND, WinReason::Blocked)));
}

#[test]
fn m7_threefold_repetition_draws() {
    let board = "*****O**/**@***@@/**O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20";
    let mut game = at("flying=0", board);
    play(&mut game, "c3-c4 f4-f2 c4-c3 f2-f4");
    assert_eq!(game.outcome(), None);
    play(&mut game, "c3-c4 f4-f2 c4-c3 f2-f4");
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition }));
    assert_eq!(game.write(), "*****O**/**@***@@/**O*O**O w o ? 4 0 3 0 0 0 0 0 0 0 0 15 24");
    assert_eq!(at("flying=0", &game.write()).outcome(), game.outcome());
    assert_eq!(legal(&game), "");
}

#[test]
fn rulings_end_the_game_and_leave_the_position() {
    let mut game = after("", "a7 d7");
    let text = game.write();
    game.adjudicate(Adjudication::Resign(Seat::FIRST)).unwrap();
    assert_eq!(game.outcome(), Some(win(Seat::SECOND, WinReason::Resignation)));
    assert_eq!(game.write(), text);
    assert_eq!(legal(&game), "");
    assert!(game.adjudicate(Adjudication::DrawAgreed).is_err());
    assert!(game.play("g7".parse().unwrap()).is_err());
    assert_eq!(
        game.find_move("g7").unwrap_err().to_string(),
        "'g7' is not legal here: the game is over"
    );
}
