//! Numbering the positions of an ending.
//!
//! The side to move is always taken to be White: with Black to move the board is turned. A class
//! of endings is then told by four numbers (our men and kings, theirs) and a position of it by
//! the squares of the four kinds of pieces. The squares of each kind are numbered as a subset, the
//! four numbers are the digits of the position's index. Kinds that share a square give an index
//! too, which is never asked for.

use prise_draughts::{Bitboard, Color, Position, Square};

/// The most pieces in an ending.
pub(crate) const MOST_PIECES: usize = 4;
const MOST_OF_A_KIND: usize = MOST_PIECES - 1;
const SQUARES: usize = 50;
/// No man stands on the row where it would be crowned.
const MAN_SQUARES: usize = 45;

/// How many pieces of each kind there are: our men, our kings, their men, their kings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Class {
    pub(crate) our_men: usize,
    pub(crate) our_kings: usize,
    pub(crate) their_men: usize,
    pub(crate) their_kings: usize,
}

/// The pieces of a position with White to move, as sets of square numbers from 0 to 49.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub(crate) our_men: u64,
    pub(crate) our_kings: u64,
    pub(crate) their_men: u64,
    pub(crate) their_kings: u64,
}

/// `CHOOSE[k][n]` is how many subsets of `k` there are of `n` things.
static CHOOSE: [[u32; SQUARES + 1]; MOST_OF_A_KIND + 1] = {
    let mut choose = [[0; SQUARES + 1]; MOST_OF_A_KIND + 1];
    let mut n = 0;
    while n <= SQUARES {
        choose[0][n] = 1;
        let mut k = 1;
        while k <= MOST_OF_A_KIND && n > 0 {
            choose[k][n] = choose[k][n - 1] + choose[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    choose
};

impl Class {
    /// Every class, so that captures and promotions lead to earlier ones. A class and the one
    /// with the sides swapped depend on each other.
    pub(crate) fn all() -> Vec<Self> {
        let mut classes = Vec::new();
        for pieces in 2..=MOST_PIECES {
            for men in 0..=pieces {
                for our_men in 0..=men {
                    let their_men = men - our_men;
                    for our_kings in 0..=pieces - men {
                        let their_kings = pieces - men - our_kings;
                        let class = Self { our_men, our_kings, their_men, their_kings };
                        if our_men + our_kings > 0 && their_men + their_kings > 0 {
                            classes.push(class);
                        }
                    }
                }
            }
        }
        classes
    }

    /// The class seen from the other side.
    pub(crate) const fn swapped(self) -> Self {
        Self {
            our_men: self.their_men,
            our_kings: self.their_kings,
            their_men: self.our_men,
            their_kings: self.our_kings,
        }
    }

    /// A small number for the class.
    pub(crate) const fn id(self) -> usize {
        ((self.our_men * 4 + self.our_kings) * 4 + self.their_men) * 4 + self.their_kings
    }

    /// How many ids there are.
    pub(crate) const IDS: usize = 4 * 4 * 4 * 4;

    fn radices(self) -> [usize; 4] {
        [
            CHOOSE[self.our_men][MAN_SQUARES] as usize,
            CHOOSE[self.their_men][MAN_SQUARES] as usize,
            CHOOSE[self.our_kings][SQUARES] as usize,
            CHOOSE[self.their_kings][SQUARES] as usize,
        ]
    }

    /// How many indices there are.
    pub(crate) fn size(self) -> usize {
        self.radices().into_iter().product()
    }

    /// The placement with this index; `None` if two pieces share a square.
    pub(crate) fn placement(self, index: usize) -> Option<Placement> {
        let [_, their_men, our_kings, their_kings] = self.radices();
        let placement = Placement {
            our_men: subset(self.our_men, index / their_kings / our_kings / their_men) << 5,
            their_men: subset(self.their_men, index / their_kings / our_kings % their_men),
            our_kings: subset(self.our_kings, index / their_kings % our_kings),
            their_kings: subset(self.their_kings, index % their_kings),
        };
        let pieces = self.our_men + self.our_kings + self.their_men + self.their_kings;
        (placement.occupied().count_ones() as usize == pieces).then_some(placement)
    }
}

impl Placement {
    /// The placement of a position, turned if Black is to move; `None` if it has too many pieces
    /// or a man on the row where it would be crowned.
    pub(crate) fn of(position: &Position) -> Option<Self> {
        let us = position.to_move();
        if position.occupied().len() as usize > MOST_PIECES
            || Color::BOTH.into_iter().any(|color| {
                position.pieces(color).is_empty()
                    || position.men(color).intersects(Bitboard::promotion_row(color))
            })
        {
            return None;
        }
        let set = |squares: Bitboard| {
            squares.into_iter().fold(0, |set, square| {
                let index = square.point().index();
                set | 1 << if us == Color::White { index } else { SQUARES - 1 - index }
            })
        };
        Some(Self {
            our_men: set(position.men(us)),
            our_kings: set(position.kings(us)),
            their_men: set(position.men(!us)),
            their_kings: set(position.kings(!us)),
        })
    }

    /// The position with White to move; `None` if two pieces share a square.
    pub(crate) fn position(self) -> Option<Position> {
        let squares = |set: u64| -> Bitboard {
            Square::all().filter(|square| set >> square.point().index() & 1 == 1).collect()
        };
        let kings = squares(self.our_kings | self.their_kings);
        let ours = squares(self.our_men | self.our_kings);
        let theirs = squares(self.their_men | self.their_kings);
        Position::new(ours, theirs, kings, Color::White).ok()
    }

    /// The class that the placement belongs to.
    pub(crate) fn class(self) -> Class {
        let count = |set: u64| set.count_ones() as usize;
        Class {
            our_men: count(self.our_men),
            our_kings: count(self.our_kings),
            their_men: count(self.their_men),
            their_kings: count(self.their_kings),
        }
    }

    /// The index of the placement in its class.
    pub(crate) fn index(self) -> usize {
        let [_, their_men, our_kings, their_kings] = self.class().radices();
        let men = rank(self.our_men >> 5) * their_men + rank(self.their_men);
        (men * our_kings + rank(self.our_kings)) * their_kings + rank(self.their_kings)
    }

    pub(crate) const fn occupied(self) -> u64 {
        self.our_men | self.our_kings | self.their_men | self.their_kings
    }

    /// The same board with the other side to move, seen by that side.
    pub(crate) const fn swapped(self) -> Self {
        Self {
            our_men: turn(self.their_men),
            our_kings: turn(self.their_kings),
            their_men: turn(self.our_men),
            their_kings: turn(self.our_kings),
        }
    }
}

const fn turn(set: u64) -> u64 {
    set.reverse_bits() >> (64 - SQUARES)
}

/// The number of a subset among those of its size: ascending by the largest element.
fn rank(mut set: u64) -> usize {
    let mut rank = 0;
    let mut k = 1;
    while set != 0 {
        rank += CHOOSE[k][set.trailing_zeros() as usize] as usize;
        set &= set - 1;
        k += 1;
    }
    rank
}

/// The inverse of [`rank`].
fn subset(size: usize, mut rank: usize) -> u64 {
    let mut set = 0;
    for k in (1..=size).rev() {
        let choose = &CHOOSE[k];
        let element = choose.partition_point(|&count| count as usize <= rank) - 1;
        rank -= choose[element] as usize;
        set |= 1 << element;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_numbered_without_gaps() {
        for (size, choose) in CHOOSE.iter().enumerate() {
            for number in 0..choose[SQUARES] as usize {
                let set = subset(size, number);
                assert_eq!(set.count_ones() as usize, size);
                assert_eq!(rank(set), number);
            }
        }
    }

    #[test]
    fn placements_are_numbered_without_gaps() {
        for class in Class::all().into_iter().filter(|class| class.size() < 200_000) {
            for index in 0..class.size() {
                if let Some(placement) = class.placement(index) {
                    assert_eq!(placement.class(), class);
                    assert_eq!(placement.index(), index);
                    assert_eq!(placement.swapped().swapped(), placement);
                    assert_eq!(Placement::of(&placement.position().unwrap()), Some(placement));
                }
            }
        }
    }

    #[test]
    fn there_are_41_classes() {
        assert_eq!(Class::all().len(), 41);
    }
}
