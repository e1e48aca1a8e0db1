//! When a game is drawn.
//!
//! What the draw rules have to remember is one value, [`DrawState`]. Every move makes a new one
//! from the old, so going back in a game is taking the old value again (ruling D6).

use prise_game::{DrawReason, Repetition, RuleOption, Rules};

use crate::{Color, Move, Position};

/// Which draw rules a match is played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum DrawRules {
    /// Ruling D2. 25 moves each count while there are only kings on the board.
    #[default]
    Standard,
    /// Ruling D3, as the FMJD has it since 2015. 25 moves each count while only kings move, and
    /// two pieces or fewer against a lone king are drawn after 5 moves each.
    Fmjd2015,
}

/// The options of a draughts match: `draws` is `standard` or `fmjd-2015`.
impl Rules for DrawRules {
    const OPTIONS: &'static [RuleOption] =
        &[RuleOption::choice("draws", &["standard", "fmjd-2015"])];

    fn get(&self, _option: usize) -> usize {
        *self as usize
    }

    fn set(&mut self, _option: usize, value: usize) {
        *self = [Self::Standard, Self::Fmjd2015][value];
    }
}

/// How many occurrences of a position make a draw.
pub const OCCURRENCES_LIMIT: usize = 3;
/// How many half-moves without a capture make a draw under the 25-move rule.
pub const KINGS_LIMIT: u16 = 50;
/// How many half-moves without a capture make a draw in a three-against-one ending.
pub const THREE_AGAINST_ONE_LIMIT: u16 = 32;
/// How many half-moves without a capture make a draw in an ending of two or one against one.
pub const TWO_AGAINST_ONE_LIMIT: u16 = 10;

/// The half-moves that count towards the draw rules: small, `Copy`, for games and searches alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DrawCounters {
    kings: u8,
    three_against_one: u8,
    two_against_one: u8,
}

impl DrawCounters {
    /// The half-moves that count towards the 25-move rule, up to [`KINGS_LIMIT`].
    pub const fn kings(self) -> u16 {
        self.kings as u16
    }

    /// The half-moves that count towards the 16-move rule, up to [`THREE_AGAINST_ONE_LIMIT`].
    pub const fn three_against_one(self) -> u16 {
        self.three_against_one as u16
    }

    /// The half-moves that count towards the 5-move rule, up to [`TWO_AGAINST_ONE_LIMIT`].
    pub const fn two_against_one(self) -> u16 {
        self.two_against_one as u16
    }

    /// How many more half-moves there are before the first counter runs out.
    #[inline]
    pub fn left(self) -> u16 {
        let left = |limit: u16, count: u8| limit.saturating_sub(count.into());
        left(KINGS_LIMIT, self.kings)
            .min(left(THREE_AGAINST_ONE_LIMIT, self.three_against_one))
            .min(left(TWO_AGAINST_ONE_LIMIT, self.two_against_one))
    }

    /// The counters after a legal move.
    ///
    /// A counter runs while its material is on the board and nothing is captured. The move that
    /// brings the material about is not counted, so it is the position *before* the move that
    /// has to qualify.
    #[must_use]
    #[inline]
    pub fn after(self, rules: DrawRules, before: &Position, mv: Move) -> Self {
        if mv.is_capture() || before.all_kings().is_empty() {
            return Self::default();
        }
        self.after_quiet(rules, before, mv)
    }

    /// The counters after a quiet move with kings on the board.
    fn after_quiet(self, rules: DrawRules, before: &Position, mv: Move) -> Self {
        let count = |count: u8, runs: bool| if runs { count.saturating_add(1) } else { 0 };
        let kings_count = match rules {
            DrawRules::Standard => before.all_kings() == before.occupied(),
            DrawRules::Fmjd2015 => before.all_kings().contains(mv.from()),
        };
        // A look at the material costs more than a look at whether it can be one that counts.
        let alone = Color::BOTH.into_iter().any(|color| before.pieces(color).len() == 1);
        let material = if alone { Material::of(before) } else { Material::Other };
        let five_move_rule = rules == DrawRules::Fmjd2015;
        Self {
            kings: count(self.kings, kings_count),
            three_against_one: count(self.three_against_one, material == Material::ThreeAgainstOne),
            two_against_one: count(
                self.two_against_one,
                five_move_rule && material == Material::TwoAgainstOne,
            ),
        }
    }

