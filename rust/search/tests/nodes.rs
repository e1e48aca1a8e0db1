//! The node counts of `prise bench`.

use prise_search::bench::{checksum, counts};

/// A change to these numbers is a change to how the computer thinks: see `bench.rs`.
const COUNTS: [(&str, u64); 14] = [
    ("draughts, start", 2_794_159),
    ("draughts, middle game", 176_444),
    ("draughts, combination", 33_470),
    ("draughts, kings", 29_540),
    ("draughts, ending", 126_918),
    ("mill, start", 9_956_765),
    ("plain mill, start", 1_570_504),
    ("mill, moving", 101_292),
    ("plain mill, near the draw", 695_166),
    ("dark-chess, start", 11_261),
    ("dark-chess, middle game", 112_699),
    ("dark-chess, ending", 43_673),
    ("three-kingdoms, opening", 9_521),
    ("three-kingdoms, middle game", 31_903),
];
const CHECKSUM: u64 = 0xDD42_9809_B71B_DF25;

#[test]
fn the_players_think_as_they_did() {
    let counts = counts();
    let found: Vec<_> = counts.iter().map(|count| (count.name, count.nodes)).collect();
    assert_eq!(found, COUNTS);
    assert_eq!(checksum(&counts), CHECKSUM);
}
