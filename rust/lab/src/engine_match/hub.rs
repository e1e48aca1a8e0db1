//! Engines of somebody else's, over the Hub protocol.
//!
//! They are told the position alone: what a game repeats, and when it is drawn, is for us to say.
//! Version 2 names what it tells (`level move-time=0.1`, `done move=32-28`), version 1, which Scan
//! spoke up to 2.0, tells it by place (`time 100`, `move 32-28 19-23`).

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};

use anyhow::{Context, Result, bail};
use prise_draughts::{Color, Draughts, Move, Position, Square};
use prise_search::Limits;

use super::contestant::Contestant;
use super::streams::Streams;

/// A version of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Version {
    One,
    Two,
}

/// An engine at the other end of two streams.
pub(super) struct HubEngine<R, W> {
    version: Version,
    streams: Streams<R, W>,
    limits: Limits,
    /// What it said last of a position it was asked about, in hundredths of a man.
    score: Option<i32>,
}

impl HubEngine<BufReader<ChildStdout>, ChildStdin> {
    /// Starts a program: its path and its arguments, separated by spaces.
    pub(super) fn start(version: Version, command: &str, limits: Limits) -> Result<Self> {
        let limits = version.checked(limits)?;
        let streams = Streams::start(command)?;
        let mut engine = Self { version, streams, limits, score: None };
        engine.shake_hands()?;
        Ok(engine)
    }
}

impl<R: BufRead, W: Write> HubEngine<R, W> {
    /// Reads on until a line with this command, and returns what follows it.
    fn wait_for(&mut self, command: &str) -> Result<String> {
        loop {
            let line = self.streams.hear()?;
            match line.split_once(char::is_whitespace).unwrap_or((&line, "")) {
                (word, rest) if word == command => return Ok(rest.to_owned()),
                ("error", rest) => bail!("the engine says: {rest}"),
                ("info", rest) => self.score = self.version.score(rest).or(self.score),
                _ => {}
            }
        }
    }

    fn shake_hands(&mut self) -> Result<()> {
        self.streams.tell("hub")?;
        self.wait_for("wait")?;
        self.streams.tell("init")?;
        self.wait_for("ready")?;
        Ok(())
    }
}

impl Version {
    /// The limits, if this version can tell them.
    fn checked(self, limits: Limits) -> Result<Limits> {
        if self == Self::One && limits.nodes.is_some() {
            bail!("version 1 of the Hub protocol knows no limit of nodes");
        }
        Ok(limits)
    }

    fn new_game(self) -> &'static str {
        match self {
            Self::One => "new",
            Self::Two => "new-game",
        }
    }

    fn position(self, position: &Position) -> String {
        let white = position.to_move() == Color::White;
        let squares = write_squares(position);
        match self {
            Self::One => format!("pos {}{squares}", if white { 'w' } else { 'b' }),
            Self::Two => format!("pos pos={}{squares}", if white { 'W' } else { 'B' }),
        }
    }

    /// The limits, a line each or all in one.
    fn limits(self, limits: Limits) -> Vec<String> {
        let Limits { depth, nodes, time } = limits;
        let parts = match self {
            Self::One => [
                depth.map(|depth| format!("depth {depth}")),
                None,
                time.map(|time| format!("time {}", time.as_millis())),
            ],
            Self::Two => [
                depth.map(|depth| format!("depth={depth}")),
                nodes.map(|nodes| format!("nodes={nodes}")),
                time.map(|time| format!("move-time={}", time.as_secs_f64())),
            ],
        };
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        match self {
            Self::One => parts,
            Self::Two => vec![format!("level {}", parts.join(" "))],
        }
    }

    /// What it is told to think with, and what its answer begins with.
    fn go(self) -> (&'static str, &'static str) {
        match self {
            Self::One => ("go", "move"),
            Self::Two => ("go think", "done"),
        }
    }

    /// The move that an answer names.
    fn answered(self, answer: &str) -> Option<&str> {
        let mut words = answer.split_whitespace();
        let text = match self {
            Self::One => words.next(),
            Self::Two => words.find_map(|pair| pair.strip_prefix("move=")),
        };
        text.map(|text| text.trim_matches('"'))
    }

    /// The score that an `info` line tells, in hundredths of a man: version 1 writes depth, mean
    /// depth and hundredths, version 2 writes men.
    fn score(self, info: &str) -> Option<i32> {
        let mut words = info.split_whitespace();
        let hundredths = match self {
            Self::One => words.nth(2)?.parse().ok()?,
            Self::Two => {
                let text = words.find_map(|pair| pair.strip_prefix("score="))?;
                100.0 * text.trim_matches('"').parse::<f64>().ok()?
            }
        };
        (hundredths.abs() <= 20_000.0).then(|| hundredths.round() as i32)
    }
}

impl<R: BufRead, W: Write> Contestant<Draughts> for HubEngine<R, W> {
    fn new_game(&mut self) -> Result<()> {
        self.streams.tell(self.version.new_game())
    }

