//! What a beginner sees: what can be taken now, and what can be taken in answer.

use prise_darkchess::{ClassicRules, Move, Position};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The move of somebody who takes what he can and leaves nothing to be taken at once, and has no
/// further plan: of several such moves one by lot. Whoever turns a piece up hopes for the best,
/// and does not see what it leaves to be taken.
pub(super) fn glance(position: &Position<ClassicRules>, seed: u64) -> Option<Move> {
    let moves = position.moves();
    let looks: Vec<_> = moves.iter().map(|mv| gain(position, *mv) - loss(position, *mv)).collect();
    let best = *looks.iter().max()?;
    let alike: Vec<_> = moves.into_iter().zip(looks).filter(|(_, look)| *look == best).collect();
    let lot = ChaCha8Rng::seed_from_u64(seed).random_range(0..alike.len());
    Some(alike[lot].0)
}

/// How many pieces a move takes: to a beginner one is like another.
fn gain(position: &Position<ClassicRules>, mv: Move) -> i32 {
    i32::from(position.taken_by(mv).is_some())
}

/// What can be taken in answer to a move.
fn loss(position: &Position<ClassicRules>, mv: Move) -> i32 {
    if matches!(mv, Move::Flip { .. }) {
        return 0;
    }
    let mut next = *position;
    next.apply(mv, |_| unreachable!("no flip"));
    next.moves().into_iter().map(|answer| gain(&next, answer)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use prise_darkchess::{Classic, ClassicOptions};
    use prise_game::Game;

    use super::*;

    fn glances(cells: &str) -> Vec<String> {
        let game = Classic::read(&ClassicOptions::default(), cells).unwrap();
        let mut seen: Vec<_> = (0..60)
            .filter_map(|seed| glance(game.position(), seed))
            .map(|mv| game.notation(mv))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        seen
    }

    #[test]
    fn a_beginner_takes_whatever_can_be_taken() {
        // The Rook may take the Horse above it or the Soldier to its right.
        let seen = glances(&format!("n...Rp..{}/-/rb/0/0", ".".repeat(24)));
        assert_eq!(seen, ["a7-a8", "a7-b7"]);
    }

    #[test]
    fn a_beginner_leaves_nothing_to_be_taken() {
        // The Soldier in the corner can only flee from the Rook beside it.
        let seen = glances(&format!("Pr..{}..@@/Gc/rb/0/0", ".".repeat(24)));
        assert!(seen.contains(&"a8-a7".to_owned()), "{seen:?}");
        // The Advisor does not step beside the General.
        let seen = glances(&format!("G.k.{}/-/rb/0/0", ".".repeat(28)));
        assert_eq!(seen, ["a8-a7"]);
    }

    #[test]
    fn a_beginner_has_no_plan() {
        let seen = glances(&format!("R...{}..@n/G/rb/0/0", ".".repeat(24)));
        assert_eq!(seen.len(), 3, "{seen:?}");
    }
}
