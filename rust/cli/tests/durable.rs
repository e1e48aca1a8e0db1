//! Nothing is lost in the terminal: flags, damaged files, a full disk, a second window.
#![cfg(unix)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use prise_draughts::{Draughts, DrawRules};
use prise_game::{ClockSetup, Control, Match, Millis, Player, Setup};
use prise_store::{RecordQuery, SavedMatch, Store, UnixMillis};
use support::Terminal;

const SIZE: (u16, u16) = (80, 24);
const PAGE: usize = 4096;

fn start(data: &Path, args: &[&str]) -> Terminal {
    Terminal::start(Path::new(env!("CARGO_BIN_EXE_prise")), data, SIZE, args)
}

fn file(data: &Path) -> PathBuf {
    data.join("prise.redb")
}

fn two_people() -> Vec<Player> {
    vec![Player::human("Anna"), Player::human("Bo")]
}

/// Saves new matches.
fn save(data: &Path, count: usize, setup: impl Fn() -> Setup<DrawRules>) {
    let store = Store::open(file(data)).expect("a store");
    for number in 0..count {
        let table = Match::<Draughts>::new(setup()).expect("a match");
        let saved = SavedMatch::of(&table, Millis::ZERO);
        store.create(&saved, UnixMillis::new(number as u64)).expect("room");
    }
}

#[test]
fn a_loss_on_time_is_saved_at_once() {
    let data = tempfile::tempdir().expect("a folder");
    save(data.path(), 1, || {
        let times = vec![Millis::new(300), Millis::from_secs(60)];
        let clock = ClockSetup::new(Control::SuddenDeath, times);
        Setup::new(DrawRules::Standard, two_people()).with_clock(Some(clock))
    });
    let mut terminal = start(data.path(), &["play", "--resume"]);
    terminal.wait_for("Black wins");
    terminal.signal("KILL");
    terminal.end();
    let store = Store::open(file(data.path())).expect("a store");
    let records = store.records(&RecordQuery::newest(9)).expect("readable").items;
    assert_eq!(records[0].1.reason.as_deref(), Some("Timeout"));
    assert!(store.matches().expect("readable").items.is_empty());
}

/// Opens a library that is damaged in this way, plays a move and leaves.
fn play_over(damaged: &[u8], what: &str) {
    let data = tempfile::tempdir().expect("a folder");
    fs::write(file(data.path()), damaged).expect("written");
    let mut terminal = start(data.path(), &[]);
    // The form is there and listens, whatever it has to say.
    terminal.wait_for("International draughts");
    let is_damaged = terminal.text().contains("the saved games were damaged");
    if is_damaged {
        let aside = data.path().join("prise.damaged-1.redb");
        assert!(fs::read(&aside).expect("kept") == damaged, "{what}");
        terminal.wait_for("prise.damaged-1.redb");
    }
    if terminal.text().contains("Go on") {
        terminal.press("\x1b[B");
        terminal.wait_for("‹ International draughts ›");
    }
    terminal.press("\x1b[B\x1b[D\x1b[D\x1b[D");
    terminal.wait_for("people at this keyboard");
    terminal.press("\r");
    terminal.wait_for("White to move");
    terminal.press("32-28\r");
    // Damage that was found only now is told before the game goes on.
    if terminal.wait_for_any(&["Black to move", "the saved games were damaged"]) == 1 {
        terminal.press("\r");
        terminal.wait_for("Black to move");
    }
    assert!(!terminal.text().contains("not saved"), "{what}: {}", terminal.text());
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true), "{what}");
    let store = Store::open(file(data.path())).expect("a store");
    store.check().unwrap_or_else(|error| panic!("{what}: {error}"));
    let is_ours = |saved: &SavedMatch| saved.history == ["32-28"];
    assert!(
        store.matches().expect("readable").items.iter().any(|it| is_ours(&it.1.saved)),
        "{what}"
    );
}

/// Every page that holds something, a cut, and junk behind the end. The database panics on many
/// of them; nobody is to see it.
#[test]
fn a_damaged_library_is_told_of_and_the_terminal_stays_ours() {
    let data = tempfile::tempdir().expect("a folder");
    save(data.path(), 12, || Setup::new(DrawRules::Standard, two_people()));
    let bytes = fs::read(file(data.path())).expect("a file");
    let pages = (0..bytes.len() / PAGE).map(|page| page * PAGE..(page + 1) * PAGE);
    for page in pages.filter(|page| bytes[page.clone()].iter().any(|byte| *byte != 0)) {
        let mut damaged = bytes.clone();
        damaged[page.clone()].fill(0);
        play_over(&damaged, &format!("page {}", page.start / PAGE));
    }
    play_over(&bytes[..bytes.len() - 1], "a byte too few");
    play_over(&bytes[..bytes.len() / 2], "half of it");
    play_over(&[&bytes[..], b"junk"].concat(), "junk behind the end");
}

