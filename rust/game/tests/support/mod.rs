//! What the tests of a match share.

#![allow(missing_docs, reason = "test support")]
#![allow(dead_code, reason = "every test binary uses its own part of it")]

pub(crate) mod random_play;
pub(crate) mod ring;

use prise_game::*;
use ring::{Ring, RingRules};

pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;
pub(crate) const C: Seat = Seat::THIRD;

pub(crate) fn ms(millis: u64) -> Millis {
    Millis::new(millis)
}

/// The start of time, for matches without a clock.
pub(crate) const T0: Millis = Millis::ZERO;

pub(crate) fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

pub(crate) fn humans(count: usize) -> Vec<Player> {
    ["Anna", "Bo", "Chen"].into_iter().take(count).map(Player::human).collect()
}

pub(crate) fn for_two() -> Setup<RingRules> {
    Setup::new(RingRules::default(), humans(2))
}

pub(crate) fn for_three() -> Setup<RingRules> {
    Setup::new(RingRules::for_three(), humans(3))
}

pub(crate) fn new_match(setup: Setup<RingRules>) -> Match<Ring> {
    Match::new(setup).expect("a playable setup")
}

/// Plays moves given as text, separated by spaces.
pub(crate) fn play_all<G: Game>(table: &mut Match<G>, moves: &str, now: Millis) {
    for text in moves.split_whitespace() {
        let mv = table.game().find_move(text).unwrap_or_else(|error| panic!("{error}"));
        table.play(mv, now).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// From the start for two: A takes both of B's tokens and wins.
pub(crate) const A_WINS: &str = "1-2 5-6 2-3 x4 6-7 0-8 x7";
/// From the start for two: the opening position stands for the third time.
pub(crate) const REPETITION: &str = "0-8 5-6 8-0 6-5 0-8 5-6 8-0 6-5";
