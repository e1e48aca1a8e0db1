//! The levels of mill.

use super::{Levels, levels};

/// Depth, nodes, slack in hundredths of a man, and lapses in a hundred turns.
///
/// Good play ends in a draw, and two strong players soon play equally well. So the middle of the
/// scale looks less far than in draughts, and the last step is the longest.
pub(crate) const MILL: Levels = levels(
    2,
    [
        (1, 20_000, 105, 100),
        (1, 20_000, 75, 100),
        (1, 20_000, 40, 100),
        (2, 20_000, 30, 50),
        (2, 20_000, 20, 0),
        (3, 40_000, 16, 0),
        (5, 80_000, 8, 0),
        (7, 120_000, 0, 0),
        (12, 300_000, 0, 0),
        (100, 3_000_000, 0, 0),
    ],
);
