//! `prise-lab tune mill` and `prise-lab tune dark-chess`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use prise_game::Rules;

use super::fit::{Fit, Model};
use super::play::{PlaySettings, game};
use super::record::Record;
use super::sample::{Sample, Targets};
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
    /// Add the games to this file, and learn from all that are in it
    #[arg(long)]
    record: Option<PathBuf>,
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many nodes a move gets
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
    /// One move in so many is drawn by lot
    #[arg(long, default_value_t = 30)]
    one_random_in: usize,
    /// The λ of the TD(λ) targets, from 0 to 1: how much what was expected a move later counts
    /// beside a position's own score. With 1 the results alone are learned
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// How strongly weights are pulled back to where they began
    #[arg(long, default_value_t = Fit::default().pull)]
    pull: f64,
    /// The rules, NAME=VALUE,…
    #[arg(long, value_name = "K=V,…", default_value = "")]
    rules: String,
    /// Decides what is drawn by lot
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// One game in so many is kept back to check by.
const CHECK_PART: usize = 10;
/// At most so many moves at the beginning of a game are drawn by lot.
const RANDOM_PLIES: usize = 10;

pub(crate) fn run<G: Linear>(args: &Args) -> Result<()> {
    ensure!((0.0..=1.0).contains(&args.lambda), "lambda is from 0 to 1");
    let weights = match &args.weights {
        None => G::in_use(),
        Some(path) => {
            let told = || path.display().to_string();
            read::<G>(&fs::read_to_string(path).with_context(told)?).with_context(told)?
        }
    };
    let rules = G::Rules::from_text(&args.rules)?.sure_to_end();
    let record = played::<G>(args, &weights, &rules)?;

    let weights: Vec<f32> = weights.into_iter().map(|weight| weight as f32).collect();
    // What a score promises, only results can tell.
    let results = Targets { lambda: 1.0, scale: 1.0 };
    let scale =
        Model::best_scale(weights.clone(), &samples::<G>(&record, &rules, results)?.0).scale;
    let (learn, check) = samples::<G>(&record, &rules, Targets { lambda: args.lambda, scale })?;
    ensure!(!learn.is_empty() && !check.is_empty(), "too few games to learn from");

    let mut model = Model { weights, scale };
    let told = |model: &Model| {
        let against_targets = model.loss(&check, |sample| sample.target);
        let against_results = model.loss(&check, |sample| sample.result);
        format!("{against_targets:.5}, against the results {against_results:.5}")
    };
    let before = told(&model);
    model.learn(&learn, Fit { pull: args.pull, ..Fit::default() });
    let text =
        write::<G>(&model.weights.iter().map(|weight| weight.round() as i32).collect::<Vec<_>>());
    fs::write(&args.out, text).with_context(|| args.out.display().to_string())?;
    let (games, positions, checked) = (record.games.len(), learn.len(), check.len());
    println!("{games} games, {positions} positions to learn from, {checked} to check");
    println!("scale {scale:.0}, cross-entropy before {before}");
    println!("after {}", told(&model));
    Ok(())
}

/// Plays the games that are asked for.
fn played<G: Linear>(args: &Args, weights: &[i32], rules: &G::Rules) -> Result<Record> {
    let title = format!("{} {}", G::ID, rules.to_text());
    let mut record = match &args.record {
        Some(path) => Record::open(path, title.trim())?,
        None => Record::default(),
    };
    let settings = PlaySettings {
        nodes: args.nodes,
        random_plies: RANDOM_PLIES,
        one_random_in: args.one_random_in,
    };
    let mut player = G::player_with(weights);
    let bar = progress::bar(args.games);
    for _ in 0..args.games {
        player.forget();
        // Games that are there already have used up their seeds.
        let number = record.games.len() as u64;
        let seed = args.seed.wrapping_mul(1 << 32).wrapping_add(number);
        record.add(game::<G>(&mut *player, rules, settings, seed))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(record)
}

/// The samples to learn from and those to check by; no game is on both sides.
fn samples<G: Linear>(
    record: &Record,
    rules: &G::Rules,
    targets: Targets,
) -> Result<(Vec<Sample>, Vec<Sample>)> {
    let (mut learn, mut check) = (Vec::new(), Vec::new());
    for (number, game) in record.games.iter().enumerate() {
        let part = if number % CHECK_PART == CHECK_PART - 1 { &mut check } else { &mut learn };
        part.extend(targets.samples::<G>(game, rules)?);
    }
    Ok((learn, check))
}

#[cfg(test)]
mod tests {
    use prise_mill::{Mill, MillRules};

    use super::*;
    use crate::tune::linear::play::{Moment, Played};

    #[test]
    fn the_next_game_does_not_count() {
        let settings = PlaySettings { nodes: 60, random_plies: 4, one_random_in: 25 };
        let mut player = Mill::player_with(&Mill::in_use());
        let mut learned = |seeds: std::ops::Range<u64>| {
            let mut record = Record::default();
            for seed in seeds {
                player.forget();
                let game = game::<Mill>(&mut *player, &MillRules::PLAIN, settings, seed);
                record.add(game).unwrap();
            }
            let targets = Targets { lambda: 0.9, scale: 100.0 };
            samples::<Mill>(&record, &MillRules::PLAIN, targets).unwrap()
        };
        let (alone, next, both) = (learned(0..1).0, learned(1..2).0, learned(0..2).0);
        assert_eq!(both, [alone, next].concat());
    }

    #[test]
    fn no_game_is_on_both_sides() {
        let moment = || Moment { score: Some(0), position: Some(START.to_owned()) };
        let mut record = Record::default();
        for number in 0..20 {
            let moments = (0..=number).map(|_| moment()).collect();
            record.add(Played { moments, result: 0.5 }).unwrap();
        }
        let targets = Targets { lambda: 0.9, scale: 100.0 };
        let (learn, check) = samples::<Mill>(&record, &MillRules::PLAIN, targets).unwrap();
        assert_eq!((learn.len(), check.len()), (210 - 30, 30), "the tenth game and the twentieth");
    }

    const START: &str = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";
}
