//! The API driven as Dart would drive it.

mod support;

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use prise_bridge::api::catalog::{clock_presets, games, levels, read_position, rule_presets};
use prise_bridge::api::editor::BoardEditor;
use prise_bridge::api::error::ErrorKind;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{ClockKind, MatchSetup, PlayerSetup};
use prise_bridge::api::study::StudySession;
use prise_bridge::api::view::{
    AdjudicationKind, CaptureMode, EndReason, JumpView, MoveKind, StepKind,
};

use support::{
    analyse, clock, computer, match_of, person, play, play_all, play_first, think, view,
};

fn draughts(players: Vec<PlayerSetup>) -> MatchSetup {
    MatchSetup { seed: Some(1), ..match_of("draughts", players) }
}

fn two() -> MatchSetup {
    draughts(vec![person("A"), person("B")])
}

fn start(setup: MatchSetup) -> GameSession {
    GameSession::start(setup).expect("a sound setup")
}

fn from(position: &str) -> GameSession {
    start(MatchSetup { position: Some(position.to_owned()), ..two() })
}

#[test]
fn every_game_is_described() {
    let games = games();
    let draughts = games.iter().find(|game| game.id == "draughts").expect("listed");
    assert_eq!((draughts.seats, draughts.points.len()), (2, 50));
    assert_eq!(draughts.points[31], "32");
    let mill = games.iter().find(|game| game.id == "mill").expect("listed");
    assert_eq!((mill.points.len(), mill.points[0].as_str()), (24, "d5"));
    assert_eq!(draughts.armies, ["white", "black"]);
    assert_eq!(draughts.options[0].values, ["standard", "fmjd-2015"]);
}

#[test]
fn the_view_says_which_board_the_rules_have() {
    for (rules, expected) in [("", false), ("pieces=12,diagonals=1", true), ("pieces=12", false)] {
        let game = || "mill".to_owned();
        let session = start(MatchSetup { game: game(), rules: rules.to_owned(), ..two() });
        assert_eq!(view(&session).has_diagonals, expected, "{rules}");
        assert_eq!(session.view_at(0).expect("a view").has_diagonals, expected, "{rules}");
        let editor = BoardEditor::create(game(), rules.to_owned()).expect("an editor");
        assert_eq!(editor.view().expect("a view").board.has_diagonals, expected, "{rules}");
        let study = StudySession::of_start(game(), rules.to_owned()).expect("a study");
        assert_eq!(study.view().expect("a view").board.has_diagonals, expected, "{rules}");
    }
}

#[test]
fn a_setup_screen_needs_no_knowledge_of_a_game() {
    for game in games() {
        let presets = rule_presets(game.id.clone()).expect("presets");
        assert_eq!(presets[0].id, "default");
        let defaults: Vec<_> = game.options.iter().map(|option| option.default_value).collect();
        assert_eq!(presets[0].values, defaults);
        for (index, preset) in presets.iter().enumerate() {
            let players = (0..game.seats).map(|_| person("A")).collect();
            let rules = preset.rules.clone();
            start(MatchSetup { game: game.id.clone(), rules, ..draughts(players) });
            let same = presets.iter().filter(|other| other.values == preset.values).count();
            assert_eq!(same, 1, "{} {index}: every preset is different", game.id);
        }
        assert!(game.options.iter().all(|option| option.group.is_some()));
    }
    let ids = |game: &str| -> Vec<_> {
        rule_presets(game.to_owned()).expect("presets").into_iter().map(|it| it.id).collect()
    };
    assert_eq!(ids("mill"), ["default", "plain", "twelve"]);
    assert_eq!(ids("dark-chess"), ["default", "tournament"]);
    assert_eq!(clock_presets()[0].kind, None);
    let levels_of_draughts = levels("draughts".to_owned());
    let with_name = levels_of_draughts.iter().map(|it| (it.number, it.name.as_deref()));
    let named: Vec<_> = with_name.filter_map(|(number, name)| Some((number, name?))).collect();
    assert_eq!(named, [(2, "easy"), (4, "medium"), (7, "hard"), (10, "expert")]);
    for game in games() {
        let strengths: Vec<_> = levels(game.id).iter().map(|level| level.strength).collect();
        assert!(strengths.is_sorted_by(|weak, strong| weak < strong), "{strengths:?}");
    }
}

