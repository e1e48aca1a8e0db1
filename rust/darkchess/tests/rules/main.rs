//! The rules of both games, requirement by requirement, and against a slow referee.

mod against_referee;
mod both;
mod classic;
mod classic_draws;
mod fairness;
mod kingdoms_board;
mod kingdoms_captures;
mod kingdoms_counter;
mod kingdoms_endings;
mod kingdoms_movement;
mod kingdoms_players;
mod move_text;
mod perft;
mod position_text;
mod random_games;
mod referee;
mod revelations;
mod secrecy;
mod sha256;
mod shared_interface;
mod shuffling;
mod support;
mod variant;
