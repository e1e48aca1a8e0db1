//! Mill engines of somebody else's, over the protocol of Sanmill: the commands of UCI, with moves in
//! the notation of mill. They are told the whole game, so they know what repeats.
//!
//! Rules other than nine men and mills alone, memory and level are options of the engine: a script
//! that says them first and then passes the lines on is a program like any other.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};

use anyhow::{Context, Result};
use prise_game::Game;
use prise_mill::{Mill, Move};
use prise_search::Limits;

use super::contestant::Contestant;
use super::streams::Streams;

/// An engine at the other end of two streams.
pub(super) struct UciEngine<R, W> {
    streams: Streams<R, W>,
    limits: Limits,
}

impl UciEngine<BufReader<ChildStdout>, ChildStdin> {
    /// Starts a program: its path and its arguments, separated by spaces.
    pub(super) fn start(command: &str, limits: Limits) -> Result<Self> {
        let mut engine = Self { streams: Streams::start(command)?, limits };
        engine.shake_hands()?;
        Ok(engine)
    }
}

impl<R: BufRead, W: Write> UciEngine<R, W> {
    fn shake_hands(&mut self) -> Result<()> {
        self.streams.tell("uci")?;
        while self.streams.hear()? != "uciok" {}
        self.streams.tell("isready")?;
        while self.streams.hear()? != "readyok" {}
        Ok(())
    }

    fn go(&self) -> String {
        let Limits { depth, nodes, time } = self.limits;
        let parts = [
            Some("go".to_owned()),
            depth.map(|depth| format!("depth {depth}")),
            nodes.map(|nodes| format!("nodes {nodes}")),
            time.map(|time| format!("movetime {}", time.as_millis())),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

impl<R: BufRead, W: Write> Contestant<Mill> for UciEngine<R, W> {
    fn new_game(&mut self) -> Result<()> {
        self.streams.tell("ucinewgame")
    }

    fn choose(&mut self, game: &Mill, played: &[String]) -> Result<Move> {
        let moves = if played.is_empty() { String::new() } else { " moves ".to_owned() };
        self.streams.tell(&format!("position startpos{moves}{}", played.join(" ")))?;
        let go = self.go();
        self.streams.tell(&go)?;
        let text = loop {
            // The answer may stand at the end of a line about the search.
            let line = self.streams.hear()?;
            let mut words = line.split_whitespace().skip_while(|word| *word != "bestmove");
            if words.next().is_some() {
                break words.next().context("the engine names no move")?.to_owned();
            }
        };
        game.find_move(&text).with_context(|| format!("{text} is not legal in {}", game.write()))
    }

    fn last_score(&self) -> Option<i32> {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use prise_mill::MillRules;

    use super::*;

    fn engine(answers: &'static str) -> UciEngine<&'static [u8], Vec<u8>> {
        let limits = Limits::time(Duration::from_millis(100));
        UciEngine { streams: Streams::answering(answers), limits }
    }

    #[test]
    fn an_engine_is_told_the_whole_game() {
        let mut engine = engine(
            "id name x\noption name y\nuciok\nreadyok\n\
             bestmove d6\ninfo depth 3 score cp 5 nodes 9 bestmove f4\n",
        );
        engine.shake_hands().unwrap();
        engine.new_game().unwrap();
        let mut game = Mill::start(&MillRules::default(), 0);
        let mut played = Vec::new();
        for text in ["d6", "f4"] {
            let mv = engine.choose(&game, &played).unwrap();
            assert_eq!(game.notation(mv), text);
            game.play_unchecked(mv);
            played.push(text.to_owned());
        }
        let asked = "uci\nisready\nucinewgame\nposition startpos\ngo movetime 100\n\
                     position startpos moves d6\ngo movetime 100\n";
        assert_eq!(engine.streams.asked(), asked);
    }

    #[test]
    fn an_engine_that_goes_away_or_errs_ends_the_match() {
        let game = Mill::start(&MillRules::default(), 0);
        for answers in ["", "bestmove\n", "bestmove none\n", "bestmove d6-d7\n"] {
            assert!(engine(answers).choose(&game, &[]).is_err(), "{answers}");
        }
    }
}
