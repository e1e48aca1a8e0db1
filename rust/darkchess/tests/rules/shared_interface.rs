//! What the games tell of themselves through the interface that all games share.

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_game::{Game, Point, Seed};

#[test]
fn a_game_is_dealt_by_number_or_from_a_seed() {
    let seed = Seed::from_number(7);
    assert_eq!(ThreeKingdoms::start(&(), 7), ThreeKingdoms::start_from(&(), &seed));
    let rules = ClassicOptions::default();
    assert_eq!(Classic::start(&rules, 7), Classic::start_from(&rules, &seed));
    assert_ne!(Classic::start(&rules, 7), Classic::start(&rules, 8));
}

#[test]
fn points_are_named_from_the_upper_left_corner() {
    assert_eq!(Classic::point_name(Point::new(0)), "a8");
    assert_eq!(ThreeKingdoms::point_name(Point::new(0)), "a9");
}

#[test]
fn b3_k4_the_moves_until_the_draw_are_counted_where_there_is_one() {
    let counters = |tournament| Classic::start(&ClassicOptions { tournament }, 1).draw_counters();
    assert_eq!(counters(false), []);
    assert_eq!((counters(true)[0].count, counters(true)[0].limit), (0, 60));

    let mut game = ThreeKingdoms::start(&(), 1);
    game.play(game.legal_moves()[0]).unwrap();
    let first = game.draw_counters()[0];
    game.play(game.legal_moves()[0]).unwrap();
    let second = game.draw_counters()[0];
    assert_eq!((first.count, first.limit), (0, 60));
    assert_eq!((second.count, second.limit), (1, 60));
}

#[test]
fn a_pass_changes_the_player_to_move_and_nothing_else() {
    let mut game = ThreeKingdoms::start(&(), 1);
    game.play(game.legal_moves()[0]).unwrap();
    let (before, passed) = (*game.position(), game.position().passed());
    assert_eq!(passed.to_move(), game.seats().after(before.to_move()));
    assert_eq!((passed.face_down(), passed.quiet()), (before.face_down(), before.quiet()));
}
