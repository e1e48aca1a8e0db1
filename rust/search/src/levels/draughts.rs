//! The levels of draughts.

use super::{Levels, levels};

/// Depth, nodes, slack in hundredths of a man, and lapses in a hundred turns.
pub(crate) const DRAUGHTS: Levels = levels(
    2,
    [
        (1, 20_000, 105, 100),
        (1, 20_000, 60, 75),
        (1, 20_000, 40, 35),
        (2, 20_000, 30, 25),
        (3, 30_000, 24, 12),
        (4, 50_000, 15, 0),
        (7, 120_000, 6, 0),
        (10, 250_000, 2, 0),
        (40, 400_000, 0, 0),
        (100, 3_000_000, 0, 0),
    ],
);
