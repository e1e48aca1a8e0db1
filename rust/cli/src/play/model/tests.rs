//! Games of draughts, played by inputs alone.

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Level, Match, Millis, Player, Seat, Setup, Start};
use prise_search::{Score, SearchInfo};

use super::{Input, Key, Leaving, Model};
use crate::play::clock_text::ClockChoice;
use crate::play::scene::{Mark, Overlay, Scene, Status};

const NOW: Millis = Millis::new(1000);

fn setup(position: &str, players: Vec<Player>) -> Setup<DrawRules> {
    let start = Start::Position(position.to_owned());
    Setup::new(DrawRules::Standard, players).with_start(start)
}

fn people(position: &str) -> Model<Draughts> {
    let players = vec![Player::human("White"), Player::human("Black")];
    Model::new(Match::new(setup(position, players)).expect("a match"), Millis::ZERO)
}

fn against_computer(position: &str) -> Model<Draughts> {
    let players = vec![Player::human("You"), Player::ai("Prise", Level::FIRST)];
    Model::new(Match::new(setup(position, players)).expect("a match"), Millis::ZERO)
}

/// Types a text; `\n` is Enter.
fn press(model: &mut Model<Draughts>, text: &str) {
    for letter in text.chars() {
        let key = if letter == '\n' { Key::Enter } else { Key::Char(letter) };
        model.update(Input::Key(key), NOW);
    }
}

fn click(model: &mut Model<Draughts>, square: u8) {
    model.update(Input::Click(prise_game::Point::new(square - 1)), NOW);
}

/// The computer answers its question.
fn answer(model: &mut Model<Draughts>, text: &str) {
    use prise_game::Game;
    let question = model.question().expect("the computer is asked");
    let mv = question.position.find_move(text).expect("a legal move");
    model.update(Input::Answer { question: question.id, mv }, NOW);
}

fn status(model: &Model<Draughts>) -> String {
    match model.scene(NOW).status {
        Status::Prompt(text) | Status::Refusal(text) | Status::News(text) => text,
        Status::Typing { text, fitting } => format!("{text}|{fitting}"),
    }
}

fn marked(scene: &Scene, mark: Mark) -> Vec<String> {
    let mut labels: Vec<_> = scene
        .board
        .cells
        .iter()
        .filter(|cell| cell.mark == mark)
        .map(|cell| cell.label.clone())
        .collect();
    labels.sort();
    labels
}

fn position(model: &Model<Draughts>) -> String {
    use prise_game::Game;
    model.table().game().write()
}

const START: &str = "W:W31-50:B1-20";

#[test]
fn a_typed_move_is_played() {
    let mut model = against_computer(START);
    press(&mut model, "32-2");
    assert_eq!(status(&model), "32-2|32-27  32-28");
    press(&mut model, "8\n");
    assert_eq!(model.table().ply(), 1);
    assert_eq!(status(&model), "Black is thinking …");
    answer(&mut model, "19-23");
    assert_eq!(status(&model), "White to move: must capture 1");
    let rows = model.scene(NOW).moves;
    let texts: Vec<_> = rows[0].cells.iter().flatten().map(|cell| cell.text.as_str()).collect();
    assert_eq!((rows.len(), texts), (1, vec!["32-28", "19-23"]));
}

#[test]
fn a_wrong_text_says_what_is_wrong() {
    let mut model = people("W:W28,32:B23");
    press(&mut model, "32-27\n");
    assert_eq!(status(&model), "'32-27' is not legal here: White must capture 1");
    press(&mut model, "3z\n");
    assert!(status(&model).contains("is not a move"), "{}", status(&model));
    assert_eq!(model.table().ply(), 0);
}

