//! The levels of Classic Dark Chess.

use super::{Levels, levels};

/// Depth, nodes, slack in hundredths of a soldier, and lapses. The lower levels differ by their
/// lapses most, the upper ones by their nodes.
pub(crate) const CLASSIC: Levels = levels(
    4,
    [
        (1, 500, 40, 100),
        (2, 2_000, 30, 75),
        (2, 2_000, 30, 57),
        (3, 3_000, 20, 40),
        (3, 4_000, 10, 22),
        (4, 6_000, 0, 10),
        (4, 10_000, 0, 0),
        (6, 40_000, 0, 0),
        (60, 200_000, 0, 0),
        (60, 1_000_000, 0, 0),
    ],
);
