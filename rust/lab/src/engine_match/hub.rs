//! Engines of somebody else's, over the Hub protocol, version 2.
//!
//! They are told the position alone: what a game repeats, and when it is drawn, is for us to say.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};
use prise_draughts::{Color, Draughts, Move, Position, Square};
use prise_search::Limits;

use super::contestant::Contestant;

/// An engine at the other end of two streams.
pub(super) struct HubEngine<R, W> {
    input: R,
    output: W,
    limits: Limits,
    /// What it said last of a position it was asked about, in hundredths of a man.
    score: Option<i32>,
    /// The process, which ends with this value.
    child: Option<Child>,
}

impl HubEngine<BufReader<ChildStdout>, ChildStdin> {
    /// Starts a program: its path and its arguments, separated by spaces.
    pub(super) fn start(command: &str, limits: Limits) -> Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().context("which program?")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let input = BufReader::new(child.stdout.take().context("it has no output")?);
        let output = child.stdin.take().context("it has no input")?;
        let mut engine = Self { input, output, limits, score: None, child: Some(child) };
        engine.shake_hands()?;
        Ok(engine)
    }
}

impl<R: BufRead, W: Write> HubEngine<R, W> {
    fn tell(&mut self, line: &str) -> Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(self.output.flush()?)
    }

    /// Reads on until a line with this command, and returns what follows it.
    fn wait_for(&mut self, command: &str) -> Result<String> {
        loop {
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                bail!("the engine has gone before it said '{command}'");
            }
            let line = line.trim();
            match line.split_once(char::is_whitespace).unwrap_or((line, "")) {
                (word, rest) if word == command => return Ok(rest.to_owned()),
                ("error", rest) => bail!("the engine says: {rest}"),
                ("info", rest) => self.score = score(rest).or(self.score),
                _ => {}
            }
        }
    }

    fn shake_hands(&mut self) -> Result<()> {
        self.tell("hub")?;
        self.wait_for("wait")?;
        self.tell("init")?;
        self.wait_for("ready")?;
        Ok(())
    }

    fn level(&self) -> String {
        let Limits { depth, nodes, time } = self.limits;
        let parts = [
            Some("level".to_owned()),
            depth.map(|depth| format!("depth={depth}")),
            nodes.map(|nodes| format!("nodes={nodes}")),
            time.map(|time| format!("move-time={}", time.as_secs_f64())),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

impl<R: BufRead, W: Write> Contestant<Draughts> for HubEngine<R, W> {
    fn new_game(&mut self) -> Result<()> {
        self.tell("new-game")
    }

    fn choose(&mut self, game: &Draughts) -> Result<Move> {
        self.tell(&format!("pos pos={}", write_position(game.position())))?;
        self.tell(&self.level())?;
        self.score = None;
        self.tell("go think")?;
        let done = self.wait_for("done")?;
        let text = done.split_whitespace().find_map(|pair| pair.strip_prefix("move="));
        let text = text.with_context(|| format!("'done {done}' names no move"))?;
        find_move(game.position(), text.trim_matches('"'))
            .with_context(|| format!("{text} is not legal in {}", game.position()))
    }

    fn last_score(&self) -> Option<i32> {
        self.score
    }
}

impl<R, W> Drop for HubEngine<R, W> {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have gone by itself.
            _ = child.kill();
            _ = child.wait();
        }
    }
}

/// The score that an `info` line tells in men, in hundredths.
fn score(info: &str) -> Option<i32> {
    let text = info.split_whitespace().find_map(|pair| pair.strip_prefix("score="))?;
    let men: f64 = text.trim_matches('"').parse().ok()?;
    (men.abs() <= 200.0).then(|| (100.0 * men).round() as i32)
}

/// The side to move, then a character for each square.
fn write_position(position: &Position) -> String {
    let side = if position.to_move() == Color::White { 'W' } else { 'B' };
    let squares = Square::all().map(|square| {
        let king = position.all_kings().contains(square);
        let white = position.pieces(Color::White).contains(square);
        match (white, position.pieces(Color::Black).contains(square)) {
            (true, _) => {
                if king {
                    'W'
                } else {
                    'w'
                }
            }
            (_, true) => {
                if king {
                    'B'
                } else {
                    'b'
                }
            }
            _ => 'e',
        }
    });
    std::iter::once(side).chain(squares).collect()
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
        let input = answers.as_bytes();
        HubEngine { input, output: Vec::new(), limits, score: None, child: None }
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
        let mv = engine.choose(&game).unwrap();
        assert_eq!(game.notation(mv), "32-28");
        assert_eq!(engine.last_score(), Some(-12));
        let asked = String::from_utf8(engine.output.clone()).unwrap();
        assert_eq!(
            asked,
            "hub\ninit\nnew-game\n\
             pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\n\
             level move-time=0.1\ngo think\n"
        );
    }

    #[test]
    fn scores_are_read_as_engines_write_them() {
        assert_eq!(score("depth=20 score=1.25 nodes=3"), Some(125));
        assert_eq!(score("score=\"-99.88\""), Some(-9_988));
        for text in ["", "depth=1", "score=", "score=nan", "score=1e9"] {
            assert_eq!(score(text), None, "{text}");
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
            assert!(engine(answers, Limits::depth(1)).choose(&game).is_err(), "{answers}");
        }
    }
}
