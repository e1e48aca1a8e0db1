//! The characters of a text, and where we are in it.

use std::collections::VecDeque;

use super::read::Place;

/// A stream of characters that can be looked at before they are taken.
pub(super) struct Source<I> {
    chars: I,
    ahead: VecDeque<char>,
    place: Place,
}

impl<I: Iterator<Item = char>> Source<I> {
    pub(super) const fn new(chars: I) -> Self {
        Self { chars, ahead: VecDeque::new(), place: Place { line: 1, column: 1 } }
    }

    /// Where the next character stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    pub(super) fn peek(&mut self) -> Option<char> {
        self.peek_at(0)
    }

    /// The character after so many others. All of them are kept, so it must not be many.
    pub(super) fn peek_at(&mut self, index: usize) -> Option<char> {
        while self.ahead.len() <= index {
            self.ahead.push_back(self.chars.next()?);
        }
        self.ahead.get(index).copied()
    }

    pub(super) fn bump(&mut self) -> Option<char> {
        let c = self.ahead.pop_front().or_else(|| self.chars.next())?;
        if c == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    pub(super) fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn skip_while(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        let mut is_any = false;
        while self.peek().is_some_and(&wanted) {
            self.bump();
            is_any = true;
        }
        is_any
    }

    /// Takes all characters of this kind and adds them to the text, those beyond `most` to
    /// nothing.
    pub(super) fn take_while(
        &mut self,
        text: &mut String,
        most: usize,
        wanted: impl Fn(char) -> bool,
    ) {
        let mut left = most;
        while let Some(c) = self.peek().filter(|c| wanted(*c)) {
            self.bump();
            if left > 0 {
                text.push(c);
                left -= 1;
            }
        }
    }
}
