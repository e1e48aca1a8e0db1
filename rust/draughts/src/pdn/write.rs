//! Writing games.

use std::fmt;

use super::PdnGame;
use crate::{Color, Position};

/// The tags that follow from the game itself.
pub(super) const OWN_TAGS: [&str; 4] = ["FEN", "Result", "GameType", "SetUp"];

/// The tags that every game has, in their order; unknown ones are written as `?`.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

const LINE: usize = 80;

/// The game in export form: tags, an empty line, the moves in lines of at most 80 characters
/// (longer only where one word or comment is longer), and an empty line.
impl fmt::Display for PdnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in ROSTER {
            tag(f, name, self.tag(name).unwrap_or("?"))?;
        }
        tag(f, "Result", self.result().text())?;
        tag(f, "GameType", "20")?;
        for (name, value) in self.tags().iter().filter(|(name, _)| !ROSTER.contains(&name.as_str()))
        {
            tag(f, name, value)?;
        }
        if *self.start() != Position::start() {
            tag(f, "SetUp", "1")?;
            tag(f, "FEN", &self.start().to_string())?;
        }
        writeln!(f)?;
        let mut lines = Lines { f, column: 0 };
        self.write_moves(&mut lines)?;
        lines.word(self.result().text())?;
        writeln!(f, "\n")
    }
}

impl PdnGame {
    fn write_moves(&self, lines: &mut Lines<'_, '_>) -> fmt::Result {
        let mut position = *self.start();
        let mut number = 1;
        // Black's move needs its number only where White's was not just before it.
        let mut after_white = false;
        for mv in self.moves() {
            for comment in &mv.before {
                lines.comment(comment)?;
                after_white = false;
            }
            match (position.to_move(), after_white) {
                (Color::White, _) => lines.word(&format!("{number}."))?,
                (Color::Black, false) => lines.word(&format!("{number}..."))?,
                (Color::Black, true) => {}
            }
            lines.word(&position.notation(mv.mv))?;
            for glyph in &mv.glyphs {
                lines.word(&format!("${glyph}"))?;
            }
            for variation in &mv.variations {
                lines.word(&format!("({variation})"))?;
            }
            for comment in &mv.comments {
                lines.comment(comment)?;
            }
            after_white = position.to_move() == Color::White
                && mv.comments.is_empty()
                && mv.variations.is_empty();
            if position.to_move() == Color::Black {
                number += 1;
            }
            position.play_unchecked(mv.mv);
        }
        Ok(())
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    writeln!(f, "[{name} \"{value}\"]")
}

/// Words with spaces between them, broken into lines.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > LINE {
            self.newline()?;
        }
        if self.column > 0 {
            self.f.write_str(" ")?;
            self.column += 1;
        }
        self.column += length;
        self.f.write_str(word)
    }

    /// A brace cannot stand inside braces: such a comment takes the rest of a line.
    fn comment(&mut self, text: &str) -> fmt::Result {
        if text.contains('}') {
            self.word(&format!("; {}", text.replace(['\n', '\r'], " ")))?;
            self.newline()
        } else {
            self.word(&format!("{{{text}}}"))
        }
    }

    fn newline(&mut self) -> fmt::Result {
        self.column = 0;
        self.f.write_str("\n")
    }
}
