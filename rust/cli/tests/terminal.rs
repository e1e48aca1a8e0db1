//! Games played in a terminal.
#![cfg(unix)]

mod support;

use std::path::Path;
use std::process::{Command, Stdio};

use support::Terminal;

const SIZE: (u16, u16) = (80, 24);

/// Starts `prise` with its data in this folder.
fn start(data: &Path, size: (u16, u16), args: &[&str]) -> Terminal {
    Terminal::start(Path::new(env!("CARGO_BIN_EXE_prise")), data, size, args)
}

/// Black's only man must go to 21 and is then taken on 27 or blocked on 26, while White waits
/// with the man on 50.
const ENDING: &str = "W:W31,36,37,50:B16";

/// Plays White's waiting move and waits for Black's answer to be in the list of moves: what the
/// computer only thinks of is shown, too.
fn open(terminal: &mut Terminal) {
    terminal.wait_for("White to move");
    terminal.press("50-45\r");
    terminal.wait_for("1. 50-45 16-21");
    terminal.wait_for("White to move");
}

#[test]
fn a_game_is_played_killed_in_the_middle_resumed_and_finished() {
    let data = tempfile::tempdir().expect("a folder");
    let args = ["play", "draughts", "--level", "1", "--position", ENDING];
    let mut terminal = start(data.path(), SIZE, &args);
    open(&mut terminal);
    terminal.signal("KILL");
    terminal.end();

    let mut terminal = start(data.path(), SIZE, &["play", "--resume"]);
    terminal.wait_for("Black · Prise level 1");
    terminal.wait_for("1. 50-45 16-21");
    terminal.wait_for("White to move");

    terminal.press("45-40\r");
    match terminal.wait_for_any(&["2. 45-40 21-26", "2. 45-40 21-27"]) {
        0 => terminal.press("40-35\r"),
        _ => terminal.press("31x22\r"),
    }
    terminal.wait_for("White wins: the opponent");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));

    // A finished match is no longer in progress.
    let terminal = start(data.path(), SIZE, &["play", "--resume"]);
    assert_eq!(terminal.end().0, 2);
}

#[test]
fn a_puzzle_is_begun_killed_gone_on_with_and_given_up() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), SIZE, &["puzzles", "draughts", "--daily"]);
    terminal.wait_for("puzzle of the day");
    terminal.press("h");
    terminal.wait_for("look at the piece on");
    assert!(!terminal.text().contains("rating"), "nobody has one before the first puzzle");
    terminal.signal("KILL");
    terminal.end();

    // The hint is not forgotten: the next one tells the move.
    let mut terminal = start(data.path(), SIZE, &["puzzles", "draughts"]);
    terminal.wait_for("to move");
    terminal.press("h");
    terminal.wait_for("the move is");
    terminal.press("s");
    terminal.wait_for("The solution:");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));

    let mut terminal = start(data.path(), SIZE, &["puzzles", "draughts"]);
    terminal.wait_for("to move");
    terminal.wait_for("rating ");
    assert!(!terminal.text().contains("rating 1500"), "it was written down");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn a_game_is_played_by_mouse() {
    let data = tempfile::tempdir().expect("a folder");
    let args = ["play", "draughts", "--people", "--position", "W:WK4:B13,20,32,37,50"];
    let mut terminal = start(data.path(), SIZE, &args);
    terminal.wait_for("must capture 3");
    // Every square is four columns wide and two rows high, from column 1 and row 1 on.
    let middle_of = |column: u16, row: u16| (1 + column * 4 + 1, 1 + row * 2);
    let (x, y) = middle_of(7, 0);
    terminal.click(x, y);
    terminal.wait_for("4 captures 3");
    let (x, y) = middle_of(9, 2);
    terminal.click(x, y);
    terminal.wait_for("Which way?");
    terminal.press("2");
    terminal.wait_for("4×31×42×15");
    terminal.wait_for("Black to move");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn a_signal_saves_and_gives_the_terminal_back() {
    for (name, code) in [("TERM", 143), ("HUP", 129)] {
        let data = tempfile::tempdir().expect("a folder");
        let args = ["play", "draughts", "--level", "1", "--position", ENDING];
        let mut terminal = start(data.path(), SIZE, &args);
        open(&mut terminal);
        terminal.signal(name);
        assert_eq!(terminal.end(), (code, true), "{name}");
        let mut terminal = start(data.path(), SIZE, &["play", "draughts", "--resume"]);
        terminal.wait_for("1. 50-45 16-21");
        terminal.press("q");
        assert_eq!(terminal.end(), (0, true));
    }
}

#[test]
fn a_closed_window_ends_the_game_and_nothing_is_lost() {
    let data = tempfile::tempdir().expect("a folder");
    let args = ["play", "draughts", "--level", "1", "--position", ENDING];
    let mut terminal = start(data.path(), SIZE, &args);
    open(&mut terminal);
    terminal.close_window();
    let mut terminal = start(data.path(), SIZE, &["play", "--resume"]);
    terminal.wait_for("1. 50-45 16-21");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn the_menu_starts_and_resumes_games() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), SIZE, &[]);
    terminal.wait_for("International draughts");
    // One line down, the level from 3 down to people.
    terminal.press("\x1b[B\x1b[D\x1b[D\x1b[D");
    terminal.wait_for("people at this keyboard");
    terminal.press("\r");
    terminal.wait_for("White to move");
    terminal.press("32-28\r");
    terminal.wait_for("Black to move");
    terminal.press("ny");
    terminal.wait_for("International draughts, 1 moves");
    terminal.wait_for("White – Black, last played 20");
    terminal.press("\r");
    terminal.wait_for("Black to move");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn a_level_has_a_number_or_a_name() {
    let data = tempfile::tempdir().expect("a folder");
    for (name, number) in [("easy", 2), ("7", 7)] {
        let mut terminal = start(data.path(), SIZE, &["play", "draughts", "--level", name]);
        terminal.wait_for(&format!("Prise level {number}"));
        terminal.press("q");
        assert_eq!(terminal.end(), (0, true));
    }
}

