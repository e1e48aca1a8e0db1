//! The levels of Classic Dark Chess.

use super::{Levels, levels};

/// The slack is in hundredths of a soldier.
pub(crate) const CLASSIC: Levels = levels(
    4,
    [
        (1, 2_000, 120),
        (1, 2_000, 40),
        (2, 4_000, 40),
        (3, 8_000, 30),
        (4, 16_000, 20),
        (5, 30_000, 12),
        (6, 60_000, 6),
        (8, 120_000, 0),
        (60, 300_000, 0),
        (60, 800_000, 0),
    ],
);
