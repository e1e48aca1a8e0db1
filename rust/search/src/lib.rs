//! How the computer players of Prise think.
//!
//! - [`Playable`] is a game that the computer can play, [`ComputerPlayer`] the one who plays it, at
//!   a [`Level`](prise_game::Level) or within [`Limits`], until a [`StopToken`] says stop; it
//!   reports [`SearchInfo`] and ends with a [`Thought`]. Asked a [`Question`], it finds several best
//!   lines, or the best of some moves: an [`Analysis`].
//! - Draughts and mill, games for two without chance or secrets, are played by principal variation
//!   search with a transposition table: [`AlphaBetaPlayer`]. [`AlphaBeta`] is what such a game tells
//!   about itself; [`draughts`] and [`mill`] are the two, each with its evaluation. The search is
//!   explained where it stands, in `alpha_beta/search.rs` and `alpha_beta/pruning.rs`.
//! - Classic Dark Chess is played by expectimax with Star1 pruning (`dark_chess/classic`), Three
//!   Kingdoms by a Monte Carlo tree search for three (`dark_chess/kingdoms`).
//! - [`bench`](mod@bench) is a fixed set of searches: the players still think the same if its node counts are
//!   the same.
//!
//! How the evaluations learned what they know is in the developers' crate, `rust/lab`.
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

mod alpha_beta;
mod analysis;
pub mod bench;
mod computer_player;
pub mod dark_chess;
pub mod draughts;
mod draw_offer;
mod history;
mod knowledge;
mod large_pages;
mod levels;
mod limits;
pub mod mill;
mod prefetch;
mod score;
mod sections;
mod stop;
mod table_key;
mod thought;
mod transposition_table;
mod verdict;

pub use alpha_beta::{AlphaBeta, AlphaBetaPlayer, Pruning, RankedMove, Ranking, Root, Tension};
pub use analysis::{Analysis, Line, MOST_LINES, Question, RootMoves};
pub use computer_player::{ComputerPlayer, Playable, Task};
pub use draw_offer::agrees_to_draw;
pub use levels::{Levels, Strength};
pub use limits::Limits;
pub use score::Score;
pub use stop::StopToken;
pub use thought::{SearchInfo, Thought};
pub use verdict::Verdict;
