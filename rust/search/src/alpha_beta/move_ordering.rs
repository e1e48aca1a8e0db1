//! Move ordering: which moves to try first.
//!
//! Alpha-beta saves most when the best move comes first. The order is: the move that the
//! transposition table remembers, moves that look good at first sight, the two moves that last cut
//! at this ply (killers), then the others by their history scores.

use crate::history::{HISTORY_REACH, History};

/// A move in the list of a node, with its code.
#[derive(Clone, Copy)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) code: u16,
}

/// The moves of a node. Those that have been taken come first, in the order in which they were;
/// the others follow in any order.
pub(super) struct MoveList<M> {
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

/// Ranks from the history come first, then those of the killers, of promising moves, which the
/// history tells apart, and of the move from the table.
const KILLER_RANK: u32 = 1 << 16;
const PROMISE_RANK: u32 = 1 << 17;
const TABLE_RANK: u32 = 1 << 18;

#[inline]
const fn standing(rank: u32, place: usize) -> u32 {
    rank << PLACE_BITS | (LAST_PLACE - place as u32)
}

impl<M: Copy> MoveList<M> {
    pub(super) const fn new() -> Self {
        Self { candidates: Vec::new(), standings: Vec::new() }
    }

    /// Puts the moves of a node into the list, each with its rank.
    #[inline]
    pub(super) fn fill(
        &mut self,
        history: &History,
        side: usize,
        ply: usize,
        table_code: u16,
        moves: &[M],
        (code, promising): (impl Fn(M) -> usize, impl Fn(M) -> bool),
    ) {
        let [first, second] = history.killers(ply);
        let scores = history.scores(side);
        let Self { candidates, standings } = self;
        candidates.clear();
        candidates.extend(moves.iter().map(|&mv| Candidate { mv, code: code(mv) as u16 }));
        standings.clear();
        standings.extend(candidates.iter().enumerate().map(|(place, &Candidate { mv, code })| {
            let mut rank = (HISTORY_REACH + i32::from(scores[usize::from(code)])) as u32;
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

    pub(super) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// The moves up to this place.
    pub(super) fn up_to(&self, index: usize) -> &[Candidate<M>] {
        &self.candidates[..=index]
    }

    /// Brings the best of the moves from `index` on to that place. The moves before have been
    /// taken.
    #[inline]
    pub(super) fn take_best(&mut self, index: usize) -> Candidate<M> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transposition_table::NO_CODE;

    /// The order in which the moves 0, 1, … are taken; each is its own code.
    fn taken(history: &History, table_code: u16, moves: usize, promising: &[usize]) -> Vec<usize> {
        let mut list = MoveList::new();
        let moves: Vec<_> = (0..moves).collect();
        let look = (|mv| mv, |mv| promising.contains(&mv));
        list.fill(history, 0, 0, table_code, &moves, look);
        (0..list.len()).map(|index| list.take_best(index).mv).collect()
    }

    #[test]
    fn the_table_then_promises_then_killers_then_the_history() {
        let mut history = History::new(30, 1);
        history.reward(0, 0, 9, [1, 17].into_iter(), 17);
        history.reward(0, 0, 1, [8].into_iter(), 8);
        for killer in [2, 5] {
            history.reward(0, 0, 0, std::iter::empty(), killer);
        }
        let order = taken(&history, 11, 20, &[8, 3]);
        assert_eq!(order[..6], [11, 8, 3, 5, 2, 17]);
        assert_eq!(order.last(), Some(&1));
    }

    #[test]
    fn every_move_is_taken_once() {
        let history = History::new(100, 1);
        for moves in [0, 1, 7, 8, 9, 63, 100] {
            let mut order = taken(&history, NO_CODE, moves, &[]);
            order.sort_unstable();
            assert!(order.into_iter().eq(0..moves));
        }
    }
}
