//! The regions of the board that the evaluation looks at.
//!
//! Each square of a region is empty (or holds a king), holds a man of ours or a man of theirs:
//! three possibilities, so what stands in a region is a number with as many digits to the base
//! three as there are squares, its *state*, and the weight of every state is learned. Tall regions
//! of two by five squares cover the whole board, overlapping each other, and see what advances;
//! square ones of three by three, in the rows where the sides meet, see what stands side by side.
//!
//! Turning the board by half a turn and swapping the colours changes nothing in the game. So each
//! region serves twice: as White sees it, and as Black does from the other side of the board. What
//! it is worth to Black counts against.

/// The rows of the board.
pub(super) const ROWS: usize = 10;
/// How many squares of a row are played on.
pub(super) const COLUMNS: usize = 5;

/// A rectangle of squares, in rows of the board from the top and in the five squares of a row.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    top: usize,
    left: usize,
    width: usize,
    height: usize,
}

/// How many tall regions there are; they come first.
pub(super) const TALL: usize = 12;
/// The uppermost rows of the square regions.
pub(super) const SQUARE_TOPS: [usize; 2] = [1, 3];
const SQUARE: usize = 3 * SQUARE_TOPS.len();

/// How many regions there are.
pub const COUNT: usize = TALL + SQUARE;

/// The regions as White sees them.
pub const ALL: [Region; COUNT] = all();

/// The states of all regions lie one after the other: where those of each begin.
pub const OFFSETS: [usize; COUNT] = offsets();

/// How many states all regions have together.
pub const STATES: usize = OFFSETS[COUNT - 1] + ALL[COUNT - 1].states();

const fn all() -> [Region; COUNT] {
    let mut all = [Region { top: 0, left: 0, width: 0, height: 0 }; COUNT];
    let mut index = 0;
    while index < TALL {
        all[index] = Region { top: index / 4, left: index % 4, width: 2, height: 5 };
        index += 1;
    }
    while index < COUNT {
        let place = index - TALL;
        all[index] = Region { top: SQUARE_TOPS[place / 3], left: place % 3, width: 3, height: 3 };
        index += 1;
    }
    all
}

const fn offsets() -> [usize; COUNT] {
    let mut offsets = [0; COUNT];
    let mut index = 1;
    while index < COUNT {
        offsets[index] = offsets[index - 1] + ALL[index - 1].states();
        index += 1;
    }
    offsets
}

impl Region {
    /// How many squares there are.
    pub const fn size(&self) -> usize {
        self.width * self.height
    }

    /// How many ways there are to fill the region.
    pub const fn states(&self) -> usize {
        3usize.pow(self.size() as u32)
    }

    /// The index on the board, from the top, of the square that is the digit `digit` of a state.
    /// The lowest row, nearest to the middle of the board, has the lowest digits: it changes most,
    /// and states that differ there lie close together in memory.
    pub const fn square(&self, digit: usize) -> usize {
        let row = self.top + self.height - 1 - digit / self.width;
        row * COLUMNS + self.left + digit % self.width
    }
}
