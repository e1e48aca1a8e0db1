//! `prise-lab review-marks`: what the review of the app says about games of every level.
//!
//! Every level plays itself, the engine looks through the games as the app's review does, and a
//! table says how many marks a player gets in a game. It should fall with strength, and whoever
//! lost a game by more than two men should see where: `docs/review-marks.md`.

mod game;
mod judgement;
mod table;

use anyhow::{Result, bail};
use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Game, Level, Rules};
use prise_mill::Mill;
use prise_search::Playable;
use serde::{Deserialize, Serialize};

use self::game::{Reviewed, Terms, review};
use crate::game_file::GameFile;
use crate::progress;
use crate::run_args::RunArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: draughts, mill, dark-chess or three-kingdoms
    game: String,
    /// How many games each level plays against itself
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u64,
    /// The first level that plays
    #[arg(long, value_name = "LEVEL", default_value = "1")]
    from: Level,
    /// The last level that plays
    #[arg(long, value_name = "LEVEL", default_value = "10")]
    to: Level,
    /// How many positions (in three-kingdoms: playouts) the engine looks at in every moment
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    /// How many moves of each opening are drawn by lot; nobody is judged by them
    #[arg(long, value_name = "N", default_value_t = 4)]
    ballot: usize,
    #[command(flatten)]
    run: RunArgs,
}

/// What two runs have in common whose games belong into one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Run {
    game: String,
    rules: String,
    nodes: u64,
    ballot: usize,
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Draughts::ID => count_marks::<Draughts>(args),
        Mill::ID => count_marks::<Mill>(args),
        Classic::ID => count_marks::<Classic>(args),
        ThreeKingdoms::ID => count_marks::<ThreeKingdoms>(args),
        other => bail!("'{other}' is not draughts, mill, dark-chess or three-kingdoms"),
    }
}

fn count_marks<G: Playable>(args: &Args) -> Result<()> {
    let rules = G::Rules::from_text(&args.run.rules)?.sure_to_end();
    let terms = Terms { rules, ballot: args.ballot, nodes: args.nodes, seed: args.run.seed };
    let run = Run {
        game: args.game.clone(),
        rules: args.run.rules.clone(),
        nodes: args.nodes,
        ballot: args.ballot,
        seed: args.run.seed,
    };
    let (mut file, mut games) = match &args.run.out {
        Some(path) => {
            let (file, games) = GameFile::open::<Run, Reviewed>(path, &run)?;
            (Some(file), games)
        }
        None => (None, Vec::new()),
    };
    let levels: Vec<_> =
        Level::all().filter(|level| (args.from..=args.to).contains(level)).collect();
    let bar = progress::bar(args.games * levels.len() as u64);
    // One game of every level, then the next: whenever it is stopped, the levels are alike.
    for number in 0..args.games {
        for level in &levels {
            let is_it = |game: &Reviewed| (game.level, game.number) == (level.number(), number);
            if !games.iter().any(is_it) {
                let reviewed = review::<G>(&terms, *level, number);
                if let Some(file) = &mut file {
                    file.add(&reviewed)?;
                }
                games.push(reviewed);
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    print!("{}", table::write(&games));
    Ok(())
}
