//! Three Kingdoms: the board and the deal.

use std::collections::BTreeSet;

use prise_darkchess::{RuleSet, ThreeKingdoms, ThreeKingdomsRules};
use prise_game::{Face, Game, MoveKind, Point};

use crate::support::{counter, field, kingdoms, legal};

const START: &str = "@@.@@@@.@@@@.@@@@.@@.....@@.@@@@.@@@@.@@@@.@@";

#[test]
fn fr_005_k1_the_board_has_45_points_in_5_files_and_9_ranks() {
    assert_eq!(ThreeKingdoms::POINTS, 45);
    let board = ThreeKingdomsRules::GEOMETRY;
    assert_eq!((board.files(), board.ranks()), (5, 9));
    let names: BTreeSet<_> = (0..45).map(|index| board.name(Point::new(index))).collect();
    assert_eq!(names.len(), 45);
    assert_eq!(board.name(Point::new(0)), "a9");
    assert_eq!(board.name(Point::new(4)), "e9");
    assert_eq!(board.name(Point::new(44)), "e1");
    for name in names {
        assert_eq!(board.name(board.point_named(&name).unwrap()), name);
    }
}

#[test]
fn fr_006_fr_055_k1_four_corner_blocks_of_2_by_4_and_13_empty_points() {
    for seed in 0..50 {
        let game = ThreeKingdoms::start(&(), seed);
        assert_eq!(field(&game, 0), START);
        let taken = game.position().occupied();
        let block = |files: [u8; 2], ranks: std::ops::RangeInclusive<u8>| {
            let board = ThreeKingdomsRules::GEOMETRY;
            ranks
                .flat_map(|rank| files.map(|file| board.point(file, rank - 1).unwrap()))
                .filter(|at| taken.contains(*at))
                .count()
        };
        assert_eq!(block([0, 1], 6..=9), 8, "top left");
        assert_eq!(block([3, 4], 6..=9), 8, "top right");
        assert_eq!(block([0, 1], 1..=4), 8, "bottom left");
        assert_eq!(block([3, 4], 1..=4), 8, "bottom right");
        assert_eq!(45 - taken.len(), 13);
    }
}

#[test]
fn fr_007_fr_013_k1_32_pieces_12_green_10_red_10_black_are_shuffled() {
    let mut deals = BTreeSet::new();
    for seed in 0..200 {
        let hidden = field(&ThreeKingdoms::start(&(), seed), 1);
        let mut sorted: Vec<char> = hidden.chars().collect();
        sorted.sort_unstable();
        let expected = "AACCEEHHKPPPPPRRaacceehhkppppprr";
        assert_eq!(sorted.into_iter().collect::<String>(), expected);
        deals.insert(hidden);
    }
    assert_eq!(deals.len(), 200, "no two seeds of these give the same deal");
    let count = |army: &str| -> u8 {
        let army = ThreeKingdoms::ARMIES.iter().position(|name| *name == army).unwrap();
        let men = ThreeKingdomsRules::MEN.iter().filter(|man| man.army.index() == army);
        men.map(|man| man.count).sum()
    };
    assert_eq!([count("green"), count("red"), count("black")], [12, 10, 10]);
}

#[test]
fn fr_008_everything_is_face_down_at_the_start() {
    let game = ThreeKingdoms::start(&(), 3);
    assert_eq!(game.pieces().len(), 32);
    assert!(game.pieces().iter().all(|placed| placed.face == Face::Hidden));
    assert_eq!(legal(&game, MoveKind::Flip).len(), 32);
    assert_eq!(game.legal_moves().len(), 32);
}

#[test]
fn fr_009_ec_topology_the_empty_points_are_the_middle_file_and_rank() {
    let game = ThreeKingdoms::start(&(), 3);
    let board = ThreeKingdomsRules::GEOMETRY;
    let taken: BTreeSet<_> = game.pieces().iter().map(|placed| placed.at).collect();
    let empty: BTreeSet<_> =
        (0..45).map(Point::new).filter(|at| !taken.contains(at)).map(|at| board.name(at)).collect();
    let expected = "a5 b5 c1 c2 c3 c4 c5 c6 c7 c8 c9 d5 e5";
    assert_eq!(empty.into_iter().collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn ec_distribution_any_arrangement_of_the_pieces_is_accepted() {
    // All of Green lies in the upper left and the upper right.
    let game = kingdoms(&format!("{START}/KkPPPPPpppppAAEERRHHCCaaeerrhhcc/---/0/60/-"));
    assert_eq!(counter(&game), 60);
    assert_eq!(game.legal_moves().len(), 32);
}

#[test]
fn us_1_nobody_has_a_faction_at_the_start_and_player_1_begins() {
    let game = ThreeKingdoms::start(&(), 9);
    assert_eq!(field(&game, 2), "---");
    assert_eq!(field(&game, 3), "0");
    assert_eq!(game.seats().count(), 3);
    assert!(game.seats().iter().all(|seat| game.army_of(seat).is_none() && !game.is_out(seat)));
}

#[test]
fn k7_factions_and_kinds_have_names_to_look_words_and_marks_up_by() {
    assert_eq!(ThreeKingdoms::ARMIES, ["green", "red", "black"]);
    for man in ThreeKingdomsRules::MEN {
        assert!(man.army.index() < ThreeKingdoms::ARMIES.len());
        assert!(man.kind.index() < ThreeKingdoms::KINDS.len());
    }
    // The red and the black General are told apart though both are Green's.
    let pieces: BTreeSet<_> = ThreeKingdomsRules::MEN
        .iter()
        .map(|man| (man.piece().army.index(), man.piece().kind.index()))
        .collect();
    assert_eq!(pieces.len(), 14);
}
