//! Games of draughts, played by inputs alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use prise_game::{Level, Millis, Player, Seat};
use prise_session::{MatchSetup, Session, TimeControl};

use super::{Input, Leaving, Model, Says};
use crate::play::games::GameLook;
use crate::terminal::Key;
use crate::terminal::scene::{Mark, Overlay, Status};

fn setup(position: &str, players: Vec<Player>) -> MatchSetup {
    let position = Some(position.to_owned());
    MatchSetup { position, ..MatchSetup::new("draughts", players) }
}

pub(crate) fn start(setup: &MatchSetup) -> Session {
    Session::start(setup, None).expect("a match")
}

pub(crate) fn sit(session: Session) -> Model {
    let look = GameLook::of(&session.setup().game).expect("a game");
    Model::new(Arc::new(session), look).expect("ours")
}

/// A game with a minute each by a clock that the test turns.
fn timed(position: &str) -> (Model, Arc<AtomicU64>) {
    let clock = "1".parse::<TimeControl>().expect("a clock").setup(2);
    let setup = MatchSetup { clock: Some(clock), ..setup(position, two_people()) };
    let turned = Arc::new(AtomicU64::new(0));
    let time = Arc::clone(&turned);
    let time = Box::new(move || Millis::new(time.load(Ordering::Relaxed)));
    (sit(start(&setup).with_time(time)), turned)
}

fn two_people() -> Vec<Player> {
    vec![Player::human("White"), Player::human("Black")]
}

fn people(position: &str) -> Model {
    sit(start(&setup(position, two_people())))
}

pub(crate) fn against_computer(position: &str) -> Model {
    sit(start(&setup(position, vec![Player::human("You"), Player::ai("Prise", Level::FIRST)])))
}

/// Types a text; `\n` is Enter. Tells what the screen says then.
pub(super) fn press(model: &mut Model, text: &str) -> String {
    for letter in text.chars() {
        let key = if letter == '\n' { Key::Enter } else { Key::Char(letter) };
        model.update(Input::Key(key));
    }
    status(model)
}

fn click(model: &mut Model, square: u8) -> String {
    model.update(Input::Click(Some(prise_game::Point::new(square - 1))));
    status(model)
}

/// The computer answers its question.
pub(super) fn answer(model: &mut Model, text: &str) {
    let question = model.question().expect("the computer is asked").id;
    let mv = model.session.find_move(text).expect("a legal move");
    says(model, question, Says::Answer(mv));
}

fn says(model: &mut Model, question: u64, says: Says) {
    model.update(Input::Computer { question, says });
}

pub(super) fn status(model: &Model) -> String {
    match model.scene().status {
        Status::Prompt(text) | Status::Refusal(text) | Status::News(text) => text,
        Status::Typing { text, fitting } => format!("{text}|{fitting}"),
    }
}

/// The points with this mark.
fn marked(model: &Model, mark: Mark) -> String {
    let cells = model.scene().board.cells.into_iter();
    let mut labels: Vec<_> = cells.filter(|it| it.mark == mark).map(|it| it.label).collect();
    labels.sort();
    labels.join(" ")
}

/// The points that only some ways touch, with the numbers of these.
fn routes(model: &Model) -> String {
    let cells = model.scene().board.cells.into_iter().filter(|cell| !cell.routes.is_empty());
    cells.map(|cell| format!("{}:{}", cell.label, cell.routes)).collect::<Vec<_>>().join(" ")
}

fn position(model: &Model) -> String {
    model.session.position_at(model.board.view.ply).expect("a position")
}

const START: &str = "W:W31-50:B1-20";

#[test]
fn a_typed_move_is_played() {
    let mut model = against_computer(START);
    assert_eq!(press(&mut model, "32-2"), "32-2|32-27  32-28");
    press(&mut model, "8\n");
    assert_eq!(model.board.view.ply, 1);
    assert_eq!(status(&model), "Black is thinking …");
    answer(&mut model, "19-23");
    assert_eq!(status(&model), "White to move: must capture 1");
    let rows = model.scene().moves;
    let texts: Vec<_> = rows[0].iter().flatten().map(|cell| cell.text.as_str()).collect();
    assert_eq!((rows.len(), texts), (1, vec!["32-28", "19-23"]));
}

