//! How the computer players of Prise think.
//!
//! - [`Playable`] is a game that the computer can play, [`Player`] the one who plays it, at a
//!   [`Level`](prise_game::Level) or within [`Limits`], until a [`StopToken`] says stop; it
//!   reports [`Progress`] and ends with a [`Thought`].
//! - [`AlphaBeta`] is what a game for two without chance or secrets tells about itself so that
//!   [`Searcher`] can play it: one trait, implemented in one file of this crate. The search itself
//!   is explained where it stands, in `tree.rs`.
//! - [`bench`] is a fixed set of searches: the players still think the same if its node counts are
//!   the same.
//! - [`tune`] is how the draughts evaluation learned what it knows.
//!
//! # Example
//!
//! ```
//! use prise_draughts::{DrawRules, Draughts};
//! use prise_game::Game;
//! use prise_game::Level;
//! use prise_search::{Playable, StopToken, Task};
//!
//! let mut game = Draughts::start(&DrawRules::Standard, 0);
//! let mut player = Draughts::player(1);
//! let task = Task::Level(Level::EASY, 42);
//! let thought = player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
//! game.play(thought.best.unwrap())?;
//! # Ok::<(), prise_game::IllegalMove>(())
//! ```

#![deny(unsafe_code, clippy::undocumented_unsafe_blocks)]

mod alphabeta;
pub mod bench;
mod dark_chess;
pub mod draughts;
mod draw_answer;
mod judgements;
mod keys;
mod large_pages;
mod lateness;
mod limits;
pub mod mill;
mod ordering;
mod player;
mod pruning;
mod score;
mod searcher;
mod strength;
mod table;
mod thought;
mod tree;
pub mod tune;

pub use alphabeta::{AlphaBeta, Known, Root, Tension};
pub use draw_answer::agrees_to_draw;
pub use limits::{Limits, StopToken};
pub use player::{Playable, Player, Task};
pub use pruning::Pruning;
pub use score::Score;
pub use searcher::{Ranked, Ranking, Searcher};
pub use strength::{Levels, Strength};
pub use thought::{Progress, Thought};
