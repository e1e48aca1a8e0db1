//! The levels of draughts.

use super::{Levels, levels};

/// Depth, nodes and slack of each level, in hundredths of a man.
pub(crate) const DRAUGHTS: Levels = levels(
    2,
    [
        (1, 20_000, 30),
        (2, 20_000, 22),
        (3, 40_000, 16),
        (4, 60_000, 12),
        (5, 80_000, 8),
        (7, 120_000, 5),
        (9, 200_000, 3),
        (12, 300_000, 0),
        (40, 900_000, 0),
        (100, 3_000_000, 0),
    ],
);
