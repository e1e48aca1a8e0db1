//! Whole games as text: PDN 3.0, as the world writes it.
//!
//! [`read`] takes a text of any number of games, [`games`] reads them one after the other without
//! keeping them, and [`decode`] makes the text out of a file's bytes, Latin-1 or UTF-8. A game with
//! a fault is kept up to the fault, the fault is reported with its line and column, and reading
//! goes on with the next game, so one bad game never costs the others. [`PdnGame`] writes itself
//! by [`Display`](std::fmt::Display).
//!
//! Comments, annotation glyphs and variations are kept in a [`Tree`]: what was read is written
//! again. A variation that cannot be played is kept as a comment.
//!
//! ```
//! use prise_draughts::pdn;
//!
//! let text = r#"
//! [White "Anna"]
//! [Black "Ben"]
//!
//! 1. 32-28 {solid} 19-23 (18-23) 2. 28x19 14x23 1-1
//! "#;
//! let reading = pdn::read(text);
//! assert!(reading.faults.is_empty());
//! let game = &reading.games[0];
//! assert_eq!(game.tag("White"), Some("Anna"));
//! assert_eq!(game.moves().len(), 4);
//! assert_eq!(game.result, pdn::Result::Draw);
//! assert_eq!(game.tree.to_string(), "1. 32-28 {solid} 1... 19-23 (1... 18-23) 2. 28x19 14x23");
//! ```

mod decode;
mod game_reader;
mod read;
mod source;
mod token;
mod tree;
mod write;

use std::fmt;

use crate::{Move, Position};

pub use decode::{Decoded, decode};
pub use read::{Fault, Games, Place, Problem, ReadGame, Reading, games, read};
pub use tree::{NodeId, Notes, Step, Tree};

/// How a game ended, as its last token or its tag says.
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
            "1/2-1/2" | "1/2" => Some(Self::Draw),
            "0-1" => Some(Self::BlackWins),
            "0-0" => Some(Self::Unknown),
            _ => None,
        })
    }

    /// Reads the `Result` tag, which is written in more ways: with spaces, with other dashes, in
    /// points of a tournament's own (`12-0`, `4-6`).
    fn from_tag(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.replace('½', "1/2").replace(['–', '—', '−'], "-");
        Self::from_text(&text).or_else(|| {
            let (white, black) = text.split_once('-')?;
            let (white, black) = (white.parse::<f32>().ok()?, black.parse::<f32>().ok()?);
            Some(match white.partial_cmp(&black)? {
                std::cmp::Ordering::Greater => Self::WhiteWins,
                std::cmp::Ordering::Equal => Self::Draw,
                std::cmp::Ordering::Less => Self::BlackWins,
            })
        })
    }
}

impl fmt::Display for Result {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// One game: its tags, its moves with all that is said about them, and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnGame {
    tags: Vec<(String, String)>,
    /// Where it starts, its moves, variations and notes.
    pub tree: Tree,
    /// How it ended.
    pub result: Result,
}

impl PdnGame {
    /// A game without tags of which the result is not known.
    pub const fn new(tree: Tree) -> Self {
        Self { tags: Vec::new(), tree, result: Result::Unknown }
    }

    /// All tags in their order. Where the game starts and how it ended are no tags here: see
    /// [`Tree::start`] and [`result`](Self::result).
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag. `FEN`, `Result`, `GameType` and `SetUp` follow from the game itself and are
    /// ignored; so is a name that is not made of letters, digits and underscores. A tag is one
    /// line: control characters become spaces.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let is_name = !name.is_empty() && name.chars().all(token::is_name_char);
        if !is_name || write::OWN_TAGS.contains(&name) {
            return;
        }
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// Where the game starts.
    pub const fn start(&self) -> &Position {
        self.tree.start()
    }

    /// The moves of the main line, up to where another position is set up.
    pub fn moves(&self) -> Vec<Move> {
        let step = |node| match self.tree.step(node) {
            Some(Step::Move(mv)) => Some(mv),
            Some(Step::SetUp(_)) | None => None,
        };
        self.tree.main_line().map_while(step).collect()
    }

    /// Whether there is nothing in it that would be worth keeping.
    fn is_nothing(&self) -> bool {
        self.tags.is_empty()
            && self.tree.children(NodeId::ROOT).is_empty()
            && *self.tree.start() == Position::start()
    }
}
