//! Sets of points, and the numbers that follow from a board's size.

use std::fmt;

use prise_game::Point;

/// The most points that a dark-chess board may have.
pub const MAX_POINTS: usize = 45;

/// A set of points, as one machine word.
///
/// ```
/// use prise_darkchess::PointSet;
/// use prise_game::Point;
///
/// let set = PointSet::EMPTY.with(Point::new(7)).with(Point::new(3));
/// assert_eq!(set.iter().map(Point::index).collect::<Vec<_>>(), [3, 7]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointSet(u64);

impl PointSet {
    /// No points.
    pub const EMPTY: Self = Self(0);

    /// The points that a picture of the board marks with `@`, in reading order.
    pub const fn from_picture(picture: &str) -> Self {
        let (bytes, mut set, mut index) = (picture.as_bytes(), Self::EMPTY, 0);
        while index < bytes.len() {
            if bytes[index] == b'@' {
                set = set.with(Point::new(index as u8));
            }
            index += 1;
        }
        set
    }

    /// Whether the point is in the set.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 != 0
    }

    /// The set and this point.
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.index())
    }

    /// The set without this point.
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.index()))
    }

    /// The points in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many points there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no point.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points, lowest first.
    pub const fn iter(self) -> Points {
        Points(self)
    }

    /// The point with the lowest number.
    pub const fn first(self) -> Option<Point> {
        if self.is_empty() { None } else { Some(Point::new(self.0.trailing_zeros() as u8)) }
    }

    /// The point with the highest number.
    pub const fn last(self) -> Option<Point> {
        if self.is_empty() { None } else { Some(Point::new(63 - self.0.leading_zeros() as u8)) }
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        Points(self)
    }
}

/// The points of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Point::index)).finish()
    }
}
