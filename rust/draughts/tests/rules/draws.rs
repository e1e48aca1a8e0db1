//! Draws: repetition and the counters, under both sets of rules.

use prise_draughts::{Draughts, DrawRules, Material};
use prise_game::{DrawReason, Game, Outcome, Rules};

use crate::{game, play, position};

const fn drawn(reason: DrawReason) -> Outcome {
    Outcome::Draw { reason }
}

fn with_2015(fen: &str) -> Draughts {
    Draughts::read(&DrawRules::Fmjd2015, fen).expect("a position")
}

/// Plays quiet moves that lead neither to a capture nor to a third occurrence, as long as there
/// are any, and tells how many.
fn shuffle(game: &mut Draughts, most: usize) -> usize {
    for played in 0..most {
        let calm = |mv: &prise_draughts::Move| {
            let mut next = game.clone();
            next.play_unchecked(*mv);
            !mv.is_capture()
                && !next.position().must_capture()
                && next.draw_state().occurrences() < 2
        };
        if game.outcome().is_some() {
            return played;
        }
        let mv = game.legal_moves().into_iter().find(calm).expect("a calm move");
        game.play(mv).expect("legal");
    }
    most
}

#[test]
fn ac_22_the_third_occurrence_is_a_draw() {
    let mut game = game("W:WK46,K47:BK15,K4");
    let around = ["46-41", "4-9", "41-46", "9-4"];
    play(&mut game, &around);
    assert_eq!((game.draw_state().occurrences(), game.outcome()), (2, None));
    play(&mut game, &around[..3]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &around[3..]);
    assert_eq!(game.draw_state().occurrences(), 3);
    assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::ThreefoldRepetition));
}

#[test]
fn ac_23_the_initial_position_counts() {
    let game = game("W:WK46,K47:BK15,K4");
    assert_eq!(game.draw_state().occurrences(), 1);
    assert_eq!(game.draw_state().positions().collect::<Vec<_>>(), [game.position()]);
}

#[test]
fn ac_24_kings_only_is_a_draw_after_fifty_half_moves() {
    let mut game = game("W:WK46,K47:BK15,K4");
    assert_eq!(shuffle(&mut game, 49), 49);
    assert_eq!((game.draw_state().kings(), game.outcome()), (49, None));
    shuffle(&mut game, 1);
    assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::TwentyFiveMoveRule));
}

#[test]
fn ac_25_the_counter_stands_at_zero_while_there_are_men_and_after_a_capture() {
    let mut with_man = game("W:WK46,36:BK15,K4");
    shuffle(&mut with_man, 10);
    assert_eq!(with_man.draw_state().kings(), 0);

    let mut kings = game("W:WK46,K47:BK15,K4");
    play(&mut kings, &["46-41", "4-9"]);
    assert_eq!(kings.draw_state().kings(), 2);
    play(&mut kings, &["47-20", "15x36"]);
    assert_eq!(kings.draw_state().kings(), 0);
}

#[test]
fn d2_the_move_that_creates_the_material_is_not_counted() {
    let mut game = game("W:WK46,6:BK15,K4");
    play(&mut game, &["6-1"]);
    assert_eq!(game.draw_state().kings(), 0, "the crowning");
    play(&mut game, &["15-20"]);
    assert_eq!(game.draw_state().kings(), 1);
}

#[test]
fn ac_26_three_against_one_is_a_draw_after_thirty_two_half_moves() {
    for fen in ["W:WK46,K47,K48:BK4", "B:WK4:BK46,K47,K48", "W:WK46,K47,36:BK4", "W:WK46,36,35:BK4"]
    {
        let mut game = game(fen);
        assert_eq!(Material::of(game.position()), Material::ThreeAgainstOne, "{fen}");
        assert_eq!(shuffle(&mut game, 31), 31, "{fen}");
        assert_eq!((game.draw_state().three_against_one(), game.outcome()), (31, None), "{fen}");
        shuffle(&mut game, 1);
        assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::SixteenMoveRule), "{fen}");
    }
}

