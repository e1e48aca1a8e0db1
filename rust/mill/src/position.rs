//! The position: what stands where, whose turn it is and what is due.

use prise_game::{Color, DrawReason, Outcome, Point, WinReason};

use crate::lines::{lines, neighbours_of};
use crate::moves::{CaptureMode, Move};
use crate::points::Points;
use crate::removal::Removal;
use crate::rules::MillRules;
use crate::zobrist;

/// A side with fewer men than this, those in hand included, has lost; a side with just as many
/// may fly.
pub const FEWEST_MEN: u8 = 3;

/// After so many plies without a placement or a removal the game is drawn.
pub const DRAW_PLIES: u8 = 100;

/// The part of the game that the current turn belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Men come from the hand. The captures of the last placement belong here too (ruling M6).
    Placing,
    /// Men go from point to point.
    Moving,
}

/// The last move by which a side closed a mill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastMill {
    /// Where the man came from; nothing if it was placed.
    pub from: Option<Point>,
    /// Where it closed the mill.
    pub to: Point,
}

/// One moment of a game without what came before: small, `Copy`, made for search.
///
/// The rules travel with it. It knows every end of the game but the draw by repetition, which
/// needs the history that [`Mill`](crate::Mill) keeps.
///
/// ```
/// use prise_mill::{MillRules, Position};
///
/// let mut position = Position::start(MillRules::default());
/// let mut moves = Vec::new();
/// position.generate(&mut moves);
/// assert_eq!(moves.len(), 24);
/// position.play_unchecked(moves[0]);
/// moves.clear();
/// position.generate(&mut moves);
/// assert_eq!(moves.len(), 23);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) key: u64,
    pub(crate) men: [Points; 2],
    pub(crate) removal: Removal,
    pub(crate) rules: MillRules,
    pub(crate) number: u16,
    pub(crate) in_hand: [u8; 2],
    pub(crate) plies: u8,
    pub(crate) to_move: Color,
    pub(crate) phase: Phase,
    pub(crate) last_mill: [Option<LastMill>; 2],
}

impl Position {
    /// The empty board with all men in hand.
    pub fn start(rules: MillRules) -> Self {
        let mut position = Self {
            key: 0,
            men: [Points::NONE; 2],
            removal: Removal::NONE,
            rules,
            number: 1,
            in_hand: [rules.pieces(); 2],
            plies: 0,
            to_move: Color::White,
            phase: Phase::Placing,
            last_mill: [None; 2],
        };
        position.key = position.full_key();
        position
    }

    /// The position with these men on the board, none in hand and nothing due: for whoever numbers
    /// positions. The men of a side are those at its [index](Color::index).
    ///
    /// ```
    /// use prise_mill::{Color, MillRules, Points, Position};
    ///
    /// let men = [0b111, 0b111 << 8].map(Points::from_bits);
    /// let position = Position::of_men(MillRules::PLAIN, men, Color::Black);
    /// assert!(position.flies(Color::Black));
    /// assert_eq!(position.legal_moves().len(), 3 * 18);
    /// ```
    pub fn of_men(rules: MillRules, men: [Points; 2], to_move: Color) -> Self {
        let mut position =
            Self { men, in_hand: [0; 2], to_move, phase: Phase::Moving, ..Self::start(rules) };
        position.key = position.full_key();
        position
    }

    /// The key worked out from nothing; [`key`](Self::key) is kept up to date move by move.
    pub(crate) fn full_key(&self) -> u64 {
        let mut key = zobrist::to_move(self.to_move) ^ zobrist::removal(self.removal);
        for side in Color::BOTH {
            key ^= zobrist::in_hand(side, self.in_hand(side));
            key = self.men(side).iter().fold(key, |key, at| key ^ zobrist::man(side, at));
        }
        key
    }

    /// The rules that are played by.
    #[inline]
    pub const fn rules(&self) -> &MillRules {
        &self.rules
    }

    /// Whose move it is. After the end it is the side whose turn would have followed: the loser,
    /// unless the game is drawn.
    #[inline]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The part of the game that this turn belongs to.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The men of a side on the board.
    #[inline]
    pub const fn men(&self, side: Color) -> Points {
        self.men[side.index()]
    }

    /// How many men of a side are not placed yet.
    #[inline]
    pub const fn in_hand(&self, side: Color) -> u8 {
        self.in_hand[side.index()]
    }

    /// How many men a side has, on the board and in hand.
    #[inline]
    pub const fn total(&self, side: Color) -> u8 {
        self.men(side).count() + self.in_hand(side)
    }

    /// The points where nobody stands.
    #[inline]
    pub fn empty(&self) -> Points {
        !(self.men[0] | self.men[1])
    }

