//! The rules of draughts, requirement by requirement. `docs/draughts-requirements.md` lists which
//! test shows which.

mod bad_input;
mod board;
mod captures;
mod draws;
mod keys;
mod narrowing;
mod narrowing_cases;
mod notation;
mod outcome;
mod pdn_files;
mod pdn_world;
mod perft;
mod promotion;
mod properties;
mod reference;
mod steps;

use prise_draughts::{Draughts, DrawRules, Position, Square};
use prise_game::Game;

/// A square by its number.
fn sq(number: u8) -> Square {
    Square::from_number(number).expect("a number from 1 to 50")
}

/// A position by its FEN.
fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A game under the default rules that starts from a FEN.
fn game(fen: &str) -> Draughts {
    Draughts::read(&DrawRules::Standard, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves of a FEN in their notation, sorted.
fn legal(fen: &str) -> Vec<String> {
    let position = position(fen);
    let mut moves: Vec<_> =
        position.legal_moves().into_iter().map(|mv| position.notation(mv)).collect();
    moves.sort();
    moves
}

/// Plays moves, each of which has to be legal.
fn play(game: &mut Draughts, moves: &[&str]) {
    for text in moves {
        let mv = game.find_move(text).unwrap_or_else(|error| panic!("{}: {error}", game.write()));
        game.play(mv).expect("a legal move");
    }
}

/// The position after one move.
fn after(fen: &str, text: &str) -> String {
    let mut game = game(fen);
    play(&mut game, &[text]);
    game.write()
}
