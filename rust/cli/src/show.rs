//! `prise show`: a position as JSON.

use std::io::{BufRead, BufReader, Write, stdin, stdout};

use anyhow::{Context, Result, bail};
use prise_game::Outcome;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::PositionArgs;
use crate::games::{CommandGame, with_game};
use crate::output::{plain, tell};
use crate::position::play_all;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(required_unless_present = "batch")]
    game: Option<String>,
    #[command(flatten)]
    position: PositionArgs,
    /// Moves to play first
    #[arg(long, value_name = "M M …", default_value = "")]
    moves: String,
    /// Answer JSON lines from standard input: {"game","position","moves","rules"}
    #[arg(long, conflicts_with_all = ["game", "position", "moves", "rules"])]
    batch: bool,
}

pub(crate) fn run(args: Args) -> Result<()> {
    if args.batch {
        return batch();
    }
    let Some(name) = args.game else { bail!("which game?") };
    let query = Query { position: args.position, moves: args.moves };
    let shown = with_game!(name.as_str(), show(&query))?;
    tell(shown)?;
    Ok(())
}

/// What is asked about one position.
struct Query {
    position: PositionArgs,
    moves: String,
}

fn show<G: CommandGame>(query: &Query) -> Result<Value> {
    let mut game: G = query.position.set_up()?;
    play_all(&mut game, &G::split_moves(&query.moves))?;
    Ok(describe(&game))
}

/// A position and all that can be said of it.
fn describe<G: CommandGame>(game: &G) -> Value {
    let legal: Vec<_> = game.legal_moves().into_iter().map(|mv| game.notation(mv)).collect();
    let mut shown = json!({
        "game": G::ID,
        "position": game.write(),
        "seat": game.to_move().index(),
        "legal": legal,
        "outcome": game.outcome().map(describe_outcome),
    });
    if let Value::Object(fields) = &mut shown {
        fields.extend(game.details());
    }
    shown
}

fn describe_outcome(outcome: Outcome) -> Value {
    let kind = match outcome {
        Outcome::Win { .. } => "win",
        Outcome::Draw { .. } => "draw",
    };
    json!({
        "kind": kind,
        "winner": outcome.winner().map(prise_game::Seat::index),
        "reason": outcome.reason_name(),
    })
}

/// One line of a batch. A key that is not understood is not passed over: the answer would be to
/// another question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    game: String,
    position: Option<String>,
    #[serde(default)]
    moves: Words,
    #[serde(default)]
    rules: Words,
    #[serde(default)]
    seed: u64,
}

/// A list as a text, or as JSON.
#[derive(Deserialize, Default)]
#[serde(untagged)]
enum Words {
    #[default]
    None,
    Text(String),
    List(Vec<String>),
    Pairs(serde_json::Map<String, Value>),
}

impl Words {
    fn joined(self, separator: &str) -> String {
        match self {
            Self::None => String::new(),
            Self::Text(text) => text,
            Self::List(words) => words.join(separator),
            Self::Pairs(pairs) => {
                let entry = |(name, value): (String, Value)| match value {
                    Value::String(value) => format!("{name}={value}"),
                    Value::Bool(value) => format!("{name}={}", u8::from(value)),
                    value => format!("{name}={value}"),
                };
                pairs.into_iter().map(entry).collect::<Vec<_>>().join(separator)
            }
        }
    }
}

/// Answers every line of standard input, the bad ones with an error.
fn batch() -> Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, stdin().lock());
    let mut output = std::io::BufWriter::new(stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).context("standard input")? == 0 {
            return Ok(output.flush()?);
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = answer(&line).unwrap_or_else(|error| json!({ "error": format!("{error:#}") }));
        writeln!(output, "{}", plain(&answer.to_string()))?;
        // Somebody may wait for this answer before asking the next question.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
}

pub(crate) fn answer(line: &[u8]) -> Result<Value> {
    let line: Line = serde_json::from_slice(line).context("line")?;
    let query = Query {
        position: PositionArgs {
            position: line.position,
            rules: line.rules.joined(","),
            seed: line.seed,
        },
        moves: line.moves.joined(" "),
    };
    with_game!(line.game.as_str(), show(&query))
}
