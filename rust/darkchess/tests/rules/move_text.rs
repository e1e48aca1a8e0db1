//! Moves as text.

use prise_darkchess::{Classic, ClassicOptions, Move, ThreeKingdoms};
use prise_game::{FindMoveError, Game, Point};
use proptest::prelude::*;

use crate::support::{Dice, kingdoms};

#[test]
fn every_legal_move_is_found_by_its_text() {
    let (mut game, mut dice) = (ThreeKingdoms::start(&(), 6), Dice::new(6));
    while game.outcome().is_none() {
        for mv in game.legal_moves() {
            assert_eq!(game.find_move(&game.notation(mv)), Ok(mv));
        }
        let mv = dice.choose(&game, 1);
        game.play_unchecked(mv);
    }
}

#[test]
fn flips_and_moves_are_written_by_their_points() {
    let game = kingdoms("R...@ ..... ..... ..... ..... ..... ..... ..... ....k/p/RG-/0/60/-");
    let p = Point::new;
    assert_eq!(game.notation(Move::Flip { at: p(4) }), "e9");
    assert_eq!(game.notation(Move::Go { from: p(0), to: p(20) }), "a9-a5");
    assert_eq!(game.find_move(" A9 - a5 "), Ok(Move::Go { from: p(0), to: p(20) }));
    assert_eq!(game.find_move("E 9"), Ok(Move::Flip { at: p(4) }));
}

#[test]
fn malformed_moves_say_what_is_wrong_and_where() {
    let game = ThreeKingdoms::start(&(), 1);
    let error = |text: &str| match game.find_move(text) {
        Err(FindMoveError::Malformed { reason, at, .. }) => (reason, at),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(error(""), ("a file is missing", 1));
    assert_eq!(error("f1"), ("there is no such file", 1));
    assert_eq!(error("9a"), ("there is no such file", 1));
    assert_eq!(error("a"), ("a rank is missing", 2));
    assert_eq!(error("a0"), ("there is no such rank", 2));
    assert_eq!(error("ax"), ("there is no such rank", 2));
    assert_eq!(error("a9x"), ("only '-' can follow", 3));
    assert_eq!(error("a9-"), ("a file is missing", 4));
    assert_eq!(error("a9-a"), ("a rank is missing", 5));
    assert_eq!(error("a9-a5-a6"), ("the move is complete before", 6));
    assert_eq!(error("é9"), ("there is no such file", 1));
    let classic = Classic::start(&ClassicOptions::default(), 1);
    assert!(matches!(classic.find_move("a9"), Err(FindMoveError::Malformed { at: 2, .. })));
    assert!(matches!(classic.find_move("e1"), Err(FindMoveError::Malformed { at: 1, .. })));
}

#[test]
fn illegal_moves_say_why() {
    let game = kingdoms("R.A.@ k.... ..... ..... ..... ..... ..... ..... ....r/p/RGB/0/60/-");
    let hint = |game: &ThreeKingdoms, text: &str| match game.find_move(text) {
        Err(FindMoveError::Illegal { hint, .. }) => hint,
        other => panic!("{text}: {other:?}"),
    };
    let says = |text, expected: &str| assert_eq!(hint(&game, text), expected);
    says("b9", "b9 is empty");
    says("a9", "the piece on a9 is face-up already");
    says("b9-b8", "b9 is empty");
    says("e9-e8", "the piece on e9 is face-down");
    says("e1-e2", "the piece on e1 is not yours");
    says("c9-e9", "the piece on e9 is face-down and cannot be captured");
    says("a9-c9", "the piece on c9 is your own");
    says("a9-a1", "from a9 it goes to b9, a8");
    let waiting = kingdoms("R...@ ..... ..... ..... ..... ..... ..... ..... ....k/p/-R-/0/60/-");
    assert_eq!(hint(&waiting, "a9-a8"), "who has no army yet can only turn up a piece");
    let stuck = kingdoms("C@... @.... ..... ..... ..... ..... ..... ..... ....k/pp/RG-/0/60/-");
    assert_eq!(hint(&stuck, "a9-c9"), "the piece on a9 cannot move");
    let over = kingdoms("R.... ..... ..... ..... ..... ..... ..... ..... ....k/-/RG-/0/0/-");
    assert_eq!(hint(&over, "a9-a8"), "the game is over");
}

proptest! {
    #[test]
    fn no_text_of_a_move_panics(text in "\\PC{0,12}", near in "[a-f]?[0-9 ]?-?[a-f]?[0-9é]?") {
        let game = ThreeKingdoms::start(&(), 1);
        let _ = game.find_move(&text);
        let _ = game.find_move(&near);
    }
}
