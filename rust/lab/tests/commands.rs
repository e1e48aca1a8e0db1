//! The commands, run as a developer runs them.

use std::path::Path;
use std::process::{Command, Output};

fn lab(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prise-lab")).args(args).output().expect("it starts")
}

fn told(args: &[&str]) -> String {
    let output = lab(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn match_args<'a>(game: &'a str, games: &'a str, out: &'a Path) -> Vec<&'a str> {
    let out = out.to_str().expect("a name");
    let match_of = ["match", game, "--a", "prise", "--b", "level:1", "--nodes", "300"];
    [&match_of[..], &["--games", games, "--out", out]].concat()
}

#[test]
fn a_match_is_played_with_both_colours_and_can_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("games");
    for game in ["mill", "draughts"] {
        let out = out.with_extension(game);
        let first = told(&match_args(game, "2", &out));
        assert!(first.starts_with(&format!("{game} prise against level:1: +")), "{first}");
        let games = std::fs::read_to_string(&out).unwrap();
        assert_eq!(games.lines().count(), 3, "what is played, and two games");
        told(&match_args(game, "4", &out));
        let more = std::fs::read_to_string(&out).unwrap();
        assert_eq!(more.lines().count(), 5);
        assert!(more.starts_with(&games), "the first games were not played again");
        let openings: Vec<_> = more.lines().skip(1).map(opening).collect();
        assert_eq!(openings[0], openings[1], "both colours of an opening");
        assert_ne!(openings[0], openings[2], "then another one");
        assert_eq!(openings[2], openings[3]);
    }
}

/// The moves of the ballot of a game.
fn opening(line: &str) -> Vec<String> {
    let game: serde_json::Value = serde_json::from_str(line).unwrap();
    let moves = game["moves"].as_array().unwrap().iter().take(4);
    moves.map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn marks_are_counted_and_can_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["draughts", "mill", "dark-chess", "three-kingdoms"] {
        let file = folder.path().join(game);
        let count = |games| {
            let args = ["review-marks", game, "--to", "1", "--nodes", "50", "--games", games];
            told(&[&args[..], &["--out", file.to_str().unwrap()]].concat())
        };
        let table = count("1");
        assert!(table.contains("| 1 | 1 | "), "{table}");
        let first = std::fs::read_to_string(&file).unwrap();
        assert!(count("2").contains("| 1 | 2 | "));
        assert!(std::fs::read_to_string(&file).unwrap().starts_with(&first));
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    for args in [
        &["match", "three-kingdoms", "--a", "prise", "--nodes", "9"][..],
        &["match", "mill", "--a", "prise"],
        &["review-marks", "chess"],
        &["match", "mill", "--a", "hub:scan", "--nodes", "9"],
        &["match", "draughts", "--a", "weights:/nowhere", "--nodes", "9"],
        &["match", "draughts", "--a", "hub:/nowhere/engine", "--nodes", "9"],
        &["match", "mill", "--a", "prise", "--nodes", "9", "--sprt", "5,0"],
    ] {
        let output = lab(args);
        assert!(!output.status.success() && !output.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn games_are_played_to_learn_from_and_weights_are_fitted() {
    let folder = tempfile::tempdir().unwrap();
    let (samples, weights) = (folder.path().join("samples"), folder.path().join("weights"));
    let [samples, weights] = [&samples, &weights].map(|path| path.to_str().unwrap());
    told(&["tune", "play", "--games", "2", "--nodes", "40", "--out", samples]);
    let fitted = told(&["tune", "fit", samples, "--passes", "1", "--out", weights]);
    assert!(fitted.contains("pass 1: loss"), "{fitted}");
    let engine = format!("weights:{weights}");
    let args = ["match", "draughts", "--a", &engine, "--nodes", "100", "--games", "2"];
    let played = told(&[&args[..], &["--sprt", "-5,5"]].concat());
    assert!(played.contains("against prise") && played.contains("SPRT -5 to 5: "), "{played}");
}

#[test]
fn weights_are_learned_and_played_with() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["mill", "dark-chess"] {
        let file = folder.path().join(game);
        let out = file.to_str().unwrap();
        let learn = ["tune", game, "--games", "10", "--nodes", "30", "--out", out];
        let learned = told(&learn);
        assert!(learned.contains("cross-entropy"), "{learned}");
        assert_eq!(told(&learn), learned, "the same seed learns the same");
        let weights = format!("weights:{out}");
        let played = told(&["match", game, "--a", &weights, "--nodes", "30", "--games", "2"]);
        assert!(played.starts_with(&format!("{game} weights:")), "{played}");
    }
}

#[test]
fn a_ladder_is_played_from_every_seat_and_can_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats) in [("mill", 2), ("three-kingdoms", 3)] {
        let file = folder.path().join(game);
        let climb = |games: &str| {
            let args = ["ladder", game, "--to", "2", "--games", games];
            told(&[&args[..], &["--out", file.to_str().unwrap()]].concat())
        };
        // Rounded up to the seats.
        let table = climb("1");
        assert!(table.contains(&format!("| 1 against greedy | {seats} | +")), "{table}");
        assert!(table.contains(&format!("| 2 against 1 | {seats} | +")), "{table}");
        let games = std::fs::read_to_string(&file).unwrap();
        assert_eq!(games.lines().count(), 1 + 2 * seats, "what is played, and two steps");
        assert_eq!(climb("1"), table, "nothing is played again");
        climb(&(seats + 1).to_string());
        let more = std::fs::read_to_string(&file).unwrap();
        assert_eq!(more.lines().count(), 1 + 4 * seats);
        assert!(more.starts_with(&games));
    }
}

#[test]
fn a_ladder_of_a_game_that_there_is_not_is_refused() {
    assert!(!lab(&["ladder", "chess"]).status.success());
}
