//! Any text as what was saved of a player's puzzles: a puzzle goes on from it or begins anew, and
//! results can be added to it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_session::puzzles::{PUZZLE_GAMES, PuzzleProgress, PuzzleSession, Verdict, pick, puzzles};

fuzz_target!(|text: &str| {
    let Ok(progress) = serde_json::from_str::<PuzzleProgress>(text) else { return };
    let mut progress = progress.sound();
    for game in PUZZLE_GAMES {
        let set = puzzles(game);
        let day = progress.streak_day;
        let _ = (pick::due(set, &progress, day), progress.streak_on(day), progress.weak_themes());
        let next = pick::next(set, &progress, None, 1).expect("there is always one");
        if let Some(unfinished) = &progress.unfinished {
            let session = PuzzleSession::resume(game, next, unfinished).expect("a sound puzzle");
            assert!(session.verdict().is_none());
            assert!(session.can_advance() || !session.view().expect("a view").legal.infos.is_empty());
        }
        progress.finish(next, Verdict::Solved, day);
        assert!(progress.rating.is_sane());
    }
});
