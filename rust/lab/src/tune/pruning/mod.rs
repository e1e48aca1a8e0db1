//! How boldly to prune, found by play.
//!
//! Simultaneous perturbation stochastic approximation ([`Spsa`]): every setting is moved a step up or
//! down by lot, all at once, and the player so changed plays one that is changed the opposite way,
//! the same opening with both seats. Whoever wins pulls the settings a little to his side. One pair of
//! games says next to nothing about any of them; thousands of pairs do.

mod duel;
mod settings;
mod spsa;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::{Context, Result, bail};
use prise_draughts::Draughts;
use prise_game::Rules;
use prise_mill::Mill;
use prise_search::{AlphaBeta, AlphaBetaPlayer, Pruning};
use prise_session::lock;
use serde::{Deserialize, Serialize};

use self::duel::Duel;
use self::settings::SETTINGS;
use self::spsa::Spsa;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: draughts or mill
    game: String,
    /// The file of the settings; goes on from what is in it
    #[arg(long)]
    out: PathBuf,
    /// How many pairs of games to play in all
    #[arg(long, default_value_t = 5000)]
    pairs: u64,
    /// How many nodes a move gets
    #[arg(long, default_value_t = 12_000)]
    nodes: u64,
    /// How many moves of each opening are drawn by lot
    #[arg(long, default_value_t = 7)]
    ballot: usize,
    /// The rules, NAME=VALUE,…
    #[arg(long, default_value = "")]
    rules: String,
    /// Decides the openings and who is changed how
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// So many pairs at a time, a core each
    #[arg(long, default_value_t = 1)]
    at_once: usize,
}

/// What a run has found so far, as it lies in its file.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
struct Found {
    pairs: u64,
    settings: BTreeMap<String, f64>,
}

/// So many pairs are played between two writings of the file.
const PAIRS_BETWEEN_WRITINGS: u64 = 20;

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        "draughts" => tune::<Draughts>(args),
        "mill" => tune::<Mill>(args),
        other => bail!("'{other}' is not draughts or mill"),
    }
}

/// The pruning that a file of settings asks for; what it does not name is as the game has it.
pub(crate) fn read<G: AlphaBeta>(path: &Path) -> Result<Pruning> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let found: Found = serde_json::from_str(&text).with_context(|| path.display().to_string())?;
    Ok(pruning::<G>(&values::<G>(&found)?))
}

/// The values of all settings.
fn values<G: AlphaBeta>(found: &Found) -> Result<Vec<f64>> {
    let known = |name: &String| SETTINGS.iter().any(|setting| setting.name == name);
    if let Some(name) = found.settings.keys().find(|name| !known(name)) {
        bail!("there is no setting '{name}'");
    }
    let value = |setting: &settings::Setting| {
        found.settings.get(setting.name).copied().unwrap_or_else(|| (setting.read)(&G::PRUNING))
    };
    Ok(SETTINGS.iter().map(value).collect())
}

fn pruning<G: AlphaBeta>(values: &[f64]) -> Pruning {
    let mut pruning = G::PRUNING;
    for (setting, &value) in SETTINGS.iter().zip(values) {
        (setting.write)(&mut pruning, value.clamp(setting.least, setting.most));
    }
    pruning
}

fn tune<G: AlphaBeta>(args: &Args) -> Result<()>
where
    G::Knowledge: Default,
{
    let rules = G::Rules::from_text(&args.rules)?;
    let before = match fs::read_to_string(&args.out) {
        Ok(text) => serde_json::from_str(&text).with_context(|| args.out.display().to_string())?,
        Err(_) => Found { pairs: 0, settings: BTreeMap::new() },
    };
    let reach = SETTINGS.iter().map(|it| (it.step, it.least..=it.most)).unzip();
    let spsa = Spsa::new(values::<G>(&before)?, reach, before.pairs, args.pairs);
    let (spsa, bar) = (Mutex::new(spsa), progress::bar(args.pairs));
    let duel = Duel { rules, nodes: args.nodes, ballot: args.ballot };
    let work = || -> Result<()> {
        let new = || AlphaBetaPlayer::<G>::new(Arc::default(), duel::TABLE_MEGABYTES);
        let mut players = [new(), new()];
        loop {
            let trial = lock(&spsa).next_trial(args.seed);
            let Some(trial) = trial else { return Ok(()) };
            let [up, down] = players;
            players = [
                up.with_pruning(pruning::<G>(&trial.up)),
                down.with_pruning(pruning::<G>(&trial.down)),
            ];
            let result = duel.play(&mut players, args.seed ^ trial.number);
            let mut spsa = lock(&spsa);
            spsa.learn(&trial, result);
            bar.set_position(spsa.played());
            if spsa.played() % PAIRS_BETWEEN_WRITINGS == 0 || spsa.played() >= args.pairs {
                write(&args.out, &spsa)?;
            }
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..args.at_once.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            thread.join().map_err(|_| anyhow::anyhow!("a game ended in a fault"))??;
        }
        anyhow::Ok(())
    })?;
    bar.finish_and_clear();
    println!("{}", fs::read_to_string(&args.out)?);
    Ok(())
}

fn write(path: &Path, spsa: &Spsa) -> Result<()> {
    let named = SETTINGS.iter().zip(spsa.values());
    let settings = named.map(|(setting, &value)| (setting.name.to_owned(), value)).collect();
    let found = Found { pairs: spsa.played(), settings };
    fs::write(path, serde_json::to_string_pretty(&found)?)
        .with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_written_goes_on_and_can_be_played_with() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("settings.json");
        let args = |pairs| Args {
            game: "mill".to_owned(),
            out: out.clone(),
            pairs,
            nodes: 40,
            ballot: 2,
            rules: String::new(),
            seed: 3,
            at_once: 1,
        };
        run(&args(1)).unwrap();
        let first = fs::read_to_string(&out).unwrap();
        run(&args(2)).unwrap();
        let second: Found = serde_json::from_str(&fs::read_to_string(&out).unwrap()).unwrap();
        assert_eq!(serde_json::from_str::<Found>(&first).unwrap().pairs, 1);
        assert_eq!((second.pairs, second.settings.len()), (2, SETTINGS.len()));
        read::<Mill>(&out).unwrap();
    }

    #[test]
    fn settings_that_nobody_knows_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, r#"{"pairs":0,"settings":{"boldness":1.0}}"#).unwrap();
        assert!(read::<Draughts>(&path).unwrap_err().to_string().contains("boldness"));
        fs::write(&path, r#"{"pairs":0,"settings":{}}"#).unwrap();
        assert_eq!(read::<Draughts>(&path).unwrap(), Draughts::PRUNING);
    }
}
