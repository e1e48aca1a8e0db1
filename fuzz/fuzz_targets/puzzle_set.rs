//! Any text as a set of puzzles: what is read is written and read as the same, and a puzzle that can
//! be set up can be solved by its own line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_session::puzzles::{PUZZLE_GAMES, PuzzleSession, Stage, read_set, write_set};

fuzz_target!(|text: &str| {
    for game in PUZZLE_GAMES {
        let Ok(set) = read_set(game, text) else { continue };
        let written = write_set(game, &set);
        assert_eq!(read_set(game, &written).expect("what was written is read"), set);
        for puzzle in set.iter().take(4) {
            let Ok(session) = PuzzleSession::start(game, puzzle) else { continue };
            for _ in 0..puzzle.line.len() {
                match session.stage() {
                    Stage::YourMove => match session.hint() {
                        Some((_, id)) => drop(session.play(id)),
                        None => break,
                    },
                    Stage::Answering => drop(session.advance()),
                    _ => break,
                }
            }
            let _ = (session.view(), session.shared(), session.handed_over());
        }
    }
});
