//! Captures that are due.

use crate::points::Points;

/// What the side to move has to take off the board before the turn passes.
///
/// As long as more than one mode is open, the first man taken decides (ruling M4): an
/// intervention target means intervention, a custodian target means custodian, any other man
/// means mill, and the other modes are gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Removal {
    custodian: Points,
    intervention: Points,
    mills: u8,
}

impl Removal {
    /// Nothing is due.
    pub const NONE: Self = Self { custodian: Points::NONE, intervention: Points::NONE, mills: 0 };

    #[inline]
    pub(crate) const fn new(custodian: Points, intervention: Points, mills: u8) -> Self {
        Self { custodian, intervention, mills }
    }

    /// Whether a man has to be taken off.
    #[inline]
    pub const fn is_due(self) -> bool {
        self.mills != 0 || !self.custodian.is_empty() || !self.intervention.is_empty()
    }

    /// The men that can be captured by custody: one of them in all.
    #[inline]
    pub const fn custodian(self) -> Points {
        self.custodian
    }

    /// The men that can be captured by intervention: the two ends of one line, or of two lines
    /// of which the first capture chooses one, or the end that is left of the chosen line.
    #[inline]
    pub const fn intervention(self) -> Points {
        self.intervention
    }

    /// How many men can be captured for mills.
    #[inline]
    pub const fn mills(self) -> u8 {
        self.mills
    }

    /// How many captures custody asks for: one of however many targets.
    pub const fn custodian_count(self) -> u8 {
        if self.custodian.is_empty() { 0 } else { 1 }
    }

    /// How many captures intervention asks for: two, and one after the first of them.
    pub const fn intervention_count(self) -> u8 {
        match self.intervention.count() {
            0 => 0,
            1 => 1,
            _ => 2,
        }
    }

    /// How many captures are due in all, the `p:` of the FEN. While the mode is open that is the
    /// count of the mills if there are any, else that of intervention, else one.
    pub const fn due(self) -> u8 {
        if self.mills != 0 {
            self.mills
        } else if !self.intervention.is_empty() {
            self.intervention_count()
        } else {
            self.custodian_count()
        }
    }

    /// What is still due after a man was taken for a mill.
    #[inline]
    pub(crate) const fn after_mill_capture(self) -> Self {
        Self { mills: self.mills.saturating_sub(1), ..Self::NONE }
    }

    /// What is still due when intervention is chosen and `other_end` is left of the line.
    #[inline]
    pub(crate) const fn other_end(other_end: Points) -> Self {
        Self { intervention: other_end, ..Self::NONE }
    }
}
