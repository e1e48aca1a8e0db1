//! The games to learn from.

use prise_game::{Outcome, Seat, SplitMix64};
use prise_search::{ComputerPlayer, Limits, Score, StopToken, Task};

use super::Linear;

/// A game that was played, as the first player sees it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    /// All moments before a move, in the order in which they came.
    pub(super) moments: Vec<Moment>,
    /// How it ended: 1 won, ½ drawn, 0 lost.
    pub(super) result: f32,
}

/// A moment before a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    /// What the search made of it, in hundredths, as the first player sees it. A move drawn by lot
    /// has none: nobody thought about it.
    pub(super) score: Option<i32>,
    /// The position, if there is something to learn from it.
    pub(super) position: Option<String>,
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

/// Plays a game. There is something to learn from its quiet positions: those in which the search
/// found a move that takes nothing, so that what stands on the board is what the score and the
/// result come from.
pub(super) fn game<G: Linear>(
    player: &mut dyn ComputerPlayer<G>,
    rules: &G::Rules,
    settings: PlaySettings,
    seed: u64,
) -> Played {
    let mut lot = SplitMix64::new(seed);
    let mut game = G::start(rules, seed);
    let random_plies = lot.below(settings.random_plies + 1);
    let mut moments = Vec::new();
    for ply in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let by_lot = ply < random_plies || lot.below(settings.one_random_in.max(1)) == 0;
        let thought = if by_lot { None } else { best(player, &game, settings.nodes) };
        let drawn = || Some((lot.choose(&game.legal_moves())?, None));
        let found = thought.map(|(mv, score)| (mv, Some(score)));
        let Some((mv, score)) = found.or_else(drawn) else { break };
        let before = game.clone();
        game.play_unchecked(mv);
        let takes = game.pieces().len() < before.pieces().len();
        let teaches = score.is_some() && !takes && G::counts(&before).is_some();
        let for_first = if before.to_move() == Seat::FIRST { 1 } else { -1 };
        moments.push(Moment {
            score: score.map(|score| for_first * score.hundredths()),
            position: teaches.then(|| before.write()),
        });
    }
    let winner = game.outcome().and_then(Outcome::winner);
    let for_winner = |winner| if winner == Seat::FIRST { 1.0 } else { 0.0 };
    Played { moments, result: winner.map_or(0.5, for_winner) }
}

fn best<G: Linear>(
    player: &mut dyn ComputerPlayer<G>,
    game: &G,
    nodes: u64,
) -> Option<(G::Move, Score)> {
    let task = Task::Limits(Limits::nodes(nodes));
    let thought = player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
    Some((thought.best?, thought.score))
}

#[cfg(test)]
mod tests {
    use prise_game::Game;
    use prise_mill::{Mill, MillRules};

    use super::*;

    fn play(seed: u64) -> Played {
        let settings = PlaySettings { nodes: 60, random_plies: 4, one_random_in: 25 };
        let mut player = Mill::player_with(&Mill::in_use());
        game::<Mill>(&mut *player, &MillRules::PLAIN, settings, seed)
    }

    #[test]
    fn the_same_seed_plays_the_same_game() {
        assert_eq!(play(3), play(3));
        assert_ne!(play(3), play(4));
    }

    #[test]
    fn somebody_wins_one_game_in_six() {
        assert!((0..6).any(|seed| [0.0, 1.0].contains(&play(seed).result)));
    }

    #[test]
    fn what_is_drawn_by_lot_has_no_score_and_teaches_nothing() {
        let moments = play(5).moments;
        let (thought, drawn): (Vec<_>, Vec<_>) =
            moments.iter().partition(|moment| moment.score.is_some());
        assert!(!drawn.is_empty() && drawn.iter().all(|moment| moment.position.is_none()));
        assert!(thought.iter().filter(|moment| moment.position.is_some()).count() > 10);
    }

    #[test]
    fn scores_are_those_of_the_first_player() {
        // Whoever wins knows it at last.
        let decided: Vec<_> =
            (0..20).map(play).filter(|played| (played.result - 0.5).abs() > 0.1).collect();
        let by_first = decided.iter().filter(|played| played.result > 0.5).count();
        assert!(by_first > 0 && by_first < decided.len(), "both win one game in twenty");
        for played in decided {
            let scores = played.moments.iter().rev().filter_map(|moment| moment.score);
            for score in scores.take(3) {
                assert_eq!(score > 0, played.result > 0.5, "{score}");
            }
        }
    }

    #[test]
    fn positions_to_learn_from_can_be_read_and_have_no_capture_due() {
        for text in play(6).moments.into_iter().filter_map(|moment| moment.position) {
            let game = Mill::read(&MillRules::PLAIN, &text).unwrap();
            assert!(!game.position().removal().is_due());
        }
    }
}
