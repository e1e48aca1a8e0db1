//! The node counts of `prise bench`.

use prise_search::bench::{checksum, counts};

/// A change to these numbers is a change to how the computer thinks: see `bench.rs`.
const COUNTS: [(&str, u64); 14] = [
    ("draughts, start", 2_354_928),
    ("draughts, middle game", 160_860),
    ("draughts, combination", 61_632),
    ("draughts, kings", 33_954),
    ("draughts, ending", 72_238),
    ("mill, start", 4_311_745),
    ("plain mill, start", 1_570_504),
    ("mill, moving", 69_959),
    ("plain mill, near the draw", 99_526),
    ("dark-chess, start", 605_470),
    ("dark-chess, middle game", 74_252),
    ("dark-chess, ending", 43_673),
    ("three-kingdoms, opening", 26_824),
    ("three-kingdoms, middle game", 45_342),
];
const CHECKSUM: u64 = 0x518B_A0F4_EFA4_16D1;

#[test]
fn the_players_think_as_they_did() {
    let counts = counts();
    let found: Vec<_> = counts.iter().map(|count| (count.name, count.nodes)).collect();
    assert_eq!(found, COUNTS);
    assert_eq!(checksum(&counts), CHECKSUM);
}
