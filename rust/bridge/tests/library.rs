//! The library driven as Dart would drive it.

mod support;

use prise_bridge::api::archive::{EndingKind, RecordFilter};
use prise_bridge::api::error::ErrorKind;
use prise_bridge::api::import::{
    EntryKind, ImportJob, ImportProgress, ImportView, PdnNoteKind, PdnProblemKind,
};
use prise_bridge::api::library::Library;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::MatchSetup;
use prise_bridge::api::study::StudySession;
use prise_bridge::api::view::EndReason;
use support::{
    Folder, computer, given_up, import, in_memory, match_of, matches, person, play_first, records,
    view,
};

/// A match in which one move was played.
fn begun(library: &Library) -> GameSession {
    let session = library.start(setup()).expect("started");
    play_first(&session);
    session.flush();
    session
}

fn setup() -> MatchSetup {
    let rules = "draws=fmjd-2015".to_owned();
    MatchSetup { rules, ..match_of("draughts", vec![person("Anna"), computer(4)]) }
}

#[test]
fn a_match_is_resumed_exactly_after_the_app_was_closed() {
    let folder = Folder::new();
    let (id, left) = {
        let library = folder.open();
        assert!(library.is_persistent() && library.damage().is_none());
        let session = library.start(setup()).expect("started");
        for _ in 0..5 {
            play_first(&session);
        }
        session.undo().expect("undone");
        session.flush();
        assert_eq!(view(&session).save_problem, None);
        (session.id().expect("kept"), view(&session))
    };
    let library = folder.open();
    let listed = matches(&library);
    assert_eq!((listed.len(), listed[0].id, listed[0].players[1].level), (1, id, Some(4)));
    let session = library.resume(id).expect("resumed");
    let view = view(&session);
    assert_eq!((&view.pieces, view.ply, view.last_ply), (&left.pieces, left.ply, left.last_ply));
    assert!(view.can_redo && session.notice().is_none());
}

#[test]
fn a_finished_game_becomes_a_record_and_is_counted() {
    let library = in_memory();
    assert!(!library.is_persistent());
    let session = library.start(setup()).expect("started");
    play_first(&session);
    session.resign(1).expect("allowed");
    session.flush();
    assert!(matches(&library).is_empty());
    let of = |game: &str| RecordFilter { game: Some(game.to_owned()), ..RecordFilter::default() };
    let records = library.records(of("draughts"), None, 10).expect("a page").items;
    assert_eq!((records.len(), records[0].winner), (1, Some(0)));
    assert_eq!(records[0].reason, Some(EndReason::Resignation));
    assert!(library.records(of("mill"), None, 10).expect("an empty page").items.is_empty());
    let counts = library.statistics().expect("counts");
    assert_eq!((counts[0].level, counts[0].won), (Some(4), 1));
    assert_eq!(library.rating("draughts".to_owned()).expect("a rating").games, 1);
    let review = library.review(records[0].id).expect("a session");
    assert_eq!(view(&review).ply, 2);
    assert!(library.delete(records[0].id).expect("deleted"));
    assert!(!library.delete(records[0].id).expect("nothing left"));
}

#[test]
fn what_was_deleted_is_taken_back_as_it_was() {
    let library = in_memory();
    let finished = given_up(&library, setup(), 1);
    let session = begun(&library);
    let everything = || {
        let counts = library.statistics().expect("counts");
        format!("{:?} {:?} {counts:?}", records(&library), matches(&library))
    };
    let before = everything();
    for id in [finished.id().expect("kept"), session.id().expect("kept")] {
        assert!(library.delete(id).expect("deleted"));
        assert_ne!(everything(), before);
        assert!(library.undelete(id).expect("taken back"));
        assert_eq!(everything(), before);
        assert!(!library.undelete(id).expect("once is enough"));
    }
}

