//! What mill's evaluation learns: a table for plain rules, then one for extra captures.

use std::sync::Arc;

use prise_mill::{DRAW_PLIES, Mill};
use prise_search::mill::evaluation::{
    STAGES, Stage, TERMS, WeightTable, Weights, is_unsettled, values,
};
use prise_search::mill::{Endings, Knowledge};
use prise_search::{AlphaBetaPlayer, ComputerPlayer};

use super::{Counts, Linear};

const TABLE: usize = TERMS * STAGES;
const TABLE_MEGABYTES: usize = 4;

/// In the text a term has a row with a column for each stage, as in the source.
const fn place(table: usize, term: usize, stage: usize) -> usize {
    table * TABLE + term * STAGES + stage
}

impl Linear for Mill {
    const ROWS: &'static [usize] = &[STAGES; 2 * TERMS];

    fn counts(game: &Self) -> Option<Counts> {
        let position = game.position();
        if is_unsettled(position) {
            return None;
        }
        let table = usize::from(position.rules().has_extra_captures());
        let stage = Stage::of(position) as usize;
        // An advantage fades as the draw comes nearer: so do its terms.
        let fade = 1.0 - f32::from(position.plies().min(DRAW_PLIES)) / f32::from(2 * DRAW_PLIES);
        let counted = values(position).into_iter().enumerate();
        let counted = counted.filter(|(_, value)| *value != 0);
        Some(
            counted
                .map(|(term, value)| (place(table, term, stage) as u16, value as f32 * fade))
                .collect(),
        )
    }

    fn in_use() -> Vec<i32> {
        let weights = Weights::default();
        let mut row = vec![0; 2 * TABLE];
        for (table, by_stage) in [weights.plain, weights.extra].into_iter().enumerate() {
            for (stage, by_term) in by_stage.into_iter().enumerate() {
                for (term, weight) in by_term.into_iter().enumerate() {
                    row[place(table, term, stage)] = weight;
                }
            }
        }
        row
    }

    fn player_with(weights: &[i32]) -> Box<dyn ComputerPlayer<Self>> {
        let table = |table| -> WeightTable {
            std::array::from_fn(|stage| {
                std::array::from_fn(|term| weights[place(table, term, stage)])
            })
        };
        let weights = Weights { plain: table(0), extra: table(1) };
        let knowledge = Knowledge::new(weights, Endings::default());
        Box::new(AlphaBetaPlayer::<Self>::new(Arc::new(knowledge), TABLE_MEGABYTES))
    }
}

#[cfg(test)]
mod tests {
    use prise_game::{Game, Seat};
    use prise_mill::MillRules;

    use super::*;

    #[test]
    fn counts_times_weights_are_the_evaluation() {
        let weights = Mill::in_use();
        for rules in [MillRules::PLAIN, MillRules::default()] {
            let mut game = Mill::start(&rules, 0);
            for ply in 0..40 {
                if let Some(counts) = Mill::counts(&game) {
                    let sum: f32 = counts
                        .iter()
                        .map(|(place, count)| weights[usize::from(*place)] as f32 * count)
                        .sum();
                    let known = Weights::default().evaluate(game.position()) as f32;
                    assert!((sum - known).abs() <= 1.0, "{sum} {known} {}", game.write());
                }
                let moves = game.legal_moves();
                if game.outcome().is_some() || moves.is_empty() {
                    break;
                }
                game.play_unchecked(moves[ply * 7 % moves.len()]);
            }
            assert!(game.to_move() == Seat::FIRST || game.to_move() == Seat::SECOND);
        }
    }
}