#[test]
fn compulsory_captures_are_marked_and_explained() {
    let mut model = people("W:W31,47,28,39:B23,12,33");
    let scene = model.scene(NOW);
    assert_eq!(marked(&scene, Mark::MustCapture), ["28"]);
    assert_eq!(marked(&scene, Mark::Movable), Vec::<String>::new());
    click(&mut model, 47);
    assert_eq!(status(&model), "47 cannot move: must capture 1");
    click(&mut model, 26);
    assert_eq!(status(&model), "no move starts on 26: must capture 1");
    click(&mut model, 28);
    let scene = model.scene(NOW);
    assert_eq!(marked(&scene, Mark::Chosen), ["28"]);
    assert_eq!(marked(&scene, Mark::End), ["19"]);
    assert_eq!(marked(&scene, Mark::Prey), ["23"]);
    click(&mut model, 22);
    assert_eq!(status(&model), "28 cannot go to 22: must capture 1");
    click(&mut model, 19);
    assert_eq!(position(&model), "B:W19,31,39,47:B12,33");
}

#[test]
fn ways_that_are_alike_are_numbered() {
    let mut model = people("W:WK4:B13,20,32,37");
    click(&mut model, 4);
    let scene = model.scene(NOW);
    assert_eq!(marked(&scene, Mark::Via), ["27", "31", "38", "42"]);
    assert_eq!(marked(&scene, Mark::End), ["15"]);
    click(&mut model, 15);
    assert_eq!(status(&model), "Which way?  1: 4×27×38×15   2: 4×31×42×15");
    let numbers: Vec<_> = model
        .scene(NOW)
        .board
        .cells
        .iter()
        .filter(|cell| !cell.routes.is_empty())
        .map(|cell| format!("{}:{}", cell.label, cell.routes))
        .collect();
    assert_eq!(numbers, ["27:1", "31:2", "32:1", "37:2", "38:1", "42:2"]);
    press(&mut model, "3");
    assert_eq!(status(&model), "there is no way 3");
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
        click(&mut model, 37);
        assert_eq!(model.table().ply(), 0);
        assert_eq!(status(&model), "46 captures 2: choose a hop or the end");
        assert_eq!(marked(&model.scene(NOW), Mark::Chosen), ["37", "46"]);
        click(&mut model, end);
        assert_eq!(position(&model), after);
    }
}

#[test]
fn captures_that_share_both_ends_and_a_hop_are_a_question() {
    let mut model = people("W:WK34:B8,14,24,29,30,33,43,49");
    for square in [34, 25, 48] {
        assert_eq!(model.table().ply(), 0);
        click(&mut model, square);
    }
    assert_eq!(status(&model), "Which way?  1: 34×12×3×25×34×48   2: 34×25×3×17×39×48");
    let scene = model.scene(NOW);
    let numbered = |square: &str| {
        let cell = scene.board.cells.iter().find(|cell| cell.label == square);
        cell.map(|cell| cell.routes.clone()).unwrap_or_default()
    };
    assert_eq!(["29", "33", "17", "14"].map(numbered), ["1", "2", "2", ""]);
    press(&mut model, "2");
    assert_eq!(position(&model), "B:WK48:B24,29,49");
}

#[test]
fn more_ways_than_keys_are_chosen_by_typing_a_number() {
    let mut model = people("W:WK37:B2,9,10,13,17,18,20,24,27,28,29,31,33,35,38,39,42,45");
    click(&mut model, 37);
    click(&mut model, 5);
    let question = "Which of 36 ways?  Choose a hop or a piece, or type a number";
    assert_eq!(status(&model), question);
    let scene = model.scene(NOW);
    let numbers: Vec<_> = scene.board.cells.iter().map(|cell| cell.routes.as_str()).collect();
    assert!(numbers.iter().any(|text| text.contains('-') && text.contains(',')), "{numbers:?}");
    press(&mut model, "37\n");
    assert_eq!(status(&model), "there is no way 37");
    press(&mut model, "12");
    let typed = status(&model);
    let way = typed.strip_prefix("12|").expect("the way with this number");
    assert!(way.starts_with("37×") && way.ends_with("×5") && !way.contains(' '), "{typed}");
    press(&mut model, "\n");
    assert_eq!(model.table().ply(), 1);
    let played = model.table().last_entry().and_then(prise_game::Entry::notation);
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
    assert!(model.scene(NOW).moves[0].cells.iter().flatten().all(|cell| cell.undone));
    press(&mut model, "r");
    assert_eq!(position(&model), after);
    press(&mut model, "r");
    assert_eq!(status(&model), "there is nothing to play again");
    press(&mut model, "uu");
    assert_eq!(status(&model), "there is nothing to take back");
}

