//! Captures: compulsory, the most, deferred removal.

use std::collections::BTreeSet;

use prise_draughts::{Position, Square};

use crate::{after, legal, position};

fn captured(position: &Position, text: &str) -> Vec<u8> {
    let mv = position.find_move(text).expect("a legal move");
    mv.captured().into_iter().map(Square::number).collect()
}

#[test]
fn ac_08_capturing_is_compulsory() {
    assert_eq!(legal("W:W28,50:B23"), ["28x19"]);
    assert!(position("W:W28,50:B23").must_capture());
    assert!(!Position::start().must_capture());
}

#[test]
fn ac_09_a_man_captures_forward_and_backward() {
    assert_eq!(legal("W:W28:B22"), ["28x17"]);
    assert_eq!(legal("W:W28:B23"), ["28x19"]);
    assert_eq!(legal("W:W28:B32"), ["28x37"]);
    assert_eq!(legal("W:W28:B33"), ["28x39"]);
    assert_eq!(legal("B:W22:B28"), ["28x17"]);
}

#[test]
fn ac_10_a_man_jumps_an_adjacent_piece_onto_the_square_behind() {
    assert_eq!(legal("W:W28:B18"), ["28-22", "28-23"], "not adjacent");
    assert_eq!(legal("W:W28:B23,19"), ["28-22"], "the square behind is taken");
    assert_eq!(legal("W:W16:B11"), ["16x7"]);
    assert_eq!(legal("W:W11:B6"), ["11-7"], "no square behind 6");
    assert_eq!(after("W:W28:B23,1", "28x19"), "B:W19:B1");
}

#[test]
fn ac_11_a_king_captures_at_any_distance_and_lands_anywhere_behind() {
    assert_eq!(legal("W:WK46:B28"), ["46x10", "46x14", "46x19", "46x23", "46x5"]);
    assert_eq!(legal("W:WK46:B28,14"), ["46x10", "46x5"], "two pieces with room between: the most");
    assert_eq!(
        legal("W:WK46:B28,23"),
        ["46-32", "46-37", "46-41"],
        "two in a row cannot be jumped"
    );
}

#[test]
fn ac_12_only_the_largest_captures_are_legal() {
    // 28 can take one piece by 22 or two by 23 and 13.
    assert_eq!(legal("W:W28:B22,23,13"), ["28x8"]);
    assert_eq!(legal("W:W28,50:B23,13,44"), ["28x8"], "the other piece would take one");
}

#[test]
fn ac_13_a_chain_goes_on_until_nothing_can_be_captured() {
    let start = position("W:W48:B42,32,22");
    assert_eq!(legal("W:W48:B42,32,22"), ["48x17"]);
    assert_eq!(captured(&start, "48x17"), [22, 32, 42]);
}

#[test]
fn ac_14_captured_pieces_stay_until_the_chain_is_over() {
    // The king takes 12 and then 24 or 42. Were 12 gone at once, it could turn back over the
    // empty square and take a third.
    let start = position("W:WK1:B12,24,42");
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 3);
    assert!(moves.iter().all(|mv| mv.captured().len() == 2));
    for mv in moves {
        let next = start.after(mv);
        assert!(!next.occupied().intersects(mv.captured()), "all gone afterwards");
    }
}

#[test]
fn ac_15_no_piece_is_jumped_twice() {
    // Behind 28 there is one square: the king could go to and fro for ever if 28 could be jumped
    // again.
    assert_eq!(captured(&position("W:WK46:B28"), "46x23"), [28]);
    // A man that comes round to where it began meets its first victim again.
    let circle = position("W:W28:B22,23,12,13");
    let moves = circle.legal_moves();
    assert_eq!(moves.len(), 1);
    assert_eq!(moves[0].captured().len(), 4);
}

#[test]
fn ac_16_a_king_turns_at_any_landing_square() {
    // After 13 it can land on 18, 22, 27, 31 or 36; from 27 it goes on over 32, from 31 over 37.
    assert_eq!(legal("W:WK4:B13,20,32,37"), ["4x27x38x15", "4x31x42x15"]);
}

