//! Which moves are legal.
//!
//! A capture is compulsory, and so is the largest one (FMJD-09, FMJD-13). So the generator first
//! looks for pieces that can capture, all men at once by shifting whole boards, and only walks
//! the chains of those that can; it keeps the longest chains found so far. Only when nothing can
//! be captured are there quiet moves.
//!
//! While a chain is walked the jumped pieces stay on the board (FMJD-15): they block, and cannot
//! be jumped again (FMJD-16). The square that the piece started from is empty, so a chain may
//! pass over it or end on it.

#![allow(clippy::inline_always, reason = "a tenth of the generator's speed, measured by perft")]

use crate::direction::Direction;
use crate::{Bitboard, Color, Move, Position, Square};

use Direction::{DownLeft, DownRight, UpLeft, UpRight};

/// From how many pieces on a chain may be walked in two ways with one result. The two ways form
/// a closed figure with a jumped piece on each side, so three pieces are never enough; the check
/// is made from three on to leave no room for doubt.
const FEWEST_FOR_TWO_WAYS: u32 = 3;

impl Position {
    /// Every legal move, without looking at draws.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.generate(&mut moves);
        moves
    }

    /// Fills `moves` with every legal move.
    pub fn generate(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.to_move() {
            Color::White => Board::<true>::new(self).generate(moves),
            Color::Black => Board::<false>::new(self).generate(moves),
        }
    }

    /// Fills `moves` with every legal capture; it stays empty where quiet moves are legal.
    pub fn generate_captures(&self, moves: &mut Vec<Move>) {
        moves.clear();
        Board::<true>::new(self).captures(moves);
    }

    /// The squares to which a king on this square could slide without capturing.
    pub fn king_slides(&self, square: Square) -> Bitboard {
        let (bit, occupied) = (square.bit_index().into(), self.occupied().bits());
        let slides = Direction::ALL.into_iter().map(|direction| direction.slide(bit, occupied));
        Bitboard::from_bits(slides.fold(0, |to, slide| to | slide))
    }

    /// Whether the side to move must capture.
    pub fn must_capture(&self) -> bool {
        Board::<true>::new(self).can_capture()
    }

    /// Whether the side that is not to move could capture if it were its turn now.
    pub fn is_threatened(&self) -> bool {
        Board::<true>::seen_by(self, !self.to_move()).can_capture()
    }

    /// Whether the side to move has a legal move.
    pub fn can_move(&self) -> bool {
        match self.to_move() {
            Color::White => Board::<true>::new(self).can_move(),
            Color::Black => Board::<false>::new(self).can_move(),
        }
    }

    /// How many legal moves there are. `scratch` is emptied and used for captures, which have to
    /// be compared with each other; quiet moves are only counted.
    pub(crate) fn count_moves(&self, scratch: &mut Vec<Move>) -> u64 {
        scratch.clear();
        match self.to_move() {
            Color::White => Board::<true>::new(self).count(scratch),
            Color::Black => Board::<false>::new(self).count(scratch),
        }
    }
}

/// The position as the side to move sees it.
struct Board<const WHITE: bool> {
    men: u64,
    kings: u64,
    them: u64,
    empty: u64,
}

impl<const WHITE: bool> Board<WHITE> {
    const FORWARD: [Direction; 2] = if WHITE { [UpLeft, UpRight] } else { [DownLeft, DownRight] };

    #[inline(always)]
    fn new(position: &Position) -> Self {
        Self::seen_by(position, position.to_move())
    }

    #[inline(always)]
    fn seen_by(position: &Position, us: Color) -> Self {
        Self {
            men: position.men(us).bits(),
            kings: position.kings(us).bits(),
            them: position.pieces(!us).bits(),
            empty: (!position.occupied()).bits(),
        }
    }

    #[inline(always)]
    fn occupied(&self) -> u64 {
        Bitboard::ALL.bits() & !self.empty
    }

    /// The men that can jump at least once.
    #[inline(always)]
    fn capturing_men(&self) -> u64 {
        Direction::ALL.into_iter().fold(0, |men, direction| {
            men | self.men & direction.back(self.them & direction.back(self.empty))
        })
    }

    #[inline(always)]
    fn generate(&self, moves: &mut Vec<Move>) {
        self.captures(moves);
        if moves.is_empty() {
            self.quiet(moves);
        }
    }

    #[inline(always)]
    fn count(&self, scratch: &mut Vec<Move>) -> u64 {
        self.captures(scratch);
        if scratch.is_empty() { u64::from(self.quiet_count()) } else { scratch.len() as u64 }
    }

    fn can_move(&self) -> bool {
        Self::FORWARD.into_iter().any(|direction| direction.step(self.men) & self.empty != 0)
            || bits(self.kings).any(|king| self.slides(king) != 0)
            || self.can_capture()
    }

