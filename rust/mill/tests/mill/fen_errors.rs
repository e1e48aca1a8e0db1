//! What is refused, and which field the error names (ruling M8).

use prise_game::Game;
use prise_mill::Mill;

use crate::common::{at, refusal, rules};

const START: &str = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";
const MOVING: &str = "*****O**/**@***@*/@*O****O w m s 3 0 3 0 0 0 0 0 0 0 0 7 20";
const CUSTODIAN: &str =
    "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2 c:w-1-24|b-0- p:1";
/// White has closed a7 d7 g7.
const MILL: &str = "********/**@***@*/OO*****O w p r 3 6 2 7 1 0 0 0 0 0 0 0 3 p:1";

/// The text with one of its fields replaced.
fn with(text: &str, field: usize, value: &str) -> String {
    let mut fields: Vec<_> = text.split(' ').collect();
    fields[field] = value;
    fields.join(" ")
}

#[test]
fn m8_each_field_is_required() {
    let names = [
        "board",
        "side to move",
        "phase",
        "action",
        "White men on board",
        "White men in hand",
        "Black men on board",
        "Black men in hand",
        "removals due to White",
        "removals due to Black",
        "last mill of White, from",
        "last mill of White, to",
        "last mill of Black, from",
        "last mill of Black, to",
        "field 15",
        "plies since the last placement or removal",
        "move number",
    ];
    for (count, name) in names.iter().enumerate() {
        let text: Vec<_> = START.split(' ').take(count).collect();
        assert_eq!(refusal("", &text.join(" ")), format!("{name}: missing"));
        // And each is checked: nothing else than its own kind is taken.
        let error = refusal("", &with(START, count, "!"));
        assert!(error.starts_with(&format!("{name}: '!' is not ")), "{error}");
    }
}

#[test]
fn m8_malformed_fields_are_refused() {
    let rings = "is not three rings of eight characters O, @ or *, separated by /";
    for (field, value, message) in [
        (0, "********/********/*******", rings),
        (0, "********/********/********/", rings),
        (0, "********/********/*******x", rings),
        (0, "********/*******é/********", rings),
        (1, "W", "side to move: 'W' is not w or b"),
        (2, "n", "phase: 'n' is not p, m or o"),
        (3, "x", "action: 'x' is not p, s, r or ?"),
        (4, "+0", "White men on board: '+0' is not a number"),
        (4, "00", "White men on board: '00' is not a number"),
        (5, "-1", "White men in hand: '-1' is not a number"),
        (16, "99999999999", "move number: '99999999999' is not a number"),
    ] {
        let error = refusal("", &with(START, field, value));
        assert!(error.ends_with(message), "{error}");
    }
    assert_eq!(refusal("", &format!("{START} hello")), "after the fields: 'hello' is not a marker");
    assert_eq!(refusal("", &format!("{START} :1")), "after the fields: ':1' is not a marker");
    assert_eq!(refusal("", ""), "board: missing");
    assert!(refusal("", &"x".repeat(1_000_000)).len() < 200);
}

#[test]
fn m8_numbers_out_of_range_are_refused() {
    for (text, field, value, message) in [
        (START, 5, "13", "White men in hand: 13 is not between 0 and 12"),
        (START, 5, "10", "White men in hand: 10 is not between 0 and 9"),
        (START, 8, "4", "removals due to White: 4 is not between 0 and 3"),
        (START, 10, "7", "last mill of White, from: 7 is not between 8 and 31"),
        (START, 13, "32", "last mill of Black, to: 32 is not between 8 and 31"),
        (START, 14, "1", "field 15: 1 is not between 0 and 0"),
        (START, 15, "1", "plies since the last placement or removal: 1 is not between 0 and 0"),
        (
            MOVING,
            15,
            "100",
            "plies since the last placement or removal: 100 is not between 0 and 99",
        ),
        (
            MOVING,
            15,
            "101",
            "plies since the last placement or removal: 101 is not between 0 and 100",
        ),
        (START, 16, "0", "move number: 0 is not between 1 and 65535"),
    ] {
        assert_eq!(refusal("", &with(text, field, value)), message);
    }
    let ten = "OOOOOOOO/OO******/@@@***** w m s 10 0 3 0 0 0 0 0 0 0 0 7 20";
    assert_eq!(refusal("", ten), "White men on board: 10 is not between 0 and 9");
    assert!(Mill::read(&rules("pieces=12"), ten).is_ok());
}

#[test]
fn m8_fields_that_disagree_are_refused() {
    for (text, field, value, message) in [
        (MOVING, 4, "4", "White men on board: is 4, must be 3"),
        (MOVING, 5, "1", "White men in hand: is 1, must be 0 while moving"),
        (MOVING, 3, "p", "action: is p, must be s or r while moving"),
        (START, 3, "s", "action: is s, must be p or r while placing"),
        (MOVING, 2, "o", "action: is s, must be ? after the end"),
        (START, 5, "0", "White men in hand: is 0, must be 1 or more while placing"),
        (MOVING, 2, "p", "action: is s, must be p or r while placing"),
        (START, 9, "1", "removals due to Black: is 1, must be 0"),
        (START, 10, "8", "last mill of White, to: missing"),
        (CUSTODIAN, 8, "2", "removals due to White: is 2, must be 1"),
        (CUSTODIAN, 9, "1", "removals due to Black: is 1, must be 0"),
        (CUSTODIAN, 18, "p:2", "marker p:: is 2, must be 1"),
        (CUSTODIAN, 17, "c:w-2-24|b-0-", "marker c:: is for 2 of 1 men, must be for 1"),
        (
            CUSTODIAN,
            17,
            "c:w-1-24|b-1-24",
            "marker c:: is with captures for Black, must be for White alone",
        ),
        (CUSTODIAN, 17, "c:w-0-|b-0-", "marker c:: is without targets, must be left out then"),
        (CUSTODIAN, 18, "m:1", "marker m:: is 1, must be 0"),
        (MILL, 17, "m:1", "marker m:: is alone, must be beside c: or i:"),
        (MILL, 8, "2", "marker p:: is 1, must be 2"),
        (MILL, 8, "0", "removals due to White: is 0, must be 1"),
    ] {
        assert_eq!(refusal("", &with(text, field, value)), message, "{}", with(text, field, value));
    }
    assert_eq!(
        refusal("", &with(&with(MOVING, 10, "8"), 11, "8")),
        "last mill of White, from: is 8, must be another point"
    );
}

