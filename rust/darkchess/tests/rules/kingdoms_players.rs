//! Three Kingdoms: who leads which army, and whose turn it is (K3).

use prise_darkchess::ThreeKingdoms;
use prise_game::{Adjudication, Game, MoveKind};

use crate::support::{BLACK, GREEN, P1, P2, P3, RED, dealt, field, goals, kingdoms, legal, play};

/// a9 Red, b9 Black, d9 Green, e9 Red, a8 Green, b8 Black, …
const MIXED: &str = "RaKEPhkPPPPpppppAAERHHCCaeerrhcc";

#[test]
fn fr_010_fr_054_us_2_the_first_flip_of_each_player_gives_an_army() {
    let mut game = dealt(MIXED);
    play(&mut game, "a9");
    assert_eq!((game.army_of(P1), game.to_move()), (RED, P2));
    assert_eq!((game.army_of(P2), game.army_of(P3)), (None, None));
    play(&mut game, "b9");
    assert_eq!((game.army_of(P2), game.to_move()), (BLACK, P3));
    play(&mut game, "d9");
    assert_eq!((game.army_of(P3), game.to_move()), (GREEN, P1));
    assert_eq!(field(&game, 2), "RBG");
}

#[test]
fn fr_010_fr_054_ec_turns_flipping_an_owned_army_passes_the_turn_unassigned() {
    let mut game = dealt(MIXED);
    play(&mut game, "a9 e9");
    assert_eq!((game.army_of(P2), game.to_move()), (None, P3), "Red is player 1's");
    play(&mut game, "d9");
    assert_eq!(game.army_of(P3), GREEN);
    assert_eq!(game.army_of(P2), None, "the last army is not given away");
    play(&mut game, "d8 a8");
    assert_eq!((game.army_of(P2), game.to_move()), (None, P3), "Green is player 3's");
    play(&mut game, "e8 d7 b9");
    assert_eq!(game.army_of(P2), BLACK, "at the third try");
}

#[test]
fn fr_010_k3_later_flips_never_reassign() {
    let mut game = dealt(MIXED);
    play(&mut game, "a9 b9 d9");
    play(&mut game, "a8 e9 b8");
    assert_eq!(field(&game, 2), "RBG");
}

#[test]
fn k3_a_player_without_an_army_can_only_flip() {
    let text = "R.a.K ..... @.... ..... ..... ..... ..... ..... ....@/pe/R-G";
    let mut game = kingdoms(&format!("{text}/1/50/-"));
    assert_eq!(game.legal_moves().len(), 2);
    assert_eq!(legal(&game, MoveKind::Flip), ["a7", "e1"]);
    play(&mut game, "a7");
    assert_eq!(game.army_of(P2), None);
}

#[test]
fn k3_players_with_an_army_act_fully_while_others_have_none() {
    let text = "R.a.K ..... @.... ..... ..... ..... ..... ..... ....@/pe/R-G";
    let mut game = kingdoms(&format!("{text}/0/50/-"));
    assert_eq!(goals(&game, "a9"), "a8 b9 c9", "moves, and the capture of an army nobody owns");
    assert_eq!(legal(&game, MoveKind::Flip).len(), 2);
    play(&mut game, "a9-c9");
    assert_eq!(game.to_move(), P2);
}

#[test]
fn k3_nobody_moves_the_pieces_of_an_army_that_nobody_owns() {
    for seat in 0..3 {
        let game = kingdoms(&format!(
            "Rk..a ..... ..... ..... ..... ..... ..... ..... ....@/c/RG-/{seat}/50/-"
        ));
        assert_eq!(goals(&game, "e9"), "");
    }
}

#[test]
fn k3_guard_the_last_face_down_piece_of_an_unowned_army_gives_it_to_who_waits() {
    // Player 1 turns up Black's last face-down piece; player 3 has been waiting.
    let mut game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... @...@/aE/GR-/0/50/-");
    play(&mut game, "a1");
    assert_eq!((game.army_of(P3), game.to_move()), (BLACK, P2));
    // As player 2 would.
    let mut game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... @...@/aE/GR-/1/50/-");
    play(&mut game, "a1");
    assert_eq!((game.army_of(P3), game.to_move()), (BLACK, P3));
    assert_eq!(goals(&game, "a1"), "b2", "and acts with it at once");
}