    fn choose(&mut self, game: &Draughts, _: &[String]) -> Result<Move> {
        self.streams.tell(&self.version.position(game.position()))?;
        for line in self.version.limits(self.limits) {
            self.streams.tell(&line)?;
        }
        self.score = None;
        let (go, answer) = self.version.go();
        self.streams.tell(go)?;
        let answer = self.wait_for(answer)?;
        let text = self.version.answered(&answer);
        let text = text.with_context(|| format!("'{answer}' names no move"))?;
        find_move(game.position(), text)
            .with_context(|| format!("{text} is not legal in {}", game.position()))
    }

    fn last_score(&self) -> Option<i32> {
        self.score
    }
}

/// A character for each square.
fn write_squares(position: &Position) -> String {
    let square = |square| {
        let king = position.all_kings().contains(square);
        let white = position.pieces(Color::White).contains(square);
        match (white, position.pieces(Color::Black).contains(square), king) {
            (true, _, false) => 'w',
            (true, _, true) => 'W',
            (_, true, false) => 'b',
            (_, true, true) => 'B',
            _ => 'e',
        }
    };
    Square::all().map(square).collect()
}

/// The legal move with these squares: from, to and the captured ones in any order.
fn find_move(position: &Position, text: &str) -> Option<Move> {
    let mut wanted =
        text.split(['-', 'x']).map(|number| number.parse().ok()).collect::<Option<Vec<u8>>>()?;
    wanted.get_mut(2..)?.sort_unstable();
    position.legal_moves().into_iter().find(|mv| {
        let captured = mv.captured().into_iter();
        let squares = [mv.from(), mv.to()].into_iter().chain(captured);
        squares.map(Square::number).eq(wanted.iter().copied())
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use prise_draughts::DrawRules;
    use prise_game::Game;

    use super::*;

    fn engine(answers: &'static str, limits: Limits) -> HubEngine<&'static [u8], Vec<u8>> {
        let streams = Streams::answering(answers);
        HubEngine { version: Version::Two, streams, limits, score: None }
    }

    #[test]
    fn an_engine_is_asked_as_the_protocol_says() {
        let limits = Limits::time(Duration::from_millis(100));
        let answers = "id name=x\nparam name=y\nwait\nready\n\
                       info depth=3 score=-0.12 pv=\"32-28\"\ninfo depth=4\ndone move=32-28\n";
        let mut engine = engine(answers, limits);
        engine.shake_hands().unwrap();
        let game = Draughts::start(&DrawRules::Standard, 0);
        engine.new_game().unwrap();
        let mv = engine.choose(&game, &[]).unwrap();
        assert_eq!(game.notation(mv), "32-28");
        assert_eq!(engine.last_score(), Some(-12));
        assert_eq!(
            engine.streams.asked(),
            "hub\ninit\nnew-game\n\
             pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\n\
             level move-time=0.1\ngo think\n"
        );
    }

    #[test]
    fn version_1_tells_by_place() {
        let limits = Limits::time(Duration::from_millis(100));
        let answers =
            "name x\nwait\nready\ninfo 9 13.4 -12 3000 0.01 4.1 32-28\nmove 32-28 19-23\n";
        let mut engine = engine(answers, limits);
        engine.version = Version::One;
        engine.shake_hands().unwrap();
        let game = Draughts::start(&DrawRules::Standard, 0);
        engine.new_game().unwrap();
        let mv = engine.choose(&game, &[]).unwrap();
        assert_eq!(game.notation(mv), "32-28");
        assert_eq!(engine.last_score(), Some(-12));
        assert_eq!(
            engine.streams.asked(),
            "hub\ninit\nnew\n\
             pos wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\n\
             time 100\ngo\n"
        );
        assert!(Version::One.checked(Limits::nodes(5)).is_err());
        assert_eq!(Version::One.limits(Limits::depth(5)), ["depth 5"]);
    }

    #[test]
    fn scores_are_read_as_engines_write_them() {
        let score = |text| Version::Two.score(text);
        assert_eq!(score("depth=20 score=1.25 nodes=3"), Some(125));
        assert_eq!(score("score=\"-99.88\""), Some(-9_988));
        for text in ["", "depth=1", "score=", "score=nan", "score=1e9"] {
            assert_eq!(score(text), None, "{text}");
            assert_eq!(Version::One.score(text), None, "{text}");
        }
    }

    #[test]
    fn captured_squares_come_in_any_order() {
        let position: Position = "W:W28:B23,14,4".parse().unwrap();
        let legal = position.legal_moves()[0];
        for text in ["28x10x14x23", "28x10x23x14"] {
            assert_eq!(find_move(&position, text), Some(legal));
        }
        for text in ["28x10", "28-10", "", "x", "28x10x14x99"] {
            assert_eq!(find_move(&position, text), None, "{text}");
        }
    }

    #[test]
    fn an_engine_that_goes_away_or_errs_ends_the_match() {
        let game = Draughts::start(&DrawRules::Standard, 0);
        for answers in ["", "error message=\"no\"\n", "done move=1-2\n", "done\n"] {
            assert!(engine(answers, Limits::depth(1)).choose(&game, &[]).is_err(), "{answers}");
        }
    }
}
