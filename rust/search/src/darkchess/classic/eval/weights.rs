//! What the terms are worth, in hundredths of a soldier.

use super::terms::TERMS;

/// By term. Where there is one for each kind the order is General, Advisor, Minister, Rook,
/// Horse, Cannon, Soldier.
#[rustfmt::skip]
pub(super) static WEIGHTS: [i32; TERMS] = [
    // Men, and late in the game in addition.
    695, 386, 250, 202, 151, 333, 101,
    -19, 123, 29, 29, 24, -76, 61,
    // Men of a kind that face men of another: each kind against those after it.
    91, 57, 26, 52, 9, -53,
    29, 24, 18, 15, 11,
    31, 21, -2, 5,
    4, 0, 13,
    13, -1,
    -3,
    // Safe men, and room to move.
    350, 189, 203, 155, 113, -305, 374,
    14, 19, 10, 14, 10, 23, 7,
    // Victims of the mover by the distance of the nearest hunter and of the second, then the
    // mover's own; on a covered board.
    21, 7, 2, 1, -6, 5,
    -35, -3, -4, -5, 3, -1,
    27, 11, 0, 1, -5, 2,
    -14, 1, -9, -8, 3, 3,
    // The same on an open board.
    25, 21, 9, 11, 1, 1,
    25, 18, 13, 6, 8, 8,
    30, 21, 12, 10, 2, -3,
    2, 20, 15, 11, 4, 7,
    // Victims of Cannons: the mover's, and the mover's own.
    30, 36,
    // The right to move.
    5,
];
