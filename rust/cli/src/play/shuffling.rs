//! Shuffling together before a match: the promise is shown, and the player mixes something in.

use prise_game::{Contribution, Millis, Touch};

use crate::terminal::Key;

/// The players' part of a shuffle in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shuffling {
    /// The name of the game.
    pub(crate) title: &'static str,
    /// What is promised, in its short form.
    pub(crate) promise: String,
    /// What was typed.
    pub(crate) words: String,
    /// Where and when was clicked.
    taps: Vec<Touch>,
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shuffled {
    /// The match begins.
    Deal(Contribution),
    /// Another game is wanted instead.
    Back,
    Quit,
}

impl Shuffling {
    pub(crate) const fn new(title: &'static str, promise: String) -> Self {
        Self { title, promise, words: String::new(), taps: Vec::new() }
    }

    /// How many clicks count so far.
    pub(crate) fn clicks(&self) -> usize {
        self.taps.len()
    }

    /// Whether nothing is mixed in yet.
    pub(crate) fn is_untouched(&self) -> bool {
        self.contribution().is_empty()
    }

    /// Takes note of a key; says what became of it when something did.
    pub(crate) fn key(&mut self, key: Key) -> Option<Shuffled> {
        match key {
            Key::Char(letter) if self.words.chars().count() < Contribution::MAX_CHARACTERS => {
                self.words.push(letter);
            }
            Key::Backspace => {
                self.words.pop();
            }
            Key::Enter => return Some(Shuffled::Deal(self.contribution())),
            Key::Escape => return Some(Shuffled::Back),
            Key::Interrupt => return Some(Shuffled::Quit),
            _ => {}
        }
        None
    }

    /// Takes note of a click, so many thousandths of the screen to the right and down.
    pub(crate) fn click(&mut self, x: u16, y: u16, now: Millis) {
        if self.taps.len() < Contribution::MAX_TAPS {
            self.taps.push(Touch::new(x, y, u32::try_from(now.get()).unwrap_or(u32::MAX)));
        }
    }

    fn contribution(&self) -> Contribution {
        Contribution::new(self.taps.iter().copied(), &self.words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_clicks_are_mixed_in() {
        let mut shuffling = Shuffling::new("Dark chess", "2688".to_owned());
        assert!(shuffling.is_untouched());
        for letter in "ab x".chars() {
            assert_eq!(shuffling.key(Key::Char(letter)), None);
        }
        shuffling.key(Key::Backspace);
        shuffling.click(120, 340, Millis::new(7));
        shuffling.key(Key::Up);
        let text = "taps 120,340,7\nwords ab\n";
        let Some(Shuffled::Deal(mixed)) = shuffling.key(Key::Enter) else { panic!("a deal") };
        assert_eq!(mixed.to_string(), text);
    }

    #[test]
    fn shuffling_can_be_skipped_and_left() {
        let mut shuffling = Shuffling::new("Dark chess", "2688".to_owned());
        let nothing = Shuffled::Deal(Contribution::default());
        assert_eq!(shuffling.key(Key::Enter), Some(nothing));
        assert_eq!(shuffling.key(Key::Escape), Some(Shuffled::Back));
        assert_eq!(shuffling.key(Key::Interrupt), Some(Shuffled::Quit));
    }

    #[test]
    fn more_than_counts_is_not_taken() {
        let mut shuffling = Shuffling::new("Dark chess", "2688".to_owned());
        for ms in 0..300 {
            shuffling.key(Key::Char('龍'));
            shuffling.click(1, 1, Millis::new(ms));
        }
        assert_eq!((shuffling.words.chars().count(), shuffling.clicks()), (200, 64));
    }
}
