//! Working out the endings, from their ends backwards.
//!
//! A class and its swapped one are solved together. First every position is looked at once.
//! Where a capture is compulsory the result follows from smaller endings. Elsewhere the moves
//! that promote lead to endings that are solved already, and the others stay within the two
//! classes: they are counted. Then every position whose result has become known is taken back
//! one move. Whoever could move into a lost position of the opponent has won; whoever has only
//! moves into won ones has lost. What is never reached is drawn.

use super::class::{Class, Placement};
use super::{Endings, Verdict};

/// The four neighbours of each square, 50 where there is none: up-left, up-right, down-left,
/// down-right.
static NEIGHBOURS: [[u8; 4]; 50] = {
    let mut neighbours = [[50; 4]; 50];
    let mut square = 0usize;
    while square < 50 {
        let (row, place) = (square / 5, square % 5);
        // Even rows are shifted to the right by one column.
        let (left, right) =
            if row % 2 == 0 { (place, place + 1) } else { (place.wrapping_sub(1), place) };
        if row > 0 {
            if left < 5 {
                neighbours[square][0] = ((row - 1) * 5 + left) as u8;
            }
            if right < 5 {
                neighbours[square][1] = ((row - 1) * 5 + right) as u8;
            }
        }
        if row < 9 {
            if left < 5 {
                neighbours[square][2] = ((row + 1) * 5 + left) as u8;
            }
            if right < 5 {
                neighbours[square][3] = ((row + 1) * 5 + right) as u8;
            }
        }
        square += 1;
    }
    neighbours
};

/// A position of a class that is being solved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// No position: two pieces share a square.
    Void,
    /// The result is known.
    Done(Verdict),
    /// So many moves are left that are not known to lose.
    Open(u8),
}

/// What came out for one class: the verdict of every position, `None` where it is never asked
/// for because there is no such position or the side to move must capture.
pub(crate) type Solution = Vec<Option<Verdict>>;

/// Works out every class. `solved` is called with each as soon as it is done.
pub(crate) fn solve(most_pieces: usize, mut solved: impl FnMut(Class, &Solution)) -> Endings {
    let mut endings = Endings::empty();
    for class in Class::all() {
        let pieces = class.our_men + class.our_kings + class.their_men + class.their_kings;
        if pieces > most_pieces || endings.contains(class) {
            continue;
        }
        let pair = Pair::solve(class, &endings);
        for (class, states) in pair.classes.into_iter().zip(&pair.states) {
            if endings.contains(class) {
                continue;
            }
            let solution = solution(class, states);
            endings.insert(class, &solution);
            solved(class, &solution);
        }
    }
    endings
}

/// A class and its swapped one, which are the same if the sides have the same pieces.
struct Pair {
    classes: [Class; 2],
    states: [Vec<State>; 2],
}

impl Pair {
    fn solve(class: Class, endings: &Endings) -> Self {
        let classes = [class, class.swapped()];
        let mut pair = Self { classes, states: [Vec::new(), Vec::new()] };
        let mut known = Vec::new();
        for (which, class) in classes.into_iter().enumerate().take(pair.distinct()) {
            let mut states = Vec::with_capacity(class.size());
            for index in 0..class.size() {
                let state = first_look(class, index, endings);
                if let State::Done(verdict) = state
                    && verdict != Verdict::Draw
                {
                    known.push((which, index));
                }
                states.push(state);
            }
            pair.states[which] = states;
        }
        while let Some((which, index)) = known.pop() {
            pair.take_back(which, index, &mut known);
        }
        pair
    }

    fn distinct(&self) -> usize {
        if self.classes[0] == self.classes[1] { 1 } else { 2 }
    }

    /// Carries the verdict of a position back to the positions that lead to it.
    fn take_back(&mut self, which: usize, index: usize, known: &mut Vec<(usize, usize)>) {
        let State::Done(verdict) = self.states[which][index] else { return };
        let Some(placement) = self.classes[which].placement(index) else { return };
        let before = self.distinct() - 1 - which;
        each_predecessor(placement, |placement| {
            let index = placement.index();
            let state = &mut self.states[before][index];
            let State::Open(moves) = *state else { return };
            *state = match verdict {
                Verdict::Loss => State::Done(Verdict::Win),
                Verdict::Win if moves == 1 => State::Done(Verdict::Loss),
                Verdict::Win => State::Open(moves - 1),
                Verdict::Draw => return,
            };
            if matches!(state, State::Done(_)) {
                known.push((before, index));
            }
        });
    }
}

fn solution(class: Class, states: &[State]) -> Solution {
    let asked_for = |index: usize| {
        let position = class.placement(index)?.position()?;
        (!position.must_capture()).then_some(())
    };
    let verdict = |(index, state): (usize, &State)| match state {
        State::Void => None,
        State::Open(_) => Some(Verdict::Draw),
        State::Done(verdict) => asked_for(index).map(|()| *verdict),
    };
    states.iter().enumerate().map(verdict).collect()
}

/// What can be said of a position before anything of its own class is known.
fn first_look(class: Class, index: usize, endings: &Endings) -> State {
    let Some(position) = class.placement(index).and_then(Placement::position) else {
        return State::Void;
    };
    let moves = position.legal_moves();
    let mut open = 0;
    let mut best = Verdict::Loss;
    for mv in &moves {
        let after = position.after(*mv);
        let inside =
            Placement::of(&after).is_some_and(|placement| placement.class() == class.swapped());
        if inside {
            open += 1;
            continue;
        }
        match endings.resolve(&after) {
            Some(Verdict::Loss) => return State::Done(Verdict::Win),
            Some(Verdict::Win) => {}
            // A move that draws is never known to lose: it keeps the position open for good.
            Some(Verdict::Draw) | None => best = Verdict::Draw,
        }
    }
    match (open, best) {
        (0, best) => State::Done(best),
        (open, Verdict::Draw) => State::Open(open + 1),
        (open, _) => State::Open(open),
    }
}

/// Calls `visit` with every placement from which a quiet move that does not promote leads to this
/// one, each seen by its own side to move.
fn each_predecessor(placement: Placement, mut visit: impl FnMut(Placement)) {
    let occupied = placement.occupied();
    let empty = |square: u8| square < 50 && occupied >> square & 1 == 0;
    for to in squares(placement.their_men) {
        // Black's men come from above.
        for from in [0, 1].map(|direction| NEIGHBOURS[to][direction]) {
            if empty(from) {
                let their_men = placement.their_men & !(1 << to) | 1 << from;
                visit(Placement { their_men, ..placement }.swapped());
            }
        }
    }
    for to in squares(placement.their_kings) {
        for (direction, &nearest) in NEIGHBOURS[to].iter().enumerate() {
            let mut from = nearest;
            while empty(from) {
                let their_kings = placement.their_kings & !(1 << to) | 1 << from;
                visit(Placement { their_kings, ..placement }.swapped());
                from = NEIGHBOURS[from as usize][direction];
            }
        }
    }
}

fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let square = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(square)
    })
}
