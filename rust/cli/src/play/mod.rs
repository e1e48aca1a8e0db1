//! `prise play`: games in the terminal.
//!
//! A [`model`] that knows no terminal, a [`view`] that draws its [`scene`]s, and a [`runner`]
//! between the two and the terminal. What differs from game to game is in [`games`], one file
//! each.

mod archive;
mod clock_text;
mod games;
mod menu;
mod model;
mod runner;
mod scene;
mod screen;
mod shuffling;
mod thinker;
mod view;

use anyhow::{Context, Result, bail};
use prise_game::{Level, Match, Player, Rules, Secret, Setup, Shuffle, Start};

use self::archive::{Archive, Bookmark};
pub(crate) use self::archive::{open_store, today};
use self::clock_text::ClockChoice;
use self::games::Pictured;
use self::menu::{Choice, NewMatch, Offer, Opponents, SavedLine};
use self::model::Leaving;
use self::runner::{Left, Sitting};
use self::screen::Screen;
use self::shuffling::{Shuffled, Shuffling};
use crate::games::{NAMES, rules_help, with_game};
use crate::position::PositionArgs;

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
    clock: Option<ClockChoice>,
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
    screen::giving_back_on_panic(|| run_args(args))
}

fn run_args(args: Args) -> Result<()> {
    if args.resume {
        return resume_last(args.game.as_deref());
    }
    let Some(game) = args.game.as_deref() else { return choose_game() };
    let opponents = if args.people {
        Opponents::People
    } else {
        let Args { level, seat, practice, .. } = args;
        Opponents::Computer { level, seat, practice }
    };
    // A deal by number, or of a position, is nothing to be shuffled.
    let is_shuffled = args.seed.is_none() && args.position.is_none();
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let position = PositionArgs { position: args.position, rules: args.rules, seed };
    // What is wrong with the question is said before the screen is taken.
    with_game!(game, check(&position, opponents, args.clock))?;
    let mut screen = Screen::open()?;
    let archive = Archive::open();
    let wish = Wish { position, opponents, clock: args.clock, is_shuffled };
    let left = with_game!(game, begin(&mut screen, &archive, &wish))?;
    go_on(screen, &archive, left)
}

/// Lets the player choose a game, then another one.
pub(crate) fn run_menu() -> Result<()> {
    screen::giving_back_on_panic(choose_game)
}

fn choose_game() -> Result<()> {
    let screen = Screen::open()?;
    go_on(screen, &Archive::open(), Left::for_a_new_game())
}

/// Goes on with the match that was played last.
fn resume_last(game: Option<&str>) -> Result<()> {
    if let Some(game) = game.filter(|game| !NAMES.contains(game)) {
        return Err(crate::games::unknown_game(game));
    }
    Screen::require_terminal()?;
    let archive = Archive::open();
    let is_wanted = |mark: &Bookmark| game.is_none_or(|game| game == mark.saved.game);
    let bookmark = archive.bookmarks().into_iter().find(is_wanted);
    let bookmark = bookmark.context("there is no saved match to go on with")?;
    // What is wrong with it is said before the screen is taken.
    if let Some(why) = problem(&bookmark) {
        bail!("the match that was played last cannot be opened: {why}");
    }
    let mut screen = Screen::open()?;
    let left = resume(&mut screen, &archive, &bookmark)?;
    go_on(screen, &archive, left)
}

