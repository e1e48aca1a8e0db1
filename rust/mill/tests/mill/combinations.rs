//! Several modes at once: FR-010 to FR-020, FR-031 to FR-033 and FR-036 to FR-038.

use prise_game::Game;
use prise_mill::CaptureMode::{Custodian, Intervention, Mill};

use crate::common::{after, at, legal, markers, mode, play};

/// a7 closes the mill a7 a4 a1 and encloses d7; e3 and f4 stand elsewhere.
pub(crate) const MILL_AND_CUSTODIAN: &str = "a4 d7 a1 f4 g7 e3 a7";

/// d6 closes the mill d7 d6 d5 and steps between b6 and f6; e3 stands elsewhere.
pub(crate) const MILL_AND_INTERVENTION: &str = "d7 b6 d5 f6 a1 e3 d6";

/// With diagonals: a7 closes two mills and encloses b6.
pub(crate) const TWO_MILLS_AND_CUSTODIAN: &str =
    "***@***O/**@*@**@/OO*@*OO* w p p 5 4 5 4 0 0 0 0 0 0 0 0 6";

/// With diagonals: b6 closes two mills and steps between a7 and c5.
pub(crate) const TWO_MILLS_AND_INTERVENTION: &str =
    "***@***@/OO***OO*/***@***@ w p p 4 5 4 5 0 0 0 0 0 0 0 0 5";

/// With diagonals: b6 closes the mill b6 d6 f6, encloses b4 and steps between a7 and c5.
pub(crate) const ALL_THREE: &str = "***@***@/OO***O@*/**O****@ w p p 4 5 4 5 0 0 0 0 0 0 0 0 5";

fn turn_passed(game: &prise_mill::Mill) -> bool {
    game.to_move().index() == 1 && !game.position().removal().is_due()
}

#[test]
fn fr_010_mill_or_custodian() {
    let game = after("", MILL_AND_CUSTODIAN);
    assert_eq!(legal(&game), "xd7 xe3 xf4");
    assert_eq!(mode(&game, "d7"), Some(Custodian));
    assert_eq!(mode(&game, "e3"), Some(Mill));
    assert_eq!(mode(&game, "f4"), Some(Mill));
}

#[test]
fn fr_011_custodian_ends_the_mill() {
    let mut game = after("multiple=1", MILL_AND_CUSTODIAN);
    play(&mut game, "xd7");
    assert!(turn_passed(&game));
    // Two mills or not: custody takes one man.
    let mut game = at("diagonals=1,multiple=1", TWO_MILLS_AND_CUSTODIAN);
    play(&mut game, "a7 xb6");
    assert!(turn_passed(&game));
}

#[test]
fn fr_012_a_mill_capture_adds_no_custodian_capture() {
    let mut game = at("diagonals=1,multiple=1", TWO_MILLS_AND_CUSTODIAN);
    play(&mut game, "a7");
    assert_eq!(game.position().removal().due(), 2);
    play(&mut game, "xf4");
    assert_eq!(game.position().removal().due(), 1);
    assert_eq!(game.position().removal().custodian_count(), 0);
    // b6 may still be taken, as any man outside a mill, and then for the second mill.
    assert_eq!(mode(&game, "b6"), Some(Mill));
}

#[test]
fn fr_013_only_the_remaining_mill_captures_follow() {
    let mut game = at("diagonals=1,multiple=1", TWO_MILLS_AND_CUSTODIAN);
    play(&mut game, "a7 xf4 xe3");
    assert!(turn_passed(&game));
    let mut game = after("", MILL_AND_CUSTODIAN);
    play(&mut game, "xe3");
    assert!(turn_passed(&game));
}

#[test]
fn fr_014_mill_or_intervention() {
    let game = after("", MILL_AND_INTERVENTION);
    assert_eq!(legal(&game), "xb6 xe3 xf6");
    assert_eq!(mode(&game, "b6"), Some(Intervention));
    assert_eq!(mode(&game, "f6"), Some(Intervention));
    assert_eq!(mode(&game, "e3"), Some(Mill));
}

