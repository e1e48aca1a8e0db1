//! What a player has done with the puzzles of one game.

use std::collections::BTreeMap;

use prise_store::{GameResult, Glicko};
use serde::{Deserialize, Serialize};

use super::schedule::{Day, Repetition};
use super::{Puzzle, Solving, Theme, Verdict};

/// How far the estimate of a puzzle's difficulty may be off.
const ESTIMATE: f64 = 120.0;
/// How hard the first puzzle of a player is.
const BEGINNER: f64 = 800.0;
/// How many points of the rating's history are kept.
const HISTORY: usize = 2_000;
/// From so many attempts on a theme says something.
const ENOUGH: u32 = 5;

/// What happened with one puzzle.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize, Debug)]
#[serde(default)]
pub struct PuzzleRecord {
    /// How often it was tried.
    pub tries: u32,
    /// How often it was solved without help.
    pub solved: u32,
    /// Its difficulty, moved by this player's results.
    pub strength: Option<Glicko>,
    /// When it comes again.
    pub again: Option<Repetition>,
}

/// How often a theme was tried and solved.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub struct ThemeResults {
    /// How often it was tried.
    pub tries: u32,
    /// How often it was solved without help.
    pub solved: u32,
}

/// A puzzle that was left in the middle.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Unfinished {
    /// Which one.
    pub puzzle: u32,
    /// How far it has come.
    pub solving: Solving,
}

/// All of it.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize, Debug)]
#[serde(default)]
pub struct PuzzleProgress {
    /// The player's strength at puzzles.
    pub rating: Glicko,
    /// The rating after each puzzle: day and points.
    pub history: Vec<(Day, i32)>,
    /// By the puzzle's number.
    pub records: BTreeMap<u32, PuzzleRecord>,
    /// By the theme's name.
    pub themes: BTreeMap<String, ThemeResults>,
    /// On how many days in a row a puzzle was solved, the last of them, and the most ever.
    pub streak: u32,
    /// The last day of the streak.
    pub streak_day: Day,
    /// The longest streak.
    pub best_streak: u32,
    /// The most puzzles solved in a run.
    pub best_run: u32,
    /// The day of the last daily puzzle that was finished.
    pub daily_done: Option<Day>,
    /// The puzzle that was left in the middle.
    pub unfinished: Option<Unfinished>,
}

impl PuzzleProgress {
    /// The same without numbers that no results lead to: a file may hold anything.
    #[must_use]
    pub fn sound(mut self) -> Self {
        if !self.rating.is_sane() {
            self.rating = Glicko::default();
        }
        for record in self.records.values_mut() {
            record.strength = record.strength.filter(Glicko::is_sane);
        }
        self
    }

    /// The difficulty of a puzzle for this player.
    pub fn strength_of(&self, puzzle: &Puzzle) -> Glicko {
        let estimate =
            Glicko { rating: puzzle.difficulty.into(), deviation: ESTIMATE, volatility: 0.06 };
        self.records.get(&puzzle.id()).and_then(|record| record.strength).unwrap_or(estimate)
    }

    /// How hard the puzzles should be: as hard as the player is strong, and easy for whoever has
    /// just begun.
    pub fn level(&self) -> f64 {
        if self.history.is_empty() { BEGINNER } else { self.rating.rating }
    }

    /// Writes down how a puzzle ended on this day. Only the first attempt at a puzzle counts for
    /// the ratings, on both sides.
    pub fn finish(&mut self, puzzle: &Puzzle, verdict: Verdict, today: Day) {
        let is_solved = verdict == Verdict::Solved;
        let strength = self.strength_of(puzzle);
        let record = self.records.entry(puzzle.id()).or_default();
        if record.tries == 0 {
            let score = verdict.score();
            // The first one says nothing about a player but by how it ends.
            let is_first = self.history.is_empty();
            let start = if is_first { strength.rating } else { self.rating.rating };
            let player = Glicko { rating: start, ..self.rating };
            self.rating = player.after(&[GameResult { opponent: strength, score }]);
            record.strength =
                Some(strength.after(&[GameResult { opponent: player, score: 1.0 - score }]));
            self.history.push((today, self.rating.rating.round() as i32));
            let extra = self.history.len().saturating_sub(HISTORY);
            self.history.drain(..extra);
            for theme in puzzle.themes.iter() {
                let tally = self.themes.entry(theme.name().to_owned()).or_default();
                tally.tries = tally.tries.saturating_add(1);
                tally.solved = tally.solved.saturating_add(u32::from(is_solved));
            }
        }
        self.count(puzzle, is_solved, today);
        if self.unfinished.as_ref().is_some_and(|it| it.puzzle == puzzle.id()) {
            self.unfinished = None;
        }
    }

    /// Writes down how a puzzle of a run ended on this day. It does not move the ratings.
    pub fn finish_in_run(&mut self, puzzle: &Puzzle, verdict: Verdict, today: Day) {
        self.count(puzzle, verdict == Verdict::Solved, today);
    }

