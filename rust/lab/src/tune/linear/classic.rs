//! What Classic's evaluation learns.

use prise_darkchess::Classic;
use prise_search::ComputerPlayer;
use prise_search::dark_chess::classic::ClassicPlayer;
use prise_search::dark_chess::classic::endings;
use prise_search::dark_chess::classic::evaluation::Weights;
use prise_search::dark_chess::classic::evaluation::terms::{RED, TERMS, UNIT, material, places};

use super::{Counts, Linear};

/// By this many moves without progress an advantage is worth nothing, as the search has it.
const PATIENCE: f32 = 400.0;

impl Linear for Classic {
    // As in the source: men, late men, pairs, safe men, room, hunts twice four times, aims, ambushes,
    // turn.
    const ROWS: &'static [usize] = &[7, 7, 6, 5, 4, 3, 2, 1, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 2, 2, 1];

    fn counts(game: &Self) -> Option<Counts> {
        let position = game.position();
        let army = position.army_of(position.to_move())?;
        if endings::prospect(position).is_some() {
            return None;
        }
        let left = (PATIENCE - f32::from(position.quiet())).max(0.0) / PATIENCE;
        let unit = left / UNIT as f32;
        let mut row = [0.0; TERMS];
        let sign = if army == RED { 1.0 } else { -1.0 };
        material(position, |term, count| row[term] += sign * count as f32 * unit);
        places(position, army, |term, count| row[term] += count as f32 * unit);
        Some((0..).zip(row).filter(|(_, count)| *count != 0.0).collect())
    }

    fn in_use() -> Vec<i32> {
        Weights::default().0.to_vec()
    }

    fn player_with(weights: &[i32]) -> Box<dyn ComputerPlayer<Self>> {
        Box::new(ClassicPlayer::new(Weights(std::array::from_fn(|term| weights[term]))))
    }
}

#[cfg(test)]
mod tests {
    use prise_darkchess::ClassicOptions;
    use prise_game::Game;

    use super::*;

    fn counts(cells: &str) -> Option<Counts> {
        let game = Classic::read(&ClassicOptions::default(), &format!("{cells}/-/rb/0/0"));
        Classic::counts(&game.unwrap())
    }

    #[test]
    fn what_the_table_of_endings_scales_is_not_learned_from() {
        assert!(counts(&format!("G.m.R.r.{}", ".".repeat(24))).is_none());
        assert!(counts(&format!("G.m.R.r.P{}", ".".repeat(23))).is_some());
    }
}