    fn can_capture(&self) -> bool {
        self.capturing_men() != 0
            || bits(self.kings).any(|king| {
                Direction::ALL
                    .into_iter()
                    .any(|direction| jump(direction, king, self.them, self.occupied()).is_some())
            })
    }

    #[inline(always)]
    fn captures(&self, moves: &mut Vec<Move>) {
        let men = self.capturing_men();
        if men | self.kings == 0 {
            return;
        }
        let mut chains = Chains { moves, most: 1, them: self.them, empty: 0, from: 0 };
        for man in bits(men) {
            chains.start(man, self.empty);
            chains.man(1 << man, 0, 0);
        }
        for king in bits(self.kings) {
            chains.start(king, self.empty);
            for direction in Direction::ALL {
                chains.king(king, direction, 0, 0);
            }
        }
    }

    #[inline(always)]
    fn quiet_count(&self) -> u32 {
        let men: u32 = Self::FORWARD
            .into_iter()
            .map(|direction| (direction.step(self.men) & self.empty).count_ones())
            .sum();
        let kings: u32 = bits(self.kings).map(|king| self.slides(king).count_ones()).sum();
        men + kings
    }

    fn slides(&self, king: u32) -> u64 {
        let occupied = self.occupied();
        Direction::ALL.into_iter().fold(0, |to, direction| to | direction.slide(king, occupied))
    }

    #[inline(always)]
    fn quiet(&self, moves: &mut Vec<Move>) {
        for direction in Self::FORWARD {
            for to in bits(direction.step(self.men) & self.empty) {
                let from = direction.back(1 << to).trailing_zeros();
                moves.push(Move::new(square(from), square(to), Bitboard::EMPTY));
            }
        }
        for from in bits(self.kings) {
            for to in bits(self.slides(from)) {
                moves.push(Move::new(square(from), square(to), Bitboard::EMPTY));
            }
        }
    }
}

/// The chains of captures found so far, all of the same length.
struct Chains<'a> {
    moves: &'a mut Vec<Move>,
    /// The length of the longest chain found so far; never less than one.
    most: u32,
    them: u64,
    /// The empty squares, with the one that the capturing piece has left.
    empty: u64,
    from: u32,
}

impl Chains<'_> {
    fn start(&mut self, from: u32, empty: u64) {
        self.from = from;
        self.empty = empty | 1 << from;
    }

    /// Walks on from the square `at`, where the man has jumped the pieces `taken`.
    fn man(&mut self, at: u64, taken: u64, count: u32) {
        let mut last = true;
        for direction in Direction::ALL {
            let jumped = direction.step(at) & self.them & !taken;
            let landing = direction.step(jumped) & self.empty;
            if landing != 0 {
                last = false;
                self.man(landing, taken | jumped, count + 1);
            }
        }
        if last {
            self.end(at.trailing_zeros(), taken, count);
        }
    }

    /// Tries to jump in this direction with the king on the square `at`, and walks on from every
    /// square it can land on. Tells whether there was anything to jump.
    fn king(&mut self, at: u32, direction: Direction, taken: u64, count: u32) -> bool {
        let occupied = Bitboard::ALL.bits() & !self.empty;
        let Some((jumped, landings)) = jump(direction, at, self.them & !taken, occupied) else {
            return false;
        };
        let (taken, count) = (taken | jumped, count + 1);
        // Straight on it meets the same next piece from wherever it lands: one walk is enough.
        let straight_on = self.king(landings.trailing_zeros(), direction, taken, count);
        for landing in bits(landings) {
            let mut last = !straight_on;
            for across in direction.across() {
                last &= !self.king(landing, across, taken, count);
            }
            if last {
                self.end(landing, taken, count);
            }
        }
        true
    }

    fn end(&mut self, to: u32, taken: u64, count: u32) {
        if count < self.most {
            return;
        }
        if count > self.most {
            self.most = count;
            self.moves.clear();
        }
        let mv = Move::new(square(self.from), square(to), Bitboard::from_bits(taken));
        if count < FEWEST_FOR_TWO_WAYS || !self.moves.contains(&mv) {
            self.moves.push(mv);
        }
    }
}

/// What a king on the square `at` jumps in this direction, and where it can land.
#[inline(always)]
fn jump(direction: Direction, at: u32, prey: u64, occupied: u64) -> Option<(u64, u64)> {
    let ahead = direction.ray(at) & occupied;
    if ahead == 0 {
        return None;
    }
    let first = direction.nearest(ahead);
    let landings = direction.slide(first, occupied);
    if prey & 1 << first == 0 || landings == 0 { None } else { Some((1 << first, landings)) }
}

fn square(bit: u32) -> Square {
    Square::from_bit_index(bit as u8)
}

/// The indices of the set bits, ascending.
#[inline(always)]
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros();
        set &= set - 1;
        Some(bit)
    })
}
