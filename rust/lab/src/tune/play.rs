//! Games against oneself.

use prise_draughts::{Color, Draughts, DrawRules, Move};
use prise_game::{Game, Seat};
use prise_search::{AlphaBeta, AlphaBetaPlayer, Limits, StopToken, Tension, Verdict};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Sample;

/// How a game against oneself is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlaySettings {
    /// How many nodes a move gets in the mean. Each gets between half of it and half as much again,
    /// by lot: so the same opening does not always become the same game.
    pub(super) nodes: u64,
    /// The most random moves at the beginning.
    pub(super) random_plies: u32,
    /// Whether there are positions beside the game too. They have no result: without them twice
    /// as many games are played in the same time.
    pub(super) beside: bool,
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self { nodes: 2_000, random_plies: 12, beside: true }
    }
}

/// A game is given up when the score has been beyond this for some plies.
const HOPELESS: i32 = 450;
/// How many plies in a row a game must be hopeless.
const HOPELESS_PLIES: u32 = 6;
/// A game that lasts longer is called a draw.
const LONGEST: u32 = 160;

/// The most moves drawn by lot that lead to a position beside the game.
const STRAY_PLIES: u32 = 3;
/// How many moves a position beside the game has to calm down, and the nodes for each of them.
const SETTLING_PLIES: u32 = 6;
const SETTLING_NODES: u64 = 200;

/// Plays one game and returns calm positions: those of the game, and if asked for each of them one
/// beside it, to which moves drawn by lot have led. A game shows what good moves lead to; most of
/// what a search has to judge comes from bad ones. The seed decides what is drawn.
pub(super) fn play_game(
    computer: &mut AlphaBetaPlayer<Draughts>,
    settings: PlaySettings,
    seed: u64,
) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Draughts::start(&DrawRules::Standard, 0);
    let half = settings.nodes / 2;
    let plies = rng.random_range(2..=settings.random_plies.max(2));
    stray(&mut game, plies, &mut rng);
    let (mut played, mut beside) = (Vec::new(), Vec::new());
    let mut hopeless = 0;
    let mut plies = 0;
    let result = loop {
        if plies == LONGEST {
            break 0;
        }
        if let Some(result) = result(&game, computer) {
            break result;
        }
        let nodes = rng.random_range(half..=settings.nodes.saturating_add(half));
        let Some((best, score)) = think(computer, &game, nodes) else { break 0 };
        played.extend(sample(&game, score));
        if settings.beside && score.abs() < HOPELESS {
            beside.extend(look_beside(computer, &game, settings.nodes, &mut rng));
        }
        hopeless = if score.abs() >= HOPELESS { hopeless + 1 } else { 0 };
        if hopeless >= HOPELESS_PLIES {
            break score.signum();
        }
        game.play_unchecked(best);
        plies += 1;
    };
    for sample in &mut played {
        sample.result = Some(result as i8);
    }
    played.append(&mut beside);
    played
}

/// A position close to the game's, if it is calm and still open.
fn look_beside(
    computer: &mut AlphaBetaPlayer<Draughts>,
    game: &Draughts,
    nodes: u64,
    rng: &mut ChaCha8Rng,
) -> Option<Sample> {
    let mut game = game.clone();
    stray(&mut game, rng.random_range(1..=STRAY_PLIES), rng);
    for _ in 0..SETTLING_PLIES {
        if is_calm(&game) {
            break;
        }
        let (best, _) = think(computer, &game, SETTLING_NODES)?;
        game.play_unchecked(best);
    }
    if !is_calm(&game) || result(&game, computer).is_some() {
        return None;
    }
    let (_, score) = think(computer, &game, nodes)?;
    sample(&game, score)
}

/// Plays moves drawn by lot.
fn stray(game: &mut Draughts, plies: u32, rng: &mut ChaCha8Rng) {
    for _ in 0..plies {
        if let Some(&mv) = game.legal_moves().choose(rng) {
            game.play_unchecked(mv);
        }
    }
}

/// The best move and its score as White sees it; nothing if the game is over.
fn think(
    computer: &mut AlphaBetaPlayer<Draughts>,
    game: &Draughts,
    nodes: u64,
) -> Option<(Move, i32)> {
    let thought = computer.think(game, Limits::nodes(nodes), &StopToken::default(), |_| {});
    Some((thought.best?, sign(game) * thought.score.hundredths()))
}

/// The result for White, once it is known.
fn result(game: &Draughts, computer: &AlphaBetaPlayer<Draughts>) -> Option<i32> {
    if let Some(outcome) = game.outcome() {
        let for_winner = |seat| if seat == Seat::FIRST { 1 } else { -1 };
        return Some(outcome.winner().map_or(0, for_winner));
    }
    let known = Draughts::probe(&Draughts::root(game).node, computer.knowledge())?;
    Some(match known {
        Verdict::Win => sign(game),
        Verdict::Draw => 0,
        Verdict::Loss => -sign(game),
    })
}

/// A calm position with its score as White sees it.
fn sample(game: &Draughts, score: i32) -> Option<Sample> {
    let score = score.clamp(-2_000, 2_000) as i16;
    is_calm(game).then(|| Sample { position: *game.position(), score, result: None })
}

fn is_calm(game: &Draughts) -> bool {
    Draughts::tension(&Draughts::root(game).node) == Tension::Quiet
}

fn sign(game: &Draughts) -> i32 {
    if game.position().to_move() == Color::White { 1 } else { -1 }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn a_game_gives_calm_positions_of_its_own_and_beside_it() {
        let settings = PlaySettings { nodes: 50, ..PlaySettings::default() };
        let play =
            || play_game(&mut AlphaBetaPlayer::<Draughts>::new(Arc::default(), 1), settings, 7);
        let samples = play();
        assert_eq!(samples, play(), "the same seed plays the same game");
        let (played, beside): (Vec<&Sample>, Vec<&Sample>) =
            samples.iter().partition(|sample| sample.result.is_some());
        assert!(played.len() > 10 && beside.len() > 10, "{} {}", played.len(), beside.len());
        assert!(played.iter().all(|sample| sample.result == played[0].result));
        let settings = PlaySettings { beside: false, ..settings };
        let game = play_game(&mut AlphaBetaPlayer::<Draughts>::new(Arc::default(), 1), settings, 7);
        assert!(game.len() > 10 && game.iter().all(|sample| sample.result.is_some()));
        let beside_only =
            beside.iter().filter(|sample| played.iter().all(|own| own.position != sample.position));
        assert!(beside_only.count() > beside.len() / 2);
        for sample in samples {
            let game = Draughts::read(&DrawRules::Standard, &sample.position.to_string()).unwrap();
            assert!(is_calm(&game));
        }
    }
}
