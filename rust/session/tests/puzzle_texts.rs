//! Damaged sets and damaged progress do no harm.

use prise_session::puzzles::{
    PUZZLE_GAMES, Puzzle, PuzzleProgress, PuzzleSession, Stage, Verdict, pick, puzzles, read_set,
    write_set,
};
use proptest::prelude::*;

/// A few puzzles of a game as text, from anywhere in its set.
fn some(game: &str, from: usize) -> String {
    let set = puzzles(game);
    write_set(game, (0..3).map(|index| &set[(from + index * 7) % set.len()]))
}

/// One place of a text is changed, cut out or doubled.
fn damaged(text: &str, at: usize, how: u8, letter: char) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = at % letters.len();
    let (before, after) = letters.split_at(at);
    let middle = match how % 4 {
        0 => vec![letter],
        1 => vec![],
        2 => vec![after[0], after[0]],
        _ => vec![after[0], letter],
    };
    before.iter().chain(&middle).chain(&after[1..]).collect()
}

/// Plays a puzzle by its own line as far as it goes.
fn solve(game: &str, puzzle: &Puzzle) -> Option<Stage> {
    let session = PuzzleSession::start(game, puzzle).ok()?;
    for _ in 0..puzzle.line.len() {
        match session.stage() {
            Stage::YourMove => drop(session.play(session.hint()?.1).ok()?),
            Stage::Answering => drop(session.advance().ok()?),
            _ => break,
        }
    }
    Some(session.stage())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_damaged_set_is_refused_or_read_exactly(
        game in 0..PUZZLE_GAMES.len(), from in 0..2_000_usize, at in 0..2_000_usize, how: u8,
        letter in prop::char::range('\t', 'z'),
    ) {
        let game = PUZZLE_GAMES[game];
        let text = damaged(&some(game, from), at, how, letter);
        if let Ok(set) = read_set(game, &text) {
            prop_assert_eq!(read_set(game, &write_set(game, &set)), Ok(set.clone()));
            for puzzle in &set {
                // Refused, or playable to its end.
                let end = solve(game, puzzle);
                let is_solved = end.is_none_or(|end| matches!(end, Stage::Solved { by_another: false }));
                prop_assert!(is_solved);
            }
        }
    }

    #[test]
    fn whatever_was_saved_a_puzzle_goes_on_or_begins_anew(
        game in 0..PUZZLE_GAMES.len(), from in 0..2_000_usize, at in 0..600_usize, how: u8,
        letter in prop::char::range(' ', '~'),
    ) {
        let game = PUZZLE_GAMES[game];
        let set = puzzles(game);
        let puzzle = &set[from % set.len()];
        let session = PuzzleSession::start(game, puzzle).unwrap();
        let (_, solution) = session.hint().unwrap();
        session.play(solution).unwrap();
        let mut progress = PuzzleProgress { unfinished: session.unfinished(), ..PuzzleProgress::default() };
        progress.finish(&set[(from + 1) % set.len()], Verdict::Failed, 20_775);
        let json = serde_json::to_string(&progress).unwrap();
        let Ok(read) = serde_json::from_str::<PuzzleProgress>(&damaged(&json, at, how, letter)) else {
            return Ok(());
        };
        let mut read = read.sound();
        if let Some(unfinished) = &read.unfinished {
            let resumed = PuzzleSession::resume(game, puzzle, unfinished).unwrap();
            prop_assert!(resumed.verdict().is_none());
            let can_move = !resumed.view().unwrap().legal.infos.is_empty();
            prop_assert!(can_move || resumed.can_advance());
        }
        let next = pick::next(set, &read, None, 7).unwrap();
        read.finish(next, Verdict::Solved, 20_776);
        prop_assert!(read.rating.is_sane());
    }
}
