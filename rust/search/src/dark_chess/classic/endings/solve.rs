//! Retrograde analysis: from the positions that are won or lost at once backwards.
//!
//! A position is the cells of all pieces, the first army's before the second's, and who is to
//! move. Steps to empty cells can be taken back, so the positions before a position are found by
//! stepping backwards; captures lead to endings with fewer pieces, which are worked out before.

use std::collections::HashMap;

use prise_darkchess::{ClassicRules, PointSet, Reach, RuleSet};
use prise_game::Point;

use super::super::evaluation::{CANNON, TAKES};
use super::Few;

/// How many bits a cell takes.
const BITS: usize = 5;
const CELLS: usize = 1 << BITS;
/// The most pieces on the board.
const PIECES: usize = 4;

/// What is known of a position, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// Nothing, and in the end that it is drawn. So many steps do not lose yet.
    Open(u8),
    /// A capture holds the draw at least: it cannot be lost.
    Held,
    Won,
    Lost,
    /// Two pieces on one cell.
    Impossible,
}

/// Endings that have been worked out.
#[derive(Default)]
pub(super) struct Solver {
    smaller: HashMap<(Few, Few), Vec<Known>>,
}

/// A position, taken apart.
#[derive(Clone, Copy)]
struct Placement {
    cells: [u8; PIECES],
    first_to_move: bool,
}

impl Placement {
    fn of(index: usize, pieces: usize) -> Self {
        let cells = std::array::from_fn(|piece| (index >> (BITS * piece)) as u8 % CELLS as u8);
        Self { cells, first_to_move: index >> (BITS * pieces) == 0 }
    }

    fn index(self, pieces: usize) -> usize {
        let cells = (0..pieces).map(|piece| usize::from(self.cells[piece]) << (BITS * piece));
        cells.sum::<usize>() | usize::from(!self.first_to_move) << (BITS * pieces)
    }
}

/// The pieces of both armies.
struct Ending {
    first: Few,
    second: Few,
    pieces: usize,
}

impl Ending {
    fn kind(&self, piece: usize) -> usize {
        let kind = self.first.kinds().iter().chain(self.second.kinds()).nth(piece);
        kind.copied().map_or(0, usize::from)
    }

    /// The pieces of one army.
    fn army(&self, is_first: bool) -> std::ops::Range<usize> {
        if is_first { 0..self.first.count } else { self.first.count..self.pieces }
    }

    fn occupied(&self, placement: Placement) -> PointSet {
        let cells = placement.cells[..self.pieces].iter();
        cells.fold(PointSet::EMPTY, |set, cell| set.with(Point::new(*cell)))
    }

    /// The empty cells next to a piece.
    fn steps(placement: Placement, piece: usize, occupied: PointSet) -> PointSet {
        let at = Point::new(placement.cells[piece]);
        ClassicRules::GEOMETRY.reach(Reach::Step, at, occupied).minus(occupied)
    }

    /// The positions after every step of the army whose turn it is; before every step of the other,
    /// if asked so.
    fn neighbours(&self, placement: Placement, backwards: bool, mut visit: impl FnMut(usize)) {
        let occupied = self.occupied(placement);
        for piece in self.army(placement.first_to_move != backwards) {
            for to in Self::steps(placement, piece, occupied) {
                let mut next = placement;
                next.cells[piece] = to.index() as u8;
                next.first_to_move = !placement.first_to_move;
                visit(next.index(self.pieces));
            }
        }
    }

    /// Every capture: who takes whom.
    fn captures(&self, placement: Placement, mut visit: impl FnMut(usize, usize)) {
        let occupied = self.occupied(placement);
        for hunter in self.army(placement.first_to_move) {
            let kind = self.kind(hunter);
            let way = if kind == CANNON { Reach::Jump } else { Reach::Step };
            let at = Point::new(placement.cells[hunter]);
            let reached = ClassicRules::GEOMETRY.reach(way, at, occupied);
            for victim in self.army(!placement.first_to_move) {
                let there = Point::new(placement.cells[victim]);
                if reached.contains(there) && TAKES[kind][self.kind(victim)] {
                    visit(hunter, victim);
                }
            }
        }
    }
}

