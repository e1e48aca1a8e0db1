//! The games to learn from.

use prise_game::{Outcome, Seat, SplitMix64};
use prise_search::{ComputerPlayer, Limits, StopToken, Task};

use super::{Counts, Linear};

/// A position and how its game ended for the player to move: 1 won, ½ drawn, 0 lost.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) counts: Counts,
    pub(super) result: f32,
}

/// How games are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PlaySettings {
    /// How many nodes a move gets.
    pub(super) nodes: u64,
    /// At most so many moves at the beginning are drawn by lot.
    pub(super) random_plies: usize,
    /// Later on, one move in so many is.
    pub(super) one_random_in: usize,
}

/// A game that lasts longer is called a draw.
const LONGEST: usize = 400;

/// Plays a game and returns its quiet positions: those in which the move played took nothing, so
/// that what stands on the board is what the result came from.
pub(super) fn game<G: Linear>(
    player: &mut dyn ComputerPlayer<G>,
    rules: &G::Rules,
    settings: PlaySettings,
    seed: u64,
) -> Vec<Sample> {
    let mut lot = SplitMix64::new(seed);
    let mut game = G::start(rules, seed);
    let random_plies = lot.below(settings.random_plies + 1);
    let mut kept: Vec<(Seat, Counts)> = Vec::new();
    for ply in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let by_lot = ply < random_plies || lot.below(settings.one_random_in.max(1)) == 0;
        let thought = if by_lot { None } else { best(player, &game, settings.nodes) };
        let Some(mv) = thought.or_else(|| lot.choose(&game.legal_moves())) else { break };
        let (seat, counts, pieces) = (game.to_move(), G::counts(&game), game.pieces().len());
        game.play_unchecked(mv);
        if game.pieces().len() >= pieces {
            kept.extend(counts.map(|counts| (seat, counts)));
        }
    }
    let winner = game.outcome().and_then(Outcome::winner);
    let result = |seat| winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    kept.into_iter().map(|(seat, counts)| Sample { counts, result: result(seat) }).collect()
}

fn best<G: Linear>(player: &mut dyn ComputerPlayer<G>, game: &G, nodes: u64) -> Option<G::Move> {
    let task = Task::Limits(Limits::nodes(nodes));
    player.play(&game.public(), task, &StopToken::default(), &mut |_| {}).best
}

#[cfg(test)]
mod tests {
    use prise_mill::{Mill, MillRules};

    use super::*;

    #[test]
    fn a_game_gives_both_sides_of_its_result() {
        let settings = PlaySettings { nodes: 60, random_plies: 4, one_random_in: 25 };
        let play = |seed| {
            let mut player = Mill::player_with(&Mill::in_use());
            game::<Mill>(&mut *player, &MillRules::PLAIN, settings, seed)
        };
        assert_eq!(play(3), play(3), "the same seed plays the same game");
        let games: Vec<_> = (0..6).map(play).collect();
        assert!(games.iter().all(|game| game.len() > 10));
        for game in &games {
            let first = game[0].result;
            assert!(game.iter().all(|sample| [first, 1.0 - first].contains(&sample.result)));
        }
        let decided = games.iter().filter(|game| (game[0].result - 0.5).abs() > 0.1);
        assert!(decided.count() > 0, "somebody wins one game in six");
    }
}
