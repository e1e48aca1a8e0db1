//! `prise-lab ladder`: every level against the one below it.
//!
//! An opening, some moves drawn by lot, is played from every seat: one player of the stronger level
//! against the weaker one, in three-kingdoms against two of them, scored by rank. Games are written
//! to a file as they end, and a run that was interrupted goes on from there; games of levels that
//! have changed since then no longer count. No clock ends a thought, so that the games are the same
//! on a busy machine.

mod blunder;
mod greedy;
mod material;
mod score;
mod won;

use anyhow::{Result, bail};
use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Game, Level, Rules, Seat, SeatResult, SplitMix64};
use prise_mill::Mill;
use prise_search::{ComputerPlayer, Playable, StopToken, Strength, Task};
use serde::{Deserialize, Serialize};

use self::blunder::Judge;
use self::score::{Results, StepScore};
use crate::game_file::GameFile;
use crate::processor_time::processor_time;
use crate::progress;
use crate::run_args::RunArgs;

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
    #[command(flatten)]
    run: RunArgs,
    /// Instead, let every level finish won positions against the greedy beginner
    #[arg(long)]
    won: bool,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Played {
    /// The higher level; the greedy beginner plays level 1 as level 0 would.
    level: u8,
    number: u64,
    /// How strong both were.
    #[serde(default)]
    strengths: String,
    wins: u32,
    draws: u32,
    losses: u32,
    /// The most positions (or playouts) that the higher level looked at for one move.
    nodes: u64,
    /// The most processor time that the higher level took for one move, in microseconds.
    #[serde(default)]
    micros: u64,
    /// How many moves the higher level made where it had a choice, and how many of them were
    /// one-move blunders.
    #[serde(default)]
    choices: u32,
    #[serde(default)]
    blunders: u32,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.won {
        return won::run(&args.game, args.games, (args.from, args.to), args.run.seed);
    }
    match args.game.as_str() {
        Draughts::ID => climb::<Draughts>(args),
        Mill::ID => climb::<Mill>(args),
        Classic::ID => climb::<Classic>(args),
        ThreeKingdoms::ID => climb::<ThreeKingdoms>(args),
        other => bail!("'{other}' is not draughts, mill, dark-chess or three-kingdoms"),
    }
}

fn climb<G: Playable>(args: &Args) -> Result<()> {
    let rules = G::Rules::from_text(&args.run.rules)?.sure_to_end();
    let run = Run {
        game: args.game.clone(),
        rules: args.run.rules.clone(),
        ballot: args.ballot,
        seed: args.run.seed,
    };
    let (mut file, mut games) = match &args.run.out {
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
    games.retain(|game| {
        steps.iter().any(|step| {
            step.level.number() == game.level && step.strengths::<G>() == game.strengths
        })
    });
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

    /// How strong both levels are.
    fn strengths<G: Playable>(self) -> String {
        let strength = |level| Strength::of::<G>(level).to_string();
        let below = self.below.map_or_else(|| "greedy".to_owned(), strength);
        format!("{} v {below}", strength(self.level))
    }
}

/// Plays a game: the higher level has the seat of the game's number, the lower one all others.
fn play<G: Playable>(rules: &G::Rules, args: &Args, step: Step, number: u64, seats: u64) -> Played {
    let opening = number / seats;
    let mut lot = SplitMix64::new(args.run.seed ^ opening.wrapping_mul(0x9E37_79B9));
    let mut game = G::start(rules, args.run.seed.wrapping_add(opening));
    for _ in 0..args.ballot {
        if let Some(mv) = lot.choose(&game.legal_moves()) {
            game.play_unchecked(mv);
        }
    }
    let seat = Seat::new((number % seats) as u8);
    let mut players = [G::player(1), G::player(1)];
    let mut judge = Judge::new();
    let mut told = Played {
        level: step.level.number(),
        number,
        strengths: step.strengths::<G>(),
        wins: 0,
        draws: 0,
        losses: 0,
        nodes: 0,
        micros: 0,
        choices: 0,
        blunders: 0,
    };
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
                let before = processor_time();
                let (mv, nodes) = think(player, &game, Task::Level(level, lot.next()));
                if is_higher {
                    told.nodes = told.nodes.max(nodes);
                    let took = processor_time()
                        .zip(before)
                        .map(|(after, before)| after.saturating_sub(before));
                    let micros = took.unwrap_or_default().as_micros() as u64;
                    told.micros = told.micros.max(micros);
                }
                mv
            }
        };
        let Some(mv) = mv else { break };
        if is_higher && let Some(blundered) = judge.is_blunder(&game, mv) {
            told.choices += 1;
            told.blunders += u32::from(blundered);
        }
        game.play_unchecked(mv);
    }
    let Results { wins, draws, losses } = results(&game, seat);
    Played { wins, draws, losses, ..told }
}

fn think<G: Playable>(
    player: &mut dyn ComputerPlayer<G>,
    game: &G,
    task: Task,
) -> (Option<G::Move>, u64) {
    let thought = player.play(&game.public(), task, &StopToken::without_clock(), &mut |_| {});
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

const HEAD: &str = "\
| levels | games | result | score | Elo (95 %) | climbs | blunders | most nodes | longest (ms) |
|---|---|---|---|---|---|---|---|---|
";

fn table(steps: &[Step], games: &[Played], seats: u64) -> String {
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
        let count_of =
            |count: fn(&Played) -> u32| -> u32 { of_step.iter().map(|game| count(game)).sum() };
        let choices = count_of(|game| game.choices).max(1);
        let blunders = 100.0 * f64::from(count_of(|game| game.blunders)) / f64::from(choices);
        let most = of_step.iter().map(|game| game.nodes).max().unwrap_or(0);
        let longest = of_step.iter().map(|game| game.micros).max().unwrap_or(0) as f64 / 1000.0;
        let (level, count) = (step.level, of_step.len());
        format!(
            "| {level} against {below} | {count} | {score} | {climbs} | {blunders:.1} % | {most} \
             | {longest:.1} |\n"
        )
    });
    HEAD.to_owned() + &rows.collect::<String>()
}
