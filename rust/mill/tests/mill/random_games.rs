//! Random games under random rules, compared move by move with the slow reference, written and
//! read back at every moment.

use prise_game::{Game, Outcome};
use prise_mill::{Mill, MillRules};

use crate::common::{Dice, scaled};
use crate::reference::Reference;

fn outcome_of(game: &Mill) -> Option<(char, &'static str)> {
    game.outcome().map(|outcome| {
        let winner = match outcome {
            Outcome::Win { winner, .. } => ['w', 'b'][winner.index()],
            Outcome::Draw { .. } => 'd',
        };
        (winner, outcome.reason_name())
    })
}

/// Plays one random game and calls `check` at each moment of it.
fn random_game(dice: &mut Dice, rules: MillRules, mut check: impl FnMut(&Mill, &Reference)) {
    let mut game = Mill::start(&rules, 0);
    let mut reference = Reference::start(rules);
    loop {
        check(&game, &reference);
        let moves = game.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = dice.pick(&moves);
        reference.play(&mv.to_string());
        game.play(mv).unwrap();
    }
}

#[test]
fn m1_to_m8_random_games_agree_with_the_reference() {
    let mut dice = Dice(0x5eed);
    let mut ends = std::collections::BTreeMap::new();
    for _ in 0..scaled(400) {
        let rules = dice.rules();
        random_game(&mut dice, rules, |game, reference| {
            let mut legal: Vec<_> = game.legal_moves().iter().map(ToString::to_string).collect();
            legal.sort();
            let fen = game.write();
            assert_eq!(fen, reference.fen(), "{rules:?}");
            assert!(legal.iter().eq(&reference.legal()), "{rules:?} {fen} {legal:?}");
            assert_eq!(outcome_of(game), reference.outcome(), "{rules:?} {fen}");
            if let Some((_, reason)) = outcome_of(game) {
                *ends.entry(reason).or_insert(0) += 1;
            }
        });
    }
    // Random play must reach every end, or the comparison would say little about it.
    assert_eq!(ends.len(), 4, "{ends:?}");
}

/// FEN round trip and legal moves after it: with `PRISE_MILL_SCALE=100` more than 100,000
/// positions with men on the board.
#[test]
fn fr_027_random_positions_survive_the_round_trip() {
    let mut dice = Dice(0xfe27);
    let (mut positions, mut removals) = (0, 0);
    for _ in 0..scaled(60) {
        let rules = dice.rules();
        random_game(&mut dice, rules, |game, _| {
            let fen = game.write();
            let again = Mill::read(&rules, &fen).unwrap_or_else(|e| panic!("{rules:?} {fen} {e}"));
            assert_eq!(again.position(), game.position(), "{rules:?} {fen}");
            assert_eq!(again.legal_moves(), game.legal_moves(), "{rules:?} {fen}");
            assert_eq!(again.outcome(), game.outcome(), "{rules:?} {fen}");
            assert_eq!(again.write(), fen);
            positions += 1;
            removals += usize::from(game.position().removal().is_due());
        });
    }
    assert!(positions > scaled(1000) && removals > scaled(100), "{positions} {removals}");
}
