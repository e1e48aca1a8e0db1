//! Three Kingdoms: the 60-move counter (K4).

use prise_darkchess::ThreeKingdoms;
use prise_game::{Adjudication, DrawReason, Game, Outcome};

use crate::support::{P1, P2, counter, dealt, field, kingdoms, play};

const DRAWN: Option<Outcome> = Some(Outcome::Draw { reason: DrawReason::SixtyMoveRule });

/// Three rooks and a soldier that can go to and fro for ever.
const ENDGAME: &str = "R...r ..... ..... ..... ..P.. ..... ..... ..... .....";
const ROUND: &str = "a9-a8 e9-e8 c5-c4 a8-a9 e8-e9 c4-c5";

#[test]
fn fr_014_fr_018_k4_the_counter_shows_60_at_the_start_and_after_the_first_flip() {
    let mut game = ThreeKingdoms::start(&(), 5);
    assert_eq!(field(&game, 4), "60");
    play(&mut game, "a9");
    assert_eq!(counter(&game), 60);
    assert_eq!(field(&game, 4), "60");
}

#[test]
fn fr_015_fr_046_ec_counter_every_later_flip_and_move_takes_one_off() {
    let mut game = dealt("RkPPPPPpppppAAEERKHHCCaaeerrhhcc");
    play(&mut game, "a9");
    assert_eq!(counter(&game), 60);
    play(&mut game, "b9");
    assert_eq!(counter(&game), 59, "a flip that gives an army");
    play(&mut game, "d9");
    assert_eq!(counter(&game), 58, "a flip that gives none");
    play(&mut game, "b8 b7 a7");
    assert_eq!(counter(&game), 55);
    let mut game = kingdoms(&format!("{ENDGAME}/-/RBG/0/60/-"));
    play(&mut game, "a9-a8");
    assert_eq!(counter(&game), 59, "a move");
}

#[test]
fn fr_016_fr_060_ec_counter_any_capture_brings_it_back_to_60() {
    for left in [1, 2, 30, 60] {
        let mut game = kingdoms(&format!(
            "Rr..r ..... ..... ..... ..P.. ..... ..... ..... ...../-/RBG/0/{left}/-"
        ));
        play(&mut game, "a9-b9");
        assert_eq!(counter(&game), 60);
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn fr_016_the_capture_of_a_faction_that_nobody_owns_counts_too() {
    let mut game = kingdoms("Rr..@ ..... ..... ..... ..P.. ..... ..... ..... ...../h/RG-/0/3/-");
    play(&mut game, "a9-b9");
    assert_eq!(counter(&game), 60);
}

#[test]
fn fr_017_fr_033_fr_045_fr_059_sc_006_60_actions_without_a_capture_are_a_draw() {
    let mut game = kingdoms(&format!("{ENDGAME}/-/RBG/0/60/-"));
    for round in 0..10 {
        assert_eq!(counter(&game), 60 - 6 * round);
        assert_eq!(game.outcome(), None);
        play(&mut game, ROUND);
    }
    assert_eq!(game.outcome(), DRAWN);
    assert_eq!(counter(&game), 0);
    assert!(game.legal_moves().is_empty());
    assert!(game.seats().iter().all(|seat| !game.is_out(seat)), "all three are still in");
}

#[test]
fn fr_017_ec_counter_a_flip_can_be_the_60th_action() {
    let mut game = kingdoms("R...r ..... ..... ..... ..P.. ..... ..... ..... ....@/p/RBG/2/1/-");
    play(&mut game, "e1");
    assert_eq!(game.outcome(), DRAWN);
}

#[test]
fn ec_counter_a_capture_on_the_60th_action_goes_on() {
    let mut game = kingdoms("Rr..r ..... ..... ..... ..P.. ..... ..... ..... ...../-/RBG/0/1/-");
    let mut quiet = game.clone();
    play(&mut game, "a9-b9");
    assert_eq!((game.outcome(), counter(&game)), (None, 60));
    play(&mut quiet, "a9-a8");
    assert_eq!(quiet.outcome(), DRAWN);
}

#[test]
fn k4_the_draw_comes_before_anything_else_is_judged() {
    // After a7-a8 the black Cannon in the corner is shut in, and seat 1 would be out.
    let text = "cA... ..... R.... ..... ..P.. ..... ..... ..... ...../-/RBG/0";
    let mut drawn = kingdoms(&format!("{text}/1/-"));
    play(&mut drawn, "a7-a8");
    assert_eq!(drawn.outcome(), DRAWN);
    assert_eq!((drawn.to_move(), drawn.is_out(P2)), (P2, false));
    let mut judged = kingdoms(&format!("{text}/2/-"));
    play(&mut judged, "a7-a8");
    assert!(judged.is_out(P2));
    assert_eq!(judged.outcome(), None);
}

#[test]
fn k4_k6_a_drawn_game_is_drawn_when_it_is_read_again() {
    let game = kingdoms(&format!("{ENDGAME}/-/RBG/1/0/-"));
    assert_eq!(game.outcome(), DRAWN);
    assert_eq!(game.to_move(), P2);
    assert!(game.legal_moves().is_empty());
}

#[test]
fn k4_the_first_flip_of_the_match_shows_60_even_when_player_1_has_resigned() {
    let mut game = ThreeKingdoms::start(&(), 1);
    game.adjudicate(Adjudication::Resign(P1)).unwrap();
    assert_eq!((game.to_move(), counter(&game)), (P2, 60));
    play(&mut game, "a9");
    assert_eq!(counter(&game), 60);
    play(&mut game, "b9");
    assert_eq!(counter(&game), 59);
}
