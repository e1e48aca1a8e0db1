//! The levels of Three Kingdoms Dark Chess.

use super::{Levels, levels};

/// How many moves of an exchange a level follows, playouts, and the slack in thousandths of the win.
///
/// The first three do not look at what is taken in answer. From then on four times the playouts
/// make a step; with fewer it is not felt, because good play is drawn.
pub(crate) const THREE_KINGDOMS: Levels = levels(
    0,
    [
        (0, 40, 150, 0),
        (0, 40, 60, 0),
        (0, 40, 25, 0),
        (u32::MAX, 4, 0, 0),
        (u32::MAX, 14, 0, 0),
        (u32::MAX, 50, 0, 0),
        (u32::MAX, 180, 0, 0),
        (u32::MAX, 750, 0, 0),
        (u32::MAX, 3_200, 0, 0),
        (u32::MAX, 16_000, 0, 0),
    ],
);
