//! What happens when nobody can be told: a reader that has gone away, a full disk.
#![cfg(unix)]

use std::fs::File;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Every command with arguments that are soon done with, and what it reads on standard input.
fn commands(file: &str) -> Vec<(Vec<&str>, &'static str)> {
    vec![
        (vec!["--help"], ""),
        (vec!["--version"], ""),
        (vec!["frobnicate"], ""),
        (vec!["show", "draughts"], ""),
        (vec!["show", "checkers"], ""),
        (vec!["show", "--batch"], "{\"game\":\"draughts\"}\n"),
        (vec!["perft", "draughts", "--depth", "2"], ""),
        (vec!["think", "draughts", "--depth", "4"], ""),
        (vec!["match", "mill", "--a", "1", "--b", "1", "--games", "1"], ""),
        (vec!["replay", "draughts", file], ""),
        (vec!["import", file], ""),
        (vec!["export"], ""),
        (vec!["hub"], "hub\nlevel depth=3\ngo think\ndance\n"),
        (vec!["completions", "bash"], ""),
        (vec!["man"], ""),
        (vec!["play", "draughts"], ""),
    ]
}

/// Runs a command with these streams; the data folder is given by its file.
fn run(args: &[&str], input: &str, data: &std::path::Path, out: Stdio, err: Stdio) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_prise"))
        .args(args)
        .env("PRISE_DATA", data)
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(err)
        .spawn()
        .expect("prise runs");
    // Who does not read its input at all is allowed to.
    _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("ends")
}

/// A stream into which nothing can be written any more.
fn full() -> Stdio {
    File::options().write(true).open("/dev/full").expect("/dev/full").into()
}

/// A pipe whose reader has gone away.
fn broken() -> Stdio {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

#[test]
fn no_command_panics_when_its_output_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    std::fs::write(&path, "[White \"A\"]\n1. 32-28 19-23 1-1\n").expect("written");
    let streams = [("broken", broken as fn() -> Stdio), ("full", full)];
    for (args, input) in commands(path.to_str().expect("text")) {
        for (name, stream) in streams {
            let output = run(&args, input, folder.path(), stream(), Stdio::piped());
            let told = String::from_utf8_lossy(&output.stderr);
            assert!(!told.contains("panicked"), "{args:?}, {name}: {told}");
            assert!(matches!(output.status.code(), Some(0..=2)), "{args:?}, {name}: {output:?}");
            // Nor when complaints are lost as well.
            let output = run(&args, input, folder.path(), stream(), stream());
            assert!(matches!(output.status.code(), Some(0..=2)), "{args:?}, {name}: {output:?}");
        }
    }
}

#[test]
fn a_lost_answer_is_told_unless_the_reader_went_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let show = |out| run(&["show", "draughts"], "", folder.path(), out, Stdio::piped());
    let output = show(full());
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("prise: No space left"));
    let output = show(broken());
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn a_long_thought_ends_when_nobody_reads_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["think", "draughts", "--time", "3600000"];
    assert_eq!(run(&args, "", folder.path(), broken(), Stdio::piped()).status.code(), Some(0));
}
