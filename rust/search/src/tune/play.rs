//! Games against oneself.

use prise_draughts::{Color, Draughts, DrawRules};
use prise_game::{Game, Seat};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Sample;
use crate::alphabeta::{AlphaBeta, Known, Tension};
use crate::{Limits, Searcher, StopToken};

/// How a game against oneself is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaySettings {
    /// How many nodes each move gets.
    pub nodes: u64,
    /// The most random moves at the beginning.
    pub random_plies: u32,
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self { nodes: 2_000, random_plies: 12 }
    }
}

/// A game is given up when the score has been beyond this for some plies.
const HOPELESS: i32 = 450;
/// How many plies in a row a game must be hopeless.
const HOPELESS_PLIES: u32 = 6;
/// A game that lasts longer is called a draw.
const LONGEST: u32 = 160;

/// Plays one game and returns its calm positions. The seed decides the opening.
pub fn play_game(
    searcher: &mut Searcher<Draughts>,
    settings: PlaySettings,
    seed: u64,
) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Draughts::start(&DrawRules::Standard, 0);
    for _ in 0..rng.random_range(2..=settings.random_plies.max(2)) {
        if let Some(&mv) = game.legal_moves().choose(&mut rng) {
            game.play_unchecked(mv);
        }
    }
    let stop = StopToken::default();
    let mut samples = Vec::new();
    let mut hopeless = 0;
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let node = Draughts::root(&game).node;
        let sign = if game.position().to_move() == Color::White { 1 } else { -1 };
        if let Some(known) = Draughts::look_up(&node, searcher.knowledge()) {
            let result = match known {
                Known::Win => sign,
                Known::Draw => 0,
                Known::Loss => -sign,
            };
            set_result(&mut samples, result);
            return samples;
        }
        let thought = searcher.think(&game, Limits::nodes(settings.nodes), &stop, |_| {});
        let Some(best) = thought.best else { break };
        let score = sign * thought.score.hundredths();
        if Draughts::tension(&node) == Tension::Calm {
            let score = score.clamp(-2_000, 2_000) as i16;
            samples.push(Sample { position: *game.position(), score, result: 0 });
        }
        hopeless = if score.abs() >= HOPELESS { hopeless + 1 } else { 0 };
        if hopeless >= HOPELESS_PLIES {
            set_result(&mut samples, score.signum());
            return samples;
        }
        game.play_unchecked(best);
    }
    let winner = game.outcome().and_then(prise_game::Outcome::winner);
    let result = winner.map_or(0, |seat| if seat == Seat::FIRST { 1 } else { -1 });
    set_result(&mut samples, result);
    samples
}

fn set_result(samples: &mut [Sample], result: i32) {
    for sample in samples {
        sample.result = result as i8;
    }
}
