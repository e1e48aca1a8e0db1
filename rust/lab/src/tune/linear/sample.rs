//! What is learned from the games: positions with what was expected later.

use anyhow::{Context, Result};
use prise_game::Seat;

use super::play::Played;
use super::{Counts, Linear};
use crate::tune::fit::logistic;
use crate::tune::td_lambda::target;

/// A position and its target for the player to move: 1 a win, ½ a draw, 0 a loss.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) counts: Counts,
    pub(super) target: f32,
    /// How the game ended for the player to move.
    pub(super) result: f32,
}

/// How targets are made of scores.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Targets {
    /// How much the next target counts in that of a position. With 1 all targets are results.
    pub(super) lambda: f32,
    /// How many hundredths make one unit of the logistic function.
    pub(super) scale: f32,
}

impl Targets {
    /// The targets of all moments of a game, as the first player sees them.
    fn of(self, game: &Played) -> Vec<f32> {
        let mut later = game.result;
        let backwards = game.moments.iter().rev().map(|moment| {
            // A move that nobody thought about tells nothing; what came of it does.
            if let Some(score) = moment.score {
                later = target(logistic(score as f32 / self.scale), later, self.lambda);
            }
            later
        });
        let mut targets: Vec<_> = backwards.collect();
        targets.reverse();
        targets
    }

    /// The positions of a game with their targets.
    pub(super) fn samples<G: Linear>(self, game: &Played, rules: &G::Rules) -> Result<Vec<Sample>> {
        let mut samples = Vec::new();
        for (moment, target) in game.moments.iter().zip(self.of(game)) {
            let Some(text) = &moment.position else { continue };
            let position = G::read(rules, text).with_context(|| text.clone())?;
            let for_mover =
                |share: f32| if position.to_move() == Seat::FIRST { share } else { 1.0 - share };
            samples.extend(G::counts(&position).map(|counts| Sample {
                counts,
                target: for_mover(target),
                result: for_mover(game.result),
            }));
        }
        Ok(samples)
    }
}

#[cfg(test)]
mod tests {
    use prise_mill::{Mill, MillRules};

    use super::*;
    use crate::tune::linear::play::Moment;

    const WHITE: &str = "O*******/********/@******* w p p 1 8 1 8 0 0 0 0 0 0 0 0 2";
    const BLACK: &str = "O*******/********/@*****O* b p p 2 7 1 8 0 0 0 0 0 0 0 0 2";

    fn moment(score: Option<i32>, position: Option<&str>) -> Moment {
        Moment { score, position: position.map(str::to_owned) }
    }

    /// One that White wins, with two moves in a row of one side.
    fn game() -> Played {
        let moments = vec![
            moment(None, None),
            moment(Some(-50), Some(WHITE)),
            moment(Some(20), Some(BLACK)),
            moment(Some(80), None),
            moment(Some(120), Some(BLACK)),
        ];
        Played { moments, result: 1.0 }
    }

    fn targets(lambda: f32) -> Vec<f32> {
        let samples = Targets { lambda, scale: 100.0 }.samples::<Mill>(&game(), &MillRules::PLAIN);
        samples.unwrap().into_iter().map(|sample| sample.target).collect()
    }

    fn close(found: &[f32], wanted: &[f32]) {
        assert_eq!(found.len(), wanted.len());
        for (found, wanted) in found.iter().zip(wanted) {
            assert!((found - wanted).abs() < 1e-6, "{found} {wanted}");
        }
    }

    #[test]
    fn with_a_lambda_of_one_the_result_is_all() {
        close(&targets(1.0), &[1.0, 0.0, 0.0]);
    }

    #[test]
    fn with_a_lambda_of_zero_the_score_is_all_and_turned_to_the_mover() {
        let share = |score: f32| 1.0 / (1.0 + (-score).exp());
        close(&targets(0.0), &[share(-0.5), share(-0.2), share(-1.2)]);
    }

    #[test]
    fn what_comes_later_counts_by_its_distance_whoever_moves() {
        let share = |score: f32| 1.0 / (1.0 + (-score).exp());
        let last = 0.5 * share(1.2) + 0.5;
        let second = 0.5 * share(0.2) + 0.25 * share(0.8) + 0.25 * last;
        close(&targets(0.5), &[0.5 * share(-0.5) + 0.5 * second, 1.0 - second, 1.0 - last]);
    }

    #[test]
    fn a_move_by_lot_hands_on_what_comes_later() {
        let game = game();
        let targets = Targets { lambda: 0.7, scale: 100.0 }.of(&game);
        assert_eq!(targets.len(), game.moments.len());
        close(&targets[..1], &targets[1..2]);
    }

    #[test]
    fn the_scale_tells_how_much_a_score_promises() {
        let of = |scale| Targets { lambda: 0.0, scale }.of(&game())[4];
        assert!(of(50.0) > of(100.0) && of(100.0) > of(200.0) && of(200.0) > 0.5);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let game = Played { moments: vec![moment(Some(1), Some("x"))], result: 0.5 };
        let targets = Targets { lambda: 0.9, scale: 100.0 };
        assert!(targets.samples::<Mill>(&game, &MillRules::PLAIN).is_err());
    }
}
