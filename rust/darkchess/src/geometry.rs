//! The board as data: for every point, the points that a piece reaches from there.

use prise_game::Point;

use crate::points::{MAX_POINTS, PointSet};

/// A way of going, or of capturing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// One step along a line.
    Step,
    /// One step across.
    Diagonal,
    /// Two steps across, over whatever stands between.
    DiagonalLeap,
    /// A knight's leap, over whatever stands between.
    KnightLeap,
    /// Along a line as far as the first piece, that one included.
    Slide,
    /// Along a line over exactly one piece to the next one.
    Jump,
}

/// One entry for each point of the board.
type PerPoint = [PointSet; MAX_POINTS];

/// A board of `files` × `ranks` points, numbered in reading order: 0 is the leftmost point of the
/// top row, which is the highest rank.
///
/// ```
/// use prise_darkchess::{Geometry, PointSet, Reach};
///
/// static BOARD: Geometry = Geometry::new(4, 8);
/// let corner = BOARD.point_named("a8").unwrap();
/// let steps = BOARD.reach(Reach::Step, corner, PointSet::EMPTY);
/// assert_eq!(steps.iter().map(|to| BOARD.name(to)).collect::<Vec<_>>(), ["b8", "a7"]);
/// ```
#[derive(Debug)]
pub struct Geometry {
    files: u8,
    ranks: u8,
    steps: PerPoint,
    diagonals: PerPoint,
    diagonal_leaps: PerPoint,
    knight_leaps: PerPoint,
    /// The lines up and to the left: the nearest piece on them has the highest number.
    falling: [PerPoint; 2],
    /// The lines down and to the right: the nearest piece on them has the lowest number.
    rising: [PerPoint; 2],
}

impl Geometry {
    /// Works out a board. A `static` or `const` does so when the program is compiled.
    ///
    /// # Panics
    /// If the board has more than [`MAX_POINTS`] points, or ranks of more than one digit.
    pub const fn new(files: u8, ranks: u8) -> Self {
        assert!(files as usize * ranks as usize <= MAX_POINTS && ranks <= 9);
        Self {
            files,
            ranks,
            steps: offsets(files, ranks, &[(0, -1), (-1, 0), (1, 0), (0, 1)]),
            diagonals: offsets(files, ranks, &[(-1, -1), (1, -1), (-1, 1), (1, 1)]),
            diagonal_leaps: offsets(files, ranks, &[(-2, -2), (2, -2), (-2, 2), (2, 2)]),
            knight_leaps: offsets(
                files,
                ranks,
                &[(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)],
            ),
            falling: [lines(files, ranks, 0, -1), lines(files, ranks, -1, 0)],
            rising: [lines(files, ranks, 0, 1), lines(files, ranks, 1, 0)],
        }
    }

