//! `prise hub`: a draughts engine on the Hub protocol, version 2.
//!
//! The interface writes commands to standard input, the engine answers on standard output, one
//! line each. A search runs in a thread of its own, so that everything is heard while it lasts;
//! only what needs the search ends it. What cannot be understood gets an `error` line and changes
//! nothing.

mod level;
mod line;
mod notation;
mod params;

use std::io::{BufRead, Write, stdin, stdout};

use anyhow::{Context, Result, bail};
use prise_draughts::{Draughts, DrawRules, Move};
use prise_game::Game;
use prise_search::{SearchInfo, Thought};

use self::level::Level;
use self::line::Line;
use crate::engine::{Brain, Search, SearchRequest, Settings};

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
            Err(error) => complain(&error.to_string()),
        }
    };
    engine.stop();
    ended
}

/// Writes a line. Who does not read any more will soon close standard input too.
fn say(line: &str) {
    let mut out = stdout().lock();
    _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Says what is wrong, without anything that would end the quoted value.
fn complain(message: &str) {
    let plain = |c: char| if c == '"' || c.is_control() { '\'' } else { c };
    let message: String = message.chars().map(plain).take(200).collect();
    say(&format!("error message=\"{message}\""));
}

struct Engine {
    settings: Settings,
    /// The part that thinks, once it is needed; settings that come later make a new one.
    brain: Option<Brain>,
    game: Draughts,
    level: Level,
    search: Option<Search>,
}

impl Engine {
    fn new() -> Self {
        let settings = Settings::default();
        let game = Draughts::start(&settings.draws, 0);
        Self { settings, brain: None, game, level: Level::default(), search: None }
    }

    /// Carries out a command; `false` means that it was the last.
    fn obey(&mut self, text: &str) -> Result<bool> {
        let line = Line::read(text)?;
        match line.command.as_str() {
            "" => {}
            "hub" => introduce(self.settings),
            "init" => {
                self.stop();
                self.brain = Some(Brain::new(self.settings));
                say("ready");
            }
            "set-param" => self.set_param(&line)?,
            "new-game" => {
                self.stop();
                self.brain.iter().for_each(Brain::forget);
            }
            "pos" => self.game = read_game(&line, self.settings.draws)?,
            "level" => self.level = Level::read(&line)?,
            "go" => self.go(&line)?,
            "ping" => say("pong"),
            "ponder-hit" => self.search.iter_mut().for_each(Search::hit),
            "stop" => self.stop(),
            "quit" => return Ok(false),
            unknown => bail!("unknown command '{}'", unknown.chars().take(40).collect::<String>()),
        }
        Ok(true)
    }

    fn set_param(&mut self, line: &Line) -> Result<()> {
        let name = line.value("name").context("set-param needs a name")?;
        let value = line.value("value").context("set-param needs a value")?;
        let before = self.settings;
        let note = params::set(&mut self.settings, name, value)?;
        if self.settings != before {
            self.brain = None;
            self.game = with_rules(&self.game, self.settings.draws);
        }
        note.into_iter().for_each(complain);
        Ok(())
    }

    fn go(&mut self, line: &Line) -> Result<()> {
        let pondering = line.has("ponder");
        if !pondering && !line.has("think") && !line.has("analyze") {
            bail!("go needs think, ponder or analyze");
        }
        let Level { limits, pace } = self.level;
        let request = SearchRequest::new(&self.game, limits, pace);
        let request = request.context("the game is over in this position")?;
        self.stop();
        let brain = self.brain.get_or_insert_with(|| Brain::new(self.settings));
        let report = |progress: &SearchInfo<Move>| say(&info(progress));
        self.search = Some(brain.begin(request, pondering, report, |thought| say(&done(thought))));
        Ok(())
    }

    /// Ends the search, if there is one, and waits for its answer.
    fn stop(&mut self) {
        if let Some(search) = self.search.take()
            && !search.stop()
        {
            complain("the search failed");
        }
    }
}

/// Reads a line as [`Engine::obey`] does, without obeying it.
pub(crate) fn understand(text: &str) -> Result<()> {
    let line = Line::read(text)?;
    match line.command.as_str() {
        "pos" => read_game(&line, DrawRules::default()).map(drop),
        "level" => Level::read(&line).map(drop),
        _ => Ok(()),
    }
}

fn introduce(settings: Settings) {
    say(concat!("id name=Prise version=", env!("CARGO_PKG_VERSION"), " author=\"the Prise team\""));
    for line in params::declarations(settings) {
        say(&line);
    }
    say("wait");
}

/// The position of a `pos` command, with its moves played.
fn read_game(line: &Line, draws: DrawRules) -> Result<Draughts> {
    let position = notation::read_position(line.value("pos").context("pos needs a position")?)?;
    let mut game = Draughts::from_position(position, draws);
    for (index, text) in line.value("moves").unwrap_or("").split_whitespace().enumerate() {
        let mv = notation::find_move(game.position(), text, index + 1)?;
        game.play_unchecked(mv);
    }
    Ok(game)
}

/// The position that stands, by other draw rules.
fn with_rules(game: &Draughts, draws: DrawRules) -> Draughts {
    if *game.rules() == draws {
        game.clone()
    } else {
        Draughts::from_position(*game.position(), draws)
    }
}

fn done(thought: &Thought<Move>) -> String {
    let mut line = thought.line.iter().map(|mv| notation::write_move(*mv));
    let best = line.next().unwrap_or_default();
    match line.next() {
        Some(expected) => format!("done move={best} ponder={expected}"),
        None => format!("done move={best}"),
    }
}

fn info(progress: &SearchInfo<Move>) -> String {
    let SearchInfo { depth, score, line, nodes, elapsed } = progress;
    let seconds = elapsed.as_secs_f64();
    let rate = *nodes as f64 / seconds.max(1e-6) / 1e6;
    let line: Vec<_> = line.iter().map(|mv| notation::write_move(*mv)).collect();
    format!(
        "info depth={depth} score={:.2} nodes={nodes} time={seconds:.3} nps={rate:.1} pv=\"{}\"",
        notation::in_men(*score),
        line.join(" ")
    )
}
