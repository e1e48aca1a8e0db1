//! The options of the game (ruling M7).

use std::fmt;

use prise_game::{RuleOption, Rules};

use crate::lines::LineKinds;
use crate::position::Phase;

/// The rules of one game: one bit an option, in the order of [`OPTIONS`](Rules::OPTIONS).
///
/// The default is nine men's morris with both extra captures on every line and in both phases;
/// [`PLAIN`](Self::PLAIN) is the game without them.
///
/// ```
/// use prise_game::Rules;
/// use prise_mill::MillRules;
///
/// let rules = MillRules::from_text("pieces=12,diagonals=1,custodian-placing=0")?;
/// assert_eq!(rules.pieces(), 12);
/// assert!(rules.diagonals() && rules.flying());
/// assert_eq!(MillRules::from_text("custodian=0,intervention=0"), Ok(MillRules::PLAIN));
/// # Ok::<(), prise_game::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MillRules(u32);

const PIECES: usize = 0;
const DIAGONALS: usize = 1;
const FLYING: usize = 2;
const ALWAYS: usize = 3;
const MULTIPLE: usize = 4;
/// The first of the seven options of custodian captures, and of intervention captures.
const CUSTODIAN: usize = 5;
const INTERVENTION: usize = 12;
/// The place of each option within those seven. The three kinds of lines follow each other in
/// the order of the bits of [`LineKinds`].
const EDGES: usize = 1;
const PLACING: usize = 4;
const MOVING: usize = 5;
const AT_THREE: usize = 6;

/// With so many men at most a side has captures that it only has at three.
const FEW_MEN: u8 = 3;

/// On, edges, cross lines, diagonals, placing and moving; not only at three.
const CAPTURE_DEFAULT: u32 = 0b011_1111;

impl MillRules {
    /// Nine men's morris with captures by mills alone.
    pub const PLAIN: Self = Self(Self::DEFAULT.0 & !(1 << CUSTODIAN | 1 << INTERVENTION));

    /// Nine men's morris with both extra captures: what is played unless the players choose otherwise.
    pub const DEFAULT: Self =
        Self(1 << FLYING | CAPTURE_DEFAULT << CUSTODIAN | CAPTURE_DEFAULT << INTERVENTION);

    #[inline]
    const fn has(self, option: usize) -> bool {
        self.0 >> option & 1 != 0
    }

    /// How many men each side has: nine or twelve.
    #[inline]
    pub const fn pieces(self) -> u8 {
        if self.has(PIECES) { 12 } else { 9 }
    }

    /// Whether the corners of the rings are joined by diagonals.
    #[inline]
    pub const fn diagonals(self) -> bool {
        self.has(DIAGONALS)
    }

    /// Whether a side that is down to three men may move to any empty point.
    #[inline]
    pub const fn flying(self) -> bool {
        self.has(FLYING)
    }

    /// Whether a mill may take men out of mills even while others stand outside them.
    #[inline]
    pub const fn may_remove_from_mills_always(self) -> bool {
        self.has(ALWAYS)
    }

    /// Whether several mills closed at once take as many men, instead of one.
    #[inline]
    pub const fn may_remove_multiple(self) -> bool {
        self.has(MULTIPLE)
    }

    /// Whether a man between two enemies can be captured at all.
    #[inline]
    pub const fn custodian(self) -> bool {
        self.has(CUSTODIAN)
    }

    /// Whether a man that steps between two enemies can capture them at all.
    #[inline]
    pub const fn intervention(self) -> bool {
        self.has(INTERVENTION)
    }

    /// Whether anything but a mill captures.
    #[inline]
    pub const fn has_extra_captures(self) -> bool {
        self.custodian() || self.intervention()
    }

    /// The lines on which a side with `men` men, those in hand included, captures by custody.
    #[inline]
    pub const fn custodian_lines(self, phase: Phase, men: u8) -> LineKinds {
        self.capture_lines(CUSTODIAN, phase, men)
    }

    /// The lines on which a side with `men` men, those in hand included, captures by intervening.
    #[inline]
    pub const fn intervention_lines(self, phase: Phase, men: u8) -> LineKinds {
        self.capture_lines(INTERVENTION, phase, men)
    }

    #[inline]
    const fn capture_lines(self, first: usize, phase: Phase, men: u8) -> LineKinds {
        let in_phase = match phase {
            Phase::Placing => PLACING,
            Phase::Moving => MOVING,
        };
        let applies = self.has(first)
            && self.has(first + in_phase)
            && (men <= FEW_MEN || !self.has(first + AT_THREE));
        if applies { LineKinds::from_bits(self.0 >> (first + EDGES)) } else { LineKinds::NONE }
    }
}

impl Default for MillRules {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Rules for MillRules {
    const OPTIONS: &'static [RuleOption] = &[
        RuleOption::choice("pieces", &["9", "12"]),
        RuleOption::switch("diagonals"),
        RuleOption::switch("flying"),
        RuleOption::switch("always"),
        RuleOption::switch("multiple"),
        RuleOption::switch("custodian"),
        RuleOption::switch("custodian-edges"),
        RuleOption::switch("custodian-cross"),
        RuleOption::switch("custodian-diagonals"),
        RuleOption::switch("custodian-placing"),
        RuleOption::switch("custodian-moving"),
        RuleOption::switch("custodian-at-three"),
        RuleOption::switch("intervention"),
        RuleOption::switch("intervention-edges"),
        RuleOption::switch("intervention-cross"),
        RuleOption::switch("intervention-diagonals"),
        RuleOption::switch("intervention-placing"),
        RuleOption::switch("intervention-moving"),
        RuleOption::switch("intervention-at-three"),
    ];

    fn get(&self, option: usize) -> usize {
        usize::from(self.has(option))
    }

    fn set(&mut self, option: usize, value: usize) {
        self.0 = self.0 & !(1 << option) | (value as u32 & 1) << option;
    }
}

impl fmt::Debug for MillRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MillRules({})", self.to_text())
    }
}
