//! `prise hub`: a draughts engine on the Hub protocol, version 2.
//!
//! The interface writes commands to standard input, the engine answers on standard output, one
//! line each. A search runs in a thread of its own, so that `ping`, `stop` and `ponder-hit` are
//! heard while it lasts. What cannot be understood gets an `error` line and changes nothing.

mod line;
mod notation;

use std::io::{BufRead, Write, stdin, stdout};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use line::Line;
use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, Outcome};
use prise_search::{ComputerPlayer, Limits, Playable, SearchInfo, StopToken, Task};

use crate::think::MOST_THREADS;

/// What the clock allows when the interface does not say how many moves are left.
const MOVES_LEFT: f64 = 30.0;
/// The part of the remaining time that a single move never exceeds.
const LARGEST_SHARE: f64 = 0.3;
/// Kept back for the way of the answer.
const DELAY: f64 = 0.01;

/// Answers until the interface says `quit` or goes away.
///
/// # Errors
/// If standard input cannot be read.
pub(crate) fn run() -> Result<()> {
    let mut engine = Engine::new();
    let mut input = stdin().lock();
    let mut line = Vec::new();
    let ended = loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) => break Ok(()),
            Ok(_) => {}
            Err(error) => break Err(error).context("standard input"),
        }
        let text = str::from_utf8(&line).context("the line is not UTF-8");
        match text.and_then(|text| engine.obey(text)) {
            Ok(true) => {}
            Ok(false) => break Ok(()),
            Err(error) => complain(&error),
        }
    };
    engine.stop();
    ended
}

/// Says what is wrong with a command. Only the first cause: the others are not for people.
fn complain(error: &anyhow::Error) {
    say(&format!("error message=\"{}\"", quotable(&error.to_string())));
}

/// Writes a line. Who does not read any more will soon close standard input too.
fn say(line: &str) {
    let mut out = stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// A text without what would end a quoted value.
fn quotable(text: &str) -> String {
    text.chars().map(|c| if c == '"' || c.is_control() { '\'' } else { c }).take(200).collect()
}

type SharedPlayer = Arc<Mutex<Box<dyn ComputerPlayer<Draughts>>>>;

struct Engine {
    player: SharedPlayer,
    threads: usize,
    game: Draughts,
    limits: Limits,
    search: Option<Search>,
}

/// A search that is under way.
struct Search {
    stop: StopToken,
    thread: JoinHandle<()>,
    /// How long it may go on after the expected move has been played; nothing once the clock runs.
    after_hit: Option<Duration>,
    /// The clock of a search that began by pondering. It ends when this is dropped.
    clock: Option<Sender<()>>,
}

impl Engine {
    fn new() -> Self {
        Self {
            player: Arc::new(Mutex::new(Draughts::player(1))),
            threads: 1,
            game: Draughts::start(&DrawRules::Standard, 0),
            limits: Limits::NONE,
            search: None,
        }
    }

    /// Carries out a command; `false` means that it was the last.
    fn obey(&mut self, text: &str) -> Result<bool> {
        let line = Line::read(text)?;
        // These are heard during a search; all others end it.
        match line.command.as_str() {
            "" => return Ok(true),
            "ping" => {
                say("pong");
                return Ok(true);
            }
            "ponder-hit" => {
                self.ponder_hit();
                return Ok(true);
            }
            _ => self.stop(),
        }
        match line.command.as_str() {
            "hub" => introduce(),
            "init" => {
                self.player = Arc::new(Mutex::new(Draughts::player(self.threads)));
                say("ready");
            }
            "set-param" => self.set_param(&line)?,
            "new-game" => self.with_player(|player| player.forget()),
            "pos" => self.game = read_game(&line)?,
            "level" => self.limits = read_limits(&line)?,
            "go" => self.go(&line)?,
            "stop" => {}
            "quit" => return Ok(false),
            unknown => bail!("unknown command '{}'", unknown.chars().take(40).collect::<String>()),
        }
        Ok(true)
    }

    fn with_player(&self, act: impl FnOnce(&mut dyn ComputerPlayer<Draughts>)) {
        act(self.player.lock().unwrap_or_else(PoisonError::into_inner).as_mut());
    }

    fn set_param(&mut self, line: &Line) -> Result<()> {
        let name = line.value("name").context("set-param needs a name")?;
        let value = line.value("value").context("set-param needs a value")?;
        match name {
            "threads" => {
                let threads = value.parse().ok().filter(|count| (1..=MOST_THREADS).contains(count));
                self.threads = threads.context("threads must be a number from 1 to 64")?;
            }
            "variant" if value == "normal" => {}
            "variant" => bail!("only the normal variant is played"),
            _ => bail!("unknown parameter '{}'", name.chars().take(40).collect::<String>()),
        }
        Ok(())
    }

    fn go(&mut self, line: &Line) -> Result<()> {
        let ponder = line.has("ponder");
        if !ponder && !line.has("think") && !line.has("analyze") {
            bail!("go needs think, ponder or analyze");
        }
        let game = match self.game.outcome() {
            None => self.game.clone(),
            // Whether to claim it is the interface's affair, and it waits for a move.
            Some(Outcome::Draw { .. }) => {
                Draughts::from_position(*self.game.position(), *self.game.rules())
            }
            Some(Outcome::Win { .. }) => bail!("the game is over in this position"),
        };
        let limits = if ponder { Limits { time: None, ..self.limits } } else { self.limits };
        let stop = StopToken::default();
        let (player, token) = (self.player.clone(), stop.clone());
        let thread = thread::spawn(move || think(&player, &game, limits, &token));
        let after_hit = self.limits.time.filter(|_| ponder);
        self.search = Some(Search { stop, thread, after_hit, clock: None });
        Ok(())
    }

    /// The expected move was played: from now on the clock runs.
    fn ponder_hit(&mut self) {
        let Some(search) = &mut self.search else { return };
        if let Some(time) = search.after_hit.take() {
            let (clock, ended) = channel();
            let stop = search.stop.clone();
            thread::spawn(move || {
                if ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                    stop.stop();
                }
            });
            search.clock = Some(clock);
        }
    }

    /// Ends the search, if there is one, and waits for its answer.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.stop();
            if search.thread.join().is_err() {
                say("error message=\"the search failed\"");
            }
        }
    }
}

