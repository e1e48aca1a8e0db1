//! Reading one game, token by token.

use super::read::{Place, Problem};
use super::token::{Lexer, Token, in_one_line};
use super::{NodeId, Notes, PdnGame, Result as GameResult, Step, Tree};
use crate::Position;

/// Variations inside variations beyond this are kept as comments: nobody reads them, and hostile
/// files are full of them.
const DEEPEST: usize = 50;

/// One game as far as it has been read.
pub(super) struct GameReader {
    game: PdnGame,
    /// The result in the tags, as it is written there.
    result_tag: Option<String>,
    has_start: bool,
    has_moves: bool,
    has_ended: bool,
    main: Line,
    /// The variations that are open now, each inside the one before it.
    open: Vec<Line>,
    fault: Option<(Place, Problem)>,
}

/// The main line or a variation.
struct Line {
    /// The last node, and the position there.
    at: (NodeId, Position),
    /// The one before it, with which a variation of the last move begins.
    before: (NodeId, Position),
    has_steps: bool,
    /// What is said before the first step of a variation.
    waiting: Notes,
    opened: Option<Place>,
}

impl Line {
    fn new(at: (NodeId, Position), opened: Option<Place>) -> Self {
        Self { at, before: at, has_steps: false, waiting: Notes::default(), opened }
    }
}

impl GameReader {
    pub(super) fn new() -> Self {
        let start = Position::start();
        Self {
            game: PdnGame::new(Tree::new(start)),
            result_tag: None,
            has_start: false,
            has_moves: false,
            has_ended: false,
            main: Line::new((NodeId::ROOT, start), None),
            open: Vec::new(),
            fault: None,
        }
    }

    /// Whether this token begins the next game. A comment after the result still belongs to the
    /// game before it.
    pub(super) fn is_over_before(&self, token: &Result<Token, Problem>) -> bool {
        match token {
            Ok(Token::Tag { name, .. }) => {
                self.has_moves || self.has_ended || self.is_tag_of_next_game(name)
            }
            Ok(Token::Comment(_)) => false,
            _ => self.has_ended,
        }
    }

    /// A game without moves and result is told from the next one by these tags alone.
    fn is_tag_of_next_game(&self, name: &str) -> bool {
        name == "Event" && self.game.tag("Event").is_some() || name == "FEN" && self.has_start
    }

    pub(super) fn take<I: Iterator<Item = char>>(
        &mut self,
        (place, token): (Place, Result<Token, Problem>),
        lexer: &mut Lexer<I>,
    ) {
        // A fault in a tag does not end the tags: those after it are still this game's.
        self.has_moves |= !matches!(
            token,
            Ok(Token::Tag { .. } | Token::Comment(_))
                | Err(Problem::TagName | Problem::TagValue | Problem::TagEnd)
        );
        if self.fault.is_some() {
            // What follows a fault cannot be trusted, but a result still ends the game.
            self.has_ended |= matches!(&token, Ok(Token::Word(word)) if self.is_result(word));
            return;
        }
        let done = match token {
            Ok(token) => self.take_sound(place, &token).or_else(|problem| match problem {
                Problem::Move(_) | Problem::Fen(_) if !self.open.is_empty() => {
                    self.give_up_variation(&token.to_string(), lexer)
                }
                problem => Err(problem),
            }),
            Err(Problem::Unexpected(c)) if !self.open.is_empty() => {
                self.give_up_variation(&c.to_string(), lexer)
            }
            Err(problem) => Err(problem),
        };
        let done = done.and_then(|()| self.mind_depth(lexer));
        self.fault = done.err().map(|problem| match problem {
            Problem::OpenVariation => (self.opened().unwrap_or(place), problem),
            problem => (place, problem),
        });
    }

    fn take_sound(&mut self, place: Place, token: &Token) -> Result<(), Problem> {
        match token {
            Token::Tag { name, value } => self.tag(name, value)?,
            Token::Number { .. } | Token::Gap => {}
            Token::Word(word) => self.word(word)?,
            Token::Glyph(glyph) => self.notes().glyphs.push(*glyph),
            Token::Comment(text) => self.comment(text.clone()),
            Token::SetUp(text) => self.set_up(text)?,
            Token::Open => {
                let line = Line::new(self.line().before, Some(place));
                self.open.push(line);
            }
            Token::Close => self.close()?,
        }
        Ok(())
    }

    /// Where the first of the open variations begins.
    fn opened(&self) -> Option<Place> {
        self.open.first()?.opened
    }