    /// How many points the board has.
    pub const fn points(&self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// How many columns it has.
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// How many rows it has.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The name of a point: its file and its rank, `a9`.
    pub fn name(&self, point: Point) -> String {
        let (file, row) = (point.index() as u8 % self.files, point.index() as u8 / self.files);
        format!("{}{}", char::from(b'a' + file), self.ranks - row)
    }

    /// The point with this file and rank, both counted from 0, the rank from below.
    pub const fn point(&self, file: u8, rank: u8) -> Option<Point> {
        if file < self.files && rank < self.ranks {
            Some(Point::new((self.ranks - 1 - rank) * self.files + file))
        } else {
            None
        }
    }

    /// The point with this name.
    pub fn point_named(&self, name: &str) -> Option<Point> {
        let &[file, rank] = name.as_bytes() else { return None };
        self.point(file.checked_sub(b'a')?, rank.checked_sub(b'1')?)
    }

    /// The points that can be reached, occupied ones included where the way of going can end on
    /// a piece.
    #[inline]
    pub fn reach(&self, reach: Reach, from: Point, occupied: PointSet) -> PointSet {
        match reach {
            Reach::Step => self.steps[from.index()],
            Reach::Diagonal => self.diagonals[from.index()],
            Reach::DiagonalLeap => self.diagonal_leaps[from.index()],
            Reach::KnightLeap => self.knight_leaps[from.index()],
            Reach::Slide => self.slide(from, occupied),
            Reach::Jump => self.jump(from, occupied),
        }
    }

    fn slide(&self, from: Point, occupied: PointSet) -> PointSet {
        let mut reached = PointSet::EMPTY;
        for lines in &self.falling {
            let line = lines[from.index()];
            let hidden_behind = line.and(occupied).last().map(|piece| lines[piece.index()]);
            reached = reached.or(line.minus(hidden_behind.unwrap_or_default()));
        }
        for lines in &self.rising {
            let line = lines[from.index()];
            let hidden_behind = line.and(occupied).first().map(|piece| lines[piece.index()]);
            reached = reached.or(line.minus(hidden_behind.unwrap_or_default()));
        }
        reached
    }

    fn jump(&self, from: Point, occupied: PointSet) -> PointSet {
        let mut reached = PointSet::EMPTY;
        for lines in &self.falling {
            let beyond = |piece: Point| lines[piece.index()].and(occupied).last();
            if let Some(target) = beyond(from).and_then(beyond) {
                reached = reached.with(target);
            }
        }
        for lines in &self.rising {
            let beyond = |piece: Point| lines[piece.index()].and(occupied).first();
            if let Some(target) = beyond(from).and_then(beyond) {
                reached = reached.with(target);
            }
        }
        reached
    }
}

/// The points at these offsets from each point, as far as they are on the board.
const fn offsets(files: u8, ranks: u8, offsets: &[(i8, i8)]) -> PerPoint {
    let mut table = [PointSet::EMPTY; MAX_POINTS];
    let mut from = 0;
    while from < files * ranks {
        let mut index = 0;
        while index < offsets.len() {
            if let Some(to) = shifted(files, ranks, from, offsets[index]) {
                table[from as usize] = table[from as usize].with(Point::new(to));
            }
            index += 1;
        }
        from += 1;
    }
    table
}

/// The points on the line that leads from each point in one direction to the edge.
const fn lines(files: u8, ranks: u8, dx: i8, dy: i8) -> PerPoint {
    let mut table = [PointSet::EMPTY; MAX_POINTS];
    let mut from = 0;
    while from < files * ranks {
        let mut at = from;
        while let Some(next) = shifted(files, ranks, at, (dx, dy)) {
            table[from as usize] = table[from as usize].with(Point::new(next));
            at = next;
        }
        from += 1;
    }
    table
}

const fn shifted(files: u8, ranks: u8, from: u8, (dx, dy): (i8, i8)) -> Option<u8> {
    let (file, row) = ((from % files) as i8 + dx, (from / files) as i8 + dy);
    if file < 0 || row < 0 || file >= files as i8 || row >= ranks as i8 {
        return None;
    }
    Some(row as u8 * files + file as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_another_size_is_worked_out_too() {
        let board = Geometry::new(3, 3);
        let names = |reach, from, occupied: &str| {
            let from = board.point_named(from).unwrap();
            let reached = board.reach(reach, from, PointSet::from_picture(occupied));
            reached.iter().map(|at| board.name(at)).collect::<Vec<_>>().join(" ")
        };
        let empty = ".........";
        assert_eq!(names(Reach::Step, "b2", empty), "b3 a2 c2 b1");
        assert_eq!(names(Reach::Diagonal, "b2", empty), "a3 c3 a1 c1");
        assert_eq!(names(Reach::DiagonalLeap, "a3", empty), "c1");
        assert_eq!(names(Reach::KnightLeap, "a3", empty), "c2 b1");
        assert_eq!(names(Reach::Slide, "a3", empty), "b3 c3 a2 a1");
        assert_eq!(names(Reach::Slide, "a3", ".@.@....."), "b3 a2");
        assert_eq!(names(Reach::Jump, "a3", ".@@@....."), "c3");
        assert_eq!(names(Reach::Jump, "c1", "@.@..@..."), "c3");
    }

    #[test]
    fn points_that_do_not_exist_have_no_name() {
        let board = Geometry::new(3, 3);
        for name in ["", "a", "a0", "a4", "d1", "A1", "a1 ", "\u{e9}1"] {
            assert_eq!(board.point_named(name), None, "{name}");
        }
    }

    #[test]
    #[should_panic(expected = "MAX_POINTS")]
    fn a_board_that_is_too_large_is_refused() {
        let _ = Geometry::new(6, 8);
    }
}