#[test]
fn a_wrong_text_says_what_is_wrong() {
    let mut model = people("W:W28,32:B23");
    assert_eq!(press(&mut model, "32-27\n"), "'32-27' is not legal here: White must capture 1");
    press(&mut model, "3z\n");
    assert!(status(&model).contains("is not a move"), "{}", status(&model));
    assert_eq!(model.board.view.ply, 0);
}

#[test]
fn compulsory_captures_are_marked_and_explained() {
    let mut model = people("W:W31,47,28,39:B23,12,33");
    assert_eq!(marked(&model, Mark::MustCapture), "28");
    assert_eq!(marked(&model, Mark::Movable), "");
    assert_eq!(click(&mut model, 47), "47 cannot move: must capture 1");
    assert_eq!(click(&mut model, 26), "no move starts on 26: must capture 1");
    click(&mut model, 28);
    assert_eq!(marked(&model, Mark::Chosen), "28");
    assert_eq!(marked(&model, Mark::End), "19");
    assert_eq!(marked(&model, Mark::Prey), "23");
    assert_eq!(click(&mut model, 22), "28 cannot go to 22: must capture 1");
    click(&mut model, 19);
    assert_eq!(position(&model), "B:W19,31,39,47:B12,33");
}

#[test]
fn ways_that_are_alike_are_numbered() {
    let mut model = people("W:WK4:B13,20,32,37");
    click(&mut model, 4);
    assert_eq!(marked(&model, Mark::Via), "27 31 38 42");
    assert_eq!(marked(&model, Mark::End), "15");
    assert_eq!(click(&mut model, 15), "Which way?  1: 4×27×38×15   2: 4×31×42×15");
    assert_eq!(routes(&model), "27:1 31:2 32:1 37:2 38:1 42:2");
    assert_eq!(press(&mut model, "3"), "there is no way 3");
    press(&mut model, "2");
    assert_eq!(position(&model), "B:WK15:B32");
    // The same by typing the ends.
    let mut model = people("W:WK4:B13,20,32,37");
    press(&mut model, "4x15\n1");
    assert_eq!(position(&model), "B:WK15:B37");
}

#[test]
fn a_hop_that_two_captures_share_plays_neither() {
    for (end, after) in [(26, "B:WK26:B1,28"), (23, "B:WK23:B1,31")] {
        let mut model = people("W:WK46:B41,28,31,1");
        click(&mut model, 46);
        assert_eq!(click(&mut model, 37), "46 captures 2: choose a hop or the end");
        assert_eq!(model.board.view.ply, 0);
        assert_eq!(marked(&model, Mark::Chosen), "37 46");
        click(&mut model, end);
        assert_eq!(position(&model), after);
    }
}

#[test]
fn captures_that_share_both_ends_and_a_hop_are_a_question() {
    let mut model = people("W:WK34:B8,14,24,29,30,33,43,49");
    for square in [34, 25, 48] {
        assert_eq!(model.board.view.ply, 0);
        click(&mut model, square);
    }
    assert_eq!(status(&model), "Which way?  1: 34×12×3×25×34×48   2: 34×25×3×17×39×48");
    assert_eq!(routes(&model), "12:1 17:2 29:1 33:2 34:1 39:2");
    press(&mut model, "2");
    assert_eq!(position(&model), "B:WK48:B24,29,49");
}

#[test]
fn more_ways_than_keys_are_chosen_by_typing_a_number() {
    let mut model = people("W:WK37:B2,9,10,13,17,18,20,24,27,28,29,31,33,35,38,39,42,45");
    click(&mut model, 37);
    let question = "Which of 36 ways?  Choose a hop or a piece, or type a number";
    assert_eq!(click(&mut model, 5), question);
    let numbers = routes(&model);
    assert!(numbers.split(' ').any(|it| it.contains('-') && it.contains(',')), "{numbers}");
    assert_eq!(press(&mut model, "37\n"), "there is no way 37");
    press(&mut model, "12");
    let typed = status(&model);
    let way = typed.strip_prefix("12|").expect("the way with this number");
    assert!(way.starts_with("37×") && way.ends_with("×5") && !way.contains(' '), "{typed}");
    press(&mut model, "\n");
    assert_eq!(model.board.view.ply, 1);
    let played = model.board.view.last.clone().and_then(|last| last.notation);
    assert_eq!(played.map(|text| text.replace('x', "×")).as_deref(), Some(way));
}

