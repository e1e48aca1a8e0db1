//! Which moves to try first.
//!
//! Alpha-beta saves most when the best move comes first. The order is: the move that the table
//! remembers, moves that look good at first sight, the two moves that last cut at this ply
//! (killers), then the moves that have most often cut anywhere (history).

use crate::judgements::Judgements;
use crate::table::NO_CODE;

/// A move in the list of a node, with its code.
#[derive(Clone, Copy)]
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    pub(crate) code: u16,
}

/// The moves of a node. Those that have been taken come first, in the order in which they were;
/// the others follow in any order.
pub(crate) struct List<M> {
    candidates: Vec<Candidate<M>>,
    /// For every place of the list the rank of the move there and the place, in one number, the
    /// earlier the larger: so the largest is the best move, and the first of equals. Zero for a
    /// move that has been taken, and up to the next multiple of the width.
    standings: Vec<u32>,
}

/// So many numbers are compared at once.
const WIDTH: usize = 8;

const PLACE_BITS: u32 = 10;
const LAST_PLACE: u32 = (1 << PLACE_BITS) - 1;

/// History scores stay between this and its negative.
const HISTORY_REACH: i32 = 1 << 14;
/// Ranks from the history come first, then those of the killers, of promising moves, which the
/// history tells apart, and of the move from the table.
const KILLER_RANK: u32 = 1 << 16;
const PROMISE_RANK: u32 = 1 << 17;
const TABLE_RANK: u32 = 1 << 18;

#[inline]
const fn standing(rank: u32, place: usize) -> u32 {
    rank << PLACE_BITS | (LAST_PLACE - place as u32)
}

impl<M: Copy> List<M> {
    pub(crate) const fn new() -> Self {
        Self { candidates: Vec::new(), standings: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// The moves up to this place.
    pub(crate) fn up_to(&self, index: usize) -> &[Candidate<M>] {
        &self.candidates[..=index]
    }

    /// Brings the best of the moves from `index` on to that place. The moves before have been
    /// taken.
    #[inline]
    pub(crate) fn take_best(&mut self, index: usize) -> Candidate<M> {
        let mut best = [0; WIDTH];
        for standings in self.standings[index / WIDTH * WIDTH..].chunks_exact(WIDTH) {
            for (best, &standing) in best.iter_mut().zip(standings) {
                *best = standing.max(*best);
            }
        }
        let best = best.into_iter().fold(0, u32::max);
        let place = (LAST_PLACE - (best & LAST_PLACE)) as usize;
        self.standings[place] = standing(self.standings[index] >> PLACE_BITS, place);
        self.standings[index] = 0;
        // Read before it is moved: what was just written takes longer to read.
        let taken = self.candidates[place];
        self.candidates.swap(index, place);
        taken
    }
}

/// What a thread has learned: about good moves, and about positions.
pub(crate) struct Memory {
    history: [Vec<i16>; 2],
    killers: Vec<[u16; 2]>,
    pub(crate) judgements: Judgements,
}

impl Memory {
    pub(crate) fn new(codes: usize, plies: usize) -> Self {
        Self {
            history: [vec![0; codes], vec![0; codes]],
            killers: vec![[NO_CODE; 2]; plies],
            judgements: Judgements::new(),
        }
    }

    /// Keeps the history, at less weight, and forgets the killers and judgements: they belong to
    /// a tree.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([NO_CODE; 2]);
        self.judgements.forget();
        for score in self.history.iter_mut().flatten() {
            *score /= 4;
        }
    }

    pub(crate) fn forget(&mut self) {
        self.killers.fill([NO_CODE; 2]);
        self.history.iter_mut().flatten().for_each(|score| *score = 0);
        self.judgements.forget();
    }

    /// Puts the moves of a node into the list, each with its rank.
    #[inline]
    pub(crate) fn rank<M: Copy>(
        &self,
        side: usize,
        ply: usize,
        table_code: u16,
        list: &mut List<M>,
        moves: &[M],
        (code, promising): (impl Fn(M) -> usize, impl Fn(M) -> bool),
    ) {
        let [first, second] = self.killers[ply];
        let history = &self.history[side];
        let List { candidates, standings } = list;
        candidates.clear();
        candidates.extend(moves.iter().map(|&mv| Candidate { mv, code: code(mv) as u16 }));
        standings.clear();
        standings.extend(candidates.iter().enumerate().map(|(place, &Candidate { mv, code })| {
            let mut rank = (HISTORY_REACH + i32::from(history[usize::from(code)])) as u32;
            if promising(mv) {
                rank += PROMISE_RANK;
            }
            if code == second {
                rank = rank.max(KILLER_RANK);
            }
            if code == first {
                rank = rank.max(KILLER_RANK + 1);
            }
            if code == table_code {
                rank = TABLE_RANK;
            }
            standing(rank, place)
        }));
        standings.resize(moves.len().next_multiple_of(WIDTH), 0);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The order in which the moves 0, 1, … are taken; each is its own code.
    fn taken(memory: &Memory, table_code: u16, moves: usize, promising: &[usize]) -> Vec<usize> {
        let mut list = List::new();
        let moves: Vec<_> = (0..moves).collect();
        let look = (|mv| mv, |mv| promising.contains(&mv));
        memory.rank(0, 0, table_code, &mut list, &moves, look);
        (0..list.len()).map(|index| list.take_best(index).mv).collect()
    }

    #[test]
    fn the_table_then_promises_then_killers_then_the_history() {
        let mut memory = Memory::new(30, 1);
        memory.killers[0] = [5, 2];
        memory.history[0][17] = 900;
        memory.history[0][1] = -900;
        memory.history[0][8] = 7;
        let order = taken(&memory, 11, 20, &[8, 3]);
        assert_eq!(order[..6], [11, 8, 3, 5, 2, 17]);
        assert_eq!(order.last(), Some(&1));
    }

    #[test]
    fn every_move_is_taken_once() {
        let memory = Memory::new(100, 1);
        for moves in [0, 1, 7, 8, 9, 63, 100] {
            let mut order = taken(&memory, NO_CODE, moves, &[]);
            order.sort_unstable();
            assert!(order.into_iter().eq(0..moves));
        }
    }
}
