//! Cutting a PDN text into tokens.

use std::fmt;

use super::read::{Place, Problem};
use super::source::Source;
use crate::notation::captures;

/// One piece of a PDN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag { name: String, value: String },
    /// `12.` or `12...`
    Number { number: String, dots: &'static str },
    /// A move that is left out: `...`, or a lone hyphen.
    Gap,
    /// A move or a result, spaces around its signs removed, its signs written our way.
    Word(String),
    /// `$1`, or a sign such as `!?` for it.
    Glyph(u8),
    /// `{…}`, or from `;` to the end of the line.
    Comment(String),
    /// `/FEN "…"/`: what stands in quotes.
    SetUp(String),
    /// `(`
    Open,
    /// `)`
    Close,
}

pub(super) const fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The signs that stand for the first glyphs, longest first so that `!?` is not read as `!`.
const SIGNS: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];

/// A move to which there is no alternative: `*` right behind a move says so, too.
const FORCED: u8 = 7;

/// No number, name or move is longer than this, and what is more of it is not kept.
const LONGEST_WORD: usize = 100;

/// No tag, comment or position is longer than this. Who forgets to close a comment does not fill
/// the memory with the rest of the file.
const LONGEST_TEXT: usize = 1_000_000;

/// Spaces around a move's sign may be this many.
const WIDEST_GAP: usize = 20;

/// A reader over the text that knows where it is.
pub(super) struct Lexer<I> {
    source: Source<I>,
    /// Whether a word has just ended, with nothing between it and what comes next.
    after_word: bool,
}

impl<I: Iterator<Item = char>> Lexer<I> {
    pub(super) const fn new(chars: I) -> Self {
        Self { source: Source::new(chars), after_word: false }
    }

    /// The next token and where it begins; nothing at the end.
    pub(super) fn next(&mut self) -> Option<(Place, Result<Token, Problem>)> {
        let is_attached = !self.skip_blank() && self.after_word;
        self.after_word = false;
        let place = self.source.place();
        let token = match self.source.peek()? {
            '[' => self.tag(),
            '{' => self.comment(),
            ';' => Ok(Token::Comment(self.rest_of_line())),
            '(' => Ok(self.open()),
            ')' => Ok(self.single(Token::Close)),
            '/' => self.set_up(),
            '$' => self.glyph_number(),
            '!' | '?' => Ok(self.glyph_sign()),
            '*' if is_attached => Ok(self.single(Token::Glyph(FORCED))),
            '*' => Ok(self.single(Token::Word("*".to_owned()))),
            '.' | '…' => {
                self.source.skip_while(|c| c == '.' || c == '…');
                Ok(Token::Gap)
            }
            c if c.is_ascii_digit() || c == '½' => Ok(self.number_or_word()),
            c if sign(c) == Some('-') => Ok(self.single(Token::Gap)),
            c => {
                self.source.bump();
                Err(Problem::Unexpected(c))
            }
        };
        Some((place, token))
    }

    fn single(&mut self, token: Token) -> Token {
        self.source.bump();
        token
    }

    /// Skips what nobody sees, and lines that begin with `%`.
    fn skip_blank(&mut self) -> bool {
        let mut is_any = false;
        loop {
            is_any |= self.source.skip_while(is_blank);
            if self.source.place().column == 1 && self.source.peek() == Some('%') {
                self.source.skip_while(|c| c != '\n');
                is_any = true;
            } else {
                return is_any;
            }
        }
    }

    fn rest_of_line(&mut self) -> String {
        self.source.bump();
        let mut text = String::new();
        self.source.take_while(&mut text, LONGEST_TEXT, |c| c != '\n');
        in_one_line(&text)
    }

    fn tag(&mut self) -> Result<Token, Problem> {
        self.source.bump();
        self.source.skip_while(char::is_whitespace);
        let mut name = String::new();
        self.source.take_while(&mut name, LONGEST_WORD, is_name_char);
        if name.is_empty() {
            return Err(Problem::TagName);
        }
        self.source.skip_while(char::is_whitespace);
        if !self.source.take('"') {
            return Err(Problem::TagValue);
        }
        let mut value = String::new();
        loop {
            let c = match self.source.bump() {
                None | Some('\n') => return Err(Problem::TagValue),
                Some('"') => break,
                Some('\\') if matches!(self.source.peek(), Some('"' | '\\')) => self.source.bump(),
                other => other,
            };
            if value.len() < LONGEST_TEXT {
                value.extend(c);
            }
        }
        self.source.skip_while(char::is_whitespace);
        if self.source.take(']') { Ok(Token::Tag { name, value }) } else { Err(Problem::TagEnd) }
    }

    /// A comment that is not closed ends where the next game begins: before a tag on a line of
    /// its own.
    fn comment(&mut self) -> Result<Token, Problem> {
        self.source.bump();
        let mut text = String::new();
        loop {
            self.source.take_while(&mut text, LONGEST_TEXT, |c| c != '}' && c != '\n');
            if text.len() >= LONGEST_TEXT || self.is_before_tag() {
                return Err(Problem::OpenComment);
            }
            match self.source.bump() {
                Some('}') => return Ok(Token::Comment(in_one_line(&text))),
                Some(c) => text.push(c),
                None => return Err(Problem::OpenComment),
            }
        }
    }

