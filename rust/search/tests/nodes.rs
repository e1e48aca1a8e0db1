//! The node counts of `prise bench`.

use prise_search::bench::{checksum, counts};

/// A change to these numbers is a change to how the computer thinks: see `bench.rs`.
const COUNTS: [(&str, u64); 14] = [
    ("draughts, start", 2_774_240),
    ("draughts, middle game", 154_797),
    ("draughts, combination", 50_596),
    ("draughts, kings", 35_504),
    ("draughts, ending", 84_454),
    ("mill, start", 9_956_765),
    ("plain mill, start", 1_570_504),
    ("mill, moving", 101_292),
    ("plain mill, near the draw", 99_526),
    ("dark-chess, start", 11_261),
    ("dark-chess, middle game", 112_699),
    ("dark-chess, ending", 43_673),
    ("three-kingdoms, opening", 9_521),
    ("three-kingdoms, middle game", 31_903),
];
const CHECKSUM: u64 = 0xD085_25E5_9E36_CAAA;

#[test]
fn the_players_think_as_they_did() {
    let counts = counts();
    let found: Vec<_> = counts.iter().map(|count| (count.name, count.nodes)).collect();
    assert_eq!(found, COUNTS);
    assert_eq!(checksum(&counts), CHECKSUM);
}
