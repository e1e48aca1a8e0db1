//! `prise explore`: what was played from a position, and how it ended; and making the trees that
//! tell it.

mod build;
mod self_play;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use prise_session::built_in_tree;
use prise_store::explorer::{
    Explorable, ExploredMove, MoveTally, TreeAbout, TreeFile, TreeOrigin, explored_moves,
};

use crate::archive::open_store;
use crate::games::{CommandGame, with_game};
use crate::output::{tell, warn};
use crate::position::{PositionArgs, play_all};

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Make>,
    /// The game
    #[arg(required = true)]
    game: Option<String>,
    #[command(flatten)]
    position: PositionArgs,
    /// Moves to play first
    #[arg(long, value_name = "M M …", default_value = "")]
    moves: String,
    /// Look into this tree, instead of the one that comes with Prise
    #[arg(long, value_name = "FILE", conflicts_with = "own")]
    tree: Option<PathBuf>,
    /// Look into the saved games alone
    #[arg(long)]
    own: bool,
}

#[derive(Subcommand)]
enum Make {
    /// Make a tree from PDN files, or from games of the computer against itself
    Build(build::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match (&args.command, args.game.as_deref()) {
        (Some(Make::Build(build)), _) => build::run(build),
        (None, Some(game)) => with_game!(game, explore(args)),
        (None, None) => bail!("which game?"),
    }
}

fn explore<G: CommandGame + Explorable>(args: &Args) -> Result<()> {
    let mut game: G = args.position.set_up()?;
    play_all(&mut game, &G::split_moves(&args.moves))?;
    let key = game.explorer_key();
    let key = key.with_context(|| format!("{} is not explored: draughts and mill are", G::ID))?;
    if !args.own {
        let tree = match &args.tree {
            Some(path) => Some(TreeFile::open(path).with_context(|| path.display().to_string())?),
            None => built_in_tree(G::ID),
        };
        if let Some(tree) = tree {
            let about = tree.about();
            if about.game != G::ID {
                bail!("the tree is about {}", about.game);
            }
            tell(describe(about))?;
            tell_moves(&game, &tree.moves(key)?)?;
        }
    }
    if args.tree.is_none() {
        match open_store() {
            Ok(store) => {
                tell("saved games:")?;
                tell_moves(&game, &store.explore(G::ID, key)?)?;
            }
            Err(error) if args.own => return Err(error),
            Err(error) => warn(format_args!("prise: saved games: {error:#}")),
        }
    }
    Ok(())
}

/// What a tree is, in one line.
fn describe(about: &TreeAbout) -> String {
    let name = if about.name.is_empty() { "tree" } else { &about.name };
    match (about.origin, about.level) {
        (TreeOrigin::SelfPlay, Some(level)) => {
            format!("{name}: {} games of the engine against itself, level {level}:", about.games)
        }
        (TreeOrigin::SelfPlay, None) => {
            format!("{name}: {} games of the engine against itself:", about.games)
        }
        (TreeOrigin::Games, _) => format!("{name}: {} games:", about.games),
    }
}

/// One move a line: games, how they ended for the first seat, and the move with its images.
fn tell_moves<G: Explorable>(game: &G, known: &[MoveTally]) -> Result<()> {
    let moves = explored_moves(game, known);
    if moves.is_empty() {
        tell("  nothing was played from here")?;
    }
    let notations = |it: &ExploredMove<G::Move>| {
        it.moves.iter().map(|mv| game.notation(*mv)).collect::<Vec<_>>().join(" ")
    };
    for it in moves {
        let tally = it.tally;
        tell(format_args!("{:>7}  {:<20} {}", tally.games(), tally.to_string(), notations(&it)))?;
    }
    Ok(())
}