#[test]
fn an_answer_to_an_older_question_is_not_played() {
    use prise_game::Game;
    let mut model = against_computer(START);
    press(&mut model, "32-28\n");
    let old = model.question().expect("asked");
    let mv = old.position.find_move("19-23").expect("legal");
    press(&mut model, "u");
    assert!(model.question().is_none());
    model.update(Input::Answer { question: old.id, mv }, NOW);
    assert_eq!(model.table().ply(), 0);
    press(&mut model, "32-28\n");
    model.update(Input::Answer { question: old.id, mv }, NOW);
    assert_eq!(model.table().ply(), 1);
}

#[test]
fn resigning_takes_a_confirmation() {
    let mut model = against_computer(START);
    press(&mut model, "R");
    let overlay = model.scene(NOW).overlay;
    assert!(
        matches!(overlay, Some(Overlay::Question { text, .. }) if text == "White: resign this game?")
    );
    press(&mut model, "n");
    assert_eq!(model.table().outcome(), None);
    press(&mut model, "Ry");
    assert_eq!(status(&model), "Black wins: the opponent resigned");
    // The end can be taken back, too.
    press(&mut model, "u");
    assert_eq!(model.table().outcome(), None);
}

fn progress(hundredths: i32) -> SearchInfo<prise_draughts::Move> {
    let score = Score::evaluation(hundredths);
    SearchInfo { depth: 1, score, line: Vec::new(), nodes: 1, elapsed: std::time::Duration::ZERO }
}

#[test]
fn the_computer_answers_a_draw_by_its_opinion() {
    for (opinion, agrees) in [(200, false), (-200, true)] {
        let mut model = against_computer(START);
        press(&mut model, "32-28\n");
        let question = model.question().expect("asked").id;
        model.update(Input::Progress { question, progress: progress(opinion) }, NOW);
        press(&mut model, "o");
        let said = if agrees { "Draw: the players agreed" } else { "Black declines the draw" };
        assert_eq!(status(&model), said);
        assert_eq!(model.table().outcome().is_some(), agrees);
    }
}

#[test]
fn a_person_is_asked_about_a_draw() {
    let mut model = people(START);
    press(&mut model, "on");
    assert_eq!(status(&model), "Black declines the draw");
    press(&mut model, "oy");
    assert_eq!(status(&model), "Draw: the players agreed");
}

#[test]
fn the_result_is_told_in_words() {
    let mut model = people("W:W28:B23");
    press(&mut model, "28x19\n");
    assert_eq!(status(&model), "White wins: the opponent has no pieces left");
    click(&mut model, 19);
    assert_eq!(status(&model), "the game is over: n for a new one, u to take back");
    let taken = model.scene(NOW).players[0].taken.len();
    assert_eq!(taken, 1);
}

