//! Files of games as they come: `prise import` and `prise replay`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder for the library and for files.
struct DataFolder {
    folder: tempfile::TempDir,
}

impl DataFolder {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path
    }

    fn command(&self, args: &[&str], files: &[&Path]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_prise"));
        command.args(args).args(files).env("PRISE_DATA", self.folder.path().join("data"));
        command
    }

    fn prise(&self, args: &[&str], files: &[&Path]) -> Output {
        self.command(args, files).output().expect("prise runs")
    }

    fn import(&self, bytes: impl AsRef<[u8]>) -> Output {
        let path = self.file("games.pdn", bytes);
        self.prise(&["import"], &[&path])
    }

    fn export(&self) -> String {
        let output = self.prise(&["export", "--pdn"], &[]);
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("text")
    }
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

#[test]
fn pasted_moves_comments_first_and_ellipses_come_in() {
    for (games, count) in [
        ("1. 32-28 19-23", 1),
        ("{\"Well\" played} 1. 32-28 19-23 2-0 {on time}\n\n{and} [White \"B\"] 1. 31-27 1-1", 2),
        ("[FEN \"B:W28:B35:H0:F1\"]\n1. ... 35-40 77. ... *", 1),
        ("\u{feff}[GameType \"\"] 1. 32–28 19-23 2. 28×19 ½-½\u{1a}", 1),
    ] {
        let folder = DataFolder::new();
        let output = folder.import(games);
        assert_eq!(output.status.code(), Some(0), "{games}: {}", text(&output.stderr));
        let told = text(&output.stdout);
        assert!(told.contains(&format!(": {count} finished games, 0 there already")), "{told}");
        assert_eq!(output.stderr, b"", "{games}");
        // Once more brings nothing new.
        let told = folder.import(games).stdout;
        assert!(text(&told).contains(&format!(": 0 finished games, {count} there already")));
        // The same reader replays them.
        let path = folder.file("again.pdn", games);
        let replayed = folder.prise(&["replay", "draughts"], &[&path]).stdout;
        assert!(text(&replayed).starts_with(&format!("{count} games, ")), "{}", text(&replayed));
        assert!(text(&replayed).ends_with(" 0 illegal\n"));
    }
}

#[test]
fn latin_1_files_are_read() {
    let folder = DataFolder::new();
    let output =
        folder.import(b"[White \"Andr\xE9\"]\r\n[Black \"J\xF6rg\"]\r\n\r\n1. 32\x9628 \xBD-\xBD");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let written = folder.export();
    assert!(written.contains("[White \"André\"]") && written.contains("[Black \"Jörg\"]"));
    assert!(written.contains("1. 32-28 1-1"), "{written}");
}

#[test]
fn compressed_files_are_read() {
    use std::io::Write;
    let folder = DataFolder::new();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(b"[White \"A\"] 1. 32-28 2-0").expect("written");
    let bytes = gzip.finish().expect("written");
    assert_eq!(folder.import(&bytes).status.code(), Some(0));
    // Cut short it is a fault of the file.
    let cut = folder.import(&bytes[..bytes.len() - 12]);
    assert_eq!(cut.status.code(), Some(2));
    assert_eq!(text(&cut.stderr).lines().count(), 1, "{}", text(&cut.stderr));
}

#[test]
fn nothing_imported_is_exit_code_2() {
    for nothing in
        ["", "hello", "{only words}", "1. 32-22 2-0", "[GameType \"25\"] 1. 32-28 *", "{}"]
    {
        let output = DataFolder::new().import(nothing);
        assert_eq!(output.status.code(), Some(2), "{nothing}: {}", text(&output.stdout));
    }
    let output = DataFolder::new().import("{\"prise_export\": 99}");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("newer version"), "{}", text(&output.stderr));
}

#[test]
fn a_bad_file_does_not_stop_the_next() {
    let folder = DataFolder::new();
    let good = folder.file("good.pdn", "1. 32-28 2-0");
    let bad = folder.file("bad.json", "{\"prise_export\": \"no\"}");
    let missing = folder.folder.path().join("missing.pdn");
    let output = folder.prise(&["import"], &[&missing, &bad, &good]);
    assert!(text(&output.stdout).contains("good.pdn: 1 finished games"), "{output:?}");
    assert_eq!(text(&output.stderr).lines().count(), 2, "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(2), "somebody should look");
    assert!(folder.export().contains("1. 32-28 2-0"));
    let output = folder.prise(&["replay", "draughts"], &[&missing, &good]);
    assert!(text(&output.stdout).starts_with("1 games, 1 plies"), "{output:?}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn control_characters_of_a_file_never_reach_the_terminal() {
    let folder = DataFolder::new();
    let hostile = "\u{1b}]0;pwned\u{7}\u{9b}2J";
    let games = format!(
        "[White \"{hostile}\"] 1. 32-28 {{{hostile}}} 2-0\n[GameType \"{hostile}\"] *\n\
         [FEN \"{hostile}\"] *\n[White \"x\"] 1. 32-28 {hostile}"
    );
    let path = folder.file("\u{1b}[31mred.pdn", games);
    let outputs = [
        folder.prise(&["import"], &[&path]),
        folder.prise(&["replay", "draughts"], &[&path]),
        folder.prise(&["export", "--pdn"], &[]),
        folder.prise(&["export"], &[]),
        folder.prise(&["show", "draughts", "--position", hostile], &[]),
        folder.prise(&["show", "draughts", "--moves", hostile], &[]),
        folder.prise(&["show", hostile], &[]),
        folder.prise(&[hostile], &[]),
    ];
    for output in outputs {
        for told in [&output.stdout, &output.stderr] {
            let told = text(told);
            assert!(!told.contains(|c: char| c.is_control() && c != '\n'), "{told:?}");
        }
    }
}

#[test]
fn games_played_on_after_a_draw_and_without_a_result_are_told() {
    let moves = "46-41 1-6 41-46 6-1 ".repeat(3);
    let output =
        DataFolder::new().import(format!("[FEN \"W:WK46:BK1\"] {moves} 2-0\n\n1. 32-28 *"));
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stdout);
    assert!(told.ends_with("2 finished games, 0 there already; 1 without a known result\n"));
    let notes = text(&output.stderr);
    let note = "game 1: drawn by rule (ThreefoldRepetition) before move 5; kept up to there\n";
    assert!(notes.ends_with(note), "{notes}");
}

#[cfg(unix)]
#[test]
fn an_import_is_stopped_with_ctrl_c_and_keeps_what_it_has() {
    use std::time::{Duration, Instant};

    let folder = DataFolder::new();
    let games: String = (0..200_000).map(|n| format!("[White \"{n}\"] 1. 32-28 2-0\n")).collect();
    let path = folder.file("many.pdn", games);
    let mut command = folder.command(&["import"], &[&path]);
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let child = command.spawn().expect("prise runs");
    // Once the library is there, the import has begun.
    let library = folder.folder.path().join("data/prise.redb");
    let begun = Instant::now();
    while std::fs::metadata(&library).map_or(0, |file| file.len()) < 3_000_000 {
        assert!(begun.elapsed() < Duration::from_secs(60), "it never began");
        std::thread::sleep(Duration::from_millis(5));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let told = text(&output.stdout);
    let stopped = told.rsplit_once("stopped after ").expect(told).1;
    let games: usize = stopped.trim_end_matches(" games\n").parse().expect(told);
    assert!(told.contains(&format!("many.pdn: {games} finished games")), "{told}");
    assert_eq!(folder.export().matches("[White ").count(), games);
}