fn introduce() {
    say(concat!("id name=Prise version=", env!("CARGO_PKG_VERSION"), " author=\"the Prise team\""));
    say("param name=variant value=normal type=enum values=\"normal\"");
    say("param name=threads value=1 type=int min=1 max=64");
    say("wait");
}

/// Reads a line as [`Engine::obey`] does, without obeying it.
pub(crate) fn understand(text: &str) -> Result<()> {
    let line = Line::read(text)?;
    match line.command.as_str() {
        "pos" => read_game(&line).map(drop),
        "level" => read_limits(&line).map(drop),
        _ => Ok(()),
    }
}

/// The position of a `pos` command, with its moves played.
fn read_game(line: &Line) -> Result<Draughts> {
    let position = notation::read_position(line.value("pos").context("pos needs a position")?)?;
    let mut game = Draughts::from_position(position, DrawRules::Standard);
    for (index, text) in line.value("moves").unwrap_or("").split_whitespace().enumerate() {
        let mv = notation::find_move(game.position(), text, index + 1)?;
        game.play_unchecked(mv);
    }
    Ok(game)
}

/// The limits of a `level` command.
fn read_limits(line: &Line) -> Result<Limits> {
    let mut limits = Limits::NONE;
    if let Some(text) = line.value("depth") {
        limits.depth = Some(text.parse().ok().context("depth must be a number")?);
    }
    if let Some(text) = line.value("nodes") {
        limits.nodes = Some(text.parse().ok().context("nodes must be a number")?);
    }
    let seconds = |name: &str| -> Result<Option<f64>> {
        let Some(text) = line.value(name) else { return Ok(None) };
        let seconds = text.parse().ok().filter(|seconds| (0.0..1e7).contains(seconds));
        Ok(Some(seconds.with_context(|| format!("{name} must be a number of seconds"))?))
    };
    if let Some(time) = seconds("move-time")? {
        limits.time = Some(Duration::from_secs_f64(time));
    } else if let Some(time) = seconds("time")? {
        let moves = match line.value("moves") {
            None => MOVES_LEFT,
            Some(text) => text
                .parse()
                .ok()
                .filter(|moves| (1.0..10_000.0).contains(moves))
                .context("moves must be a number of moves")?,
        };
        let share = time / moves.min(MOVES_LEFT) + seconds("inc")?.unwrap_or(0.0);
        let most = if moves < 2.0 { time } else { time * LARGEST_SHARE };
        limits.time = Some(Duration::from_secs_f64((share.min(most) - DELAY).max(0.001)));
    }
    if limits == Limits::NONE && !line.has("infinite") {
        bail!("level needs depth, nodes, move-time, time or infinite");
    }
    Ok(limits)
}

fn think(player: &SharedPlayer, game: &Draughts, limits: Limits, stop: &StopToken) {
    let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
    let thought = player.play(game, Task::Limits(limits), stop, &mut |progress| {
        say(&info(progress));
    });
    let mut line = thought.line.iter().map(|mv| notation::write_move(*mv));
    let best = line.next().unwrap_or_default();
    match line.next() {
        Some(expected) => say(&format!("done move={best} ponder={expected}")),
        None => say(&format!("done move={best}")),
    }
}

fn info(progress: &SearchInfo<prise_draughts::Move>) -> String {
    let SearchInfo { depth, score, line, nodes, elapsed } = progress;
    let seconds = elapsed.as_secs_f64();
    let rate = *nodes as f64 / seconds.max(1e-6) / 1e6;
    let line: Vec<_> = line.iter().map(|mv| notation::write_move(*mv)).collect();
    format!(
        "info depth={depth} score={:.2} nodes={nodes} time={seconds:.3} nps={rate:.1} pv=\"{}\"",
        f64::from(score.hundredths()) / 100.0,
        line.join(" ")
    )
}
