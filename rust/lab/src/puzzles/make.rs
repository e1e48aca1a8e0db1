//! `prise-lab puzzles make`.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::Game;
use prise_mill::Mill;
use prise_session::puzzles::{Judge, read_set, write_set};

use super::assemble::assemble;
use super::counts::{Counts, Stage};
use super::find::Finder;
use super::games::MakerGame;
use super::source::{self, Played};
use super::work::{Found, Searched, Terms, Work};
use crate::progress;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The game: draughts, mill, dark-chess or three-kingdoms
    game: String,
    /// The file in which the run is kept; it goes on from what is there
    #[arg(long, value_name = "FILE")]
    work: PathBuf,
    /// The set to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Add to the puzzles of this set, which stay as they are
    #[arg(long, value_name = "FILE")]
    also: Option<PathBuf>,
    /// How many games to search, those that are done included
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Decides the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Search the games of this file instead (draughts)
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<()> {
    let given = match &args.pdn {
        None => None,
        Some(path) => {
            ensure!(args.game == Draughts::ID, "PDN is for draughts");
            Some(source::read_pdn(path)?)
        }
    };
    match args.game.as_str() {
        Draughts::ID => make::<Draughts>(args, given.as_deref()),
        Mill::ID => make::<Mill>(args, None),
        Classic::ID => make::<Classic>(args, None),
        ThreeKingdoms::ID => make::<ThreeKingdoms>(args, None),
        other => bail!("there is no game '{other}'"),
    }
}

fn make<G: MakerGame>(args: &Args, given: Option<&[Played<G>]>) -> Result<()> {
    let terms = Terms {
        game: G::ID.to_owned(),
        source: args.pdn.as_ref().map_or(String::new(), |path| path.display().to_string()),
        seed: args.seed,
        proof_nodes: G::PROOF_NODES,
    };
    let mut work = Work::open(&args.work, &terms)?;
    let games = given.map_or(args.games, |given| args.games.min(given.len() as u64));
    let mut player = G::player(1);
    let [mut shallow, mut glance, mut judge] = [0; 3].map(|_| G::Judge::new());
    let bar = progress::bar(games);
    let mut found: usize = work.games.values().map(|searched| searched.found.len()).sum();
    for number in 0..games {
        if !work.games.contains_key(&number) {
            let begun = Instant::now();
            let own;
            let source = if let Some(given) = given {
                &given[number as usize]
            } else {
                let seed = args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
                own = source::play::<G>(player.as_mut(), seed)?;
                &own
            };
            let mut finder = Finder {
                shallow,
                glance,
                judge,
                player: player.as_mut(),
                counts: Counts::default(),
            };
            let puzzles = finder.search(source);
            let counts;
            Finder { shallow, glance, judge, counts, .. } = finder;
            found += puzzles.len();
            let milliseconds = begun.elapsed().as_millis() as u64;
            work.add(Searched { game: number, milliseconds, counts, found: puzzles })?;
        }
        bar.inc(1);
        bar.set_message(format!("{found} puzzles"));
    }
    bar.finish_and_clear();
    put_together::<G>(args, &work)
}

fn put_together<G: MakerGame>(args: &Args, work: &Work) -> Result<()> {
    let mut counts = Counts::default();
    work.games.values().for_each(|searched| counts.extend(&searched.counts));
    let found: Vec<Found> =
        work.games.values().flat_map(|searched| searched.found.iter().cloned()).collect();
    let earlier = match &args.also {
        None => Vec::new(),
        Some(path) => {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            read_set(G::ID, &text).with_context(|| path.display().to_string())?
        }
    };
    let puzzles = assemble::<G>(&earlier, &found, &mut counts)?;
    let text = write_set(G::ID, &puzzles);
    std::fs::write(&args.out, &text).with_context(|| args.out.display().to_string())?;
    let seconds = work.games.values().map(|searched| searched.milliseconds).sum::<u64>() / 1_000;
    println!("{} games, {seconds} s: {counts}", work.games.len());
    println!("{} new, {} puzzles, {} bytes", counts.get(Stage::Kept), puzzles.len(), text.len());
    Ok(())
}
