//! Reading games, one after the other.

use std::fmt;

use prise_game::FindMoveError;
use thiserror::Error;

use super::PdnGame;
use super::game_reader::GameReader;
use super::token::{Lexer, Token};
use crate::FenError;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// What can be wrong with a game's text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// A character that begins nothing.
    #[error("unexpected '{}'", .0.escape_debug())]
    Unexpected(char),
    /// A tag without a name.
    #[error("a tag needs a name after '['")]
    TagName,
    /// A tag without a value, or one whose quotes do not close on its line.
    #[error("a tag needs a value in quotes")]
    TagValue,
    /// A tag that does not end.
    #[error("a tag has to end with ']'")]
    TagEnd,
    /// A comment that does not end, or not before the next game, or only after a million
    /// characters.
    #[error("this comment is never closed")]
    OpenComment,
    /// A variation that does not end.
    #[error("this variation is never closed")]
    OpenVariation,
    /// A glyph that is not a number up to 255.
    #[error("a glyph needs a number from 0 to 255 after '$'")]
    Glyph,
    /// Another game of the draughts family.
    #[error("game type {0} is not international draughts (20)")]
    GameType(String),
    /// A position that cannot be read.
    #[error("FEN: {0}")]
    Fen(FenError),
    /// A move that cannot be played.
    #[error(transparent)]
    Move(FindMoveError),
}

/// A fault in one game. The game is kept as far as it could be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("game {game}, {place}: {problem}")]
pub struct Fault {
    /// Which game of the text, from 1.
    pub game: usize,
    /// Where the fault is.
    pub place: Place,
    /// What is wrong.
    pub problem: Problem,
}

/// A game of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame {
    /// Which one it is, from 1.
    pub number: usize,
    /// The game; one with a fault as far as it could be read.
    pub game: PdnGame,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

/// What a text held.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reading {
    /// Every game, those with a fault as far as they could be read.
    pub games: Vec<PdnGame>,
    /// Every fault, at most one for each game.
    pub faults: Vec<Fault>,
}

/// Reads a text of any number of games. Nothing makes it fail as a whole: see [`Reading`].
pub fn read(text: &str) -> Reading {
    let mut reading = Reading::default();
    for found in games(text.chars()) {
        reading.games.push(found.game);
        reading.faults.extend(found.fault);
    }
    reading
}

/// The games of a text, one after the other: only one of them is in memory at a time, so the text
/// may be of any length. See also [`decode`](super::decode).
pub fn games<I: IntoIterator<Item = char>>(text: I) -> Games<I::IntoIter> {
    Games { lexer: Lexer::new(text.into_iter()), next: None, number: 0 }
}

/// The iterator of [`games`].
pub struct Games<I> {
    lexer: Lexer<I>,
    /// A token that was looked at and belongs to the next game.
    next: Option<Lexed>,
    number: usize,
}

type Lexed = (Place, Result<Token, Problem>);

impl<I: Iterator<Item = char>> Games<I> {
    /// The next game, which may turn out to be nothing at all.
    fn game(&mut self) -> Option<GameReader> {
        let mut reader = GameReader::new();
        let first = self.next.take().or_else(|| self.lexer.next())?;
        reader.take(first, &mut self.lexer);
        while let Some(lexed) = self.lexer.next() {
            if reader.is_over_before(&lexed.1) {
                self.next = Some(lexed);
                break;
            }
            reader.take(lexed, &mut self.lexer);
        }
        Some(reader)
    }
}

impl<I: Iterator<Item = char>> Iterator for Games<I> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        loop {
            let (game, fault) = self.game()?.finish();
            // A result, a comment or a number alone is no game.
            if fault.is_none() && game.is_nothing() {
                continue;
            }
            self.number += 1;
            let number = self.number;
            let fault = fault.map(|(place, problem)| Fault { game: number, place, problem });
            return Some(ReadGame { number, game, fault });
        }
    }
}