#[test]
fn k3_guard_not_before_the_last_one() {
    let mut game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... @...@/ac/GR-/0/50/-");
    play(&mut game, "a1");
    assert_eq!(game.army_of(P3), None);
    play(&mut game, "e1");
    assert_eq!(game.army_of(P3), BLACK);
}

#[test]
fn k3_guard_who_turns_it_up_without_an_army_gets_it_as_always() {
    let mut game = kingdoms("K...P ..... ..... ..... ..... ..... ..... ..... @...@/aE/G--/1/50/-");
    play(&mut game, "a1");
    assert_eq!((game.army_of(P2), game.army_of(P3)), (BLACK, None));
}

#[test]
fn k3_guard_not_while_two_wait() {
    let mut game = kingdoms("K...P ..... ..... ..... ..... ..... ..... ..... @...@/aE/G--/0/50/-");
    play(&mut game, "a1");
    assert_eq!((game.army_of(P2), game.army_of(P3)), (None, None));
}

#[test]
fn k3_guard_players_who_are_out_do_not_wait() {
    let mut game = kingdoms("K...P ..... ..... ..... ..... ..... ..... ..... @...@/aE/G--/0/50/1");
    play(&mut game, "a1");
    assert_eq!((game.army_of(P2), game.army_of(P3)), (None, BLACK));
}

#[test]
fn k3_guard_an_owned_army_is_given_to_nobody() {
    let mut game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... @...@/Ea/GR-/0/50/-");
    play(&mut game, "a1");
    assert_eq!(game.army_of(P3), None, "Red's last piece, but Red is player 2's");
}

#[test]
fn k3_the_army_of_a_player_who_is_out_stays_owned() {
    let mut game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... @..@@/Pha/GR-/0/50/-");
    game.adjudicate(Adjudication::Resign(P1)).unwrap();
    play(&mut game, "e9-e8 a1");
    assert_eq!((game.army_of(P3), game.to_move()), (None, P2), "Green is still player 1's");
}

#[test]
fn fr_011_fr_057_turns_go_round_1_2_3() {
    let mut game = ThreeKingdoms::start(&(), 4);
    for turn in 0..9 {
        assert_eq!(game.to_move().index(), turn % 3);
        let flip = game.legal_moves()[0];
        game.play(flip).unwrap();
    }
}

#[test]
fn fr_012_fr_057_sc_004_ec_turns_who_is_out_is_left_out_of_the_rotation() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GRB/0/50/-");
    play(&mut game, "a9-a8");
    assert!(game.is_out(P3), "player 1 took Black's last piece");
    assert_eq!(field(&game, 5), "2");
    for (mv, next) in [("e9-e8", P1), ("a8-a7", P2), ("e8-e9", P1), ("a7-a8", P2)] {
        play(&mut game, mv);
        assert_eq!(game.to_move(), next, "player 3 is passed over");
    }
}

#[test]
fn fr_012_the_next_player_can_be_the_one_who_is_out() {
    let mut game = kingdoms("K...R h.... ..... ..... ..... ..... ..... ..... ...../-/GBR/0/50/-");
    play(&mut game, "a9-a8");
    assert_eq!((game.is_out(P2), game.to_move()), (true, P3));
}

#[test]
fn fr_036_fr_047_the_state_tells_assigned_unassigned_and_out_players_apart() {
    let game = kingdoms("K...R ..... ..... ..... ..... ..... ..... ..... ....@/E/GR-/0/50/2");
    assert_eq!((game.army_of(P1), game.army_of(P2), game.army_of(P3)), (GREEN, RED, None));
    assert_eq!([P1, P2, P3].map(|seat| game.is_out(seat)), [false, false, true]);
}
