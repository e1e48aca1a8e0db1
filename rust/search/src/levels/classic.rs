//! The levels of Classic Dark Chess.

use super::{Levels, levels};

/// Depth, nodes, and slack in hundredths of a soldier. The lower levels differ by their lapses too,
/// which `dark_chess/classic/glance.rs` lists; the upper ones by their nodes.
pub(crate) const CLASSIC: Levels = levels(
    4,
    [
        (1, 500, 40, 0),
        (2, 2_000, 30, 0),
        (2, 2_000, 30, 0),
        (3, 3_000, 20, 0),
        (3, 4_000, 10, 0),
        (4, 6_000, 0, 0),
        (4, 10_000, 0, 0),
        (6, 40_000, 0, 0),
        (60, 200_000, 0, 0),
        (60, 1_000_000, 0, 0),
    ],
);
