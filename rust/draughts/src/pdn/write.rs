//! Writing games.

use std::fmt;

use super::token::in_one_line;
use super::{NodeId, PdnGame, Step, Tree};
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
        tag(f, "Result", self.result.text())?;
        tag(f, "GameType", "20")?;
        for (name, value) in self.tags().iter().filter(|(name, _)| !ROSTER.contains(&name.as_str()))
        {
            tag(f, name, value)?;
        }
        let start = self.tree.start();
        if *start != Position::start() {
            tag(f, "SetUp", "1")?;
            tag(f, "FEN", &start.to_string())?;
        }
        writeln!(f)?;
        let mut lines = Lines::new(f);
        lines.tree(&self.tree)?;
        lines.word(self.result.text())?;
        writeln!(f, "\n")
    }
}

/// The moves with their variations and notes, without tags and result.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Lines::new(f).tree(self)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Words with spaces between them, broken into lines.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// Parentheses that go with the next word.
    opening: String,
    /// Whether White's move was just written, so that Black's needs no number.
    after_white: bool,
}

/// What is left to write. Trees may be deep, so they are not written by functions that call
/// themselves.
enum Job {
    Step { node: NodeId, before: Position, number: usize },
    Open,
    Close,
}

impl<'a, 'b> Lines<'a, 'b> {
    fn new(f: &'a mut fmt::Formatter<'b>) -> Self {
        Self { f, column: 0, opening: String::new(), after_white: false }
    }

    fn tree(&mut self, tree: &Tree) -> fmt::Result {
        let root = tree.notes(NodeId::ROOT);
        self.glyphs(&root.glyphs)?;
        self.comments(&root.comments)?;
        let first = tree.children(NodeId::ROOT).first().copied();
        if matches!(first.and_then(|node| tree.step(node)), Some(Step::SetUp(_)))
            && *tree.start() == Position::start()
        {
            // A position that is set up first of all would be taken for the start.
            self.set_up(tree.start())?;
        }
        let step = |node| Job::Step { node, before: *tree.start(), number: 1 };
        let mut jobs: Vec<_> = first.into_iter().map(step).collect();
        while let Some(job) = jobs.pop() {
            match job {
                Job::Open => {
                    self.opening.push('(');
                    self.after_white = false;
                }
                Job::Close => self.close()?,
                Job::Step { node, before, number } => {
                    self.step(tree, node, &before, number)?;
                    Self::plan(tree, node, before, number, &mut jobs);
                }
            }
        }
        Ok(())
    }

    /// What comes after a step: the variations of it, if it is of the line, and the next one.
    fn plan(tree: &Tree, node: NodeId, before: Position, number: usize, jobs: &mut Vec<Job>) {
        let (after, next_number) = match tree.step(node) {
            Some(Step::Move(mv)) => {
                (before.after(mv), number + usize::from(before.to_move() == Color::Black))
            }
            Some(Step::SetUp(position)) => (position, number),
            None => (before, number),
        };
        if let Some(next) = tree.children(node).first() {
            jobs.push(Job::Step { node: *next, before: after, number: next_number });
        }
        let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
        let variations = siblings.strip_prefix(&[node]).unwrap_or_default();
        for variation in variations.iter().rev() {
            jobs.push(Job::Close);
            jobs.push(Job::Step { node: *variation, before, number });
            jobs.push(Job::Open);
        }
    }

    fn step(&mut self, tree: &Tree, node: NodeId, before: &Position, number: usize) -> fmt::Result {
        let notes = tree.notes(node);
        self.comments(&notes.before)?;
        match tree.step(node) {
            Some(Step::Move(mv)) => {
                match (before.to_move(), self.after_white) {
                    (Color::White, _) => self.word(&format!("{number}."))?,
                    (Color::Black, false) => self.word(&format!("{number}..."))?,
                    (Color::Black, true) => {}
                }
                self.word(&before.notation(mv))?;
                self.after_white = before.to_move() == Color::White;
            }
            Some(Step::SetUp(position)) => self.set_up(&position)?,
            None => {}
        }
        self.glyphs(&notes.glyphs)?;
        self.comments(&notes.comments)
    }

    fn set_up(&mut self, position: &Position) -> fmt::Result {
        self.after_white = false;
        self.word(&format!("/FEN \"{position}\"/"))
    }

    fn glyphs(&mut self, glyphs: &[u8]) -> fmt::Result {
        glyphs.iter().try_for_each(|glyph| self.word(&format!("${glyph}")))
    }

    /// A brace cannot stand inside braces: such a comment takes the rest of a line.
    fn comments(&mut self, comments: &[String]) -> fmt::Result {
        for text in comments.iter().map(|text| in_one_line(text)).filter(|text| !text.is_empty()) {
            self.after_white = false;
            if text.contains('}') {
                self.word(&format!("; {text}"))?;
                self.newline()?;
            } else {
                self.word(&format!("{{{text}}}"))?;
            }
        }
        Ok(())
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        let opening = std::mem::take(&mut self.opening);
        let length = opening.len() + word.chars().count();
        if self.column > 0 && self.column + 1 + length > LINE {
            self.newline()?;
        }
        if self.column > 0 {
            self.f.write_str(" ")?;
            self.column += 1;
        }
        self.column += length;
        write!(self.f, "{opening}{word}")
    }

    fn close(&mut self) -> fmt::Result {
        self.after_white = false;
        if self.column + 1 > LINE {
            self.newline()?;
        }
        self.column += 1;
        self.f.write_str(")")
    }

    fn newline(&mut self) -> fmt::Result {
        self.column = 0;
        self.f.write_str("\n")
    }
}
