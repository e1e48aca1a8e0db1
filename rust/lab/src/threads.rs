//! `prise-lab threads`: how much sooner several threads reach the same depth.
//!
//! Each position is searched by one thread with so many nodes, then from nothing by several threads
//! to the depth that the one has reached. What several threads win in games is told by a match,
//! `--a threads:2 --b prise --time 50`; here it is only time, and needs as many idle cores.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use prise_draughts::Draughts;
use prise_game::{Game, Rules, SplitMix64};
use prise_mill::Mill;
use prise_search::{ComputerPlayer, Limits, Playable, StopToken, Task};

use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: draughts or mill
    game: String,
    /// How many threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// How many positions
    #[arg(long, default_value_t = 20)]
    positions: u64,
    /// How many nodes the one thread gets
    #[arg(long, default_value_t = 3_000_000)]
    nodes: u64,
    /// The rules, NAME=VALUE,…
    #[arg(long, default_value = "")]
    rules: String,
    /// Decides the positions
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Draughts::ID => measure::<Draughts>(args),
        Mill::ID => measure::<Mill>(args),
        other => bail!("'{other}' is not draughts or mill"),
    }
}

/// Up to so many moves lead to a position, the first of them by lot, the others thought about.
const PLIES: u64 = 40;
const BY_LOT: u64 = 4;
const NODES_ON_THE_WAY: u64 = 2_000;

fn measure<G: Playable>(args: &Args) -> Result<()> {
    ensure!(args.threads > 1 && args.positions > 0, "it takes two threads and a position");
    let rules = G::Rules::from_text(&args.rules)?;
    let (mut one, mut several) = (G::player(1), G::player(args.threads));
    let bar = progress::bar(args.positions);
    let mut logarithms = Vec::new();
    for number in 0..args.positions {
        let game = position::<G>(&rules, one.as_mut(), args.seed.wrapping_add(number));
        if let Some((depth, alone)) = deepest(one.as_mut(), &game, Limits::nodes(args.nodes))
            && let Some((_, together)) = deepest(several.as_mut(), &game, Limits::depth(depth))
        {
            logarithms.push((alone.as_secs_f64() / together.as_secs_f64()).ln());
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    ensure!(!logarithms.is_empty(), "no position took any time");
    let (mean, error) = mean_and_error(&logarithms);
    println!(
        "{}: {} threads reach the same depth {:.2} times as fast ({:.2} to {:.2}), {} positions",
        G::ID,
        args.threads,
        mean.exp(),
        (mean - error).exp(),
        (mean + error).exp(),
        logarithms.len()
    );
    Ok(())
}

fn position<G: Playable>(rules: &G::Rules, player: &mut dyn ComputerPlayer<G>, seed: u64) -> G {
    let mut lot = SplitMix64::new(seed);
    let mut game = G::start(rules, seed);
    let plies = BY_LOT + lot.below((PLIES - BY_LOT) as usize) as u64;
    for ply in 0..plies {
        let task = Task::Limits(Limits::nodes(NODES_ON_THE_WAY));
        let mv = if ply < BY_LOT {
            lot.choose(&game.legal_moves())
        } else {
            player.play(&game.public(), task, &StopToken::default(), &mut |_| {}).best
        };
        let Some(mv) = mv else { break };
        let before = game.clone();
        game.play_unchecked(mv);
        if game.outcome().is_some() {
            return before;
        }
    }
    game
}

/// The last depth that was finished, and when; nothing if that took no time worth the name.
fn deepest<G: Playable>(
    player: &mut dyn ComputerPlayer<G>,
    game: &G,
    limits: Limits,
) -> Option<(u32, Duration)> {
    player.forget();
    let mut last = None;
    let stop = StopToken::default();
    player.play(&game.public(), Task::Limits(limits), &stop, &mut |info| {
        last = Some((info.depth, info.elapsed));
    });
    last.filter(|(_, elapsed)| *elapsed > Duration::from_millis(5))
}

/// The mean and twice its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance =
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 2.0 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use prise_draughts::DrawRules;

    use super::*;

    #[test]
    fn the_mean_has_its_error() {
        let (mean, error) = mean_and_error(&[1.0, 2.0, 3.0, 2.0]);
        assert!((mean - 2.0).abs() < 1e-9);
        assert!((error - 2.0 * (2.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn positions_are_open_and_the_same_for_the_same_seed() {
        let rules = DrawRules::default();
        let mut player = Draughts::player(1);
        for seed in 0..3 {
            player.forget();
            let game: Draughts = position(&rules, player.as_mut(), seed);
            assert!(game.outcome().is_none());
            player.forget();
            assert_eq!(position::<Draughts>(&rules, player.as_mut(), seed).write(), game.write());
        }
    }
}
