//! Which puzzle comes next. Time and chance are handed in.

use prise_game::SplitMix64;

use super::schedule::Day;
use super::{Puzzle, PuzzleProgress, Theme};

/// Among how many of the fitting puzzles one is drawn.
const CHOICE: usize = 12;
/// A step through a set that meets every puzzle before any twice: a prime that no set is as large
/// as.
const STRIDE: u64 = 1_000_003;
/// How long a run lasts, in milliseconds.
pub const RUN_MS: u64 = 180_000;
/// How easy a run begins, and by how much every solved puzzle makes it harder.
const RUN_START: f64 = 700.0;
const RUN_STEP: f64 = 35.0;

/// The puzzle of the day: the same for everybody who has the same set. It is one of the harder
/// half: an easy one is over before the day has begun.
pub fn daily(set: &[Puzzle], day: Day) -> Option<&Puzzle> {
    let mut harder: Vec<&Puzzle> = set.iter().collect();
    harder.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.id()));
    harder.drain(..set.len() / 2);
    let place = u64::from(day) * STRIDE % harder.len().max(1) as u64;
    harder.get(place as usize).copied()
}

/// A puzzle at the player's own strength that was not tried yet, of a theme if one is asked for.
/// When all were tried, those that were tried least come again.
pub fn next<'a>(
    set: &'a [Puzzle],
    progress: &PuzzleProgress,
    theme: Option<Theme>,
    seed: u64,
) -> Option<&'a Puzzle> {
    near(set, progress, theme, progress.level(), seed)
}

/// The next puzzle of a run in which so many were solved.
pub fn run_next<'a>(
    set: &'a [Puzzle],
    progress: &PuzzleProgress,
    solved: u32,
    seed: u64,
) -> Option<&'a Puzzle> {
    near(set, progress, None, RUN_START + RUN_STEP * f64::from(solved), seed)
}

/// The puzzles that were failed and are due again on this day, the longest due first.
pub fn due<'a>(set: &'a [Puzzle], progress: &PuzzleProgress, today: Day) -> Vec<&'a Puzzle> {
    let due_on = |puzzle: &Puzzle| progress.records.get(&puzzle.id())?.again.map(|it| it.due);
    let mut due: Vec<(Day, &Puzzle)> = set
        .iter()
        .filter_map(|puzzle| due_on(puzzle).map(|day| (day, puzzle)))
        .filter(|(day, _)| *day <= today)
        .collect();
    due.sort_by_key(|(day, puzzle)| (*day, puzzle.id()));
    due.into_iter().map(|(_, puzzle)| puzzle).collect()
}

fn near<'a>(
    set: &'a [Puzzle],
    progress: &PuzzleProgress,
    theme: Option<Theme>,
    rating: f64,
    seed: u64,
) -> Option<&'a Puzzle> {
    let fits = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(theme));
    let tries = |puzzle: &Puzzle| progress.records.get(&puzzle.id()).map_or(0, |it| it.tries);
    let mut fitting: Vec<(u32, u64, &Puzzle)> = set
        .iter()
        .filter(fits)
        .map(|puzzle| {
            let distance = (progress.strength_of(puzzle).rating - rating).abs() as u64;
            (tries(puzzle), distance, puzzle)
        })
        .collect();
    fitting.sort_by_key(|(tries, distance, puzzle)| (*tries, *distance, puzzle.id()));
    let fewest = fitting.first()?.0;
    let choice: Vec<&Puzzle> = fitting
        .into_iter()
        .take_while(|(tries, ..)| *tries == fewest)
        .take(CHOICE)
        .map(|(_, _, puzzle)| puzzle)
        .collect();
    SplitMix64::new(seed).choose(&choice)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::puzzles::{Aim, Themes, Verdict};

    fn set() -> Vec<Puzzle> {
        let puzzle = |number: u16| Puzzle {
            rules: String::new(),
            position: number.to_string(),
            line: vec!["a".to_owned()],
            aim: Aim::Win,
            themes: if number.is_multiple_of(2) {
                Themes::NONE
            } else {
                [Theme::Block].into_iter().collect()
            },
            difficulty: 800 + number * 10,
        };
        (0..200).map(puzzle).collect()
    }

    #[test]
    fn the_daily_puzzle_depends_on_the_date_alone_and_no_two_are_the_same() {
        let set = set();
        assert_eq!(daily(&set, 20_000), daily(&set, 20_000));
        let days: HashSet<u32> =
            (20_000..20_100).map(|day| daily(&set, day).unwrap().id()).collect();
        assert_eq!(days.len(), 100);
        assert_eq!(daily(&[], 1), None);
    }

    #[test]
    fn the_daily_puzzle_is_one_of_the_harder_half() {
        let set = set();
        let easiest = (0..400).map(|day| daily(&set, day).unwrap().difficulty).min();
        assert_eq!(easiest, Some(800 + 100 * 10));
        assert!(daily(&set[..1], 7).is_some());
    }

    #[test]
    fn the_next_one_is_at_the_players_strength_and_new() {
        let set = set();
        let mut progress = PuzzleProgress::default();
        let mut seen = HashSet::new();
        for seed in 0..20 {
            let puzzle = next(&set, &progress, None, seed).unwrap();
            let off = (f64::from(puzzle.difficulty) - progress.level()).abs();
            assert!(off < 250.0, "{off}");
            assert!(seen.insert(puzzle.id()));
            progress.finish(puzzle, Verdict::WithHint, 1);
        }
        let themed = next(&set, &progress, Some(Theme::Block), 3).unwrap();
        assert!(themed.themes.contains(Theme::Block));
        assert_eq!(next(&set, &progress, Some(Theme::Fork), 3), None);
    }

    #[test]
    fn a_run_gets_harder() {
        let (set, progress) = (set(), PuzzleProgress::default());
        let at = |solved| run_next(&set, &progress, solved, 1).unwrap().difficulty;
        assert!(at(0) < at(10) && at(10) < at(30));
    }

    #[test]
    fn what_failed_is_due_the_next_day() {
        let set = set();
        let mut progress = PuzzleProgress::default();
        progress.finish(&set[3], Verdict::Failed, 10);
        progress.finish(&set[4], Verdict::Solved, 10);
        assert!(due(&set, &progress, 10).is_empty());
        assert_eq!(due(&set, &progress, 11), [&set[3]]);
    }
}
