//! Three Kingdoms: how the pieces go (K2).

use std::collections::BTreeSet;

use prise_darkchess::{RuleSet, ThreeKingdomsRules};
use prise_game::{Game, Point};

use crate::support::{goals, kingdoms};

/// Where the piece on a point can go; seat 0 owns its army and the others have none.
fn from(point: &str, cells: &str) -> String {
    let index = ThreeKingdomsRules::GEOMETRY.point_named(point).unwrap().index();
    let letter = cells.chars().filter(|letter| *letter != ' ').nth(index).unwrap();
    let man = ThreeKingdomsRules::man_of_letter(letter).unwrap();
    let army = ThreeKingdomsRules::ARMY_LETTERS[ThreeKingdomsRules::profile(man).army.index()];
    let hidden = "p".repeat(cells.matches('@').count());
    let hidden = if hidden.is_empty() { "-" } else { &hidden };
    goals(&kingdoms(&format!("{cells}/{hidden}/{army}--/0/60/-")), point)
}

const CROSS: &str = "a5 b5 c1 c2 c3 c4 c6 c7 c8 c9 d5 e5";

#[test]
fn fr_019_k2_the_general_slides_along_lines() {
    for general in ["K", "k"] {
        let cells = format!("..... ..... ..... ..... ..{general}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &cells), CROSS);
    }
}

#[test]
fn fr_019_ec_movement_the_general_crosses_the_board_but_is_blocked() {
    assert!(from("a9", "K.... ..... ..... ..... ..... ..... ..... ..... .....").contains("a1"));
    // A friend on b9 and an enemy on a7; then face-down pieces on both.
    let cells = "KP... ..... a.... ..... ..... ..... ..... ..... .....";
    assert_eq!(from("a9", cells), "a7 a8");
    assert_eq!(from("a9", "K@... ..... @.... ..... ..... ..... ..... ..... ....."), "a8");
}

#[test]
fn fr_020_fr_056_k2_the_minister_leaps_two_across_over_anything() {
    for minister in ["E", "e"] {
        let open = format!("..... ..... ..... ..... ..{minister}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &open), "a3 a7 e3 e7");
        // Face-down pieces and enemies on all four eyes.
        let eyes = format!("..... ..... ..... .@.P. ..{minister}.. .p.@. ..... ..... .....");
        assert_eq!(from("c5", &eyes), "a3 a7 e3 e7");
    }
}

#[test]
fn fr_021_fr_056_k2_the_horse_leaps_like_a_knight_over_anything() {
    for horse in ["H", "h"] {
        let open = format!("..... ..... ..... ..... ..{horse}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &open), "a4 a6 b3 b7 d3 d7 e4 e6");
        let legs = format!("..... ..... ..... ..@.. .P{horse}@. ..p.. ..... ..... .....");
        assert_eq!(from("c5", &legs), "a4 a6 b3 b7 d3 d7 e4 e6");
    }
}

#[test]
fn fr_022_ec_movement_k2_the_rook_slides_and_is_blocked() {
    for rook in ["R", "r"] {
        let open = format!("..... ..... ..... ..... ..{rook}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &open), CROSS);
        // Above a face-down piece at c8, below an enemy at c3, left and right nothing.
        let shut = format!("..... ..@.. ..... ..... ..{rook}.. ..... ..P.. ..... .....");
        assert_eq!(from("c5", &shut), "a5 b5 c3 c4 c6 c7 d5 e5");
    }
    assert_eq!(from("c5", "..... ..... ..... ..H.. .ARA. ..H.. ..... ..... ....."), "");
}

#[test]
fn fr_023_ec_movement_k2_the_cannon_slides_like_a_rook_and_is_blocked() {
    for cannon in ["C", "c"] {
        let open = format!("..... ..... ..... ..... ..{cannon}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &open), CROSS);
        let shut = format!("..... ..@.. ..... ..... ..{cannon}.. ..... ..P.. ..... .....");
        assert_eq!(from("c5", &shut), "a5 b5 c4 c6 c7 d5 e5");
    }
}

#[test]
fn fr_024_k2_the_soldier_steps_along_lines_and_the_advisor_across() {
    for soldier in ["P", "p"] {
        let cells = format!("..... ..... ..... ..... ..{soldier}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &cells), "b5 c4 c6 d5");
    }
    for advisor in ["A", "a"] {
        let cells = format!("..... ..... ..... ..... ..{advisor}.. ..... ..... ..... .....");
        assert_eq!(from("c5", &cells), "b4 b6 d4 d6");
    }
    // A soldier may go back, and neither leaves the board.
    assert_eq!(from("a1", "..... ..... ..... ..... ..... ..... ..... ..... P...."), "a2 b1");
    assert_eq!(from("a1", "..... ..... ..... ..... ..... ..... ..... ..... A...."), "b2");
}

#[test]
fn fr_025_ec_movement_from_every_point_each_piece_goes_where_its_pattern_says() {
    let place = |index: usize| (index as i32 % 5, index as i32 / 5);
    for man in ThreeKingdomsRules::MEN {
        for start in 0..45 {
            let mut cells = vec!['.'; 45];
            cells[start] = man.letter;
            let cells: String = cells.into_iter().collect();
            let name = ThreeKingdomsRules::GEOMETRY.name(Point::new(start as u8));
            let reached: BTreeSet<_> =
                from(&name, &cells).split_whitespace().map(str::to_owned).collect();
            let expected: BTreeSet<_> = (0..45)
                .filter(|goal| {
                    let ((x, y), (to_x, to_y)) = (place(start), place(*goal));
                    let (dx, dy) = ((x - to_x).abs(), (y - to_y).abs());
                    match man.letter.to_ascii_uppercase() {
                        'K' | 'R' | 'C' => (dx == 0) != (dy == 0),
                        'P' => dx + dy == 1,
                        'A' => (dx, dy) == (1, 1),
                        'E' => (dx, dy) == (2, 2),
                        _ => (dx, dy) == (1, 2) || (dx, dy) == (2, 1),
                    }
                })
                .map(|goal| ThreeKingdomsRules::GEOMETRY.name(Point::new(goal as u8)))
                .collect();
            assert_eq!(reached, expected, "{} on {name}", man.letter);
        }
    }
}

#[test]
fn fr_026_ec_movement_every_empty_point_of_the_aisle_is_a_destination() {
    let shut_in = "PP.pp AA.aa EE.ee HH.hh R.... ..... ..... ..... .....";
    assert_eq!(from("a5", shut_in), "a1 a2 a3 a4 b5 c5 d5 e5");
    let file = from("c9", "PPRpp AA.aa EE.ee HH.hh ..... ..... ..... ..... .....");
    assert_eq!(file, "b9 c1 c2 c3 c4 c5 c6 c7 c8 d9");
}

#[test]
fn us_2_a_rook_slides_three_steps_and_the_counter_falls_to_59() {
    let mut game = kingdoms("@...@ ..... ..... ..... R.... ..... ..... ..... ...../Kh/R--/0/60/-");
    crate::support::play(&mut game, "a5-d5");
    assert_eq!(game.write(), "@...@..................R...................../Kh/R--/1/59/-");
}
