//! Engines of somebody else's for mill and Classic: the commands of UCI, with positions and moves as
//! the games' own engines write them. In mill, by the protocol of Sanmill, they are told the position
//! after the last turn in which a man was placed or removed, and the moves since: so they know what
//! repeats, and a capture that they would rule on otherwise is past.
//!
//! Other rules, memory and level are options of the engine: a script that says them first and then
//! passes the lines on is a program like any other.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};

use anyhow::{Context, Result};
use prise_game::Game;
use prise_mill::{Mill, Move};
use prise_search::Limits;

use super::contestant::Contestant;
use super::streams::Streams;

/// A game that such engines play.
pub(super) trait UciGame: Game {
    /// The command that tells the position, reached by these moves.
    fn told(&self, played: &[String]) -> Result<String>;

    /// The legal move that an engine names.
    fn meant(&self, text: &str) -> Result<Self::Move>;
}

impl UciGame for Mill {
    fn told(&self, played: &[String]) -> Result<String> {
        position(self, played)
    }

    fn meant(&self, text: &str) -> Result<Move> {
        Ok(self.find_move(text)?)
    }
}

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

impl<G: UciGame, R: BufRead, W: Write> Contestant<G> for UciEngine<R, W> {
    fn new_game(&mut self) -> Result<()> {
        self.streams.tell("ucinewgame")
    }

    fn choose(&mut self, game: &G, played: &[String]) -> Result<G::Move> {
        // Nothing to ask: the second removal of an intervention, say.
        if let [forced] = game.legal_moves()[..] {
            return Ok(forced);
        }
        self.streams.tell(&game.told(played)?)?;
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
        let told = || format!("{text} is not legal in {} after {}", game.write(), played.join(" "));
        game.meant(&text).with_context(told)
    }

    fn last_score(&self) -> Option<i32> {
        None
    }
}

/// The position as a command: that after the last placement or removal with which a turn ended, and
/// the moves since.
fn position(game: &Mill, played: &[String]) -> Result<String> {
    let mut now = Mill::start(game.rules(), 0);
    let mut from = (now.write(), 0);
    for (text, count) in played.iter().zip(1..) {
        now.play_unchecked(now.find_move(text)?);
        if now.position().targets().is_empty() && !text.contains('-') {
            from = (now.write(), count);
        }
    }
    let (position, count) = from;
    let since = played[count..].join(" ");
    let moves = if since.is_empty() { String::new() } else { format!(" moves {since}") };
    Ok(format!("position fen {position}{moves}"))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use prise_game::Rules;
    use prise_mill::MillRules;

    use super::*;

    fn engine(answers: &'static str) -> UciEngine<&'static [u8], Vec<u8>> {
        let limits = Limits::time(Duration::from_millis(100));
        UciEngine { streams: Streams::answering(answers), limits }
    }

    #[test]
    fn an_engine_is_told_position_and_moves() {
        let mut engine = engine(
            "id name x\noption name y\nuciok\nreadyok\n\
             bestmove d6\ninfo depth 3 score cp 5 nodes 9 bestmove f4\n",
        );
        engine.shake_hands().unwrap();
        Contestant::<Mill>::new_game(&mut engine).unwrap();
        let mut game = Mill::start(&MillRules::default(), 0);
        let mut asked = "uci\nisready\nucinewgame\n".to_owned();
        let mut played = Vec::new();
        for text in ["d6", "f4"] {
            asked = format!("{asked}position fen {}\ngo movetime 100\n", game.write());
            let mv = engine.choose(&game, &played).unwrap();
            assert_eq!(game.notation(mv), text);
            game.play_unchecked(mv);
            played.push(text.to_owned());
        }
        assert_eq!(engine.streams.asked(), asked);
    }

    #[test]
    fn moves_since_the_last_placement_or_removal_are_told() {
        let rules = MillRules::from_text("custodian=0,intervention=0").unwrap();
        let mut game = Mill::start(&rules, 0);
        let mut played: Vec<String> = Vec::new();
        let placing = "a7 d7 g7 a4 d6 b6 f6 f4 b4 d2 b2 f2 e5 c3 c5 e4 c4 d3";
        let mut placed_at = String::new();
        for (text, is_placing) in
            placing.split(' ').map(|text| (text, true)).chain([("g7-g4", false), ("d7-g7", false)])
        {
            game.play_unchecked(game.find_move(text).unwrap());
            played.push(text.to_owned());
            if is_placing {
                placed_at = game.write();
            }
        }
        let told = position(&game, &played).unwrap();
        assert_eq!(told, format!("position fen {placed_at} moves g7-g4 d7-g7"));
        let closing = game.legal_moves().into_iter().find(|mv| {
            let mut next = game.clone();
            next.play_unchecked(*mv);
            !next.position().targets().is_empty()
        });
        let closing = closing.expect("a mill can be closed");
        played.push(game.notation(closing));
        game.play_unchecked(closing);
        let told = position(&game, &played).unwrap();
        assert_eq!(told, format!("position fen {placed_at} moves g7-g4 d7-g7 d6-d5"));
        let removal = game.legal_moves()[0];
        played.push(game.notation(removal));
        game.play_unchecked(removal);
        assert_eq!(position(&game, &played).unwrap(), format!("position fen {}", game.write()));
    }

    #[test]
    fn an_engine_that_goes_away_or_errs_ends_the_match() {
        let game = Mill::start(&MillRules::default(), 0);
        for answers in ["", "bestmove\n", "bestmove none\n", "bestmove d6-d7\n"] {
            assert!(engine(answers).choose(&game, &[]).is_err(), "{answers}");
        }
    }
}
