//! `prise-lab puzzles check`: every puzzle of a set is proved anew, by another search than the one
//! that found it, and if one is given by another engine.
//!
//! A puzzle holds if the solution would be accepted and no other move would, by the measure by which
//! a player's moves are judged. To be made a puzzle has to be clearer than that.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Game, Rules};
use prise_mill::Mill;
use prise_search::{Limits, StopToken};
use prise_session::puzzles::{Judge, Puzzle, read_set, write_set};

use super::find::only_one;
use super::games::MakerGame;
use crate::engine_match::{Contestant, hub_engine};
use crate::progress;

/// How many times the nodes of the maker's proof the check takes.
const MORE_NODES: u64 = 2;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The game: draughts, mill, dark-chess or three-kingdoms
    game: String,
    /// The set
    #[arg(long, value_name = "FILE")]
    set: PathBuf,
    /// Write the puzzles that hold to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draughts: also ask this program, which speaks the Hub protocol
    #[arg(long, value_name = "COMMAND")]
    engine: Option<String>,
    /// So many nodes a move for that program
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    engine_nodes: u64,
}

pub(super) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Draughts::ID => {
            let limits = Limits::nodes(args.engine_nodes);
            let engine = args.engine.as_ref().map(|command| hub_engine(command, limits));
            check::<Draughts>(args, engine.transpose()?)
        }
        _ if args.engine.is_some() => bail!("the Hub protocol is for draughts"),
        Mill::ID => check::<Mill>(args, None),
        Classic::ID => check::<Classic>(args, None),
        ThreeKingdoms::ID => check::<ThreeKingdoms>(args, None),
        other => bail!("there is no game '{other}'"),
    }
}

fn check<G: MakerGame>(args: &Args, mut engine: Option<Box<dyn Contestant<G>>>) -> Result<()> {
    let told = || args.set.display().to_string();
    let text = std::fs::read_to_string(&args.set).with_context(told)?;
    let set = read_set(G::ID, &text).with_context(told)?;
    let begun = Instant::now();
    let bar = progress::bar(set.len() as u64);
    let mut judge = G::Judge::new();
    let mut holds = Vec::new();
    let [mut clear, mut second, mut other, mut missed, mut agrees] = [0_u64; 5];
    for puzzle in &set {
        bar.inc(1);
        let (game, first) = set_up::<G>(puzzle)?;
        judge.forget();
        let floor = |best| G::bounds(puzzle.aim, best).missed;
        let nodes = G::PROOF_NODES * MORE_NODES;
        let ratings = judge.rate(&game, &floor, nodes, &StopToken::default());
        let Some((best, next)) = ratings.best().zip(ratings.second()) else { continue };
        let bounds = G::bounds(puzzle.aim, best.worth);
        clear += u64::from(best.mv == first && only_one::<G>(&ratings, puzzle.aim, 0));
        if best.mv != first {
            other += 1;
        } else if bounds.accepts(next) {
            second += 1;
        } else if !bounds.accepts(best.worth) {
            missed += 1;
        } else {
            if let Some(engine) = &mut engine {
                engine.new_game()?;
                agrees += u64::from(engine.choose(&game, &[])? == first);
            }
            holds.push(puzzle.clone());
        }
    }
    bar.finish_and_clear();
    let share = 100.0 * holds.len() as f64 / set.len().max(1) as f64;
    println!(
        "{} of {} hold ({share:.1} %), {clear} as clear as a new one has to be; {other} with another \
         best move, {second} with a second move, {missed} too little; {} s",
        holds.len(),
        set.len(),
        begun.elapsed().as_secs()
    );
    if engine.is_some() {
        println!("the other engine plays the solution in {agrees} of {}", holds.len());
    }
    if let Some(out) = &args.out {
        let written = std::fs::write(out, write_set(G::ID, &holds));
        written.with_context(|| out.display().to_string())?;
    }
    Ok(())
}

fn set_up<G: MakerGame>(puzzle: &Puzzle) -> Result<(G, G::Move)> {
    let game = G::read(&G::Rules::from_text(&puzzle.rules)?, &puzzle.position)?;
    let first = game.find_move(&puzzle.line[0])?;
    Ok((game, first))
}