    /// The line that is being read.
    fn line(&mut self) -> &mut Line {
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    /// Whether the next step begins a variation.
    fn is_before_variation(&self) -> bool {
        self.open.last().is_some_and(|line| !line.has_steps)
    }

    /// Where a note goes that stands here.
    fn notes(&mut self) -> &mut Notes {
        let is_waiting = self.is_before_variation();
        let line = self.open.last_mut().unwrap_or(&mut self.main);
        if is_waiting { &mut line.waiting } else { self.game.tree.notes_mut(line.at.0) }
    }

    fn comment(&mut self, text: String) {
        let is_waiting = self.is_before_variation();
        let notes = self.notes();
        let comments = if is_waiting { &mut notes.before } else { &mut notes.comments };
        if !text.is_empty() {
            comments.push(text);
        }
    }

    fn tag(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        match name {
            "FEN" | "GameType" if is_unknown(value) => {}
            "FEN" => self.start_from(value.parse().map_err(Problem::Fen)?),
            "Result" => self.result_tag = Some(value.trim().to_owned()),
            "GameType" => {
                let number = value.split(',').next().unwrap_or_default().trim();
                if number != "20" {
                    let number: String = number.chars().take(12).collect();
                    return Err(Problem::GameType(in_one_line(&number)));
                }
            }
            _ => self.game.set_tag(name, value),
        }
        Ok(())
    }

    fn start_from(&mut self, start: Position) {
        let notes = std::mem::take(self.game.tree.notes_mut(NodeId::ROOT));
        self.game.tree = Tree::new(start);
        *self.game.tree.notes_mut(NodeId::ROOT) = notes;
        self.main = Line::new((NodeId::ROOT, start), None);
        self.has_start = true;
    }

    fn word(&mut self, word: &str) -> Result<(), Problem> {
        let is_main = self.open.is_empty();
        match GameResult::from_text(word) {
            // In a variation a result is an opinion.
            Some(_) if !is_main => self.comment(word.to_owned()),
            Some(result) => {
                self.game.result = result;
                self.has_ended = true;
            }
            None => match self.line().at.1.find_move(word) {
                Ok(mv) => self.add(Step::Move(mv)),
                // Tournaments that count otherwise have results of their own: 4-6, say.
                Err(_) if is_main && self.is_result(word) => self.has_ended = true,
                Err(error) => return Err(Problem::Move(error)),
            },
        }
        Ok(())
    }

    fn is_result(&self, word: &str) -> bool {
        let is_tag = |tag: &String| tag.split_whitespace().collect::<String>() == word;
        GameResult::from_text(word).is_some() || self.result_tag.as_ref().is_some_and(is_tag)
    }

    fn set_up(&mut self, text: &str) -> Result<(), Problem> {
        let position: Position = text.parse().map_err(Problem::Fen)?;
        let is_first = self.open.is_empty() && self.game.tree.children(NodeId::ROOT).is_empty();
        if is_first && !self.has_start {
            self.start_from(position);
        } else if position != self.line().at.1 {
            self.add(Step::SetUp(position));
        }
        Ok(())
    }

    fn add(&mut self, step: Step) {
        let begins_variation = self.is_before_variation();
        let (from, mut position) = self.line().at;
        match step {
            Step::Move(mv) => position.play_unchecked(mv),
            Step::SetUp(set_up) => position = set_up,
        }
        let node = self.game.tree.attach(from, step);
        if !begins_variation {
            // A variation may stand before the move that it is a variation of.
            self.game.tree.promote(node);
        }
        let line = self.line();
        (line.before, line.at, line.has_steps) = (line.at, (node, position), true);
        let waiting = std::mem::take(&mut line.waiting);
        if begins_variation {
            *self.game.tree.notes_mut(node) = waiting;
        }
    }

    fn close(&mut self) -> Result<(), Problem> {
        let line = self.open.pop().ok_or(Problem::Unexpected(')'))?;
        // Words in parentheses without a move are words about the move before.
        for text in line.waiting.before {
            self.comment(text);
        }
        Ok(())
    }

    /// A variation cannot be played from here on. That is no fault of the game: what is left of it
    /// is kept as a comment.
    fn give_up_variation<I: Iterator<Item = char>>(
        &mut self,
        token: &str,
        lexer: &mut Lexer<I>,
    ) -> Result<(), Problem> {
        let rest = lexer.rest_of_variation()?;
        if self.is_before_variation() {
            self.close()?;
            self.comment(in_one_line(&format!("({token}{rest})")));
        } else {
            self.comment(in_one_line(&format!("{token}{rest}")));
            self.close()?;
        }
        Ok(())
    }

    fn mind_depth<I: Iterator<Item = char>>(
        &mut self,
        lexer: &mut Lexer<I>,
    ) -> Result<(), Problem> {
        if self.open.len() > DEEPEST { self.give_up_variation("", lexer) } else { Ok(()) }
    }

    /// The game, and what is wrong with it.
    pub(super) fn finish(mut self) -> (PdnGame, Option<(Place, Problem)>) {
        // In PDN 3.0 the result stands in the tags, and an asterisk ends every game.
        if self.game.result == GameResult::Unknown {
            let from_tag = self.result_tag.as_deref().and_then(GameResult::from_tag);
            self.game.result = from_tag.unwrap_or_default();
        }
        self.game.tree.settle_all_words();
        let open = self.opened().map(|place| (place, Problem::OpenVariation));
        let fault = self.fault.take().or(open);
        (self.game, fault)
    }
}

/// Whether a tag says nothing.
fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}
