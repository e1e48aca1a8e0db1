//! The games there are, and what the command line has to know of each beyond the `Game` trait.

mod darkchess;
mod draughts;
mod mill;

use prise_game::{FindMoveError, Game, Rules};
use serde_json::{Map, Value};

/// [`prise_session::with_game!`] for functions that fail with `anyhow`.
macro_rules! with_game {
    ($name:expr, $function:ident($($argument:expr),*)) => {
        prise_session::with_game!($name, $function($($argument),*), $crate::games::unknown_game)
    };
}
pub(crate) use with_game;

/// The names of the games, in the order in which they are offered.
pub(crate) const NAMES: &[&str] = prise_session::GAMES;

/// The options of every game's rules, for `--help`.
pub(crate) fn rules_help() -> String {
    let lines = NAMES.iter().filter_map(|name| with_game!(*name, options()).ok().flatten());
    let lines: Vec<_> = lines.collect();
    format!(
        "Options of the rules, written NAME=VALUE and joined by commas; 1 is on, 0 is off:\n{}",
        lines.join("\n")
    )
}

/// The options of one game, a line each, nothing if it has none.
#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn options<G: Game>() -> anyhow::Result<Option<String>> {
    let option = |option: &prise_game::RuleOption| {
        let values = format!("{}={}", option.name, option.values.join("|"));
        format!("    {values:<28} {}", meaning(option.name))
    };
    let options: Vec<_> = G::Rules::OPTIONS.iter().map(option).collect();
    Ok((!options.is_empty()).then(|| format!("  {}:\n{}", G::ID, options.join("\n"))))
}

/// What an option of the rules decides.
fn meaning(option: &str) -> &'static str {
    match option {
        "draws" => "when a game is drawn",
        "pieces" => "men of each player",
        "diagonals" => "lines across the corners",
        "flying" => "with three men left, move anywhere",
        "always" => "a mill may take men out of mills",
        "multiple" => "two mills at once take two men",
        "custodian" => "take a man between two of yours",
        "intervention" => "step between two men and take both",
        "tournament" => "a draw after 60 quiet moves or a fourth repetition",
        restriction => match restriction.split_once('-') {
            Some((_, "edges")) => "  on the sides of squares",
            Some((_, "cross")) => "  on the cross lines",
            Some((_, "diagonals")) => "  on the diagonals",
            Some((_, "placing")) => "  while placing",
            Some((_, "moving")) => "  while moving",
            Some((_, "at-three")) => "  only with three men or fewer",
            _ => "",
        },
    }
}

pub(crate) fn unknown_game(name: &str) -> anyhow::Error {
    let excerpt: String = name.chars().take(40).collect();
    anyhow::anyhow!("unknown game '{excerpt}'; known: {}", NAMES.join(", "))
}

/// What the command line needs from a game beyond the rules.
pub(crate) trait CommandGame: Game {
    /// What `show` tells of this game alone.
    fn details(&self) -> Map<String, Value>;

    /// Cuts a list of moves into single ones.
    fn split_moves(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// The move that a recorded game names; records may be looser than a player at the keyboard.
    ///
    /// # Errors
    /// If no legal move fits.
    fn find_recorded_move(&self, text: &str) -> Result<Self::Move, FindMoveError> {
        self.find_move(text)
    }

    /// The games of a text that is no transcript, in a format of this game's own if it has one.
    fn read_records<'a>(text: impl Iterator<Item = char> + 'a) -> Records<'a> {
        crate::replay::transcript(text)
    }
}

/// Recorded games, one after the other, or what is wrong with them.
pub(crate) type Records<'a> = Box<dyn Iterator<Item = Result<Record, String>> + 'a>;

/// A recorded game: where it starts (nothing for the game's own start) and its moves.
pub(crate) struct Record {
    pub(crate) position: Option<String>,
    pub(crate) moves: Vec<String>,
}
