//! The levels of Three Kingdoms Dark Chess.

use super::{Levels, levels};

/// Playouts know no depth. The slack is in thousandths of the win.
pub(crate) const THREE_KINGDOMS: Levels = levels(
    0,
    [
        (u32::MAX, 100, 25),
        (u32::MAX, 200, 20),
        (u32::MAX, 400, 16),
        (u32::MAX, 700, 12),
        (u32::MAX, 1_200, 9),
        (u32::MAX, 2_000, 7),
        (u32::MAX, 4_000, 5),
        (u32::MAX, 8_000, 3),
        (u32::MAX, 16_000, 0),
        (u32::MAX, 40_000, 0),
    ],
);