#[test]
fn what_comes_after_the_fall_of_a_flag_is_not_done() {
    use prise_game::{Outcome, WinReason};
    let clock = ClockChoice { minutes: 1, increment: 0 };
    let players = vec![Player::human("White"), Player::human("Black")];
    let mut setup = Setup::new(DrawRules::Standard, players);
    setup = setup.with_clock(Some(clock.setup(prise_game::Seats::TWO)));
    let late = Millis::from_secs(60);
    for key in [Key::Char('u'), Key::Char('R'), Key::Char('q'), Key::Enter] {
        let mut model =
            Model::<Draughts>::new(Match::new(setup.clone()).expect("a match"), Millis::ZERO);
        let before = model.revision();
        model.update(Input::Key(key), late);
        // The end is there to be saved, and nothing has happened to it.
        assert_eq!(model.revision(), before + 1);
        let timeout = Outcome::Win { winner: Seat::SECOND, reason: WinReason::Timeout };
        assert_eq!(model.table().outcome(), Some(timeout), "{key:?}");
        assert_eq!(model.leaving(), None);
    }
    let mut model = Model::<Draughts>::new(Match::new(setup).expect("a match"), Millis::ZERO);
    model.update(Input::Key(Key::Interrupt), late);
    assert_eq!(model.leaving(), Some(Leaving::Quit), "the system does not ask twice");
}

#[test]
fn ec_16_the_clock_runs_while_a_way_is_chosen() {
    let clock = ClockChoice { minutes: 1, increment: 0 }.setup(prise_game::Seats::TWO);
    let players = vec![Player::human("White"), Player::human("Black")];
    let setup = setup("W:WK4:B13,20,32,37", players).with_clock(clock);
    let mut model = Model::<Draughts>::new(Match::new(setup).expect("a match"), Millis::ZERO);
    press(&mut model, "4x15\n");
    let face = |model: &Model<Draughts>, at: u64| {
        let clock = model.scene(Millis::new(at)).players[0].clock.clone();
        clock.map(|clock| (clock.text, clock.low))
    };
    assert_eq!(face(&model, 10_500), Some(("0:49".to_owned(), false)));
    assert_eq!(face(&model, 50_500), Some(("0:09.5".to_owned(), true)));
    model.update(Input::Tick, Millis::from_secs(61));
    assert_eq!(status(&model), "Black wins: the opponent's time is over");
}

#[test]
fn the_board_turns_and_the_keys_find_their_way() {
    let mut model = people(START);
    model.update(Input::Key(Key::Tab), NOW);
    model.update(Input::Key(Key::Enter), NOW);
    assert_eq!(marked(&model.scene(NOW), Mark::Chosen), ["31"]);
    model.update(Input::Key(Key::Escape), NOW);
    assert_eq!(marked(&model.scene(NOW), Mark::Chosen), Vec::<String>::new());
    let upper_left = |model: &Model<Draughts>| model.scene(NOW).board.cells[1].label.clone();
    assert_eq!(upper_left(&model), "1");
    press(&mut model, "t");
    assert_eq!(upper_left(&model), "50");
}

#[test]
fn a_player_of_black_sees_the_board_from_blacks_side() {
    let players = vec![Player::ai("Prise", Level::FIRST), Player::human("You")];
    let table = Match::<Draughts>::new(setup(START, players)).expect("a match");
    let model = Model::new(table, Millis::ZERO);
    assert_eq!(model.scene(NOW).board.cells[1].label, "50");
    assert!(model.question().is_some());
    assert_eq!(model.table().to_move(), Seat::FIRST);
}

#[test]
fn leaving_asks_only_when_something_would_be_left() {
    let mut model = people(START);
    press(&mut model, "n");
    assert_eq!(model.leaving(), None);
    press(&mut model, "y");
    assert_eq!(model.leaving(), Some(Leaving::NewGame));
    let mut model = people(START);
    model.update(Input::Key(Key::Interrupt), NOW);
    assert_eq!(model.leaving(), Some(Leaving::Quit));
}

#[test]
fn every_change_of_the_match_has_a_revision() {
    let mut model = against_computer(START);
    let mut seen = vec![model.revision()];
    press(&mut model, "32-28\n");
    seen.push(model.revision());
    answer(&mut model, "19-23");
    seen.push(model.revision());
    press(&mut model, "o");
    seen.push(model.revision());
    press(&mut model, "u");
    seen.push(model.revision());
    assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "{seen:?}");
    let still = model.revision();
    press(&mut model, "t?");
    assert_eq!(model.revision(), still);
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
