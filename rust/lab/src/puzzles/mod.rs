//! `prise-lab puzzles`: puzzles are made from games, and checked.
//!
//! - `make` plays games against itself (or reads a user's), looks at every position, proves by
//!   search what looks like a puzzle, and writes down what it finds, game by game, so that a run
//!   that was interrupted goes on where it stopped. From all that was found it puts a set together:
//!   without what is dull or nearly the same twice.
//! - `check` proves every puzzle of a set anew, by another search.
//! - `levels` lets levels of the computer solve a set, by difficulty.

mod assemble;
mod check;
mod counts;
mod difficulty;
mod find;
mod games;
mod levels;
mod line;
mod make;
mod source;
mod work;

use anyhow::Result;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    step: Step,
}

#[derive(clap::Subcommand)]
enum Step {
    /// Make puzzles from games against oneself, or from a file of games
    Make(make::Args),
    /// Prove every puzzle of a set anew
    Check(check::Args),
    /// Let the levels 2, 4, 6 and 8 solve the puzzles of a set
    Levels(levels::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.step {
        Step::Make(args) => make::run(args),
        Step::Check(args) => check::run(args),
        Step::Levels(args) => levels::run(args),
    }
}
