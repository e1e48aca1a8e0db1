//! Reading games.

use std::fmt;

use prise_game::FindMoveError;
use thiserror::Error;

use super::token::{Lexer, Token};
use super::{PdnGame, PdnMove, Result as GameResult};
use crate::{FenError, Position};

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
    #[error("unexpected '{0}'")]
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
    /// A comment that does not end.
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
    /// A starting position that cannot be read.
    #[error("FEN: {0}")]
    Fen(FenError),
    /// A move that cannot be played.
    #[error(transparent)]
    Move(FindMoveError),
    /// A move before which an annotation has nothing to refer to.
    #[error("a glyph or variation needs a move before it")]
    NothingToAnnotate,
    /// The text ends before the game does.
    #[error("the game breaks off without a result")]
    BreaksOff,
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
    let mut lexer = Lexer::new(text);
    let mut current: Option<GameReader> = None;
    while let Some((place, token)) = lexer.next() {
        // A tag after moves belongs to the next game.
        let is_tag = matches!(token, Ok(Token::Tag { .. }));
        if is_tag && current.as_ref().is_some_and(|game| game.in_moves) {
            reading.finish(current.take(), place);
        }
        let game = current.get_or_insert_with(GameReader::new);
        if game.take(place, token) {
            reading.finish(current.take(), place);
        }
    }
    reading.finish(current, lexer.place());
    reading
}

impl Reading {
    fn finish(&mut self, game: Option<GameReader>, end: Place) {
        let Some(mut reader) = game else { return };
        if !reader.has_ended && reader.fault.is_none() {
            // The result in the tags will do where the one after the moves was left out.
            match reader.result_tag {
                Some(result) => reader.game.set_result(result),
                None => reader.fault = Some((end, Problem::BreaksOff)),
            }
        }
        let number = self.games.len() + 1;
        self.games.push(reader.game);
        self.faults.extend(reader.fault.map(|(place, problem)| Fault {
            game: number,
            place,
            problem,
        }));
    }
}

/// One game as far as it has been read.
struct GameReader {
    game: PdnGame,
    result_tag: Option<GameResult>,
    /// Comments that wait for the move after them.
    before: Vec<String>,
    in_moves: bool,
    has_ended: bool,
    fault: Option<(Place, Problem)>,
}

impl GameReader {
    fn new() -> Self {
        Self {
            game: PdnGame::new(Position::start()),
            result_tag: None,
            before: Vec::new(),
            in_moves: false,
            has_ended: false,
            fault: None,
        }
    }

    /// Takes one token and tells whether the game ends with it.
    fn take(&mut self, place: Place, token: Result<Token, Problem>) -> bool {
        // A fault in a tag does not end the tags: those after it are still this game's.
        self.in_moves |= !matches!(
            token,
            Ok(Token::Tag { .. }) | Err(Problem::TagName | Problem::TagValue | Problem::TagEnd)
        );
        if self.fault.is_some() {
            // What follows a fault cannot be trusted, but a result still ends the game.
            return matches!(token, Ok(Token::Word(word)) if GameResult::from_text(&word).is_some());
        }
        if let Err(problem) = token.and_then(|token| self.take_sound(token)) {
            self.fault = Some((place, problem));
        }
        self.has_ended
    }

    fn take_sound(&mut self, token: Token) -> Result<(), Problem> {
        match token {
            Token::Tag { name, value } => return self.tag(&name, &value),
            Token::MoveNumber => {}
            Token::Word(word) => {
                if let Some(result) = GameResult::from_text(&word) {
                    self.game.set_result(result);
                    self.has_ended = true;
                } else {
                    self.play(&word)?;
                }
            }
            Token::Glyph(glyph) => self.last_move()?.glyphs.push(glyph),
            Token::Variation(text) => self.last_move()?.variations.push(text),
            Token::Comment(text) => match self.game.moves.last_mut() {
                Some(mv) => mv.comments.push(text),
                None => self.before.push(text),
            },
        }
        Ok(())
    }

    fn tag(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        match name {
            "FEN" => {
                let start = value.parse().map_err(Problem::Fen)?;
                self.game =
                    PdnGame { tags: std::mem::take(&mut self.game.tags), ..PdnGame::new(start) };
            }
            "Result" => self.result_tag = GameResult::from_text(value.trim()),
            "GameType" => {
                let number = value.split(',').next().unwrap_or_default().trim();
                if number != "20" {
                    return Err(Problem::GameType(number.chars().take(12).collect()));
                }
            }
            _ => self.game.set_tag(name, value),
        }
        Ok(())
    }

    fn play(&mut self, word: &str) -> Result<(), Problem> {
        let mv = self.game.end.find_move(word).map_err(Problem::Move)?;
        self.game.end.play_unchecked(mv);
        let before = std::mem::take(&mut self.before);
        self.game.moves.push(PdnMove { before, ..PdnMove::from(mv) });
        Ok(())
    }

    fn last_move(&mut self) -> Result<&mut PdnMove, Problem> {
        self.game.moves.last_mut().ok_or(Problem::NothingToAnnotate)
    }
}
