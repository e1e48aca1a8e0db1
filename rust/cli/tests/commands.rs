//! The command line as a machine sees it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn prise(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prise")).args(args).output().expect("prise runs")
}

fn show(args: &[&str]) -> Value {
    let output = prise(&[&["show"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// Exit code 2, nothing on standard output, one line on standard error.
fn complaint(args: &[&str]) -> String {
    let output = prise(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

fn batch(lines: &str) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_prise"))
        .args(["show", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("prise runs");
    child.stdin.take().expect("piped").write_all(lines.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn show_tells_the_start() {
    let shown = show(&["draughts"]);
    assert_eq!(shown["game"], "draughts");
    assert_eq!(shown["position"], "W:W31-50:B1-20");
    assert_eq!(shown["seat"], 0);
    assert_eq!(shown["legal"].as_array().map(Vec::len), Some(9));
    assert_eq!(shown["outcome"], Value::Null);
    assert_eq!(shown["draw_counters"]["occurrences"], 1);
}

#[test]
fn show_plays_moves_first() {
    let shown = show(&["draughts", "--moves", "32 - 28 19-23 28×19"]);
    assert_eq!(shown["legal"], json!(["13x24", "14x23"]));
    let shown = show(&["draughts", "--position", "W:W28:B23", "--moves", "28x19"]);
    assert_eq!(shown["outcome"], json!({"kind": "win", "winner": 0, "reason": "Elimination"}));
    assert_eq!(shown["legal"], json!([]));
}

#[test]
fn show_takes_rules() {
    let start = ["draughts", "--position", "W:WK46:BK4"];
    let moves = ["--moves", "46-5 4-9 5-10 9-3 10-4 3-8 4-9 8-2 9-3 2-7"];
    let standard = show(&[&start[..], &moves].concat());
    assert_eq!(standard["outcome"], Value::Null);
    let drawn = show(&[&start[..], &["--rules", "draws=fmjd-2015"], &moves].concat());
    assert_eq!(drawn["outcome"], json!({"kind": "draw", "winner": null, "reason": "FiveMoveRule"}));
}

#[test]
fn a_batch_answers_every_line_and_goes_on_after_bad_ones() {
    let answers = batch(
        r#"{"game":"draughts"}
{"game":"draughts","moves":"32-28","rules":"draws=standard"}

not json
{"game":"draughts","moves":["32-28","99-1"]}
{"game":"tiddlywinks"}
{"game":"draughts","position":"W:W0:B1"}
{"game":"draughts","rules":{"draws":"fmjd-2015"},"position":"W:WK1:BK50"}
{"game":"draughts","fen":"W:WK1:BK50"}
"#,
    );
    assert_eq!(answers.len(), 8);
    assert_eq!(answers[1]["position"], "B:W28,31,33-50:B1-20");
    for (index, message) in [
        (2, "line: "),
        (3, "move 2: '99-1' is not a move"),
        (4, "unknown game 'tiddlywinks'; known: "),
        (5, "position: there is no square 0"),
        (7, "line: unknown field `fen`"),
    ] {
        let error = answers[index]["error"].as_str().expect("an error");
        assert!(error.starts_with(message), "{error}");
    }
    assert_eq!(answers[6]["seat"], 0);
}

#[test]
fn bad_input_gives_one_line_and_exit_code_2() {
    for (args, message) in [
        (
            &["show", "draughts", "--position", "W:W51:B1"][..],
            "prise: position: there is no square 51",
        ),
        (&["show", "draughts", "--moves", "32-27x"], "prise: move 1: '32-27x' is not a move"),
        (&["show", "draughts", "--moves", "32-99"], "prise: move 1: '32-99' is not a move"),
        (&["show", "draughts", "--rules", "draws=never"], "prise: rule 'draws' cannot be 'never'"),
        (&["show", "checkers"], "prise: unknown game 'checkers'"),
        (&["show"], "prise: "),
        (&["perft", "draughts"], "prise: "),
        (&["perft", "draughts", "--depth", "x"], "prise: "),
        (&["replay", "draughts", "/no/such/file"], "prise: /no/such/file: "),
        (&["frobnicate"], "prise: "),
        (
            &["match", "draughts", "--a", "1", "--b", "1", "--games", "0"],
            "prise: a match of 0 games says nothing",
        ),
    ] {
        let text = complaint(args);
        assert!(text.starts_with(message), "{args:?}: {text}");
    }
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    let output = prise(&["perft", "draughts", "--depth", "4"]);
    let text = String::from_utf8(output.stdout).expect("text");
    let leaves: Vec<_> =
        text.lines().map(|line| line.split(' ').nth(1).expect("three words")).collect();
    assert_eq!(leaves, ["9", "81", "658", "4265"]);
    let output = prise(&["perft", "draughts", "--depth", "3", "--divide"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.ends_with("total 658\n") && text.contains("32-28 "), "{text}");
}

#[test]
fn help_explains_the_rules_that_can_be_chosen() {
    let output = prise(&["show", "--help"]);
    let text = String::from_utf8(output.stdout).expect("text");
    for line in ["draws=standard|fmjd-2015", "tournament=0|1", "pieces=9|12"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    // Each with what it decides.
    let options = text.lines().filter(|line| line.contains("=0|1"));
    for line in options.clone() {
        assert!(line.split_whitespace().count() > 2, "{line}");
    }
    assert!(options.count() > 15, "{text}");
}

#[test]
fn shells_and_the_manual_know_every_command() {
    let text = |args: &[&str]| {
        let output = prise(args);
        assert!(output.status.success(), "{args:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    for shell in ["bash", "zsh", "fish"] {
        let script = text(&["completions", shell]);
        for command in ["replay", "hub", "dxp", "completions"] {
            assert!(script.contains(command), "{shell}: {command}");
        }
    }
    let page = text(&["man"]);
    assert!(page.contains(".TH prise 1") && page.contains("dxp"), "{page}");
    assert!(text(&["man", "think"]).contains("threads"));
    assert!(complaint(&["man", "dance"]).contains("there is no command 'dance'"));
}

#[test]
fn the_number_of_threads_is_capped() {
    let args = ["think", "draughts", "--depth", "1", "--threads", "1000000"];
    let output = prise(&args);
    assert!(output.status.success());
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(told, "prise: 64 threads are the most; using 64\n");
}

#[test]
fn replay_counts_and_reports() {
    let folder = std::env::temp_dir().join(format!("prise-replay-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let transcript = folder.join("games.txt");
    std::fs::write(&transcript, "-\t32-28 19-23 28-19 14-23\nW:W28:B23,1\t28-19\n-\t32-28 32-28\n")
        .expect("written");
    let path = transcript.to_str().expect("text");
    let output = prise(&["replay", "draughts", path]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text, "3 games, 6 plies, 3 captures, 0 played on after a draw by rule, 1 illegal\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("game 3: move 2: '32-28'"));

    let pdn = folder.join("games.pdn");
    std::fs::write(
        &pdn,
        "[White \"A\"]\n1. 32-28 19-23 1-1\n[FEN \"W:W28:B23,1\"]\n1. 28x19 2-0\n",
    )
    .expect("written");
    let output = prise(&["replay", "draughts", pdn.to_str().expect("text")]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text, "2 games, 3 plies, 1 captures, 0 played on after a draw by rule, 0 illegal\n");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn every_game_is_shown_with_its_own_details() {
    let mill = show(&["mill", "--moves", "d6 a1 d7 a4 d5"]);
    assert_eq!(mill["phase"], "placing");
    assert_eq!(mill["removing"], 1);
    assert_eq!(mill["markers"]["p"], "1");
    assert_eq!(mill["legal"], json!(["xa1", "xa4"]));

    let classic = show(&["dark-chess", "--seed", "3"]);
    assert_eq!((&classic["owners"], &classic["quiet"]), (&json!([null, null]), &json!(0)));
    assert_eq!(classic["legal"].as_array().map(Vec::len), Some(32));

    let cells = format!("{}.....{}", "@@.@@".repeat(4), "@@.@@".repeat(4));
    let deal = format!("{cells}/KkPPPPPpppppAAEERRHHCCaaeerrhhcc/---/0/60/-");
    let kingdoms = show(&["three-kingdoms", "--position", &deal, "--moves", "a9"]);
    assert_eq!(kingdoms["owners"], json!(["G", null, null]));
    assert_eq!((&kingdoms["counter"], &kingdoms["out"]), (&json!(60), &json!([])));
    assert_eq!(kingdoms["seat"], 1);
}

#[test]
fn saved_games_go_out_and_come_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let prise = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_prise"))
            .args(args)
            .env("PRISE_DATA", folder.path())
            .output()
            .expect("prise runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (text(output.stdout), text(output.stderr))
    };
    let file = folder.path().join("games.pdn");
    let games = "[White \"Anna\"]\n1. 32-28 19-23 1-1\n\n[White \"Bo\"]\n1. 32-27 1-2 *\n";
    std::fs::write(&file, games).expect("written");
    let (told, problems) = prise(&["import", file.to_str().expect("text")]);
    assert!(told.ends_with("1 finished games, 0 there already\n"), "{told}");
    assert!(problems.contains("game 2, line 5: '1-2' is not legal here"), "{problems}");
    let (pdn, _) = prise(&["export", "--pdn"]);
    assert!(pdn.contains("[White \"Anna\"]") && pdn.contains("1. 32-28 19-23 1-1"), "{pdn}");
    let json = folder.path().join("everything.json");
    std::fs::write(&json, prise(&["export"]).0).expect("written");
    let (told, _) = prise(&["import", json.to_str().expect("text")]);
    assert!(told.ends_with("0 finished games, 0 in progress, 1 there already\n"), "{told}");
}

#[test]
fn b1_think_takes_what_the_players_see() {
    let cells = "K..r@@..........................";
    let taken = "GGMMRRNNCCPPPPkggmmrnnccpppp";
    let position = format!("{cells}/??x{taken}/rb/0/0");
    let output =
        prise(&["think", "dark-chess", "--position", &position, "--nodes", "2000", "--seed", "3"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let position = format!("{cells}/??/rb/0/0");
    let text = complaint(&["think", "dark-chess", "--position", &position, "--nodes", "2000"]);
    assert!(text.contains("30 pieces are neither face-up nor captured"), "{text}");
}