#[test]
fn a_small_window_is_explained_and_a_larger_one_plays_on() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), (59, 20), &["play", "draughts"]);
    terminal.wait_for("Prise needs a window of 60 × 20");
    terminal.resize((120, 40));
    terminal.wait_for("White to move");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn a_game_is_played_at_60_by_20() {
    let data = tempfile::tempdir().expect("a folder");
    let args = ["play", "draughts", "--level", "1", "--position", ENDING];
    let mut terminal = start(data.path(), (60, 20), &args);
    open(&mut terminal);
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn asleep_the_terminal_is_the_shells_and_awake_the_game_is_there_again() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), SIZE, &["play", "draughts"]);
    terminal.wait_for("White to move");
    for by_key in [true, false] {
        if by_key {
            terminal.press("\x1a");
        } else {
            terminal.signal("TSTP");
        }
        terminal.wait_until_given_back();
        assert!(!terminal.text().contains("White to move"));
        terminal.wake("White to move");
    }
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[test]
fn two_at_once_play_and_the_second_says_that_it_cannot_save() {
    let data = tempfile::tempdir().expect("a folder");
    let mut first = start(data.path(), SIZE, &["play", "draughts"]);
    first.wait_for("White to move");
    let mut second = start(data.path(), SIZE, &["play", "draughts"]);
    second.wait_for("not saved: ");
    for mut terminal in [first, second] {
        terminal.press("q");
        assert_eq!(terminal.end(), (0, true));
    }
}

/// Exit code 2 and one line on standard error.
fn complaint(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_prise"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("prise runs");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

#[test]
fn without_a_terminal_there_is_one_clear_line() {
    let games = [&[][..], &["play"], &["play", "draughts"], &["play", "--resume"]];
    for args in games.into_iter().chain([&["puzzles"][..], &["puzzles", "mill", "--run"]]) {
        assert!(complaint(args).contains("needs a terminal"), "{args:?}");
    }
}

#[test]
fn wrong_arguments_are_named_before_the_terminal_is_taken() {
    for (args, wanted) in [
        (&["play", "checkers"][..], "unknown game 'checkers'"),
        (&["play", "draughts", "--level", "11"], "'11' is not a level"),
        (&["play", "draughts", "--seat", "2"], "there is no seat 2 in draughts"),
        (&["play", "draughts", "--clock", "fast"], "minutes+seconds"),
        (&["play", "draughts", "--position", "W:W99"], "position"),
        (&["play", "draughts", "--rules", "draws=never"], "rule 'draws' cannot be 'never'"),
        (&["play", "checkers", "--resume"], "unknown game 'checkers'"),
        (&["puzzles", "checkers"], "unknown game 'checkers'"),
        (&["puzzles", "mill", "--theme", "luck"], "there is no theme 'luck'"),
        (&["puzzles", "mill", "--theme", "fork"], "no puzzle of mill with the theme 'fork'"),
    ] {
        let text = complaint(args);
        assert!(text.contains(wanted), "{args:?}: {text}");
    }
}

/// From the promise before the first flip to a file that proves the deal.
#[test]
fn b1_a_shuffle_is_promised_mixed_played_and_proved_in_the_terminal() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), SIZE, &["play", "dark-chess", "--people"]);
    terminal.wait_for("promises that this stays so");
    let promise = promise_on(&terminal);
    terminal.wait_for("shuffled alone");
    terminal.press("my lucky socks");
    terminal.click(40, 12);
    terminal.wait_for("and 1 click");
    terminal.press("\r");
    // The promise stays in sight, and nothing of the deal.
    terminal.wait_for(&format!("promise {promise}"));
    terminal.press("a8\r");
    terminal.wait_for("1. a8");
    terminal.press("f");
    terminal.wait_for("Esc cancel");
    terminal.press("\x1b");
    terminal.wait_for("Second to move");
    terminal.press("Ry");
    terminal.wait_for("wins: the opponent resigned");
    terminal.press("f");
    terminal.wait_for("The shuffle was fair");
    terminal.wait_for("my lucky socks");
    terminal.press("s");
    terminal.wait_for("prise verify-deal");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));

    let name = format!("prise-deal-{}.txt", promise.replace(' ', "").split_at(8).0);
    let path = data.path().join(name);
    let text = std::fs::read_to_string(&path).expect("the proof");
    assert!(text.contains("words my lucky socks"), "{text}");
    let verified = Command::new(env!("CARGO_BIN_EXE_prise"))
        .arg("verify-deal")
        .arg(&path)
        .output()
        .expect("prise runs");
    assert_eq!(verified.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&verified.stdout).contains(&promise));
}

