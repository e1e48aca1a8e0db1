//! Everything that can happen to a game on the screen.

use prise_game::Point;
use prise_session::{MoveId, SearchReport};

use crate::terminal::Key;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Input {
    /// A key was pressed.
    Key(Key),
    /// A point of the board was clicked, or something else.
    Click(Option<Point>),
    /// Time has passed.
    Tick,
    /// The computer player says something.
    Computer {
        /// About which question.
        question: u64,
        says: Says,
    },
}

/// What the computer player says about a question.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Says {
    /// What it thinks so far.
    Progress(SearchReport),
    /// The move that it has decided on.
    Answer(MoveId),
    /// Nothing: it was stopped before it began.
    Nothing,
    /// It has failed.
    Failure,
}
