//! What the players mix into a shuffle.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A touch of the pieces while they are being shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Touch {
    x: u16,
    y: u16,
    ms: u32,
}

impl Touch {
    /// The right and the lower edge of the field.
    pub const EDGE: u16 = 1000;

    /// A tap so many thousandths of the field to the right and down, after so many milliseconds.
    /// What lies beyond the field is put on its edge.
    pub fn new(x: u16, y: u16, ms: u32) -> Self {
        Self { x: x.min(Self::EDGE), y: y.min(Self::EDGE), ms }
    }
}

/// What the players have added to a shuffle, so that the dealer alone does not decide it: taps,
/// words, both or nothing.
///
/// Its text is part of what a [`Shuffle`](crate::Shuffle) hashes, so that it says exactly what was
/// added and in one way only. Every line ends with a line feed:
///
/// ```text
/// taps 120,340,0 500,500,312
/// words correct horse
/// ```
///
/// - `taps` are `x,y,ms`, one space between two: thousandths of the field from the left and from
///   the top, and milliseconds since the field was shown. Numbers are decimal, without
///   leading zeros. The line is missing without taps.
/// - `words` are the rest of the line, in UTF-8 as they were typed. They neither begin nor end
///   with a space, have no two in a row, and none of the characters that break or turn a line.
///   The line is missing without words.
/// - Without either the text is the line `nothing`.
///
/// ```
/// use prise_game::{Contribution, Touch};
///
/// let added = Contribution::new([Touch::new(120, 340, 0)], " correct\n horse ");
/// assert_eq!(added.to_string(), "taps 120,340,0\nwords correct horse\n");
/// assert_eq!(added.to_string().parse(), Ok(added));
/// assert_eq!(Contribution::default().to_string(), "nothing\n");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Contribution {
    taps: Vec<Touch>,
    words: String,
}

impl Contribution {
    /// How many taps count.
    pub const MAX_TAPS: usize = 64;
    /// How many characters of the words count.
    pub const MAX_CHARACTERS: usize = 200;

    /// The first taps, as many as count, and the words without what a line of text cannot hold.
    pub fn new(taps: impl IntoIterator<Item = Touch>, words: &str) -> Self {
        Self { taps: taps.into_iter().take(Self::MAX_TAPS).collect(), words: tidy(words) }
    }

    /// The taps, in their order.
    pub fn taps(&self) -> &[Touch] {
        &self.taps
    }

    /// The words; empty without any.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Whether nothing was added: then the dealer alone has shuffled.
    pub fn is_empty(&self) -> bool {
        self.taps.is_empty() && self.words.is_empty()
    }
}

/// The words as one line: one space for all that separates them, nothing at the ends.
fn tidy(words: &str) -> String {
    let separate = words.split(|letter: char| {
        letter.is_whitespace() || letter.is_control() || turns_the_line(letter)
    });
    let line = separate.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let line: String = line.chars().take(Contribution::MAX_CHARACTERS).collect();
    line.trim_end().to_owned()
}

/// Characters that make text run the other way: two lines that look alike could differ.
const fn turns_the_line(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing\n");
        }
        if !self.taps.is_empty() {
            f.write_str("taps")?;
            for Touch { x, y, ms } in &self.taps {
                write!(f, " {x},{y},{ms}")?;
            }
            f.write_str("\n")?;
        }
        if !self.words.is_empty() {
            writeln!(f, "words {}", self.words)?;
        }
        Ok(())
    }
}

impl FromStr for Contribution {
    type Err = ContributionError;

    fn from_str(text: &str) -> Result<Self, ContributionError> {
        let mut lines = text.lines();
        let mut line = lines.next().ok_or(ContributionError::Nothing)?;
        let mut taps = Vec::new();
        let mut words = "";
        if line != "nothing" {
            if let Some(list) = line.strip_prefix("taps ") {
                let read = |tap| read_tap(tap).ok_or_else(|| ContributionError::tap(tap));
                taps = list.split(' ').map(read).collect::<Result<_, _>>()?;
                line = lines.next().unwrap_or_default();
            }
            if let Some(rest) = line.strip_prefix("words ") {
                words = rest;
            }
        }
        let contribution = Self::new(taps, words);
        if contribution.to_string() == text {
            Ok(contribution)
        } else {
            Err(ContributionError::OtherForm)
        }
    }
}

fn read_tap(text: &str) -> Option<Touch> {
    let mut numbers = text.split(',');
    let (x, y) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    let tap = Touch::new(x, y, numbers.next()?.parse().ok()?);
    numbers.next().is_none().then_some(tap)
}

/// What is wrong with the text of a contribution.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ContributionError {
    /// There is no text; adding nothing has one.
    #[error("it is not said what the players have mixed in, if only 'nothing'")]
    Nothing,
    /// It is no tap.
    #[error("'{0}' is not a tap")]
    Touch(String),
    /// It says something, but not in the one way in which it is written.
    #[error("what the players have mixed in is not written as it was hashed")]
    OtherForm,
}

impl ContributionError {
    fn tap(text: &str) -> Self {
        Self::Touch(text.chars().take(40).flat_map(char::escape_debug).collect())
    }
}
