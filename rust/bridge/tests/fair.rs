//! Fair play, driven as a cheat would drive it: what was seen cannot be hidden again, the first
//! end counts, and what made a match unrated is told.

mod support;

use std::collections::BTreeMap;

use prise_bridge::api::archive::{EndingKind, RecordFilter};
use prise_bridge::api::error::{CoreError, ErrorKind};
use prise_bridge::api::library::Library;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{ClockKind, MatchSetup, PlayerSetup};
use prise_bridge::api::view::{BoardView, EndReason, UndoRefusal, UnratedReason};

use support::{
    Folder, analyse, clock, computer, match_of as setup, matches, play, play_all, play_first,
    records, think, view,
};

fn person() -> PlayerSetup {
    support::person("Anna")
}

fn from(position: &str, players: Vec<PlayerSetup>) -> MatchSetup {
    MatchSetup { position: Some(position.to_owned()), ..setup("draughts", players) }
}

/// A library in a folder of its own.
struct Kept {
    folder: Folder,
    library: Library,
}

impl Kept {
    fn new() -> Self {
        let folder = Folder::new();
        Self { library: folder.open(), folder }
    }

    /// The same library after the app was closed and started again.
    fn reopened(self) -> Self {
        drop(self.library);
        Self { library: self.folder.open(), folder: self.folder }
    }

    fn start(&self, setup: MatchSetup) -> GameSession {
        self.library.start(setup).expect("a sound setup")
    }

    /// Won, lost and drawn.
    fn count(&self) -> (u32, u32, u32) {
        let counts = self.library.statistics().expect("counts");
        counts.iter().fold((0, 0, 0), |sum, it| (sum.0 + it.won, sum.1 + it.lost, sum.2 + it.drawn))
    }

    fn rating(&self, game: &str) -> (f64, u32) {
        let rating = self.library.rating(game.to_owned()).expect("a rating");
        (rating.rating, rating.games)
    }
}

/// Turns up the piece on a point, and tells its army and kind.
fn turn_up(session: &GameSession, point: &str) -> (u8, u8) {
    let step = play(session, point).last_steps[0];
    (step.army.expect("shown"), step.piece.expect("shown"))
}

fn hidden(view: &BoardView) -> usize {
    view.pieces.iter().filter(|piece| piece.army.is_none()).count()
}

fn places(view: &BoardView) -> Vec<Option<u8>> {
    view.seats.iter().map(|seat| seat.place).collect()
}

fn refused<T>(result: Result<T, CoreError>) {
    assert_eq!(result.err().expect("refused").kind, ErrorKind::NotAllowed);
}

#[test]
fn b4_flip_look_undo_reveals_nothing() {
    let kept = Kept::new();
    let session = kept.start(setup("dark-chess", vec![person(), computer(1)]));
    assert_eq!(view(&session).undo_refusal, Some(UndoRefusal::NothingPlayed));
    for point in ["a8", "b8", "c8", "d8"] {
        turn_up(&session, point);
        let seen = view(&session);
        assert_eq!((seen.can_undo, seen.undo_refusal), (false, Some(UndoRefusal::Revealed)));
        refused(session.undo());
        assert_eq!(view(&session).pieces, seen.pieces, "and nothing is turned down again");
    }
    let (seen, id) = (view(&session), session.id().expect("kept"));
    assert_eq!((hidden(&seen), seen.can_redo), (28, false));
    session.flush();
    drop(session);
    let kept = kept.reopened();
    let session = kept.library.resume(id).expect("resumed");
    refused(session.undo());
    assert_eq!(view(&session).pieces, seen.pieces);
}

#[test]
fn b4_what_was_played_since_the_last_flip_can_be_taken_back() {
    let kept = Kept::new();
    let position = "R...@@@@@@@@@@@@@@@@@@@@@@@@p.../KGGMMRNNCCPPPPkggmmrrnnc/rb/0/0";
    let setup = setup("dark-chess", vec![person(), computer(1)]);
    let session = kept.start(MatchSetup { position: Some(position.to_owned()), ..setup });
    play(&session, "a8-b8");
    assert!(play(&session, "a1-b1").can_undo);
    assert_eq!(session.undo().expect("nothing was turned up").ply, 0);
    play(&session, "a8-b8");
    turn_up(&session, "a7");
    refused(session.undo());
}

