//! How a set of puzzles is written: see `docs/puzzle-format.md`.

use std::fmt::Write as _;

use thiserror::Error;

use super::{Aim, Puzzle, Themes};

/// What the first line begins with.
const MAGIC: &str = "prise-puzzles 1 ";
/// What a line of rules begins with.
const RULES: &str = "rules ";
/// No puzzle is easier or harder than this.
const DIFFICULTIES: std::ops::RangeInclusive<u16> = 100..=4_000;
/// No solution is longer.
const LONGEST_LINE: usize = 64;

/// What is wrong with a set, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct SetError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: SetProblem,
}

/// What can be wrong with a line of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetProblem {
    /// The first line does not name the format, version 1.
    #[error("not a set of puzzles")]
    Header,
    /// The set is for another game.
    #[error("puzzles of another game")]
    Game,
    /// The line has not the three fields of a puzzle.
    #[error("expected three fields between tabs")]
    Fields,
    /// The first field is not difficulty, aim and themes.
    #[error("expected difficulty, aim and themes")]
    Head,
    /// There is no position.
    #[error("no position")]
    Position,
    /// There is no solution, or a longer one than there can be.
    #[error("no solution, or one that is too long")]
    Line,
}

/// Writes a set. Puzzles with the same rules should stand together.
pub fn write_set<'a>(game: &str, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> String {
    let mut text = format!("{MAGIC}{game}\n");
    let mut rules = "";
    for puzzle in puzzles {
        if puzzle.rules != rules {
            rules = &puzzle.rules;
            // A text takes everything.
            _ = writeln!(text, "{RULES}{rules}");
        }
        let (aim, themes) = (puzzle.aim.letter(), puzzle.themes.bits());
        let (difficulty, position) = (puzzle.difficulty, &puzzle.position);
        let line = puzzle.line.join(" ");
        _ = writeln!(text, "{difficulty} {aim} {themes:x}\t{position}\t{line}");
    }
    text
}

/// Reads a set of this game. It does not know the game: whether positions and moves are possible
/// is seen when a puzzle is taken up.
///
/// # Errors
/// Says which line is wrong, and why.
pub fn read_set(game: &str, text: &str) -> Result<Vec<Puzzle>, SetError> {
    let mut lines = (1..).zip(text.lines());
    let header = lines.next().and_then(|(_, line)| line.strip_prefix(MAGIC));
    let problem = match header {
        None => Some(SetProblem::Header),
        Some(named) if named != game => Some(SetProblem::Game),
        Some(_) => None,
    };
    if let Some(problem) = problem {
        return Err(SetError { line: 1, problem });
    }
    let mut rules = "";
    let mut puzzles = Vec::new();
    for (number, line) in lines {
        if let Some(named) = line.strip_prefix(RULES) {
            rules = named;
        } else {
            let puzzle = read_puzzle(rules, line);
            puzzles.push(puzzle.map_err(|problem| SetError { line: number, problem })?);
        }
    }
    Ok(puzzles)
}

fn read_puzzle(rules: &str, text: &str) -> Result<Puzzle, SetProblem> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [head, position, line] = fields[..] else { return Err(SetProblem::Fields) };
    let head: Vec<&str> = head.split(' ').collect();
    let [difficulty, aim, themes] = head[..] else { return Err(SetProblem::Head) };
    let difficulty = difficulty.parse().ok().filter(|it| DIFFICULTIES.contains(it));
    let themes = u32::from_str_radix(themes, 16).ok().and_then(Themes::from_bits);
    let (Some(difficulty), Some(aim), Some(themes)) = (difficulty, Aim::of_letter(aim), themes)
    else {
        return Err(SetProblem::Head);
    };
    if position.is_empty() {
        return Err(SetProblem::Position);
    }
    let line: Vec<String> = line.split(' ').map(str::to_owned).collect();
    if line.len() > LONGEST_LINE || line.iter().any(String::is_empty) {
        return Err(SetProblem::Line);
    }
    Ok(Puzzle {
        rules: rules.to_owned(),
        position: position.to_owned(),
        line,
        aim,
        themes,
        difficulty,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Theme;

    fn puzzles() -> Vec<Puzzle> {
        let puzzle = |rules: &str, position: &str, aim| Puzzle {
            rules: rules.to_owned(),
            position: position.to_owned(),
            line: vec!["d6".to_owned(), "xa7".to_owned()],
            aim,
            themes: [Theme::Short, Theme::Block].into_iter().collect(),
            difficulty: 1_234,
        };
        vec![
            puzzle("", "a b c", Aim::Win),
            puzzle("", "d", Aim::Save),
            puzzle("custodian=0", "a b c", Aim::Bet),
        ]
    }

    #[test]
    fn what_is_written_is_read() {
        let text = write_set("mill", &puzzles());
        assert_eq!(
            text,
            "prise-puzzles 1 mill\n\
             1234 w 4010\ta b c\td6 xa7\n\
             1234 s 4010\td\td6 xa7\n\
             rules custodian=0\n\
             1234 b 4010\ta b c\td6 xa7\n"
        );
        assert_eq!(read_set("mill", &text), Ok(puzzles()));
        let ids: std::collections::HashSet<u32> = puzzles().iter().map(Puzzle::id).collect();
        assert_eq!(ids.len(), 3, "rules are part of a puzzle's number");
    }

    #[test]
    fn a_damaged_line_is_named() {
        let cases = [
            ("", SetProblem::Header),
            ("prise-puzzles 2 mill\n", SetProblem::Header),
            ("prise-puzzles 1 draughts\n", SetProblem::Game),
        ];
        for (text, problem) in cases {
            assert_eq!(read_set("mill", text), Err(SetError { line: 1, problem }), "{text}");
        }
        let cases = [
            ("", SetProblem::Fields),
            ("1234 w 0\tp", SetProblem::Fields),
            ("1234 w\tp\tm", SetProblem::Head),
            ("99 w 0\tp\tm", SetProblem::Head),
            ("1234 ww 0\tp\tm", SetProblem::Head),
            ("1234 w f0000000\tp\tm", SetProblem::Head),
            ("1234 w 0\t\tm", SetProblem::Position),
            ("1234 w 0\tp\t", SetProblem::Line),
            ("1234 w 0\tp\tm  m", SetProblem::Line),
        ];
        for (line, problem) in cases {
            let text = format!("prise-puzzles 1 mill\n{line}\n");
            assert_eq!(read_set("mill", &text), Err(SetError { line: 2, problem }), "{line}");
        }
    }
}
