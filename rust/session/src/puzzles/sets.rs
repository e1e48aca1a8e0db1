//! The sets that come with the program.

use std::sync::OnceLock;

use super::{Puzzle, read_set};

/// The games that there are puzzles of, in the order in which they are offered.
pub const PUZZLE_GAMES: &[&str] = &["draughts", "mill", "dark-chess", "three-kingdoms"];

const TEXTS: [&str; 4] = [
    include_str!("sets/draughts.txt"),
    include_str!("sets/mill.txt"),
    include_str!("sets/dark-chess.txt"),
    include_str!("sets/three-kingdoms.txt"),
];

static SETS: [OnceLock<Vec<Puzzle>>; 4] = [const { OnceLock::new() }; 4];

/// The puzzles of a game, the easiest of each set of rules first; none for a game without any.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    let Some(index) = PUZZLE_GAMES.iter().position(|known| *known == game) else { return &[] };
    // A test reads every set: what is shipped can be read.
    SETS[index].get_or_init(|| read_set(game, TEXTS[index]).unwrap_or_default())
}

/// The puzzle with this number.
pub fn puzzle(game: &str, id: u32) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.id() == id)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::puzzles::puzzle_session::check_line;

    #[test]
    fn every_puzzle_that_is_shipped_can_be_played_to_its_end_and_never_comes_back() {
        let bytes: usize = TEXTS.iter().map(|text| text.len()).sum();
        assert!(bytes <= 600_000, "{bytes}");
        for (game, text) in PUZZLE_GAMES.iter().zip(TEXTS) {
            let set = read_set(game, text).unwrap();
            let ids: HashSet<u32> = set.iter().map(Puzzle::id).collect();
            assert_eq!(ids.len(), set.len(), "{game}: two puzzles have one number");
            for puzzle in &set {
                let own = check_line(game, puzzle).unwrap();
                assert_eq!((own.first(), own.last()), (Some(&true), Some(&true)));
            }
        }
    }
}