#[test]
fn positions_are_read_and_written() {
    let read = |text: &str| read_position("draughts".into(), String::new(), text.into());
    assert_eq!(read("W:W31,32:B1").expect("a position"), "W:W31,32:B1");
    assert_eq!(read("W:W0:B1").expect_err("no such square").kind, ErrorKind::BadPosition);
    let session = start(two());
    play(&session, "32-28");
    assert_eq!(session.position_at(0).expect("text"), "W:W31-50:B1-20");
    assert_eq!(session.position_at(1).expect("text"), "B:W28,31,33-50:B1-20");
    assert!(session.pdn().expect("a game").contains("1. 32-28 *"));
}

#[test]
fn a_view_says_all_a_board_needs() {
    let session = start(draughts(vec![person("Anna"), computer(3)]));
    let view = view(&session);
    assert_eq!((view.game.as_str(), view.pieces.len(), view.legal.len()), ("draughts", 40, 9));
    assert_eq!((view.seat, view.ply, view.must_capture), (0, 0, 0));
    assert_eq!(view.seats[0].name, "Anna");
    assert_eq!((view.seats[0].army, view.seats[1].level), (Some(0), Some(3)));
    assert!(!view.can_undo && !view.can_redo && view.outcome.is_none());
}

#[test]
fn a_capture_is_told_step_by_step() {
    let session = from("W:W28:B33,34,1");
    let view = view(&session);
    assert_eq!(view.must_capture, 2);
    let mv = &view.legal[0];
    assert_eq!((mv.kind, mv.from, mv.to), (MoveKind::Capture, Some(27), 29));
    assert_eq!((&mv.path[..], &mv.captured[..]), (&[38, 29][..], &[32, 33][..]));
    let played = session.play(mv.id).expect("legal");
    let kinds: Vec<_> = played.last_steps.iter().map(|step| step.kind).collect();
    assert_eq!(kinds, [StepKind::Hop, StepKind::Hop, StepKind::Remove, StepKind::Remove]);
    assert_eq!(played.captured.len(), 2);
}

#[test]
fn a_capture_comes_with_the_jumps_of_all_its_routes() {
    // 46x23 may land on 32 or on 37 before it turns to 28; 46x26 only on 37.
    let view = from("W:WK46:B41,28,31,1").view().expect("a view");
    let jumps = |to: u8| {
        let mv = view.legal.iter().find(|mv| mv.to == to - 1).expect("a capture");
        let numbers = |it: &JumpView| [it.from, it.over, it.to].map(|point| point + 1);
        mv.jumps.iter().map(numbers).collect::<Vec<_>>()
    };
    assert_eq!(jumps(23), [[32, 28, 23], [37, 28, 23], [46, 41, 32], [46, 41, 37]]);
    assert_eq!(jumps(26), [[37, 31, 26], [46, 41, 37]]);
    let start = from("W:W31-50:B1-20").view().expect("a view");
    assert!(start.legal.iter().all(|mv| mv.jumps.is_empty()));
}

#[test]
fn ac_36_each_of_two_ways_captures_its_own_pieces() {
    for (notation, left) in [("4x27x38x15", "B:WK15:B37"), ("4x31x42x15", "B:WK15:B32")] {
        let session = from("W:WK4:B13,20,32,37");
        play(&session, notation);
        assert_eq!(session.position_at(1).expect("a position"), left);
    }
}

#[test]
fn a_move_of_an_earlier_view_is_refused() {
    let session = start(two());
    let stale = view(&session).legal[0].id;
    session.play(stale).expect("legal");
    assert_eq!(session.play(stale).expect_err("stale").kind, ErrorKind::IllegalMove);
    assert_eq!(session.play(u32::MAX).expect_err("nonsense").kind, ErrorKind::IllegalMove);
    assert_eq!(view(&session).ply, 1);
}

