//! Keys, and that no two positions are ever taken for one.

use std::collections::{HashMap, HashSet};

use prise_draughts::{Color, Position};
use prise_game::Repetition;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use crate::{game, play, position};

/// Distinct positions reached by random games from the start.
fn reachable(count: usize, seed: u64) -> HashSet<Position> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut found = HashSet::with_capacity(count);
    while found.len() < count {
        let mut position = Position::start();
        for _ in 0..200 {
            found.insert(position);
            let Some(mv) = position.legal_moves().choose(&mut random).copied() else { break };
            position.play_unchecked(mv);
        }
    }
    found
}

fn assert_no_false_repetition(positions: &HashSet<Position>) {
    let mut keys: HashMap<u64, Position> = HashMap::with_capacity(positions.len());
    for position in positions {
        if let Some(other) = keys.insert(position.key(), *position) {
            // It has never happened; if it did, the exact comparison would still tell them apart.
            let history = Repetition::new(other.key(), other);
            assert_eq!(history.occurrences(position.key(), position), 0);
            panic!("{position} and {other} share a key");
        }
    }
}

#[test]
fn ac_31_ten_thousand_positions_have_ten_thousand_keys() {
    assert_no_false_repetition(&reachable(10_000, 1));
}

/// `cargo test --release -p prise-draughts -- --ignored ten_million`
#[test]
#[ignore = "a minute and 2 GB"]
fn ac_31_ten_million_positions_have_ten_million_keys() {
    assert_no_false_repetition(&reachable(10_000_000, 2));
}

/// A hash of the kind that was once used: digits in base 67 that go far beyond 66.
fn base_67(position: &Position) -> u64 {
    let mut pieces: Vec<(u8, u64)> = Vec::new();
    for (color, code) in [(Color::White, 0), (Color::Black, 2)] {
        for square in position.pieces(color) {
            let king = u64::from(position.all_kings().contains(square));
            let digit = u64::from(square.number()) + 50 * (code + king);
            pieces.push((square.number(), digit));
        }
    }
    pieces.sort_unstable();
    pieces.iter().rev().fold(0, |hash: u64, (_, digit)| hash.wrapping_mul(67).wrapping_add(*digit))
}

#[test]
fn ac_32_positions_that_once_collided_are_told_apart() {
    let (one, other) = (position("W:W10:B40"), position("W:WK27:B39"));
    assert_eq!(base_67(&one), base_67(&other), "the old hash takes them for one");
    assert_ne!(one.key(), other.key());
}

#[test]
fn ac_32_a_shared_key_is_no_repetition() {
    let (one, other) = (position("W:W10:B40"), position("W:WK27:B39"));
    let mut history = Repetition::new(7, one);
    assert_eq!(history.push(7, other), 1);
    assert_eq!(history.push(7, other), 2);
    assert_eq!(history.push(7, one), 2, "counted by position, whatever the key");
    // And in a game: kings that go round without repeating play on.
    let mut game = game("W:WK46,K47:BK15,K4");
    play(&mut game, &["46-41", "4-9", "41-37", "9-4", "37-46"]);
    assert!(prise_game::Game::outcome(&game).is_none());
}

#[test]
fn ec_05_colours_swapped() {
    let keys = HashSet::from([
        position("W:W31:B20").key(),
        position("W:W20:B31").key(),
        position("B:W31:B20").key(),
    ]);
    assert_eq!(keys.len(), 3);
}

#[test]
fn ec_06_a_man_or_a_king() {
    assert_ne!(position("W:W31:B20").key(), position("W:WK31:B20").key());
    assert_ne!(position("W:W31:B20").key(), position("W:W31:BK20").key());
}

#[test]
fn ec_07_the_side_to_move() {
    assert_ne!(position("W:W31:B20").key(), position("B:W31:B20").key());
}

#[test]
fn ec_08_one_piece_on_neighbouring_squares() {
    let keys: HashSet<_> =
        (21..=45).map(|square| position(&format!("W:W{square}:B1")).key()).collect();
    assert_eq!(keys.len(), 25);
}

#[test]
fn fix_002_1_keys_use_all_sixty_four_bits() {
    let (or, and) = reachable(1_000, 3)
        .iter()
        .fold((0, u64::MAX), |(or, and), position| (or | position.key(), and & position.key()));
    assert_eq!((or, and), (u64::MAX, 0));
}

#[test]
fn fix_002_4_keys_are_the_same_on_every_machine() {
    assert_eq!(Position::start().key(), START_KEY);
}

/// Records may keep keys: changing the numbers behind them is a migration.
const START_KEY: u64 = 2_780_017_822_764_772_348;
