//! `prise-lab match`: two engines play each other.
//!
//! Every opening, some moves drawn by lot from a seed, is played twice with the colours changed.
//! Games are written to a file as they end, and a match that was interrupted goes on from there.

mod banqi;
mod contestant;
mod dxp;
mod hub;
mod record;
mod score;
mod streams;
mod uci;

use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use prise_darkchess::Classic;
use prise_draughts::Draughts;
use prise_game::{Game, Rules, Seat, SplitMix64};
use prise_mill::Mill;
use prise_search::Limits;

pub(crate) use self::contestant::Contestant;
use self::contestant::{MatchGame, Spec, contestant};
use self::hub::Version;
use self::record::{Played, Record, Terms};
use self::score::{Answer, Points, Sprt};
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: draughts, mill or dark-chess
    game: String,
    /// The first engine: prise, threads:N, level:N, weights:FILE, pruning:FILE, `hub:COMMAND`, for version 1 of the Hub
    /// protocol `hub1:COMMAND`, `dxp:ADDRESS`, and in mill and dark chess
    /// `uci:COMMAND`
    #[arg(long, value_name = "ENGINE")]
    a: Spec,
    /// The second engine
    #[arg(long, value_name = "ENGINE", default_value = "prise")]
    b: Spec,
    /// So many nodes a move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// So many milliseconds a move
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// So many plies a move
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// How many games to play at most; every opening is played with both colours
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// How many moves of each opening are drawn by lot
    #[arg(long, value_name = "N", default_value_t = 4)]
    ballot: usize,
    /// Play every opening of so many moves in turn, instead of some by lot. In draughts there are
    /// 81 of two moves
    #[arg(long)]
    every_opening: bool,
    /// Decides the openings
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The rules, NAME=VALUE,…
    #[arg(long, value_name = "K=V,…", default_value = "")]
    rules: String,
    /// Stop as soon as it is clear whether the first engine is stronger by the second number of Elo
    /// points rather than by the first
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// So many games at a time, a core each
    #[arg(long, value_name = "N", default_value_t = 1)]
    at_once: usize,
    /// Write the games to this file, and go on from those that are in it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A game that lasts longer is called a draw.
const LONGEST: usize = 400;

/// A program that speaks the Hub protocol.
pub(crate) fn hub_engine(command: &str, limits: Limits) -> Result<Box<dyn Contestant<Draughts>>> {
    Draughts::hub(Version::Two, command, limits)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Draughts::ID => play_match::<Draughts>(args),
        Mill::ID => play_match::<Mill>(args),
        Classic::ID => play_match::<Classic>(args),
        other => bail!("'{other}' is not draughts, mill or dark-chess"),
    }
}

impl Args {
    fn engines(&self) -> [&Spec; 2] {
        [&self.a, &self.b]
    }

    fn limits(&self) -> Result<Limits> {
        let time = self.time.map(Duration::from_millis);
        let limits = Limits { depth: self.depth, nodes: self.nodes, time };
        let all_levels = self.engines().iter().all(|spec| matches!(spec, Spec::Level(_)));
        ensure!(limits != Limits::NONE || all_levels, "say --nodes, --time or --depth");
        Ok(limits)
    }

    /// The moves of an opening: by lot, or one after the other.
    fn opening<G: Game>(&self, game: &G, opening: u64) -> Vec<G::Move> {
        if self.every_opening {
            let all = openings(game, self.ballot);
            let place = opening as usize % all.len().max(1);
            return all.get(place).cloned().unwrap_or_default();
        }
        let mut lot = SplitMix64::new(self.seed ^ opening.wrapping_mul(0x9E37_79B9));
        let mut game = game.clone();
        let mut moves = Vec::new();
        for _ in 0..self.ballot {
            let Some(mv) = lot.choose(&game.legal_moves()) else { break };
            game.play_unchecked(mv);
            moves.push(mv);
        }
        moves
    }

    fn terms(&self, limits: Limits) -> Terms {
        Terms {
            game: format!("{} {}", self.game, self.rules).trim().to_owned(),
            a: self.a.to_string(),
            b: self.b.to_string(),
            limits: format!("{limits:?}"),
            ballot: self.ballot,
            every_opening: self.every_opening,
            seed: self.seed,
        }
    }
}

