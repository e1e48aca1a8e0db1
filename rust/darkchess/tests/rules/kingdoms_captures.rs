//! Three Kingdoms: who takes whom.

use prise_darkchess::{RuleSet, ThreeKingdomsRules};
use prise_game::{Game, MoveKind};

use crate::support::{counter, first_file, goals, kingdoms, legal, play};

/// A point from which each piece strikes c5, with what has to stand between.
fn attack_on_c5(letter: char) -> (&'static str, Option<&'static str>) {
    match letter.to_ascii_uppercase() {
        'K' | 'R' => ("c9", None),
        'C' => ("c9", Some("c7")),
        'P' => ("b5", None),
        'A' => ("b6", None),
        'E' => ("a7", None),
        _ => ("b7", None),
    }
}

fn on_board(pieces: &[(&str, char)]) -> String {
    let mut cells = ['.'; 45];
    for (name, letter) in pieces {
        cells[ThreeKingdomsRules::GEOMETRY.point_named(name).unwrap().index()] = *letter;
    }
    cells.into_iter().collect()
}

#[test]
fn fr_027_fr_028_k2_anything_takes_anything_but_its_own() {
    for attacker in ThreeKingdomsRules::MEN {
        for victim in ThreeKingdomsRules::MEN {
            if attacker.letter == victim.letter && attacker.count < 2 {
                continue;
            }
            let (from, screen) = attack_on_c5(attacker.letter);
            let mut pieces = vec![(from, attacker.letter), ("c5", victim.letter)];
            pieces.extend(screen.map(|at| (at, '@')));
            let hidden = if screen.is_some() { "p" } else { "-" };
            let army = ThreeKingdomsRules::ARMY_LETTERS[attacker.army.index()];
            let text = format!("{}/{hidden}/{army}--/0/60/-", on_board(&pieces));
            let takes = legal(&kingdoms(&text), MoveKind::Capture) == [format!("{from}-c5")];
            let expected = attacker.army != victim.army;
            assert_eq!(takes, expected, "{} takes {}", attacker.letter, victim.letter);
        }
    }
}

#[test]
fn fr_028_ec_capture_no_piece_takes_its_own_faction_whatever_its_colour() {
    // The red General and the black Soldier are both Green.
    let game = kingdoms("K.p.. ..... ..... ..... ..... ..... ..... ..... @..../A/G--/0/60/-");
    assert_eq!(goals(&game, "a9"), "a2 a3 a4 a5 a6 a7 a8 b9");
}

#[test]
fn fr_029_ec_capture_the_cannon_takes_over_exactly_one_piece_of_any_kind() {
    let file = |between: &str, hidden: &str| {
        let cells = first_file(between, 5, 9);
        legal(&kingdoms(&format!("{cells}/{hidden}/R--/0/60/-")), MoveKind::Capture)
    };
    assert_eq!(file("Cak", "-"), ["a9-a7"], "over an enemy");
    assert_eq!(file("CAk", "-"), ["a9-a7"], "over a friend");
    assert_eq!(file("C@k", "p"), ["a9-a7"], "over a face-down piece");
    assert_eq!(file("C.a..k", "-"), ["a9-a4"], "at any distance");
    assert_eq!(file("Ck", "-"), [""; 0], "not without a screen");
    assert_eq!(file("C..k", "-"), [""; 0], "not without a screen, from afar");
    assert_eq!(file("Caak", "-"), ["a9-a7"], "the first piece beyond the screen, not the second");
    assert_eq!(file("CaAk", "-"), [""; 0], "the first piece beyond is a friend and shields");
    assert_eq!(file("Ca@k", "p"), [""; 0], "the first piece beyond is face-down and shields");
}

#[test]
fn fr_029_the_cannon_jumps_along_ranks_and_in_every_direction() {
    let game = kingdoms("..... ..r.. ..... ..P.. hpCPh ..p.. ..... ..a.. ...../-/R--/0/60/-");
    let expected = ["c5-a5", "c5-c2", "c5-c8", "c5-e5"];
    assert_eq!(legal(&game, MoveKind::Capture), expected);
}

#[test]
fn fr_030_ec_capture_there_is_no_exception_for_general_and_soldier() {
    // Green's General cannot meet an enemy Soldier: all Soldiers are Green's. But General takes
    // every kind, and a Soldier takes the highest.
    let general = kingdoms("Kr... ..... ..... ..... ..... ..... ..... ..... ...../-/G--/0/60/-");
    assert_eq!(legal(&general, MoveKind::Capture), ["a9-b9"]);
    let soldier = kingdoms("pA... ..... ..... ..... ..... ..... ..... ..... ...../-/G--/0/60/-");
    assert_eq!(legal(&soldier, MoveKind::Capture), ["a9-b9"]);
    let advisor = kingdoms("a.... .K... ..... ..... ..... ..... ..... ..... ...../-/B--/0/60/-");
    assert_eq!(legal(&advisor, MoveKind::Capture), ["a9-b8"]);
}

#[test]
fn b1_a_face_down_piece_cannot_be_captured() {
    for attacker in ThreeKingdomsRules::MEN {
        let (from, screen) = attack_on_c5(attacker.letter);
        let mut pieces = vec![(from, attacker.letter), ("c5", '@')];
        pieces.extend(screen.map(|at| (at, '@')));
        let hidden = if screen.is_some() { "pe" } else { "p" };
        let army = ThreeKingdomsRules::ARMY_LETTERS[attacker.army.index()];
        let game = kingdoms(&format!("{}/{hidden}/{army}--/0/60/-", on_board(&pieces)));
        assert_eq!(legal(&game, MoveKind::Capture), [""; 0], "{}", attacker.letter);
    }
}

#[test]
fn us_2_a_capture_removes_the_piece_and_resets_the_counter() {
    let mut game = kingdoms("KaP.. r.... ..... ..... ..... ..... ..... ..... ...../-/GB-/0/17/-");
    play(&mut game, "a9-b9");
    assert_eq!(game.write(), ".KP..r......................................./-/GB-/1/60/-");
    assert_eq!(counter(&game), 60);
}

#[test]
fn fr_044_captured_pieces_are_counted_by_faction() {
    let mut game = kingdoms("Ka... ..... ..... ..... ..... ..... ..... ..... @...R/E/GRB/0/9/-");
    let lost = |game: &prise_darkchess::ThreeKingdoms| {
        [0, 1, 2].map(|army| game.position().captured_of(prise_game::Army::new(army)).count())
    };
    // What is neither on the board nor under it has been captured before.
    assert_eq!(lost(&game), [11, 8, 9]);
    play(&mut game, "a9-b9");
    assert_eq!(lost(&game), [11, 8, 10]);
    let advisor = ThreeKingdomsRules::man_of_letter('a').unwrap();
    assert_eq!(game.position().captured(advisor), 2);
}