#[test]
fn fix_003_take_back_leads_to_the_persons_turn_and_redo_forward_again() {
    let mut model = against_computer(START);
    press(&mut model, "32-28\n");
    answer(&mut model, "19-23");
    let after = position(&model);
    press(&mut model, "u");
    assert_eq!(position(&model), START);
    assert!(model.scene().moves[0].iter().flatten().all(|cell| cell.undone));
    press(&mut model, "r");
    assert_eq!(position(&model), after);
    assert_eq!(press(&mut model, "r"), "there is nothing to play again");
    assert_eq!(press(&mut model, "uu"), "there is nothing to take back");
}

#[test]
fn an_answer_to_an_older_question_is_not_played() {
    let mut model = against_computer(START);
    press(&mut model, "32-28\n");
    let old = model.question().expect("asked");
    let mv = model.session.find_move("19-23").expect("legal");
    press(&mut model, "u");
    assert!(model.question().is_none());
    says(&mut model, old.id, Says::Answer(mv));
    assert_eq!(model.board.view.ply, 0);
    press(&mut model, "32-28\n");
    says(&mut model, old.id, Says::Answer(mv));
    assert_eq!(model.board.view.ply, 1);
}

#[test]
fn resigning_takes_a_confirmation() {
    let mut model = against_computer(START);
    press(&mut model, "R");
    let Some(Overlay::Question { text, .. }) = model.scene().overlay else { panic!("asked") };
    assert_eq!(text, "White: resign this game?");
    press(&mut model, "n");
    assert_eq!(model.board.view.outcome, None);
    assert_eq!(press(&mut model, "Ry"), "Black wins: the opponent resigned");
    // The end can be taken back, too.
    press(&mut model, "u");
    assert_eq!(model.board.view.outcome, None);
}

/// The computer thinks and plays.
fn let_computer_move(model: &mut Model) {
    let question = model.question().expect("the computer is asked");
    let effort = prise_session::Effort::Level(question.level);
    let thought = model.session.think(model.session.prepare_search(), effort, |_| {});
    let mv = thought.expect("no fault").and_then(|thought| thought.best).expect("a move");
    says(model, question.id, Says::Answer(mv));
}

#[test]
fn the_computer_answers_a_draw_by_its_opinion() {
    // Black is far ahead, or far behind.
    for (position, agrees) in [("B:W45,46:B1-15", false), ("B:W31-45:B1,2", true)] {
        let mut model = against_computer(position);
        let_computer_move(&mut model);
        press(&mut model, "o");
        let said = if agrees { "Draw: the players agreed" } else { "Black declines the draw" };
        assert_eq!(status(&model), said);
        assert_eq!(model.board.view.outcome.is_some(), agrees);
    }
}

#[test]
fn a_computer_that_was_stopped_before_it_began_is_asked_again() {
    let mut model = against_computer(START);
    press(&mut model, "32-28\ns");
    let question = model.question().expect("asked");
    says(&mut model, question.id, Says::Nothing);
    let again = model.question().expect("asked again");
    assert!(again != question && !model.is_hurried());
    says(&mut model, again.id, Says::Failure);
    assert!(status(&model).contains("has failed"));
}

#[test]
fn a_person_is_asked_about_a_draw() {
    let mut model = people(START);
    assert_eq!(press(&mut model, "on"), "Black declines the draw");
    assert_eq!(press(&mut model, "oy"), "Draw: the players agreed");
}

#[test]
fn the_result_is_told_in_words() {
    let mut model = people("W:W28:B23");
    assert_eq!(press(&mut model, "28x19\n"), "White wins: the opponent has no pieces left");
    assert_eq!(click(&mut model, 19), "the game is over: n for a new one, u to take back");
    let taken = model.scene().players[0].taken.len();
    assert_eq!(taken, 1);
}