    fn count(&mut self, puzzle: &Puzzle, is_solved: bool, today: Day) {
        let record = self.records.entry(puzzle.id()).or_default();
        record.tries = record.tries.saturating_add(1);
        record.solved = record.solved.saturating_add(u32::from(is_solved));
        record.again = Repetition::after(record.again, is_solved, today);
        if is_solved {
            self.extend_streak(today);
        }
    }

    fn extend_streak(&mut self, today: Day) {
        if self.streak > 0 && today <= self.streak_day {
            return;
        }
        let goes_on = self.streak > 0 && today == self.streak_day.saturating_add(1);
        self.streak = if goes_on { self.streak.saturating_add(1) } else { 1 };
        self.streak_day = today;
        self.best_streak = self.best_streak.max(self.streak);
    }

    /// The streak as it stands on this day: a day without a puzzle ends it.
    pub const fn streak_on(&self, today: Day) -> u32 {
        if today > self.streak_day.saturating_add(1) { 0 } else { self.streak }
    }

    /// The themes that were tried often enough, the weakest first, with the share that was solved.
    pub fn weak_themes(&self) -> Vec<(Theme, f64)> {
        let mut themes: Vec<(Theme, f64)> = self
            .themes
            .iter()
            .filter(|(_, tally)| tally.tries >= ENOUGH)
            .filter_map(|(name, tally)| {
                let share = f64::from(tally.solved) / f64::from(tally.tries);
                Theme::named(name).map(|theme| (theme, share))
            })
            .collect();
        themes.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        themes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Aim, Themes};

    fn puzzle(number: u16) -> Puzzle {
        Puzzle {
            rules: String::new(),
            position: number.to_string(),
            line: vec!["a".to_owned()],
            aim: Aim::Win,
            themes: [Theme::Short].into_iter().collect::<Themes>(),
            difficulty: 1_500,
        }
    }

    #[test]
    fn both_sides_move_and_only_by_the_first_attempt() {
        let mut progress = PuzzleProgress::default();
        let before = progress.strength_of(&puzzle(1));
        progress.finish(&puzzle(1), Verdict::Solved, 10);
        let rating = progress.rating;
        assert!(rating.rating > 1_500.0);
        assert!(progress.strength_of(&puzzle(1)).rating < before.rating);
        progress.finish(&puzzle(1), Verdict::Failed, 10);
        assert_eq!(progress.rating, rating);
        progress.finish(&puzzle(2), Verdict::Failed, 10);
        assert!(progress.rating.rating < rating.rating);
        assert!(progress.strength_of(&puzzle(2)).rating > before.rating);
        assert_eq!(progress.history.len(), 2);
        let json = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<PuzzleProgress>(&json).unwrap(), progress);
    }

    #[test]
    fn the_first_puzzle_starts_level_and_easy() {
        let mut progress = PuzzleProgress::default();
        assert!(progress.level() < 1_000.0, "nobody begins with the hardest");
        let easy = Puzzle { difficulty: 600, ..puzzle(1) };
        progress.finish(&easy, Verdict::Failed, 10);
        assert!((300.0..600.0).contains(&progress.rating.rating), "{:?}", progress.rating);
        assert!((progress.level() - progress.rating.rating).abs() < 1e-9);
    }

    #[test]
    fn a_streak_counts_days() {
        let mut progress = PuzzleProgress::default();
        for (number, day) in [(1, 10), (2, 10), (3, 11), (4, 12)] {
            progress.finish(&puzzle(number), Verdict::Solved, day);
        }
        progress.finish(&puzzle(5), Verdict::Failed, 13);
        assert_eq!((progress.streak_on(13), progress.streak_on(14)), (3, 0));
        progress.finish(&puzzle(6), Verdict::Solved, 20);
        assert_eq!((progress.streak, progress.best_streak), (1, 3));
    }

    #[test]
    fn numbers_that_no_results_lead_to_are_left_out() {
        let json = r#"{"rating":{"rating":1e300,"deviation":-1.0,"volatility":0.06},
            "streak":4294967295,"streak_day":9,"themes":{"short":{"tries":4294967295,"solved":0}},
            "records":{"7":{"tries":4294967295,
                "strength":{"rating":0.0,"deviation":1e9,"volatility":9.0}}}}"#;
        let mut progress = serde_json::from_str::<PuzzleProgress>(json).unwrap().sound();
        assert_eq!(progress.rating, Glicko::default());
        assert_eq!(progress.records[&7].strength, None);
        progress.finish(&puzzle(1), Verdict::Solved, 10);
        assert!(progress.rating.is_sane());
        assert_eq!(progress.streak, u32::MAX);
    }

    #[test]
    fn weak_themes_need_some_attempts() {
        let mut progress = PuzzleProgress::default();
        for number in 0..4 {
            progress.finish(&puzzle(number), Verdict::Failed, 1);
        }
        assert!(progress.weak_themes().is_empty());
        progress.finish(&puzzle(9), Verdict::Solved, 1);
        assert_eq!(progress.weak_themes(), [(Theme::Short, 0.2)]);
    }
}