    /// What the side to move has to take off the board.
    #[inline]
    pub const fn removal(&self) -> Removal {
        self.removal
    }

    /// Plies since the last placement or removal.
    #[inline]
    pub const fn plies(&self) -> u8 {
        self.plies
    }

    /// The number of the move, from 1; it grows when Black's turn ends.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The last move by which a side closed a mill.
    pub const fn last_mill(&self, side: Color) -> Option<LastMill> {
        self.last_mill[side.index()]
    }

    /// A number that tells positions apart: equal positions have equal keys, and different ones
    /// almost surely different keys. Counters that do not change the legal moves (plies, move
    /// number, last mills) take no part in it.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether a side moves to any empty point.
    #[inline]
    pub const fn flies(&self, side: Color) -> bool {
        self.rules.flying() && self.men(side).count() == FEWEST_MEN && self.in_hand(side) == 0
    }

    /// The men of a side that stand in a mill.
    pub fn in_mills(&self, side: Color) -> Points {
        let men = self.men(side);
        lines(self.rules.diagonals())
            .iter()
            .filter(|line| men.contains_all(**line))
            .fold(Points::NONE, |all, line| all | *line)
    }

    /// The men of a side that a mill of the opponent may take: those outside mills, or all if
    /// there are none such or the rules protect no mill.
    #[inline]
    pub fn open_to_mill(&self, side: Color) -> Points {
        let men = self.men(side);
        if self.rules.may_remove_from_mills_always() {
            return men;
        }
        let free = men & !self.in_mills(side);
        if free.is_empty() { men } else { free }
    }

    /// The men that can be taken off now: those of every mode that is open.
    #[inline]
    pub fn targets(&self) -> Points {
        let marked = self.removal.custodian() | self.removal.intervention();
        if self.removal.mills() == 0 { marked } else { marked | self.open_to_mill(!self.to_move) }
    }

    /// The mode that taking this man would choose, or nothing if it cannot be taken now.
    pub fn mode_of(&self, target: Point) -> Option<CaptureMode> {
        if !self.targets().contains(target) {
            None
        } else if self.removal.intervention().contains(target) {
            Some(CaptureMode::Intervention)
        } else if self.removal.custodian().contains(target) {
            Some(CaptureMode::Custodian)
        } else {
            Some(CaptureMode::Mill)
        }
    }

    /// Appends every legal move in an order that depends on the position alone.
    pub fn generate(&self, moves: &mut Vec<Move>) {
        if self.removal.is_due() || self.plies < DRAW_PLIES {
            self.generate_past_draw(moves);
        }
    }

    /// Appends the moves that would be legal if nobody counted plies: for a search, which must
    /// tell a drawn position from one in which the side to move is blocked and has lost.
    pub fn generate_past_draw(&self, moves: &mut Vec<Move>) {
        if self.removal.is_due() {
            moves.extend(self.targets().iter().map(Move::Remove));
        } else if self.total(self.to_move) < FEWEST_MEN {
            // The game is over.
        } else if self.phase == Phase::Placing {
            moves.extend(self.empty().iter().map(Move::Place));
        } else {
            let empty = self.empty();
            let flies = self.flies(self.to_move);
            for from in self.men(self.to_move).iter() {
                let reach = if flies { empty } else { self.next_to(from) & empty };
                moves.extend(reach.iter().map(|to| Move::Shift { from, to }));
            }
        }
    }

    /// Every legal move in a vector of its own.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.generate(&mut moves);
        moves
    }

    #[inline]
    pub(crate) fn next_to(&self, point: Point) -> Points {
        neighbours_of(point, self.rules.diagonals())
    }

    /// Whether the side to move can place or move a man.
    pub(crate) fn can_move(&self) -> bool {
        let empty = self.empty();
        if self.phase == Phase::Placing || self.flies(self.to_move) {
            return !empty.is_empty();
        }
        self.men(self.to_move).iter().any(|from| self.next_to(from).meets(empty))
    }

    /// The end of the game as far as the board tells it. A loss comes before a draw.
    pub fn outcome(&self) -> Option<Outcome> {
        let loss = |reason| Outcome::Win { winner: (!self.to_move).seat(), reason };
        if self.total(self.to_move) < FEWEST_MEN {
            Some(loss(WinReason::TooFewPieces))
        } else if self.removal.is_due() {
            None
        } else if !self.can_move() {
            Some(loss(WinReason::Blocked))
        } else if self.plies >= DRAW_PLIES {
            Some(Outcome::Draw { reason: DrawReason::HundredPlyRule })
        } else {
            None
        }
    }
}
