//! What the evaluation owes to the board, whatever its weights are.

use prise_draughts::{Bitboard, Color, Position, Square};
use prise_search::Verdict;
use prise_search::draughts::{Endings, Weights};

/// A position by its FEN.
fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The board turned round with the colours changed: the same position for the other side.
fn turned(position: &Position) -> Position {
    let turn = |squares: Bitboard| -> Bitboard {
        squares.into_iter().filter_map(|square| Square::from_number(51 - square.number())).collect()
    };
    let [white, black] = [Color::Black, Color::White].map(|color| turn(position.pieces(color)));
    Position::new(white, black, turn(position.all_kings()), !position.to_move())
        .expect("as sound as before")
}

#[test]
fn both_sides_are_judged_alike() {
    let weights = Weights::default();
    for fen in [
        "W:W31-50:B1-20",
        "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
        "B:W28,K50:B1,12,K3",
        "W:WK46,K47,36:BK4,20",
    ] {
        let position = position(fen);
        assert_eq!(weights.evaluate(&position), weights.evaluate(&turned(&position)), "{fen}");
    }
}

#[test]
fn a_man_more_is_better() {
    let weights = Weights::default();
    let even = position("W:W31-35,38-40:B11-13,16-20");
    let ahead = position("W:W31-35,37-40:B11-13,16-20");
    assert!(weights.evaluate_for_white(&ahead) > weights.evaluate_for_white(&even));
    let black_to_move = position("B:W31-35,37-40:B11-13,16-20");
    assert!(weights.evaluate(&black_to_move) < 0, "for the side to move");
}

#[test]
fn weights_of_the_wrong_size_are_refused() {
    assert!(Weights::from_bytes(&[1, 2, 3]).is_err());
}

#[test]
fn small_endings_are_known() {
    let endings = Endings::default();
    assert_eq!(endings.look_up(&position("W:WK46:BK4")), Some(Verdict::Draw));
    assert_eq!(endings.look_up(&position("W:W31-50:B1-20")), None);
    assert_eq!(Endings::empty().look_up(&position("W:WK46:BK4")), None);
}
