//! Custodian captures alone: FR-001 to FR-004 and FR-028.

use prise_game::Game;
use prise_mill::CaptureMode;

use crate::common::{after, at, legal, mode, play};

/// White closes in d7 from a7 and g7 while Black has a man on b4 too.
const CLOSED_IN: &str = "a7 d7 f2 b4 g7";

#[test]
fn fr_001_an_enemy_between_the_mover_and_its_own_man_is_custodian() {
    assert_eq!(mode(&after("", CLOSED_IN), "d7"), Some(CaptureMode::Custodian));
    // By a man that comes from the other end, by a move along a line, and by Black.
    assert_eq!(mode(&after("", "g7 d7 f2 b4 a7"), "d7"), Some(CaptureMode::Custodian));
    assert_eq!(mode(&after("", "d7 a7 e4 g7"), "d7"), Some(CaptureMode::Custodian));
    let mut moving = at("", "********/O*@***@*/@*O*O@*O w m s 4 0 4 0 0 0 0 0 0 0 0 7 20");
    play(&mut moving, "g4-g7");
    assert_eq!(mode(&moving, "d7"), Some(CaptureMode::Custodian));
}

#[test]
fn fr_001_only_the_mover_triggers() {
    // Black steps between two white men by itself: nothing is due (ruling M3).
    let game = after("intervention=0", "a7 b4 g7 d7");
    assert!(!game.position().removal().is_due());
    // And a man elsewhere does not revive the old pattern.
    let game = after("intervention=0", "a7 b4 g7 d7 f2");
    assert!(!game.position().removal().is_due());
}

#[test]
fn fr_002_the_enclosed_man_is_the_only_target() {
    assert_eq!(legal(&after("", CLOSED_IN)), "xd7");
}

#[test]
fn fr_002_of_two_lines_the_player_picks_one() {
    // a7 closes in d7 (with g7) and a4 (with a1): one of them is taken, and the turn passes.
    let mut game = after("", "g7 d7 a1 a4 e3 f2 a7");
    assert_eq!(legal(&game), "xa4 xd7");
    play(&mut game, "xa4");
    assert_eq!(game.to_move().index(), 1);
    assert!(!game.position().removal().is_due());
}

#[test]
fn fr_003_no_other_man_is_a_target() {
    let game = after("", CLOSED_IN);
    for point in ["b4", "a7", "g7", "f2", "d6"] {
        assert_eq!(mode(&game, point), None, "{point}");
    }
}

#[test]
fn fr_004_a_mill_does_not_protect_the_enclosed_man() {
    // d7 stands in the mill d7 d6 d5, and e4 outside it.
    let game = after("always=0", "a7 d7 b2 d6 f2 e4 c3 d5 xb2 g7");
    assert_eq!(legal(&game), "xd7");
    assert_eq!(mode(&game, "d7"), Some(CaptureMode::Custodian));
}

#[test]
fn fr_028_removing_another_man_is_refused() {
    let mut game = after("", CLOSED_IN);
    let before = game.clone();
    assert_eq!(
        game.find_move("xb4").unwrap_err().to_string(),
        "'xb4' is not legal here: only these can be removed: xd7"
    );
    assert!(game.play("xb4".parse().unwrap()).is_err());
    assert_eq!(game, before);
    assert!(game.find_move("d6").unwrap_err().to_string().ends_with("removed first: xd7"));
}

#[test]
fn m7_custodian_can_be_narrowed() {
    let due = |rules: &str, moves: &str| after(rules, moves).position().removal().is_due();
    let (edge, cross, diagonal) = ("a7 d7 f2 b4 g7", "d7 d6 f2 b4 d5", "a7 b6 f2 d1 c5");
    assert!(due("", edge) && due("", cross) && !due("", diagonal) && due("diagonals=1", diagonal));
    assert!(!due("custodian=0", edge));
    assert!(!due("custodian-edges=0", edge) && due("custodian-edges=0", cross));
    assert!(!due("custodian-cross=0", cross) && due("custodian-cross=0", edge));
    assert!(!due("diagonals=1,custodian-diagonals=0", diagonal));
    assert!(!due("custodian-placing=0", edge) && due("custodian-moving=0", edge));
    let mut moving =
        at("custodian-moving=0", "********/O*@***@*/@*O*O@*O w m s 4 0 4 0 0 0 0 0 0 0 0 7 20");
    play(&mut moving, "g4-g7");
    assert!(!moving.position().removal().is_due());
    // Nine men are more than three, those in hand included.
    assert!(!due("custodian-at-three=1", edge));
}

#[test]
fn m7_custodian_at_three_applies_to_three_men_in_all() {
    let three = "*****O**/**@***@*/@*O****O w m s 3 0 3 0 0 0 0 0 0 0 0 7 20";
    let four = "*****O**/**@***@*/@*O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20";
    for (board, due) in [(three, true), (four, false)] {
        let mut game = at("custodian-at-three=1", board);
        play(&mut game, "g4-g7");
        assert_eq!(game.position().removal().is_due(), due);
    }
}
