//! Draws and wins at the end of the game: seed 003, decisions 2 and 3.

use std::sync::Arc;

use prise_draughts::{Color, Draughts, DrawRules};
use prise_game::{DrawReason, Game, Outcome, Seat};
use prise_search::draughts::Endings;
use prise_search::{AlphaBetaPlayer, Limits, Score, StopToken, Verdict};

fn game(fen: &str, rules: DrawRules) -> Draughts {
    Draughts::read(&rules, fen).unwrap()
}

/// Plays a game out, both sides thinking with so many nodes; returns its outcome and length.
fn play_out(mut game: Draughts, nodes: u64) -> (Outcome, usize) {
    let mut players: [AlphaBetaPlayer<Draughts>; 2] =
        std::array::from_fn(|_| AlphaBetaPlayer::new(Arc::default(), 4));
    for ply in 0..300 {
        if let Some(outcome) = game.outcome() {
            return (outcome, ply);
        }
        let player = &mut players[game.to_move().index()];
        let thought = player.think(&game, Limits::nodes(nodes), &StopToken::default(), |_| {});
        game.play_unchecked(thought.best.unwrap());
    }
    panic!("no end in sight: {}", game.write());
}

#[test]
fn d2_a_won_ending_is_won_before_the_counter_ends() {
    // Three kings with the long diagonal against one, a man that must be brought home, four kings.
    for fen in ["W:WK5,K6,K16:BK35", "W:WK28,K6,31:BK45", "W:WK1,K2,K3,K4:BK35"] {
        let (outcome, _) = play_out(game(fen, DrawRules::Standard), 150_000);
        assert_eq!(outcome.winner(), Some(Seat::FIRST), "{fen}: {outcome:?}");
    }
}

#[test]
fn d2_a_lost_ending_is_steered_into_a_draw_where_there_is_one() {
    // Black, three pieces down, reaches the long diagonal and is not caught.
    let (outcome, _) = play_out(game("B:WK1,K2,K3:BK14", DrawRules::Standard), 60_000);
    assert!(matches!(outcome, Outcome::Draw { .. }), "{outcome:?}");
}

#[test]
fn d2_the_counter_is_seen_coming() {
    // A won ending in which the winner has walked about until one half-move is left.
    let mut game = game("W:WK5,K6,K16:BK35", DrawRules::Standard);
    let mut player = AlphaBetaPlayer::<Draughts>::new(Arc::default(), 4);
    let mut score =
        |game: &Draughts| player.think(game, Limits::depth(7), &StopToken::default(), |_| {}).score;
    assert!(score(&game) > Score::DRAW);
    while game.draw_state().three_against_one() < 31 {
        let aimless = game.legal_moves().into_iter().find_map(|mv| {
            let mut next = game.clone();
            next.play_unchecked(mv);
            let quiet = next.outcome().is_none() && !next.position().must_capture();
            (quiet && next.draw_state().occurrences() == 1).then_some(next)
        });
        game = aimless.unwrap();
    }
    assert_eq!(score(&game), Score::DRAW);
}

#[test]
fn d3_the_five_move_rule_is_a_draw_in_the_search() {
    // Two kings against one cannot win; under the FMJD's rules of 2015 it ends after five moves
    // each.
    let (outcome, plies) = play_out(game("W:WK1,K2:BK46", DrawRules::Fmjd2015), 20_000);
    assert_eq!(outcome, Outcome::Draw { reason: DrawReason::FiveMoveRule });
    assert_eq!(plies, 10);
}

#[test]
fn d2_no_shuffling_in_a_won_position() {
    // Four men and two kings against three men: White makes progress all the time.
    let (outcome, plies) =
        play_out(game("W:WK3,K9,37,38,42,43:B16,26,36", DrawRules::Standard), 40_000);
    assert_eq!(outcome.winner(), Some(Color::White.seat()), "{outcome:?}");
    assert!(plies < 60, "{plies} plies");
}

/// The positions and verdicts are those of Hoyle's Games on Polish draughts.
#[test]
fn three_kings_against_one_as_hoyle_has_it() {
    let endings = Endings::default();
    let verdict = |game: &Draughts| endings.look_up(game.position());
    let on_the_long_diagonal = game("W:WK46:BK13,K16,K27", DrawRules::Standard);
    for (to, expected) in [
        ("46-5", Verdict::Win),
        ("46-10", Verdict::Win),
        ("46-14", Verdict::Win),
        ("46-41", Verdict::Draw),
        ("46-37", Verdict::Draw),
        ("46-28", Verdict::Draw),
        ("46-23", Verdict::Draw),
    ] {
        let mut game = on_the_long_diagonal.clone();
        game.play(game.find_move(to).unwrap()).unwrap();
        assert_eq!(verdict(&game), Some(expected), "{to}");
    }
    let mut player = AlphaBetaPlayer::<Draughts>::new(Arc::default(), 1);
    for fen in ["W:WK46,K37,K27:BK11", "W:WK19,K27,K37:BK11"] {
        let game = game(fen, DrawRules::Standard);
        let thought = player.think(&game, Limits::depth(8), &StopToken::default(), |_| {});
        assert_eq!(game.notation(thought.best.unwrap()), "27-22", "{fen}");
    }
}
