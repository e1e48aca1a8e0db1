//! Writing and reading positions: FR-021 to FR-027, FR-034, FR-035, FR-039 and ruling M8.

use prise_game::{Game, Point};
use prise_mill::{Color, FenField, FenProblem, Mill, MillRules, TargetFlaw};

use crate::combinations::{
    ALL_THREE, MILL_AND_CUSTODIAN, MILL_AND_INTERVENTION, TWO_MILLS_AND_CUSTODIAN,
    TWO_MILLS_AND_INTERVENTION,
};
use crate::common::{after, at, legal, markers, play, read, refusal, rules};

#[test]
fn fr_021_custodian_marker() {
    assert_eq!(
        after("", "a7 d7 g7").write(),
        "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2 c:w-1-24|b-0- p:1"
    );
    // Black as the capturing side, and two targets in ascending order.
    assert_eq!(markers(&after("", "d7 a7 e4 g7")), "c:w-0-|b-1-24 p:1");
    assert_eq!(markers(&after("", "g7 d7 a1 a4 e3 f2 a7")), "c:w-1-24.30|b-0- p:1");
    assert_eq!(markers(&after("", MILL_AND_CUSTODIAN)), "c:w-1-24|b-0- p:1 m:1");
}

#[test]
fn fr_022_intervention_marker() {
    assert_eq!(markers(&after("", "b4 a7 f2 g7 d7")), "i:w-2-25.31|b-0- p:2");
    assert_eq!(markers(&after("", MILL_AND_INTERVENTION)), "i:w-2-17.23|b-0- p:1 m:1");
    let mut game = at("", "@**@****/*@****O@/@O*O*O** w p p 4 4 5 4 0 0 0 0 0 0 0 0 6");
    play(&mut game, "d6");
    assert_eq!(markers(&game), "i:w-2-8.17.23.24|b-0- p:2");
}

#[test]
fn fr_023_count_of_removals() {
    let count = |game: &Mill| {
        markers(game).split_whitespace().find(|m| m.starts_with("p:")).map(str::to_owned)
    };
    assert_eq!(count(&after("", "a7 b4 d7 f4 g7")).as_deref(), Some("p:1"));
    assert_eq!(count(&after("", "b4 a7 f2 g7 d7")).as_deref(), Some("p:2"));
    for (rules, count_due) in [("diagonals=1,multiple=1", "p:2"), ("diagonals=1,multiple=0", "p:1")]
    {
        let mut game = at(rules, TWO_MILLS_AND_CUSTODIAN);
        play(&mut game, "a7");
        assert_eq!(count(&game).as_deref(), Some(count_due));
        // The field for the side says the same.
        assert_eq!(game.write().split_whitespace().nth(8), count_due.strip_prefix("p:"));
    }
}

