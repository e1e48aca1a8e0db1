//! The 24 points and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use prise_game::Point;

/// How many points the board has.
pub const POINTS: usize = 24;

/// The names of the points by file and rank. Eight a ring, inner ring first, clockwise from the
/// middle of the top side: even numbers are the middles of sides, odd ones the corners.
const NAMES: [&str; POINTS] = [
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", // inner
    "d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6", // middle
    "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7", // outer
];

/// The name of a point, `a7` for instance; `?` for a number that is not on the board.
///
/// ```
/// use prise_game::Point;
/// use prise_mill::{point_name, point_named};
///
/// assert_eq!(point_name(Point::new(0)), "d5");
/// assert_eq!(point_named("a7"), Some(Point::new(23)));
/// assert_eq!(point_named("a2"), None);
/// ```
pub fn point_name(point: Point) -> &'static str {
    NAMES.get(point.index()).copied().unwrap_or("?")
}

/// The point with this name, if the board has it.
pub fn point_named(name: &str) -> Option<Point> {
    NAMES.iter().position(|known| *known == name).map(|index| Point::new(index as u8))
}

/// A set of points.
///
/// ```
/// use prise_mill::{Points, point_named};
///
/// let corners: Points = ["a1", "a7", "g1", "g7"].into_iter().filter_map(point_named).collect();
/// assert_eq!(corners.count(), 4);
/// assert_eq!(format!("{corners:?}"), "{g7 g1 a1 a7}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(u32);

impl Points {
    /// No point.
    pub const NONE: Self = Self(0);
    /// Every point of the board.
    pub const ALL: Self = Self((1 << POINTS) - 1);

    /// The set of this one point; empty for a number that is not on the board.
    #[inline]
    pub const fn of(point: Point) -> Self {
        if point.index() < POINTS { Self(1 << point.index()) } else { Self::NONE }
    }

    /// Whether there is no point in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points are in the set.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this point is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & Self::of(point).0 != 0
    }

    /// Whether every point of `part` is in the set.
    #[inline]
    pub const fn contains_all(self, part: Self) -> bool {
        self.0 & part.0 == part.0
    }

    /// Whether the two sets share a point.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The set as a number: bit `n` is point `n`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of the points whose bits are set; bits beyond the board are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Both sets together, where operators cannot be used.
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points in ascending order. How many there are is known beforehand, so that a list is
    /// extended by them in one go.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Point> {
        let mut left = self.0;
        (0..self.count()).map(move |_| {
            let next = Point::new(left.trailing_zeros() as u8);
            left &= left - 1;
            next
        })
    }
}

impl BitOr for Points {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Points {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for Points {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Points {
    type Output = Self;

    /// The other points of the board.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::NONE, |set, point| set | Self::of(point))
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(point_name).collect();
        write!(f, "{{{}}}", names.join(" "))
    }
}
