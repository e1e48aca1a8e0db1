//! `prise analyse` and `prise explore`.

mod support;

use std::path::Path;
use std::process::{Command, Output};

/// Runs `prise` with its data in this folder.
fn prise(data: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_prise"));
    command.args(args).env("PRISE_DATA", data).output().expect("it runs")
}

fn said(data: &Path, args: &[&str]) -> String {
    let output = prise(data, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

const CLUB: &str = "[White \"A\"] 1. 32-28 19-23 2. 28x19 14x23 2-0
    [White \"B\"] 1. 32-28 18-23 1-1
    [White \"C\"] 1. 31-27 19-23 0-2
    [White \"D\"] 1. 32-28 19-23 *";

#[test]
fn study_4_a_club_builds_its_tree_from_pdn_and_explores_it() {
    let data = tempfile::tempdir().expect("a folder");
    let (pdn, tree) = (data.path().join("club.pdn"), data.path().join("club.tree"));
    std::fs::write(&pdn, CLUB).expect("written");
    let (pdn, tree) = (pdn.to_str().expect("a name"), tree.to_str().expect("a name"));
    let built =
        said(data.path(), &["explore", "build", "draughts", tree, pdn, "--name", "Our club"]);
    assert!(built.contains("4 games, 1 without a result left out"), "{built}");
    let told = said(data.path(), &["explore", "draughts", "--tree", tree]);
    assert!(told.starts_with("Our club: 3 games:"), "{told}");
    let rows: Vec<_> = told.lines().skip(1).map(|row| row.split_whitespace().collect()).collect();
    let rows: Vec<Vec<&str>> = rows;
    assert_eq!(rows[0], ["2", "+1", "=1", "-0", "32-28"]);
    assert_eq!(rows[1], ["1", "+0", "=0", "-1", "31-27"]);
    let told = said(data.path(), &["explore", "draughts", "--tree", tree, "--moves", "32-28"]);
    assert!(told.contains("18-23") && told.contains("19-23"), "{told}");
    let other = prise(data.path(), &["explore", "mill", "--tree", tree]);
    assert_eq!(other.status.code(), Some(2), "a tree of another game");

    said(data.path(), &["import", pdn]);
    let own = said(data.path(), &["explore", "draughts", "--own"]);
    assert!(own.lines().nth(1).is_some_and(|row| row.trim_start().starts_with('3')), "{own}");
}

#[test]
fn study_4_self_play_goes_on_where_it_was_broken_off_and_is_the_same_every_time() {
    let data = tempfile::tempdir().expect("a folder");
    let path = |name: &str| data.path().join(name).to_str().expect("a name").to_owned();
    let build = |tree: &str, games: &str, log: &str| {
        let (tree, log) = (path(tree), path(log));
        let args = ["explore", "build", "mill", &tree, "--self-play", games, "--level", "1"];
        said(data.path(), &[&args[..], &["--log", &log]].concat())
    };
    build("whole.tree", "4", "whole.log");
    build("part.tree", "2", "part.log");
    // The third game was cut in the middle of its line.
    let mut log = std::fs::read_to_string(path("part.log")).expect("text");
    log.push_str("= a7 d");
    std::fs::write(path("part.log"), log).expect("written");
    build("part.tree", "4", "part.log");
    let bytes = |name: &str| std::fs::read(path(name)).expect("bytes");
    assert_eq!(bytes("whole.log"), bytes("part.log"));
    assert_eq!(bytes("whole.tree"), bytes("part.tree"));
    let told = said(data.path(), &["explore", "mill", "--tree", &path("whole.tree")]);
    assert!(told.contains("4 games of the engine against itself, level 1"), "{told}");
    let args = ["explore", "build", "mill", &path("x.tree"), "--self-play", "1", "--level", "2"];
    let other = prise(data.path(), &[&args[..], &["--log", &path("whole.log")]].concat());
    assert_eq!(other.status.code(), Some(2), "these are other games");
}

#[test]
fn study_5_a_study_is_written_as_text_and_as_pdn() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("study.pdn");
    std::fs::write(&file, "[Event \"Line\"] 1. 32-28 (1. 31-27 {quiet}) 19-23 *").expect("written");
    let file = file.to_str().expect("a name");
    let text = said(data.path(), &["analyse", "--file", file, "--print", "text"]);
    assert!(text.starts_with("Prise study 1\n[Game \"draughts\"]\n[Name \"Line\"]"), "{text}");
    assert!(text.contains("32-28 ( 31-27 {quiet} ) 19-23"), "{text}");
    let pdn = said(data.path(), &["analyse", "--file", file, "--print", "pdn"]);
    assert!(pdn.contains("(1. 31-27 {quiet})"), "{pdn}");
    let none = prise(data.path(), &["analyse", "mill", "--print", "pdn"]);
    assert_eq!(none.status.code(), Some(2));
    let none = prise(data.path(), &["analyse", "chess"]);
    assert!(String::from_utf8_lossy(&none.stderr).contains("unknown game 'chess'"));
}

#[cfg(unix)]
#[test]
fn study_5_a_tree_is_made_in_the_terminal_kept_killed_and_opened_again() {
    let data = tempfile::tempdir().expect("a folder");
    let start = |args: &[&str]| {
        let program = Path::new(env!("CARGO_BIN_EXE_prise"));
        support::Terminal::start(program, data.path(), (90, 26), args)
    };
    let mut terminal = start(&["analyse", "draughts"]);
    terminal.wait_for("White to move");
    terminal.wait_for("depth");
    terminal.press("s");
    terminal.wait_for("kept as study");
    terminal.press("32-28\r");
    terminal.wait_for("Black to move");
    terminal.press("19-23\r");
    terminal.wait_for("1.32-28 19-23");
    terminal.press(",");
    terminal.wait_for("Black to move");
    terminal.press("18-23\r");
    terminal.wait_for("( 1…18-23 )");
    terminal.press("i");
    terminal.wait_for("off: i switches it on");
    // What was played a moment ago is on the disk.
    let is_kept = || said_of_studies(data.path());
    terminal.signal("KILL");
    terminal.end();
    let kept = is_kept();
    assert!(kept.contains("draughts"), "{kept}");
    let number = kept.split_whitespace().next().expect("a number").to_owned();
    let mut terminal = start(&["analyse", "--study", &number]);
    terminal.wait_for("1.32-28 19-23");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
}

#[cfg(unix)]
fn said_of_studies(data: &Path) -> String {
    said(data, &["analyse", "--studies"])
}
