//! `prise-lab ladder`: every level against the one below it.
//!
//! An opening, some moves drawn by lot, is played from every seat: one player of the stronger level
//! against the weaker one, in three-kingdoms against two of them, scored by rank. Games are written
//! to a file as they end, and a run that was interrupted goes on from there.

mod greedy;
mod score;

use std::path::PathBuf;

use anyhow::{Result, bail};
use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Game, Level, Rules, Seat, SeatResult, SplitMix64};
use prise_mill::Mill;
use prise_search::{ComputerPlayer, Playable, StopToken, Task};
use serde::{Deserialize, Serialize};

use self::score::{Results, StepScore};
use crate::game_file::GameFile;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: draughts, mill, dark-chess or three-kingdoms
    game: String,
    /// How many games each step is played
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// The lowest level that plays. Level 1 plays a greedy beginner too
    #[arg(long, value_name = "LEVEL", default_value = "1")]
    from: Level,
    /// The highest level that plays
    #[arg(long, value_name = "LEVEL", default_value = "10")]
    to: Level,
    /// How many moves of each opening are drawn by lot
    #[arg(long, value_name = "N", default_value_t = 2)]
    ballot: usize,
    /// Decides the openings and what levels choose among equals
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The rules, NAME=VALUE,…
    #[arg(long, value_name = "K=V,…", default_value = "")]
    rules: String,
    /// Write the games to this file, and go on from those that are in it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A game that lasts longer is called a draw.
const LONGEST: usize = 400;

/// What two runs have in common whose games belong into one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Run {
    game: String,
    rules: String,
    ballot: usize,
    seed: u64,
}

/// A game that was played: the higher level's results against each of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Played {
    /// The higher level; the greedy beginner plays level 1 as level 0 would.
    level: u8,
    number: u64,
    wins: u32,
    draws: u32,
    losses: u32,
    /// The most positions (or playouts) that the higher level looked at for one move.
    nodes: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Draughts::ID => climb::<Draughts>(args),
        Mill::ID => climb::<Mill>(args),
        Classic::ID => climb::<Classic>(args),
        ThreeKingdoms::ID => climb::<ThreeKingdoms>(args),
        other => bail!("'{other}' is not draughts, mill, dark-chess or three-kingdoms"),
    }
}

fn climb<G: Playable>(args: &Args) -> Result<()> {
    let rules = G::Rules::from_text(&args.rules)?.sure_to_end();
    let run = Run {
        game: args.game.clone(),
        rules: args.rules.clone(),
        ballot: args.ballot,
        seed: args.seed,
    };
    let (mut file, mut games) = match &args.out {
        Some(path) => {
            let (file, games) = GameFile::open::<Run, Played>(path, &run)?;
            (Some(file), games)
        }
        None => (None, Vec::new()),
    };
    let steps: Vec<Step> = Level::all()
        .filter(|level| (args.from..=args.to).contains(level))
        .filter_map(|level| Step::up_to(level, args.from))
        .collect();
    let seats = G::start(&rules, 0).seats().count() as u64;
    let bar = progress::bar(args.games.next_multiple_of(seats) * steps.len() as u64);
    // One game of every step, then the next: whenever it is stopped, the steps are alike.
    for number in 0..args.games.next_multiple_of(seats) {
        for step in &steps {
            let is_it = |game: &Played| (game.level, game.number) == (step.level.number(), number);
            if !games.iter().any(is_it) {
                let played = play::<G>(&rules, args, *step, number, seats);
                if let Some(file) = &mut file {
                    file.add(&played)?;
                }
                games.push(played);
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    print!("{}", table(&steps, &games, seats));
    Ok(())
}

/// Two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    level: Level,
    /// The level below; nothing for the greedy beginner.
    below: Option<Level>,
}

impl Step {
    /// The step up to a level, if the one below it is among those that play.
    fn up_to(level: Level, lowest: Level) -> Option<Self> {
        let below = Level::all().find(|below| below.number() + 1 == level.number());
        match below {
            Some(below) if below < lowest => None,
            below => Some(Self { level, below }),
        }
    }
}

/// Plays a game: the higher level has the seat of the game's number, the lower one all others.
fn play<G: Playable>(rules: &G::Rules, args: &Args, step: Step, number: u64, seats: u64) -> Played {
    let opening = number / seats;
    let mut lot = SplitMix64::new(args.seed ^ opening.wrapping_mul(0x9E37_79B9));
    let mut game = G::start(rules, args.seed.wrapping_add(opening));
    for _ in 0..args.ballot {
        if let Some(mv) = lot.choose(&game.legal_moves()) {
            game.play_unchecked(mv);
        }
    }
    let seat = Seat::new((number % seats) as u8);
    let mut players = [G::player(1), G::player(1)];
    let mut most_nodes = 0;
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let is_higher = game.to_move() == seat;
        let level = if is_higher { Some(step.level) } else { step.below };
        let mv = match level {
            None => greedy::greedy(&game, &mut lot),
            Some(level) => {
                let player = &mut *players[usize::from(is_higher)];
                let (mv, nodes) = think(player, &game, Task::Level(level, lot.next()));
                most_nodes = most_nodes.max(if is_higher { nodes } else { 0 });
                mv
            }
        };
        let Some(mv) = mv else { break };
        game.play_unchecked(mv);
    }
    let Results { wins, draws, losses } = results(&game, seat);
    Played { level: step.level.number(), number, wins, draws, losses, nodes: most_nodes }
}

fn think<G: Playable>(
    player: &mut dyn ComputerPlayer<G>,
    game: &G,
    task: Task,
) -> (Option<G::Move>, u64) {
    let thought = player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
    (thought.best, thought.nodes)
}

/// How a game ended for a seat against each of the others.
fn results<G: Game>(game: &G, seat: Seat) -> Results {
    let result = |seat| {
        let broken_off = if game.is_out(seat) { SeatResult::Lost } else { SeatResult::Drawn };
        game.result_of(seat).unwrap_or(broken_off)
    };
    let own = result(seat);
    let mut results = Results::default();
    for other in game.seats().iter().filter(|other| *other != seat) {
        match own.against(result(other)) {
            Some(0.0) => results.losses += 1,
            Some(0.5) => results.draws += 1,
            Some(_) => results.wins += 1,
            None => {}
        }
    }
    results
}

fn table(steps: &[Step], games: &[Played], seats: u64) -> String {
    let mut text =
        "| levels | games | result | score | Elo (95 %) | climbs | most nodes |\n".to_owned();
    text += "|---|---|---|---|---|---|---|\n";
    let rows = steps.iter().map(|step| {
        let of_step: Vec<_> =
            games.iter().filter(|game| game.level == step.level.number()).collect();
        let mut openings = std::collections::BTreeMap::<u64, Results>::new();
        for game in &of_step {
            let Played { wins, draws, losses, .. } = **game;
            openings.entry(game.number / seats).or_default().add(Results { wins, draws, losses });
        }
        let score = StepScore::new(openings.into_values().collect());
        let below = step.below.map_or_else(|| "greedy".to_owned(), |below| below.to_string());
        let [_, low, high] = score.elo();
        let climbs = match (low > 0.0, high < 0.0) {
            (true, _) => "yes",
            (_, true) => "no",
            _ => "not shown",
        };
        let most = of_step.iter().map(|game| game.nodes).max().unwrap_or(0);
        let (level, count) = (step.level, of_step.len());
        format!("| {level} against {below} | {count} | {score} | {climbs} | {most} |\n")
    });
    text.extend(rows);
    text
}
