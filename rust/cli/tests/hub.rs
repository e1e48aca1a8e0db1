//! `prise hub` as an interface sees it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const START: &str = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

struct Hub {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Hub {
    fn new() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_prise"))
            .arg("hub")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "the engine went away");
        line.trim_end().to_owned()
    }

    /// The next line that begins like this.
    fn wait_for(&mut self, begin: &str) -> String {
        loop {
            let line = self.line();
            if line.starts_with(begin) {
                return line;
            }
        }
    }

    /// The next line that tells no progress.
    fn line_after_info(&mut self) -> String {
        loop {
            let line = self.line();
            if !line.starts_with("info") {
                return line;
            }
        }
    }

    fn quit(mut self) {
        self.send("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_game_by_the_book() {
    let mut hub = Hub::new();
    hub.send("hub");
    assert!(hub.line().starts_with("id name=Prise version="));
    hub.wait_for("wait");
    hub.send("set-param name=threads value=2");
    hub.send("init");
    hub.wait_for("ready");
    hub.send("new-game");
    hub.send(&format!("pos pos={START} moves=\"32-28 19-23\""));
    hub.send("level depth=6");
    hub.send("go think");
    assert!(hub.wait_for("info").starts_with("info depth=1 score="));
    // The only legal move: the man on 28 must take.
    assert!(hub.wait_for("done").starts_with("done move=28x19x23"));
    hub.quit();
}

#[test]
fn a_search_can_be_stopped_and_pinged() {
    let mut hub = Hub::new();
    hub.send(&format!("pos pos={START}"));
    hub.send("level infinite");
    hub.send("go analyze");
    hub.wait_for("info depth=3");
    hub.send("ping");
    hub.wait_for("pong");
    hub.send("stop");
    assert!(hub.wait_for("done").starts_with("done move="));
    hub.quit();
}

#[test]
fn pondering_goes_on_until_the_move_is_played() {
    let mut hub = Hub::new();
    hub.send(&format!("pos pos={START} moves=\"32-28\""));
    hub.send("level moves=10 time=1");
    hub.send("go ponder");
    hub.wait_for("info depth=8");
    hub.send("ponder-hit");
    hub.wait_for("done");
    hub.quit();
}

#[test]
fn bad_input_gets_an_error_line_and_does_no_harm() {
    let mut hub = Hub::new();
    for (line, message) in [
        ("dance", "unknown command 'dance'"),
        ("pos", "pos needs a position"),
        ("pos pos=Wbbb", "a position has 51 characters, this one 4"),
        (
            &format!("pos pos={}", START.replace('e', "?")),
            "'?' on square 21 is not one of w b W B e",
        ),
        (&format!("pos pos={START} moves=\"32-28 32-28\""), "move 2, '32-28', is not legal"),
        (&format!("pos pos={START} moves=\"banana\""), "move 1, 'banana', is not legal"),
        ("pos pos=\"W", "a quotation mark is not closed"),
        ("level", "level needs depth, nodes, move-time, time or infinite"),
        ("level depth=many", "depth must be a number"),
        ("level move-time=-1", "move-time must be a number of seconds"),
        ("level time=nan", "time must be a number of seconds"),
        ("go", "go needs think, ponder or analyze"),
        ("set-param name=colour value=red", "unknown parameter 'colour'"),
        ("set-param name=threads value=0", "threads must be a number from 1 to 64"),
    ] {
        hub.send(line);
        assert_eq!(hub.line(), format!("error message=\"{message}\""), "{line}");
    }
    let lone_king = format!("pos pos=W{}W", "e".repeat(49));
    hub.send(&lone_king);
    hub.send("go think");
    assert_eq!(hub.line(), "error message=\"the game is over in this position\"");
    hub.send("ping");
    assert_eq!(hub.line(), "pong");
    hub.quit();
}

#[test]
fn a_position_drawn_by_rule_gets_a_move() {
    let mut hub = Hub::new();
    let kings = format!("W{}W{}B{}", "e".repeat(3), "e".repeat(40), "e".repeat(5));
    hub.send(&format!("pos pos={kings} moves=\"4-10 45-34 10-4 34-45 4-10 45-34 10-4 34-45\""));
    hub.send("level depth=3");
    hub.send("go think");
    let done = hub.line_after_info();
    assert!(done.starts_with("done move=4-"), "{done}");
    hub.quit();
}

#[test]
fn an_unknown_command_does_not_end_a_search() {
    let mut hub = Hub::new();
    hub.send(&format!("pos pos={START}"));
    hub.send("level infinite");
    hub.send("go analyze");
    hub.wait_for("info depth=2");
    for (line, answer) in [
        ("dance", "error message=\"unknown command 'dance'\""),
        ("pos pos=\"W", "error message=\"a quotation mark is not closed\""),
        ("go", "error message=\"go needs think, ponder or analyze\""),
        ("level depth=many", "error message=\"depth must be a number\""),
        ("ping", "pong"),
    ] {
        hub.send(line);
        assert_eq!(hub.line_after_info(), answer);
    }
    hub.send("stop");
    assert!(hub.line_after_info().starts_with("done move="));
    hub.quit();
}

#[test]
fn a_clock_below_zero_and_no_moves_left_replace_the_old_level() {
    for level in ["level time=-0.5 inc=2", "level moves=0 time=3", "level time=-9"] {
        let mut hub = Hub::new();
        hub.send(&format!("pos pos={START}"));
        hub.send("level infinite");
        hub.send(level);
        hub.send("go think");
        // With the old level it would think for ever.
        assert!(hub.line_after_info().starts_with("done move="), "{level}");
        hub.quit();
    }
}

#[test]
fn a_win_is_a_hundred_men_less_a_hundredth_a_ply() {
    let mut hub = Hub::new();
    let capture = format!("W{}b{}w{}", "e".repeat(22), "e".repeat(4), "e".repeat(22));
    hub.send(&format!("pos pos={capture}"));
    hub.send("level depth=3");
    hub.send("go think");
    let info = hub.wait_for("info");
    assert!(info.contains(" score=99.99 "), "{info}");
    hub.quit();
}

#[test]
fn parameters_are_declared_and_set() {
    let mut hub = Hub::new();
    let declared = |hub: &mut Hub| {
        hub.send("hub");
        let mut lines = Vec::new();
        loop {
            match hub.line() {
                line if line == "wait" => return lines,
                line if line.starts_with("param") => lines.push(line),
                _ => {}
            }
        }
    };
    assert_eq!(
        declared(&mut hub),
        [
            "param name=variant value=normal type=enum values=\"normal\"",
            "param name=threads value=1 type=int min=1 max=64",
            "param name=tt-size value=21 type=int min=16 max=28",
            "param name=book value=false type=bool",
            "param name=bb-size value=4 type=int min=0 max=4",
            "param name=draws value=fmjd-2015 type=enum values=\"standard fmjd-2015\"",
        ]
    );
    for setting in ["tt-size value=16", "bb-size value=0", "threads value=2", "book value=false"] {
        hub.send(&format!("set-param name={setting}"));
    }
    hub.send("set-param name=draws value=standard");
    // What there is nothing to act on is said.
    hub.send("set-param name=book value=true");
    assert_eq!(hub.line(), "error message=\"there is no opening book\"");
    hub.send("set-param name=tt-size value=99");
    assert_eq!(hub.line(), "error message=\"tt-size must be a number from 16 to 28\"");
    let lines = declared(&mut hub).join("\n");
    for setting in
        ["tt-size value=16", "bb-size value=0", "threads value=2", "draws value=standard"]
    {
        assert!(lines.contains(setting), "{setting}: {lines}");
    }
    hub.send("init");
    assert_eq!(hub.line(), "ready");
    hub.send(&format!("pos pos={START}"));
    hub.send("level depth=4");
    hub.send("go think");
    assert!(hub.line_after_info().starts_with("done move="));
    hub.quit();
}

/// Two kings against one, far from each other: the tables call it drawn, and by the FMJD's rules
/// it is over after five moves each.
#[test]
fn the_draw_rules_are_a_parameter() {
    for (rules, drawn) in [("fmjd-2015", true), ("standard", false)] {
        let mut hub = Hub::new();
        hub.send(&format!("set-param name=draws value={rules}"));
        hub.send("set-param name=bb-size value=0");
        let kings = format!("W{}W{}B{}", "e".repeat(3), "e".repeat(40), "e".repeat(5));
        let shuffle = "4-9 45-40 9-4 40-44 4-9 44-40 9-4 40-45 4-9";
        hub.send(&format!("pos pos={kings} moves=\"{shuffle}\""));
        hub.send("level depth=1");
        hub.send("go think");
        // One more move makes five each: whatever Black plays is a draw by the first rules.
        let info = hub.wait_for("info depth=1");
        assert_eq!(info.contains(" score=0.00 "), drawn, "{rules}: {info}");
        hub.quit();
    }
}

#[test]
fn a_line_that_is_not_utf_8_gets_an_error() {
    let mut hub = Hub::new();
    hub.input.write_all(b"pos pos=\xff\xfe\n").unwrap();
    assert_eq!(hub.line(), "error message=\"the line is not UTF-8\"");
    hub.send("ping");
    assert_eq!(hub.line(), "pong");
    hub.quit();
}

/// A folder can be opened, but not read.
#[cfg(unix)]
#[test]
fn a_read_error_ends_the_engine() {
    let output = Command::new(env!("CARGO_BIN_EXE_prise"))
        .arg("hub")
        .stdin(std::fs::File::open("/").unwrap())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("prise: standard input: "));
}

#[cfg(target_os = "linux")]
#[test]
fn a_hundred_hits_are_one_clock() {
    let mut hub = Hub::new();
    hub.send(&format!("pos pos={START}"));
    hub.send("level move-time=1000");
    let tasks = format!("/proc/{}/task", hub.child.id());
    let threads = || std::fs::read_dir(&tasks).unwrap().count();
    for _ in 0..3 {
        hub.send("go ponder");
        hub.wait_for("info");
        for _ in 0..100 {
            hub.send("ponder-hit");
        }
        hub.send("ping");
        hub.wait_for("pong");
        // The one that listens, the one that thinks, the clock, and clocks that are about to end.
        assert!(threads() <= 5, "{} threads", threads());
        hub.send("stop");
        hub.wait_for("done");
    }
    hub.quit();
}

#[test]
fn the_engine_ends_when_the_interface_goes_away() {
    let Hub { mut child, input, output } = Hub::new();
    drop(input);
    assert!(child.wait().unwrap().success());
    drop(output);
}
