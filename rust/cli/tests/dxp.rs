//! `prise dxp` as other programs see it, over the loopback interface.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(120);

/// A follower that waits for games.
struct Follower {
    child: Child,
    output: BufReader<ChildStdout>,
    address: String,
}

impl Follower {
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_prise"))
            .args(["dxp", "--listen", "127.0.0.1:0", "--move-time", "20"])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("prise runs");
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("listening on ").expect("an address").to_owned();
        Self { child, output, address }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// What it has complained about, when it has ended by itself.
    fn complaints(mut self) -> String {
        assert!(self.child.wait().expect("ended").success());
        let mut text = String::new();
        self.child.stderr.take().expect("piped").read_to_string(&mut text).expect("text");
        text
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// A program of few words at the other end.
struct Other {
    stream: TcpStream,
}

impl Other {
    fn connect(address: &str) -> Self {
        let stream = TcpStream::connect(address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("set");
        Self { stream }
    }

    fn send(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).expect("sent");
        self.stream.write_all(&[0]).expect("sent");
    }

    /// The next message; nothing if the other side has gone away.
    fn receive(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while self.stream.read(&mut byte).expect("received") == 1 {
            if byte[0] == 0 {
                return Some(String::from_utf8(bytes).expect("text"));
            }
            bytes.push(byte[0]);
        }
        None
    }

    fn expect(&mut self, text: &str) {
        assert_eq!(self.receive().as_deref(), Some(text));
    }

    /// Proposes a game; the follower plays this colour.
    fn propose(&mut self, follower: char, start: &str) {
        self.send(&format!("R01{:32}{follower}005075{start}", "Other"));
        let answer = self.receive().expect("an answer");
        assert!(answer.starts_with("APrise ") && answer.ends_with('0'), "{answer}");
    }
}

/// White to move: the man on 28 takes the one on 23 and wins.
fn one_capture() -> String {
    let mut squares = vec!['e'; 50];
    (squares[27], squares[22]) = ('w', 'z');
    format!("BW{}", squares.into_iter().collect::<String>())
}

#[test]
fn two_programs_play_a_match_and_agree_on_its_result() {
    let mut follower = Follower::start(&["--games", "2"]);
    let position = "W:W25,30,35,K46:B6,11,16";
    let output = Command::new(env!("CARGO_BIN_EXE_prise"))
        .args(["dxp", "--connect", &follower.address, "--games", "2", "--move-time", "20"])
        .args(["--position", position])
        .output()
        .expect("prise runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let ours = String::from_utf8(output.stdout).expect("text");
    let words = |line: &str, index: usize| line.split(' ').nth(index).map(str::to_owned);
    for (index, line) in ours.lines().enumerate() {
        let theirs = follower.line();
        let colors = if index == 0 { ["White", "Black"] } else { ["Black", "White"] };
        assert_eq!(words(line, 2).as_deref(), Some(colors[0]), "{line}");
        assert_eq!(words(&theirs, 2).as_deref(), Some(colors[1]), "{theirs}");
        let result = |line: &str| {
            ["won", "lost", "drawn"].into_iter().find(|word| line.contains(&format!(": {word} ")))
        };
        let mirrored = match result(line) {
            Some("won") => Some("lost"),
            Some("lost") => Some("won"),
            other => other,
        };
        assert!(mirrored.is_some() && result(&theirs) == mirrored, "{line} / {theirs}");
    }
    assert_eq!(ours.lines().count(), 2);
    assert_eq!(follower.complaints(), "");
}

#[test]
fn a_game_is_won_and_its_end_is_heard() {
    let mut follower = Follower::start(&["--games", "1"]);
    let mut other = Other::connect(&follower.address);
    other.propose('W', &one_capture());
    let capture = other.receive().expect("a move");
    assert_eq!(&capture[5..], "28190123", "from, to, one piece, and which");
    // We have no pieces left: we lose.
    other.send("E10");
    other.expect("E00");
    assert!(follower.line().starts_with("game 1: White against Other: won (Elimination) after 1"));
    assert_eq!(follower.complaints(), "");
}

#[test]
fn the_newer_version_is_declined() {
    let follower = Follower::start(&[]);
    let mut other = Other::connect(&follower.address);
    other.send(&format!("R02{:32}W005075A", "Other"));
    assert!(other.receive().expect("an answer").ends_with('1'));
    // The older one is accepted all the same.
    other.propose('Z', "A");
}

#[test]
fn moves_are_taken_back() {
    let follower = Follower::start(&[]);
    let mut other = Other::connect(&follower.address);
    other.propose('Z', "A");
    other.send("M0001322800");
    assert!(other.receive().expect("a move").starts_with('M'));
    // Back to White's first move; there is no tenth.
    other.send("B010W");
    other.expect("K2");
    other.send("B001W");
    other.expect("K0");
    other.send("M0001332900");
    assert!(other.receive().expect("a move").starts_with('M'));
}

#[test]
fn an_illegal_move_ends_the_game_and_the_next_program_is_served() {
    let follower = Follower::start(&[]);
    let mut other = Other::connect(&follower.address);
    other.propose('Z', "A");
    other.send("M0001322300");
    other.expect("C32-23 is not legal here");
    other.expect("E01");
    assert_eq!(other.receive(), None);
    for nonsense in ["nonsense", "M", &"x".repeat(5000)] {
        let mut other = Other::connect(&follower.address);
        other.send(nonsense);
        // It may hang up while the rest is still on its way.
        let mut rest = Vec::new();
        _ = other.stream.read_to_end(&mut rest);
        assert!(rest.is_empty(), "{nonsense}");
    }
    Other::connect(&follower.address).propose('Z', "A");
}
