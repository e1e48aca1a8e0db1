//! Which moves to try first.
//!
//! Alpha-beta saves most when the best move comes first. The order is: the move that the table
//! remembers, moves that look good at first sight, the two moves that last cut at this ply
//! (killers), then the moves that have most often cut anywhere (history).

use crate::table::NO_CODE;

/// A move in the list of a node, with its code and its place in the order.
#[derive(Clone, Copy)]
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    pub(crate) code: u16,
    rank: i32,
}

const TABLE_RANK: i32 = 1 << 30;
const PROMISE_RANK: i32 = 1 << 29;
const KILLER_RANK: i32 = 1 << 28;
/// History scores stay below this.
const HISTORY_REACH: i32 = 1 << 14;

/// What a thread has learned about good moves.
pub(crate) struct Memory {
    history: [Vec<i16>; 2],
    killers: Vec<[u16; 2]>,
}

impl Memory {
    pub(crate) fn new(codes: usize, plies: usize) -> Self {
        Self { history: [vec![0; codes], vec![0; codes]], killers: vec![[NO_CODE; 2]; plies] }
    }

    /// Keeps the history, at less weight, and forgets the killers: they belong to a tree.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([NO_CODE; 2]);
        for score in self.history.iter_mut().flatten() {
            *score /= 4;
        }
    }

    pub(crate) fn forget(&mut self) {
        self.killers.fill([NO_CODE; 2]);
        self.history.iter_mut().flatten().for_each(|score| *score = 0);
    }

    /// Puts the moves of a node into the list, each with its rank.
    #[inline]
    pub(crate) fn rank<M: Copy>(
        &self,
        side: usize,
        ply: usize,
        table_code: u16,
        list: &mut Vec<Candidate<M>>,
        moves: &[M],
        code_and_promise: impl Fn(M) -> (usize, bool),
    ) {
        let [first, second] = self.killers[ply];
        list.clear();
        list.extend(moves.iter().map(|&mv| {
            let (code, promising) = code_and_promise(mv);
            let code = code as u16;
            let rank = if code == table_code {
                TABLE_RANK
            } else if promising {
                PROMISE_RANK + i32::from(self.history[side][usize::from(code)])
            } else if code == first {
                KILLER_RANK
            } else if code == second {
                KILLER_RANK - 1
            } else {
                i32::from(self.history[side][usize::from(code)])
            };
            Candidate { mv, code, rank }
        }));
    }

    /// A move has cut: it and its kind come earlier from now on, those tried before it later.
    pub(crate) fn reward<M>(
        &mut self,
        side: usize,
        ply: usize,
        depth: i32,
        tried: &[Candidate<M>],
        best: u16,
    ) {
        let weight = (depth * depth).min(400);
        for candidate in tried {
            let score = &mut self.history[side][usize::from(candidate.code)];
            let old = i32::from(*score);
            let change = if candidate.code == best { weight } else { -weight };
            *score = (old + change - old * weight / HISTORY_REACH) as i16;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
    }

    /// How moves like this one have fared, from -1 (they never cut) to 1.
    pub(crate) fn fame(&self, side: usize, code: u16) -> f32 {
        f32::from(self.history[side][usize::from(code)]) / HISTORY_REACH as f32
    }
}

/// Brings the best of the moves from `index` on to that place.
#[inline]
pub(crate) fn bring_best_forward<M: Copy>(list: &mut [Candidate<M>], index: usize) {
    let mut best = index;
    for other in index + 1..list.len() {
        if list[other].rank > list[best].rank {
            best = other;
        }
    }
    list.swap(index, best);
}
