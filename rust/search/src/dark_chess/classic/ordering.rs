//! Which moves to try first: the one the table remembers, captures by what they win, the two that
//! last cut at this ply, and the others by how often they have cut anywhere. Flips come last.

use prise_darkchess::Move;

use super::tree::MAX_PLY;

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
const CODES: usize = PASS as usize;
/// No move.
const NONE: u16 = u16::MAX;

const TABLE_RANK: i32 = 1 << 24;
const CAPTURE_RANK: i32 = 1 << 22;
const KILLER_RANK: i32 = 1 << 21;
const FLIP_RANK: i32 = -(1 << 21);
/// History scores stay below this.
const HISTORY_REACH: i32 = 1 << 14;

/// A number for each move: where it starts and ends. A flip starts and ends in the same place.
pub(super) const fn code_of(mv: Move) -> u16 {
    let (from, to) = match mv {
        Move::Flip { at } => (at, at),
        Move::Go { from, to } => (from, to),
    };
    from.index() as u16 * CELLS + to.index() as u16
}

/// What has been learned about good moves.
pub(super) struct Memory {
    history: [Vec<i32>; 2],
    killers: Vec<[u16; 2]>,
}

impl Memory {
    pub(super) fn new() -> Self {
        Self { history: [vec![0; CODES], vec![0; CODES]], killers: vec![[NONE; 2]; MAX_PLY + 1] }
    }

    pub(super) fn forget(&mut self) {
        *self = Self::new();
    }

    /// The place of a move in the order.
    pub(super) fn rank(
        &self,
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
        } else if self.killers[ply].contains(&code) {
            KILLER_RANK
        } else {
            self.history[side][usize::from(code)]
        }
    }

    /// The last of the moves that were tried has cut.
    pub(super) fn reward(&mut self, side: usize, ply: usize, depth: i32, tried: &[Candidate]) {
        let Some((best, others)) = tried.split_last() else { return };
        let weight = (depth * depth).min(400);
        let mut change = |code: u16, by: i32| {
            let score = &mut self.history[side][usize::from(code)];
            *score += by - *score * weight / HISTORY_REACH;
        };
        change(best.code, weight);
        for other in others.iter().filter(|other| other.quiet) {
            change(other.code, -weight);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best.code {
            *killers = [best.code, killers[0]];
        }
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
