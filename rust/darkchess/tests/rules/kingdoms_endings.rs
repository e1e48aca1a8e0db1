//! Three Kingdoms: who is out, and who wins (K5).

use prise_game::{
    Adjudication, AdjudicationError, DrawReason, Game, Outcome, Seat, Step, WinReason,
};

use crate::support::{BLACK, P1, P2, P3, counter, field, kingdoms, play};

fn won(winner: Seat, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

#[test]
fn fr_031_fr_058_sc_005_us_2_the_only_army_with_pieces_wins() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/-");
    play(&mut game, "a9-a8 e9-a9 a8-a9");
    assert_eq!(game.outcome(), Some(won(P1, WinReason::Elimination)));
    assert!(game.legal_moves().is_empty());
    assert_eq!(field(&game, 5), "12");
}

#[test]
fn fr_032_ec_turns_the_game_ends_with_the_action_that_puts_the_second_player_out() {
    let mut game = kingdoms("K...R r.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/1");
    play(&mut game, "a9-a8");
    assert_eq!(game.outcome(), Some(won(P1, WinReason::LastStanding)), "Red still stands on e9");
    let before = game.write();
    assert_eq!(kingdoms(&before).write(), before);
    assert_eq!(kingdoms(&before).outcome(), game.outcome());
}

#[test]
fn fr_031_ec_victory_one_piece_against_none_has_won() {
    let game = kingdoms("..... ..... ..... ..... ..P.. ..... ..... ..... ...../-/GRB/0/50/-");
    assert_eq!(game.outcome(), Some(won(P1, WinReason::Elimination)));
}

#[test]
fn k5_an_army_with_pieces_face_down_is_not_out() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ....@/c/GRB/0/50/-");
    play(&mut game, "a9-a8");
    assert!(!game.is_out(P3));
    assert_eq!(game.position().strength(BLACK.unwrap()), 1);
}

/// After a7-a8 the black Cannon of seat 1 has no legal action: both neighbours are blocked and
/// there is nothing beyond them.
const SHUT_IN: &str = "cA... ..... R.... ..... ..P.. ..... ..... ..... .....";

#[test]
fn fr_034_ec_victory_k5_who_has_no_legal_action_is_out() {
    let mut game = kingdoms(&format!("{SHUT_IN}/-/RBG/0/30/-"));
    let mv = game.find_move("a7-a8").unwrap();
    let steps = game.play(mv).unwrap();
    assert_eq!(steps.last(), Some(&Step::Eliminate { seat: P2 }));
    assert!(game.is_out(P2));
    assert_eq!((game.outcome(), game.to_move()), (None, P3));
    assert_eq!(field(&game, 5), "1");
}

#[test]
fn fr_034_k5_the_counter_stands_and_the_pieces_stay_and_can_be_captured() {
    let mut game = kingdoms(&format!("{SHUT_IN}/-/RBG/0/30/-"));
    play(&mut game, "a7-a8");
    assert_eq!(counter(&game), 29, "one for the move, none for the elimination");
    assert!(game.write().starts_with("cA...R"));
    play(&mut game, "c5-c6 a8-a9");
    assert_eq!(counter(&game), 60);
    assert_eq!(game.to_move(), P3);
}

#[test]
fn k5_who_is_out_does_not_come_back_when_the_way_is_free_again() {
    let mut game = kingdoms(&format!("{SHUT_IN}/-/RBG/0/30/-"));
    play(&mut game, "a7-a8 c5-c6 a8-a7 c6-c5");
    assert_eq!((game.is_out(P2), game.to_move()), (true, P1));
}

#[test]
fn fr_034_a_face_down_piece_to_flip_is_a_legal_action() {
    let mut game = kingdoms(&format!("{}/e/RBG/0/30/-", SHUT_IN.replacen("...", "..@", 1)));
    play(&mut game, "a7-a8");
    assert!(!game.is_out(P2));
    assert_eq!(game.to_move(), P2);
}

