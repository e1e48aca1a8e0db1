//! Everything about the men that the evaluation looks at, counted together.
//!
//! A row of five squares can be filled in 243 ways. For each of them a table holds what every two
//! and every three neighbours make, as numbers to the base three, side by side, so that all are
//! worked on by the same vector instructions; and the [state](super::region) of a region is made of
//! those numbers of its rows, as a number is of its digits.

use prise_draughts::{Bitboard, Color, Position};

use super::region::{self, COLUMNS, ROWS};

/// The rows that all men still have to go at the start: the opening's weights count in full there
/// and less with every step and every man lost.
pub const FULL_BOARD: i32 = 300;

/// What neighbours in a row make: first every two, then every three, from the left.
type Neighbours = [u16; 8];
const TRIPLES: usize = 4;

/// How many ways there are to fill a row.
const FILLINGS: usize = 3usize.pow(COLUMNS as u32);

/// How many rows the regions of one side take up, from the top.
const SEEN_ROWS: usize = 7;

/// A set of men in a row as a number to the base three.
static TERNARY: [u8; 1 << COLUMNS] = ternary();
/// What neighbours make as White sees them, and as Black does from the other side of the board.
static NEIGHBOURS: [[Neighbours; FILLINGS]; 2] = [neighbours(false), neighbours(true)];

const fn ternary() -> [u8; 1 << COLUMNS] {
    let mut all = [0; 1 << COLUMNS];
    let mut men = 0;
    while men < 1 << COLUMNS {
        let mut column = 0;
        while column < COLUMNS {
            all[men] += (men >> column & 1) as u8 * 3u8.pow(column as u32);
            column += 1;
        }
        men += 1;
    }
    all
}

const fn neighbours(turned: bool) -> [Neighbours; FILLINGS] {
    let mut all = [[0; 8]; FILLINGS];
    let mut filling = 0;
    while filling < FILLINGS {
        let mut digits = [0; COLUMNS];
        let mut column = 0;
        while column < COLUMNS {
            let digit = (filling / 3usize.pow(column as u32) % 3) as u16;
            if turned {
                // What was White's is theirs to Black.
                digits[COLUMNS - 1 - column] = (3 - digit) % 3;
            } else {
                digits[column] = digit;
            }
            column += 1;
        }
        let mut left = 0;
        while left < TRIPLES {
            let two = digits[left] + 3 * digits[left + 1];
            all[filling][left] = two;
            if left + 2 < COLUMNS {
                all[filling][TRIPLES + left] = two + 9 * digits[left + 2];
            }
            left += 1;
        }
        filling += 1;
    }
    all
}

/// The states of all regions, given the neighbours in the rows from the top.
#[inline]
fn states(rows: &[Neighbours; SEEN_ROWS]) -> [u16; region::COUNT] {
    let mut states = [0; region::COUNT];
    let (tall, square) = states.split_at_mut(region::TALL);
    for (top, states) in tall.as_chunks_mut().0.iter_mut().enumerate() {
        let [first, second, third, fourth, ..] = stacked(&rows[top..top + 5], 9);
        *states = [first, second, third, fourth];
    }
    for (states, top) in square.as_chunks_mut().0.iter_mut().zip(region::SQUARE_TOPS) {
        let [_, _, _, _, first, second, third, _] = stacked(&rows[top..top + 3], 27);
        *states = [first, second, third];
    }
    states
}

/// Rows as the digits of numbers, the lowest being the ones.
#[inline]
fn stacked(rows: &[Neighbours], base: u16) -> Neighbours {
    let mut sum = [0u16; 8];
    for row in rows {
        for (sum, digit) in sum.iter_mut().zip(row) {
            *sum = sum.wrapping_mul(base).wrapping_add(*digit);
        }
    }
    sum
}

/// What stands on the board. Arrays have White's entry first.
pub struct Features {
    /// The states of all regions as either side sees them.
    pub states: [[u16; region::COUNT]; 2],
    /// How many men there are.
    pub men: [i32; 2],
    /// By how many more men stand on one wing than on the other.
    pub skew: [i32; 2],
    /// How far the game is from its end, from [`FULL_BOARD`] down to zero: the rows that all men
    /// still have to go.
    pub phase: i32,
}

