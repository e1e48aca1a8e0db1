//! The rules of mill, tested from outside. The table from requirement to test is in
//! `docs/mill-requirements.md`.

mod acceptance;
mod combinations;
mod common;
mod custodian;
mod endings;
mod fen;
mod fen_errors;
mod fuzz;
mod geometry;
mod intervention;
mod moves;
mod perft;
mod random_games;
mod reference;