#[test]
fn b4_practice_goes_back_freely_and_is_never_rated() {
    let kept = Kept::new();
    let practice = MatchSetup {
        practice: true,
        rules: "tournament=0".to_owned(),
        ..setup("dark-chess", vec![person(), computer(9)])
    };
    let session = kept.start(practice.clone());
    assert_eq!(view(&session).unrated, [UnratedReason::Practice]);
    let first = turn_up(&session, "a8");
    turn_up(&session, "b8");
    assert_eq!(session.undo().expect("practice").ply, 0);
    assert_eq!(turn_up(&session, "a8"), first, "it is the same deal");
    assert_eq!(session.setup().expect("a setup"), practice);
    session.resign(1).expect("allowed");
    refused(session.undo());
    session.flush();
    assert_eq!(kept.rating("dark-chess"), (1500.0, 0));
    assert!(records(&kept.library)[0].unrated.contains(&UnratedReason::Practice));
    // It is for face-down pieces and needs a computer.
    for wrong in [
        MatchSetup { practice: true, ..setup("draughts", vec![person(), computer(9)]) },
        MatchSetup { practice: true, ..setup("dark-chess", vec![person(), person()]) },
    ] {
        let error = kept.library.start(wrong).err().expect("refused");
        assert_eq!(error.kind, ErrorKind::BadSetup);
    }
}

/// Goes on from the start of a match many times, and counts what lies on a8 then.
fn dealt_anew(session: &GameSession) -> BTreeMap<(u8, u8), u32> {
    let players = vec![person(); view(session).seats.len()];
    let mut counts = BTreeMap::new();
    for _ in 0..640 {
        let branch = session.branch(0, players.clone()).expect("a match");
        *counts.entry(turn_up(&branch, "a8")).or_default() += 1;
    }
    counts
}

#[test]
fn b4_going_on_from_an_earlier_moment_does_not_keep_the_deal() {
    let session =
        GameSession::start(setup("dark-chess", vec![person(), person()])).expect("started");
    let real = turn_up(&session, "a8");
    for is_over in [false, true] {
        if is_over {
            session.resign(0).expect("allowed");
            session.deal_proof().expect("the deal is known");
        }
        let counts = dealt_anew(&session);
        assert_eq!(counts.len(), 14, "every kind of piece turns up");
        // General 1, others 2, soldiers 5 of 32: in 640 deals 20, 40 and 100 are to be expected.
        let expected = [20.0, 40.0, 40.0, 40.0, 40.0, 40.0, 100.0][usize::from(real.1)];
        let found = f64::from(counts[&real]);
        assert!((found - expected).abs() < 5.0 * f64::sqrt(expected), "{real:?}: {counts:?}");
    }
    // What was turned up by then stays what it is.
    let branch = session.branch(1, vec![person(), person()]).expect("a match");
    let pieces = view(&branch).pieces;
    assert_eq!(pieces, session.view_at(1).expect("a view").pieces);
    assert_eq!(view(&branch).unrated[1], UnratedReason::OtherStart);
}

#[test]
fn b4_who_has_seen_the_deal_cannot_play_on() {
    let kept = Kept::new();
    for (game, seats) in [("dark-chess", 2), ("three-kingdoms", 3)] {
        let mut players = vec![computer(1); seats];
        players[0] = person();
        let session = kept.start(setup(game, players));
        play_first(&session);
        for seat in 0..seats as u8 - 1 {
            session.resign(seat).expect("allowed");
        }
        session.deal_proof().expect("the end");
        let over = view(&session);
        assert_eq!((over.can_undo, over.undo_refusal), (false, Some(UndoRefusal::DealKnown)));
        refused(session.undo());
        assert!(view(&session).outcome.is_some() && !view(&session).can_redo);
        session.flush();
        let review = kept.library.review(session.id().expect("kept")).expect("a record");
        refused(review.undo());
    }
}

#[test]
fn b4_one_session_at_a_time_plays_a_match() {
    let kept = Kept::new();
    let first = kept.start(setup("dark-chess", vec![person(), computer(1)]));
    let id = first.id().expect("kept");
    turn_up(&first, "a8");
    // Whoever takes it up again knows of the flip, and the other one plays no more.
    let second = kept.library.resume(id).expect("resumed");
    assert_eq!((view(&second).ply, hidden(&view(&second))), (1, 31));
    let legal = view(&first).legal[0].id;
    refused(first.play(legal));
    refused(first.resign(0));
    turn_up(&second, "b8");
    // Who looks on sees it all and touches nothing.
    let onlooker = kept.library.look_on(id).expect("a session");
    assert_eq!(hidden(&view(&onlooker)), 30);
    refused(onlooker.play(view(&onlooker).legal[0].id));
    drop((first, onlooker));
    turn_up(&second, "c8");
    second.flush();
    drop(second);
    let kept = kept.reopened();
    assert_eq!(hidden(&view(&kept.library.resume(id).expect("resumed"))), 29);
}

