//! What the evaluation looks at.
//!
//! Terms that both sides have count as the mover's less the waiter's. Captures that are there to
//! be made count for each on its own, since the mover makes one of them at once and the waiter
//! can be stopped.

use prise_mill::{Color, FEWEST_MEN, Phase, Points, Position};

use super::sight::{
    CENTRAL, CaptureLines, MIDDLES, Pair, Sight, difference, of_mover, of_waiter, pair, spokes,
    swapped, twice,
};

/// How many terms there are.
pub const TERMS: usize = Term::OnlyWaiter as usize + 1;

/// What is counted, in the order of the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Term {
    /// Men on the board and in hand.
    Men,
    /// The same, times the number of men that both sides have lost.
    MenWhenFew,
    /// Mills that stand.
    Mills,
    /// Steps by which a man leaves a mill and closes another one.
    DoubleMills,
    /// Points on which a mill could be closed if a man were near.
    OpenLines,
    /// Lines of two enemy men that an own man holds up.
    HeldLines,
    /// Steps to empty points.
    Mobility,
    /// Men that cannot step.
    Blocked,
    /// Men on the four points with four neighbours.
    Crossings,
    /// Men on the middles of the outer and the inner sides.
    Middles,
    /// Points from which an enemy would be closed in if a man were near.
    CustodianLines,
    /// Points between two enemies that a man cannot reach at once.
    InterventionLines,
    /// Flying.
    Flying,
    /// The right to move.
    Turn,
    /// The mover can close a mill.
    MoverMill,
    /// The mover can close in an enemy.
    MoverCustodian,
    /// The mover can step between two enemies.
    MoverIntervention,
    /// The waiter threatens to close a mill.
    WaiterMill,
    /// The waiter threatens to close mills on more points than one.
    WaiterMoreMills,
    /// Points from which the waiter threatens to close in an enemy.
    WaiterCustodian,
    /// Points on which the waiter threatens to step between two enemies.
    WaiterIntervention,
    /// The mover can do none of these, and the waiter threatens something.
    OnlyWaiter,
}

/// How many parts of the game have weights of their own.
pub const STAGES: usize = 4;

/// The part of the game, as the evaluation divides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Stage {
    /// More than half of the men are in hand.
    Opening,
    /// Some men are in hand.
    Placing,
    /// All men are on the board and walk.
    Moving,
    /// All men are on the board and a side flies.
    Flying,
}

impl Stage {
    /// The stage of a position.
    #[inline]
    pub fn of(position: &Position) -> Self {
        let in_hand = position.in_hand(Color::White) + position.in_hand(Color::Black);
        if in_hand > position.rules().pieces() {
            Self::Opening
        } else if in_hand > 0 {
            Self::Placing
        } else if Color::BOTH.into_iter().any(|side| position.flies(side)) {
            Self::Flying
        } else {
            Self::Moving
        }
    }
}

/// Where each side captures.
struct Captures {
    /// Points whose lines have men of the side on both other points.
    completes: Pair,
    /// Points where a mill can be closed, custody taken and interventions made at once.
    mills: Pair,
    custodian: Pair,
    intervention: Pair,
    /// The extra captures if only a man were near.
    custodian_lines: Pair,
    intervention_lines: Pair,
}

impl Captures {
    /// `anywhere` has all points of a side whose men come from the hand or fly. Without `EXTRA`
    /// only mills capture.
    #[expect(clippy::inline_always, reason = "a call costs as much as what it does")]
    #[inline(always)]
    fn of<const EXTRA: bool>(
        position: &Position,
        sight: &Sight,
        empty: Pair,
        anywhere: Pair,
    ) -> Self {
        let completes = sight.completes();
        let mills = completes & empty & (sight.completes_by_step(sight) | anywhere);
        let mut captures = Self {
            completes,
            mills,
            custodian: 0,
            intervention: 0,
            custodian_lines: 0,
            intervention_lines: 0,
        };
        if EXTRA {
            let (custodian, intervention) = capture_lines(position);
            let reach = sight.next() | anywhere;
            let closes_in = sight.closes_in(custodian) & empty;
            let between = sight.between(intervention) & empty;
            captures.custodian = closes_in & reach;
            captures.custodian_lines = closes_in & !reach;
            captures.intervention = between & reach;
            captures.intervention_lines = between & !reach;
        }
        captures
    }

    #[inline]
    const fn points(&self) -> Pair {
        self.mills | self.custodian | self.intervention
    }
}