#[test]
fn records_are_filtered_and_come_in_pages() {
    let library = in_memory();
    for (level, loser) in [(Some(4), 1), (Some(4), 0), (Some(2), 1), (None, 1), (Some(4), 1)] {
        let mut setup = setup();
        setup.players[1].level = level;
        given_up(&library, setup, loser);
    }
    let count = |filter: RecordFilter| {
        let (mut after, mut count) = (None, 0);
        loop {
            let page = library.records(filter.clone(), after, 2).expect("a page");
            assert!(page.items.len() <= 2 && page.unreadable == 0);
            count += page.items.len();
            after = page.next;
            if after.is_none() {
                return count;
            }
        }
    };
    let all = RecordFilter::default;
    assert_eq!(count(all()), 5);
    assert_eq!(count(RecordFilter { level: Some(4), ..all() }), 3);
    assert_eq!(count(RecordFilter { among_people: true, ..all() }), 1);
    assert_eq!(count(RecordFilter { ending: Some(EndingKind::Lost), ..all() }), 1);
    let won = RecordFilter { level: Some(4), ending: Some(EndingKind::Won), ..all() };
    assert_eq!(count(won), 2);
    assert_eq!(count(RecordFilter { game: Some("mill".to_owned()), ..all() }), 0);
}

#[test]
fn progress_tells_ratings_and_streaks() {
    let library = in_memory();
    for loser in [1, 1, 0, 1] {
        given_up(&library, setup(), loser);
    }
    let history = library.rating_history("draughts".to_owned()).expect("history");
    assert_eq!((history.games, history.ratings.len()), (4, 4));
    assert_eq!((history.streak, history.longest_streak), (1, 2));
    let ratings: Vec<_> = history.ratings.iter().map(|point| point.rating).collect();
    assert!(ratings[1] > ratings[0] && ratings[2] < ratings[1] && ratings[3] > ratings[2]);
    let deviations: Vec<_> = history.ratings.iter().filter_map(|it| it.deviation).collect();
    assert!(deviations.len() == 4 && deviations.is_sorted_by(|a, b| a > b));
    assert!(library.rating_history("mill".to_owned()).expect("none").ratings.is_empty());
}

const PDN: &str = r#"
[Event "Club evening"]
[White "Anna"]
[Black "Bo"]
[Date "2024.02.29"]
1. 32-28 19-23 2. 28x19 14x23 2-0

[White "Cy"]
1. 32-28 32-28 1-1

[White "Di"]
1. 32-28 19-23 *

1. 34-29 1-1
"#;

#[test]
fn pdn_brings_what_can_be_read_and_says_what_cannot() {
    let library = in_memory();
    let brought = import(&library, PDN);
    assert_eq!((brought.records, brought.unknown, brought.matches), (3, 1, 0));
    let [problem] = &brought.game_problems[..] else { panic!("{:?}", brought.game_problems) };
    assert_eq!((problem.game, problem.line), (2, Some(9)));
    assert_eq!((problem.kind, &*problem.detail), (PdnProblemKind::IllegalMove, "32-28"));

    let games = records(&library);
    let first = &games[0];
    assert_eq!((first.winner, first.reason), (Some(0), Some(EndReason::Resignation)));
    assert_eq!((first.event.as_deref(), first.is_imported), (Some("Club evening"), true));
    assert_eq!(games[2].reason, Some(EndReason::MutualAgreement));
    assert!(library.statistics().expect("counts").is_empty(), "they are somebody else's");

    // A game without a result is over, and nobody knows how; it is not to be continued.
    assert!(games[1].is_unknown && games[1].winner.is_none() && !first.is_unknown);
    assert!(matches(&library).is_empty());
    let unknown = library.review(games[1].id).expect("a session").view().expect("a view");
    assert_eq!((unknown.ply, unknown.outcome.is_none()), (2, true));

    let session = library.review(first.id).expect("a session");
    assert_eq!(view(&session).ply, 5);
    let text = library.export_pdn(Some(vec![first.id])).expect("a text");
    assert!(text.contains("[Event \"Club evening\"]") && text.contains("[Date \"2024.02.29\"]"));
    assert!(text.contains("1. 32-28 19-23 2. 28x19 14x23 2-0"), "{text}");
    let all = library.export_pdn(None).expect("a text");
    let again = import(&in_memory(), &all);
    assert_eq!((again.records, again.game_problems.len()), (3, 0));
    // The same once more brings nothing.
    let twice = import(&library, PDN);
    assert_eq!((twice.records, twice.duplicates), (0, 3));
}

