//! The acceptance scenarios and edge cases of the specification, each as one story.

use prise_game::Game;
use prise_mill::{CaptureMode, Mill};

use crate::combinations::{
    ALL_THREE, MILL_AND_CUSTODIAN, MILL_AND_INTERVENTION, TWO_MILLS_AND_CUSTODIAN,
    TWO_MILLS_AND_INTERVENTION,
};
use crate::common::{after, at, legal, markers, mode, play, read, refusal};

fn landed(rules: &str, position: &str, landing: &str) -> Mill {
    let mut game = at(rules, position);
    play(&mut game, landing);
    game
}

/// Writes the position, reads it, and checks that nothing was lost on the way.
fn assert_survives(rules: &str, game: &Mill) {
    let again = at(rules, &game.write());
    assert_eq!(again.position(), game.position());
    assert_eq!(again.legal_moves(), game.legal_moves());
}

#[test]
fn ac_01_custodian_alone_offers_the_enclosed_man_only() {
    let game = after("", "a7 d7 f2 b4 g7");
    assert_eq!(legal(&game), "xd7");
    assert_eq!(mode(&game, "b4"), None);
}

#[test]
fn ac_02_intervention_alone_takes_both_ends() {
    let mut game = after("", "b4 a7 f2 g7 c3 d3 d7");
    assert_eq!(legal(&game), "xa7 xg7");
    play(&mut game, "xg7");
    assert_eq!(legal(&game), "xa7");
}

#[test]
fn ac_03_custodian_first_ends_the_mill() {
    let mut game = landed("diagonals=1,multiple=1", TWO_MILLS_AND_CUSTODIAN, "a7");
    play(&mut game, "xb6");
    assert_eq!((markers(&game), game.to_move().index()), (String::new(), 1));
}

#[test]
fn ac_04_mill_first_ends_custodian() {
    let mut game = landed("diagonals=1,multiple=1", TWO_MILLS_AND_CUSTODIAN, "a7");
    play(&mut game, "xf4");
    assert_eq!(markers(&game), "p:1");
    play(&mut game, "xd2");
    assert_eq!((markers(&game), game.to_move().index()), (String::new(), 1));
}

