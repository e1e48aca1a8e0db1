//! Move ordering: the move that the transposition table remembers, captures by what they win, the
//! two that last cut at this ply (killers), and the others by their history scores. Flips come
//! last.

use prise_darkchess::Move;

use crate::history::History;

/// A move in the list of a node.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) code: u16,
    pub(super) rank: i32,
    /// Neither a capture nor a flip.
    pub(super) quiet: bool,
}

/// How many cells there are.
const CELLS: u16 = 32;
/// Doing nothing, in place of a move's code.
pub(super) const PASS: u16 = CELLS * CELLS;
/// How many codes moves have.
pub(super) const CODES: usize = PASS as usize;

const TABLE_RANK: i32 = 1 << 24;
const CAPTURE_RANK: i32 = 1 << 22;
const KILLER_RANK: i32 = 1 << 21;
const FLIP_RANK: i32 = -(1 << 21);

/// A number for each move: where it starts and ends. A flip starts and ends in the same place.
pub(super) const fn code_of(mv: Move) -> u16 {
    let (from, to) = match mv {
        Move::Flip { at } => (at, at),
        Move::Go { from, to } => (from, to),
    };
    from.index() as u16 * CELLS + to.index() as u16
}

/// The place of a move in the order.
pub(super) fn rank(
    history: &History,
    side: usize,
    ply: usize,
    code: u16,
    victim: Option<i32>,
    is_table_move: bool,
) -> i32 {
    if is_table_move {
        TABLE_RANK
    } else if let Some(worth) = victim {
        CAPTURE_RANK + worth
    } else if code / CELLS == code % CELLS {
        FLIP_RANK
    } else if history.killers(ply).contains(&code) {
        KILLER_RANK
    } else {
        history.scores(side)[usize::from(code)].into()
    }
}

/// Brings the best of the moves from `index` on to that place.
#[inline]
pub(super) fn bring_best_forward(list: &mut [Candidate], index: usize) {
    let mut best = index;
    for other in index + 1..list.len() {
        if list[other].rank > list[best].rank {
            best = other;
        }
    }
    list.swap(index, best);
}
