//! Positions inside the search, and the windows in which their values are wanted.

use prise_darkchess::{ClassicRules, Man, Move, Position};
use prise_game::{Army, Point};

use super::endings;
use super::evaluation::{Balance, Weights, evaluate};
use super::value::{Value, WIN, from_evaluation};

/// By this many moves without progress an advantage is worth nothing.
const PATIENCE: i32 = 400;

/// The part that is left of the advantage of a single piece.
const LONE_HUNTER: Value = 8;

/// How many hundredths of an evaluation are left where the ending is drawn, and how many more where
/// it is won; and what the win itself is worth.
const DRAWN_PART: Value = 12;
const WON_PART: Value = 38;
const WON: Value = 4_000;

/// A position inside the search.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub(super) position: Position<ClassicRules>,
    balance: Balance,
    weights: &'a Weights,
}

impl<'a> Node<'a> {
    pub(super) fn new(position: Position<ClassicRules>, weights: &'a Weights) -> Self {
        Self { position, balance: Balance::of(&position, weights), weights }
    }

    /// The node after a move that is no flip.
    pub(super) fn after(&self, mv: Move) -> Self {
        let captures = self.position.taken_by(mv).is_some();
        let mut next = *self;
        next.position.apply(mv, |_| unreachable!("flips have an outcome each"));
        if captures {
            next.balance = Balance::of(&next.position, self.weights);
        }
        next
    }

    /// The node after a flip that turns up this man.
    pub(super) fn turned_up(&self, at: Point, man: Man) -> Self {
        let mut next = *self;
        next.position.apply(Move::Flip { at }, |_| man);
        next
    }

    /// The node with the other player to move.
    pub(super) fn passed(&self) -> Self {
        Self { position: self.position.passed(), ..*self }
    }

    /// Whether the side that stands better has a single piece and nothing is hidden. Whoever runs
    /// from a single piece gets away, on this board too.
    fn is_lone_hunter_ahead(&self, value: Value) -> bool {
        let position = &self.position;
        let ahead = match position.army_of(position.to_move()) {
            Some(army) if value >= 0 => army,
            Some(army) => Army::new(1 - army.index() as u8),
            None => return false,
        };
        position.strength(ahead) == 1 && position.face_down().is_empty()
    }

    /// What the position looks like; an advantage fades while nothing is made of it.
    pub(super) fn static_value(&self) -> Value {
        let value = from_evaluation(evaluate(&self.position, self.balance, self.weights));
        let value = match endings::prospect(&self.position) {
            Some(prospect) => scaled(value, prospect),
            None if self.is_lone_hunter_ahead(value) => value / LONE_HUNTER,
            None => value,
        };
        let idle = i32::from(self.position.quiet()).min(PATIENCE);
        value * (PATIENCE - idle) / PATIENCE
    }
}

/// What an evaluation is worth in an ending whose [prospect](endings::prospect) is known: the less
/// the nearer that is to a draw.
const fn scaled(value: Value, prospect: i32) -> Value {
    value * (DRAWN_PART + prospect.abs() * WON_PART / 100) / 100 + prospect * WON / 100
}

/// The window in which a value is wanted.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    pub(super) const WHOLE: Self = Self { alpha: -WIN, beta: WIN };

    /// A zero window: it only asks whether a value is better than this.
    pub(super) const fn zero(alpha: Value) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    pub(super) const fn for_opponent(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}
