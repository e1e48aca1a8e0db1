//! Combinations: positions in which giving something away wins more than it costs.

use std::sync::Arc;

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, Level};
use prise_search::{AlphaBetaPlayer, Limits, StopToken, Strength};

/// A position and its best move on each line.
const SUITE: &str = include_str!("tactics.txt");

/// The best move within the depth and the nodes of a level; the clock does not matter here.
fn best(player: &mut AlphaBetaPlayer<Draughts>, game: &Draughts, level: Level) -> String {
    player.forget();
    let limits = Limits { time: None, ..Strength::of::<Draughts>(level).limits() };
    let thought = player.think(game, limits, &StopToken::default(), |_| {});
    game.notation(thought.best.unwrap())
}

#[test]
fn combinations_are_found_at_hard_or_above() {
    let mut player = AlphaBetaPlayer::<Draughts>::new(Arc::default(), 4);
    let mut at_hard = 0;
    let mut count = 0;
    for line in SUITE.lines().filter(|line| !line.starts_with('#')) {
        let (fen, expected) = line.split_once(' ').unwrap();
        let game = Draughts::read(&DrawRules::Standard, fen).unwrap();
        game.find_move(expected).unwrap();
        count += 1;
        if best(&mut player, &game, Level::HARD) == expected {
            at_hard += 1;
        } else {
            assert_eq!(best(&mut player, &game, Level::EXPERT), expected, "{fen}");
        }
    }
    assert!(count >= 50, "{count} combinations");
    assert!(at_hard * 10 >= count * 9, "only {at_hard} of {count} at Hard");
}
