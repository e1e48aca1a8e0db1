//! A beginner's heuristic: takes the most it can, and leaves the least to be taken at once.

use prise_game::{Game, MoveKind, SplitMix64};

use super::material::{gain, played};

/// The move of a greedy player; of several that look alike, one by lot.
pub(super) fn greedy<G: Game>(game: &G, lot: &mut SplitMix64) -> Option<G::Move> {
    let moves = game.legal_moves();
    let scores: Vec<_> = moves.iter().map(|mv| gain(game, *mv) - left_behind(game, *mv)).collect();
    let best = scores.iter().max().copied();
    let best: Vec<_> =
        moves.into_iter().zip(scores).filter(|(_, score)| Some(*score) == best).collect();
    lot.choose(&best).map(|(mv, _)| mv)
}

/// The most that can be taken in answer. What a flip turns up is not looked at.
fn left_behind<G: Game>(game: &G, mv: G::Move) -> i32 {
    if game.info(mv).kind == MoveKind::Flip {
        return 0;
    }
    let next = played(game, mv);
    if next.to_move() == game.to_move() {
        return 0;
    }
    next.legal_moves().into_iter().map(|reply| gain(&next, reply)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use prise_draughts::{Draughts, DrawRules};
    use prise_mill::{Mill, MillRules};

    use super::*;

    fn answers<G: Game>(game: &G) -> Vec<String> {
        let mut lot = SplitMix64::new(1);
        let mut found: Vec<_> = (0..60).filter_map(|_| greedy(game, &mut lot)).collect();
        found.sort_by_key(|mv| game.notation(*mv));
        found.dedup();
        found.into_iter().map(|mv| game.notation(mv)).collect()
    }

    #[test]
    fn it_does_not_leave_a_man_to_be_taken() {
        // 32-27 and 32-28 both step in front of a man with an empty square behind it.
        let game = Draughts::read(&DrawRules::Standard, "W:W32,46:B22,23").unwrap();
        let answers = answers(&game);
        assert!(!answers.is_empty());
        assert!(answers.iter().all(|text| text.starts_with("46")), "{answers:?}");
    }

    #[test]
    fn it_closes_a_mill() {
        let game = Mill::read(
            &MillRules::PLAIN,
            "********/********/OO*@@*** w p p 2 7 2 7 0 0 0 0 0 0 0 0 3",
        )
        .unwrap();
        assert_eq!(answers(&game), ["a7"]);
    }
}
