//! `prise-lab tune mill` and `prise-lab tune dark-chess`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use prise_game::Rules;

use super::fit::{Fit, Model};
use super::play::{PlaySettings, game};
use super::{Linear, read, write};
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of weights to write
    #[arg(long)]
    out: PathBuf,
    /// The weights to play with and to begin from; those in use if none are given
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many nodes a move gets
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
    /// One move in so many is drawn by lot
    #[arg(long, default_value_t = 30)]
    one_random_in: usize,
    /// The rules, NAME=VALUE,…
    #[arg(long, value_name = "K=V,…", default_value = "")]
    rules: String,
    /// Decides what is drawn by lot
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// One game in so many is kept back to check by.
const CHECK_PART: u64 = 10;
/// At most so many moves at the beginning of a game are drawn by lot.
const RANDOM_PLIES: usize = 10;

pub(crate) fn run<G: Linear>(args: &Args) -> Result<()> {
    let weights = match &args.weights {
        None => G::in_use(),
        Some(path) => {
            let told = || path.display().to_string();
            read::<G>(&fs::read_to_string(path).with_context(told)?).with_context(told)?
        }
    };
    let rules = G::Rules::from_text(&args.rules)?.sure_to_end();
    let settings = PlaySettings {
        nodes: args.nodes,
        random_plies: RANDOM_PLIES,
        one_random_in: args.one_random_in,
    };
    let mut player = G::player_with(&weights);
    let (mut learn, mut check) = (Vec::new(), Vec::new());
    let bar = progress::bar(args.games);
    for number in 0..args.games {
        player.forget();
        let seed = args.seed.wrapping_mul(1 << 32).wrapping_add(number);
        let samples = game::<G>(&mut *player, &rules, settings, seed);
        if number % CHECK_PART == CHECK_PART - 1 { &mut check } else { &mut learn }.extend(samples);
        bar.inc(1);
        bar.set_message(format!("{} positions", learn.len() + check.len()));
    }
    bar.finish_and_clear();
    ensure!(!learn.is_empty() && !check.is_empty(), "too few games to learn from");

    let weights: Vec<f32> = weights.into_iter().map(|weight| weight as f32).collect();
    let mut model = Model::best_scale(weights, &learn);
    let before = model.loss(&check);
    model.learn(&learn, Fit::default());
    let (after, scale) = (model.loss(&check), model.scale);
    let text =
        write::<G>(&model.weights.iter().map(|weight| weight.round() as i32).collect::<Vec<_>>());
    fs::write(&args.out, text).with_context(|| args.out.display().to_string())?;
    println!(
        "{} games, {} positions to learn from, {} to check",
        args.games,
        learn.len(),
        check.len()
    );
    println!("scale {scale:.0}, cross-entropy {before:.5} before, {after:.5} after");
    Ok(())
}
