//! `prise-lab tune`: how the evaluations learn, and the ending tables of draughts are worked out.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use prise_darkchess::Classic;
use prise_draughts::Draughts;
use prise_mill::Mill;
use prise_search::AlphaBetaPlayer;
use prise_search::dark_chess::classic;
use prise_search::draughts::{Endings, Knowledge, Weights};
use prise_search::mill;

use super::{Fit, Model, PlaySettings, Sample, TdLambda, linear, play_game, pruning, shuffle};
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    step: Step,
}

#[derive(clap::Subcommand)]
enum Step {
    /// Let the mill evaluation learn from its own games
    Mill(linear::command::Args),
    /// Let the evaluation of Classic Dark Chess learn from its own games
    DarkChess(linear::command::Args),
    /// Draughts: play games against oneself and append their positions to a file; goes on where it stopped
    Play(PlayArgs),
    /// Draughts: fit the weights to the positions of such files and write them
    Fit(FitArgs),
    /// Draughts and mill: find by play how boldly to prune; goes on where it stopped
    Pruning(pruning::Args),
    /// Draughts: work out the endings with up to four pieces and write them
    Endings {
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Classic Dark Chess: work out who wins with up to two pieces against two and write it
    DarkChessEndings {
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Mill: work out the endings of three men against three, four and five and write them
    MillEndings {
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
}

#[derive(clap::Args)]
struct PlayArgs {
    /// The file of positions
    #[arg(long)]
    out: PathBuf,
    /// The weights to play with; those that come with the program if none are given
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many nodes a move gets in the mean
    #[arg(long, default_value_t = PlaySettings::default().nodes)]
    nodes: u64,
    /// Keep positions of the games alone, none beside them
    #[arg(long)]
    games_only: bool,
    /// Decides the openings
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

#[derive(clap::Args)]
struct FitArgs {
    /// Files of positions
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    /// The file of weights to write
    #[arg(long)]
    out: PathBuf,
    /// How often to go through the positions
    #[arg(long, default_value_t = 3)]
    passes: u32,
    /// Weights to go on from, in shorter steps; nothing is known if none are given
    #[arg(long)]
    onto: Option<PathBuf>,
    /// The λ of the TD(λ) targets on the full board, from 0 to 1: how much what was expected a
    /// position later counts beside a position's own score
    #[arg(long, default_value_t = TdLambda::default().full)]
    lambda: f32,
    /// The same on the empty board
    #[arg(long, default_value_t = TdLambda::default().empty)]
    ending_lambda: f32,
}

/// Every so many positions one is kept back for checking: the last part of each file, so that no
/// game is on both sides.
const CHECK_PART: usize = 20;

/// The table of a player that searches a few thousand nodes.
const TABLE_MEGABYTES: usize = 2;

/// Writes a line; a reader who has gone away is an error like any other.
fn tell(line: std::fmt::Arguments<'_>) -> std::io::Result<()> {
    writeln!(std::io::stdout().lock(), "{line}")
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.step {
        Step::Mill(args) => linear::command::run::<Mill>(args),
        Step::DarkChess(args) => linear::command::run::<Classic>(args),
        Step::Play(args) => play(args),
        Step::Fit(args) => fit(args),
        Step::Pruning(args) => pruning::run(args),
        Step::Endings { out } => endings(out, |told| Endings::build(told)),
        Step::DarkChessEndings { out } => endings(out, |told| classic::endings::build(told)),
        Step::MillEndings { out } => endings(out, |told| mill::Endings::build(told)),
    }
}

fn play(args: &PlayArgs) -> Result<()> {
    let weights = match &args.weights {
        None => Weights::default(),
        Some(path) => read_weights(path)?,
    };
    let knowledge = Knowledge::new(weights, Endings::default());
    let mut player = AlphaBetaPlayer::<Draughts>::new(Arc::new(knowledge), TABLE_MEGABYTES);
    let mut file = OpenOptions::new()
        .append(true)
        .create(true)
        .open(&args.out)
        .with_context(|| told(&args.out))?;
    // Samples that are there already have used up their part of the seeds; half a sample at the
    // end is what an interruption leaves.
    let length = file.metadata()?.len();
    let whole = length - length % Sample::BYTES as u64;
    file.set_len(whole)?;
    let settings =
        PlaySettings { nodes: args.nodes, beside: !args.games_only, ..PlaySettings::default() };
    let bar = progress::bar(args.games);
    let mut positions = 0;
    for game in 0..args.games {
        player.forget();
        let seed = args.seed.wrapping_add(whole).wrapping_add(game << 32);
        let samples = play_game(&mut player, settings, seed);
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
        file.write_all(&bytes)?;
        positions += samples.len();
        bar.inc(1);
        bar.set_message(format!("{positions} positions"));
    }
    bar.finish_and_clear();
    Ok(tell(format_args!("{} games, {positions} positions", args.games))?)
}

fn fit(args: &FitArgs) -> Result<()> {
    let lambda = TdLambda { full: args.lambda, empty: args.ending_lambda };
    let shares = [lambda.full, lambda.empty];
    ensure!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "lambda is from 0 to 1");
    let (mut learn, mut check) = (Vec::new(), Vec::new());
    let mut known = HashSet::new();
    for path in &args.samples {
        let bytes = fs::read(path).with_context(|| told(path))?;
        let (records, rest) = bytes.as_chunks();
        ensure!(rest.is_empty(), "{}: not a whole number of positions", path.display());
        let samples: Option<Vec<_>> = records.iter().map(Sample::from_bytes).collect();
        let mut samples = samples.with_context(|| format!("{}: not positions", path.display()))?;
        lambda.apply(&mut samples);
        // From the same opening the same game may be played again, move for move: it counts once.
        samples.retain(|sample| known.insert(sample.to_bytes()));
        check.extend(samples.split_off(samples.len() - samples.len() / CHECK_PART));
        learn.append(&mut samples);
    }
    ensure!(!learn.is_empty(), "there are no positions to learn from");
    tell(format_args!("{} positions to learn from, {} to check", learn.len(), check.len()))?;
    let (mut model, fit) = match &args.onto {
        None => (Model::default(), Fit::default()),
        Some(path) => (Model::onto(&read_weights(path)?), Fit::gentle()),
    };
    let bar = progress::bar(args.passes.into());
    for pass in 0..args.passes {
        shuffle(&mut learn, pass.into());
        model.learn(&learn, fit.slower(pass, args.passes));
        let report = model.check(&check);
        bar.inc(1);
        let (pass, loss, error) = (pass + 1, report.loss, report.squared_error);
        let line = format!("pass {pass}: loss {loss:.5}, squared error of the result {error:.5}");
        bar.suspend(|| tell(format_args!("{line}")))?;
        File::create(&args.out)
            .and_then(|mut file| file.write_all(&model.to_bytes()))
            .with_context(|| told(&args.out))?;
    }
    Ok(())
}

fn read_weights(path: &Path) -> Result<Weights> {
    Ok(Weights::from_bytes(&fs::read(path).with_context(|| told(path))?)?)
}

fn endings(out: &Path, build: impl FnOnce(&mut dyn FnMut(&str, usize)) -> Vec<u8>) -> Result<()> {
    // The work is not thrown away because nobody reads along.
    let bytes = build(&mut |class, bytes| _ = tell(format_args!("{class}: {bytes} bytes")));
    fs::write(out, &bytes).with_context(|| told(out))?;
    Ok(tell(format_args!("{} bytes", bytes.len()))?)
}

fn told(path: &Path) -> String {
    path.display().to_string()
}