#[test]
fn k5_one_after_the_other_until_only_one_is_in() {
    // Seat 1 is shut in, seat 2 has no army and nothing to flip.
    let mut game = kingdoms(&format!("{SHUT_IN}/-/RB-/0/30/-"));
    let mv = game.find_move("a7-a8").unwrap();
    let steps = game.play(mv).unwrap();
    let out: Vec<_> = steps
        .iter()
        .filter_map(|step| if let Step::Eliminate { seat } = step { Some(*seat) } else { None })
        .collect();
    assert_eq!(out, [P2, P3]);
    assert_eq!(game.outcome(), Some(won(P1, WinReason::LastStanding)));
}

#[test]
fn k5_a_player_without_an_army_is_out_when_there_is_nothing_to_flip() {
    // Black was captured before anybody owned it; player 2 turns up the last face-down piece.
    let mut game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... @..../E/GR-/1/50/-");
    play(&mut game, "a1");
    assert!(game.is_out(P3));
    assert_eq!((game.outcome(), game.to_move(), game.army_of(P3)), (None, P1, None));
}

#[test]
fn k5_the_end_of_an_army_that_nobody_owns_puts_nobody_out() {
    let mut game = kingdoms("Ka..R ..... ..... ..... ..... ..... ..... ..... @..../E/GR-/0/50/-");
    play(&mut game, "a9-b9");
    assert!(game.seats().iter().all(|seat| !game.is_out(seat)));
    assert_eq!(game.to_move(), P2);
}

#[test]
fn k5_a_position_is_judged_when_it_is_read() {
    let game = kingdoms("cA... R.... ..... ..... ..P.. ..... ..... ..... ...../-/RBG/1/30/-");
    assert_eq!((game.is_out(P2), game.to_move()), (true, P3));
}

#[test]
fn k5_resigning_leaves_the_rotation_and_the_pieces_stay() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/-");
    let pieces = game.pieces();
    assert_eq!(game.adjudicate(Adjudication::Resign(P1)), Ok(vec![Step::Eliminate { seat: P1 }]));
    assert_eq!((game.pieces(), counter(&game)), (pieces, 50));
    assert_eq!((game.is_out(P1), game.to_move(), game.outcome()), (true, P2, None));
    play(&mut game, "e9-a9 a8-b6");
    assert_eq!(game.to_move(), P2, "after player 3 comes player 2");
}

#[test]
fn k5_resigning_out_of_turn_leaves_the_turn_where_it_is() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/-");
    game.adjudicate(Adjudication::FlagFell(P2)).unwrap();
    assert_eq!((game.is_out(P2), game.to_move()), (true, P1));
    game.adjudicate(Adjudication::Resign(P1)).unwrap();
    assert_eq!(game.outcome(), Some(won(P3, WinReason::LastStanding)));
}

#[test]
fn k5_rulings_that_make_no_sense_are_refused() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/2");
    let text = game.write();
    assert_eq!(game.adjudicate(Adjudication::Resign(P3)), Err(AdjudicationError::AlreadyOut(P3)));
    let nobody = Seat::new(3);
    assert_eq!(
        game.adjudicate(Adjudication::Resign(nobody)),
        Err(AdjudicationError::NoSuchSeat(nobody))
    );
    assert_eq!(game.write(), text);
    game.adjudicate(Adjudication::Resign(P2)).unwrap();
    assert_eq!(game.adjudicate(Adjudication::Resign(P1)), Err(AdjudicationError::GameOver));
}

#[test]
fn k5_a_draw_can_be_agreed() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/-");
    assert_eq!(game.adjudicate(Adjudication::DrawAgreed), Ok(vec![]));
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::MutualAgreement }));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn k6_a_match_is_saved_and_restored_with_its_counter() {
    let mut game = kingdoms(&format!("{SHUT_IN}/-/RBG/0/30/-"));
    for mv in ["a7-a8", "c5-c6", "a8-a7", "c6-c5"] {
        play(&mut game, mv);
        let restored = kingdoms(&game.write());
        assert_eq!(restored, game);
        assert_eq!(counter(&restored), counter(&game));
    }
}

#[test]
fn ec_victory_two_players_are_never_out_at_once_by_captures() {
    // Turns are sequential: a capture takes from one army, so at most one owner goes.
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/-");
    let mv = game.find_move("a9-e9").unwrap();
    let steps = game.play(mv).unwrap();
    let gone = steps.iter().filter(|step| matches!(step, Step::Eliminate { .. })).count();
    assert_eq!((gone, game.outcome()), (1, None));
}
