//! Everything that can happen to a game on the screen.

use prise_game::Point;
use prise_session::{MoveId, SearchReport};

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

/// A key, as far as a game cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Up,
    Down,
    Left,
    Right,
    Enter,
    Escape,
    Tab,
    BackTab,
    Backspace,
    PageUp,
    PageDown,
    /// A notch of the mouse's wheel.
    WheelUp,
    WheelDown,
    /// Ctrl-C.
    Interrupt,
    Char(char),
}

impl Key {
    /// What the key does to a move that is being typed. Tells the move when it is entered.
    pub(crate) fn type_into(self, typed: &mut Option<String>) -> Option<String> {
        let text = typed.as_mut()?;
        match self {
            Self::Char(letter) if text.len() < 60 => text.push(letter),
            Self::Backspace => {
                text.pop();
                if text.is_empty() {
                    *typed = None;
                }
            }
            Self::Escape => *typed = None,
            Self::Enter => return typed.take(),
            _ => {}
        }
        None
    }
}
