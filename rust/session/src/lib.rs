//! One match at the table: what the app and the terminal share.
//!
//! A [`Session`] is a match of any game with its computer players: it plays, thinks, answers draws,
//! and writes every change down by itself. It is the one place where a game's own types end: what
//! comes out is a [`View`] in the words of `prise-game`.
//!
//! - [`Matches`] starts sessions that are kept in a library, and takes them up again.
//! - [`MatchSetup`] says what a match is to be; [`TimeControl`] lists the clocks on offer.
//! - [`PreparedDeal`] promises a shuffle before the players mix anything in.
//! - [`PositionEditor`] puts a position together by hand, [`Study`] is a tree of moves with the engine
//!   beside it.
//! - [`with_game!`] is the registry of the games, and [`TableGame`] what each has to say of itself.
//!
//! # Example
//!
//! ```
//! use prise_game::{Level, Player};
//! use prise_session::{Effort, MatchSetup, Session};
//!
//! let players = vec![Player::human("Anna"), Player::ai("Prise", Level::FIRST)];
//! let session = Session::start(&MatchSetup::new("draughts", players), None)?;
//! let view = session.play(session.find_move("32-28")?)?;
//! assert_eq!((view.ply, view.to_move.index()), (1, 1));
//!
//! let ticket = session.prepare_search();
//! let thought = session.think(ticket, Effort::Level(Level::FIRST), |_| {})?;
//! let best = thought.and_then(|thought| thought.best).expect("nobody stopped it");
//! assert_eq!(session.play(best)?.ply, 2);
//! assert_eq!(session.undo()?.ply, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![allow(
    clippy::missing_errors_doc,
    reason = "every call that can fail says why in a `SessionError`, whose kinds are documented"
)]

mod any_match;
mod background;
mod cores;
mod deal;
mod editor;
mod error;
mod game_match;
mod games;
mod matches;
pub mod puzzles;
mod saver;
mod search_job;
mod searching;
mod session;
mod setup;
mod studies;
mod study;
mod tickets;
mod trees;
mod view;

pub use deal::{PreparedDeal, Promise};
pub use editor::{EditorView, PositionEditor, TrayView};
pub use error::{SessionError, guarded};
pub use games::TableGame;
pub use matches::{Matches, ShelfSource, now};
pub use prise_mill::{CaptureMode, Phase};
pub use prise_search::Limits;
pub use prise_store::games::GAMES;
pub use prise_store::lock;
pub use prise_store::with_game;
pub use search_job::{Effort, MomentAnalysis, SearchReport};
pub use session::{Session, Time};
pub use setup::{ClockTextError, MatchSetup, TimeControl};
pub use studies::Studies;
pub use study::{Exploration, LineReport, LinesReport, PlayedMove, Study, StudyNode, TryJudgement};
pub use trees::{ClubTrees, built_in_tree};
pub use view::{HistoryEntry, LegalMoves, MoveId, SeatView, View};