    /// Whether a line ends here and the next one begins with `[Name "`.
    fn is_before_tag(&mut self) -> bool {
        if (self.source.peek(), self.source.peek_at(1)) != (Some('\n'), Some('[')) {
            return false;
        }
        let mut name = 2;
        while name < LONGEST_WORD && self.source.peek_at(name).is_some_and(is_name_char) {
            name += 1;
        }
        name > 2
            && self.source.peek_at(name) == Some(' ')
            && (1..WIDEST_GAP)
                .find_map(|gap| self.source.peek_at(name + gap).filter(|c| *c != ' '))
                .is_some_and(|c| c == '"')
    }

    /// A variation, or the sign of a glyph in parentheses: `(?!)`.
    fn open(&mut self) -> Token {
        self.source.bump();
        let is_sign = |c| matches!(c, Some('!' | '?'));
        let length = (0..4).take_while(|index| is_sign(self.source.peek_at(*index))).count();
        if length == 0 || self.source.peek_at(length) != Some(')') {
            return Token::Open;
        }
        let glyph = self.glyph_sign();
        self.source.skip_while(|c| c == '!' || c == '?');
        self.source.bump();
        glyph
    }

    /// The text up to the parenthesis that closes this variation, which is taken too. Those inside
    /// comments do not count.
    pub(super) fn rest_of_variation(&mut self) -> Result<String, Problem> {
        let mut text = String::new();
        let (mut depth, mut in_comment) = (0, false);
        while !self.is_before_tag() && text.len() < LONGEST_TEXT {
            let Some(c) = self.source.bump() else { break };
            match c {
                '{' => in_comment = true,
                '}' => in_comment = false,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment && depth == 0 => return Ok(text),
                ')' if !in_comment => depth -= 1,
                _ => {}
            }
            text.push(c);
        }
        Err(Problem::OpenVariation)
    }

    fn set_up(&mut self) -> Result<Token, Problem> {
        self.source.bump();
        let mut text = String::new();
        self.source.take_while(&mut text, LONGEST_TEXT, |c| c != '/' && c != '\n');
        if !self.source.take('/') {
            return Err(Problem::Unexpected('/'));
        }
        let text = text.trim();
        let text = text.strip_prefix("FEN").unwrap_or(text).trim();
        Ok(Token::SetUp(text.trim_matches('"').to_owned()))
    }

    fn glyph_number(&mut self) -> Result<Token, Problem> {
        self.source.bump();
        let mut digits = String::new();
        self.source.take_while(&mut digits, LONGEST_WORD, |c| c.is_ascii_digit());
        digits.parse().map(Token::Glyph).map_err(|_| Problem::Glyph)
    }

    fn glyph_sign(&mut self) -> Token {
        let next: String = (0..2).filter_map(|index| self.source.peek_at(index)).collect();
        let fits = |(sign, _): &(&str, u8)| next.starts_with(sign);
        let (sign, glyph) = SIGNS.into_iter().find(fits).unwrap_or(("!", 1));
        for _ in sign.chars() {
            self.source.bump();
        }
        Token::Glyph(glyph)
    }

    fn number_or_word(&mut self) -> Token {
        let mut word = String::new();
        self.number(&mut word);
        if self.source.peek() == Some('.') {
            let mut dots = String::new();
            self.source.take_while(&mut dots, LONGEST_WORD, |c| c == '.');
            let dots = if dots.len() == 1 { "." } else { "..." };
            return Token::Number { number: word, dots };
        }
        while let Some(sign) = self.sign() {
            word.push(sign);
            self.number(&mut word);
        }
        // A number alone is a move number whose full stop was forgotten.
        if word.bytes().all(|c| c.is_ascii_digit()) {
            return Token::Number { number: word, dots: "." };
        }
        self.after_word = true;
        Token::Word(word)
    }

    fn number(&mut self, word: &mut String) {
        let room = LONGEST_WORD.saturating_sub(word.len());
        if self.source.take('½') {
            word.push_str("1/2");
        } else {
            self.source.take_while(word, room, |c| c.is_ascii_digit());
        }
    }

    /// Takes a sign between two numbers, and the spaces around it.
    fn sign(&mut self) -> Option<char> {
        let at = self.skip_ahead(0);
        let sign = sign(self.source.peek_at(at)?)?;
        let end = self.skip_ahead(at + 1);
        self.source.peek_at(end).filter(|c| c.is_ascii_digit() || *c == '½')?;
        for _ in 0..end {
            self.source.bump();
        }
        Some(sign)
    }

    /// The place after the spaces that stand here.
    fn skip_ahead(&mut self, from: usize) -> usize {
        let is_space = |index: &usize| self.source.peek_at(*index).is_some_and(char::is_whitespace);
        from + (from..from + WIDEST_GAP).take_while(is_space).count()
    }
}

/// As it would be written, for a variation that cannot be played.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tag { name, value } => write!(f, "[{name} \"{value}\"]"),
            Self::Number { number, dots } => write!(f, "{number}{dots}"),
            Self::Gap => f.write_str("..."),
            Self::Word(text) | Self::Comment(text) => f.write_str(text),
            Self::Glyph(glyph) => write!(f, "${glyph}"),
            Self::SetUp(text) => write!(f, "/FEN \"{text}\"/"),
            Self::Open => f.write_str("("),
            Self::Close => f.write_str(")"),
        }
    }
}

/// A sign between two numbers, written our way: of a move, or of a fraction.
const fn sign(c: char) -> Option<char> {
    match captures(c) {
        Some(true) => Some('x'),
        Some(false) => Some('-'),
        None if c == '/' => Some('/'),
        None => None,
    }
}

/// Spaces, marks of the byte order, what web pages hide between words, and control characters:
/// old files end with one.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}')
}

/// The words of a text with single spaces between them, and nothing that a terminal would obey.
pub(super) fn in_one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
