//! The levels of mill.

use super::{Levels, levels};

/// Good play ends in a draw, and two strong players soon play equally well. So the middle of the
/// scale looks less far than in draughts, and the last step is the longest.
pub(crate) const MILL: Levels = levels(
    2,
    [
        (1, 20_000, 30),
        (2, 20_000, 22),
        (3, 40_000, 16),
        (4, 60_000, 12),
        (5, 80_000, 8),
        (6, 100_000, 5),
        (7, 120_000, 3),
        (9, 200_000, 0),
        (12, 300_000, 0),
        (100, 3_000_000, 0),
    ],
);
