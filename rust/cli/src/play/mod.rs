//! `prise play`: games in the terminal.
//!
//! A [`model`] that knows no terminal, and a [`runner`] between it and the
//! [`terminal`](crate::terminal), which draws its scenes. What differs from game to game is in
//! [`games`], one file each.

pub(crate) mod games;
mod menu;
pub(crate) mod model;
mod runner;
mod shuffling;
mod thinker;
mod view;

use anyhow::{Context, Result, bail};
use prise_game::Level;
use prise_session::{MatchSetup, Matches, PreparedDeal, Session, TimeControl};
use prise_store::StoredMatch;

use self::games::GameLook;
use self::menu::{Choice, Menu, SavedLine};
use self::model::Leaving;
use self::runner::Left;
use self::shuffling::{Shuffled, Shuffling};
use crate::archive::Archive;
use crate::games::{NAMES, rules_help};
use crate::terminal::Screen;
use crate::terminal::screen::giving_back_on_panic;

/// The level of the computer where none is named.
const DEFAULT_LEVEL: &str = "3";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; a menu asks if none is given
    game: Option<String>,
    /// How strong the computer plays: 1 to 10, easy, medium, hard or expert
    #[arg(long, value_name = "N", default_value = DEFAULT_LEVEL)]
    level: Level,
    /// Your seat, from 0 in the order of play
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: usize,
    /// People at every seat, and no computer
    #[arg(long, conflicts_with_all = ["level", "seat"])]
    people: bool,
    /// Practice with face-down pieces: take back freely, never rated
    #[arg(long, conflicts_with = "people")]
    practice: bool,
    /// Minutes for each player, and seconds more after every turn: 5+3
    #[arg(long, value_name = "MIN[+SEC]")]
    clock: Option<TimeControl>,
    /// Go on with the match that was played last, of this game if one is given
    #[arg(long, conflicts_with_all = ["level", "seat", "people", "practice", "clock", "position", "rules", "seed"])]
    resume: bool,
    /// The position; the start of the game if none is given
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Options of the rules
    #[arg(long, value_name = "K=V,…", default_value = "", long_help = rules_help())]
    rules: String,
    /// Decides what is random: the shuffle of dark chess, the computer's choice among equals
    #[arg(long)]
    seed: Option<u64>,
}

/// Plays the game that the command line names, then whatever the player chooses.
pub(crate) fn run(args: Args) -> Result<()> {
    in_terminal(run_args(args))
}

/// Plays to the end, and gives the terminal back whatever happens.
pub(crate) fn in_terminal(game: impl Future<Output = Result<()>>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    giving_back_on_panic(|| runtime.block_on(game))
}

async fn run_args(args: Args) -> Result<()> {
    if args.resume {
        return resume_last(args.game.as_deref()).await;
    }
    let Some(game) = args.game.as_deref() else { return choose_game().await };
    let look = GameLook::of(game)?;
    let Args { level, seat, people, practice, clock, position, rules, seed, .. } = args;
    if seat >= look.seats.len() {
        let (game, last) = (look.id, look.seats.len() - 1);
        bail!("there is no seat {seat} in {game}; seats go from 0 to {last}")
    }
    let computer = (!people).then_some((level, seat));
    let setup = MatchSetup { rules, position, seed, practice, ..look.match_of(computer, clock) };
    // What is wrong with the question is said before the screen is taken.
    Session::start(&setup, None)?;
    let mut screen = Screen::open()?;
    let archive = Archive::open();
    let left = begin(&mut screen, &archive, &setup).await?;
    go_on(screen, &archive, left).await
}

/// Lets the player choose a game, then another one.
pub(crate) fn run_menu() -> Result<()> {
    in_terminal(choose_game())
}

async fn choose_game() -> Result<()> {
    let screen = Screen::open()?;
    go_on(screen, &Archive::open(), Left::for_a_new_game()).await
}

