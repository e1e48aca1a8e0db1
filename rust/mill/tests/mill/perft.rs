//! Perft figures from the start, a removal being a ply.

use prise_game::{Game, Rules};
use prise_mill::{Mill, MillRules, Move, Position};

const PLAIN: [u64; 6] = [24, 552, 12_144, 255_024, 5_100_480, 96_223_680];
const DEFAULT: [u64; 6] = [24, 552, 12_144, 254_384, 5_050_112, 94_057_424];

/// Leaves at `depth`, with one reusable list of moves a level.
fn perft(position: &Position, lists: &mut [Vec<Move>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else { return 1 };
    moves.clear();
    position.generate(moves);
    if deeper.is_empty() {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| {
            let mut next = *position;
            next.play_unchecked(*mv);
            perft(&next, deeper)
        })
        .sum()
}

fn figures(rules: MillRules) -> [u64; 6] {
    [1, 2, 3, 4, 5, 6].map(|depth| perft(&Position::start(rules), &mut vec![Vec::new(); depth]))
}

#[test]
fn perft_plain() {
    assert_eq!(figures(MillRules::from_text("custodian=0,intervention=0").unwrap()), PLAIN);
}

#[test]
fn perft_default() {
    assert_eq!(figures(MillRules::default()), DEFAULT);
}

#[test]
fn perft_by_the_game_interface() {
    for (rules, figures) in [(MillRules::PLAIN, PLAIN), (MillRules::default(), DEFAULT)] {
        for depth in 1..=5 {
            assert_eq!(Mill::start(&rules, 0).perft(depth), figures[depth as usize - 1]);
        }
    }
}