fn go_on(mut screen: Screen, archive: &Archive, mut left: Left) -> Result<()> {
    let mut trouble = None;
    while left.leaving == Leaving::NewGame {
        let (offers, bookmarks) = (offers()?, archive.bookmarks());
        let saved = bookmarks.iter().map(|bookmark| saved_text(&offers, bookmark)).collect();
        // Here it stands as long as the menu does; in a game it need not be said again.
        archive.news();
        let closed = archive.closed().map(|why| format!("nothing is saved: {why}"));
        let notices = [trouble.take(), closed, archive.damage()].into_iter().flatten().collect();
        left = match runner::choose(&mut screen, offers, saved, notices)? {
            Choice::New(NewMatch { game, opponents, clock, rules }) => {
                let seed = fresh_seed()?;
                let position = PositionArgs { position: None, rules: rules.to_owned(), seed };
                let wish = Wish { position, opponents, clock, is_shuffled: true };
                with_game!(game, begin(&mut screen, archive, &wish))?
            }
            Choice::Resume(index) => match bookmarks.get(index).map(|it| (it, problem(it))) {
                Some((bookmark, None)) => resume(&mut screen, archive, bookmark)?,
                Some((_, Some(why))) => {
                    trouble = Some(format!("this match cannot be opened: {why}"));
                    Left::for_a_new_game()
                }
                None => Left::for_a_new_game(),
            },
            Choice::Delete(index) => {
                let deleted = bookmarks.get(index).map(|bookmark| archive.delete(bookmark.id));
                if let Some(Err(error)) = deleted {
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

/// Why a saved match cannot be opened, if so.
fn problem(bookmark: &Bookmark) -> Option<String> {
    let problem = with_game!(bookmark.saved.game.as_str(), check_bookmark(bookmark));
    problem.err().map(|error| format!("{error:#}"))
}

fn check_bookmark<G: Pictured>(bookmark: &Bookmark) -> Result<()> {
    bookmark.restore::<G>().map(drop)
}

/// A saved match in the menu.
fn saved_text(offers: &[Offer], bookmark: &Bookmark) -> SavedLine {
    let game = bookmark.saved.game.as_str();
    let title = offers.iter().find(|offer| offer.id == game).map_or(game, |offer| offer.title);
    let names: Vec<_> = bookmark.saved.players.iter().map(player_text).collect();
    let date = bookmark.updated.to_date().replace('.', "-");
    SavedLine {
        title: format!("{title}, {} moves", bookmark.plies()),
        about: match problem(bookmark) {
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

/// A match that somebody wants to begin.
struct Wish {
    position: PositionArgs,
    opponents: Opponents,
    clock: Option<ClockChoice>,
    /// Whether its pieces are shuffled, where the game has any to shuffle.
    is_shuffled: bool,
}

fn begin<G: Pictured>(screen: &mut Screen, archive: &Archive, wish: &Wish) -> Result<Left> {
    let mut setup = new_setup::<G>(&wish.position, wish.opponents, wish.clock)?;
    let secret = draw_secret()?;
    if let Some(promise) = G::promise(&secret).filter(|_| wish.is_shuffled) {
        match runner::shuffle(screen, Shuffling::new(G::TITLE, promise))? {
            Shuffled::Deal(mixed) => {
                setup = setup.with_start(Start::Shuffled(Shuffle::new(secret, mixed)));
            }
            Shuffled::Back => return Ok(Left::for_a_new_game()),
            Shuffled::Quit => return Ok(Left { leaving: Leaving::Quit, unsaved: None }),
        }
    }
    let table = Match::<G>::new(setup).context("match")?;
    runner::play(screen, Sitting { table, archive, id: None, notice: None })
}

fn resume(screen: &mut Screen, archive: &Archive, bookmark: &Bookmark) -> Result<Left> {
    with_game!(bookmark.saved.game.as_str(), restore(screen, archive, bookmark))
}

fn restore<G: Pictured>(
    screen: &mut Screen,
    archive: &Archive,
    bookmark: &Bookmark,
) -> Result<Left> {
    let (table, notice) = bookmark.restore::<G>()?;
    runner::play(screen, Sitting { table, archive, id: Some(bookmark.id), notice })
}

fn check<G: Pictured>(
    position: &PositionArgs,
    opponents: Opponents,
    clock: Option<ClockChoice>,
) -> Result<()> {
    Match::<G>::new(new_setup::<G>(position, opponents, clock)?).context("match").map(|_| ())
}

/// Sets a match up.
fn new_setup<G: Pictured>(
    position: &PositionArgs,
    opponents: Opponents,
    clock: Option<ClockChoice>,
) -> Result<Setup<G::Rules>> {
    let rules = G::Rules::from_text(&position.rules)?;
    let seats = G::start(&rules, position.seed).seats();
    let players = match opponents {
        Opponents::People => G::SEATS.iter().map(|name| Player::human(*name)).collect(),
        Opponents::Computer { seat, .. } if seat >= seats.count() => {
            bail!("there is no seat {seat} in {}; seats go from 0 to {}", G::ID, seats.count() - 1)
        }
        Opponents::Computer { level, seat, .. } => (0..seats.count())
            .map(|it| if it == seat { Player::human("You") } else { Player::ai("Prise", level) })
            .collect(),
    };
    let start = position.position.clone().map_or(Start::Opening, Start::Position);
    Ok(Setup::new(rules, players)
        .with_start(start)
        .with_seed(position.seed)
        .with_practice(matches!(opponents, Opponents::Computer { practice: true, .. }))
        .with_clock(clock.map(|clock| clock.setup(seats))))
}

fn offers() -> Result<Vec<Offer>> {
    NAMES.iter().map(|name| with_game!(*name, offer())).collect()
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn offer<G: Pictured>() -> Result<Offer> {
    let hides_pieces = G::HIDES_PIECES;
    Ok(Offer { id: G::ID, title: G::TITLE, seats: G::SEATS, rules: G::RULES, hides_pieces })
}

/// A seed that nobody knows, for the computer's choice among equals.
fn fresh_seed() -> Result<u64> {
    getrandom::u64().context("the system has no random numbers")
}

/// The dealer's half of a shuffle.
fn draw_secret() -> Result<Secret> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system has no random numbers")?;
    Ok(Secret::from_bytes(bytes))
}