#[test]
fn d2_moves_of_men_do_not_set_the_sixteen_moves_back() {
    let mut game = game("W:WK46,36,35:BK4");
    play(&mut game, &["46-41", "4-9", "35-30", "9-4", "36-31"]);
    assert_eq!(game.draw_state().three_against_one(), 5);
}

/// As long as the sixteen-move rule would need to make a draw, and a little longer.
const BEYOND_SIXTEEN_MOVES: usize = 34;

#[test]
fn ac_27_other_material_has_no_sixteen_move_rule() {
    for fen in [
        "W:WK46,K47:BK15,K4",
        "W:WK46,K47,K48,K49:BK4",
        "W:WK46,K47:BK4",
        "B:WK4:BK46,K47",
        "W:WK46,K47,K48:BK4,15",
        "W:WK46,K47,K48:BK4,K15",
        "W:WK46,K47,36,35:BK4",
        "W:WK46,36:BK4",
    ] {
        let mut game = game(fen);
        let men = game.position().occupied() & !game.position().all_kings();
        for ply in 0..BEYOND_SIXTEEN_MOVES {
            assert_ne!(Material::of(game.position()), Material::ThreeAgainstOne, "{fen}, {ply}");
            assert_eq!(shuffle_kings(&mut game, 1), 1, "{fen} is over at ply {ply}");
            assert_eq!(game.draw_state().three_against_one(), 0, "{fen}, ply {ply}");
        }
        assert_eq!(game.outcome(), None, "{fen}");
        assert_eq!(game.position().occupied() & !game.position().all_kings(), men, "{fen}");
    }
}

#[test]
fn ac_27_men_alone_and_against_a_man_are_other_material() {
    // These do not last sixteen moves: a man that has to move is crowned sooner.
    for fen in ["W:W46,47,48:BK4", "W:WK46,K47,K48:B4"] {
        let mut game = game(fen);
        for ply in 0..8 {
            assert_eq!(shuffle(&mut game, 1), 1, "{fen}, ply {ply}");
            assert_eq!(game.draw_state().three_against_one(), 0, "{fen}, ply {ply}");
        }
    }
}

#[test]
fn ec_19_one_king_each_is_a_draw_after_twenty_five_moves_each() {
    let mut game = game("W:WK46:BK4");
    assert_eq!(shuffle(&mut game, 50), 50);
    assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::TwentyFiveMoveRule));
}

#[test]
fn ec_20_a_capture_that_creates_three_against_one_is_not_counted() {
    let mut game = game("W:WK46,K47,K48:BK4,33");
    play(&mut game, &["47x24"]);
    assert_eq!(Material::of(game.position()), Material::ThreeAgainstOne);
    assert_eq!(game.draw_state().three_against_one(), 0);
    shuffle(&mut game, 1);
    assert_eq!(game.draw_state().three_against_one(), 1);
}

#[test]
fn ec_21_twice_is_no_draw() {
    let mut game = game("W:WK46:BK4,K15");
    play(&mut game, &["46-41", "15-20", "41-46", "20-15"]);
    assert_eq!((game.draw_state().occurrences(), game.outcome()), (2, None));
    play(&mut game, &["46-41", "15-20", "41-46", "20-15"]);
    assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::ThreefoldRepetition));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn d6_the_state_before_the_draw_is_in_progress_again() {
    let mut game = game("W:WK46,K47:BK15,K4");
    let around = ["46-41", "4-9", "41-46", "9-4"];
    play(&mut game, &around);
    play(&mut game, &around[..3]);
    let before = game.clone();
    play(&mut game, &around[3..]);
    assert!(game.outcome().is_some());
    let mut again = before;
    assert_eq!(again.outcome(), None);
    play(&mut again, &around[3..]);
    assert_eq!(again, game);
}

#[test]
fn d3_kings_alone_count_with_men_on_the_board() {
    let mut game = with_2015("W:WK46,36:BK15,16");
    assert_eq!(shuffle_kings(&mut game, 49), 49);
    assert_eq!((game.draw_state().kings(), game.outcome()), (49, None));
    shuffle_kings(&mut game, 1);
    assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::TwentyFiveMoveRule));
}

