//! Fair play in the terminal: what was seen stays seen, and what counts is told.

use prise_game::Level;
use prise_session::MatchSetup;

use super::Model;
use super::tests::{answer, press, sit, start, status};
use crate::play::games::GameLook;

fn against_computer(game: &str, practice: bool) -> Model {
    let look = GameLook::of(game).expect("a game");
    sit(start(&MatchSetup { practice, ..look.match_of(Some((Level::FIRST, 0)), None) }))
}

#[test]
fn b4_take_back_stops_at_the_last_flip_and_says_why() {
    let mut model = against_computer("dark-chess", false);
    assert!(!model.scene().subtitle.contains("not rated"));
    press(&mut model, "a8\n");
    answer(&mut model, "b8");
    let told = press(&mut model, "u");
    assert_eq!(told, "a piece was turned up: what was seen cannot be hidden again");
    assert_eq!(model.board.view.ply, 2);
    assert!(!model.scene().keys.iter().any(|hint| hint.does == "take back"));
    let told = press(&mut model, "Ryu");
    assert_eq!(told, "the game is over and the deal is known: it cannot be played on");
    assert_eq!(press(&mut model, "a"), "the game is over: n for a new one");
}

#[test]
fn b4_practice_goes_back_and_says_that_it_is_not_rated() {
    let mut model = against_computer("dark-chess", true);
    assert!(model.scene().subtitle.ends_with("not rated: practice"));
    press(&mut model, "a8\n");
    answer(&mut model, "b8");
    press(&mut model, "u");
    assert_eq!(model.board.view.ply, 0);
}

#[test]
fn d8_a_take_back_and_a_continuation_are_told() {
    let mut model = against_computer("draughts", false);
    press(&mut model, "32-28\n");
    answer(&mut model, "19-23");
    press(&mut model, "ur");
    assert_eq!(model.scene().subtitle, "not rated: a move was taken back");
    let mut model = against_computer("draughts", false);
    press(&mut model, "32-28\n");
    answer(&mut model, "19-23");
    press(&mut model, "Ry");
    assert_eq!(model.scene().subtitle, "", "the first end is rated");
    press(&mut model, "u");
    assert_eq!(model.scene().subtitle, "not rated: it goes on after its end");
    press(&mut model, "28x19\nRy");
    let told = "Black wins: the opponent resigned (a continuation: the first end counts)";
    assert_eq!(status(&model), told);
}

#[test]
fn k5a_who_is_out_when_the_others_draw_is_told_to_have_lost() {
    let mut model = against_computer("three-kingdoms", false);
    press(&mut model, "a9\nRy");
    for seat in prise_game::Seats::THREE.iter().skip(1) {
        let view = model.session.offer_draw(seat).expect("offered");
        model.show(view);
    }
    let told = status(&model);
    assert!(told.starts_with("Draw: the players agreed; "), "{told}");
    assert!(told.ends_with(" is out and has lost"), "{told}");
}
