//! Classic Dark Chess: the board, the ranks, the Cannon, and how it ends (B1–B3).

use prise_darkchess::{Classic, ClassicOptions, ClassicRules, RuleSet};
use prise_game::{
    Adjudication, AdjudicationError, Army, DrawReason, Face, Game, MoveKind, Outcome, Seat, Step,
    WinReason,
};

use crate::support::{P1, P2, classic, field, first_file, goals, legal, play};

const RED: Option<Army> = Some(Army::new(0));
const BLACK: Option<Army> = Some(Army::new(1));

fn won(winner: Seat, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

#[test]
fn b2_32_cells_in_8_rows_of_4_are_all_covered() {
    let game = Classic::start(&ClassicOptions::default(), 1);
    assert_eq!(Classic::POINTS, 32);
    assert_eq!((ClassicRules::GEOMETRY.files(), ClassicRules::GEOMETRY.ranks()), (4, 8));
    assert_eq!(game.pieces().len(), 32);
    assert!(game.pieces().iter().all(|placed| placed.face == Face::Hidden));
    let mut hidden: Vec<char> = field(&game, 1).chars().collect();
    hidden.sort_unstable();
    let expected = "CCGGKMMNNPPPPPRRccggkmmnnppppprr";
    assert_eq!(hidden.into_iter().collect::<String>(), expected);
}

#[test]
fn b2_every_piece_steps_one_cell_along_rows_and_columns() {
    for letter in "KGMRNCP".chars() {
        let cells = format!(".... .... .... .{letter}.. .... .... .... ...k");
        assert_eq!(goals(&classic(&format!("{cells}/-/rb/0/0")), "b5"), "a5 b4 b6 c5");
        let corner = format!("{letter}... .... .... .... .... .... .... ...k");
        assert_eq!(goals(&classic(&format!("{corner}/-/rb/0/0")), "a8"), "a7 b8");
    }
}

#[test]
fn b1_face_down_pieces_and_friends_block_a_step() {
    let game = classic(".... .... .@.. PRG. .@.. .... .... ...k/pp/rb/0/0");
    assert_eq!(goals(&game, "b5"), "");
}

#[test]
fn b2_who_takes_whom_by_a_step() {
    // Rows take, columns are taken, both from General to Soldier; the Cannon never by a step.
    let table = [
        ('K', "KGMRNC"),
        ('G', "GMRNCP"),
        ('M', "MRNCP"),
        ('R', "RNCP"),
        ('N', "NCP"),
        ('C', ""),
        ('P', "KP"),
    ];
    for (attacker, prey) in table {
        for victim in "KGMRNCP".chars() {
            let other = victim.to_ascii_lowercase();
            let red = classic(&format!(".... .{attacker}{other}. {}/-/rb/0/0", ".".repeat(24)));
            let expected = prey.contains(victim);
            assert_eq!(!legal(&red, MoveKind::Capture).is_empty(), expected, "{attacker}{other}");
            let own = attacker.to_ascii_lowercase();
            let black = classic(&format!(".... .{own}{victim}. {}/-/rb/1/0", ".".repeat(24)));
            assert_eq!(!legal(&black, MoveKind::Capture).is_empty(), expected, "{own}{victim}");
        }
    }
}

#[test]
fn b2_the_cannon_takes_any_rank_over_one_piece_at_any_distance() {
    for victim in "kgmrncp".chars() {
        let near = format!("CK{victim}. .... .... .... .... .... .... ....");
        let near = classic(&format!("{near}/-/rb/0/0"));
        assert!(goals(&near, "a8").contains("c8"), "{victim}");
        let far = format!("C... .... .... @... .... .... .... {victim}...");
        let far = classic(&format!("{far}/p/rb/0/0"));
        assert_eq!(legal(&far, MoveKind::Capture), ["a8-a1"], "{victim}");
    }
}

#[test]
fn b2_the_cannon_takes_over_exactly_one_piece_and_never_an_adjacent_one() {
    let column = |pieces: &str, hidden: &str| {
        let cells = first_file(pieces, 4, 8);
        legal(&classic(&format!("{cells}/{hidden}/rb/0/0")), MoveKind::Capture)
    };
    assert_eq!(column("Ck", "-"), [""; 0], "adjacent");
    assert_eq!(column("C..k", "-"), [""; 0], "no screen");
    assert_eq!(column("Cgk", "-"), ["a8-a6"], "an enemy as screen");
    assert_eq!(column("C.gg.k", "-"), ["a8-a5"], "the next piece, not the one after it");
    assert_eq!(column("CGNk", "-"), [""; 0], "two screens");
    assert_eq!(column("CG@k", "p"), [""; 0], "a face-down piece is no target");
    assert_eq!(column("k.@.C", "p"), ["a4-a8"], "upwards over a face-down screen");
}

#[test]
fn b1_a_face_down_piece_cannot_be_captured() {
    for letter in "KGMRNCP".chars() {
        let game = classic(&format!("{letter}@.. .... .... .... .... .... .... ...k/p/rb/0/0"));
        assert_eq!(legal(&game, MoveKind::Capture), [""; 0]);
    }
}

#[test]
fn b3_the_first_flip_gives_its_colour_to_the_flipper() {
    let start = "@".repeat(32);
    let red = format!("{start}/KGGMMRRNNCCPPPPPkggmmrrnnccppppp/--/0/0");
    let mut game = classic(&red);
    assert_eq!((game.army_of(P1), game.army_of(P2)), (None, None));
    let flip = game.find_move("a8").unwrap();
    let steps = game.play(flip).unwrap();
    assert!(matches!(steps[..], [Step::Flip { piece, .. }] if Some(piece.army) == RED));
    assert_eq!((game.army_of(P1), game.army_of(P2), game.to_move()), (RED, BLACK, P2));
    let mut game = classic(&red);
    play(&mut game, "a1");
    assert_eq!((game.army_of(P1), game.army_of(P2)), (BLACK, RED));
    play(&mut game, "a8 b8 c8");
    assert_eq!(field(&game, 2), "br", "later flips change nothing");
}

#[test]
fn b1_a_turn_is_one_action() {
    let mut game = classic("KP@. .... .... .... .... .... .... ...r/p/rb/0/0");
    for mv in ["c8", "d1-d2", "a8-a7"] {
        let seat = game.to_move();
        play(&mut game, mv);
        assert_ne!(game.to_move(), seat);
    }
}

#[test]
fn b3_a_player_without_pieces_loses() {
    let mut game = classic("Kg.. .... .... .... .... .... .... ..../-/rb/0/7");
    play(&mut game, "a8-b8");
    assert_eq!(game.outcome(), Some(won(P1, WinReason::Elimination)));
    assert_eq!((game.to_move(), game.legal_moves().len()), (P2, 0));
    assert_eq!(classic(&game.write()), game);
    // Even if there are face-down pieces to flip: none of them is the loser's.
    let mut game = classic("Kg.@ .... .... .... .... .... .... ..../P/rb/0/7");
    play(&mut game, "a8-b8");
    assert_eq!(game.outcome(), Some(won(P1, WinReason::Elimination)));
}

#[test]
fn b3_a_player_whose_pieces_are_all_face_down_plays_on() {
    let mut game = classic("Kg.@ .... .... .... .... .... .... ..../p/rb/0/7");
    play(&mut game, "a8-b8");
    assert_eq!(game.outcome(), None);
    assert_eq!(legal(&game, MoveKind::Flip), ["d8"]);
}

#[test]
fn b3_a_player_without_a_legal_action_loses() {
    let mut game = classic("pM.. .... M... .... .... .... .... ..../-/rb/0/7");
    let mv = game.find_move("a6-a7").unwrap();
    assert_eq!(game.play(mv).unwrap().len(), 1, "with two players nobody leaves a rotation");
    assert_eq!(game.outcome(), Some(won(P1, WinReason::Blocked)));
    assert_eq!((game.to_move(), game.is_out(P2)), (P2, false));
    assert_eq!(classic(&game.write()), game);
}

#[test]
fn b3_resignation_and_time_lose_and_draws_are_agreed() {
    let start = Classic::start(&ClassicOptions::default(), 1);
    let after = |adjudication| {
        let mut game = start.clone();
        assert_eq!(game.adjudicate(adjudication), Ok(vec![]));
        assert_eq!(game.adjudicate(adjudication), Err(AdjudicationError::GameOver));
        assert!(game.legal_moves().is_empty());
        game.outcome()
    };
    assert_eq!(after(Adjudication::Resign(P1)), Some(won(P2, WinReason::Resignation)));
    assert_eq!(after(Adjudication::FlagFell(P2)), Some(won(P1, WinReason::Timeout)));
    let agreed = Outcome::Draw { reason: DrawReason::MutualAgreement };
    assert_eq!(after(Adjudication::DrawAgreed), Some(agreed));
}