#[test]
fn d3_a_mans_move_sets_the_counter_back() {
    let mut game = with_2015("W:WK46,36:BK15,16");
    shuffle_kings(&mut game, 4);
    play(&mut game, &["36-31"]);
    assert_eq!(game.draw_state().kings(), 0);
}

#[test]
fn d3_two_against_one_is_a_draw_after_ten_half_moves() {
    for fen in ["W:WK46,K47:BK4", "W:WK46:BK4", "W:WK46,36:BK4", "B:WK4:BK46,K47"] {
        let mut game = with_2015(fen);
        assert_eq!(Material::of(game.position()), Material::TwoAgainstOne);
        assert_eq!(shuffle_kings(&mut game, 9), 9, "{fen}");
        assert_eq!((game.draw_state().two_against_one(), game.outcome()), (9, None), "{fen}");
        shuffle_kings(&mut game, 1);
        assert_eq!(game.outcome().expect("the end"), drawn(DrawReason::FiveMoveRule), "{fen}");
    }
    let mut standard = game("W:WK46:BK4");
    shuffle(&mut standard, 12);
    assert_eq!((standard.draw_state().two_against_one(), standard.outcome()), (0, None));
}

/// [`shuffle`] by kings alone.
fn shuffle_kings(game: &mut Draughts, most: usize) -> usize {
    for played in 0..most {
        if game.outcome().is_some() {
            return played;
        }
        let kings = game.position().all_kings();
        let calm = |mv: &prise_draughts::Move| {
            let mut next = game.clone();
            next.play_unchecked(*mv);
            kings.contains(mv.from())
                && !mv.is_capture()
                && !next.position().must_capture()
                && next.draw_state().occurrences() < 2
        };
        let mv = game.legal_moves().into_iter().find(calm).expect("a calm move");
        game.play(mv).expect("legal");
    }
    most
}

#[test]
fn d3_the_rules_are_chosen_by_name() {
    assert_eq!(DrawRules::from_text(""), Ok(DrawRules::Standard));
    assert_eq!(DrawRules::from_text("draws=fmjd-2015"), Ok(DrawRules::Fmjd2015));
    assert_eq!(DrawRules::Fmjd2015.to_text(), "draws=fmjd-2015");
    assert!(DrawRules::from_text("draws=none").is_err());
}

#[test]
fn material_is_told_for_either_colour() {
    assert_eq!(Material::of(&position("W:WK1:BK46,K47,48")), Material::ThreeAgainstOne);
    assert_eq!(Material::of(&position("W:WK1:BK46,47,48")), Material::ThreeAgainstOne);
    assert_eq!(Material::of(&position("W:WK1:BK46,47")), Material::TwoAgainstOne);
    assert_eq!(Material::of(&position("W:WK1:B46")), Material::Other);
    assert_eq!(Material::of(&position("W:W:B")), Material::Other);
}

#[test]
fn repeating_under_other_players_does_not_count() {
    let mut game = game("W:WK46,K47:BK15,K4");
    // A triangle by White loses a tempo: the same pieces stand with the other side to move.
    play(&mut game, &["46-41", "4-9", "41-37", "9-4", "37-46", "4-9", "46-41"]);
    assert_eq!(game.draw_state().occurrences(), 1);
}

#[test]
fn running_counts_are_told() {
    let mut game = game("W:WK46,K47:BK15,K4");
    assert_eq!(game.draw_counters(), []);
    play(&mut game, &["46-41", "4-9", "41-46", "9-4"]);
    let told: Vec<_> =
        game.draw_counters().into_iter().map(|counter| (counter.reason, counter.left())).collect();
    assert_eq!(told, [(DrawReason::ThreefoldRepetition, 1), (DrawReason::TwentyFiveMoveRule, 46)]);
    assert_eq!(Draughts::point_name(prise_game::Point::new(31)), "32");
}