impl Solver {
    /// Works an ending out. Tells how much more often the first army wins than the second, in
    /// hundredths, over the placements in which the mover has nothing to take.
    pub(super) fn solve(&mut self, first: Few, second: Few) -> i8 {
        let pieces = first.count + second.count;
        let ending = Ending { first, second, pieces };
        let count = 2 << (BITS * pieces);
        let mut quiet = vec![false; count];
        let mut known: Vec<Known> = Vec::with_capacity(count);
        let mut decided = Vec::new();
        for (index, quiet) in quiet.iter_mut().enumerate() {
            let placement = Placement::of(index, pieces);
            let fresh = self.at_once(&ending, placement, quiet);
            if matches!(fresh, Known::Won | Known::Lost) {
                decided.push(index);
            }
            known.push(fresh);
        }
        while let Some(index) = decided.pop() {
            let lost = known[index] == Known::Lost;
            ending.neighbours(Placement::of(index, pieces), true, |before| {
                let now = match known[before] {
                    Known::Open(_) | Known::Held if lost => Known::Won,
                    Known::Open(1) => Known::Lost,
                    Known::Open(steps) => Known::Open(steps - 1),
                    other => other,
                };
                if now != known[before] {
                    known[before] = now;
                    if matches!(now, Known::Won | Known::Lost) {
                        decided.push(before);
                    }
                }
            });
        }
        let share = share(&known, &quiet, pieces);
        if pieces < PIECES {
            self.smaller.insert((first, second), known);
        }
        share
    }

    /// What is known without looking further than the captures.
    fn at_once(&self, ending: &Ending, placement: Placement, quiet: &mut bool) -> Known {
        if ending.occupied(placement).len() < ending.pieces {
            return Known::Impossible;
        }
        let (mut wins, mut holds, mut captures) = (false, false, false);
        ending.captures(placement, |hunter, victim| {
            captures = true;
            match self.after_capture(ending, placement, hunter, victim) {
                Known::Lost => wins = true,
                Known::Won => {}
                _ => holds = true,
            }
        });
        *quiet = !captures;
        let mut steps = 0;
        ending.neighbours(placement, false, |_| steps += 1);
        match (wins, holds, steps) {
            (true, ..) => Known::Won,
            (_, true, _) => Known::Held,
            (_, _, 0) => Known::Lost,
            (_, _, steps) => Known::Open(steps),
        }
    }

    /// What is known after a capture, for the player whose piece was taken.
    fn after_capture(
        &self,
        ending: &Ending,
        placement: Placement,
        hunter: usize,
        victim: usize,
    ) -> Known {
        let Ending { first, second, .. } = *ending;
        let mut cells = placement.cells;
        cells[hunter] = cells[victim];
        let of_first = &cells[..first.count];
        let of_second = &cells[first.count..ending.pieces];
        let without = |cells: &[u8], piece: usize| -> Vec<u8> {
            let kept = cells.iter().enumerate().filter(|(index, _)| *index != piece);
            kept.map(|(_, cell)| *cell).collect()
        };
        let (first, second, of_first, of_second) = if victim < first.count {
            let Some(first) = first.without(victim) else { return Known::Lost };
            (first, second, without(of_first, victim), of_second.to_vec())
        } else {
            let piece = victim - first.count;
            let Some(second) = second.without(piece) else { return Known::Lost };
            (first, second, of_first.to_vec(), without(of_second, piece))
        };
        // The larger army is the first one in what has been worked out.
        let swapped = first.count < second.count;
        let (key, order) = if swapped {
            ((second, first), [of_second, of_first].concat())
        } else {
            ((first, second), [of_first, of_second].concat())
        };
        let mut cells = [0; PIECES];
        cells[..order.len()].copy_from_slice(&order);
        let first_to_move = placement.first_to_move == swapped;
        self.smaller[&key][Placement { cells, first_to_move }.index(order.len())]
    }
}

fn share(known: &[Known], quiet: &[bool], pieces: usize) -> i8 {
    let (mut sum, mut all) = (0, 0);
    for (index, known) in known.iter().enumerate() {
        if *known == Known::Impossible || !quiet[index] {
            continue;
        }
        let sign = if Placement::of(index, pieces).first_to_move { 1 } else { -1 };
        all += 1;
        sum += match known {
            Known::Won => sign,
            Known::Lost => -sign,
            _ => 0,
        };
    }
    (sum * 100 / all.max(1)) as i8
}

#[cfg(test)]
impl Solver {
    /// What is known of one piece against one, the first to move.
    pub(super) fn known(&self, first: Few, second: Few, cells: [u8; 2]) -> Known {
        let placement = Placement { cells: [cells[0], cells[1], 0, 0], first_to_move: true };
        self.smaller[&(first, second)][placement.index(2)]
    }

    /// Whether the first of two pieces can take the other.
    pub(super) fn can_capture(first: Few, second: Few, cells: [u8; 2]) -> bool {
        let placement = Placement { cells: [cells[0], cells[1], 0, 0], first_to_move: true };
        let mut can = false;
        Ending { first, second, pieces: 2 }.captures(placement, |_, _| can = true);
        can
    }
}
