//! Everything that can happen to a game on the screen.

use prise_game::Point;
use prise_session::{MoveId, SearchReport};

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Input {
    /// A key was pressed.
    Key(Key),
    /// A point of the board was clicked.
    Click(Point),
    /// Something else was clicked.
    ClickBeside,
    /// Time has passed.
    Tick,
    /// The computer player tells what it thinks.
    Progress {
        /// About which question.
        question: u64,
        /// What it thinks.
        report: SearchReport,
    },
    /// The computer player has decided.
    Answer {
        /// About which question.
        question: u64,
        /// The move.
        mv: MoveId,
    },
    /// The computer player was stopped before it began.
    NoAnswer {
        /// About which question.
        question: u64,
    },
    /// The computer player has failed.
    Failure {
        /// About which question.
        question: u64,
    },
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