#[test]
fn errors_are_structs_with_a_kind() {
    let position = Some("W:W0:B1".to_owned());
    for (setup, kind) in [
        (MatchSetup { game: "go".to_owned(), ..two() }, ErrorKind::UnknownGame),
        (MatchSetup { rules: "draws=no".to_owned(), ..two() }, ErrorKind::BadSetup),
        (draughts(vec![person("A")]), ErrorKind::BadSetup),
        (draughts(vec![person("A"), computer(11)]), ErrorKind::BadSetup),
        (MatchSetup { position, ..two() }, ErrorKind::BadPosition),
    ] {
        let error = GameSession::start(setup).err().expect("refused");
        assert_eq!(error.kind, kind, "{error}");
    }
}

#[test]
fn a_match_like_the_last_one_is_dealt_anew() {
    for game in ["draughts", "dark-chess"] {
        let setup = MatchSetup {
            game: game.to_owned(),
            rules: rule_presets(game.to_owned()).expect("presets")[1].rules.clone(),
            clock: Some(clock(ClockKind::Fischer, [60_000, 30_000], 2_000)),
            seed: None,
            ..draughts(vec![person("Anna"), computer(5)])
        };
        let session = start(setup.clone());
        assert_eq!(session.setup().expect("a setup"), setup);
        let branch = session.branch(0, setup.players.clone()).expect("a match");
        let position = branch.setup().expect("a setup").position;
        assert_eq!(position.is_some(), game == "draughts", "what is hidden stays");
    }
}

#[test]
fn undo_redo_and_review() {
    let session = start(two());
    let played = play_all(&session, &["32-28", "19-23"]);
    let undone = session.undo().expect("undone");
    assert_eq!((undone.ply, undone.last_ply, undone.can_redo), (1, 2, true));
    let redone = session.redo().expect("redone");
    assert_eq!(redone.pieces, played.pieces);
    let review = session.view_at(0).expect("the start");
    assert_eq!((review.ply, review.pieces.len(), review.legal.len()), (0, 40, 0));
    assert_eq!(session.view_at(9).expect_err("beyond the end").kind, ErrorKind::NotAllowed);
    let history = session.history().expect("a list").into_iter();
    assert_eq!(history.filter_map(|entry| entry.notation).collect::<Vec<_>>(), ["32-28", "19-23"]);
}

#[test]
fn against_the_computer_undo_goes_back_to_the_person() {
    let session = start(draughts(vec![person("A"), computer(1)]));
    play(&session, "32-28");
    session.play(think(&session, Some(1), None).best.expect("a move")).expect("legal");
    let view = session.undo().expect("undone");
    assert_eq!((view.ply, view.seat), (0, 0));
}

#[test]
fn draws_are_offered_and_declined_and_agreed() {
    let session = start(two());
    assert_eq!(session.offer_draw(0).expect("offered").draw_offer, Some(0));
    assert_eq!(session.decline_draw(1).expect("declined").draw_offer, None);
    assert_eq!(session.decline_draw(1).expect_err("nothing on offer").kind, ErrorKind::NotAllowed);
    session.offer_draw(1).expect("offered");
    let over = session.offer_draw(0).expect("agreed").outcome.expect("over");
    assert_eq!((over.winner, over.reason), (None, EndReason::MutualAgreement));
    let thought = session.think(session.prepare_search(), Some(1), None, None);
    assert_eq!(thought.expect_err("over").kind, ErrorKind::GameOver);
}

#[test]
fn the_computer_answers_a_draw_offer() {
    let ask = |position: &str| {
        let setup = draughts(vec![person("A"), computer(1)]);
        let session = start(MatchSetup { position: Some(position.to_owned()), ..setup });
        session.offer_draw(0).expect("offered");
        let early = session.answer_draw().expect("answered");
        assert_eq!((early.outcome, early.draw_offer), (None, None), "it has seen nothing yet");
        session.play(think(&session, None, Some(20)).best.expect("a move")).expect("legal");
        session.offer_draw(0).expect("offered");
        session.answer_draw().expect("answered").outcome
    };
    // Black to move: far behind, and far ahead.
    let drawn = ask("B:W31-45:B1,2").expect("a draw");
    assert_eq!((drawn.winner, drawn.reason), (None, EndReason::MutualAgreement));
    assert_eq!(ask("B:W45,46:B1-15"), None);
}

