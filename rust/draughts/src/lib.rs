//! International Draughts under FMJD rules.
//!
//! Twenty men a side on the fifty dark squares of a ten-by-ten board. Men step forward and jump in
//! every direction; kings fly. Capturing is compulsory, and so is the capture that takes the most
//! pieces, whatever they are. Jumped pieces leave the board when the whole chain is over: until
//! then they stand in the way and cannot be jumped again. A man is crowned when it *ends* its move
//! on the far row. Who cannot move has lost.
//!
//! - [`Position`] is the board and the side to move: small, `Copy`, made for search.
//! - [`Draughts`] is a game in progress: a position with what the draw rules remember. It
//!   implements [`prise_game::Game`].
//! - [`Move`] is a move; [`Position::path`] tells the way it takes.
//! - [`pdn`] reads and writes whole games.
//!
//! # Example
//!
//! ```
//! use prise_draughts::Position;
//!
//! // The man on 15 must take four pieces. It passes the far row and comes back to its own
//! // square, so it stays a man.
//! let position: Position = "W:W15,K47:B9,10,19,20,33".parse()?;
//! let moves = position.legal_moves();
//! assert_eq!(moves.len(), 1);
//! assert_eq!(position.full_notation(moves[0]), "15x4x13x24x15");
//! assert_eq!(position.after(moves[0]).to_string(), "B:W15,K47:B33");
//! # Ok::<(), prise_draughts::FenError>(())
//! ```

#![forbid(unsafe_code)]

mod bitboard;
mod direction;
mod draw;
mod edit;
mod fen;
mod game;
mod movegen;
mod moves;
mod notation;
mod path;
pub mod pdn;
mod perft;
mod position;
mod square;
mod zobrist;

pub use prise_game::Color;

pub use bitboard::{Bitboard, Squares};
pub use draw::{
    DrawCounters, DrawRules, DrawState, KINGS_LIMIT, Material, OCCURRENCES_LIMIT,
    THREE_AGAINST_ONE_LIMIT, TWO_AGAINST_ONE_LIMIT,
};
pub use fen::{FenError, FenProblem};
pub use game::Draughts;
pub use moves::Move;
pub use path::Jump;
pub use position::{Position, SetupError};
pub use square::Square;