#[test]
fn what_stands_in_a_file_is_told_by_its_text() {
    let library = in_memory();
    // Latin-1, and a comment first: neither is an export.
    let latin1 = b"{\"Jeu\" comment\xE9} [White \"Andr\xE9\"] 1. 32-28 \xBD-\xBD";
    assert_eq!(import(&library, latin1).records, 1);
    assert_eq!(records(&library)[0].players[0].name, "André");
    let export = library.export_all().expect("a text");
    assert_eq!(import(&library, export).duplicates, 1);
    assert_eq!(import(&library, "1. 31-27 19-23").records, 1, "pasted without a result");
    assert_eq!(import(&library, "{words}"), ImportView::default());
}

#[test]
fn an_import_tells_how_far_it_is_and_is_ended_even_before_it_begins() {
    let library = in_memory();
    let text: String = (0..50).map(|n| format!("[White \"{n}\"] 1. 32-28 2-0\n")).collect();
    let job = ImportJob::new();
    job.cancel();
    let stopped = library.import_file(text.clone().into_bytes(), &job).expect("read");
    assert_eq!((stopped.cancelled_after, stopped.records), (Some(1), 1));
    let job = ImportJob::new();
    assert_eq!(job.progress(), ImportProgress { bytes: 0, games: 0 });
    let done = library.import_file(text.clone().into_bytes(), &job).expect("read");
    assert_eq!((done.cancelled_after, done.records, done.duplicates), (None, 49, 1));
    assert_eq!(job.progress(), ImportProgress { bytes: text.len() as u32, games: 50 });
}

#[test]
fn every_fault_of_a_pdn_text_is_told_by_its_kind() {
    use PdnProblemKind::*;
    let fault = |text: &str| {
        let library = in_memory();
        let problem = import(&library, text).game_problems.remove(0);
        (problem.kind, problem.detail, problem.reason)
    };
    let told = |kind, detail: &str, reason| (kind, detail.to_owned(), reason);
    assert_eq!(fault("1. 32-28 % 1-1"), told(UnexpectedCharacter, "%", None));
    assert_eq!(fault("[\"x\"] 1. 32-28 1-1"), told(TagWithoutName, "", None));
    assert_eq!(fault("[White] 1. 32-28 1-1"), told(TagWithoutValue, "", None));
    assert_eq!(fault("[White \"A\" 1. 32-28 1-1"), told(TagWithoutEnd, "", None));
    assert_eq!(fault("1. 32-28 {well 1-1"), told(OpenComment, "", None));
    assert_eq!(fault("1. 32-28 (1. 31-27 1-1"), told(OpenVariation, "", None));
    assert_eq!(fault("1. 32-28 $999 1-1"), told(BadGlyph, "", None));
    assert_eq!(fault("[GameType \"25\"] 1. 32-28 1-1"), told(OtherGame, "25", None));
    assert_eq!(fault("[FEN \"W:W77:B1\"] 1. 32-28 1-1"), told(BadPosition, "4", None));
    assert_eq!(fault("1. 32-99 1-1"), told(NotAMove, "32-99", None));
    assert_eq!(fault("1. 32-22 1-1"), told(IllegalMove, "32-22", None));
    let ambiguous = "[FEN \"W:WK4:B13,20,32,37\"] 1. 4x15 1-1";
    assert_eq!(fault(ambiguous), told(AmbiguousMove, "4x15", None));
    let won = "[FEN \"W:W28:B23\"] 1. 28x19";
    let reason = Some(EndReason::Elimination);
    assert_eq!(fault(&format!("{won} 0-2")), told(OtherResult, "0-2", reason));
}

#[test]
fn every_note_about_a_game_is_told_by_its_kind() {
    use PdnNoteKind::*;
    let note = |text: &str| {
        let library = in_memory();
        let brought = import(&library, text);
        assert_eq!((brought.records, brought.game_problems.len()), (1, 0), "{text}");
        let [note] = &brought.notes[..] else { panic!("{:?}", brought.notes) };
        (note.game, note.kind, note.detail.clone(), note.reason)
    };
    let shuffle = |times| "46-41 1-6 41-46 6-1 ".repeat(times);
    let drawn = |times, result: &str| format!("[FEN \"W:WK46:BK1\"] {} {result}", shuffle(times));
    let reason = Some(EndReason::ThreefoldRepetition);
    assert_eq!(note(&drawn(3, "1-1")), (1, GoesOnAfterDraw, "5".to_owned(), reason));
    assert_eq!(note(&drawn(2, "2-0")), (1, OtherResult, "2-0".to_owned(), reason));
    let set_up = "1. 31-26 17-21 /FEN \"B:W26,28,33-50:B1-16,18-21\"/ 20-25 *";
    assert_eq!(note(set_up), (1, SetUp, "2".to_owned(), None));
}

