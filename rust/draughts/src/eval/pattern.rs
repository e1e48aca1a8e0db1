//! The regions of the board that the evaluation looks at.
//!
//! A region is two squares wide and five rows high. Each of its ten squares is empty (or holds a
//! king), holds a man of ours or a man of theirs: three possibilities, so what stands in a region
//! is a number with ten digits to the base three, and the weight of every such number is learned.
//! Twenty-four regions cover the board, overlapping each other.
//!
//! Turning the board by half a turn and swapping the colours changes nothing in the game. So the
//! twelve regions of the lower half share the tables of those they turn into: they are read with
//! the squares in turned order and with the colours swapped, and their weights count against.
//!
//! The numbers of all regions are found together: each row of five squares has 32 possible sets
//! of men, and for each of them a table holds what it contributes to every region. Ten rows and
//! two colours make twenty rows of additions that the compiler turns into vector instructions.

use crate::{Color, Position};

/// How many tables of weights there are.
pub const TABLES: usize = 12;
/// How many regions are looked at: each table serves two.
pub const REGIONS: usize = 2 * TABLES;
/// How many ways there are to fill a region.
pub const STATES: usize = 3usize.pow((WIDTH * HEIGHT) as u32);

const WIDTH: usize = 2;
const HEIGHT: usize = 5;
const ROWS: usize = 10;
const COLUMNS: usize = 5;
/// How many regions stand side by side.
const ACROSS: usize = COLUMNS - WIDTH + 1;

/// What stands in every region: first those that are read as White sees them, then, in the same
/// order, the regions they turn into, read as Black sees them.
pub type States = [u16; REGIONS];

/// The row of the board in which the region of a table begins, and the first of its five columns.
pub const fn corner(table: usize) -> (usize, usize) {
    (table / ACROSS, table % ACROSS)
}

/// For either colour, every row and every set of its men in that row: what they add to the number
/// of every region.
static CONTRIBUTIONS: [[[States; 1 << COLUMNS]; ROWS]; 2] =
    [contributions(Color::White), contributions(Color::Black)];

const fn contributions(color: Color) -> [[States; 1 << COLUMNS]; ROWS] {
    // Men are ours in the regions read as their colour sees them, and theirs in the others.
    let (as_white, as_black) = match color {
        Color::White => (1, 2),
        Color::Black => (2, 1),
    };
    let mut all = [[[0; REGIONS]; 1 << COLUMNS]; ROWS];
    let mut row = 0;
    while row < ROWS {
        let mut men = 0;
        while men < 1 << COLUMNS {
            let mut column = 0;
            while column < COLUMNS {
                if men >> column & 1 == 1 {
                    let mut table = 0;
                    while table < TABLES {
                        let turned = (ROWS - 1 - row, COLUMNS - 1 - column);
                        all[row][men][table] += as_white * place_value(table, row, column);
                        all[row][men][TABLES + table] +=
                            as_black * place_value(table, turned.0, turned.1);
                        table += 1;
                    }
                }
                column += 1;
            }
            men += 1;
        }
        row += 1;
    }
    all
}

/// What a man on this square is worth as a digit of the region's number: zero outside it.
const fn place_value(table: usize, row: usize, column: usize) -> u16 {
    let (top, left) = corner(table);
    if row < top || row >= top + HEIGHT || column < left || column >= left + WIDTH {
        return 0;
    }
    3u16.pow(((row - top) * WIDTH + column - left) as u32)
}

/// What stands in every region.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "called at every second node, its result should stay in registers"
)]
pub fn states(position: &Position) -> States {
    let mut states = [0; REGIONS];
    for (color, contributions) in Color::BOTH.into_iter().zip(&CONTRIBUTIONS) {
        let men = position.men(color).bits();
        for (row, contributions) in contributions.iter().enumerate() {
            // After every second row a bit is left out.
            let set = men >> (5 * row + row / 2) & 0b1_1111;
            for (state, part) in states.iter_mut().zip(&contributions[set as usize]) {
                *state += part;
            }
        }
    }
    states
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    /// The same numbers, square by square.
    fn slow_states(position: &Position) -> States {
        let digit = |square: Square, us: Color| {
            u16::from(position.men(us).contains(square))
                + 2 * u16::from(position.men(!us).contains(square))
        };
        let mut states = [0; REGIONS];
        for table in 0..TABLES {
            let (top, left) = corner(table);
            for index in (0..WIDTH * HEIGHT).rev() {
                let (row, column) = (top + index / WIDTH, left + index % WIDTH);
                let number = (row * COLUMNS + column + 1) as u8;
                let square = Square::from_number(number).unwrap();
                let turned = Square::from_number(51 - number).unwrap();
                states[table] = 3 * states[table] + digit(square, Color::White);
                states[TABLES + table] = 3 * states[TABLES + table] + digit(turned, Color::Black);
            }
        }
        states
    }

    #[test]
    fn states_agree_with_the_slow_way() {
        for fen in [
            "W:W31-50:B1-20",
            "B:W1,7,27,28,30,32,33,34,35,37,38,50:B12,13,14,16,18,19,21,23,24,26",
            "W:WK3,46,50:BK5,1,2,10",
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(states(&position), slow_states(&position), "{fen}");
        }
    }

    #[test]
    fn turning_the_board_swaps_the_halves() {
        let position: Position = "W:W27,28,31,45,50:B12,13,1,16".parse().unwrap();
        let turned: Position = "B:W39,38,50,35:B24,23,20,6,1".parse().unwrap();
        let (a, b) = (states(&position), states(&turned));
        assert_eq!(a[..TABLES], b[TABLES..]);
        assert_eq!(a[TABLES..], b[..TABLES]);
    }
}
