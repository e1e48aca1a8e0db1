//! How hard a puzzle is: which levels solve it, and after how many nodes a search has found it.

use prise_game::{Game, Level};
use prise_search::{ComputerPlayer, Limits, StopToken, Task};

/// The levels that try every puzzle.
pub(super) const LEVELS: [u8; 4] = [2, 4, 6, 8];

/// Whether a level plays every move of the line that is the only one.
pub(super) fn solves<G: Game>(
    player: &mut dyn ComputerPlayer<G>,
    root: &G,
    line: &[G::Move],
    only: &[bool],
    level: u8,
) -> bool {
    let Ok(level) = level.to_string().parse::<Level>() else { return false };
    let mut game = root.clone();
    player.forget();
    for (&mv, &only) in line.iter().zip(only) {
        if only {
            let task = Task::Level(level, 1);
            let thought = player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
            if thought.best != Some(mv) {
                return false;
            }
        }
        game.play_unchecked(mv);
    }
    true
}

/// After how many nodes a search prefers the move and never again another; twice the limit if it
/// does not within it.
pub(super) fn nodes_to_find<G: Game>(
    player: &mut dyn ComputerPlayer<G>,
    game: &G,
    first: G::Move,
    limit: u64,
) -> u64 {
    player.forget();
    let mut found_at = None;
    let task = Task::Limits(Limits::nodes(limit));
    let thought = player.play(&game.public(), task, &StopToken::default(), &mut |info| {
        if info.line.first() == Some(&first) {
            found_at.get_or_insert(info.nodes);
        } else {
            found_at = None;
        }
    });
    let found_at = found_at.unwrap_or(thought.nodes);
    if thought.best == Some(first) { found_at } else { limit * 2 }
}

/// The first estimate of the difficulty, as a rating. Twice the nodes are 60 points more, every
/// level that fails 110, every further move 25.
pub(super) fn estimate(levels: [bool; 4], nodes: u64, solver_moves: usize) -> u16 {
    let failing = levels.iter().filter(|solved| !**solved).count() as f64;
    let searching = ((nodes.max(8) as f64).log2() - 3.0) * 60.0;
    let moves = (solver_moves as f64 - 1.0) * 25.0;
    (600.0 + searching + failing * 110.0 + moves).clamp(400.0, 2_600.0) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_more_is_harder() {
        let easy = estimate([true; 4], 50, 1);
        assert!(easy < estimate([false, true, true, true], 50, 1));
        assert!(easy < estimate([true; 4], 500, 1));
        assert!(easy < estimate([true; 4], 50, 4));
        assert_eq!(estimate([false; 4], u64::MAX, 64), 2_600);
    }
}
