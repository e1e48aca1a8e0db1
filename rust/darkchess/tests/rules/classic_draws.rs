//! Classic Dark Chess: draws, which there are under tournament rules alone (B3).

use prise_darkchess::{Classic, ClassicOptions};
use prise_game::{DrawReason, Game, Level, Outcome, Player, Rules, Setup, WinReason};

use crate::support::{P1, classic, field, play, tournament};

const SIXTY: Option<Outcome> = Some(Outcome::Draw { reason: DrawReason::SixtyMoveRule });
const FOURFOLD: Option<Outcome> = Some(Outcome::Draw { reason: DrawReason::FourfoldRepetition });

const ROOKS: &str = "R... .... .... .... .... .... .... ...r/-/rb/0";
const ROUND: &str = "a8-a7 d1-d2 a7-a8 d2-d1";

#[test]
fn b3_the_option_is_off_by_default_and_has_a_text() {
    assert!(!ClassicOptions::default().tournament);
    assert_eq!(ClassicOptions::default().to_text(), "tournament=0");
    let on = ClassicOptions::from_text("tournament=1").unwrap();
    assert_eq!((on, on.to_text().as_str()), (ClassicOptions { tournament: true }, "tournament=1"));
    assert!(ClassicOptions::from_text("tournament=2").is_err());
}

#[test]
fn b3_without_the_option_nothing_is_drawn_on_the_board() {
    let mut game = classic(&format!("{ROOKS}/0"));
    for _round in 0..50 {
        play(&mut game, ROUND);
    }
    assert_eq!(game.outcome(), None);
    assert_eq!(field(&game, 4), "200");
    assert_eq!(game.position().moves_until_draw(), None);
    assert_eq!(game.public().past, [], "repetitions are not even counted");
}

#[test]
fn b3_the_quiet_plies_are_counted_as_far_as_they_fit() {
    let mut game = classic(&format!("{ROOKS}/65534"));
    play(&mut game, ROUND);
    assert_eq!(field(&game, 4), "65535");
}

#[test]
fn b3_60_plies_without_flip_or_capture_are_a_draw() {
    let mut game = tournament(&format!("{ROOKS}/58"));
    assert_eq!(game.position().moves_until_draw(), Some(2));
    play(&mut game, "a8-a7");
    assert_eq!(game.outcome(), None);
    play(&mut game, "d1-d2");
    assert_eq!(game.outcome(), SIXTY);
    assert!(game.legal_moves().is_empty());
    let read = tournament(&game.write());
    assert_eq!(read.outcome(), SIXTY, "and still are when the position is read again");
}

#[test]
fn b3_a_flip_or_a_capture_starts_the_count_again() {
    let mut game = tournament("Rn.@ .... .... .... .... .... .... r.../p/rb/0/59");
    let mut flipped = game.clone();
    play(&mut game, "a8-b8");
    assert_eq!((game.outcome(), field(&game, 4).as_str()), (None, "0"));
    play(&mut flipped, "d8");
    assert_eq!((flipped.outcome(), field(&flipped, 4).as_str()), (None, "0"));
}

#[test]
fn b3_a_loss_comes_before_the_draw() {
    let mut game = tournament("pM.. .... M... .... .... .... .... ..../-/rb/0/59");
    play(&mut game, "a6-a7");
    let reason = WinReason::Blocked;
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: P1, reason }));
}

#[test]
fn b3_the_fourth_occurrence_is_a_draw() {
    let mut game = tournament(&format!("{ROOKS}/0"));
    play(&mut game, ROUND);
    play(&mut game, ROUND);
    assert_eq!(game.outcome(), None, "the third occurrence");
    play(&mut game, "a8-a7 d1-d2 a7-a8");
    assert_eq!(game.outcome(), None);
    play(&mut game, "d2-d1");
    assert_eq!(game.outcome(), FOURFOLD);
    assert!(game.legal_moves().is_empty());
}

#[test]
fn b3_the_same_pieces_with_the_other_player_to_move_are_another_position() {
    // Red comes back after three plies of his and Black after two: the pieces stand alike with
    // the other player to move.
    let mut game = tournament("R... .... .... .... .... .... .... ..r./-/rb/0/0");
    play(&mut game, "a8-a7 c1-c2 a7-b7 c2-c1 b7-b8 c1-c2 b8-a8 c2-c1");
    let again = game.public();
    let count = again.past.iter().filter(|key| **key == again.position.key()).count();
    assert_eq!(count, 2, "as at the start: red to move");
    let mut other = tournament("R... .... .... .... .... .... .... ..r./-/rb/1/0");
    play(&mut other, "c1-c2");
    assert_ne!(other.position().key(), game.position().key());
}

#[test]
fn b3_a_capture_makes_earlier_positions_unreachable() {
    let mut game = tournament("R... .... .... .... .... .... .... P..r/-/rb/0/0");
    play(&mut game, ROUND);
    assert_eq!(game.public().past.len(), 5);
    let mut game = tournament("Rp.. .... .... .... .... .... .... ...r/-/rb/0/0");
    play(&mut game, "a8-b8");
    assert_eq!(game.public().past, [game.position().key()]);
}

#[test]
fn b3_the_view_tells_the_searcher_what_has_stood() {
    let mut game = tournament(&format!("{ROOKS}/0"));
    assert_eq!(game.public().past, [game.position().key()]);
    let start = game.position().key();
    play(&mut game, ROUND);
    let view = game.public();
    assert_eq!(view.past.iter().filter(|key| **key == start).count(), 2);
    assert_eq!(view.past.last(), Some(&view.position.key()));
}

#[test]
fn b3_computers_among_themselves_always_play_by_tournament_rules() {
    let players = |human: bool| {
        let computer = Player::ai("B", Level::FIRST);
        vec![if human { Player::human("A") } else { computer.clone() }, computer]
    };
    let rules = |human| *Setup::new(ClassicOptions::default(), players(human)).rules();
    assert!(rules(false).tournament);
    assert!(!rules(true).tournament, "a person may agree to a draw");
}

#[test]
fn b3_tournament_rules_are_part_of_the_game() {
    let game = Classic::start(&ClassicOptions { tournament: true }, 1);
    assert!(game.rules().tournament);
    assert_eq!(game.position().moves_until_draw(), Some(60));
}
