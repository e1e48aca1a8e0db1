//! Studies in a library, and what was played from their positions.

use std::sync::Arc;

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, NodeId, Player};
use prise_session::{
    ClubTrees, MatchSetup, Matches, Session, SessionError, ShelfSource, Studies, Study, now,
};
use prise_store::explorer::{GameEnd, GameKeys, TreeAbout, TreeBuilder};
use prise_store::{Shelf, Store};

fn library() -> (Arc<Shelf>, Studies) {
    let shelf = Shelf::in_memory().unwrap();
    let copy = Arc::clone(&shelf);
    let source: ShelfSource = Arc::new(move || Ok(Arc::clone(&copy)));
    (shelf, Studies::kept_at(source))
}

fn play(study: &Study, moves: &[&str]) {
    for mv in moves {
        study.play(study.find_move(mv).unwrap()).unwrap();
    }
}

#[test]
fn a_study_is_kept_with_every_change_and_taken_up_where_it_was_left() {
    let (_shelf, studies) = library();
    let study = Study::of_start("draughts", "").unwrap();
    play(&study, &["32-28"]);
    let id = studies.keep(&study).unwrap();
    assert_eq!(studies.keep(&study).unwrap(), id, "once");
    play(&study, &["19-23"]);
    study.set_comment(study.cursor(), "sharp").unwrap();
    study.set_glyphs(study.cursor(), &[5]).unwrap();
    study.rename("Roozenburg");
    study.flush();
    assert_eq!(study.save_problem(), None);

    let again = studies.open(id).unwrap();
    assert_eq!(again.to_text(), study.to_text());
    assert_eq!((again.view().ply, again.name()), (2, "Roozenburg".to_owned()));
    let list = studies.list().unwrap().studies;
    assert_eq!((list[0].1.moves, &*list[0].1.name), (2, "Roozenburg"));

    studies.rename(id, "Keller").unwrap();
    assert_eq!(studies.open(id).unwrap().name(), "Keller");
    let deleted = studies.delete(id).unwrap().unwrap();
    assert!(studies.list().unwrap().studies.is_empty());
    assert!(matches!(studies.open(id), Err(SessionError::NotAllowed(_))));
    studies.restore(id, &deleted).unwrap();
    assert_eq!(studies.open(id).unwrap().name(), "Keller");
}

#[test]
fn a_study_that_is_left_is_written_down_first() {
    let (_shelf, studies) = library();
    let study = Study::of_start("mill", "").unwrap();
    let id = studies.keep(&study).unwrap();
    play(&study, &["a7", "d6"]);
    drop(study);
    assert_eq!(studies.open(id).unwrap().nodes().len(), 3);
}

