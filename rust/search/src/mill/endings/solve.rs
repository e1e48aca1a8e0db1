//! Working out the endings, from their ends backwards.
//!
//! Every position is looked at once: a capture may win at once, or lead to an ending that is solved
//! already. Then results are carried back in the order of how far they are from the end of the game.
//! Whoever could move into a lost position of the opponent has won; and where a won position is
//! found, those that lead to it are looked at again: whoever has only moves into won ones has lost.
//! What is never reached is drawn.

use prise_mill::{MillRules, Move, Points, Position};

use super::NUMBERING;
use super::placement::{Class, Placement};

/// How a position comes out and in how many plies. Zero is a draw; a number above it is one more
/// than the plies to the end of the game, so that an odd number is a loss and an even one a win.
pub(super) type Distance = u8;
pub(super) const DRAW: Distance = 0;

pub(super) const fn is_win(distance: Distance) -> bool {
    distance != DRAW && distance.is_multiple_of(2)
}

pub(super) const fn is_loss(distance: Distance) -> bool {
    !distance.is_multiple_of(2)
}

/// The result of every position of every class, by class and number.
pub(super) struct Solution {
    pub(super) distances: [Vec<Distance>; Class::ALL.len()],
}

/// The classes that depend on each other, those that captures lead to first.
pub(super) const GROUPS: [&[Class]; 3] = [
    &[Class::ThreeThree],
    &[Class::FourThree, Class::ThreeFour],
    &[Class::FiveThree, Class::ThreeFive],
];

/// Works out the classes of the first so many groups by these rules.
pub(super) fn solve(rules: MillRules, groups: usize) -> Solution {
    let mut solution = Solution { distances: Default::default() };
    let mut solver = Solver { rules, solution: &mut solution, witnesses: Default::default() };
    for classes in GROUPS.into_iter().take(groups) {
        solver.solve(classes);
    }
    solution
}

/// The class and the number of a position that is not in the middle of a capture; `None` where the
/// side to move has too few men.
fn number(position: &Position) -> Option<(Class, usize)> {
    let placement = Placement::of(position);
    let class = placement.class()?;
    let index = NUMBERING.index(class, placement);
    Some((class, NUMBERING.smallest(class, index)))
}

/// A position that is being solved can still be a draw or better because of one of its moves, the
/// *witness*: the number of the position that it leads to, which is not known to be won for the
/// opponent. Only when that changes the position is looked at again.
type Witness = u32;
/// The witness is a capture, into an ending that is solved already.
const FOR_GOOD: Witness = u32::MAX;

struct Solver<'a> {
    rules: MillRules,
    solution: &'a mut Solution,
    witnesses: [Vec<Witness>; Class::ALL.len()],
}

/// What the moves of a position lead to.
enum Look {
    /// A position that is lost for the opponent, by the quickest way.
    Win(Distance),
    /// Positions that are won for the opponent alone, the last of them so far away.
    Loss(Distance),
    /// Something else.
    Open(Witness),
}

impl Solver<'_> {
    fn solve(&mut self, classes: &[Class]) {
        for &class in classes {
            let size = NUMBERING.size(class);
            self.solution.distances[class as usize] = vec![DRAW; size];
            self.witnesses[class as usize] = vec![FOR_GOOD; size];
        }
        let mut buckets: Vec<Vec<(Class, usize)>> = vec![Vec::new(); 256];
        for &class in classes {
            for index in 0..NUMBERING.size(class) {
                if NUMBERING.smallest(class, index) == index {
                    self.look_again(class, index, &mut buckets);
                }
            }
        }
        for distance in 1..=u8::MAX {
            for (class, index) in std::mem::take(&mut buckets[usize::from(distance)]) {
                let known = &mut self.solution.distances[class as usize][index];
                if *known == DRAW {
                    *known = distance;
                    self.carry_back(class, index, &mut buckets);
                }
            }
        }
        for &class in classes {
            for index in 0..NUMBERING.size(class) {
                let smallest = NUMBERING.smallest(class, index);
                let distances = &mut self.solution.distances[class as usize];
                distances[index] = distances[smallest];
            }
        }
    }

    /// Carries a result back to the positions from which a move that captures nothing leads to it:
    /// men go back the way they come.
    fn carry_back(&mut self, class: Class, index: usize, buckets: &mut [Vec<(Class, usize)>]) {
        let distance = self.solution.distances[class as usize][index];
        let Placement { ours, theirs } = NUMBERING.placement(class, index);
        let mut steps_back = Vec::new();
        let waiting = Placement { ours: theirs, theirs: ours };
        waiting.position(self.rules).generate_past_draw(&mut steps_back);
        for step in steps_back {
            let Move::Shift { from: to, to: from } = step else { continue };
            let men = Points::from_bits(theirs) ^ Points::of(to) ^ Points::of(from);
            let before = Placement { ours: men.bits(), theirs: ours }.position(self.rules);
            let Some((class, before_index)) = number(&before) else { continue };
            let is_open = self.solution.distances[class as usize][before_index] == DRAW;
            let is_witness = self.witnesses[class as usize][before_index] == index as Witness;
            if !is_open || is_win(distance) && !is_witness {
                continue;
            }
            let mut after = before;
            after.play_unchecked(Move::Shift { from, to });
            if after.removal().is_due() {
                continue;
            }
            if is_loss(distance) {
                buckets[usize::from(distance) + 1].push((class, before_index));
            } else {
                self.look_again(class, before_index, buckets);
            }
        }
    }

    fn look_again(&mut self, class: Class, index: usize, buckets: &mut [Vec<(Class, usize)>]) {
        match self.look(class, index) {
            Look::Win(distance) | Look::Loss(distance) => {
                buckets[usize::from(distance)].push((class, index));
            }
            Look::Open(witness) => self.witnesses[class as usize][index] = witness,
        }
    }

    fn look(&self, class: Class, index: usize) -> Look {
        let position = NUMBERING.placement(class, index).position(self.rules);
        let mut moves = Vec::new();
        position.generate_past_draw(&mut moves);
        let (mut win, mut loss, mut witness) = (None::<Distance>, 0, None);
        for mv in moves {
            let mut after = position;
            after.play_unchecked(mv);
            each_capture(after, &mut |after| {
                let (distance, number) = match number(&after) {
                    None => (1, FOR_GOOD),
                    Some((class, index)) => {
                        let is_solved = after.plies() == 0;
                        let number = if is_solved { FOR_GOOD } else { index as Witness };
                        (self.solution.distances[class as usize][index], number)
                    }
                };
                if is_loss(distance) {
                    win = Some(win.map_or(distance + 1, |win| win.min(distance + 1)));
                } else if is_win(distance) {
                    loss = loss.max(distance);
                } else if witness != Some(FOR_GOOD) {
                    witness = Some(number);
                }
            });
        }
        match (win, witness) {
            (Some(distance), _) => Look::Win(distance),
            (None, None) => Look::Loss(loss + 1),
            (None, Some(witness)) => Look::Open(witness),
        }
    }
}

/// Calls `visit` with every position that the captures that are due lead to.
pub(super) fn each_capture(position: Position, visit: &mut impl FnMut(Position)) {
    if !position.removal().is_due() {
        return visit(position);
    }
    for at in position.targets().iter() {
        let mut after = position;
        after.play_unchecked(Move::Remove(at));
        each_capture(after, visit);
    }
}
