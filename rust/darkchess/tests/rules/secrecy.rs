//! Nobody can learn what lies under a face-down piece before it is turned up.

use prise_darkchess::{Classic, ClassicOptions, DarkChess, Move, RuleSet, ThreeKingdoms};
use prise_game::Game;

use crate::support::{Dice, games_to_play};

/// The same game with the identities of two face-down pieces swapped, and the two points.
fn with_two_swapped<R: RuleSet>(
    game: &DarkChess<R>,
    dice: &mut Dice,
) -> Option<(DarkChess<R>, [Move; 2])> {
    let text = game.write();
    let mut fields: Vec<String> = text.split('/').map(str::to_owned).collect();
    let mut hidden: Vec<char> = fields[1].chars().collect();
    let points: Vec<_> = game.position().face_down().iter().collect();
    if points.len() < 2 {
        return None;
    }
    let (first, second) = (dice.below(points.len()), dice.below(points.len()));
    if hidden[first] == hidden[second] {
        return None;
    }
    hidden.swap(first, second);
    fields[1] = hidden.into_iter().collect();
    let swapped = DarkChess::read(game.rules(), &fields.join("/")).unwrap();
    Some((swapped, [points[first], points[second]].map(|at| Move::Flip { at })))
}

/// Plays on both and sees that everything a player could look at is the same, until one of the
/// two pieces is turned up.
fn public_behaviour_is_the_same<R: RuleSet>(mut game: DarkChess<R>, dice: &mut Dice) -> bool {
    for _ply in 0..dice.below(40) {
        let mv = dice.choose(&game, 1);
        game.play_unchecked(mv);
        if game.outcome().is_some() {
            return false;
        }
    }
    // Both are read from text, so that both have the same memory of earlier positions.
    let mut game = DarkChess::<R>::read(game.rules(), &game.write()).unwrap();
    let Some((mut other, watched)) = with_two_swapped(&game, dice) else { return false };
    assert_ne!(game, other, "the dealer's values differ");
    loop {
        assert_eq!(game.public(), other.public());
        assert_eq!(format!("{game:?}"), format!("{other:?}"));
        assert_eq!(game.pieces(), other.pieces());
        assert_eq!(game.legal_moves(), other.legal_moves());
        assert_eq!(game.outcome(), other.outcome());
        if game.outcome().is_some() {
            return false;
        }
        let mv = dice.choose(&game, 1);
        assert_eq!(game.info(mv), other.info(mv));
        let (steps, other_steps) = (game.play(mv).unwrap(), other.play(mv).unwrap());
        if watched.contains(&mv) {
            assert_ne!(steps, other_steps);
            assert_ne!(game.public(), other.public());
            return true;
        }
        assert_eq!(steps, other_steps);
    }
}

#[test]
fn b1_swapping_two_hidden_pieces_changes_nothing_before_the_flip() {
    let games = games_to_play(500);
    let mut turned_up = 0;
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let classic = Classic::start(&ClassicOptions { tournament: true }, seed);
        turned_up += u64::from(public_behaviour_is_the_same(classic, &mut dice));
        let kingdoms = ThreeKingdoms::start(&(), seed);
        turned_up += u64::from(public_behaviour_is_the_same(kingdoms, &mut dice));
    }
    println!("{turned_up} of {games} + {games} games came to the flip");
    assert!(turned_up > games / 2);
}

#[test]
fn b1_debug_output_names_no_hidden_piece() {
    let all_general_last =
        "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@/GGMMRRNNCCPPPPPkggmmrrnncpppppcK/--/0/0";
    let first = "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@/KGGMMRRNNCCPPPPPkggmmrrnncpppppc/--/0/0";
    let debug = |text| format!("{:?}", Classic::read(&ClassicOptions::default(), text).unwrap());
    assert_eq!(debug(all_general_last), debug(first));
    assert!(debug(first).contains("Deal(secret)"));
}

#[test]
fn b1_the_public_state_knows_which_pieces_are_hidden_but_not_where() {
    let game = ThreeKingdoms::start(&(), 1);
    let other = ThreeKingdoms::start(&(), 2);
    assert_ne!(game.write(), other.write());
    assert_eq!(game.public(), other.public());
    let counts: Vec<u8> = prise_darkchess::ThreeKingdomsRules::men()
        .map(|man| game.public().position.unturned(man))
        .collect();
    assert_eq!(counts, [1, 1, 5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
}
