//! Where the games come from.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use prise_draughts::{Draughts, DrawRules, pdn};
use prise_game::{Game, Rules, Seed};
use prise_search::{ComputerPlayer, Limits, StopToken, Task};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::games::MakerGame;

/// A game: its beginning and its moves.
pub(super) struct Played<G: Game> {
    pub(super) start: G,
    pub(super) moves: Vec<G::Move>,
}

/// A game that lasts longer is broken off.
const LONGEST: usize = 160;
/// The most moves drawn by lot at the beginning.
const RANDOM_PLIES: std::ops::RangeInclusive<usize> = 2..=8;
/// One move in so many is drawn by lot later on: mistakes make puzzles.
const BLUNDER: u32 = 25;

/// Plays a game against oneself, weakly: each side thinks over a number of nodes of its own, drawn
/// by lot, so that one sees what the other overlooks. The seed decides.
pub(super) fn play<G: MakerGame>(
    player: &mut dyn ComputerPlayer<G>,
    seed: u64,
) -> Result<Played<G>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let rules = G::VARIETIES.choose(&mut rng).copied().unwrap_or_default();
    let rules = G::Rules::from_text(rules)?.sure_to_end();
    let mut deal = [0; 32];
    rng.fill(&mut deal);
    let start = G::start_from(&rules, &Seed::from_bytes(deal));
    let mut game = start.clone();
    let (least, most) = G::WEAK_NODES;
    let nodes: Vec<u64> = game
        .seats()
        .iter()
        .map(|_| 2f64.powf(rng.random_range((least as f64).log2()..(most as f64).log2())) as u64)
        .collect();
    let random_plies = rng.random_range(RANDOM_PLIES);
    let mut moves = Vec::new();
    player.forget();
    while game.outcome().is_none() && moves.len() < LONGEST {
        let by_lot = moves.len() < random_plies || rng.random_ratio(1, BLUNDER);
        let mv = if let Some(mv) = game.hurried(&mut rng) {
            Some(mv)
        } else if by_lot {
            game.legal_moves().choose(&mut rng).copied()
        } else {
            let task = Task::Limits(Limits::nodes(nodes[game.to_move().index()]));
            player.play(&game.public(), task, &StopToken::default(), &mut |_| {}).best
        };
        let Some(mv) = mv else { break };
        game.play_unchecked(mv);
        moves.push(mv);
    }
    Ok(Played { start, moves })
}

/// The games of a PDN file, main lines only.
pub(super) fn read_pdn(path: &Path) -> Result<Vec<Played<Draughts>>> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    let text: String = pdn::decode(bytes).collect();
    let games: Vec<_> = pdn::read(&text)
        .games
        .into_iter()
        .map(|game| Played {
            start: Draughts::from_position(*game.start(), DrawRules::Standard),
            moves: game.moves(),
        })
        .collect();
    ensure!(!games.is_empty(), "{}: no games", path.display());
    Ok(games)
}
