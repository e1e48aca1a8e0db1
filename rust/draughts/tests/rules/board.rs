//! The board, its squares and the moves that capture nothing.

use prise_draughts::{Bitboard, Color, Position, Square};

use crate::{legal, position, sq};

#[test]
fn ac_01_the_board_has_fifty_dark_squares_numbered_by_rows() {
    assert_eq!(Bitboard::ALL.len(), 50);
    let numbers: Vec<_> = Square::all().map(Square::number).collect();
    assert_eq!(numbers, (1..=50).collect::<Vec<_>>());
    for square in Square::all() {
        assert!(square.row() < 10 && square.column() < 10);
        // The lower-left corner, row 9 and column 0, is dark; so are all squares of its parity.
        assert_eq!((square.row() + square.column()) % 2, 1);
    }
    // Numbers go from left to right, then from top to bottom.
    let mut sorted: Vec<_> = Square::all().collect();
    sorted.sort_by_key(|square| (square.row(), square.column()));
    assert!(sorted.is_sorted());
}

#[test]
fn d1_corners_are_where_the_fmjd_has_them() {
    assert_eq!((sq(1).row(), sq(1).column()), (0, 1));
    assert_eq!((sq(5).row(), sq(5).column()), (0, 9));
    assert_eq!((sq(6).row(), sq(6).column()), (1, 0));
    assert_eq!((sq(46).row(), sq(46).column()), (9, 0));
    assert_eq!((sq(50).row(), sq(50).column()), (9, 8));
}

#[test]
fn ac_02_white_starts_on_31_to_50_and_black_on_1_to_20() {
    let start = Position::start();
    let numbers = |set: Bitboard| set.into_iter().map(Square::number).collect::<Vec<_>>();
    assert_eq!(numbers(start.pieces(Color::White)), (31..=50).collect::<Vec<_>>());
    assert_eq!(numbers(start.pieces(Color::Black)), (1..=20).collect::<Vec<_>>());
    assert!(start.all_kings().is_empty());
}

#[test]
fn ac_03_white_moves_first() {
    assert_eq!(Position::start().to_move(), Color::White);
    let mv = Position::start().legal_moves()[0];
    assert_eq!(Position::start().after(mv).to_move(), Color::Black);
}

#[test]
fn ac_04_a_man_moves_one_square_forward() {
    assert_eq!(legal("W:W28:B1"), ["28-22", "28-23"]);
    assert_eq!(legal("B:W50:B23"), ["23-28", "23-29"]);
    assert_eq!(legal("W:W36:B1"), ["36-31"]);
    assert_eq!(legal("W:W28,22:B1"), ["22-17", "22-18", "28-23"]);
}

#[test]
fn ac_05_a_man_does_not_move_backward() {
    // 22 and 23 are the man's own: all that is left would be backward.
    let moves = legal("W:W28,22,23,17,18,19:B1");
    assert!(moves.iter().all(|mv| !mv.starts_with("28-")), "{moves:?}");
}

#[test]
fn ac_06_a_king_moves_any_number_of_squares() {
    let moves = legal("W:WK28:B1");
    assert_eq!(
        moves,
        [
            "28-10", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23", "28-32", "28-33",
            "28-37", "28-39", "28-41", "28-44", "28-46", "28-5", "28-50", "28-6"
        ]
    );
}

#[test]
fn ac_07_a_king_does_not_jump_when_it_does_not_capture() {
    // Its own man on 22, and two black men in a row from 33 on.
    let moves = legal("W:WK28,22:B33,39");
    let king: Vec<_> = moves.iter().filter(|mv| mv.starts_with("28-")).collect();
    assert_eq!(
        king,
        ["28-10", "28-14", "28-19", "28-23", "28-32", "28-37", "28-41", "28-46", "28-5"]
    );
}

#[test]
fn ec_23_a_king_crosses_the_longest_diagonal() {
    let moves = legal("W:WK46:B1");
    assert_eq!(moves.len(), 9);
    assert!(moves.contains(&"46-5".to_owned()));
    assert_eq!(position("W:WK46:B1").legal_moves().len(), 9);
}