/// Goes on with the match that was played last.
async fn resume_last(game: Option<&str>) -> Result<()> {
    if let Some(game) = game.filter(|game| !NAMES.contains(game)) {
        return Err(crate::games::unknown_game(game));
    }
    Screen::require_terminal()?;
    let archive = Archive::open();
    let mut stored = archive.stored().into_iter();
    let last = stored.find(|(_, it)| game.is_none_or(|game| game == it.saved.game));
    let (id, last) = last.context("there is no saved match to go on with")?;
    // What is wrong with it is said before the screen is taken.
    if let Some(why) = Matches::problem(&last.saved) {
        bail!("the match that was played last cannot be opened: {why}");
    }
    let mut screen = Screen::open()?;
    let left = runner::play(&mut screen, &archive, archive.matches.resume(id)?).await?;
    go_on(screen, &archive, left).await
}

async fn go_on(mut screen: Screen, archive: &Archive, mut left: Left) -> Result<()> {
    let mut trouble = None;
    while left.leaving == Leaving::NewGame {
        let offers: Vec<_> = NAMES.iter().map(|name| GameLook::of(name)).collect::<Result<_>>()?;
        let stored = archive.stored();
        let saved = stored.iter().map(|(_, it)| saved_text(&offers, it)).collect();
        // Here it stands as long as the menu does; in a game it need not be said again.
        archive.news();
        let closed = archive.closed().map(|why| format!("nothing is saved: {why}"));
        let notices = [trouble.take(), closed, archive.damage()].into_iter().flatten().collect();
        left = match runner::choose(&mut screen, Menu::new(offers, saved, notices)).await? {
            Choice::New(setup) => begin(&mut screen, archive, &setup).await?,
            Choice::Resume(index) => {
                let (id, it) = &stored[index];
                if let Some(why) = Matches::problem(&it.saved) {
                    trouble = Some(format!("this match cannot be opened: {why}"));
                    Left::for_a_new_game()
                } else {
                    runner::play(&mut screen, archive, archive.matches.resume(*id)?).await?
                }
            }
            Choice::Delete(index) => {
                if let Err(error) = archive.delete(stored[index].0) {
                    trouble = Some(format!("this match cannot be deleted: {error}"));
                }
                Left::for_a_new_game()
            }
            Choice::Quit => Left { leaving: Leaving::Quit, unsaved: None },
        };
    }
    let signal = screen.signal();
    drop(screen);
    if let Some(signal) = signal {
        std::process::exit(128 + i32::from(signal));
    }
    match left.unsaved {
        Some(why) => bail!("the match is not saved: {why}"),
        None => Ok(()),
    }
}

/// A saved match in the menu.
fn saved_text(offers: &[GameLook], stored: &StoredMatch) -> SavedLine {
    let game = stored.saved.game.as_str();
    let title = offers.iter().find(|offer| offer.id == game).map_or(game, |offer| offer.title);
    let names: Vec<_> = stored.saved.players.iter().map(player_text).collect();
    let date = stored.updated.to_date().replace('.', "-");
    SavedLine {
        title: format!("{title}, {} moves", stored.saved.history.len()),
        about: match Matches::problem(&stored.saved) {
            Some(_) => "this match cannot be opened; d deletes it".to_owned(),
            None => format!("{}, last played {date}", names.join(" – ")),
        },
    }
}

/// A player's name, and how strong the computer plays.
fn player_text(player: &prise_store::SavedPlayer) -> String {
    match player.level {
        Some(level) => format!("{} level {level}", player.name),
        None => player.name.clone(),
    }
}

async fn begin(screen: &mut Screen, archive: &Archive, setup: &MatchSetup) -> Result<Left> {
    let look = GameLook::of(&setup.game)?;
    // A deal by number, or of a position, is nothing to be shuffled.
    let is_shuffled = look.hides_pieces && setup.seed.is_none() && setup.position.is_none();
    let session = if is_shuffled {
        let deal = PreparedDeal::draw(look.id)?;
        let promise = deal.promise().short.clone();
        match runner::shuffle(screen, Shuffling::new(look.title, promise)).await? {
            Shuffled::Deal(mixed_in) => {
                deal.deal(look.id, mixed_in, |shuffle| archive.matches.begin(setup, Some(shuffle)))?
            }
            Shuffled::Back => return Ok(Left::for_a_new_game()),
            Shuffled::Quit => return Ok(Left { leaving: Leaving::Quit, unsaved: None }),
        }
    } else {
        archive.matches.begin(setup, None)?
    };
    runner::play(screen, archive, session).await
}
