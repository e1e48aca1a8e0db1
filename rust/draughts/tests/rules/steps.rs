//! What the board is told of a move.

use prise_game::{Army, Face, Game, MoveKind, Point, Seat, Step};

use crate::game;

fn point(number: u8) -> Point {
    Point::new(number - 1)
}

/// The number of hops of the only capture in a position, and of the pieces removed after them.
fn hops_and_removals(fen: &str) -> (usize, usize) {
    let mut game = game(fen);
    let mv = game.legal_moves()[0];
    let steps = game.play(mv).expect("legal");
    let hops =
        steps.iter().take_while(|step| matches!(step, Step::Hop { over: Some(_), .. })).count();
    let removals =
        steps[hops..].iter().take_while(|step| matches!(step, Step::Remove { .. })).count();
    (hops, removals)
}

#[test]
fn fix_001_4_chains_of_two_three_four_and_more() {
    assert_eq!(hops_and_removals("W:W28:B33,34"), (2, 2));
    assert_eq!(hops_and_removals("W:W48:B42,32,22"), (3, 3));
    assert_eq!(hops_and_removals("W:W48:B42,32,22,12"), (4, 4));
    let (hops, removals) = hops_and_removals("W:W46:B41,32,23,13,12,21,31,42,43");
    assert!(hops >= 7 && hops == removals, "{hops}");
}

/// The app's tests of drawing (AC-28 to AC-30) use this man's way in `test/support/positions.dart`.
#[test]
fn ac_30_the_captures_that_the_app_draws_are_legal() {
    let landings = [28, 19, 30, 39, 28, 17, 8, 19, 10];
    let victims = [32, 23, 24, 34, 33, 22, 12, 13, 14];
    for hops in 1..=landings.len() {
        let list = |numbers: &[u8], sign: &str| {
            numbers[..hops].iter().map(u8::to_string).collect::<Vec<_>>().join(sign)
        };
        let game = game(&format!("W:W37:B{}", list(&victims, ",")));
        let mv = game.find_move(&format!("37x{}", list(&landings, "x"))).expect("legal");
        assert_eq!(mv.captured().len() as usize, hops);
    }
}

#[test]
fn fix_001_3_hops_come_in_order_and_removals_at_the_end() {
    let mut game = game("W:W28:B33,34");
    let mv = game.legal_moves()[0];
    assert_eq!(
        game.play(mv),
        Ok(vec![
            Step::Hop { from: point(28), to: point(39), over: Some(point(33)) },
            Step::Hop { from: point(39), to: point(30), over: Some(point(34)) },
            Step::Remove { at: point(33) },
            Step::Remove { at: point(34) },
        ])
    );
}

#[test]
fn a_move_is_spelled_out() {
    let game = game("W:W28,50:B33,34");
    let info = game.info(game.legal_moves()[0]);
    assert_eq!(info.kind, MoveKind::Capture);
    assert_eq!((info.from, info.to), (Some(point(28)), point(30)));
    assert_eq!(info.path, [point(39), point(30)]);
    assert_eq!(info.captured, [point(33), point(34)]);
    let quiet = crate::game("W:W28:B1");
    let info = quiet.info(quiet.legal_moves()[0]);
    assert_eq!((info.kind, info.path, info.captured), (MoveKind::Quiet, vec![info.to], vec![]));
}

#[test]
fn pieces_and_armies() {
    let game = game("W:W28,K50:BK1");
    let pieces = game.pieces();
    assert_eq!(pieces.iter().map(|placed| placed.at).collect::<Vec<_>>(), [1, 28, 50].map(point));
    let kinds: Vec<_> = pieces
        .iter()
        .map(|placed| match placed.face {
            Face::Shown(piece) => {
                use prise_draughts::Draughts;
                (Draughts::ARMIES[piece.army.index()], Draughts::KINDS[piece.kind.index()])
            }
            Face::Hidden => panic!("nothing is hidden in draughts"),
        })
        .collect();
    assert_eq!(kinds, [("black", "king"), ("white", "man"), ("white", "king")]);
    assert_eq!(game.army_of(Seat::SECOND), Some(Army::new(1)));
    assert_eq!(game.army_of(Seat::THIRD), None);
    assert_eq!(game.public(), game);
    assert_eq!(game.rules(), &prise_draughts::DrawRules::Standard);
    assert_eq!(game.seats().count(), 2);
    assert!(!game.is_out(Seat::FIRST));
}
