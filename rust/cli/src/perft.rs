//! `prise perft`: counting move sequences.

use std::io::{Write, stdout};
use std::time::Instant;

use anyhow::Result;
use prise_game::Game;

use crate::PositionArgs;
use crate::games::{CommandGame, with_game};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    position: PositionArgs,
    /// The greatest depth
    #[arg(long)]
    depth: u32,
    /// Count below each move of the position instead
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    with_game!(args.game.as_str(), count(args))
}

fn count<G: CommandGame>(args: &Args) -> Result<()> {
    let game: G = args.position.set_up()?;
    let mut out = stdout().lock();
    if args.divide {
        return divide(&game, args.depth, &mut out);
    }
    for depth in 1..=args.depth {
        let start = Instant::now();
        let leaves = game.perft(depth);
        writeln!(out, "{depth} {leaves} {:.3}", start.elapsed().as_secs_f64())?;
    }
    Ok(())
}

/// For each move how many sequences begin with it, and the sum.
fn divide<G: Game>(game: &G, depth: u32, out: &mut impl Write) -> Result<()> {
    let mut sum = 0;
    for mv in game.legal_moves() {
        let mut next = game.clone();
        next.play_unchecked(mv);
        let leaves = next.perft(depth.saturating_sub(1));
        sum += leaves;
        writeln!(out, "{} {leaves}", game.notation(mv))?;
    }
    writeln!(out, "total {sum}")?;
    Ok(())
}
