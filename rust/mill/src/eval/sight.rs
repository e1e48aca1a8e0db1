//! What a set of men sees from every point at once.
//!
//! A ring is eight bits of a word, so a step around the rings is a rotation of each byte and a
//! step between rings a shift by eight. All lines of the board are then looked at together: the
//! points where a mill would be closed, say, are a handful of `and`s and `or`s.

use crate::lines::LineKinds;

const ALL: u32 = 0xff_ffff;
/// The middles of the sides. Lines along a side have their middle there, cross lines run there.
pub(super) const MIDDLES: u32 = 0x55_5555;
/// The corners. Lines along a side have their ends there, diagonals run there.
const CORNERS: u32 = 0xaa_aaaa;
const INNER: u32 = 0x00_00ff;
pub(super) const CENTRAL: u32 = 0x00_ff00;
const OUTER: u32 = 0xff_0000;

/// For every point, whether a man of the set stands one or two steps away in each direction.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    men: u32,
    before: u32,
    before_that: u32,
    after: u32,
    after_that: u32,
    inside: u32,
    inside_that: u32,
    outside: u32,
    outside_that: u32,
}

impl Sight {
    /// What these men see. `spokes` are the points on lines that cross the rings.
    #[inline]
    pub(super) const fn of(men: u32, spokes: u32) -> Self {
        let (before, after) = (clockwise(men), counter_clockwise(men));
        Self {
            men,
            before,
            before_that: clockwise(before),
            after,
            after_that: counter_clockwise(after),
            inside: men << 8 & spokes,
            inside_that: men << 16 & spokes,
            outside: men >> 8 & spokes,
            outside_that: men >> 16 & spokes,
        }
    }

    /// The points next to a man.
    #[inline]
    pub(super) const fn next(&self) -> u32 {
        self.before | self.after | self.inside | self.outside
    }

    /// How many steps the men have to points of `free`.
    #[inline]
    pub(super) const fn steps(&self, free: u32) -> i32 {
        let around = both(self.before & free, self.after & free);
        let across = both(self.inside & free, self.outside & free);
        (around.count_ones() + across.count_ones()) as i32
    }

    /// The points whose lines through them have men on both other points.
    #[inline]
    pub(super) const fn completes(&self) -> u32 {
        let Completing { side_middle, clockwise, counter_clockwise, spoke } = self.completing();
        side_middle | clockwise | counter_clockwise | spoke
    }

    /// The points where one of the `movers`, a part of the men, completes a line by a step.
    #[inline]
    pub(super) const fn completes_by_step(&self, movers: &Self) -> u32 {
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
            spoke: INNER & self.outside & self.outside_that
                | CENTRAL & self.inside & self.outside
                | OUTER & self.inside & self.inside_that,
        }
    }

    /// The men that stand in mills.
    #[inline]
    pub(super) const fn in_mills(&self) -> u32 {
        self.men & self.completes()
    }

    /// How many mills there are.
    #[inline]
    pub(super) const fn mills(&self) -> i32 {
        let along = self.men & MIDDLES & self.before & self.after;
        let across = self.men & CENTRAL & self.inside & self.outside;
        both(along, across).count_ones() as i32
    }

    /// The points from which an enemy is closed in between the newcomer and one of the men.
    #[inline]
    pub(super) const fn closes_in(&self, enemies: &Self, lines: CaptureLines) -> u32 {
        let along = CORNERS
            & (enemies.after & self.after_that | enemies.before & self.before_that)
            & lines.along;
        let across =
            INNER & enemies.outside & self.outside_that | OUTER & enemies.inside & self.inside_that;
        along | across & lines.across
    }

    /// The points between two of these men.
    #[inline]
    pub(super) const fn between(&self, lines: CaptureLines) -> u32 {
        MIDDLES & self.before & self.after & lines.along
            | CENTRAL & self.inside & self.outside & lines.across
    }
}

/// The points that complete a line, by the direction of the line.
struct Completing {
    side_middle: u32,
    clockwise: u32,
    counter_clockwise: u32,
    spoke: u32,
}

/// The points on whose lines an extra capture is allowed.
#[derive(Clone, Copy)]
pub(super) struct CaptureLines {
    along: u32,
    across: u32,
}

impl CaptureLines {
    #[inline]
    pub(super) const fn new(kinds: LineKinds) -> Self {
        let cross = if kinds.meets(LineKinds::CROSS) { MIDDLES } else { 0 };
        let diagonal = if kinds.meets(LineKinds::DIAGONAL) { CORNERS } else { 0 };
        let along = if kinds.meets(LineKinds::EDGE) { ALL } else { 0 };
        Self { along, across: cross | diagonal }
    }
}

/// The points on lines that cross the rings.
#[inline]
pub(super) const fn spokes(diagonals: bool) -> u32 {
    if diagonals { ALL } else { MIDDLES }
}

/// Two sets of points side by side, for counting both at once.
#[inline]
pub(super) const fn both(first: u32, second: u32) -> u64 {
    first as u64 | (second as u64) << 32
}

#[inline]
const fn clockwise(points: u32) -> u32 {
    points << 1 & 0xfe_fefe | points >> 7 & 0x01_0101
}

#[inline]
const fn counter_clockwise(points: u32) -> u32 {
    points >> 1 & 0x7f_7f7f | points << 7 & 0x80_8080
}
