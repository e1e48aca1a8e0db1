//! Pictures of scenes, as text.

use prise_game::Point;
use prise_session::MatchSetup;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::play::games::GameLook;
use crate::play::model::tests::{against_computer as model, sit, start};
use crate::play::model::{Input, Model};
use crate::terminal::Key;
use crate::terminal::view::theme::Depth;
use crate::terminal::view::{Parts, Theme, draw};

/// The usual match of a game among people.
fn people(game: &str) -> MatchSetup {
    GameLook::of(game).expect("a game").match_of(None, None)
}

fn picture(model: &Model, size: (u16, u16), depth: Depth) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
    let scene = model.scene();
    terminal.draw(|frame| draw(frame, &scene, Theme::new(depth))).expect("drawn");
    terminal.backend().buffer().clone()
}

fn text(buffer: &Buffer) -> Vec<String> {
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(row).map(|row| row.trim_end().to_owned()).collect()
}

/// The picture without colour, row by row.
fn rows(model: &Model, size: (u16, u16)) -> Vec<String> {
    text(&picture(model, size, Depth::None))
}

#[test]
fn without_colour_everything_is_told_by_shape() {
    let mut model = model("W:W28,47,31:B23,33,K9");
    model.update(Input::Click(Some(Point::new(27))));
    let picture = rows(&model, (80, 24));
    let wanted = "
 Prise · International draughts  not rated: another start
 ░░░░    ░░░░    ░░░░    ░░░░    ░░░░      ▶ ● White · You
 ░░░░  1 ░░░░  2 ░░░░  3 ░░░░  4 ░░░░  5
     ░░░░    ░░░░    ░░░░▗▙▟▖░░░░    ░░░░    ○ Black · Prise level 1
   6 ░░░░  7 ░░░░  8 ░░░░▝▄▄▘░░░░ 10 ░░░░";
    for (row, (found, wanted)) in picture.iter().zip(wanted.lines().skip(1)).enumerate() {
        assert_eq!(found, wanted, "row {row}");
    }
    // The man on 28 is chosen and has the cursor; it takes 23, and could take 33 instead.
    assert!(picture[12].starts_with("  26 ░░░░ 27 ░░░░[28]░░░░ 29"), "{}", picture[12]);
    assert!(picture[10].contains("▝××▘"), "{}", picture[10]);
    assert_eq!(picture[22], " 28 captures 1: choose a hop or the end");
}

#[test]
fn every_depth_draws_the_same_letters() {
    let model = model("W:W31-50:B1-20");
    let letters = |depth| {
        let keep =
            |row: &String| row.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
        text(&picture(&model, (80, 24), depth)).iter().map(keep).collect::<Vec<_>>()
    };
    let plain = letters(Depth::None);
    for depth in [Depth::Sixteen, Depth::Cube, Depth::Full] {
        assert_eq!(letters(depth), plain, "{depth:?}");
    }
}

#[test]
fn the_two_sides_differ_in_every_depth() {
    let model = model("W:W31:B20");
    for depth in [Depth::None, Depth::Sixteen, Depth::Cube, Depth::Full] {
        let picture = picture(&model, (80, 24), depth);
        // The middle of the upper rows of 31 and of 20.
        let (white, black) = (&picture[(6, 13)], &picture[(34, 7)]);
        assert_ne!(white.symbol(), black.symbol(), "{depth:?}");
        if depth != Depth::None {
            assert_ne!(white.style().bg, black.style().bg, "{depth:?}");
        }
    }
}

#[test]
fn a_small_window_says_what_is_needed() {
    let model = model("W:W31-50:B1-20");
    for size in [(59, 24), (60, 19), (20, 5), (1, 1)] {
        let picture = text(&picture(&model, size, Depth::Full)).join(" ");
        assert!(size.0 < 20 || picture.contains("Prise needs"), "{size:?}: {picture}");
    }
}

#[test]
fn every_size_from_the_smallest_on_shows_the_board() {
    let mut model = model("W:W31-50:B1-20");
    model.update(Input::Key(Key::Char('?')));
    for (width, height) in [
        (60, 20),
        (61, 21),
        (79, 23),
        (80, 24),
        (81, 25),
        (100, 30),
        (120, 40),
        (200, 60),
        (300, 100),
        (80, 200),
    ] {
        let screen = Rect::new(0, 0, width, height);
        let parts = Parts::of(screen, &model.scene().board).expect("fits");
        assert_eq!(parts.board.area.intersection(screen), parts.board.area);
        let shown = text(&picture(&model, (width, height), Depth::Full)).concat();
        assert!(shown.contains("Keys") && shown.contains("save and quit"), "{width} × {height}");
        assert!(shown.contains("● ○ man   ♛ ♕ king"), "{width} × {height}");
    }
}