impl Features {
    /// The men of a position.
    #[inline]
    pub fn of(position: &Position) -> Self {
        let (white, black) = (position.men(Color::White), position.men(Color::Black));
        let mut rows = [[[0; 8]; SEEN_ROWS]; 2];
        for row in 0..ROWS {
            // After every second row a bit is left out.
            let men = |men: Bitboard| (men.bits() >> (5 * row + row / 2)) as usize % (1 << COLUMNS);
            let filling = usize::from(TERNARY[men(white)] + 2 * TERNARY[men(black)]);
            if let Some(seen) = rows[0].get_mut(row) {
                *seen = NEIGHBOURS[0][filling];
            }
            if let Some(seen) = rows[1].get_mut(ROWS - 1 - row) {
                *seen = NEIGHBOURS[1][filling];
            }
        }
        let men = [white, black].map(|men| men.len() as i32);
        let to_go = rows_below_top(white) + (ROWS as i32 - 1) * men[1] - rows_below_top(black);
        Self {
            states: [states(&rows[0]), states(&rows[1])],
            men,
            skew: [skew(white), skew(black)],
            phase: to_go.min(FULL_BOARD),
        }
    }
}

/// The sum of the rows in which the men stand, the uppermost being zero.
#[inline]
fn rows_below_top(men: Bitboard) -> i32 {
    let digit = |digit: usize| ((men & ROW_DIGITS[digit]).len() << digit) as i32;
    digit(0) + digit(1) + digit(2) + digit(3)
}

/// By how many more men stand on one wing than on the other.
#[inline]
fn skew(men: Bitboard) -> i32 {
    (men & LEFT).len().abs_diff((men & RIGHT).len()) as i32
}

/// The rows in whose number to the base two each digit is one.
const ROW_DIGITS: [Bitboard; 4] = [
    squares(0b10_1010_1010, 0b1_1111),
    squares(0b00_1100_1100, 0b1_1111),
    squares(0b00_1111_0000, 0b1_1111),
    squares(0b11_0000_0000, 0b1_1111),
];
const LEFT: Bitboard = squares(0b11_1111_1111, 0b0_0011);
const RIGHT: Bitboard = squares(0b11_1111_1111, 0b1_1000);

/// The squares in these rows and columns.
const fn squares(rows: u64, columns: u64) -> Bitboard {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        bits |= ((rows >> row & 1) * columns) << (5 * row + row / 2);
        row += 1;
    }
    Bitboard::from_bits(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_draughts::Square;

    const FENS: [&str; 4] = [
        "W:W31-50:B1-20",
        "B:W1,7,27,28,30,32,33,34,35,37,38,50:B12,13,14,16,18,19,21,23,24,26",
        "W:WK3,46,50:BK5,1,2,10",
        "B:W1-20:B31-50",
    ];

    /// The same numbers, square by square.
    fn slow_states(position: &Position) -> [[u16; region::COUNT]; 2] {
        let digit = |square: Square, us: Color| {
            u16::from(position.men(us).contains(square))
                + 2 * u16::from(position.men(!us).contains(square))
        };
        let mut states = [[0; region::COUNT]; 2];
        for (index, region) in region::ALL.iter().enumerate() {
            for place in (0..region.size()).rev() {
                let number = region.square(place) as u8 + 1;
                let square = Square::from_number(number).unwrap();
                let turned = Square::from_number(51 - number).unwrap();
                states[0][index] = 3 * states[0][index] + digit(square, Color::White);
                states[1][index] = 3 * states[1][index] + digit(turned, Color::Black);
            }
        }
        states
    }

    #[test]
    fn states_agree_with_the_slow_way() {
        for fen in FENS {
            let position: Position = fen.parse().unwrap();
            assert_eq!(Features::of(&position).states, slow_states(&position), "{fen}");
        }
    }

    #[test]
    fn the_other_sums_agree_with_the_slow_way() {
        for fen in FENS {
            let position: Position = fen.parse().unwrap();
            let features = Features::of(&position);
            let (mut rows, mut men, mut wings) = (0, [0; 2], [0i32; 2]);
            for (side, color) in Color::BOTH.into_iter().enumerate() {
                for square in position.men(color) {
                    let (row, column) = (square.point().index() / 5, square.point().index() % 5);
                    rows += if color == Color::White { row } else { 9 - row };
                    men[side] += 1;
                    wings[side] += [1, 1, 0, -1, -1][column];
                }
            }
            assert_eq!(features.men, men, "{fen}");
            assert_eq!(features.skew, wings.map(i32::abs), "{fen}");
            assert_eq!(features.phase, (rows as i32).min(FULL_BOARD), "{fen}");
        }
    }

    #[test]
    fn the_start_is_a_full_board() {
        assert_eq!(Features::of(&Position::start()).phase, FULL_BOARD);
    }

    #[test]
    fn turning_the_board_swaps_the_sides() {
        let position: Position = "W:W27,28,31,45,50:B12,13,1,16".parse().unwrap();
        let turned: Position = "B:W39,38,50,35:B24,23,20,6,1".parse().unwrap();
        let [white, black] = Features::of(&position).states;
        assert_eq!(Features::of(&turned).states, [black, white]);
    }
}