/// Nobody calls anything after the change: the app was killed.
#[test]
fn a_change_reaches_the_disk_by_itself() {
    let folder = std::env::temp_dir().join(format!("prise-study-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("prise.redb");
    let shelf = Shelf::open(&path).unwrap();
    let copy = Arc::clone(&shelf);
    let studies = Studies::kept_at(Arc::new(move || Ok(Arc::clone(&copy))));
    let study = Study::of_start("draughts", "").unwrap();
    let id = studies.keep(&study).unwrap();
    play(&study, &["32-28"]);
    let saved = || shelf.with(|store| store.study(id)).unwrap().unwrap().moves;
    let is_there = (0..2000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        saved() == 1
    });
    assert!(is_there);
    // Walking about is no change.
    study.flush();
    let before = shelf.with(|store| store.study(id)).unwrap();
    study.go_to(NodeId::ROOT).unwrap();
    study.flush();
    assert_eq!(shelf.with(|store| store.study(id)).unwrap(), before);
    drop((study, studies));
    drop(shelf);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn studies_go_out_and_in_with_everything_else() {
    let (shelf, studies) = library();
    let study = Study::of_start("three-kingdoms", "").unwrap();
    studies.keep(&study).unwrap();
    let text = shelf.with(|store| store.export(now())).unwrap();
    let other = Store::in_memory().unwrap();
    let report = other.import(&text).unwrap();
    assert_eq!((report.studies, report.duplicates), (1, 0));
    let report = other.import(&text).unwrap();
    assert_eq!((report.studies, report.duplicates), (0, 1));
    assert_eq!(other.studies().unwrap().studies[0].1.text, study.to_text());
    let wrong = text.replace("\"game\": \"three-kingdoms\"", "\"game\": \"chess\"");
    assert_eq!(other.import(&wrong).unwrap().problems.len(), 1);
}

#[test]
fn own_games_are_explored_from_a_study_as_they_end() {
    let (shelf, _) = library();
    let copy = Arc::clone(&shelf);
    let matches = Matches::kept_at(Arc::new(move || Ok(Arc::clone(&copy))));
    let study = Study::of_start("draughts", "").unwrap();
    assert!(study.explore_own(&shelf).unwrap().moves.is_empty());
    let players = vec![Player::human("A"), Player::human("B")];
    let table = matches.start(&MatchSetup::new("draughts", players), None).unwrap();
    for mv in ["32-28", "19-23"] {
        table.play(table.find_move(mv).unwrap()).unwrap();
    }
    table.resign(prise_game::Seat::SECOND).unwrap();
    table.flush();
    let found = study.explore_own(&shelf).unwrap();
    assert!(found.is_explored);
    assert_eq!((found.node, found.tally.wins), (NodeId::ROOT, [1, 0]));
    assert_eq!(found.moves[0].notation, "32-28");
    assert_eq!(found.moves[0].last_game, table.id());
    study.play(found.moves[0].id).unwrap();
    assert_eq!(study.explore_own(&shelf).unwrap().moves[0].notation, "19-23");
    let dark = Study::of_start("dark-chess", "").unwrap();
    assert!(!dark.explore_own(&shelf).unwrap().is_explored);
}

fn tree(game: &str) -> Vec<u8> {
    let mut position = Draughts::start(&DrawRules::Standard, 0);
    let mut keys = GameKeys::begin(&position, GameEnd::Drawn).unwrap();
    position.play(position.find_move("34-30").unwrap()).unwrap();
    keys.push(&position);
    let mut builder = TreeBuilder::default();
    builder.add(&keys);
    builder.to_bytes(TreeAbout { game: game.to_owned(), ..TreeAbout::default() }, 1_000_000)
}

#[test]
fn a_clubs_tree_is_kept_and_explored() {
    let folder = std::env::temp_dir().join(format!("prise-club-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let study = Study::of_start("draughts", "").unwrap();
    for place in [None, Some(folder.clone())] {
        let trees = ClubTrees::kept_in(place.clone());
        assert!(trees.tree("draughts").unwrap().is_none());
        let loaded = trees.load(&tree("draughts")).unwrap();
        assert_eq!(study.explore_tree(&loaded).unwrap().moves[0].notation, "34-30");
        if place.is_some() {
            let later = ClubTrees::kept_in(place).tree("draughts").unwrap().unwrap();
            assert_eq!(study.explore_tree(&later).unwrap().tally.draws, 1);
        }
        assert!(trees.load(b"nothing").is_err());
        assert!(trees.load(&tree("dark-chess")).is_err());
        assert!(trees.tree("draughts").unwrap().is_some(), "the good one stays");
        assert!(trees.remove("draughts").unwrap());
        assert!(!trees.remove("draughts").unwrap());
    }
    let mill = Study::of_start("mill", "").unwrap();
    let loaded = ClubTrees::default().load(&tree("draughts")).unwrap();
    assert!(mill.explore_tree(&loaded).is_err(), "another game");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn play_from_here_is_a_match_from_the_cursor_that_is_not_rated() {
    for game in prise_session::GAMES {
        let study = Study::of_start(game, "").unwrap();
        let first = study.view().legal.id(0);
        study.play(first).unwrap();
        let seats = study.view().seats.len();
        let players = (0..seats).map(|n| Player::human(format!("{n}"))).collect();
        let setup = study.setup(MatchSetup::new("", players)).unwrap();
        let session = Session::start(&setup, None).unwrap();
        let view = session.view().unwrap();
        assert_eq!(view.pieces, study.view().pieces, "{game}");
        assert_eq!(view.to_move, study.view().to_move);
        assert!(view.unrated.contains(&prise_game::Unrated::OtherStart));
    }
}
