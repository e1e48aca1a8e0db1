//! The geometry of the board, precomputed: lines, what a point sees along each of them, and
//! which points are next to each other.
//!
//! Within a ring the points are numbered clockwise from the middle of the top side, so the sides
//! of a ring start at its odd points, and points with the same number in the three rings lie on
//! one cross line (even) or diagonal (odd).

use prise_game::Point;

use crate::points::{POINTS, Points};

const RING: usize = 8;

/// How many lines there are without the diagonals, and with them.
const ORTHOGONAL: usize = 16;
const ALL: usize = 20;

/// A set of kinds of lines, one bit a kind, in the order in which the rule options name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineKinds(u8);

impl LineKinds {
    /// No line.
    pub const NONE: Self = Self(0);
    /// The sides of the rings.
    pub const EDGE: Self = Self(0b001);
    /// The lines between the middles of the sides.
    pub const CROSS: Self = Self(0b010);
    /// The lines between the corners.
    pub const DIAGONAL: Self = Self(0b100);
    /// How many sets there are.
    pub const SETS: usize = 8;

    /// The set as a number below [`SETS`](Self::SETS).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kinds whose bits are set in the lowest three bits.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self((bits & 0b111) as u8)
    }

    /// Whether the sets share a kind.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What a point sees along one of its lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineThrough {
    /// The two other points of the line.
    pub(crate) others: Points,
    /// The middle of the line if the point is one of its ends, nothing if it is the middle.
    pub(crate) middle: Points,
    /// The other end of the line if the point is one of its ends, nothing if it is the middle.
    pub(crate) far: Points,
    /// What kind of line it is.
    pub(crate) kind: LineKinds,
}

/// Every line as end, middle, end: twelve edges, four cross lines, four diagonals.
const LINES: [[usize; 3]; ALL] = {
    let mut lines = [[0; 3]; ALL];
    let mut n = 0;
    while n < 12 {
        let (ring, corner) = (n / 4 * RING, n % 4 * 2 + 1);
        lines[n] = [ring + corner, ring + (corner + 1) % RING, ring + (corner + 2) % RING];
        n += 1;
    }
    while n < ALL {
        let spoke = if n < ORTHOGONAL { (n - 12) * 2 } else { (n - ORTHOGONAL) * 2 + 1 };
        lines[n] = [spoke, spoke + RING, spoke + 2 * RING];
        n += 1;
    }
    lines
};

const fn bit(index: usize) -> Points {
    Points::of(Point::new(index as u8))
}

const MASKS: [Points; ALL] = {
    let mut masks = [Points::NONE; ALL];
    let mut n = 0;
    while n < ALL {
        let [a, b, c] = LINES[n];
        masks[n] = bit(a).union(bit(b)).union(bit(c));
        n += 1;
    }
    masks
};

/// Every point lies on two lines, and a corner on a diagonal too, which comes last. The third
/// line of a point that has only two is one that never fills up.
static THROUGH: [[[LineThrough; 3]; POINTS]; 2] = [through(ORTHOGONAL), through(ALL)];

const fn through(lines: usize) -> [[LineThrough; 3]; POINTS] {
    let none = LineThrough {
        others: Points::NONE,
        middle: Points::NONE,
        far: Points::NONE,
        kind: LineKinds::NONE,
    };
    let never = LineThrough { others: Points::ALL, ..none };
    let mut through = [[never; 3]; POINTS];
    let mut filled = [0; POINTS];
    let mut n = 0;
    while n < lines {
        let [a, b, c] = LINES[n];
        let kind = match n {
            0..12 => LineKinds::EDGE,
            12..ORTHOGONAL => LineKinds::CROSS,
            _ => LineKinds::DIAGONAL,
        };
        through[a][filled[a]] =
            LineThrough { others: bit(b).union(bit(c)), middle: bit(b), far: bit(c), kind };
        through[b][filled[b]] = LineThrough { others: bit(a).union(bit(c)), kind, ..none };
        through[c][filled[c]] =
            LineThrough { others: bit(a).union(bit(b)), middle: bit(b), far: bit(a), kind };
        filled[a] += 1;
        filled[b] += 1;
        filled[c] += 1;
        n += 1;
    }
    through
}

/// The points next to each point, without the diagonals and with them.
static NEIGHBOURS: [[Points; POINTS]; 2] = [neighbours(ORTHOGONAL), neighbours(ALL)];

const fn neighbours(lines: usize) -> [Points; POINTS] {
    let mut next = [Points::NONE; POINTS];
    let mut n = 0;
    while n < lines {
        let [a, b, c] = LINES[n];
        next[a] = next[a].union(bit(b));
        next[b] = next[b].union(bit(a)).union(bit(c));
        next[c] = next[c].union(bit(b));
        n += 1;
    }
    next
}

/// The lines of the board, each as the set of its three points.
pub(crate) fn lines(diagonals: bool) -> &'static [Points] {
    if diagonals { &MASKS } else { &MASKS[..ORTHOGONAL] }
}

/// The lines through a point.
#[inline]
pub(crate) fn lines_through(point: Point, diagonals: bool) -> &'static [LineThrough; 3] {
    &THROUGH[usize::from(diagonals)][point.index()]
}

/// The points next to a point.
#[inline]
pub(crate) fn neighbours_of(point: Point, diagonals: bool) -> Points {
    NEIGHBOURS[usize::from(diagonals)][point.index()]
}
