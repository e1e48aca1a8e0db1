//! Moves as text, what they do to the board, rules as text, and the key.

use prise_game::{
    Face, FindMoveError, Game, MoveKind, Piece, Point, Repetition, Rules, Seat, Seats, Step,
};
use prise_mill::{Color, Mill, MillRules, Move, Position, point_named};

use crate::common::{Dice, after, at, play};

fn point(name: &str) -> Point {
    point_named(name).unwrap()
}

#[test]
fn moves_read_and_write() {
    for (text, mv) in [
        ("d6", Move::Place(point("d6"))),
        ("d6-d7", Move::Shift { from: point("d6"), to: point("d7") }),
        ("xd5", Move::Remove(point("d5"))),
    ] {
        assert_eq!(text.parse(), Ok(mv));
        assert_eq!(format!(" {} ", text.to_uppercase()).parse(), Ok(mv));
        assert_eq!(mv.to_string(), text);
    }
}

#[test]
fn malformed_moves_name_the_character() {
    let error = |text: &str| text.parse::<Move>().unwrap_err().to_string();
    assert_eq!(error(""), "'' is not a move: nothing written at character 1");
    assert_eq!(error("d4"), "'d4' is not a move: no such point at character 1");
    assert_eq!(error(" d6-d4"), "' d6-d4' is not a move: no such point at character 5");
    assert_eq!(error("x"), "'x' is not a move: no such point at character 2");
    assert_eq!(error("d6d7"), "'d6d7' is not a move: more than one move at character 3");
    assert_eq!(error("xd5x"), "'xd5x' is not a move: more than one move at character 4");
    assert_eq!(error("d6-d7-d5"), "'d6-d7-d5' is not a move: more than one move at character 6");
}

#[test]
fn illegal_moves_name_the_rule() {
    let placing = after("", "a7");
    let moving = at("flying=0", "*****O**/**@***@@/**O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20");
    let removing = after("", "a7 b4 d7 f4 e3 c4 g7");
    for (game, text, hint) in [
        (&placing, "a7", "a7 is occupied"),
        (&placing, "a7-a4", "men are still being placed"),
        (&placing, "xa7", "no capture is due"),
        (&moving, "a4", "all men are placed, name the point to move from and the point to move to"),
        (&moving, "b4-a4", "no man of the side to move stands on b4"),
        (&moving, "d1-g4", "g4 is occupied"),
        (&moving, "d1-e3", "e3 is not next to d1"),
        (&removing, "a4", "a man must be removed first: xc4, xf4, xb4"),
        (&removing, "xa4", "a4 is empty"),
        (&removing, "xa7", "the man on a7 belongs to the side to move"),
    ] {
        let error = game.find_move(text).unwrap_err();
        assert_eq!(error, FindMoveError::Illegal { text: text.to_owned(), hint: hint.to_owned() });
    }
}

#[test]
fn steps_and_information() {
    let mut game = after("", "a7 d7");
    let white = Piece { army: Color::White.army(), kind: prise_game::Kind::new(0) };
    let place = game.find_move("g7").unwrap();
    assert_eq!(game.info(place).kind, MoveKind::Place);
    let steps = game.play(place).unwrap();
    assert_eq!(steps, [Step::Place { at: point("g7"), piece: white }]);
    let remove = game.find_move("xd7").unwrap();
    let info = game.info(remove);
    assert_eq!(
        (info.kind, info.to, info.captured),
        (MoveKind::Remove, point("d7"), vec![point("d7")])
    );
    assert_eq!(game.play(remove).unwrap(), [Step::Remove { at: point("d7") }]);
    assert_eq!(game.pieces().len(), 2);
    assert!(game.pieces().iter().all(|placed| placed.face == Face::Shown(white)));
    assert_eq!(game.army_of(Seat::SECOND), Some(Color::Black.army()));
    assert_eq!(game.army_of(Seat::THIRD), None);
    assert_eq!(game.seats(), Seats::TWO);

    let mut game = at("", "*****O**/**@***@@/**O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20");
    let shift = game.find_move("a7-a4").unwrap();
    let info = game.info(shift);
    assert_eq!((info.kind, info.from, info.to), (MoveKind::Quiet, Some(point("a7")), point("a4")));
    let hop = Step::Hop { from: point("a7"), to: point("a4"), over: None };
    assert_eq!(game.play(shift).unwrap(), [hop]);
}

#[test]
fn moves_off_the_board_are_refused() {
    let mut game = after("", "a7 d7 g7");
    for index in [24, 31, 32, 64, 255] {
        let off = Point::new(index);
        assert!(game.play(Move::Remove(off)).is_err());
        assert!(game.play(Move::Place(off)).is_err());
        assert_eq!(game.position().mode_of(off), None);
    }
}

#[test]
fn m7_rules_have_the_names_and_defaults_of_the_notation() {
    assert_eq!(
        MillRules::default().to_text(),
        "pieces=9,diagonals=0,flying=1,always=0,multiple=0,\
         custodian=1,custodian-edges=1,custodian-cross=1,custodian-diagonals=1,\
         custodian-placing=1,custodian-moving=1,custodian-at-three=0,\
         intervention=1,intervention-edges=1,intervention-cross=1,intervention-diagonals=1,\
         intervention-placing=1,intervention-moving=1,intervention-at-three=0"
    );
    for option in MillRules::OPTIONS {
        for value in option.values {
            let text = format!("{}={value}", option.name);
            let rules = MillRules::from_text(&text).unwrap();
            assert!(rules.to_text().split(',').any(|entry| entry == text));
            assert_eq!(MillRules::from_text(&rules.to_text()), Ok(rules));
        }
    }
    assert_eq!(Position::start(crate::common::rules("pieces=12")).in_hand(Color::Black), 12);
    assert!(!MillRules::PLAIN.custodian() && !MillRules::PLAIN.intervention());
}

#[test]
fn keys_follow_the_position() {
    let mut dice = Dice(0x6b65);
    let mut by_key = std::collections::HashMap::new();
    for _ in 0..200 {
        let rules = MillRules::default();
        let mut game = Mill::start(&rules, 0);
        while let moves @ [_, ..] = &game.legal_moves()[..] {
            game.play_unchecked(dice.pick(moves));
            // Reading works the key out from nothing.
            let read = Mill::read(&rules, &game.write()).unwrap();
            assert_eq!(read.position().key(), game.position().key());
            // What makes positions differ, without counters: no two share a key.
            let position = game.position();
            let told_apart = (
                Color::BOTH.map(|side| (position.men(side), position.in_hand(side))),
                position.to_move(),
                position.removal(),
            );
            let known = by_key.entry(position.key()).or_insert(told_apart);
            assert_eq!(*known, told_apart);
        }
    }
}

#[test]
fn the_history_holds_what_can_come_back() {
    let keys = |game: &Mill| Repetition::keys(game.history()).count();
    let mut game = at("flying=0", "*****O**/**@***@@/**O*O**O w m s 4 0 3 0 0 0 0 0 0 0 0 7 20");
    assert_eq!(keys(&game), 1);
    play(&mut game, "c3-c4 f4-f2 c4-c3");
    assert_eq!(keys(&game), 4);
    assert_eq!(keys(&after("", "a7 d7 f2")), 1);
}

#[test]
fn positions_are_small() {
    assert!(size_of::<Position>() <= 56, "{}", size_of::<Position>());
}
