//! Fair play in the terminal: what was seen stays seen, and what counts is told.

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, Level, Match, Millis, Player, Seed, Setup, Start};

use super::{Input, Key, Model};
use crate::play::games::Pictured;
use crate::play::scene::Status;

const NOW: Millis = Millis::new(1000);

fn against_computer<G: Pictured>(rules: G::Rules, seats: usize, practice: bool) -> Model<G> {
    let computer = |_| Player::ai("Prise", Level::FIRST);
    let players = [Player::human("You")].into_iter().chain((1..seats).map(computer)).collect();
    let start =
        if G::HIDES_PIECES { Start::Dealt(Seed::from_bytes([5; 32])) } else { Start::Opening };
    let setup = Setup::new(rules, players).with_start(start).with_practice(practice);
    Model::new(Match::new(setup).expect("a match"), Millis::ZERO)
}

/// Types a text; `\n` is Enter.
fn press<G: Pictured>(model: &mut Model<G>, text: &str) {
    for letter in text.chars() {
        let key = if letter == '\n' { Key::Enter } else { Key::Char(letter) };
        model.update(Input::Key(key), NOW);
    }
}

fn answer<G: Pictured>(model: &mut Model<G>, text: &str) {
    let question = model.question().expect("the computer is asked").id;
    let mv = model.table().game().find_move(text).expect("a legal move");
    model.update(Input::Answer { question, mv }, NOW);
}

fn status<G: Pictured>(model: &Model<G>) -> String {
    match model.scene(NOW).status {
        Status::Prompt(text)
        | Status::Refusal(text)
        | Status::News(text)
        | Status::Typing { text, .. } => text,
    }
}

#[test]
fn b4_take_back_stops_at_the_last_flip_and_says_why() {
    let mut model = against_computer::<Classic>(ClassicOptions::default(), 2, false);
    assert!(!model.scene(NOW).subtitle.contains("not rated"));
    press(&mut model, "a8\n");
    answer(&mut model, "b8");
    press(&mut model, "u");
    assert_eq!(status(&model), "a piece was turned up: what was seen cannot be hidden again");
    assert_eq!(model.table().ply(), 2);
    assert!(!model.scene(NOW).keys.iter().any(|hint| hint.does == "take back"));
    press(&mut model, "Ry");
    press(&mut model, "u");
    assert_eq!(status(&model), "the game is over and the deal is known: it cannot be played on");
    press(&mut model, "a");
    assert_eq!(status(&model), "the game is over: n for a new one");
}

#[test]
fn b4_practice_goes_back_and_says_that_it_is_not_rated() {
    let mut model = against_computer::<Classic>(ClassicOptions::default(), 2, true);
    assert!(model.scene(NOW).subtitle.ends_with("not rated: practice"));
    press(&mut model, "a8\n");
    answer(&mut model, "b8");
    press(&mut model, "u");
    assert_eq!(model.table().ply(), 0);
}

#[test]
fn d8_a_take_back_and_a_continuation_are_told() {
    let mut model = against_computer::<Draughts>(DrawRules::default(), 2, false);
    press(&mut model, "32-28\n");
    answer(&mut model, "19-23");
    press(&mut model, "ur");
    assert_eq!(model.scene(NOW).subtitle, "not rated: a move was taken back");
    let mut model = against_computer::<Draughts>(DrawRules::default(), 2, false);
    press(&mut model, "32-28\n");
    answer(&mut model, "19-23");
    press(&mut model, "Ry");
    assert_eq!(model.scene(NOW).subtitle, "", "the first end is rated");
    press(&mut model, "u");
    assert_eq!(model.scene(NOW).subtitle, "not rated: it goes on after its end");
    press(&mut model, "28x19\n");
    press(&mut model, "Ry");
    let told = "Black wins: the opponent resigned (a continuation: the first end counts)";
    assert_eq!(status(&model), told);
}

#[test]
fn k5a_who_is_out_when_the_others_draw_is_told_to_have_lost() {
    let mut model = against_computer::<ThreeKingdoms>((), 3, false);
    press(&mut model, "a9\n");
    press(&mut model, "Ry");
    let seats: Vec<_> = model.table().game().seats().iter().collect();
    for seat in &seats[1..] {
        model.table.offer_draw(*seat, NOW).expect("offered");
    }
    let told = status(&model);
    assert!(told.starts_with("Draw: the players agreed; "), "{told}");
    assert!(told.ends_with(" is out and has lost"), "{told}");
}
