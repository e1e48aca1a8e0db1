//! `prise dxp`: games against other draughts programs over DXP, their exchange protocol, version 1.
//!
//! One program, the initiator, proposes games; the other, the follower, accepts. Without
//! `--connect` Prise is the follower: it waits for programs that connect, one after the other.

mod dxp_game;
mod message;
mod wire;

use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use prise_draughts::{Color, DrawRules, Position};
use prise_game::Rules;

use self::dxp_game::{DxpGame, Ended};
pub use self::message::{Claim, GameRequest, Message, MessageError, Played, VERSION};
pub use self::wire::Wire;
use crate::engine::{Brain, Settings};
use crate::output::{tell, warn};
use crate::think::MOST_THREADS;

/// The name that others see.
const NAME: &str = concat!("Prise ", env!("CARGO_PKG_VERSION"));

/// The port that the protocol's programs use.
const ADDRESS: &str = "127.0.0.1:27531";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Wait for other programs at this address; 0.0.0.0:27531 is open to the whole network
    #[arg(long, value_name = "ADDRESS", default_value = ADDRESS, conflicts_with = "connect")]
    listen: String,
    /// Propose games to the program at this address
    #[arg(long, value_name = "ADDRESS")]
    connect: Option<String>,
    /// How many games to play; 1 when proposing them, any number when waiting for them
    #[arg(long, value_name = "N")]
    games: Option<u32>,
    /// Play Black in the first game; the colours change with every game
    #[arg(long, requires = "connect")]
    black: bool,
    /// Minutes for each player; 0 is a second a move
    #[arg(long, value_name = "MIN", default_value_t = 5, requires = "connect",
          value_parser = clap::value_parser!(u16).range(..=999))]
    time: u16,
    /// How many moves each player makes before the game is broken off; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 75, requires = "connect",
          value_parser = clap::value_parser!(u16).range(..=999))]
    moves: u16,
    /// The position to start from
    #[arg(long, value_name = "P", requires = "connect")]
    position: Option<Position>,
    /// Think for so long about every move, whatever the clock says
    #[arg(long, value_name = "MS")]
    move_time: Option<u64>,
    /// Think in so many threads, at most 64
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Options of the rules: draws=fmjd-2015 or draws=standard
    #[arg(long, value_name = "K=V,…", default_value = "draws=fmjd-2015")]
    rules: String,
}

/// Plays until there are no more games.
pub(crate) fn run(args: &Args) -> Result<()> {
    let draws = DrawRules::from_text(&args.rules)?;
    let threads = args.threads.clamp(1, MOST_THREADS);
    let player = DxpEngine {
        brain: Brain::new(Settings { threads, draws, ..Settings::default() }),
        draws,
        move_time: args.move_time.map(Duration::from_millis),
        tally: [0; 4],
    };
    match &args.connect {
        Some(address) => propose(player, args, address),
        None => follow(player, args),
    }
}

/// The engine, and how its games went.
struct DxpEngine {
    brain: Brain,
    draws: DrawRules,
    move_time: Option<Duration>,
    /// Wins, draws, losses, and games without a result.
    tally: [u32; 4],
}

impl DxpEngine {
    fn games(&self) -> u32 {
        self.tally.iter().sum()
    }

    /// Plays a game that both have agreed on, and tells how it went.
    fn play(
        &mut self,
        wire: &mut Wire,
        request: &GameRequest,
        us: Color,
        opponent: &str,
    ) -> Result<Ended> {
        let mut table = DxpGame::new(request, us, self.draws, self.move_time);
        let ended = table.play(wire, &self.brain)?;
        let (word, index) = match ended.result {
            Claim::Win => ("won", 0),
            Claim::Draw => ("drawn", 1),
            Claim::Loss => ("lost", 2),
            Claim::Unknown => ("without a result", 3),
        };
        self.tally[index] += 1;
        let color = if us == Color::White { "White" } else { "Black" };
        let reason = table.reason().map_or(String::new(), |reason| format!(" ({reason})"));
        let [won, drawn, lost, open] = self.tally;
        tell(format_args!(
            "game {}: {color} against {opponent}: {word}{reason} after {} plies; +{won} ={drawn} -{lost}{}",
            self.games(),
            table.plies(),
            if open == 0 { String::new() } else { format!(", {open} without a result") },
        ))?;
        Ok(ended)
    }
}

/// Proposes games, with the colours changed after each.
fn propose(mut player: DxpEngine, args: &Args, address: &str) -> Result<()> {
    let stream = TcpStream::connect(address).with_context(|| address.to_owned())?;
    let mut wire = Wire::new(stream)?;
    let mut us = if args.black { Color::Black } else { Color::White };
    for _ in 0..args.games.unwrap_or(1) {
        let request = GameRequest {
            version: VERSION,
            name: NAME.to_owned(),
            follower: !us,
            minutes: args.time,
            moves: args.moves,
            start: args.position,
        };
        wire.send(&Message::GameRequest(request.clone()))?;
        let opponent = accepted(&mut wire)?;
        if player.play(&mut wire, &request, us, &opponent)?.stop {
            break;
        }
        us = !us;
    }
    Ok(())
}

/// Waits until the game is accepted: by whom.
fn accepted(wire: &mut Wire) -> Result<String> {
    loop {
        match wire.receive()?.context("the other side went away")? {
            Message::GameAnswer { name, code: '0' } => return Ok(name),
            Message::GameAnswer { name, code } => bail!("{name} declines the game (code {code})"),
            Message::Chat(text) => warn(format_args!("they say: {text}")),
            other => bail!("an answer was expected, not {other:?}"),
        }
    }
}

/// Waits for programs that propose games.
fn follow(mut player: DxpEngine, args: &Args) -> Result<()> {
    let listener = TcpListener::bind(&args.listen).with_context(|| args.listen.clone())?;
    tell(format_args!("listening on {}", listener.local_addr()?))?;
    while args.games.is_none_or(|games| player.games() < games) {
        let (stream, from) = listener.accept()?;
        // What one program does wrong is no reason to send the next one away.
        if let Err(error) = serve(&mut player, args.games, stream) {
            warn(format_args!("prise: {from}: {error:#}"));
        }
    }
    Ok(())
}

/// Plays the games that one program proposes.
fn serve(player: &mut DxpEngine, games: Option<u32>, stream: TcpStream) -> Result<()> {
    let mut wire = Wire::new(stream)?;
    while let Some(message) = wire.receive()? {
        let request = match message {
            Message::GameRequest(request) => request,
            Message::Chat(text) => {
                warn(format_args!("they say: {text}"));
                continue;
            }
            Message::GameEnd { stop: true, .. } => return Ok(()),
            _ => continue,
        };
        let code = if request.version > VERSION { '1' } else { '0' };
        wire.send(&Message::GameAnswer { name: NAME.to_owned(), code })?;
        if code == '0' {
            let us = request.follower;
            let ended = player.play(&mut wire, &request, us, &request.name)?;
            if ended.stop || games.is_some_and(|games| player.games() >= games) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Reads a message, and checks that it is the same when it is written and read again.
pub(crate) fn understand(text: &str) {
    if let Ok(message) = Message::read(text) {
        let again = Message::read(&message.write());
        assert!(again.as_ref() == Ok(&message), "{message:?} comes back as {again:?}");
    }
}