#[test]
fn what_is_wrong_with_an_export_is_told_by_its_kind() {
    let library = in_memory();
    let sound = r#"{"match": {"game": "mill", "players": [{}, {}]}}"#;
    let export = format!(r#"{{"prise_export": 1, "records": [{sound}, 7]}}"#);
    let problems = import(&library, export).problems;
    let [problem] = &problems[..] else { panic!("{problems:?}") };
    assert_eq!((problem.kind, problem.number), (EntryKind::Record, 2));
    assert!(problem.why.contains("integer `7`"), "{}", problem.why);
    let refused = |text: &str| library.import_kept(text.to_owned()).expect_err("refused").kind;
    assert_eq!(refused("{}"), ErrorKind::NotAnExport);
    assert_eq!(refused(r#"{"prise_export": 99}"#), ErrorKind::NewerExport);
}

#[test]
fn a_new_match_goes_on_from_a_ply_of_a_record() {
    let library = in_memory();
    import(&library, PDN);
    let review = library.review(records(&library)[0].id).expect("a session");
    let session = library.branch(&review, 2, setup().players).expect("a match");
    let view = view(&session);
    assert_eq!((&view.pieces, view.ply), (&review.view_at(2).expect("a view").pieces, 0));
    assert_eq!(view.seats[1].level, Some(4));
    assert_eq!(matches(&library)[0].id, session.id().expect("kept"));
    let error = library.branch(&review, 5, setup().players).err().expect("it is over there");
    assert_eq!(error.kind, ErrorKind::GameOver);
    session.resign(1).expect("allowed");
    session.flush();
    assert_eq!(library.rating("draughts".to_owned()).expect("a rating").games, 0, "not rated");
}

#[test]
fn everything_is_exported_and_restored() {
    let library = in_memory();
    begun(&library);
    library.save_settings("look".to_owned(), r#"{"theme":"dark"}"#.to_owned()).expect("saved");
    let study = StudySession::of_start("mill".to_owned(), String::new()).expect("a study");
    library.keep_study(&study).expect("kept");
    let text = library.export_all().expect("a text");
    let other = in_memory();
    let report = import(&other, text);
    assert_eq!((report.matches, report.studies, report.settings), (1, 1, 1));
    assert!(report.problems.is_empty());
    assert_eq!(other.settings("look".to_owned()).expect("settings").json, r#"{"theme":"dark"}"#);
    assert_eq!(other.settings("sound".to_owned()).expect("settings").json, "null");
}

#[test]
fn a_copy_of_the_library_is_kept_whenever_it_changes() {
    let library = in_memory();
    let empty = library.revision();
    let session = begun(&library);
    assert_ne!(library.revision(), empty);
    let kept = library.revision();
    let copy = library.export_all().expect("a text");
    assert_eq!(library.revision(), kept, "looking changes nothing");
    let reloaded = in_memory();
    reloaded.import_kept(copy).expect("imported");
    let id = matches(&reloaded)[0].id;
    let resumed = reloaded.resume(id).expect("resumed");
    assert_eq!(view(&resumed).pieces, view(&session).pieces);
}

#[test]
fn errors_say_what_is_wrong() {
    let library = in_memory();
    let folder = Folder::new();
    std::fs::write(folder.file(), "not a folder").expect("written");
    let inside = folder.file().join("library").to_str().expect("text").to_owned();
    let in_vain = [
        (library.resume(7).err(), ErrorKind::NotAllowed),
        (library.review(7).err(), ErrorKind::NotAllowed),
        (library.import_kept("junk".to_owned()).err(), ErrorKind::NotAnExport),
        (library.save_settings("look".to_owned(), "{".to_owned()).err(), ErrorKind::BadSetup),
        (Library::open(inside).err(), ErrorKind::Storage),
    ];
    for (error, kind) in in_vain {
        assert_eq!(error.map(|error| error.kind), Some(kind));
    }
}