#[test]
fn fr_024_markers_restore_the_state() {
    let game =
        at("", "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2 c:w-1-24|b-0- p:1");
    assert_eq!(game.position(), after("", "a7 d7 g7").position());
    for (rule_text, position, landing) in [
        ("diagonals=1,multiple=1", TWO_MILLS_AND_CUSTODIAN, "a7"),
        ("diagonals=1,multiple=0", TWO_MILLS_AND_CUSTODIAN, "a7"),
        ("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION, "b6"),
        ("diagonals=1", ALL_THREE, "b6"),
    ] {
        let mut game = at(rule_text, position);
        play(&mut game, landing);
        let again = at(rule_text, &game.write());
        assert_eq!(again.position(), game.position());
        assert_eq!(again.legal_moves(), game.legal_moves());
    }
}

#[test]
fn fr_025_markers_follow_each_removal() {
    let mut game = at("diagonals=1,multiple=1", TWO_MILLS_AND_INTERVENTION);
    play(&mut game, "b6");
    assert_eq!(markers(&game), "i:w-2-15.31|b-0- p:2 m:2");
    let mut by_mill = game.clone();
    play(&mut by_mill, "xe3");
    assert_eq!(markers(&by_mill), "p:1");
    play(&mut game, "xa7");
    assert_eq!(markers(&game), "i:w-1-15|b-0- p:1");
}

#[test]
fn fr_026_markers_are_gone_when_all_is_taken() {
    for (moves, text) in [
        ("a7 d7 g7 xd7", "********/********/*O*****O b p p 2 7 0 8 0 0 0 0 0 0 0 0 2"),
        ("b4 a7 f2 g7 d7 xa7 xg7", "********/***O**O*/O******* b p p 3 6 0 7 0 0 0 0 0 0 0 0 3"),
        ("a7 b4 d7 f4 g7 xb4", "********/**@*****/OO*****O b p p 3 6 1 7 0 0 0 25 0 0 0 0 3"),
    ] {
        assert_eq!(after("", moves).write(), text);
    }
}

#[test]
fn fr_034_both_markers_together() {
    // d7 is an end of d7 d6 d5 and the middle of a7 d7 g7.
    let text = "O*******/@***O***/O@*****@ w p r 3 6 3 6 2 0 0 0 0 0 0 0 3 \
                c:w-1-16|b-0- i:w-2-25.31|b-0- p:2";
    for (first, left) in [("xd6", ""), ("xa7", "xg7"), ("xg7", "xa7")] {
        let mut game = at("", text);
        assert_eq!(legal(&game), "xa7 xd6 xg7");
        play(&mut game, first);
        if left.is_empty() {
            assert!(!game.position().removal().is_due());
        } else {
            assert_eq!(legal(&game), left);
        }
    }
}

#[test]
fn fr_035_a_missing_target_is_refused() {
    let with = |marker: &str| {
        let board = "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2";
        Mill::read(&MillRules::default(), &format!("{board} {marker}")).unwrap_err()
    };
    for (marker, field, square, flaw) in [
        ("c:w-1-30|b-0- p:1", FenField::Custodian, 30, TargetFlaw::Empty),
        ("c:w-1-24.30|b-0- p:1", FenField::Custodian, 30, TargetFlaw::Empty),
        ("c:w-1-25|b-0- p:1", FenField::Custodian, 25, TargetFlaw::Own),
        ("i:w-2-24.31|b-0- p:2", FenField::Intervention, 31, TargetFlaw::Own),
        ("i:w-1-24|b-0- p:1", FenField::Intervention, 24, TargetFlaw::NotRemovable),
    ] {
        let error = with(marker);
        assert_eq!(error.field, field, "{marker}");
        assert_eq!(error.problem, FenProblem::Target { square, flaw }, "{marker}");
    }
    // An enemy that stands there but is not enclosed by any man.
    let other = "********/*@******/@O*****O w p r 2 6 2 7 1 0 0 0 0 0 0 0 3 c:w-1-17|b-0- p:1";
    assert_eq!(refusal("", other), "marker c:: target 17 cannot be removed now");
    // The kind of capture must be on, on that line and in that phase.
    let fine = "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2 c:w-1-24|b-0- p:1";
    for switched_off in ["custodian=0", "custodian-edges=0", "custodian-placing=0"] {
        assert_eq!(refusal(switched_off, fine), "marker c:: target 24 cannot be removed now");
    }
}

#[test]
fn fr_039_the_count_may_exceed_the_men_left() {
    // White closes two mills while Black has a single man on the board.
    let mut game = at("multiple=1", "***@****/********/OO***OO* w p p 4 5 1 5 0 0 0 0 0 0 0 0 5");
    play(&mut game, "a7");
    let text = "***@****/********/OO***OOO w p r 5 4 1 5 2 0 0 31 0 0 0 0 5 p:2";
    assert_eq!(game.write(), text);
    let mut game = at("multiple=1", text);
    // The man is taken, and the rest lapses.
    play(&mut game, "xe3");
    assert_eq!(game.write(), "********/********/OO***OOO b p p 5 4 0 5 0 0 0 31 0 0 0 0 5");
}

#[test]
fn m8_the_plain_form_without_markers_is_read() {
    let start = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";
    assert_eq!(at("", start), Mill::start(&MillRules::default(), 0));
    assert_eq!(at("", start), Mill::start(&rules(""), 7));
    let plain = "********/**@***@*/OO*****O w p r 3 6 2 7 1 0 0 0 0 0 0 0 3";
    assert_eq!(read("", plain).write(), format!("{plain} p:1"));
    assert_eq!(legal(&read("", plain)), "xb4 xf4");
}

#[test]
fn m8_hands_need_not_be_level() {
    // White has placed all its men, Black has two left: White moves and Black places.
    let mut game = at("", "*****O**/**@***@*/@*O*O**O w m s 4 0 3 2 0 0 0 0 0 0 0 0 20");
    play(&mut game, "c3-c4");
    assert_eq!(game.write(), "******O*/**@***@*/@*O*O**O b p p 4 0 3 2 0 0 0 0 0 0 0 1 20");
    at("", &game.write());
    play(&mut game, "g1 d1-d2 d1");
    assert_eq!(game.write(), "******O*/**@*O*@*/@*O@@**O w m s 4 0 5 0 0 0 0 0 0 0 0 0 22");
    at("", &game.write());
}

#[test]
fn m8_labels_in_any_order_unknown_ones_skipped_spaces_do_not_matter() {
    let text = "O*******/@***O***/O@*****@ w p r 3 6 3 6 2 0 0 0 0 0 0 0 3 \
                c:w-1-16|b-0- i:w-2-25.31|b-0- p:2";
    let shuffled = "  O*******/@***O***/O@*****@  w p r 3 6 3 6 2 0\t0 0 0 0 0 0 3 z:what?  \
                p:2 i:w-2-25.31|b-0- ids:nodes c:w-1-16|b-0- \n";
    assert_eq!(read("", shuffled).write(), text);
}

#[test]
fn m8_last_mills_are_kept_for_each_side() {
    // White places a mill on g7, Black moves one together from f4 to f2.
    assert!(after("", "a7 b4 d7 f4 g7").write().contains(" 1 0 0 25 0 0 0 0 3 p:1"));
    let board = "O**O****/**@*@@**/O*O***** b m s 4 0 3 0 0 0 0 0 0 0 0 7 20";
    let mut game = at("flying=0", board);
    play(&mut game, "f4-f2");
    assert!(game.write().ends_with(" 0 1 0 0 18 19 0 8 20 p:1"), "{}", game.write());
    // It stays until the next mill of that side.
    play(&mut game, "xd7 d5-d6 f2-f4");
    assert!(game.write().contains(" 0 0 0 0 18 19 0 2 22"), "{}", game.write());
    at("flying=0", &game.write());
}

#[test]
fn m8_sides_and_squares_as_in_the_notation() {
    let names = "d5 e5 e4 e3 d3 c3 c4 c5 d6 f6 f4 f2 d2 b2 b4 b6 d7 g7 g4 g1 d1 a1 a4 a7";
    for (index, name) in names.split(' ').enumerate() {
        let game = after("", name);
        let mut board = "*".repeat(24);
        board.replace_range(index..=index, "O");
        let rings = format!("{}/{}/{}", &board[..8], &board[8..16], &board[16..]);
        assert_eq!(game.write(), format!("{rings} b p p 1 8 0 9 0 0 0 0 0 0 0 0 1"));
        assert_eq!(game.position().men(Color::White).iter().next().map(Point::index), Some(index));
    }
}
