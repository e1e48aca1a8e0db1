//! What the evaluation looks at.
//!
//! Terms that both sides have count as the mover's less the waiter's. Captures that are there to
//! be made count for each on its own, since the mover makes one of them at once and the waiter
//! can be stopped.

use crate::position::{FEWEST_MEN, Phase, Position};
use crate::side::Side;

use super::sight::{CENTRAL, CaptureLines, MIDDLES, Sight, both, spokes};

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
        let in_hand = position.in_hand(Side::White) + position.in_hand(Side::Black);
        if in_hand > position.rules().pieces() {
            Self::Opening
        } else if in_hand > 0 {
            Self::Placing
        } else if Side::BOTH.into_iter().any(|side| position.flies(side)) {
            Self::Flying
        } else {
            Self::Moving
        }
    }
}

/// What one side has.
struct Assets {
    sight: Sight,
    /// Points where a mill can be closed, custody taken and interventions made at once.
    mills: u32,
    custodian: u32,
    intervention: u32,
    /// The same if only a man were near.
    open_lines: u32,
    custodian_lines: u32,
    intervention_lines: u32,
    double_mills: u32,
    flies: bool,
}

impl Assets {
    #[inline]
    fn of(position: &Position, side: Side, sight: Sight, enemies: &Sight, empty: u32) -> Self {
        let rules = position.rules();
        let total = position.total(side);
        let placing = position.in_hand(side) > 0;
        let phase = if placing { Phase::Placing } else { Phase::Moving };
        let flies = position.flies(side);
        let anywhere = placing || flies;
        let reach = if anywhere { empty } else { empty & sight.next() };

        let completes = sight.completes() & empty;
        let custodian_kinds = CaptureLines::new(rules.custodian_lines(phase, total));
        let intervention_kinds = CaptureLines::new(rules.intervention_lines(phase, total));
        let closes_in = sight.closes_in(enemies, custodian_kinds) & empty;
        let between = enemies.between(intervention_kinds) & empty;

        let in_mills = sight.in_mills();
        let (mills, double_mills) = if anywhere {
            (completes, 0)
        } else if in_mills == 0 {
            (completes & sight.completes_by_step(&sight), 0)
        } else {
            let movers = Sight::of(in_mills, spokes(rules.diagonals()));
            (
                completes & sight.completes_by_step(&sight),
                completes & sight.completes_by_step(&movers),
            )
        };
        Self {
            sight,
            mills,
            custodian: closes_in & reach,
            intervention: between & reach,
            open_lines: completes & !mills,
            custodian_lines: closes_in & !reach,
            intervention_lines: between & !reach,
            double_mills,
            flies,
        }
    }
}

/// The values of all terms, as the side to move sees them.
#[inline]
pub fn values(position: &Position) -> [i32; TERMS] {
    let mover = position.to_move();
    let waiter = mover.other();
    let spokes = spokes(position.rules().diagonals());
    let men = [mover, waiter].map(|side| position.men(side).bits());
    let empty = position.empty().bits();
    let [our_sight, their_sight] = men.map(|men| Sight::of(men, spokes));
    let us = Assets::of(position, mover, our_sight, &their_sight, empty);
    let them = Assets::of(position, waiter, their_sight, &our_sight, empty);
    let near_empty = Sight::of(empty, spokes).next();

    let [ours, theirs] = [mover, waiter].map(|side| i32::from(position.total(side)));
    let lost = 2 * i32::from(position.rules().pieces()) - ours - theirs;
    let difference = |ours: u32, theirs: u32| {
        // The count of the points that are not theirs makes one addition of the difference.
        both(ours, !theirs).count_ones() as i32 - 32
    };
    let any = |points: u32| i32::from(points != 0);
    let number = |points: u32| points.count_ones() as i32;
    let we_capture = us.mills | us.custodian | us.intervention;
    let they_capture = them.mills | them.custodian | them.intervention;
    [
        ours - theirs,
        (ours - theirs) * lost,
        us.sight.mills() - them.sight.mills(),
        difference(us.double_mills, them.double_mills),
        difference(us.open_lines, them.open_lines),
        difference(them.sight.completes() & men[0], us.sight.completes() & men[1]),
        us.sight.steps(empty) - them.sight.steps(empty),
        difference(men[0] & !near_empty, men[1] & !near_empty),
        difference(men[0] & CENTRAL & MIDDLES, men[1] & CENTRAL & MIDDLES),
        difference(men[0] & !CENTRAL & MIDDLES, men[1] & !CENTRAL & MIDDLES),
        difference(us.custodian_lines, them.custodian_lines),
        difference(us.intervention_lines, them.intervention_lines),
        i32::from(us.flies) - i32::from(them.flies),
        1,
        any(us.mills),
        any(us.custodian),
        any(us.intervention),
        any(them.mills),
        (number(them.mills) - 1).max(0),
        number(them.custodian),
        number(them.intervention),
        i32::from(we_capture == 0 && they_capture != 0),
    ]
}

/// The points on which the side to move captures something at once.
#[inline]
pub fn capturing_points(position: &Position) -> crate::Points {
    let mover = position.to_move();
    let spokes = spokes(position.rules().diagonals());
    let [sight, enemies] =
        [mover, mover.other()].map(|side| Sight::of(position.men(side).bits(), spokes));
    let us = Assets::of(position, mover, sight, &enemies, position.empty().bits());
    crate::Points::from_bits(us.mills | us.custodian | us.intervention)
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
    Sight::of(position.men(mover).bits(), spokes(position.rules().diagonals())).next() & empty != 0
}