#[test]
fn what_comes_after_the_fall_of_a_flag_is_not_done() {
    use prise_game::{Outcome, WinReason};
    for key in [Key::Char('u'), Key::Char('R'), Key::Char('q'), Key::Enter] {
        let (mut model, time) = timed(START);
        let before = model.moment();
        time.store(60_000, Ordering::Relaxed);
        model.update(Input::Key(key));
        // The end is there, and nothing has happened to it.
        assert_eq!(model.moment(), before + 1);
        let timeout = Outcome::Win { winner: Seat::SECOND, reason: WinReason::Timeout };
        assert_eq!(model.board.view.outcome, Some(timeout), "{key:?}");
        assert_eq!(model.leaving(), None);
    }
    let (mut model, time) = timed(START);
    time.store(60_000, Ordering::Relaxed);
    model.update(Input::Key(Key::Interrupt));
    assert_eq!(model.leaving(), Some(Leaving::Quit), "the system does not ask twice");
}

#[test]
fn ec_16_the_clock_runs_while_a_way_is_chosen() {
    let (mut model, time) = timed("W:WK4:B13,20,32,37");
    press(&mut model, "4x15\n");
    let face = |model: &Model, at: u64| {
        time.store(at, Ordering::Relaxed);
        let clock = model.scene().players[0].clock.clone();
        clock.map(|clock| (clock.text, clock.low))
    };
    assert_eq!(face(&model, 10_500), Some(("0:49".to_owned(), false)));
    assert_eq!(face(&model, 50_500), Some(("0:09.5".to_owned(), true)));
    time.store(61_000, Ordering::Relaxed);
    model.update(Input::Tick);
    assert_eq!(status(&model), "Black wins: the opponent's time is over");
}

#[test]
fn the_board_turns_and_the_keys_find_their_way() {
    let mut model = people(START);
    model.update(Input::Key(Key::Tab));
    model.update(Input::Key(Key::Enter));
    assert_eq!(marked(&model, Mark::Chosen), "31");
    model.update(Input::Key(Key::Escape));
    assert_eq!(marked(&model, Mark::Chosen), "");
    let upper_left = |model: &Model| model.scene().board.cells[1].label.clone();
    assert_eq!(upper_left(&model), "1");
    press(&mut model, "t");
    assert_eq!(upper_left(&model), "50");
}

#[test]
fn a_player_of_black_sees_the_board_from_blacks_side() {
    let players = vec![Player::ai("Prise", Level::FIRST), Player::human("You")];
    let model = sit(start(&setup(START, players)));
    assert_eq!(model.scene().board.cells[1].label, "50");
    assert!(model.question().is_some());
    assert_eq!(model.board.view.to_move, Seat::FIRST);
}

#[test]
fn leaving_asks_only_when_something_would_be_left() {
    let mut model = people(START);
    press(&mut model, "n");
    assert_eq!(model.leaving(), None);
    press(&mut model, "y");
    assert_eq!(model.leaving(), Some(Leaving::NewGame));
    let mut model = people(START);
    model.update(Input::Key(Key::Interrupt));
    assert_eq!(model.leaving(), Some(Leaving::Quit));
}

#[test]
fn every_change_of_the_match_is_another_moment() {
    let mut model = against_computer(START);
    let mut seen = vec![model.moment()];
    press(&mut model, "32-28\n");
    seen.push(model.moment());
    answer(&mut model, "19-23");
    seen.push(model.moment());
    press(&mut model, "o");
    seen.push(model.moment());
    press(&mut model, "u");
    seen.push(model.moment());
    assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "{seen:?}");
    let still = model.moment();
    press(&mut model, "t?");
    assert_eq!(model.moment(), still);
}

#[test]
fn impatience_is_about_the_question_that_stands() {
    let mut model = against_computer(START);
    press(&mut model, "s32-28\n");
    assert!(!model.is_hurried());
    press(&mut model, "s");
    assert!(model.is_hurried());
    answer(&mut model, "19-23");
    assert!(!model.is_hurried());
}