#[test]
fn ec_01_a_man_captures_backward_and_then_forward() {
    let start = position("W:W28:B33,34");
    assert_eq!(legal("W:W28:B33,34"), ["28x30"]);
    let mv = start.find_move("28x39x30").expect("by its path");
    let path: Vec<_> =
        start.path(mv).into_iter().map(|jump| (jump.over.number(), jump.to.number())).collect();
    assert_eq!(path, [(33, 39), (34, 30)]);
}

#[test]
fn ec_02_a_king_takes_five_pieces_turning_at_each_step() {
    let start = position("W:WK1:B9,28,29,43,44");
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 1);
    assert_eq!(start.full_notation(moves[0]), "1x40x49x32x14x3");
    let mut at = moves[0].from();
    let mut directions = Vec::new();
    for jump in start.path(moves[0]) {
        directions.push((at.row() < jump.to.row(), at.column() < jump.to.column()));
        at = jump.to;
    }
    assert!(directions.windows(2).all(|pair| pair[0] != pair[1]), "{directions:?}");
    assert_eq!(start.after(moves[0]).to_string(), "B:WK3:B", "all five are gone");
}

#[test]
fn ec_03_a_chain_passes_over_its_starting_square() {
    let start = position("W:W28:B23,13,12,22,33");
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 1, "round the circle in either sense, then on: one result");
    assert_eq!(moves[0].captured().len(), 5);
    let landings: Vec<_> = start.path(moves[0]).iter().map(|jump| jump.to.number()).collect();
    assert_eq!(landings, [17, 8, 19, 28, 39]);
}

#[test]
fn ec_03_a_king_passes_over_its_starting_square() {
    // From 11 to 44 it flies over 33, where it began, and takes 39 behind it.
    let start = position("W:WK33:B7,8,15,29,39,50");
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 1);
    assert_eq!(start.full_notation(moves[0]), "33x24x2x11x44");
    assert_eq!(captured(&start, "33x44"), [7, 8, 29, 39]);
}

#[test]
fn ec_04_a_jumped_piece_still_blocks() {
    let start = position("W:WK1:B12,24,42");
    let most = start.legal_moves().into_iter().map(|mv| mv.captured().len()).max();
    assert_eq!(most, Some(2), "not three: the first piece stands in the way");
}

#[test]
fn ec_13_three_ways_between_the_same_squares() {
    let fen = "W:WK15:B6,8,22,24,27,31,46";
    assert_eq!(legal(fen), ["15x33x17x3", "15x38x21x3", "15x42x26x3"]);
    let start = position(fen);
    for (text, taken) in
        [("15x33x17x3", [8, 22, 24]), ("15x38x21x3", [8, 24, 27]), ("15x42x26x3", [8, 24, 31])]
    {
        assert_eq!(captured(&start, text), taken);
    }
}

#[test]
fn ec_14_two_ways_with_one_result_are_one_move() {
    assert_eq!(legal("W:W28:B22,23,12,13"), ["28x28"]);
}

#[test]
fn ec_15_only_the_largest_captures_are_told_apart() {
    // The king could also go from 34 to 25 over 30 alone; that way is not offered.
    let start = position("W:WK34:B5,17,28-30,38,K46");
    let (all, _) = crate::reference::all_moves(&start);
    let ways = all.iter().filter(|(from, to, _)| (*from, *to) == (34, 25));
    assert_eq!(ways.map(|(_, _, taken)| taken.len()).collect::<BTreeSet<_>>(), [1, 4].into());
    assert_eq!(legal("W:WK34:B5,17,28-30,38,K46"), ["34x12x21x43x25", "34x23x32x43x25"]);
}

#[test]
fn ec_24_a_king_has_no_preference_over_a_man() {
    assert_eq!(legal("W:W28,K46:B22,41"), ["28x17", "46x32", "46x37"]);
}

#[test]
fn published_cases_of_captures() {
    // The positions and figures of the published list.
    for (fen, moves, most) in [
        ("W:WK4:B13,20,32,37", 2, 3),
        ("W:WK1:B12,24,42", 3, 2),
        ("W:W15,K47:B9,10,19,20,33", 1, 4),
    ] {
        let start = position(fen);
        let legal = start.legal_moves();
        assert_eq!(legal.len(), moves, "{fen}");
        assert!(legal.iter().all(|mv| mv.captured().len() == most), "{fen}");
    }
}
