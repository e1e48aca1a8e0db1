//! Nothing is lost: flags, damage, a second opening, matches that cannot be restored.

mod support;

use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use prise_bridge::api::error::ErrorKind;
use prise_bridge::api::library::Library;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{ClockKind, MatchSetup};
use prise_bridge::api::view::EndReason;
use support::{
    Folder, clock, computer, in_memory, match_of, matches, person, play_first, records, view,
};

/// What a kill leaves behind: a library made of the file as it is now.
fn after_a_kill(folder: &Folder) -> (Folder, Library) {
    let copy = Folder::new();
    std::fs::copy(folder.file(), copy.file()).expect("copied");
    let library = copy.open();
    (copy, library)
}

fn setup(first_ms: u32) -> MatchSetup {
    let clock = Some(clock(ClockKind::SuddenDeath, [first_ms, 60_000], 0));
    MatchSetup { clock, ..match_of("draughts", vec![person("Anna"), computer(4)]) }
}

/// How the games of a library have ended.
fn endings(library: &Library) -> Vec<(Option<u8>, Option<EndReason>)> {
    records(library).into_iter().map(|record| (record.winner, record.reason)).collect()
}

/// Whatever is called after a flag has fallen, the loss is on the disk when it returns: the file
/// as it is then tells of it.
#[test]
fn a_loss_on_time_is_written_before_anything_returns() {
    type Call = fn(&GameSession);
    let calls: [(&str, Call); 7] = [
        ("tick", |session| assert!(session.tick().expect("read").is_some())),
        ("play", |session| {
            let move_of_before = view(session).legal[0].id;
            let error = session.play(move_of_before).expect_err("too late");
            assert!([ErrorKind::GameOver, ErrorKind::IllegalMove].contains(&error.kind));
        }),
        ("resign", |session| drop(session.resign(1))),
        ("offer a draw", |session| drop(session.offer_draw(0))),
        ("decline a draw", |session| drop(session.decline_draw(0))),
        ("suspend", |session| drop(session.suspend())),
        // The end is undone at once, and counts all the same.
        ("undo", |session| assert_eq!(session.undo().expect("undone").outcome, None)),
    ];
    for (name, call) in calls {
        let folder = Folder::new();
        let library = folder.open();
        let session = library.start(setup(30)).expect("started");
        session.resume().expect("the clock runs");
        session.flush();
        sleep(Duration::from_millis(40));
        assert_eq!(view(&session).outcome, None, "looking changes nothing");
        call(&session);
        let (_copy, killed) = after_a_kill(&folder);
        assert_eq!(endings(&killed), [(Some(1), Some(EndReason::Timeout))], "{name}");
        assert_eq!(killed.rating("draughts".to_owned()).expect("a rating").games, 1, "{name}");
    }
}

#[test]
fn an_end_that_is_undone_at_once_was_written() {
    let folder = Folder::new();
    let library = folder.open();
    let session = library.start(setup(60_000)).expect("started");
    session.resign(0).expect("allowed");
    session.undo().expect("undone");
    session.flush();
    assert_eq!(endings(&library), [(Some(1), Some(EndReason::Resignation))]);
    assert_eq!(matches(&library).len(), 1);
}

/// A library with a few matches, closed, and the bytes of its file.
fn played_in(folder: &Folder) -> Vec<u8> {
    let library = folder.open();
    for _ in 0..20 {
        let session = library.start(setup(60_000)).expect("started");
        for _ in 0..6 {
            play_first(&session);
        }
        session.flush();
    }
    drop(library);
    std::fs::read(folder.file()).expect("a file")
}

#[test]
fn a_damaged_library_goes_on_with_what_can_be_read_and_says_so() {
    let folder = Folder::new();
    std::fs::write(folder.file(), b"this is no library").expect("written");
    let damage = folder.open().damage().expect("told");
    assert_eq!((damage.matches, damage.records, damage.lost), (0, 0, None));
    assert!(std::fs::read(&damage.path).expect("kept") == b"this is no library");
    std::fs::remove_file(folder.file()).expect("removed");

    let bytes = played_in(&folder);
    std::fs::write(folder.file(), &bytes[..bytes.len() - 1]).expect("written");
    let library = folder.open();
    let damage = library.damage().expect("told");
    assert_eq!((damage.matches, damage.lost), (20, Some(0)));
    assert_eq!(matches(&library).len(), 20);
}

#[test]
fn damage_that_is_found_while_playing_costs_no_match_that_is_being_played() {
    let folder = Folder::new();
    drop(played_in(&folder));
    // Larger than what is checked when it is opened.
    let library = folder.open();
    let filler = serde_json::to_string(&"~".repeat(5_000_000)).expect("text");
    library.save_settings("filler".to_owned(), filler).expect("saved");
    // Matches lie covered in the file; an export has them as they lie there.
    let export: serde_json::Value =
        serde_json::from_str(&library.export_all().expect("exported")).expect("JSON");
    drop(library);
    let mut bytes = std::fs::read(folder.file()).expect("a file");
    // Every second match, wherever it stands: the first place may be one that is used no more.
    for entry in export["matches"].as_array().expect("a list").iter().step_by(2) {
        let needle = &entry["match"].as_str().expect("a covered text").as_bytes()[40..80];
        let found = bytes.windows(needle.len()).enumerate().filter(|(_, it)| *it == needle);
        let pages: Vec<_> = found.map(|(at, _)| at / 4096 * 4096).collect();
        for page in pages {
            bytes[page..page + 4096].fill(0);
        }
    }
    std::fs::write(folder.file(), &bytes).expect("written");

    let library = folder.open();
    let session = library.start(setup(60_000)).expect("what is broken is set aside");
    play_first(&session);
    session.flush();
    assert_eq!(view(&session).save_problem, None);
    let listed = matches(&library);
    let damage = library.damage().expect("told");
    // Pages that older states left behind may bring back even what lay in the holes.
    assert!(damage.matches <= 20 && PathBuf::from(&damage.path).exists(), "{damage:?}");
    assert!(listed.iter().any(|it| Some(it.id) == session.id() && it.ply == 1), "{listed:?}");
    let (_copy, killed) = after_a_kill(&folder);
    assert_eq!(killed.damage(), None);
    assert_eq!(matches(&killed).len(), listed.len());
}

#[test]
fn a_library_that_is_opened_twice_is_one() {
    let folder = Folder::new();
    let first = folder.open();
    let second = folder.open();
    let session = first.start(setup(60_000)).expect("started");
    session.flush();
    assert_eq!(matches(&second).len(), 1);
    // A match outlives the library that it was started in.
    drop((first, second));
    assert_eq!(folder.open().matches().expect("a list").len(), 1);
    assert_eq!(view(&session).save_problem, None);
}

#[test]
fn a_match_that_cannot_be_restored_is_listed_and_can_be_deleted() {
    let library = in_memory();
    let kept = r#"{"prise_export": 1, "matches": [
        {"match": {"game": "draughts", "rules": "draws=never", "players": [{}, {}]}},
        {"match": {"game": "checkers", "players": [{}, {}]}}]}"#;
    library.import_kept(kept.to_owned()).expect("imported");
    let listed = matches(&library);
    assert_eq!(listed.len(), 2);
    for summary in &listed {
        assert!(summary.problem.is_some(), "{summary:?}");
        assert!(library.resume(summary.id).is_err());
        assert!(library.delete(summary.id).expect("deleted"));
    }
    assert!(matches(&library).is_empty());
    assert!(library.undelete(listed[0].id).expect("taken back"));
    assert_eq!(matches(&library).len(), 1);
}
