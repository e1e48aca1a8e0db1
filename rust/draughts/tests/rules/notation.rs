//! Moves and positions as text.

use prise_draughts::{Color, Position, Square};
use prise_game::FindMoveError;

use crate::{legal, position};

#[test]
fn ac_38_quiet_moves_are_written_with_a_hyphen() {
    let start = Position::start();
    let texts: Vec<_> = start.legal_moves().iter().map(|mv| start.notation(*mv)).collect();
    assert!(texts.contains(&"32-28".to_owned()));
    for text in texts {
        assert_eq!(start.notation(start.find_move(&text).expect("legal")), text);
    }
}

#[test]
fn ac_39_captures_are_written_with_their_ends() {
    assert_eq!(legal("W:W28:B23"), ["28x19"]);
    assert_eq!(legal("W:W48:B42,32,22"), ["48x17"], "not every square on the way");
}

#[test]
fn d5_ambiguous_captures_are_written_in_full() {
    let start = position("W:WK4:B13,20,32,37");
    assert_eq!(legal("W:WK4:B13,20,32,37"), ["4x27x38x15", "4x31x42x15"]);
    let error = start.find_move("4x15").expect_err("which one?");
    assert_eq!(error.to_string(), "'4x15' fits more than one move: 4x27x38x15, 4x31x42x15");
    let mv = start.find_move("4x31x15").expect("one square is enough to tell them apart");
    assert_eq!(start.notation(mv), "4x31x42x15");
}

#[test]
fn d5_a_straight_stretch_names_the_square_right_behind_the_piece() {
    // Upwards as downwards, and only where the next piece follows in the same direction.
    for (fen, full) in [
        ("W:WK46:B37,19", ["46x32x5", "46x32x10", "46x32x14"]),
        ("B:BK5:W14,32", ["5x19x37", "5x19x41", "5x19x46"]),
    ] {
        let start = position(fen);
        let mut texts: Vec<_> =
            start.legal_moves().into_iter().map(|mv| start.full_notation(mv)).collect();
        texts.sort();
        let mut full = full.map(str::to_owned);
        full.sort();
        assert_eq!(texts, full);
        // Any other empty square of the stretch is still read.
        assert_eq!(start.find_move(&full[0].replace("x32x", "x28x")), start.find_move(&full[0]));
    }
}

#[test]
fn d5_moves_are_read_leniently() {
    let start = position("W:W48,31:B42,32,22");
    let expected = start.find_move("48x17").expect("legal");
    for text in [
        "48×17",
        "48:17",
        " 48 x 17 ",
        "048x0017",
        "48x37x28x17",
        "48 × 37 x28:17",
        "48X17",
        "48х17",
    ] {
        assert_eq!(start.find_move(text), Ok(expected), "{text}");
    }
}

#[test]
fn malformed_moves_say_where() {
    let start = Position::start();
    for (text, message) in [
        ("", "'' is not a move: a square's number is missing at character 1"),
        ("32", "'32' is not a move: a move needs two squares at character 3"),
        ("32-", "'32-' is not a move: a square's number is missing at character 4"),
        ("32+28", "'32+28' is not a move: expected '-' or 'x' at character 3"),
        ("32-0", "'32-0' is not a move: squares are numbered 1 to 50 at character 4"),
        ("51-46", "'51-46' is not a move: squares are numbered 1 to 50 at character 1"),
        ("32-28x23", "'32-28x23' is not a move: '-' and 'x' in one move at character 6"),
        (
            "32-99999999999999999999",
            "'32-99999999999999999999' is not a move: squares are numbered 1 to 50 at character 4",
        ),
    ] {
        let error = start.find_move(text).expect_err(text);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn illegal_moves_say_why() {
    let message = |fen, text| position(fen).find_move(text).expect_err(text).to_string();
    assert_eq!(message("W:W31-50:B1-20", "32-27x").split(':').count(), 2);
    assert_eq!(message("W:W31-50:B1-20", "32-23"), "'32-23' is not legal here");
    assert_eq!(
        message("W:W28,50:B23,13", "50-45"),
        "'50-45' is not legal here: White must capture 2"
    );
    assert_eq!(message("B:W50:B45", "45-50"), "'45-50' is not legal here: Black has no legal move");
    assert!(matches!(position("W:W28:B23").find_move("28-19"), Err(FindMoveError::Illegal { .. })));
}

#[test]
fn fen_of_the_start() {
    assert_eq!(Position::start().to_string(), "W:W31-50:B1-20");
    assert_eq!(position("W:W31-50:B1-20"), Position::start());
}

#[test]
fn fen_is_read_leniently_and_written_canonically() {
    for (text, canonical) in [
        ("B:B1-20:W31-50.", "B:W31-50:B1-20"),
        (" W : W 31 - 33 , K 40 : B 1 , 2 ", "W:W31-33,K40:B1,2"),
        ("W:W31,32:B", "W:W31,32:B"),
        ("W:WK1,K2,K3,4:B", "W:WK1-3,4:B"),
        ("W:WK1-3:B", "W:WK1-3:B"),
        ("W:W:B", "W:W:B"),
        ("W:W50,49,48,K47:B003", "W:WK47,48-50:B3"),
    ] {
        assert_eq!(position(text).to_string(), canonical, "{text}");
        assert_eq!(position(canonical), position(text));
    }
}

#[test]
fn fen_errors_say_what_and_where() {
    let squares = |numbers: std::ops::RangeInclusive<u8>| {
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(",")
    };
    for (text, message) in [
        ("", "the side to move, 'W' or 'B', is missing at character 1"),
        ("X:W1:B2", "the side to move, 'W' or 'B', is missing at character 1"),
        ("W", "White's squares are missing at character 2"),
        ("W:B1", "White's squares are missing at character 5"),
        ("W:W1.", "Black's squares are missing at character 5"),
        ("W W1:B2", "expected ':' at character 3"),
        ("W:1:B2", "a list of squares has to begin with 'W' or 'B' at character 3"),
        ("W:W1:W2", "White's squares are given twice at character 6"),
        ("W:W1,:B2", "expected a square's number at character 6"),
        ("W:WKK1:B2", "expected a square's number at character 5"),
        ("W:W0:B2", "there is no square 0, they are numbered 1 to 50 at character 4"),
        ("W:W51:B2", "there is no square 51, they are numbered 1 to 50 at character 4"),
        ("W:W1,1:B2", "square 1 is given twice at character 6"),
        ("W:W1-5,3:B20", "square 3 is given twice at character 8"),
        ("W:W9-5:B20", "the range 9-5 runs backwards at character 4"),
        ("W:W7:B5,7", "square 7 holds both a white and a black piece at character 6"),
        ("W:W1:B2 and more", "unexpected 'a' at character 9"),
        (
            &format!("W:W{}:B50", squares(1..=21)),
            "White has 21 pieces, more than 20 at character 58",
        ),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn a_man_on_its_far_row_is_accepted_as_it_stands() {
    let position = position("W:W3:B48");
    assert!(position.men(Color::White).contains(Square::from_number(3).expect("a square")));
    assert!(!position.can_move());
}
