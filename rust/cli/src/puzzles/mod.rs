//! `prise puzzles`: solving in the terminal.
//!
//! A [`model`] that knows no terminal and no clock, drawn by the view of [`play`](crate::play), and a
//! [`runner`] between the two and the terminal. What the player has done is [kept](keeper) after
//! every move.

mod keeper;
mod keys;
mod model;
mod runner;
mod scene;
#[cfg(test)]
mod tests;
mod wall_clock;

use std::rc::Rc;

use anyhow::{Context, Result, bail};
use prise_session::puzzles::{PUZZLE_GAMES, Theme, puzzles};

use self::keeper::Keeper;
use self::model::{Model, Wish};
use self::wall_clock::WallClock;
use crate::archive::Archive;
use crate::play::in_terminal;
use crate::terminal::Screen;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; a question asks if none is given
    game: Option<String>,
    /// The puzzle of the day: the same for everybody
    #[arg(long, group = "wish")]
    daily: bool,
    /// What was failed and is due again
    #[arg(long, group = "wish")]
    due: bool,
    /// As many as you can in three minutes
    #[arg(long, group = "wish")]
    run: bool,
    /// Puzzles of one theme
    #[arg(long, value_name = "NAME", group = "wish", long_help = themes_help())]
    theme: Option<String>,
}

/// Solves until the player has enough.
pub(crate) fn run(args: &Args) -> Result<()> {
    in_terminal(run_args(args, WallClock::of_the_system()))
}

async fn run_args(args: &Args, clock: WallClock) -> Result<()> {
    let game = args.game.as_deref().unwrap_or(PUZZLE_GAMES[0]);
    if !PUZZLE_GAMES.contains(&game) {
        return Err(crate::games::unknown_game(game));
    }
    let wish = wish(args, game)?;
    let mut screen = Screen::open()?;
    let archive = Archive::open();
    let keeper = Keeper::new(Rc::new(move || archive.shelf()))?;
    let mut model = Model::new(game, wish, keeper, clock.now())?;
    if args.game.is_none() {
        model.ask_for_game();
    }
    runner::solve(&mut screen, &mut model, clock).await?;
    let (signal, unsaved) = (screen.signal(), model.unsaved().map(str::to_owned));
    drop(screen);
    if let Some(signal) = signal {
        std::process::exit(128 + i32::from(signal));
    }
    match unsaved {
        Some(why) => bail!("what was solved is not saved: {why}"),
        None => Ok(()),
    }
}

fn wish(args: &Args, game: &str) -> Result<Wish> {
    let Some(name) = &args.theme else {
        return Ok(match args {
            Args { daily: true, .. } => Wish::Daily,
            Args { due: true, .. } => Wish::Due,
            Args { run: true, .. } => Wish::Run,
            _ => Wish::Own,
        });
    };
    let theme = Theme::named(name).with_context(|| format!("there is no theme '{name}'"))?;
    if !puzzles(game).iter().any(|puzzle| puzzle.themes.contains(theme)) {
        bail!("there is no puzzle of {game} with the theme '{name}'");
    }
    Ok(Wish::Theme(theme))
}

fn themes_help() -> String {
    let names: Vec<_> = Theme::ALL.iter().map(|theme| theme.name()).collect();
    format!("Puzzles of one theme: {}", names.join(", "))
}
