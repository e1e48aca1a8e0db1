//! Cutting a PDN text into tokens.

use super::read::{Place, Problem};

/// One piece of a PDN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag { name: String, value: String },
    /// `12.` or `12...`
    MoveNumber,
    /// A move or a result, spaces around its signs removed.
    Word(String),
    /// `$1`, or a sign such as `!?` for it.
    Glyph(u8),
    /// `{…}`, or from `;` to the end of the line.
    Comment(String),
    /// `(…)`, as it was written.
    Variation(String),
}

pub(super) const fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The signs that stand for the first glyphs, longest first so that `!?` is not read as `!`.
const SIGNS: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];

/// A reader over the text that knows where it is.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, place: Place { line: 1, column: 1 } }
    }

    /// The place of the next token, or of the end.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next token and where it begins; nothing at the end.
    pub(super) fn next(&mut self) -> Option<(Place, Result<Token, Problem>)> {
        self.skip_blank();
        let place = self.place;
        let token = match self.peek()? {
            '[' => self.tag(),
            '{' => self.comment(),
            ';' => Ok(Token::Comment(self.rest_of_line())),
            '(' => self.variation(),
            '$' => self.glyph_number(),
            '!' | '?' => Ok(self.glyph_sign()),
            c if c.is_ascii_digit() || c == '*' => Ok(self.number_or_word()),
            c => {
                self.bump();
                Err(Problem::Unexpected(c))
            }
        };
        Some((place, token))
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.bump();
        }
        found
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let text = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        &text[..text.len() - self.rest.len()]
    }

    /// Skips spaces, a byte order mark, and lines that begin with `%`.
    fn skip_blank(&mut self) {
        loop {
            self.take_while(|c| c.is_whitespace() || c == '\u{feff}');
            if self.place.column == 1 && self.peek() == Some('%') {
                self.rest_of_line();
            } else {
                break;
            }
        }
    }

    fn rest_of_line(&mut self) -> String {
        self.bump();
        in_one_line(self.take_while(|c| c != '\n'))
    }

    fn tag(&mut self) -> Result<Token, Problem> {
        self.bump();
        self.take_while(char::is_whitespace);
        let name = self.take_while(is_name_char).to_owned();
        if name.is_empty() {
            return Err(Problem::TagName);
        }
        self.take_while(char::is_whitespace);
        if !self.take('"') {
            return Err(Problem::TagValue);
        }
        let mut value = String::new();
        loop {
            match self.bump() {
                None | Some('\n') => return Err(Problem::TagValue),
                Some('"') => break,
                Some('\\') if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.bump()),
                Some(c) => value.push(c),
            }
        }
        self.take_while(char::is_whitespace);
        if self.take(']') { Ok(Token::Tag { name, value }) } else { Err(Problem::TagEnd) }
    }

    fn comment(&mut self) -> Result<Token, Problem> {
        self.bump();
        let text = self.take_while(|c| c != '}');
        if self.take('}') {
            Ok(Token::Comment(in_one_line(text)))
        } else {
            Err(Problem::OpenComment)
        }
    }

    /// Takes everything up to the parenthesis that closes this one, minding those inside
    /// comments.
    fn variation(&mut self) -> Result<Token, Problem> {
        self.bump();
        let text = self.rest;
        let mut depth = 1;
        loop {
            match self.peek() {
                None => return Err(Problem::OpenVariation),
                Some('{') => {
                    self.comment()?;
                }
                Some(c) => {
                    match c {
                        '(' => depth += 1,
                        ')' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                    self.bump();
                }
            }
        }
        let text = &text[..text.len() - self.rest.len()];
        self.bump();
        Ok(Token::Variation(in_one_line(text)))
    }

    fn glyph_number(&mut self) -> Result<Token, Problem> {
        self.bump();
        let digits = self.take_while(|c| c.is_ascii_digit());
        digits.parse().map(Token::Glyph).map_err(|_| Problem::Glyph)
    }

    fn glyph_sign(&mut self) -> Token {
        let (sign, glyph) =
            SIGNS.into_iter().find(|(sign, _)| self.rest.starts_with(sign)).unwrap_or(("!", 1));
        for _ in sign.chars() {
            self.bump();
        }
        Token::Glyph(glyph)
    }

    fn number_or_word(&mut self) -> Token {
        if self.take('*') {
            return Token::Word("*".to_owned());
        }
        let mut word = self.take_while(|c| c.is_ascii_digit()).to_owned();
        if self.take('.') {
            self.take_while(|c| c == '.');
            return Token::MoveNumber;
        }
        while let Some(sign) = self.sign() {
            word.push(sign);
            word.push_str(self.take_while(|c| c.is_ascii_digit()));
        }
        // A number alone is a move number whose full stop was forgotten.
        if word.bytes().all(|c| c.is_ascii_digit()) { Token::MoveNumber } else { Token::Word(word) }
    }

    /// Takes a sign between two numbers, and the spaces around it.
    fn sign(&mut self) -> Option<char> {
        let mut ahead = self.rest.trim_start().chars();
        let sign = ahead.next().filter(|c| "-xX×:/".contains(*c))?;
        if !ahead.as_str().trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        self.take_while(char::is_whitespace);
        self.bump();
        self.take_while(char::is_whitespace);
        Some(sign)
    }
}

/// The words of a text with single spaces between them.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
