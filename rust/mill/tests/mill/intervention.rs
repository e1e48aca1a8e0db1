//! Intervention captures alone: FR-005 to FR-009, FR-029 and FR-030.

use prise_game::Game;
use prise_mill::CaptureMode;

use crate::common::{after, at, legal, mode, play};

/// White steps between a7 and g7 while Black has a man on d3 too.
const STEPPED_IN: &str = "b4 a7 f2 g7 c3 d3 d7";

#[test]
fn fr_005_a_man_between_two_enemies_intervenes() {
    let game = after("", STEPPED_IN);
    assert_eq!(mode(&game, "a7"), Some(CaptureMode::Intervention));
    assert_eq!(mode(&game, "g7"), Some(CaptureMode::Intervention));
    let mut moving = at("", "*****O**/O*@***@*/*@*@O**@ w m s 3 0 5 0 0 0 0 0 0 0 0 7 20");
    play(&mut moving, "d6-d7");
    assert_eq!(mode(&moving, "a7"), Some(CaptureMode::Intervention));
}

#[test]
fn fr_005_only_the_mover_triggers() {
    // White stands between, Black closes the second end: that is no intervention by White, and
    // for Black it is custody of d7.
    let game = after("intervention=1,custodian=0", "d7 a7 f2 g7");
    assert!(!game.position().removal().is_due());
}

#[test]
fn fr_006_both_ends_are_targets() {
    assert_eq!(legal(&after("", STEPPED_IN)), "xa7 xg7");
}

#[test]
fn fr_007_the_second_capture_is_the_other_end() {
    for (first, second) in [("xa7", "xg7"), ("xg7", "xa7")] {
        let mut game = after("", STEPPED_IN);
        play(&mut game, first);
        assert_eq!(game.to_move().index(), 0);
        assert_eq!(legal(&game), second);
        play(&mut game, second);
        assert_eq!(game.to_move().index(), 1);
        assert!(!game.position().removal().is_due());
    }
}

#[test]
fn fr_007_of_two_lines_the_first_capture_fixes_one() {
    // d6 lies between b6 and f6, and between d7 and d5.
    let board = "@**@****/*@****O@/@O*O*O** w p p 4 4 5 4 0 0 0 0 0 0 0 0 6";
    for (first, second) in [("xb6", "xf6"), ("xf6", "xb6"), ("xd7", "xd5"), ("xd5", "xd7")] {
        let mut game = at("", board);
        play(&mut game, "d6");
        assert_eq!(legal(&game), "xb6 xd5 xd7 xf6");
        play(&mut game, first);
        assert_eq!(legal(&game), second);
    }
}

#[test]
fn fr_008_no_other_man_is_a_target() {
    let game = after("", STEPPED_IN);
    for point in ["d3", "b4", "d7", "c3", "d6"] {
        assert_eq!(mode(&game, point), None, "{point}");
    }
}

#[test]
fn fr_009_a_mill_does_not_protect_the_ends() {
    // a7 stands in the mill a7 a4 a1, and g7 outside it.
    let game = after("always=0", "b4 a7 f2 a4 d2 a1 xd2 e3 g7 d7");
    assert_eq!(legal(&game), "xa7 xg7");
}

#[test]
fn fr_029_removing_another_man_is_refused() {
    let mut game = after("", STEPPED_IN);
    assert_eq!(
        game.find_move("xd3").unwrap_err().to_string(),
        "'xd3' is not legal here: only these can be removed: xg7, xa7"
    );
    assert!(game.play("xd3".parse().unwrap()).is_err());
}

#[test]
fn fr_030_a_second_capture_elsewhere_is_refused() {
    let mut game = after("", STEPPED_IN);
    play(&mut game, "xa7");
    for text in ["xd3", "xa7", "xd7"] {
        assert!(game.play(text.parse().unwrap()).is_err(), "{text}");
    }
    // With two lines the ends of the other line are gone too.
    let mut game = at("", "@**@****/*@****O@/@O*O*O** w p p 4 4 5 4 0 0 0 0 0 0 0 0 6");
    play(&mut game, "d6 xb6");
    for text in ["xd7", "xd5"] {
        assert!(game.play(text.parse().unwrap()).is_err(), "{text}");
    }
}

#[test]
fn m7_intervention_can_be_narrowed() {
    let due = |rules: &str, moves: &str| after(rules, moves).position().removal().is_due();
    let (edge, cross, diagonal) = ("b4 a7 f2 g7 d7", "b4 d7 f2 d5 d6", "d1 a7 f2 c5 b6");
    assert!(due("", edge) && due("", cross) && !due("", diagonal) && due("diagonals=1", diagonal));
    assert!(!due("intervention=0", edge));
    assert!(!due("intervention-edges=0", edge) && due("intervention-edges=0", cross));
    assert!(!due("intervention-cross=0", cross) && due("intervention-cross=0", edge));
    assert!(!due("diagonals=1,intervention-diagonals=0", diagonal));
    assert!(!due("intervention-placing=0", edge) && due("intervention-moving=0", edge));
    let mut moving =
        at("intervention-moving=0", "*****O**/O*@***@*/*@*@O**@ w m s 3 0 5 0 0 0 0 0 0 0 0 7 20");
    play(&mut moving, "d6-d7");
    assert!(!moving.position().removal().is_due());
    assert!(!due("intervention-at-three=1", edge));
}