#[test]
fn m8_markers_are_checked() {
    for (field, value, message) in [
        (17, "c:w-1-24", "marker c:: 'w-1-24' is not of the form w-N-LIST|b-N-LIST"),
        (17, "c:b-0-|w-1-24", "marker c:: 'b-0-|w-1-24' is not of the form w-N-LIST|b-N-LIST"),
        (17, "c:w-1-7|b-0-", "marker c:: 7 is not between 8 and 31"),
        (17, "c:w-1-32|b-0-", "marker c:: 32 is not between 8 and 31"),
        (17, "c:w-1-24.24|b-0-", "marker c:: '24.24' is not an ascending list of points"),
        (17, "c:w-1-24.|b-0-", "marker c:: '' is not a number"),
        (17, "c:w-9-24|b-0-", "marker c:: 9 is not between 0 and 2"),
        (18, "p:0", "marker p:: 0 is not between 1 and 3"),
        (18, "p:", "marker p:: '' is not a number"),
        (18, "c:w-1-24|b-0-", "marker c:: given twice"),
    ] {
        assert_eq!(refusal("", &with(CUSTODIAN, field, value)), message);
    }
    for marker in ["c:w-1-24|b-0-", "i:w-2-24.25|b-0-", "p:1", "m:1"] {
        let error = refusal("", &format!("{START} {marker}"));
        assert_eq!(error, format!("marker {}: no removal is due", &marker[..2]));
    }
}

#[test]
fn m8_captures_that_no_move_explains_are_refused() {
    // A mill is asked for, but White has none.
    let no_mill = CUSTODIAN.replace(" c:w-1-24|b-0-", "");
    assert_eq!(refusal("", &no_mill), "marker p:: no move leads to these captures");
    let plain = no_mill.replace(" p:1", "");
    assert_eq!(refusal("", &plain), "removals due to White: no move leads to these captures");
    // Two mills asked for, one is there.
    assert_eq!(
        refusal("multiple=1", &with(&with(MILL, 8, "2"), 17, "p:2")),
        "marker p:: no move leads to these captures"
    );
    // The mill that goes with the custody is not named.
    let both = "***@****/**@*****/@OOO*OOO w p r 6 3 3 4 1 0 0 0 0 0 0 0 6 c:w-1-24|b-0- p:1 m:1";
    assert_eq!(at("", both).write(), both);
    assert_eq!(refusal("", both.strip_suffix(" m:1").unwrap()), "marker m:: missing");
    // The man cannot have come to either end: every neighbour of a7 and g7 is occupied.
    let walled = "*****O**/O*@***@*/@OO****O w m r 5 0 3 0 1 0 0 0 0 0 0 8 20 c:w-1-24|b-0- p:1";
    assert!(Mill::read(&rules(""), walled).is_ok(), "a7 can have come from a4");
    let walled = walled.replace("/@OO****O w m r 5 0 3 0", "/@OO***@O w m r 5 0 4 0");
    assert_eq!(refusal("", &walled), "marker c:: no move leads to these captures");
}

#[test]
fn m8_a_game_that_is_over_must_say_so() {
    let two = "*****O**/**@*****/@*O****O w m s 3 0 2 0 0 0 0 0 0 0 0 0 20";
    assert_eq!(
        refusal("", two),
        "Black men in hand: fewer than 3 men with those on board, so the game is over"
    );
    // White's three men are locked in and may not fly.
    let blocked = "********/@*****@@/O@***@OO w m s 3 0 5 0 0 0 0 0 0 0 0 7 20";
    assert_eq!(
        refusal("flying=0", blocked),
        "phase: the side to move has no legal move, so the game is over"
    );
    let over = blocked.replace("m s", "o ?");
    assert_eq!(at("flying=0", &over).write(), over);
    assert_eq!(refusal("", &over), "phase: nothing here ends the game");
    let start = START.replace("p p", "o ?");
    assert_eq!(refusal("", &start), "phase: nothing here ends the game");
    // One man short, and it is the loser's turn.
    let short = "*****O**/*******@/@*O****O b o ? 3 0 2 0 0 0 0 0 0 0 0 0 20";
    assert_eq!(at("", short).write(), short);
    assert!(refusal("", &short.replace(" b o", " w o")).starts_with("Black men in hand: "));
    let shorter = "*****O**/********/@*O****O b o ? 3 0 1 0 0 0 0 0 0 0 0 0 20";
    assert!(refusal("", shorter).starts_with("Black men in hand: "));
}