#[test]
fn with_a_full_disk_leaving_asks_first() {
    let data = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_prise");
    // A process that outgrows its limit of file size is to hear of it, not to be killed.
    let script = format!(r#"trap "" XFSZ; exec {program} play draughts --people"#);
    let mut terminal = Terminal::start(Path::new("/bin/sh"), data.path(), SIZE, &["-c", &script]);
    terminal.wait_for("White to move");
    terminal.press("32-28\r");
    terminal.wait_for("Black to move");
    let limit = |terminal: &Terminal, bytes: &str| {
        let id = terminal.process_id().to_string();
        let fsize = format!("--fsize={bytes}:");
        let done = Command::new("prlimit").args(["--pid", &id, &fsize]).status();
        assert!(done.expect("prlimit").success());
    };
    limit(&terminal, "0");
    terminal.press("19-23\r");
    terminal.wait_for("! not saved: ");
    terminal.wait_for("White to move");
    terminal.press("q");
    terminal.wait_for("Leave it all the same?");
    terminal.press("n");
    // It is said as long as it is so.
    terminal.press("28x19\r");
    terminal.wait_for("Black to move");
    terminal.wait_for("! not saved: ");
    limit(&terminal, "unlimited");
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
    let store = Store::open(file(data.path())).expect("a store");
    let saved = store.matches().expect("readable").items.remove(0).1.saved;
    assert_eq!(saved.history, ["32-28", "19-23", "28x19"]);
}

#[test]
fn who_leaves_an_unsaved_game_hears_of_it() {
    let data = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_prise");
    let script = format!(r#"trap "" XFSZ; exec {program} play draughts --people"#);
    let mut terminal = Terminal::start(Path::new("/bin/sh"), data.path(), SIZE, &["-c", &script]);
    terminal.wait_for("White to move");
    let id = terminal.process_id().to_string();
    let limit = Command::new("prlimit").args(["--pid", &id, "--fsize=0:"]).status();
    assert!(limit.expect("prlimit").success());
    terminal.press("32-28\r");
    terminal.wait_for("not saved: ");
    terminal.press("q");
    terminal.wait_for("Leave it all the same?");
    terminal.press("y");
    terminal.wait_until_given_back();
    terminal.wait_for("the match is not saved");
    assert_eq!(terminal.end(), (2, true));
}

#[test]
fn a_second_window_keeps_saying_that_it_cannot_save_until_it_can() {
    let data = tempfile::tempdir().expect("a folder");
    let mut first = start(data.path(), &["play", "draughts"]);
    first.wait_for("White to move");
    let mut second = start(data.path(), &[]);
    second.wait_for("nothing is saved: ");
    second.wait_for("is in use by another program");
    second.press("\x1b[B\x1b[D\x1b[D\x1b[D\r");
    second.wait_for("White to move");
    second.wait_for("! not saved: ");
    second.press("32-28\r");
    second.wait_for("Black to move");
    second.wait_for("! not saved: ");
    first.press("q");
    assert_eq!(first.end(), (0, true));
    // From the next move on it is saved.
    second.press("19-23\r");
    second.wait_for("White to move");
    assert!(!second.text().contains("not saved"), "{}", second.text());
    second.press("q");
    assert_eq!(second.end(), (0, true));
    let store = Store::open(file(data.path())).expect("a store");
    let saved = store.matches().expect("readable").items.remove(0).1.saved;
    assert_eq!(saved.history, ["32-28", "19-23"]);
}

#[test]
fn a_match_that_cannot_be_restored_is_told_of_and_can_be_deleted() {
    let data = tempfile::tempdir().expect("a folder");
    save(data.path(), 1, || Setup::new(DrawRules::Standard, two_people()));
    let store = Store::open(file(data.path())).expect("a store");
    let (id, stored) = store.matches().expect("readable").items.remove(0);
    store.delete_match(id).expect("deleted");
    for (when, game, rules) in [(1, "draughts", "draws=never"), (2, "checkers", "")] {
        let (game, rules) = (game.to_owned(), rules.to_owned());
        let saved = SavedMatch { game, rules, ..stored.saved.clone() };
        store.create(&saved, UnixMillis::new(when)).expect("room");
    }
    drop(store);
    let mut terminal = start(data.path(), &[]);
    terminal.wait_for("checkers, 0 moves");
    terminal.wait_for("this match cannot be opened; d deletes it");
    terminal.press("\r");
    terminal.wait_for("unknown game 'checkers'");
    terminal.press("d");
    terminal.wait_for("delete this match? y / n");
    terminal.press("y");
    terminal.wait_for("International draughts, 0 moves");
    terminal.wait_for("this match cannot be opened; d deletes it");
    terminal.press("dy");
    // Nothing is left to go on with: the cursor is on the games.
    terminal.wait_for("‹ International draughts ›");
    assert!(!terminal.text().contains("Go on"), "{}", terminal.text());
    terminal.press("q");
    assert_eq!(terminal.end(), (0, true));
    let store = Store::open(file(data.path())).expect("a store");
    assert!(store.matches().expect("readable").items.is_empty());
}
