//! Round things out of quarter blocks.

/// The characters for every set of lit quarters: upper left 1, upper right 2, lower left 4, lower
/// right 8.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The character for a set of lit quarters.
pub(crate) fn quarters(lit: u8) -> char {
    QUARTERS[usize::from(lit & 15)]
}

/// Which quarters of the character at `(column, row)` lie inside the ellipse that fills a box of
/// this size, shrunk to `scale` in width and height.
pub(crate) fn ellipse(size: (u16, u16), scale: (f32, f32), column: u16, row: u16) -> u8 {
    let along = |position: u16, half: u8, length: u16, scale: f32| {
        let sample = 2.0 * f32::from(position) + f32::from(half) + 0.5;
        let middle = f32::from(length);
        (sample - middle) / (middle * scale)
    };
    let mut lit = 0;
    for (bit, (right, down)) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
        let (x, y) = (along(column, right, size.0, scale.0), along(row, down, size.1, scale.1));
        if x * x + y * y <= 1.0 {
            lit |= 1 << bit;
        }
    }
    lit
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(size: (u16, u16), scale: (f32, f32)) -> Vec<String> {
        let row =
            |row| (0..size.0).map(|column| quarters(ellipse(size, scale, column, row))).collect();
        (0..size.1).map(row).collect()
    }

    #[test]
    fn discs_are_round() {
        assert_eq!(picture((4, 2), (1.0, 1.0)), ["▟██▙", "▜██▛"]);
        assert_eq!(picture((4, 2), (0.8, 1.0)), ["▗██▖", "▝██▘"]);
        assert_eq!(picture((4, 2), (0.5, 0.5)), [" ▄▄ ", " ▀▀ "]);
        assert_eq!(picture((8, 4), (1.0, 1.0)), [" ▄████▄ ", "▟██████▙", "▜██████▛", " ▀████▀ "]);
    }
}
