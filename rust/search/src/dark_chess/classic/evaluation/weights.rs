//! What the terms are worth, in hundredths of a soldier.

use super::terms::TERMS;

/// The weights of all terms, in their order. Where there is one for each kind the order is
/// General, Advisor, Minister, Rook, Horse, Cannon, Soldier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(pub [i32; TERMS]);

impl Default for Weights {
    fn default() -> Self {
        Self(LEARNED)
    }
}

/// What the weights were found to be.
#[rustfmt::skip]
const LEARNED: [i32; TERMS] = [
    // Men, and late in the game in addition.
    735, 404, 256, 205, 145, 353, 103,
    -71, 110, 0, 19, 7, -112, 87,
    // Men of a kind that face men of another: each kind against those after it.
    91, 83, 37, 35, 25, -81,
    31, 20, 9, 19, 12,
    19, 15, 9, 10,
    3, 3, 11,
    0, 1,
    0,
    // Safe men, and room to move.
    341, 211, 234, 233, 161, -281, 366,
    17, 27, 19, 9, 13, 31, 9,
    // Victims of the mover by the distance of the nearest hunter and of the second, then the
    // mover's own; on a covered board.
    30, 9, 5, 2, 3, 9,
    -53, 3, -3, -10, -1, -1,
    35, 11, 0, 0, 7, 7,
    -40, -1, -9, -11, -2, 3,
    // The same on an open board.
    31, 26, 13, 11, 4, 2,
    36, 19, 12, 3, 6, 6,
    35, 25, 12, 9, 4, -1,
    4, 22, 11, 9, 5, 5,
    // Victims of Cannons: the mover's, and the mover's own.
    53, 45,
    // Generals and Advisors that a hidden Cannon may take: those that cannot move, and others.
    50, 10,
    // The right to move.
    7,
];