#[test]
fn a_resignation_ends_the_game() {
    let session = start(two());
    let over = session.resign(0).expect("allowed").outcome.expect("over");
    assert_eq!((over.winner, over.reason), (Some(1), EndReason::Resignation));
    let entry = &session.history().expect("a list")[0];
    assert_eq!(entry.adjudication, Some(AdjudicationKind::Resignation));
    assert_eq!(entry.adjudication_seat, Some(0));
}

#[test]
fn an_analysis_goes_through_a_match() {
    let session = start(two());
    play_all(&session, &["32-28", "19-23", "28x19", "14x23"]);
    session.resign(1).expect("allowed");
    let found = analyse(&session, 0, 5);
    let plies: Vec<_> = found.iter().map(|it| it.ply).collect();
    assert_eq!(plies, [0, 1, 2, 3, 4, 5]);
    assert_eq!(found[2].line.first(), found[2].played.as_ref(), "one capture is legal");
    let score = found[1].score.expect("not over");
    assert_eq!(found[1].scores, [-score, score]);
    assert_eq!((&found[4].played, found[5].score), (&None, None), "an adjudication, the end");
}

#[test]
fn an_analysis_of_three_players_tells_how_each_stands_and_what_was_luck() {
    let players = vec![person("A"), person("B"), person("C")];
    let setup = MatchSetup { game: "three-kingdoms".to_owned(), ..draughts(players) };
    let session = start(setup);
    for _ in 0..3 {
        play_first(&session);
    }
    let found = analyse(&session, 0, 5);
    for moment in &found {
        assert_eq!(moment.scores.len(), 3);
        assert_eq!(Some(moment.scores[usize::from(moment.seat)]), moment.score);
    }
    assert_eq!(found.iter().map(|it| it.is_flip).collect::<Vec<_>>(), [true, true, true, false]);
}

#[test]
fn clocks_run_and_flags_fall() {
    let clock = clock(ClockKind::SuddenDeath, [1, 60_000], 0);
    let session = start(MatchSetup { clock: Some(clock), ..two() });
    assert_eq!(view(&session).seats[0].time_ms, Some(1), "not started yet");
    session.resume().expect("the clock runs");
    thread::sleep(Duration::from_millis(5));
    let before = view(&session);
    // Looking changes nothing.
    assert_eq!((before.outcome, before.seats[0].time_ms), (None, Some(0)));
    let over = session.tick().expect("read").expect("the flag fell").outcome.expect("it is over");
    assert_eq!((over.winner, over.reason), (Some(1), EndReason::Timeout));
    assert_eq!(session.tick().expect("read"), None, "it falls once");
}

#[test]
fn a_whole_game_of_every_kind() {
    for game in games() {
        let players = (0..game.seats).map(|seat| computer(2 - seat.min(1))).collect();
        let session = start(MatchSetup { game: game.id.clone(), ..draughts(players) });
        let mut view = view(&session);
        while view.outcome.is_none() {
            assert!(view.pieces.iter().all(|piece| usize::from(piece.point) < game.points.len()));
            let level = view.seats[usize::from(view.seat)].level;
            let best = think(&session, level, None).best.expect("a move");
            view = session.play(best).expect("legal");
        }
        assert!(view.legal.is_empty(), "{}", game.id);
    }
}

#[test]
fn a_removal_says_which_mode_it_chooses() {
    let session = start(MatchSetup { game: "mill".to_owned(), ..two() });
    let view = play_all(&session, &["d6", "a1", "d7", "a4", "d5"]);
    let wanted = (MoveKind::Remove, Some(CaptureMode::Mill));
    assert!(view.legal.iter().all(|mv| (mv.kind, mv.mode) == wanted));
    assert_eq!(view.seat, 0, "the removal is part of the same turn");
}