#[test]
fn d8_a_take_back_or_a_hint_leaves_the_rating_alone() {
    let kept = Kept::new();
    let won = |help: &dyn Fn(&GameSession)| {
        let session = kept.start(setup("draughts", vec![person(), computer(1)]));
        play_all(&session, &["32-28", "19-23"]);
        help(&session);
        session.resign(1).expect("allowed");
        session.flush();
        (view(&session).unrated, kept.rating("draughts").1)
    };
    assert_eq!(won(&|session| drop(session.undo().expect("undone"))).1, 0);
    let put_back = |session: &GameSession| {
        session.undo().expect("undone");
        session.redo().expect("redone");
    };
    assert_eq!(won(&put_back), (vec![UnratedReason::TakeBack], 0));
    let hint = (vec![UnratedReason::Hint], 0);
    assert_eq!(won(&|session| drop(think(session, None, Some(5)))), hint);
    assert_eq!(won(&|session| drop(analyse(session, 0, 1))), hint);
    assert_eq!(kept.rating("draughts"), (1500.0, 0));
    // The computer's own move is no hint, nor is what is asked after the end.
    let own_move = |session: &GameSession| {
        play(session, "28x19");
        think(session, Some(1), None);
    };
    assert_eq!(won(&own_move), (vec![], 1));
    assert_eq!(kept.count(), (5, 0, 0), "all of them count in the statistics");
    let listed: Vec<_> = records(&kept.library).into_iter().map(|it| it.unrated.len()).collect();
    assert_eq!(listed.iter().filter(|reasons| **reasons == 0).count(), 1, "{listed:?}");
}

#[test]
fn d8_an_analysis_by_somebody_who_looks_on_is_a_hint_to_who_plays() {
    let kept = Kept::new();
    let session = kept.start(setup("draughts", vec![person(), computer(9)]));
    play(&session, "32-28");
    let id = session.id().expect("kept");
    let onlooker = kept.library.look_on(id).expect("a session");
    assert_eq!(view(&session).unrated, []);
    analyse(&onlooker, 0, 1);
    drop(onlooker);
    assert_eq!(view(&session).unrated, [UnratedReason::Hint], "told at once");
    session.resign(1).expect("allowed");
    session.flush();
    assert_eq!(kept.rating("draughts"), (1500.0, 0));
    assert_eq!(records(&kept.library)[0].unrated, [UnratedReason::Hint]);
}

#[test]
fn d8_the_first_end_counts_and_is_told_in_the_continuation() {
    let kept = Kept::new();
    let session = kept.start(setup("draughts", vec![person(), computer(5)]));
    play_all(&session, &["32-28", "19-23"]);
    session.resign(0).expect("allowed");
    session.flush();
    let rating = kept.rating("draughts");
    assert_eq!((rating.1, kept.count()), (1, (0, 1, 0)));
    assert_eq!(view(&session).first_end, None, "it is the end itself");

    let undone = session.undo().expect("draughts can be taken up again");
    assert_eq!(undone.unrated, [UnratedReason::Continuation]);
    let first = undone.first_end.expect("told");
    assert_eq!((first.winner, first.reason), (Some(1), EndReason::Resignation));
    session.flush();
    assert!(matches(&kept.library)[0].is_continuation);
    session.resign(1).expect("allowed");
    session.flush();
    let records = records(&kept.library);
    assert_eq!((records.len(), records[0].winner), (1, Some(1)), "recorded once");
    assert_eq!((kept.count(), kept.rating("draughts")), ((0, 1, 0), rating));
    assert!(records[0].has_continuation && records[0].unrated.is_empty());
    let continuation = kept.library.review_continuation(records[0].id).expect("a session");
    assert_eq!(view(&continuation).outcome.expect("over").winner, Some(0));
    assert!(matches(&kept.library).is_empty());
}

/// A match against the computer or a person, with everything chosen.
fn hard_and_black(opponent: PlayerSetup) -> MatchSetup {
    MatchSetup {
        rules: "draws=fmjd-2015".to_owned(),
        clock: Some(clock(ClockKind::Fischer, [300_000, 200_000], 3_000)),
        ..from("B:W32:B23", vec![opponent, person()])
    }
}

