//! What the tests of the store share.

#![allow(missing_docs, reason = "test support")]
#![allow(dead_code, reason = "every test binary uses its own part of it")]

use prise_draughts::{Draughts, DrawRules};
use prise_game::*;
use prise_store::*;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

pub(crate) const T0: Millis = Millis::ZERO;

pub(crate) fn at(millis: u64) -> UnixMillis {
    UnixMillis::new(millis)
}

pub(crate) fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

pub(crate) fn two_people() -> Vec<Player> {
    vec![Player::human("Anna"), Player::human("Bo")]
}

/// Anna at seat 0 against this level.
pub(crate) fn against(number: u8) -> Vec<Player> {
    vec![Player::human("Anna"), Player::ai("Prise", level(number))]
}

pub(crate) fn draughts(players: Vec<Player>) -> Match<Draughts> {
    Match::new(Setup::new(DrawRules::default(), players)).expect("a playable setup")
}

pub(crate) fn play_all<G: Game>(table: &mut Match<G>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = table.game().find_move(text).unwrap_or_else(|error| panic!("{error}"));
        table.play(mv, T0).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Plays a random move.
pub(crate) fn play_random<G: Game>(table: &mut Match<G>, random: &mut ChaCha8Rng, now: Millis) {
    if let Some(mv) = table.game().legal_moves().choose(random) {
        table.play(*mv, now).expect("legal");
    }
}

pub(crate) fn saved<G: Game>(table: &Match<G>) -> SavedMatch {
    SavedMatch::of(table, T0)
}

/// Two kings shuffle until the position has stood three times.
pub(crate) fn drawn_by_repetition(players: Vec<Player>) -> Match<Draughts> {
    let start = Start::Position("W:WK46:BK1".into());
    let mut table =
        Match::new(Setup::new(DrawRules::default(), players).with_start(start)).expect("playable");
    play_all(&mut table, "46-41 1-6 41-46 6-1 46-41 1-6 41-46 6-1");
    table
}

/// Everything in a store that a user could miss.
pub(crate) fn contents(store: &Store) -> String {
    let text = store.export(at(0)).expect("readable");
    format!("{text}{:?}", store.statistics().expect("readable"))
}
