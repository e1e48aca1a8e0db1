//! Every way of making one capture.
//!
//! A capture that takes the same pieces and ends on the same point is one move, however the piece
//! gets there. Jumped pieces stay on the board until the end, so the same jumps are possible all
//! the way, and a few of them describe all routes, of which there may be hundreds. Routes are
//! walked here and never listed: from the same point with the same pieces left all walks go on
//! alike, so each such moment is looked at once.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::Point;

/// One jump of a capture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Jump {
    /// Where it starts.
    pub from: Point,
    /// Where it lands.
    pub to: Point,
    /// The piece that is jumped.
    pub over: Point,
}

/// The routes of one capture: every order of jumps that leads from its start over each captured
/// piece once to its end.
///
/// ```
/// use prise_game::{Jump, Point, Routes};
///
/// let p = Point::new;
/// let jump = |from, over, to| Jump { from: p(from), over: p(over), to: p(to) };
/// let (captured, jumps) =
///     ([p(5), p(6)], [jump(0, 5, 1), jump(0, 5, 2), jump(1, 6, 3), jump(2, 6, 3)]);
/// let routes = Routes { from: p(0), to: p(3), captured: &captured, jumps: &jumps };
/// assert_eq!(routes.first(&[]), Some(vec![jumps[0], jumps[2]]));
/// assert_eq!(routes.first(&[p(2)]), Some(vec![jumps[1], jumps[3]]));
/// assert_eq!(routes.first(&[p(1), p(2)]), None);
/// assert_eq!(routes.ahead(&[]), [p(1), p(2), p(3)]);
/// assert_eq!(routes.ahead(&[p(2)]), [p(3)]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Routes<'a> {
    /// Where the piece stands.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// The pieces it captures: at most 64, none of them twice.
    pub captured: &'a [Point],
    /// Every jump that may be made on the way. Some may lead nowhere.
    pub jumps: &'a [Jump],
}

impl Routes<'_> {
    /// The first route, by ascending landings, that lands on the entered points in this order, on
    /// others between them perhaps.
    pub fn first(self, entered: &[Point]) -> Option<Vec<Jump>> {
        // Most points are on no route at all: that is seen without a walk.
        if entered.iter().any(|point| self.jumps.iter().all(|jump| jump.to != *point)) {
            return None;
        }
        let mut walk = Walk::new(self, entered);
        let mut moment = walk.start();
        if !walk.reaches_end(moment) {
            return None;
        }
        let mut route = Vec::with_capacity(self.captured.len());
        while moment.left != 0 {
            let (jump, next) = walk.first_way_on(moment)?;
            route.push(jump);
            moment = next;
        }
        Some(route)
    }

    /// Where such routes may land after the last entered point, ascending.
    pub fn ahead(self, entered: &[Point]) -> Vec<Point> {
        let is_ahead = |moment: &Moment| moment.passed == entered.len();
        let jumps = Walk::new(self, entered).all_jumps(is_ahead);
        let points: BTreeSet<_> = jumps.into_iter().map(|jump| jump.to).collect();
        points.into_iter().collect()
    }

    /// The jumps that belong to a route, ascending: the others lead nowhere.
    pub fn jumps_in_use(self) -> Vec<Jump> {
        Walk::new(self, &[]).all_jumps(|_| true).into_iter().collect()
    }
}

/// A moment of a walk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Moment {
    at: Point,
    /// The pieces still to be jumped, a bit each.
    left: u64,
    /// How many of the entered points lie behind. Each is passed as soon as it can be: that
    /// leaves most of the way for the others.
    passed: usize,
}

/// Walks the routes that agree with the entered points.
struct Walk<'a> {
    routes: Routes<'a>,
    entered: &'a [Point],
    /// The jumps over the captured pieces, ascending, each with the bit of its piece.
    jumps: Vec<(Jump, u64)>,
    /// Whether a route can be finished from a moment, where that is known.
    known: BTreeMap<Moment, bool>,
}

impl<'a> Walk<'a> {
    fn new(routes: Routes<'a>, entered: &'a [Point]) -> Self {
        let with_bit = |jump: &Jump| {
            let index = routes.captured.iter().position(|piece| *piece == jump.over)?;
            Some((*jump, 1 << index))
        };
        let mut jumps: Vec<_> = routes.jumps.iter().filter_map(with_bit).collect();
        jumps.sort_unstable();
        Self { routes, entered, jumps, known: BTreeMap::new() }
    }

    fn start(&self) -> Moment {
        let left = (0..self.routes.captured.len()).fold(0, |left, index| left | 1 << index);
        Moment { at: self.routes.from, left, passed: 0 }
    }

    /// The jumps from a point, by ascending landings.
    fn jumps_from(&self, at: Point) -> Range<usize> {
        let first = self.jumps.partition_point(|(jump, _)| jump.from < at);
        let count = self.jumps[first..].iter().take_while(|(jump, _)| jump.from == at).count();
        first..first + count
    }

    /// What a jump leads to, if its piece is still to be jumped.
    fn after(&self, moment: Moment, jump: usize) -> Option<Moment> {
        let (Jump { to, .. }, bit) = self.jumps[jump];
        let is_entered = self.entered.get(moment.passed) == Some(&to);
        let passed = moment.passed + usize::from(is_entered);
        (moment.left & bit != 0).then_some(Moment { at: to, left: moment.left & !bit, passed })
    }

    fn reaches_end(&mut self, moment: Moment) -> bool {
        if moment.left == 0 {
            return moment.at == self.routes.to && moment.passed == self.entered.len();
        }
        if let Some(&known) = self.known.get(&moment) {
            return known;
        }
        let reaches = self.first_way_on(moment).is_some();
        self.known.insert(moment, reaches);
        reaches
    }

    /// The jump that the first route goes on with.
    fn first_way_on(&mut self, moment: Moment) -> Option<(Jump, Moment)> {
        self.jumps_from(moment.at).find_map(|jump| self.way_on(moment, jump))
    }

    /// A jump and what it leads to, if it belongs to a route.
    fn way_on(&mut self, moment: Moment, jump: usize) -> Option<(Jump, Moment)> {
        let next = self.after(moment, jump)?;
        self.reaches_end(next).then_some((self.jumps[jump].0, next))
    }

    /// Every jump of a route that starts at such a moment.
    fn all_jumps(mut self, counts: impl Fn(&Moment) -> bool) -> BTreeSet<Jump> {
        let mut jumps = BTreeSet::new();
        let mut seen = BTreeSet::from([self.start()]);
        let mut open = vec![self.start()];
        while let Some(moment) = open.pop() {
            for jump in self.jumps_from(moment.at) {
                let Some((jump, next)) = self.way_on(moment, jump) else { continue };
                if counts(&moment) {
                    jumps.insert(jump);
                }
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        jumps
    }
}
