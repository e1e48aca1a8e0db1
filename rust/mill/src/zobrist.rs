//! Random numbers for the position's key: one for each thing that distinguishes two positions.

use prise_game::{Color, Point, SplitMix64};

use crate::points::{POINTS, Points};
use crate::removal::Removal;

/// No side has more than twelve men in hand, and no move closes more than three mills.
const HANDS: usize = 13;
const MILLS: usize = 4;

struct Numbers {
    men: [[u64; POINTS]; 2],
    in_hand: [[u64; HANDS]; 2],
    custodian: [u64; POINTS],
    intervention: [u64; POINTS],
    mills: [u64; MILLS],
    black_to_move: u64,
}

static NUMBERS: Numbers = {
    let mut numbers = SplitMix64::new(0x4d69_6c6c);
    let men = [numbers.draw(), numbers.draw()];
    let in_hand = [numbers.draw(), numbers.draw()];
    let (custodian, intervention) = (numbers.draw(), numbers.draw());
    let mut mills: [u64; MILLS] = numbers.draw();
    mills[0] = 0;
    let black_to_move = numbers.next();
    Numbers { men, in_hand, custodian, intervention, mills, black_to_move }
};

#[inline]
pub(crate) fn man(side: Color, at: Point) -> u64 {
    NUMBERS.men[side.index()][at.index()]
}

#[inline]
pub(crate) fn in_hand(side: Color, count: u8) -> u64 {
    NUMBERS.in_hand[side.index()][count as usize]
}

#[inline]
pub(crate) fn to_move(side: Color) -> u64 {
    if side == Color::Black { NUMBERS.black_to_move } else { 0 }
}

#[inline]
pub(crate) fn removal(removal: Removal) -> u64 {
    let all = |numbers: &[u64; POINTS], points: Points| {
        points.iter().fold(0, |key, point| key ^ numbers[point.index()])
    };
    NUMBERS.mills[removal.mills() as usize]
        ^ all(&NUMBERS.custodian, removal.custodian())
        ^ all(&NUMBERS.intervention, removal.intervention())
}
