//! `prise explore build`: a tree from PDN files, or from games of the computer against itself.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use prise_draughts::pdn;
use prise_game::Level;
use prise_search::Playable;
use prise_store::explorer::{Explorable, GameKeys, TreeAbout, TreeBuilder, TreeFile, TreeOrigin};

use super::self_play::{self, SelfPlay};
use crate::games::{CommandGame, rules_help, with_game};
use crate::output::{tell, warn};
use crate::progress::ProgressReport;
use crate::source::Source;

/// What a tree may have: one megabyte.
const MOST_BYTES: usize = 1_000_000;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The tree file to write
    tree: PathBuf,
    /// Files of draughts games as PDN, compressed with gzip or not
    files: Vec<PathBuf>,
    /// What the tree is to be called
    #[arg(long, default_value = "")]
    name: String,
    /// The size of the tree at most, in bytes: what was played most often is in it
    #[arg(long, value_name = "BYTES", default_value_t = MOST_BYTES)]
    most_bytes: usize,
    /// Leave out positions that fewer games went through
    #[arg(long, value_name = "GAMES", default_value_t = 1)]
    least_games: u32,
    /// Instead of files: so many games of the computer against itself
    #[arg(long, value_name = "GAMES", conflicts_with = "files", requires = "log")]
    self_play: Option<u32>,
    /// The level at which it plays
    #[arg(long, value_name = "N", default_value_t = Level::EXPERT, requires = "self_play")]
    level: Level,
    /// Decides all that is random in these games
    #[arg(long, default_value_t = 1, requires = "self_play")]
    seed: u32,
    /// Where these games are written down one by one; those that are there already are not played
    /// again. Each further log has as many games, of the next seed
    #[arg(long, value_name = "FILE", requires = "self_play")]
    log: Vec<PathBuf>,
    /// Options of the rules
    #[arg(long, value_name = "K=V,…", default_value = "", long_help = rules_help())]
    rules: String,
}

pub(super) fn run(args: &Args) -> Result<()> {
    with_game!(args.game.as_str(), build(args))
}

fn build<G: CommandGame + Playable + Explorable>(args: &Args) -> Result<()> {
    let mut builder = TreeBuilder::default();
    let about = TreeAbout {
        game: G::ID.to_owned(),
        rules: args.rules.clone(),
        name: args.name.clone(),
        ..TreeAbout::default()
    };
    let about = if let Some(games) = args.self_play {
        let level = args.level;
        for (log, seed) in args.log.iter().zip(args.seed..) {
            let play = SelfPlay { games, level, seed, rules: args.rules.clone() };
            self_play::run::<G>(&play, log, &mut builder)?;
        }
        let (level, seed) = (Some(level.number()), Some(args.seed));
        TreeAbout { origin: TreeOrigin::SelfPlay, level, seed, ..about }
    } else {
        ensure!(G::ID == "draughts", "{} has no PDN; --self-play makes its tree", G::ID);
        ensure!(!args.files.is_empty(), "name PDN files, or --self-play");
        for path in &args.files {
            read_pdn(path, &mut builder).with_context(|| path.display().to_string())?;
        }
        about
    };
    ensure!(builder.games() > 0, "there is no game with a result in it");
    builder.leave_out_rare(args.least_games);
    let bytes = builder.to_bytes(about, args.most_bytes);
    let tree = TreeFile::new(bytes.clone())?;
    tree.check()?;
    fs::write(&args.tree, &bytes).with_context(|| args.tree.display().to_string())?;
    let (games, moves) = (builder.games(), tree.len());
    Ok(tell(format_args!("{games} games, {moves} moves, {} bytes", bytes.len()))?)
}

/// Adds the games of a PDN file. What cannot be read of a game is left out.
fn read_pdn(path: &Path, builder: &mut TreeBuilder) -> Result<()> {
    let mut source = Source::open(path)?;
    let (read, mut failure) = (std::rc::Rc::clone(&source.read), None);
    let mut progress = ProgressReport::of_bytes(source.length);
    let (mut games, mut unknown, mut faults) = (0, 0, 0);
    for found in pdn::games(source.chars(&mut failure)) {
        games += 1;
        faults += usize::from(found.fault.is_some());
        unknown += usize::from(!builder.add(&GameKeys::of_pdn(&found.game)));
        progress.at(read.get(), || format!("{games} games"));
    }
    drop(progress);
    if let Some(failure) = failure {
        return Err(failure.into());
    }
    let name = path.display();
    tell(format_args!("{name}: {games} games, {unknown} without a result left out"))?;
    if faults > 0 {
        warn(format_args!("{name}: {faults} games are taken up to a fault in them"));
    }
    Ok(())
}