#[test]
fn a_search_is_stopped_from_another_thread_and_blocks_nothing() {
    let session = Arc::new(start(draughts(vec![computer(10), computer(10)])));
    let thinking = Arc::clone(&session);
    let search = thread::spawn(move || think(&thinking, None, Some(60_000)));
    thread::sleep(Duration::from_millis(100));
    let view = session.view().expect("answered while the computer thinks");
    assert_eq!(view.ply, 0);
    let told = Instant::now();
    session.stop();
    let thought = search.join().expect("no panic");
    assert!(thought.best.is_some());
    assert!(told.elapsed() < Duration::from_secs(10), "it did not wait for its time");
}

#[test]
fn a_stop_that_comes_before_the_search_begins_is_not_lost() {
    let session = start(draughts(vec![computer(10), computer(10)]));
    let told = Instant::now();
    // Whatever ends a search ends one that was only announced.
    let ends: [fn(&GameSession); 3] =
        [GameSession::stop, |session| drop(session.undo()), |session| _ = session.prepare_search()];
    for end in ends {
        let ticket = session.prepare_search();
        end(&session);
        assert_eq!(session.think(ticket, None, Some(60_000), None), Ok(None));
    }
    let ticket = session.prepare_analysis();
    session.stop_analysis();
    assert_eq!(session.analyse(ticket, 0, 60_000, None), Ok(Vec::new()));
    assert!(told.elapsed() < Duration::from_secs(10), "nothing was searched");
    think(&session, None, Some(5));
}

#[test]
fn a_hundred_sessions_at_once() {
    let threads: Vec<_> = (0..100)
        .map(|index| {
            thread::spawn(move || {
                let session = start(two());
                for _ in 0..20 {
                    let view = view(&session);
                    let Some(mv) = view.legal.get(index % view.legal.len().max(1)) else { break };
                    session.play(mv.id).expect("legal");
                }
                view(&session).ply
            })
        })
        .collect();
    for thread in threads {
        assert!(thread.join().expect("no panic") > 0);
    }
}

/// Everything that crosses from a session, as text.
fn all_that_crosses(session: &GameSession) -> String {
    let view = view(session);
    let found = analyse(session, 0, 1).into_iter();
    let analysis: Vec<_> = found.map(|found| (found.ply, found.played)).collect();
    let branch = session.branch(0, vec![person("A"); view.seats.len()]).expect("a match");
    let texts = (session.position_at(0), session.pdn(), session.deal_proof(), session.setup());
    let branched = (branch.view(), branch.setup(), branch.position_at(0));
    let thought = think(session, None, Some(5));
    // How far it came depends on the clock, what it may name does not.
    let legal: Vec<_> = view.legal.iter().map(|mv| mv.id).collect();
    assert!(thought.best.is_none_or(|best| legal.contains(&best)));
    assert!(thought.line.len() <= 1, "a line ends at the first flip: {:?}", thought.line);
    format!("{view:?} {:?} {analysis:?} {texts:?} {branched:?}", session.history())
}

#[test]
fn nothing_that_crosses_tells_what_lies_face_down() {
    for (game, seats) in [("dark-chess", 2), ("three-kingdoms", 3)] {
        let deal = |seed| {
            let players = (0..seats).map(|_| person("A")).collect();
            start(MatchSetup { game: game.to_owned(), seed: Some(seed), ..draughts(players) })
        };
        let (one, other) = (deal(1), deal(2));
        let crossing = all_that_crosses(&one);
        assert_eq!(crossing, all_that_crosses(&other), "and nobody can tell");
        let hidden = view(&one).pieces;
        assert!(hidden.iter().all(|piece| piece.army.is_none() && piece.kind.is_none()));
        // A flip shows one piece and no more.
        let played = play_first(&one);
        assert_eq!(played.last_steps[0].kind, StepKind::Flip);
        let shown = played.pieces.iter().filter(|piece| piece.army.is_some()).count();
        assert_eq!(shown, 1);
    }
}