    /// The rule under which the game is drawn now, if one is.
    pub const fn reason(self) -> Option<DrawReason> {
        if self.kings() >= KINGS_LIMIT {
            Some(DrawReason::TwentyFiveMoveRule)
        } else if self.three_against_one() >= THREE_AGAINST_ONE_LIMIT {
            Some(DrawReason::SixteenMoveRule)
        } else if self.two_against_one() >= TWO_AGAINST_ONE_LIMIT {
            Some(DrawReason::FiveMoveRule)
        } else {
            None
        }
    }
}

/// What the draw rules remember of the way to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawState {
    repetition: Repetition<Position>,
    occurrences: usize,
    counters: DrawCounters,
}

impl DrawState {
    /// The state at the start of a game, which counts as the first occurrence of its position.
    pub fn new(start: Position) -> Self {
        Self {
            repetition: Repetition::new(start.key(), start),
            occurrences: 1,
            counters: DrawCounters::default(),
        }
    }

    /// How often the position that stands now has stood, this time included.
    pub const fn occurrences(&self) -> usize {
        self.occurrences
    }

    /// The half-moves that count.
    pub const fn counters(&self) -> DrawCounters {
        self.counters
    }

    /// The half-moves that count towards the 25-move rule, up to [`KINGS_LIMIT`].
    pub const fn kings(&self) -> u16 {
        self.counters.kings()
    }

    /// The half-moves that count towards the 16-move rule, up to [`THREE_AGAINST_ONE_LIMIT`].
    pub const fn three_against_one(&self) -> u16 {
        self.counters.three_against_one()
    }

    /// The half-moves that count towards the 5-move rule, up to [`TWO_AGAINST_ONE_LIMIT`].
    pub const fn two_against_one(&self) -> u16 {
        self.counters.two_against_one()
    }

    /// The positions that can still be repeated, the one that stands now last.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.repetition.positions()
    }

    /// Takes note of a legal move.
    pub fn update(&mut self, rules: DrawRules, before: &Position, mv: Move, after: &Position) {
        // After a capture or a man's move no earlier position can come back.
        if !mv.is_capture() && before.all_kings().contains(mv.from()) {
            self.occurrences = self.repetition.push(after.key(), *after);
        } else {
            self.occurrences = 1;
            self.repetition.restart(after.key(), *after);
        }
        self.counters = self.counters.after(rules, before, mv);
    }

    /// The reason for which the game is drawn now, if it is. A side that cannot move has lost all
    /// the same: that has to be judged first.
    pub const fn reason(&self) -> Option<DrawReason> {
        if self.occurrences >= OCCURRENCES_LIMIT {
            Some(DrawReason::ThreefoldRepetition)
        } else {
            self.counters.reason()
        }
    }
}

/// The endings that have a counter of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Material {
    /// Three pieces, at least one of them a king, against a lone king: FMJD-26.
    ThreeAgainstOne,
    /// Two kings, a king and a man, or one king against a lone king: ruling D3.
    TwoAgainstOne,
    /// Anything else.
    Other,
}

impl Material {
    /// What is on the board.
    pub fn of(position: &Position) -> Self {
        let [white, black] =
            Color::BOTH.map(|color| (position.kings(color).len(), position.men(color).len()));
        let (strong, weak) =
            if white.0 + white.1 >= black.0 + black.1 { (white, black) } else { (black, white) };
        match (strong, weak) {
            ((3, 0) | (2, 1) | (1, 2), (1, 0)) => Self::ThreeAgainstOne,
            ((1 | 2, 0) | (1, 1), (1, 0)) => Self::TwoAgainstOne,
            _ => Self::Other,
        }
    }
}
