//! What the two games have in common, and that they do not mix (FR-001, FR-004).

use prise_darkchess::{Classic, ClassicOptions, DarkChess, Move, RuleSet, ThreeKingdoms};
use prise_game::{Game, IllegalMove, MoveInfo, MoveKind, Point, Step};

use crate::support::{classic, goals, kingdoms};

/// Written once, for any rule set.
fn first_flip<R: RuleSet>(options: &R::Options) -> (usize, usize) {
    let mut game = DarkChess::<R>::start(options, 11);
    let before = game.legal_moves().len();
    let flip = game.legal_moves()[0];
    game.play(flip).unwrap();
    (before, game.seats().count())
}

#[test]
fn fr_001_both_games_are_played_through_one_interface() {
    assert_eq!(first_flip::<prise_darkchess::ClassicRules>(&ClassicOptions::default()), (32, 2));
    assert_eq!(first_flip::<prise_darkchess::ThreeKingdomsRules>(&()), (32, 3));
    assert_eq!((Classic::ID, ThreeKingdoms::ID), ("dark-chess", "three-kingdoms"));
}

#[test]
fn fr_004_ec_mode_switching_the_rules_do_not_mix() {
    // A Rook: one step here, a slide there.
    let rook = classic("R... .... .... .... .... .... .... ...k/-/rb/0/0");
    assert_eq!(goals(&rook, "a8"), "a7 b8");
    let rook = kingdoms("R.... ..... ..... ..... ..... ..... ..... ..... ....k/-/RG-/0/60/-");
    assert_eq!(goals(&rook, "a9"), "a1 a2 a3 a4 a5 a6 a7 a8 b9 c9 d9 e9");
    // A position of one game is none of the other.
    assert!(Classic::read(&ClassicOptions::default(), &rook.write()).is_err());
    let text = Classic::start(&ClassicOptions::default(), 1).write();
    assert!(ThreeKingdoms::read(&(), &text).is_err());
}

#[test]
fn b1_the_same_seed_gives_the_same_deal_and_another_seed_another() {
    let start = |seed| Classic::start(&ClassicOptions::default(), seed);
    assert_eq!(start(7), start(7));
    assert_ne!(start(7), start(8));
    assert_ne!(start(0).write(), start(1).write());
}

#[test]
fn moves_are_spelled_out_for_the_board() {
    let game = classic("Kg@. .... .... .... .... .... .... ...k/p/rb/0/0");
    let p = Point::new;
    let info = |text| game.info(game.find_move(text).unwrap());
    let (captured, path) = (vec![], vec![p(2)]);
    assert_eq!(
        info("c8"),
        MoveInfo { kind: MoveKind::Flip, from: None, to: p(2), path, captured, jumps: vec![] }
    );
    let (captured, path) = (vec![], vec![p(4)]);
    let from = Some(p(0));
    assert_eq!(
        info("a8-a7"),
        MoveInfo { kind: MoveKind::Quiet, from, to: p(4), path, captured, jumps: vec![] }
    );
    let (captured, path) = (vec![p(1)], vec![p(1)]);
    let capture =
        MoveInfo { kind: MoveKind::Capture, from, to: p(1), path, captured, jumps: vec![] };
    assert_eq!(info("a8-b8"), capture);
    let letter = |text| {
        let taken = game.position().taken_by(game.find_move(text).unwrap());
        taken.map(|man| prise_darkchess::ClassicRules::profile(man).letter)
    };
    assert_eq!([letter("a8-b8"), letter("a8-a7"), letter("c8")], [Some('g'), None, None]);
}

#[test]
fn a_captured_piece_makes_room_before_the_other_lands() {
    let mut game = classic("Kg.. .... .... .... .... .... .... ...k/-/rb/0/0");
    let (from, to) = (Point::new(0), Point::new(1));
    let steps = game.play(Move::Go { from, to }).unwrap();
    assert_eq!(steps, [Step::Remove { at: to }, Step::Hop { from, to, over: None }]);
}

#[test]
fn an_illegal_move_leaves_the_game_as_it_was() {
    let start = kingdoms("R.... ..... ..... ..... ..... ..... ..... ..... ....k/-/RG-/0/60/-");
    let mut game = start.clone();
    let p = Point::new;
    for mv in [
        Move::Flip { at: p(0) },
        Move::Flip { at: p(3) },
        Move::Go { from: p(44), to: p(43) },
        Move::Go { from: p(0), to: p(6) },
        Move::Go { from: p(1), to: p(2) },
    ] {
        assert_eq!(game.play(mv), Err(IllegalMove));
        assert_eq!(game, start);
    }
}
