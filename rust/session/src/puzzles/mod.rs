//! Puzzles: sets that come with the program, and solving them.
//!
//! - [`Puzzle`], [`Aim`] and [`Theme`] say what there is to solve; [`read_set`] reads a set.
//! - [`Judge`] says what moves are worth: sets are made, checked and solved by the same measure.
//! - [`Solving`] is one puzzle being solved, as a pure machine; [`PuzzleSession`] puts it on a
//!   board.
//! - [`PuzzleProgress`] is what a player has done, kept in a [`PuzzleBook`]; [`pick`] says what comes
//!   next.

mod aim;
mod book;
mod judge;
pub mod pick;
mod progress;
mod puzzle;
mod puzzle_session;
mod schedule;
mod set_text;
mod sets;
mod solving;
mod theme;

pub use aim::Aim;
pub use book::PuzzleBook;
pub use judge::{
    AlphaBetaJudge, Bounds, ClassicJudge, Judge, KingdomsJudge, PuzzleGame, Rated, Ratings,
};
pub use progress::{PuzzleProgress, PuzzleRecord, ThemeResults, Unfinished};
pub use puzzle::Puzzle;
pub use puzzle_session::{Judged, PuzzleSession};
pub use schedule::{Day, Repetition};
pub use set_text::{SetError, SetProblem, read_set, write_set};
pub use sets::{PUZZLE_GAMES, puzzle, puzzles};
pub use solving::{Hint, Solving, Stage, Verdict};
pub use theme::{Theme, Themes};
