//! The crate and the slow referee play the same random games.

use prise_darkchess::{Classic, ClassicOptions, DarkChess, RuleSet, ThreeKingdoms};
use prise_game::{Adjudication, Game, Outcome, Seat};

use crate::referee::Referee;
use crate::support::{Dice, games_to_play};

fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { winner, reason } => format!("win {winner} {reason}"),
        Outcome::Draw { reason } => format!("draw {reason}"),
    }
}

fn compare<R: RuleSet>(mut game: DarkChess<R>, mut referee: Referee, dice: &mut Dice, style: u64) {
    for _ply in 0..400 {
        let mut moves: Vec<_> =
            game.legal_moves().into_iter().map(|mv| game.notation(mv)).collect();
        moves.sort();
        assert_eq!(moves, referee.legal(), "{}", game.write());
        assert_eq!(game.write(), referee.text());
        assert_eq!(game.outcome().map(outcome_text), referee.outcome);
        if game.outcome().is_some() {
            return;
        }
        if R::SEATS.count() == 3 && dice.below(200) == 0 {
            let seat = dice.below(3);
            if game.adjudicate(Adjudication::Resign(Seat::new(seat as u8))).is_ok() {
                referee.resign(seat);
            }
            continue;
        }
        let mv = dice.choose(&game, style);
        referee.play(&game.notation(mv));
        game.play_unchecked(mv);
    }
}

#[test]
fn classic_agrees_with_the_referee() {
    for seed in 0..games_to_play(2_000) / 20 {
        let mut dice = Dice::new(seed);
        let game = Classic::start(&ClassicOptions { tournament: seed % 2 == 0 }, seed);
        let referee = Referee::new(false, seed % 2 == 0, &game.write());
        compare(game, referee, &mut dice, seed);
    }
}

#[test]
fn three_kingdoms_agrees_with_the_referee() {
    for seed in 0..games_to_play(2_000) / 20 {
        let mut dice = Dice::new(seed);
        let game = ThreeKingdoms::start(&(), seed);
        let referee = Referee::new(true, false, &game.write());
        compare(game, referee, &mut dice, seed);
    }
}