#[test]
fn ac_05_intervention_first_forces_the_other_end_and_ends_the_mill() {
    let mut game = landed("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION, "b6");
    play(&mut game, "xc5");
    assert_eq!(legal(&game), "xa7");
    play(&mut game, "xa7");
    assert_eq!((markers(&game), game.to_move().index()), (String::new(), 1));
}

#[test]
fn ac_06_mill_first_ends_intervention() {
    let mut game = landed("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION, "b6");
    play(&mut game, "xg1");
    assert_eq!(markers(&game), "p:1");
    assert_eq!(mode(&game, "a7"), Some(CaptureMode::Mill));
    play(&mut game, "xe3");
    assert_eq!((markers(&game), game.to_move().index()), (String::new(), 1));
}

#[test]
fn ac_07_single_removal_counts_only_the_chosen_mode() {
    for (position, landing, first, left) in [
        (TWO_MILLS_AND_CUSTODIAN, "a7", "xb6", 0),
        (TWO_MILLS_AND_CUSTODIAN, "a7", "xe3", 0),
        (TWO_MILLS_AND_INTERVENTION, "b6", "xe3", 0),
        (TWO_MILLS_AND_INTERVENTION, "b6", "xa7", 1),
        (ALL_THREE, "b6", "xb4", 0),
        (ALL_THREE, "b6", "xe3", 0),
        (ALL_THREE, "b6", "xc5", 1),
    ] {
        let mut game = landed("diagonals=1,multiple=0", position, landing);
        assert_eq!(game.position().removal().due(), 1, "{position}");
        play(&mut game, first);
        assert_eq!(game.position().removal().due(), left, "{position} {first}");
    }
}

#[test]
fn ac_08_export_names_targets_and_counts() {
    assert_eq!(markers(&after("", MILL_AND_CUSTODIAN)), "c:w-1-24|b-0- p:1 m:1");
    assert_eq!(markers(&after("", MILL_AND_INTERVENTION)), "i:w-2-17.23|b-0- p:1 m:1");
    assert_eq!(
        markers(&landed("diagonals=1", ALL_THREE, "b6")),
        "c:w-1-22|b-0- i:w-2-15.31|b-0- p:1 m:1"
    );
}

#[test]
fn ac_09_import_restores_targets_and_counts() {
    assert_survives("", &after("", MILL_AND_CUSTODIAN));
    assert_survives("", &after("", MILL_AND_INTERVENTION));
    assert_survives("diagonals=1", &landed("diagonals=1", ALL_THREE, "b6"));
}

#[test]
fn ac_10_export_in_the_middle_of_a_sequence() {
    let rules = "diagonals=1,multiple=1";
    for (position, landing, sequence) in [
        (TWO_MILLS_AND_CUSTODIAN, "a7", &[("xf4", "p:1"), ("xb6", "")][..]),
        (TWO_MILLS_AND_CUSTODIAN, "a7", &[("xb6", "")]),
        (TWO_MILLS_AND_INTERVENTION, "b6", &[("xa7", "i:w-1-15|b-0- p:1"), ("xc5", "")]),
        (TWO_MILLS_AND_INTERVENTION, "b6", &[("xe3", "p:1"), ("xg1", "")]),
    ] {
        let mut game = landed(rules, position, landing);
        for (removal, left) in sequence {
            play(&mut game, removal);
            assert_eq!(markers(&game), *left);
            assert_survives(rules, &game);
        }
    }
}

#[test]
fn ec_01_custodian_and_intervention_at_once() {
    // d7 encloses d6 (with d5) and steps between a7 and g7.
    for (first, left) in [("xd6", ""), ("xa7", "i:w-1-25|b-0- p:1"), ("xg7", "i:w-1-31|b-0- p:1")] {
        let mut game = after("", "d5 d6 d2 a7 f2 g7 d7");
        assert_eq!(markers(&game), "c:w-1-16|b-0- i:w-2-25.31|b-0- p:2");
        assert_eq!(mode(&game, "d6"), Some(CaptureMode::Custodian));
        assert_eq!(mode(&game, "a7"), Some(CaptureMode::Intervention));
        play(&mut game, first);
        assert_eq!(markers(&game), left);
    }
}

#[test]
fn ec_02_both_markers_leave_the_choice_open() {
    let text = "O*******/@***O***/O@*****@ w p r 3 6 3 6 2 0 0 0 0 0 0 0 3 \
                c:w-1-16|b-0- i:w-2-25.31|b-0- p:2";
    assert_eq!(legal(&read("", text)), "xa7 xd6 xg7");
}

#[test]
fn ec_03_a_target_that_is_not_there_spoils_the_whole_text() {
    let text = "O*******/@***O***/O@****** w p r 3 6 2 6 2 0 0 0 0 0 0 0 3 \
                c:w-1-16|b-0- i:w-2-25.31|b-0- p:2";
    assert_eq!(refusal("", text), "marker i:: target 31 is empty");
}

#[test]
fn ec_04_single_removal_with_several_mills() {
    let mut game = landed("diagonals=1,multiple=0", TWO_MILLS_AND_INTERVENTION, "b6");
    let mut by_mill = game.clone();
    play(&mut by_mill, "xe3");
    assert_eq!(by_mill.to_move().index(), 1);
    play(&mut game, "xa7");
    assert_eq!(legal(&game), "xc5");
}

#[test]
fn ec_05_more_removals_than_men() {
    let text = "***@****/********/OO***OOO w p r 5 4 1 5 2 0 0 31 0 0 0 0 5 p:2";
    let mut game = at("multiple=1", text);
    play(&mut game, "xe3");
    assert_eq!((markers(&game), game.to_move().index()), (String::new(), 1));
}