/// The same, played to its end.
fn at_the_end(kept: &Kept, chosen: &MatchSetup) -> GameSession {
    let session = kept.start(chosen.clone());
    assert!(play_all(&session, &["23-28", "32x23"]).outcome.is_some());
    assert_eq!(session.setup().expect("a setup"), *chosen);
    session
}

#[test]
fn ac_33_after_the_end_undo_keeps_mode_level_and_colour() {
    let chosen = hard_and_black(computer(7));
    let session = at_the_end(&Kept::new(), &chosen);
    let undone = session.undo().expect("undone");
    assert_eq!((undone.outcome, undone.seat), (None, 1));
    assert_eq!(session.setup().expect("a setup"), chosen);
}

#[test]
fn ac_34_ec_09_two_people_stay_two_people_through_the_end_and_undo() {
    let chosen = hard_and_black(person());
    let session = at_the_end(&Kept::new(), &chosen);
    assert_eq!(session.undo().expect("undone").ply, 1, "one move at a time among people");
    assert_eq!(session.setup().expect("a setup"), chosen);
    assert!(view(&session).seats.iter().all(|seat| seat.level.is_none()));
}

#[test]
fn ec_10_the_computer_wins_and_both_last_moves_are_undone() {
    let kept = Kept::new();
    let chosen = hard_and_black(computer(10));
    let session = kept.start(chosen.clone());
    play(&session, "23-28");
    let best = think(&session, Some(10), None).best.expect("a move");
    assert_eq!(session.play(best).expect("legal").outcome.expect("over").winner, Some(0));
    let undone = session.undo().expect("undone");
    assert_eq!((undone.ply, undone.last_ply, undone.seats[0].level), (0, 2, Some(10)));
    assert_eq!(session.setup().expect("a setup"), chosen);
}

#[test]
fn ec_11_a_draw_by_repetition_undone_is_in_progress_again() {
    let kept = Kept::new();
    let rules = "draws=standard".to_owned();
    let chosen = MatchSetup { rules, ..from("W:WK46:BK1", vec![person(), person()]) };
    let session = kept.start(chosen.clone());
    let round = ["46-41", "1-6", "41-46", "6-1"];
    let drawn = play_all(&session, &[round, round].concat()).outcome.expect("over");
    assert_eq!((drawn.winner, drawn.reason), (None, EndReason::ThreefoldRepetition));
    assert_eq!(places(&view(&session)), [Some(1), Some(1)]);
    let undone = session.undo().expect("undone");
    assert_eq!((undone.outcome, undone.ply), (None, 7));
    assert!(undone.legal.iter().any(|mv| mv.notation == "6-1"), "draw rules and all");
    assert_eq!(session.setup().expect("a setup"), chosen);
    assert!(play(&session, "6-1").outcome.is_some(), "the same move draws again");
}

#[test]
fn ec_12_a_finished_match_is_restored_with_its_configuration() {
    let kept = Kept::new();
    let chosen = hard_and_black(computer(7));
    let session = at_the_end(&kept, &chosen);
    session.flush();
    let id = session.id().expect("kept");
    drop(session);
    let kept = kept.reopened();
    let review = kept.library.review(id).expect("a record");
    assert_eq!(review.setup().expect("a setup"), chosen);
    assert!(view(&review).outcome.is_some());
}

#[test]
fn k5a_out_is_lost_however_the_others_end() {
    let kept = Kept::new();
    let session = kept.start(setup("three-kingdoms", vec![person(), computer(6), computer(6)]));
    for point in ["a9", "b9", "d9"] {
        turn_up(&session, point);
    }
    session.resign(0).expect("allowed");
    session.offer_draw(1).expect("offered");
    assert_eq!(places(&view(&session)), [None; 3], "it is not over");
    let over = session.offer_draw(2).expect("agreed");
    assert_eq!(places(&over), [Some(3), Some(1), Some(1)]);
    assert_eq!(over.outcome.expect("over").winner, None);
    session.flush();
    assert_eq!(kept.count(), (0, 1, 0));
    let (rating, games) = kept.rating("three-kingdoms");
    assert!(rating < 1500.0 && games == 1, "{rating}");
    assert_eq!(records(&kept.library)[0].places, [3, 1, 1]);
    let lost = RecordFilter { ending: Some(EndingKind::Lost), ..RecordFilter::default() };
    assert_eq!(kept.library.records(lost, None, 9).expect("a page").items.len(), 1);
    assert_eq!(kept.library.rating_history("three-kingdoms".to_owned()).expect("one").streak, -1);
}
