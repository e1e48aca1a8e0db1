//! Wins, losses and decisions from outside the board.

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Adjudication, AdjudicationError, DrawReason, Game, Outcome, Seat, WinReason};

use crate::{game, play};

const fn won(winner: Seat, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

#[test]
fn ac_20_who_has_no_pieces_has_lost() {
    let mut game = game("W:W28:B23");
    play(&mut game, &["28x19"]);
    assert_eq!(game.outcome().expect("the end"), won(Seat::FIRST, WinReason::Elimination));
    assert!(game.legal_moves().is_empty());
    assert_eq!(
        crate::game("W:W28:B").outcome().expect("the end"),
        won(Seat::FIRST, WinReason::Elimination)
    );
    assert_eq!(
        crate::game("W:W:B28").outcome().expect("the end"),
        won(Seat::SECOND, WinReason::Elimination)
    );
}

#[test]
fn ac_21_who_cannot_move_has_lost() {
    // A black man on 45 with a white one on 50: no square forward, nothing to jump.
    assert_eq!(
        crate::game("B:W50:B45").outcome().expect("the end"),
        won(Seat::FIRST, WinReason::Blocked)
    );
    let mut game = game("W:W46,47:B36");
    assert_eq!(game.outcome(), None);
    play(&mut game, &["46-41"]);
    assert_eq!(game.outcome().expect("the end"), won(Seat::FIRST, WinReason::Blocked));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn ec_18_all_pieces_of_a_side_captured_in_one_turn() {
    // Nineteen at once: the longest capture that a search over arrangements has found.
    let mut game = game(NINETEEN);
    let mv = game.legal_moves()[0];
    assert_eq!(mv.captured().len(), 19);
    game.play(mv).expect("legal");
    assert_eq!(game.outcome().expect("the end"), won(Seat::FIRST, WinReason::Elimination));
}

const NINETEEN: &str = "W:WK45:B8-12,19-23,30-34,41-44";

#[test]
fn ec_22_a_loss_comes_before_a_draw() {
    // Three kings against one: the sixteenth move of each side makes a draw. White's leaves Black
    // without a move as well, and that is what counts.
    let mut game = game("B:WK7,K12,K46:BK1");
    let white = [
        "46-41", "41-36", "36-31", "31-37", "37-42", "42-48", "48-43", "43-49", "49-40", "40-35",
        "35-30", "30-35", "35-40", "40-45", "45-50", "50-6",
    ];
    for (index, mv) in white.into_iter().enumerate() {
        let black = if index % 2 == 0 { "1-6" } else { "6-1" };
        assert_eq!(game.outcome(), None);
        play(&mut game, &[black, mv]);
    }
    assert_eq!(game.draw_state().three_against_one(), 32);
    assert_eq!(game.draw_state().reason(), Some(DrawReason::SixteenMoveRule));
    assert_eq!(game.outcome().expect("the end"), won(Seat::FIRST, WinReason::Blocked));
}

#[test]
fn fmjd_23_a_player_may_resign() {
    let mut game = Draughts::start(&DrawRules::Standard, 0);
    game.adjudicate(Adjudication::Resign(Seat::FIRST)).expect("allowed");
    assert_eq!(game.outcome().expect("the end"), won(Seat::SECOND, WinReason::Resignation));
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.adjudicate(Adjudication::DrawAgreed), Err(AdjudicationError::GameOver));
}

#[test]
fn fmjd_27_the_players_may_agree_to_a_draw() {
    let mut game = Draughts::start(&DrawRules::Standard, 0);
    game.adjudicate(Adjudication::DrawAgreed).expect("allowed");
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::MutualAgreement }));
}

#[test]
fn a_fallen_flag_loses() {
    let mut game = Draughts::start(&DrawRules::Standard, 0);
    assert_eq!(
        game.adjudicate(Adjudication::FlagFell(Seat::THIRD)),
        Err(AdjudicationError::NoSuchSeat(Seat::THIRD))
    );
    game.adjudicate(Adjudication::FlagFell(Seat::SECOND)).expect("allowed");
    assert_eq!(game.outcome().expect("the end"), won(Seat::FIRST, WinReason::Timeout));
}

#[test]
fn criterion_16_illegal_moves_are_refused() {
    let mut game = game("W:W28,50:B23");
    let elsewhere = crate::position("W:W50:B1").legal_moves()[0];
    let before = game.clone();
    assert!(game.play(elsewhere).is_err(), "a capture is compulsory");
    assert_eq!(game, before);
    play(&mut game, &["28x19"]);
    let error = game.find_move("50-45").expect_err("the game is over");
    assert!(error.to_string().contains("Black") || error.to_string().contains("over"), "{error}");
}