#[test]
fn b4_the_file_of_a_running_match_in_the_terminal_shows_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), SIZE, &["play", "three-kingdoms", "--people"]);
    terminal.wait_for("promises that this stays so");
    terminal.press("\r");
    terminal.wait_for("to move");
    terminal.press("a9\r");
    terminal.wait_for("1. a9");
    terminal.signal("KILL");
    terminal.end();
    let bytes = file_in(data.path());
    let mut terminal = start(data.path(), SIZE, &["play", "--resume"]);
    terminal.wait_for("1. a9");
    terminal.press("Ry");
    terminal.wait_for("(out)");
    terminal.press("Ry");
    terminal.wait_for("wins");
    terminal.press("fs");
    terminal.wait_for("prise verify-deal");
    terminal.press("q");
    terminal.end();
    let mut proof =
        std::fs::read_dir(data.path()).expect("a folder").map(|it| it.expect("a file").path());
    let proof = proof.find(|path| path.extension().is_some_and(|it| it == "txt"));
    let proof = std::fs::read_to_string(proof.expect("a proof")).expect("text");
    let value = |name: &str| {
        let line = proof.lines().find_map(|line| line.strip_prefix(name)).expect(name);
        line.trim().as_bytes().to_vec()
    };
    let after = file_in(data.path());
    for name in ["secret ", "seed ", "deal "] {
        let needle = &value(name)[8..20];
        assert!(!bytes.windows(12).any(|part| part == needle), "{name}");
        // Where the same search finds what is no secret any more.
        let is_clear = name != "seed ";
        assert_eq!(after.windows(12).any(|part| part == needle), is_clear, "{name}");
    }
}

#[test]
fn a_shuffle_can_be_left_for_the_menu_and_for_the_shell() {
    let data = tempfile::tempdir().expect("a folder");
    let mut terminal = start(data.path(), SIZE, &["play", "dark-chess"]);
    terminal.wait_for("promises that this stays so");
    terminal.press("\x1b");
    terminal.wait_for("International draughts");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
    let mut terminal = start(data.path(), SIZE, &["play", "dark-chess"]);
    terminal.wait_for("promises that this stays so");
    terminal.press("\x03");
    assert_eq!(terminal.end(), (0, true));
    // Nothing of it was kept.
    assert_eq!(start(data.path(), SIZE, &["play", "--resume"]).end().0, 2);
    // A deal by number is nothing to be shuffled.
    let mut terminal = start(data.path(), SIZE, &["play", "dark-chess", "--seed", "1"]);
    terminal.wait_for("to move");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

/// The promise on the screen: four groups of four digits.
fn promise_on(terminal: &Terminal) -> String {
    let text = terminal.text();
    let words: Vec<_> = text.split(' ').collect();
    let is_group = |it: &&str| it.len() == 4 && it.bytes().all(|it| it.is_ascii_hexdigit());
    let promise = words.windows(4).find(|groups| groups.iter().all(is_group));
    promise.expect("a promise").join(" ")
}

fn file_in(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).expect("a folder").map(|it| it.expect("a file").path());
    let library = files.filter(|path| path.extension().is_some_and(|it| it == "redb"));
    library.flat_map(|path| std::fs::read(path).expect("readable")).collect()
}
