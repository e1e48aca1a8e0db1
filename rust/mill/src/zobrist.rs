//! Random numbers for the position's key: one for each thing that distinguishes two positions.

use prise_game::Point;

use crate::points::{POINTS, Points};
use crate::removal::Removal;
use crate::side::Side;

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
    let mut seed = 0x4d69_6c6c;
    let (men, in_hand) = ([draw(&mut seed), draw(&mut seed)], [draw(&mut seed), draw(&mut seed)]);
    let (custodian, intervention) = (draw(&mut seed), draw(&mut seed));
    let mut mills: [u64; MILLS] = draw(&mut seed);
    mills[0] = 0;
    let [black_to_move] = draw(&mut seed);
    Numbers { men, in_hand, custodian, intervention, mills, black_to_move }
};

/// Draws `N` numbers from a Weyl sequence whose terms are mixed until every bit depends on all.
const fn draw<const N: usize>(seed: &mut u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut n = 0;
    while n < N {
        *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        numbers[n] = z ^ (z >> 31);
        n += 1;
    }
    numbers
}

#[inline]
pub(crate) fn man(side: Side, at: Point) -> u64 {
    NUMBERS.men[side.index()][at.index()]
}

#[inline]
pub(crate) fn in_hand(side: Side, count: u8) -> u64 {
    NUMBERS.in_hand[side.index()][count as usize]
}

#[inline]
pub(crate) fn to_move(side: Side) -> u64 {
    if side == Side::Black { NUMBERS.black_to_move } else { 0 }
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
