//! Published counts of move sequences, as far as a test run can go. The deeper ones are counted
//! by `prise perft`; see `docs/draughts-measurements.md`.

use crate::position;

fn check(fen: &str, counts: &[u64]) {
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(position(fen).perft(depth), *count, "{fen}, depth {depth}");
    }
}

#[test]
fn start() {
    check("W:W31-50:B1-20", &[9, 81, 658, 4265, 27_117, 167_140, 1_049_442, 6_483_961, 41_022_423]);
}

#[test]
fn woldouby() {
    check(
        "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
        &[6, 12, 30, 73, 215, 590, 1944, 6269, 22_369, 88_050, 377_436, 1_910_989, 9_872_645],
    );
}

#[test]
fn promotions() {
    check("W:W6,7,8,9,10:B41,42,43,44,45", &[9, 81, 795, 7578, 86_351, 936_311, 11_448_262]);
}

#[test]
fn depth_zero_is_the_position_itself() {
    assert_eq!(position("W:W31-50:B1-20").perft(0), 1);
}
