//! What the men of both sides see from every point at once.
//!
//! A ring is eight bits of a word, so a step around the rings is a rotation of each byte and a
//! step between rings a shift by eight. All lines of the board are then looked at together: the
//! points where a mill would be closed, say, are a handful of `and`s and `or`s. A board takes
//! half of a word of 64 bits: the mover's points are in the lower half, the waiter's in the upper,
//! and every step is made for both.

use prise_mill::LineKinds;

/// For each side a set of points.
pub(super) type Pair = u64;

const HALF: u32 = 32;

const ALL: u32 = 0xff_ffff;
/// The middles of the sides. Lines along a side have their middle there, cross lines run there.
pub(super) const MIDDLES: Pair = twice(0x55_5555);
/// The corners. Lines along a side have their ends there, diagonals run there.
const CORNERS: Pair = twice(0xaa_aaaa);
const INNER: Pair = twice(0x00_00ff);
pub(super) const CENTRAL: Pair = twice(0x00_ff00);
const OUTER: Pair = twice(0xff_0000);

/// These points for the mover, those for the waiter.
#[inline]
pub(super) const fn pair(mover: u32, waiter: u32) -> Pair {
    mover as Pair | (waiter as Pair) << HALF
}

/// The same points for both sides.
#[inline]
pub(super) const fn twice(points: u32) -> Pair {
    pair(points, points)
}

/// For each side the points of the other.
#[inline]
pub(super) const fn swapped(points: Pair) -> Pair {
    points.rotate_left(HALF)
}

/// The points of the mover.
#[inline]
pub(super) const fn of_mover(points: Pair) -> u32 {
    points as u32
}

/// The points of the waiter.
#[inline]
pub(super) const fn of_waiter(points: Pair) -> u32 {
    (points >> HALF) as u32
}

/// How many more points the mover has than the waiter.
#[inline]
pub(super) const fn difference(points: Pair) -> i32 {
    // Counting the points that are not the waiter's makes one addition of the difference.
    (points ^ pair(0, u32::MAX)).count_ones() as i32 - HALF as i32
}

/// For every point, whether a man stands one or two steps away in each direction.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    men: Pair,
    before: Pair,
    before_that: Pair,
    after: Pair,
    after_that: Pair,
    inside: Pair,
    inside_that: Pair,
    outside: Pair,
    outside_that: Pair,
}

impl Sight {
    /// What these men see. `spokes` are the points on lines that cross the rings.
    #[inline]
    pub(super) const fn of(men: Pair, spokes: Pair) -> Self {
        let (before, after) = (clockwise(men), counter_clockwise(men));
        Self {
            men,
            before,
            before_that: clockwise(before),
            after,
            after_that: counter_clockwise(after),
            // What is shifted into the other half lies outside the masks.
            inside: men << 8 & spokes,
            inside_that: men << 16 & spokes & OUTER,
            outside: men >> 8 & spokes,
            outside_that: men >> 16 & spokes & INNER,
        }
    }

    /// The points next to a man.
    #[inline]
    pub(super) const fn next(&self) -> Pair {
        self.before | self.after | self.inside | self.outside
    }

    /// How many more steps to points of `free` the mover has than the waiter.
    #[inline]
    pub(super) const fn steps(&self, free: Pair) -> i32 {
        difference(self.before & free)
            + difference(self.after & free)
            + difference(self.inside & free)
            + difference(self.outside & free)
    }

    /// The points whose lines through them have men on both other points.
    #[inline]
    pub(super) const fn completes(&self) -> Pair {
        let Completing { side_middle, clockwise, counter_clockwise, spoke } = self.completing();
        side_middle | clockwise | counter_clockwise | spoke
    }

    /// The points where one of the `movers`, a part of the men, completes a line by a step.
    #[inline]
    pub(super) const fn completes_by_step(&self, movers: &Self) -> Pair {
        let Completing { side_middle, clockwise, counter_clockwise, spoke } = self.completing();
        let across = movers.inside | movers.outside;
        side_middle & across
            | clockwise & (movers.before | across)
            | counter_clockwise & (movers.after | across)
            | spoke & (movers.before | movers.after)
    }

    #[inline]
    const fn completing(&self) -> Completing {
        Completing {
            side_middle: MIDDLES & self.before & self.after,
            clockwise: CORNERS & self.after & self.after_that,
            counter_clockwise: CORNERS & self.before & self.before_that,
            spoke: self.outside & self.outside_that
                | CENTRAL & self.inside & self.outside
                | self.inside & self.inside_that,
        }
    }

    /// How many more mills the mover has than the waiter.
    #[inline]
    pub(super) const fn mills(&self) -> i32 {
        difference(self.men & MIDDLES & self.before & self.after)
            + difference(self.men & CENTRAL & self.inside & self.outside)
    }

    /// The points from which an enemy is closed in between the newcomer and one of the men.
    #[inline]
    pub(super) const fn closes_in(&self, lines: CaptureLines) -> Pair {
        let along = CORNERS
            & (swapped(self.after) & self.after_that | swapped(self.before) & self.before_that);
        let across =
            swapped(self.outside) & self.outside_that | swapped(self.inside) & self.inside_that;
        along & lines.along | across & lines.across
    }

    /// The points between two enemies.
    #[inline]
    pub(super) const fn between(&self, lines: CaptureLines) -> Pair {
        swapped(MIDDLES & self.before & self.after) & lines.along
            | swapped(CENTRAL & self.inside & self.outside) & lines.across
    }
}

/// The points that complete a line, by the direction of the line.
struct Completing {
    side_middle: Pair,
    clockwise: Pair,
    counter_clockwise: Pair,
    spoke: Pair,
}

/// The points on whose lines an extra capture is allowed.
#[derive(Clone, Copy)]
pub(super) struct CaptureLines {
    along: Pair,
    across: Pair,
}

impl CaptureLines {
    /// Given the kinds of lines on which each side captures.
    #[inline]
    pub(super) const fn new(mover: LineKinds, waiter: LineKinds) -> Self {
        let ([along, across], [their_along, their_across]) =
            (POINTS[mover.index()], POINTS[waiter.index()]);
        Self { along: pair(along, their_along), across: pair(across, their_across) }
    }
}

/// By kinds of lines, the points whose lines along the sides and across the rings are of them.
static POINTS: [[u32; 2]; LineKinds::SETS] = {
    let mut points = [[0; 2]; LineKinds::SETS];
    let mut set = 0;
    while set < points.len() {
        let kinds = LineKinds::from_bits(set as u32);
        if kinds.meets(LineKinds::EDGE) {
            points[set][0] = ALL;
        }
        if kinds.meets(LineKinds::CROSS) {
            points[set][1] |= of_mover(MIDDLES);
        }
        if kinds.meets(LineKinds::DIAGONAL) {
            points[set][1] |= of_mover(CORNERS);
        }
        set += 1;
    }
    points
};

/// The points on lines that cross the rings.
#[inline]
pub(super) const fn spokes(diagonals: bool) -> Pair {
    if diagonals { twice(ALL) } else { MIDDLES }
}

#[inline]
const fn clockwise(points: Pair) -> Pair {
    points << 1 & twice(0xfe_fefe) | points >> 7 & twice(0x01_0101)
}

#[inline]
const fn counter_clockwise(points: Pair) -> Pair {
    points >> 1 & twice(0x7f_7f7f) | points << 7 & twice(0x80_8080)
}
