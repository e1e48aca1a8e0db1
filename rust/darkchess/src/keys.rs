//! Random numbers from which a position's 64-bit key is put together (Zobrist hashing).

use prise_game::{Army, Point, Seat, SplitMix64};

use crate::man::{MAX_MEN, Man};
use crate::points::MAX_POINTS;

/// The most seats, and the most armies.
pub(crate) const MAX_SEATS: usize = 3;

/// The most men of one sort, and one more for "none".
const COUNTS: usize = 17;

const DOWN: usize = MAX_POINTS * MAX_MEN;
const LOST: usize = DOWN + MAX_POINTS;
const OWNER: usize = LOST + MAX_MEN * COUNTS;
const TO_MOVE: usize = OWNER + MAX_SEATS * MAX_SEATS;
const OUT: usize = TO_MOVE + MAX_SEATS;
const TOTAL: usize = OUT + MAX_SEATS;

static NUMBERS: [u64; TOTAL] = SplitMix64::new(0).draw();

/// A man stands face-up on a point.
pub(crate) fn face_up(at: Point, man: Man) -> u64 {
    NUMBERS[at.index() * MAX_MEN + man.index()]
}

/// A piece lies face-down on a point.
pub(crate) fn face_down(at: Point) -> u64 {
    NUMBERS[DOWN + at.index()]
}

/// So many of a man have been captured.
pub(crate) fn captured(man: Man, count: u8) -> u64 {
    NUMBERS[LOST + man.index() * COUNTS + (count as usize).min(COUNTS - 1)]
}

/// A seat owns an army.
pub(crate) fn owner(seat: Seat, army: Army) -> u64 {
    NUMBERS[OWNER + seat.index() * MAX_SEATS + army.index()]
}

/// A seat is to move.
pub(crate) fn to_move(seat: Seat) -> u64 {
    NUMBERS[TO_MOVE + seat.index()]
}

/// A seat is out.
pub(crate) fn out(seat: Seat) -> u64 {
    NUMBERS[OUT + seat.index()]
}
