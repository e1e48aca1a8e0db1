//! The library driven as Dart would drive it.

use prise_bridge::api::error::ErrorKind;
use prise_bridge::api::library::Library;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{MatchSetup, PlayerSetup};

fn setup() -> MatchSetup {
    let player = |name: &str, level| PlayerSetup { name: name.to_owned(), level };
    MatchSetup {
        game: "draughts".to_owned(),
        rules: "draws=fmjd-2015".to_owned(),
        players: vec![player("Anna", None), player("Prise", Some(4))],
        clock: None,
        position: None,
        seed_high: 1,
        seed_low: 2,
    }
}

fn play_first(session: &GameSession) {
    let view = session.view().expect("a view");
    session.play(view.legal[0].id).expect("legal");
}

/// A folder of our own that is gone when the test ends.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("prise-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn open(&self) -> Library {
        Library::open(self.0.to_str().expect("text").to_owned()).expect("opened")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_match_is_resumed_exactly_after_the_app_was_closed() {
    let folder = Folder::new("resume");
    let (id, left) = {
        let library = folder.open();
        assert!(library.is_persistent() && library.notice().is_none());
        let session = library.start(setup()).expect("started");
        for _ in 0..5 {
            play_first(&session);
        }
        session.undo().expect("undone");
        session.flush();
        assert_eq!(session.save_problem(), None);
        (session.id().expect("kept"), session.view().expect("a view"))
    };
    let library = folder.open();
    let listed = library.matches().expect("a list");
    assert_eq!((listed.len(), listed[0].id, listed[0].players[1].level), (1, id, Some(4)));
    let session = library.resume(id).expect("resumed");
    let view = session.view().expect("a view");
    assert_eq!((&view.pieces, view.ply, view.last_ply), (&left.pieces, left.ply, left.last_ply));
    assert!(view.can_redo && session.notice().is_none());
}

#[test]
fn a_finished_game_becomes_a_record_and_is_counted() {
    let library = Library::in_memory().expect("opened");
    assert!(!library.is_persistent());
    let session = library.start(setup()).expect("started");
    play_first(&session);
    session.resign(1).expect("allowed");
    session.flush();
    assert!(library.matches().expect("a list").is_empty());
    let records = library.records(Some("draughts".to_owned()), 0, 10).expect("a page");
    assert_eq!((records.len(), records[0].winner), (1, Some(0)));
    assert_eq!(records[0].reason.as_deref(), Some("Resignation"));
    assert!(library.records(None, 1, 10).expect("an empty page").is_empty());
    let tallies = library.statistics().expect("tallies");
    assert_eq!((tallies[0].level, tallies[0].won), (Some(4), 1));
    assert_eq!(library.rating("draughts".to_owned()).expect("a rating").games, 1);
    let review = library.review(records[0].id).expect("a session");
    assert_eq!(review.view().expect("a view").ply, 2);
    assert!(library.delete(records[0].id).expect("deleted"));
    assert!(!library.delete(records[0].id).expect("nothing left"));
}

#[test]
fn everything_is_exported_and_restored() {
    let library = Library::in_memory().expect("opened");
    let session = library.start(setup()).expect("started");
    play_first(&session);
    session.flush();
    library.save_settings("look".to_owned(), r#"{"theme":"dark"}"#.to_owned()).expect("saved");
    let text = library.export_all().expect("a text");
    let other = Library::in_memory().expect("opened");
    let report = other.import_all(text).expect("imported");
    assert_eq!((report.matches, report.settings, report.problems.len()), (1, 1, 0));
    assert_eq!(other.settings("look".to_owned()).expect("settings").json, r#"{"theme":"dark"}"#);
    assert_eq!(other.settings("sound".to_owned()).expect("settings").json, "null");
}

#[test]
fn errors_say_what_is_wrong() {
    let library = Library::in_memory().expect("opened");
    assert_eq!(library.resume(7).err().map(|error| error.kind), Some(ErrorKind::NotAllowed));
    assert_eq!(library.review(7).err().map(|error| error.kind), Some(ErrorKind::NotAllowed));
    let error = library.import_all("junk".to_owned()).expect_err("refused");
    assert_eq!(error.kind, ErrorKind::Storage);
    let error = library.save_settings("look".to_owned(), "{".to_owned()).expect_err("refused");
    assert_eq!(error.kind, ErrorKind::BadSetup);
    let folder = Folder::new("file");
    let file = folder.0.join("file");
    std::fs::write(&file, "not a folder").expect("written");
    let inside = file.join("library").to_str().expect("text").to_owned();
    let error = Library::open(inside).err().expect("refused");
    assert_eq!(error.kind, ErrorKind::Storage);
}

#[test]
fn a_damaged_library_is_set_aside() {
    let folder = Folder::new("damaged");
    std::fs::write(folder.0.join("prise.redb"), b"this is no library").expect("written");
    let library = folder.open();
    assert!(library.notice().is_some_and(|notice| notice.contains("damaged")));
    let kept = std::fs::read_dir(&folder.0).expect("listed").count();
    assert!(kept >= 2, "the damaged file is still there");
}
