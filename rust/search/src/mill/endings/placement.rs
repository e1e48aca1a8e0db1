//! Numbering the positions of an ending.
//!
//! The side to move is always *we*, whatever its colour. One side has three men: these are taken to
//! one of a few sets by a symmetry of the board (four turns, a mirror, and the inner ring for the
//! outer one), and the other side's men are then numbered as a subset of the 21 points that are
//! left. A set of three that some symmetry leaves as it is gives the same position several numbers.

use prise_mill::{Color, Points, Position};

const POINTS: usize = 24;
/// Every ending has a side with so many men.
const FEW: usize = 3;
/// The points that the three men leave.
const REST: usize = POINTS - FEW;
/// The most men of the other side.
pub(super) const MOST: usize = 5;

/// Turns, mirrors and the exchange of the rings.
const SYMMETRIES: u8 = 16;

/// `CHOOSE[k][n]` is how many subsets of `k` there are of `n` things.
static CHOOSE: [[u32; POINTS + 1]; MOST + 1] = {
    let mut choose = [[0; POINTS + 1]; MOST + 1];
    let mut n = 0;
    while n <= POINTS {
        choose[0][n] = 1;
        let mut k = 1;
        while k <= MOST && n > 0 {
            choose[k][n] = choose[k][n - 1] + choose[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// How many men we have and how many they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    ThreeThree,
    FourThree,
    ThreeFour,
    FiveThree,
    ThreeFive,
}

impl Class {
    /// Every class. One that captures lead to comes earlier.
    pub(super) const ALL: [Self; 5] =
        [Self::ThreeThree, Self::FourThree, Self::ThreeFour, Self::FiveThree, Self::ThreeFive];

    fn of(ours: u32, theirs: u32) -> Option<Self> {
        Some(match (ours.count_ones(), theirs.count_ones()) {
            (3, 3) => Self::ThreeThree,
            (4, 3) => Self::FourThree,
            (3, 4) => Self::ThreeFour,
            (5, 3) => Self::FiveThree,
            (3, 5) => Self::ThreeFive,
            _ => return None,
        })
    }

    /// The men of the side that does not have to have three, and whether they are ours.
    const fn many(self) -> (usize, bool) {
        match self {
            Self::ThreeThree => (3, false),
            Self::FourThree => (4, true),
            Self::ThreeFour => (4, false),
            Self::FiveThree => (5, true),
            Self::ThreeFive => (5, false),
        }
    }

    fn subsets(self) -> usize {
        CHOOSE[self.many().0][REST] as usize
    }
}

/// The men of a position, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placement {
    pub(super) ours: u32,
    pub(super) theirs: u32,
}

impl Placement {
    /// The men of a position in which all are on the board.
    pub(super) fn of(position: &Position) -> Self {
        let us = position.to_move();
        Self { ours: position.men(us).bits(), theirs: position.men(!us).bits() }
    }

    /// The class, if it is one of the endings'.
    #[inline]
    pub(super) fn class(self) -> Option<Class> {
        Class::of(self.ours, self.theirs)
    }

    /// A position with these men, White to move.
    pub(super) fn position(self, rules: prise_mill::MillRules) -> Position {
        let men = [self.ours, self.theirs].map(Points::from_bits);
        Position::of_men(rules, men, Color::White)
    }
}

/// A set of three men as a symmetry of the board shows it.
#[derive(Clone, Copy)]
struct Turned {
    /// The number of the set it is turned to.
    number: u8,
    symmetry: u8,
}

/// The numbers of all positions.
pub(super) struct Numbering {
    /// By the rank of a set of three.
    turned: Vec<Turned>,
    /// The sets that the others are turned to.
    sets: Vec<u32>,
    /// The symmetries that leave each of them as it is.
    stabilisers: Vec<Vec<u8>>,
}

impl Numbering {
    pub(super) fn new() -> Self {
        let count = CHOOSE[FEW][POINTS] as usize;
        let mut turned: Vec<Option<Turned>> = vec![None; count];
        let (mut sets, mut stabilisers) = (Vec::new(), Vec::new());
        for index in 0..count {
            if turned[index].is_some() {
                continue;
            }
            let set = subset(FEW, index);
            let number = sets.len() as u8;
            sets.push(set);
            stabilisers.push((0..SYMMETRIES).filter(|&by| turn(set, by) == set).collect());
            for image in (0..SYMMETRIES).map(|by| turn(set, by)) {
                let back = (0..SYMMETRIES).find(|&by| turn(image, by) == set).unwrap_or(0);
                turned[rank(image)] = Some(Turned { number, symmetry: back });
            }
        }
        let turned = turned.into_iter().flatten().collect();
        Self { turned, sets, stabilisers }
    }

    /// How many numbers a class has.
    pub(super) fn size(&self, class: Class) -> usize {
        self.sets.len() * class.subsets()
    }

    /// A number of a placement of this class.
    #[inline]
    pub(super) fn index(&self, class: Class, placement: Placement) -> usize {
        let (few, many) = split(class, placement);
        let Turned { number, symmetry } = self.turned[rank(few)];
        let few = self.sets[usize::from(number)];
        usize::from(number) * class.subsets() + rank_beside(turn(many, symmetry), few)
    }

    /// The smallest number of the same position.
    pub(super) fn smallest(&self, class: Class, index: usize) -> usize {
        let (number, subset_index) = (index / class.subsets(), index % class.subsets());
        let (few, stabiliser) = (self.sets[number], &self.stabilisers[number]);
        if stabiliser.len() == 1 {
            return index;
        }
        let many = spread(subset(class.many().0, subset_index), few);
        let smallest = stabiliser.iter().map(|&by| rank_beside(turn(many, by), few)).min();
        number * class.subsets() + smallest.unwrap_or(subset_index)
    }

    /// The placement with this number.
    pub(super) fn placement(&self, class: Class, index: usize) -> Placement {
        let (number, subset_index) = (index / class.subsets(), index % class.subsets());
        let few = self.sets[number];
        let (count, are_ours) = class.many();
        let many = spread(subset(count, subset_index), few);
        let (ours, theirs) = if are_ours { (many, few) } else { (few, many) };
        Placement { ours, theirs }
    }
}

/// The set of three and the other set.
#[inline]
fn split(class: Class, Placement { ours, theirs }: Placement) -> (u32, u32) {
    if class.many().1 { (theirs, ours) } else { (ours, theirs) }
}

/// A set of points as a symmetry shows it. The points of a ring are numbered clockwise from the
/// middle of the top side, eight bits a ring.
#[inline]
fn turn(set: u32, by: u8) -> u32 {
    let [mut inner, mut middle, mut outer, _] = set.to_le_bytes();
    let turns = u32::from(by & 3) * 2;
    let ring = |bits: u8| {
        let bits = if by & 4 == 0 { bits } else { bits.reverse_bits().rotate_left(1) };
        bits.rotate_left(turns)
    };
    (inner, middle, outer) = (ring(inner), ring(middle), ring(outer));
    if by & 8 != 0 {
        (inner, outer) = (outer, inner);
    }
    u32::from_le_bytes([inner, middle, outer, 0])
}

/// The number of a subset among those of its size: ascending by the largest element.
#[inline]
fn rank(set: u32) -> usize {
    rank_beside(set, 0)
}

/// The number of a subset of the points that `taken` leaves.
#[inline]
fn rank_beside(mut set: u32, taken: u32) -> usize {
    let (mut rank, mut k) = (0, 1);
    while set != 0 {
        let lowest = set & set.wrapping_neg();
        let place = lowest.trailing_zeros() - (taken & (lowest - 1)).count_ones();
        rank += CHOOSE[k][place as usize] as usize;
        set ^= lowest;
        k += 1;
    }
    rank
}

/// The inverse of [`rank`].
fn subset(size: usize, mut rank: usize) -> u32 {
    let mut set = 0;
    for k in (1..=size).rev() {
        let element = CHOOSE[k].partition_point(|&count| count as usize <= rank) - 1;
        rank -= CHOOSE[k][element] as usize;
        set |= 1 << element;
    }
    set
}

/// The points of a subset of those that `taken` leaves.
fn spread(mut subset: u32, taken: u32) -> u32 {
    let (mut points, mut free) = (0, !taken);
    while subset != 0 {
        let lowest = free & free.wrapping_neg();
        points |= if subset & 1 == 0 { 0 } else { lowest };
        free ^= lowest;
        subset >>= 1;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_keep_lines() {
        let start = Placement { ours: 0, theirs: 0 };
        let rules = prise_mill::MillRules::PLAIN;
        for by in 0..SYMMETRIES {
            for pair in (0..CHOOSE[3][POINTS] as usize).map(|index| subset(3, index)) {
                let mills =
                    |set| Placement { ours: set, ..start }.position(rules).in_mills(Color::White);
                assert_eq!(turn(mills(pair).bits(), by), mills(turn(pair, by)).bits());
            }
        }
    }

    #[test]
    fn every_placement_has_a_number_and_its_images_the_same_smallest_one() {
        let numbering = Numbering::new();
        for class in Class::ALL {
            for index in (0..numbering.size(class)).step_by(101) {
                let placement = numbering.placement(class, index);
                assert_eq!(placement.class(), Some(class));
                assert_eq!(numbering.index(class, placement), index);
                let smallest = numbering.smallest(class, index);
                for by in 0..SYMMETRIES {
                    let image = Placement {
                        ours: turn(placement.ours, by),
                        theirs: turn(placement.theirs, by),
                    };
                    let image = numbering.index(class, image);
                    assert_eq!(numbering.smallest(class, image), smallest);
                }
            }
        }
    }
}