/// Every line of so many moves.
fn openings<G: Game>(game: &G, moves: usize) -> Vec<Vec<G::Move>> {
    let mut lines = vec![(game.clone(), Vec::new())];
    for _ in 0..moves {
        let longer = lines.iter().flat_map(|(game, line): &(G, Vec<G::Move>)| {
            game.legal_moves().into_iter().map(move |mv| {
                let (mut game, mut line) = (game.clone(), line.clone());
                game.play_unchecked(mv);
                line.push(mv);
                (game, line)
            })
        });
        lines = longer.collect();
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

fn play_match<G: MatchGame>(args: &Args) -> Result<()> {
    let rules = G::Rules::from_text(&args.rules)?.sure_to_end();
    let (limits, sprt) = (args.limits()?, args.sprt);
    let mut record = match &args.out {
        Some(path) => Record::open(path, &args.terms(limits))?,
        None => Record::default(),
    };
    let bar = progress::bar(args.games);
    let mut answer = None;
    let missing: Vec<_> = (0..args.games).filter(|n| !record.games.contains_key(n)).collect();
    let next = Mutex::new(missing.into_iter());
    thread::scope(|scope| {
        let (sender, played) = mpsc::channel();
        for _ in 0..args.at_once.max(1) {
            let (sender, next, rules) = (sender.clone(), &next, &rules);
            scope.spawn(move || play_games::<G>(args, limits, rules, next, &sender));
        }
        drop(sender);
        for played in played {
            record.add(played?)?;
            let score = record.score(args.games);
            bar.set_position(record.games.len() as u64);
            bar.set_message(score.to_string());
            answer = sprt.and_then(|sprt| sprt.answer(&score));
            if answer.is_some() {
                break;
            }
        }
        anyhow::Ok(())
    })?;
    let score = record.score(args.games);
    bar.finish_and_clear();
    println!("{} {} against {}: {score}", G::ID, args.a, args.b);
    if let Some(sprt) = sprt {
        let says = match answer {
            Some(Answer::Stronger) => "stronger",
            Some(Answer::NotStronger) => "not stronger",
            None => "open",
        };
        let (Sprt { low, high }, ratio, bound) = (sprt, sprt.ratio(&score), Sprt::BOUND);
        println!("SPRT {low} to {high}: {says}, LLR {ratio:.2} [-{bound}, {bound}]");
    }
    for played in record.games.values().filter(|played| played.points() == Points::Loss) {
        println!("{}", lost_game::<G>(played, &rules, args.seed)?);
    }
    Ok(())
}

/// Plays games that are missing until there are none, or nobody asks for them any more.
fn play_games<G: MatchGame>(
    args: &Args,
    limits: Limits,
    rules: &G::Rules,
    missing: &Mutex<impl Iterator<Item = u64>>,
    played: &Sender<Result<Played>>,
) {
    let engines = || {
        anyhow::Ok([
            contestant::<G>(&args.a, limits, args.seed)?,
            contestant::<G>(&args.b, limits, !args.seed)?,
        ])
    };
    let mut engines = match engines() {
        Ok(engines) => engines,
        Err(error) => {
            // Whoever asked may have had an answer already.
            _ = played.send(Err(error));
            return;
        }
    };
    loop {
        let number = missing.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some(number) = number else { return };
        if played.send(play_game::<G>(number, rules, args, &mut engines)).is_err() {
            return;
        }
    }
}

/// Where the first engine's own score fell for the first time in a game that it lost.
fn lost_game<G: MatchGame>(played: &Played, rules: &G::Rules, seed: u64) -> Result<String> {
    let number = played.number;
    let Some((ply, before, after)) = played.first_fall() else {
        return Ok(format!("lost game {number}: no fall of the own score"));
    };
    let mut game = G::start(rules, seed.wrapping_add(number / 2));
    for text in &played.moves[..ply] {
        game.play_unchecked(game.find_move(text)?);
    }
    let (mv, position) = (&played.moves[ply], game.write());
    Ok(format!("lost game {number}: {mv} in {position}, {before} then {after}"))
}

/// Plays a game: with an even number the first engine has the first seat. What the ending tables
/// know to be drawn is drawn between engines: they keep it, and playing it out takes long. A level
/// may lose it.
fn play_game<G: MatchGame>(
    number: u64,
    rules: &G::Rules,
    args: &Args,
    engines: &mut [Box<dyn Contestant<G>>; 2],
) -> Result<Played> {
    let opening = number / 2;
    let mut game = G::start(rules, args.seed.wrapping_add(opening));
    let ballot = args.opening(&game, opening);
    let mut moves = Vec::new();
    let mut scores = Vec::new();
    let seat_of_a = Seat::new((number % 2) as u8);
    let knows_endings = !args.engines().iter().any(|spec| matches!(spec, Spec::Level(_)));
    for engine in engines.iter_mut() {
        engine.new_game()?;
    }
    let is_over = |game: &G| game.outcome().is_some() || knows_endings && G::is_known_draw(game);
    while !is_over(&game) && moves.len() < LONGEST {
        let mut score = None;
        let mv = if moves.len() < args.ballot {
            let Some(mv) = ballot.get(moves.len()).copied() else { break };
            mv
        } else {
            let is_a = game.to_move() == seat_of_a;
            let engine = &mut engines[usize::from(!is_a)];
            let mv = engine.choose(&game, &moves)?;
            score = engine.last_score().filter(|_| is_a);
            mv
        };
        scores.push(score);
        moves.push(game.notation(mv));
        game.play_unchecked(mv);
    }
    let points = match game.outcome().and_then(prise_game::Outcome::winner) {
        Some(winner) if winner == seat_of_a => Points::Win,
        Some(_) => Points::Loss,
        None => Points::Draw,
    };
    Ok(Played { number, half_points: points as u8, moves, scores })
}

#[cfg(test)]
mod tests {
    use prise_draughts::DrawRules;

    use super::*;

    #[test]
    fn there_are_81_openings_of_two_moves_in_draughts() {
        let mut all = openings(&Draughts::start(&DrawRules::Standard, 0), 2);
        assert_eq!(all.len(), 81);
        all.dedup();
        assert_eq!(all.len(), 81);
    }

    #[test]
    fn a_lost_game_tells_where_it_was_lost() {
        let moves: Vec<String> = ["32-28", "19-23", "28x19"].map(str::to_owned).to_vec();
        let scores = vec![Some(5), None, Some(-95)];
        let played = Played { number: 0, half_points: 0, moves, scores };
        let start = Draughts::start(&DrawRules::Standard, 0).write();
        assert_eq!(
            lost_game::<Draughts>(&played, &DrawRules::Standard, 0).unwrap(),
            format!("lost game 0: 32-28 in {start}, 5 then -95")
        );
    }
}
