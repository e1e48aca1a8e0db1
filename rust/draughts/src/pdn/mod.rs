//! Whole games as text: PDN 3.0.
//!
//! [`read`] takes a file of any number of games. A game with a fault is kept up to the fault, the
//! fault is reported with its line and column, and reading goes on with the next game, so one bad
//! game never costs the others. [`PdnGame`] writes itself by [`Display`](std::fmt::Display).
//!
//! Comments, annotation glyphs and variations are kept: what was read is written again.
//!
//! ```
//! use prise_draughts::pdn;
//!
//! let text = r#"
//! [White "Anna"]
//! [Black "Ben"]
//!
//! 1. 32-28 {solid} 19-23 2. 28x19 14x23 1-1
//! "#;
//! let reading = pdn::read(text);
//! assert!(reading.faults.is_empty());
//! let game = &reading.games[0];
//! assert_eq!(game.tag("White"), Some("Anna"));
//! assert_eq!(game.moves().len(), 4);
//! assert_eq!(game.result(), pdn::Result::Draw);
//! ```

mod read;
mod token;
mod write;

use std::fmt;

use prise_game::IllegalMove;

use crate::{Move, Position};

pub use read::{Fault, Place, Problem, Reading, read};

/// How a game ended, as its last token says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Result {
    /// `2-0`
    WhiteWins,
    /// `1-1`
    Draw,
    /// `0-2`
    BlackWins,
    /// `*`: not over, or not known.
    #[default]
    Unknown,
}

impl Result {
    const ALL: [Self; 4] = [Self::WhiteWins, Self::Draw, Self::BlackWins, Self::Unknown];

    /// The text that is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "2-0",
            Self::Draw => "1-1",
            Self::BlackWins => "0-2",
            Self::Unknown => "*",
        }
    }

    /// Reads a result, in the style of chess too.
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == text).or(match text {
            "1-0" => Some(Self::WhiteWins),
            "1/2-1/2" => Some(Self::Draw),
            "0-1" => Some(Self::BlackWins),
            "0-0" => Some(Self::Unknown),
            _ => None,
        })
    }
}

impl fmt::Display for Result {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A move with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnMove {
    /// The move.
    pub mv: Move,
    /// What is said before the move (of the first move, about the game).
    pub before: Vec<String>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, …
    pub glyphs: Vec<u8>,
    /// What is said after the move.
    pub comments: Vec<String>,
    /// Other moves that might have been played instead, as they were written.
    pub variations: Vec<String>,
}

/// One game: its tags, where it starts, its moves and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnGame {
    tags: Vec<(String, String)>,
    start: Position,
    moves: Vec<PdnMove>,
    /// The position after the last move.
    end: Position,
    result: Result,
}

impl PdnGame {
    /// A game without moves that starts from this position.
    pub const fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, moves: Vec::new(), end: start, result: Result::Unknown }
    }

    /// All tags in their order. Where the game starts and how it ended are no tags here: see
    /// [`start`](Self::start) and [`result`](Self::result).
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag. `FEN`, `Result`, `GameType` and `SetUp` follow from the game itself and are
    /// ignored; so is a name that is not made of letters, digits and underscores.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let is_name = !name.is_empty() && name.chars().all(token::is_name_char);
        if !is_name || write::OWN_TAGS.contains(&name) {
            return;
        }
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some(tag) => value.clone_into(&mut tag.1),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Where the game starts.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands after the last move.
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// The moves.
    pub fn moves(&self) -> &[PdnMove] {
        &self.moves
    }

    /// Adds a move.
    ///
    /// # Errors
    /// If it is not legal after the moves so far.
    pub fn push(&mut self, mv: PdnMove) -> std::result::Result<(), IllegalMove> {
        if !self.end.legal_moves().contains(&mv.mv) {
            return Err(IllegalMove);
        }
        self.end.play_unchecked(mv.mv);
        self.moves.push(mv);
        Ok(())
    }

    /// How it ended.
    pub const fn result(&self) -> Result {
        self.result
    }

    /// Sets how it ended.
    pub const fn set_result(&mut self, result: Result) {
        self.result = result;
    }
}

impl From<Move> for PdnMove {
    fn from(mv: Move) -> Self {
        Self {
            mv,
            before: Vec::new(),
            glyphs: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}