#[test]
fn in_a_small_window_everything_is_told_in_a_row() {
    let mut model = model("W:W28,47,31:B23,33,K9");
    model.update(Input::Click(Some(Point::new(27))));
    let picture = rows(&model, (60, 20));
    assert_eq!(picture.len(), 20);
    let row = |of: &str| picture.iter().find(|row| row.contains(of)).expect(of).clone();
    assert!(row("♕").contains("♕"), "the king on 9");
    assert!(row("[").contains("[●]"), "the man that is chosen has the cursor");
    assert!(row("×○×").contains("×○×"), "what it takes");
    assert!(row("·19").contains("·19"), "where it ends");
    assert!(picture.iter().any(|row| row.contains("28 captures 1")), "{picture:?}");
}

#[test]
fn every_game_fits_the_smallest_window() {
    for game in prise_session::GAMES {
        let look = GameLook::of(game).expect("a game");
        let mut model = sit(start(&people(game)));
        model.update(Input::Key(Key::Char('?')));
        let screen = Rect::new(0, 0, 60, 20);
        assert!(Parts::of(screen, &model.scene().board).is_some(), "{game}");
        let shown = rows(&model, (60, 20)).join(" ");
        // The help with its legend, to the last line.
        let last = *look.kinds.last().expect("a kind");
        assert!(shown.contains("move about the board") && shown.contains(last), "{game}: {shown}");
    }
}

#[test]
fn in_the_smallest_window_diagonals_are_drawn_and_no_key_is_cut() {
    let rules = "pieces=12,diagonals=1,custodian=0,intervention=0".to_owned();
    let mut model = sit(start(&MatchSetup { rules, ..people("mill") }));
    model.update(Input::Click(Some(Point::new(0))));
    let picture = rows(&model, (60, 20));
    let slanted = |sign| picture.join("").matches::<char>(sign).count();
    // Four each; one of them may lie under the man.
    assert!(slanted('╲') >= 3, "{picture:#?}");
    assert!(slanted('╱') >= 3, "{picture:#?}");
    let keys = picture.last().expect("a row");
    assert!(keys.contains("u take back"), "{keys}");
    assert!(keys.ends_with("? help  q quit"), "{keys}");
}

#[test]
fn the_list_of_moves_tells_what_a_flip_turned_up() {
    let session = start(&people("dark-chess"));
    let flip = session.view().expect("a view").legal.id(0);
    let point = session.play(flip).expect("legal").last.expect("a move").notation.expect("text");
    let position = session.position_at(1).expect("a position");
    let letter = position.chars().next().expect("the cell of a8");
    let model = sit(session);
    let shown = rows(&model, (80, 24)).join("\n");
    assert_eq!(point, "a8");
    assert!(shown.contains(&format!("a8={letter}")), "{shown}");
}

#[test]
fn clicks_find_their_squares() {
    let board = model("W:W31-50:B1-20").scene().board;
    for (width, height) in [(80, 24), (120, 40), (200, 70)] {
        let parts = Parts::of(Rect::new(0, 0, width, height), &board).expect("fits");
        let area = parts.board.area;
        let at = |x, y| parts.board.point_at(&board, Position::new(x, y));
        assert_eq!(at(area.x, area.y), None, "a light square");
        assert_eq!(at(area.right() - 1, area.y), Some(Point::new(4)));
        assert_eq!(at(area.x, area.bottom() - 1), Some(Point::new(45)));
        assert_eq!(at(area.right(), area.y), None);
    }
}

#[test]
fn a_long_list_of_moves_can_be_looked_through() {
    let session = start(&people("draughts"));
    for _ in 0..50 {
        session.play(session.view().expect("a view").legal.id(0)).expect("legal");
    }
    let mut model = sit(session);
    let sends = |model: &mut Model, keys: &[Key]| {
        for key in keys {
            model.update(Input::Key(*key));
        }
    };
    let shows =
        |model: &Model, row: &str| rows(model, (80, 24)).iter().any(|line| line.contains(row));
    assert!(shows(&model, " 25. ") && !shows(&model, "  1. "));
    sends(&mut model, &[Key::PageUp; 9]);
    assert!(shows(&model, "  1. ") && !shows(&model, " 25. "));
    sends(&mut model, &[Key::PageDown; 4]);
    assert!(shows(&model, " 25. "));
    sends(&mut model, &[Key::WheelUp; 20]);
    assert!(shows(&model, "  1. "));
    // A move leads back to where it is played.
    sends(&mut model, &[Key::Char('u')]);
    assert!(shows(&model, " 25. "));
}
