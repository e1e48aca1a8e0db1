//! `prise think`: what the computer would play.

use std::time::Duration;

use anyhow::{Result, bail};
use prise_game::{Game, Level};
use prise_search::{
    Analysis, Limits, Line, MOST_LINES, Playable, Question, SearchInfo, StopToken, Task,
};

use crate::games::{CommandGame, with_game};
use crate::output::{tell, warn};
use crate::position::{PositionArgs, play_all};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    position: PositionArgs,
    /// Moves to play first
    #[arg(long, value_name = "M M …", default_value = "")]
    moves: String,
    /// Play at a level: 1 to 10, easy, medium, hard or expert
    #[arg(long, value_name = "N", conflicts_with_all = ["time", "depth", "nodes"])]
    level: Option<Level>,
    /// Think for so long
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Look so far ahead
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// Visit so many positions
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Find so many best lines, at most 5
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "level",
        value_parser = clap::value_parser!(u8).range(1..=MOST_LINES as i64))]
    lines: u8,
    /// Think in so many threads, at most 64
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

/// More threads than this only get in each other's way.
pub(crate) const MOST_THREADS: usize = 64;

/// Without any limit.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

impl Args {
    fn task(&self) -> Task {
        match self.level {
            Some(level) => Task::Level(level, self.position.seed),
            None => Task::Limits(self.limits()),
        }
    }

    fn limits(&self) -> Limits {
        let mut limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time.map(Duration::from_millis),
        };
        if limits == Limits::NONE {
            limits.time = Some(DEFAULT_TIME);
        }
        limits
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    with_game!(args.game.as_str(), think(args))
}

fn think<G: CommandGame + Playable>(args: &Args) -> Result<()> {
    let mut game: G = args.position.set_up()?;
    play_all(&mut game, &G::split_moves(&args.moves))?;
    if game.outcome().is_some() {
        bail!("the game is over");
    }
    if args.threads > MOST_THREADS {
        warn(format_args!("prise: {MOST_THREADS} threads are the most; using {MOST_THREADS}"));
    }
    let mut player = G::player(args.threads.clamp(1, MOST_THREADS));
    let stop = StopToken::default();
    let mut told = Ok(());
    if args.lines > 1 {
        let question = Question::lines(args.lines.into(), args.limits());
        let found = player.analyse(&game.public(), &question, &stop, &mut |found| {
            if told.is_ok() {
                told = tell(describe_lines(&game, found));
            }
            if told.is_err() {
                stop.stop();
            }
        });
        told?;
        tell(describe_lines(&game, &found))?;
        if let Some(best) = found.lines.first() {
            tell(game.notation(best.moves[0]))?;
        }
        return Ok(());
    }
    let thought = player.play(&game.public(), args.task(), &stop, &mut |progress| {
        if told.is_ok() {
            told = tell(describe(&game, progress));
        }
        // Nobody reads any more.
        if told.is_err() {
            stop.stop();
        }
    });
    told?;
    if let Some(best) = thought.best {
        tell(game.notation(best))?;
    }
    Ok(())
}

/// An iteration in one line: depth, score, nodes, seconds, and the expected moves.
fn describe<G: Game>(game: &G, progress: &SearchInfo<G::Move>) -> String {
    let SearchInfo { depth, score, nodes, elapsed, .. } = progress;
    let line = notations(game, &progress.line).join(" ");
    format!("depth {depth} score {score} nodes {nodes} time {:.3} {line}", elapsed.as_secs_f64())
}

/// All lines of an analysis, one under the other, the best first.
fn describe_lines<G: Game>(game: &G, found: &Analysis<G::Move>) -> String {
    let Analysis { lines, nodes, elapsed, .. } = found;
    let line = |(index, line): (usize, &Line<G::Move>)| {
        let moves = notations(game, &line.moves).join(" ");
        let Line { depth, score, .. } = line;
        let seconds = elapsed.as_secs_f64();
        let number = index + 1;
        format!("line {number} depth {depth} score {score} nodes {nodes} time {seconds:.3} {moves}")
    };
    lines.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// The moves of a line as text.
pub(crate) fn notations<G: Game>(game: &G, line: &[G::Move]) -> Vec<String> {
    let mut game = game.clone();
    let mut texts = Vec::new();
    for &mv in line {
        if game.outcome().is_some() {
            break;
        }
        texts.push(game.notation(mv));
        game.play_unchecked(mv);
    }
    texts
}