/// The lines on which custody and intervention capture.
#[inline]
fn capture_lines(position: &Position) -> (CaptureLines, CaptureLines) {
    let rules = position.rules();
    let of_side = |side| {
        let placing = position.in_hand(side) > 0;
        let phase = if placing { Phase::Placing } else { Phase::Moving };
        let men = position.total(side);
        (rules.custodian_lines(phase, men), rules.intervention_lines(phase, men))
    };
    let (custodian, intervention) = of_side(position.to_move());
    let (their_custodian, their_intervention) = of_side(!position.to_move());
    (
        CaptureLines::new(custodian, their_custodian),
        CaptureLines::new(intervention, their_intervention),
    )
}

/// The men of both sides.
#[inline]
fn men(position: &Position) -> Pair {
    let mover = position.to_move();
    pair(position.men(mover).bits(), position.men(!mover).bits())
}

/// All points for a side whose men come from the hand or fly.
#[inline]
fn anywhere(position: &Position) -> Pair {
    let mover = position.to_move();
    let of_side = |side| {
        let anywhere = position.in_hand(side) > 0 || position.flies(side);
        if anywhere { u32::MAX } else { 0 }
    };
    pair(of_side(mover), of_side(!mover))
}

/// The values of all terms, as the side to move sees them.
#[inline]
pub fn values(position: &Position) -> [i32; TERMS] {
    if position.rules().has_extra_captures() {
        values_if::<true>(position)
    } else {
        values_if::<false>(position)
    }
}

/// Without `EXTRA` only mills capture.
#[expect(clippy::inline_always, reason = "the values stay in registers where they are weighed")]
#[inline(always)]
pub(super) fn values_if<const EXTRA: bool>(position: &Position) -> [i32; TERMS] {
    let mover = position.to_move();
    let waiter = !mover;
    let spokes = spokes(position.rules().diagonals());
    let (men, empty) = (men(position), twice(position.empty().bits()));
    let anywhere = anywhere(position);
    let sight = Sight::of(men, spokes);
    let captures = Captures::of::<EXTRA>(position, &sight, empty, anywhere);
    let near_empty = Sight::of(empty, spokes).next();

    // Steps by which a man leaves a mill and closes another one.
    let in_mills = men & captures.completes;
    let double_mills = if in_mills == 0 {
        0
    } else {
        captures.mills & !anywhere & sight.completes_by_step(&Sight::of(in_mills, spokes))
    };

    let (ours, theirs) = (i32::from(position.total(mover)), i32::from(position.total(waiter)));
    let lost = 2 * i32::from(position.rules().pieces()) - ours - theirs;
    let any = |points: u32| i32::from(points != 0);
    let number = |points: u32| points.count_ones() as i32;
    let their_mills = of_waiter(captures.mills);
    let we_capture = of_mover(captures.points()) != 0;
    let they_capture = of_waiter(captures.points()) != 0;
    [
        ours - theirs,
        (ours - theirs) * lost,
        sight.mills(),
        difference(double_mills),
        difference(captures.completes & empty & !captures.mills),
        difference(swapped(captures.completes) & men),
        sight.steps(empty),
        difference(men & !near_empty),
        difference(men & CENTRAL & MIDDLES),
        difference(men & !CENTRAL & MIDDLES),
        difference(captures.custodian_lines),
        difference(captures.intervention_lines),
        i32::from(position.flies(mover)) - i32::from(position.flies(waiter)),
        1,
        any(of_mover(captures.mills)),
        any(of_mover(captures.custodian)),
        any(of_mover(captures.intervention)),
        any(their_mills),
        (number(their_mills) - 1).max(0),
        number(of_waiter(captures.custodian)),
        number(of_waiter(captures.intervention)),
        i32::from(!we_capture && they_capture),
    ]
}

/// The points on which the side to move captures something at once.
#[inline]
pub fn capturing_points(position: &Position) -> Points {
    let sight = Sight::of(men(position), spokes(position.rules().diagonals()));
    let empty = twice(position.empty().bits());
    let anywhere = anywhere(position);
    let captures = if position.rules().has_extra_captures() {
        Captures::of::<true>(position, &sight, empty, anywhere)
    } else {
        Captures::of::<false>(position, &sight, empty, anywhere)
    };
    Points::from_bits(of_mover(captures.points()))
}

/// Whether the side to move has lost, or has to capture before anything can be judged.
#[inline]
pub fn is_unsettled(position: &Position) -> bool {
    position.removal().is_due()
        || position.total(position.to_move()) < FEWEST_MEN
        || !can_move(position)
}

#[inline]
fn can_move(position: &Position) -> bool {
    let mover = position.to_move();
    let empty = position.empty().bits();
    if position.phase() == Phase::Placing || position.flies(mover) {
        return empty != 0;
    }
    let sight = Sight::of(men(position), spokes(position.rules().diagonals()));
    of_mover(sight.next()) & empty != 0
}