#[test]
fn fr_015_intervention_forces_the_other_end_and_ends_the_mill() {
    for (rules, position, landing, first, second) in [
        ("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION, "b6", "xa7", "xc5"),
        ("diagonals=1,multiple=0", TWO_MILLS_AND_INTERVENTION, "b6", "xc5", "xa7"),
    ] {
        let mut game = at(rules, position);
        play(&mut game, landing);
        play(&mut game, first);
        assert_eq!(legal(&game), second);
        assert_eq!(game.position().removal().mills(), 0);
        play(&mut game, second);
        assert!(turn_passed(&game));
    }
}

#[test]
fn fr_016_a_mill_capture_adds_no_intervention_capture() {
    let mut game = at("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION);
    play(&mut game, "b6");
    assert_eq!(game.position().removal().due(), 2);
    play(&mut game, "xe3");
    assert_eq!(game.position().removal().due(), 1);
    assert_eq!(game.position().removal().intervention_count(), 0);
    assert_eq!(mode(&game, "a7"), Some(Mill));
}

#[test]
fn fr_017_only_the_remaining_mill_captures_follow() {
    let mut game = at("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION);
    play(&mut game, "b6 xe3 xa7");
    // c5, the other end of a7's line, is not asked for.
    assert!(turn_passed(&game));
    let mut game = after("", MILL_AND_INTERVENTION);
    play(&mut game, "xe3");
    assert!(turn_passed(&game));
}

#[test]
fn fr_018_single_removal_adds_no_opportunities_to_the_count() {
    let due = |game: &prise_mill::Mill| game.position().removal().due();
    assert_eq!(due(&after("multiple=0", MILL_AND_CUSTODIAN)), 1);
    assert_eq!(due(&after("multiple=0", MILL_AND_INTERVENTION)), 1);
    for (position, landing) in [(TWO_MILLS_AND_INTERVENTION, "b6"), (ALL_THREE, "b6")] {
        let mut game = at("diagonals=1,multiple=0", position);
        play(&mut game, landing);
        assert_eq!(due(&game), 1);
    }
}

#[test]
fn fr_019_single_removal_executes_what_the_chosen_mode_asks_for() {
    for (sequence, passes) in
        [("xe3", true), ("xb4", true), ("xa7", false), ("xa7 xc5", true), ("xc5 xa7", true)]
    {
        let mut game = at("diagonals=1,multiple=0", ALL_THREE);
        play(&mut game, "b6");
        play(&mut game, sequence);
        assert_eq!(turn_passed(&game), passes, "{sequence}");
    }
}

#[test]
fn fr_020_single_removal_keeps_to_the_chosen_mode() {
    let mut game = at("diagonals=1,multiple=0", ALL_THREE);
    play(&mut game, "b6 xa7");
    for text in ["xb4", "xe3"] {
        assert!(game.play(text.parse().unwrap()).is_err(), "{text}");
    }
    assert_eq!(markers(&game), "i:w-1-15|b-0- p:1");
}

#[test]
fn fr_031_what_the_chosen_mode_forbids_is_refused() {
    let mut game = after("", MILL_AND_INTERVENTION);
    play(&mut game, "xb6");
    assert!(game.play("xe3".parse().unwrap()).is_err());
    // In mill mode a man in a mill is protected even if custody would have allowed it.
    let protected = "***@***O/@@**@**@/OO***OO* w p p 5 4 5 4 0 0 0 0 0 0 0 0 6";
    let mut game = at("diagonals=1,multiple=1", protected);
    play(&mut game, "a7");
    assert_eq!(mode(&game, "b6"), Some(Custodian));
    assert_eq!(mode(&game, "d6"), None);
    play(&mut game, "xe3");
    assert!(game.find_move("xb6").unwrap_err().to_string().ends_with("protected by a mill"));
}

#[test]
fn fr_032_all_three_modes_at_once() {
    let mut game = at("diagonals=1", ALL_THREE);
    play(&mut game, "b6");
    assert_eq!(legal(&game), "xa7 xb4 xc5 xe3");
    assert_eq!(mode(&game, "a7"), Some(Intervention));
    assert_eq!(mode(&game, "c5"), Some(Intervention));
    assert_eq!(mode(&game, "b4"), Some(Custodian));
    assert_eq!(mode(&game, "e3"), Some(Mill));
}

#[test]
fn fr_033_the_first_capture_chooses() {
    for (first, left) in [("xb4", ""), ("xe3", ""), ("xa7", "xc5"), ("xc5", "xa7")] {
        let mut game = at("diagonals=1", ALL_THREE);
        play(&mut game, "b6");
        play(&mut game, first);
        if left.is_empty() {
            assert!(turn_passed(&game), "{first}");
        } else {
            assert_eq!(legal(&game), left);
        }
    }
}

#[test]
fn fr_036_single_removal_takes_one_man_for_two_mills() {
    let two_mills = "***@****/**@*@***/OO*@*OO* w p p 4 5 4 5 0 0 0 0 0 0 0 0 5";
    let mut game = at("multiple=0", two_mills);
    play(&mut game, "a7");
    assert_eq!(markers(&game), "p:1");
    play(&mut game, "xd2");
    assert!(turn_passed(&game));
    let mut game = at("multiple=1", two_mills);
    play(&mut game, "a7");
    assert_eq!(markers(&game), "p:2");
    play(&mut game, "xd2");
    assert_eq!(legal(&game), "xe3 xf4 xg1");
    play(&mut game, "xe3");
    assert!(turn_passed(&game));
}

#[test]
fn fr_037_single_removal_leaves_the_choice_of_mode() {
    let mut game = at("diagonals=1,multiple=0", TWO_MILLS_AND_CUSTODIAN);
    play(&mut game, "a7");
    assert_eq!(mode(&game, "b6"), Some(Custodian));
    assert_eq!(mode(&game, "e3"), Some(Mill));
    let mut game = at("diagonals=1,multiple=0", TWO_MILLS_AND_INTERVENTION);
    play(&mut game, "b6");
    assert_eq!(mode(&game, "a7"), Some(Intervention));
    assert_eq!(mode(&game, "e3"), Some(Mill));
}

#[test]
fn fr_038_single_removal_still_asks_for_both_ends() {
    let mut game = at("diagonals=1,multiple=0", TWO_MILLS_AND_INTERVENTION);
    play(&mut game, "b6 xa7");
    assert_eq!(legal(&game), "xc5");
    play(&mut game, "xc5");
    assert!(turn_passed(&game));
}

#[test]
fn m4_all_in_mills_means_any_may_be_taken() {
    // Black has nothing but the mill b6 d6 f6.
    let board = "********/@@*****@/OO****** w p p 2 6 3 6 0 0 0 0 0 0 0 0 4";
    let mut game = at("", board);
    play(&mut game, "a7");
    assert_eq!(legal(&game), "xb6 xd6 xf6");
    // With another man outside it the mill is protected, unless the rules say otherwise.
    let board = "*@******/@@*****@/OO****** w p p 2 5 4 5 0 0 0 0 0 0 0 0 5";
    for (rules, targets) in [("always=0", "xe5"), ("always=1", "xb6 xd6 xe5 xf6")] {
        let mut game = at(rules, board);
        play(&mut game, "a7");
        assert_eq!(legal(&game), targets);
    }
}
