//! Finding the move that made the marked captures due.
//!
//! The text does not name the man that moved last, so each man of the side to move is tried: some
//! move of it must trigger just these captures, or more of which some are made already. Without
//! such a move no game comes to the position, and the text is refused.

use prise_game::Point;

use super::syntax::{Fields, Targets};
use super::{FIRST_SQUARE, FenError, FenField, FenProblem, TargetFlaw};
use crate::moves::Move;
use crate::points::Points;
use crate::position::{Phase, Position};
use crate::removal::Removal;

/// No move closes more mills than lines meet in a point.
const MOST_MILLS: u8 = 3;

/// The removal that the text says is due, if a move leads to it.
pub(super) fn explain(position: &Position, fields: &Fields) -> Result<Removal, FenError> {
    let claimed = claimed(position, fields)?;
    let mut due = *position;
    due.removal = claimed;
    let men = position.men(position.to_move());
    // After a removal no ply has been counted yet.
    let later = position.plies() == 0;
    let explained = |at| is_first(&due, at) || later && is_later(&due, at);
    if men.iter().any(explained) { Ok(claimed) } else { Err(objection(position, fields, claimed)) }
}

/// Puts the markers together and compares them with each other.
fn claimed(position: &Position, fields: &Fields) -> Result<Removal, FenError> {
    let (us, them) = (position.to_move(), !position.to_move());
    let idle = fields.must_remove[them.index()];
    if idle > 0 {
        return Err(FenError::mismatch(FenField::MustRemove(them), idle, 0));
    }
    let custodian = targets(position, FenField::Custodian, fields.custodian)?;
    let intervention = targets(position, FenField::Intervention, fields.intervention)?;
    let must_remove = fields.must_remove[us.index()];
    let mills = match fields.mills {
        _ if custodian.is_empty() && intervention.is_empty() => {
            if fields.mills.is_some() {
                return Err(FenError::mismatch(FenField::Mills, "alone", "beside c: or i:"));
            }
            must_remove
        }
        given => given.unwrap_or(0),
    };
    let claimed = Removal::new(custodian, intervention, mills);
    let due = claimed.due().max(1);
    if must_remove != due {
        return Err(FenError::mismatch(FenField::MustRemove(us), must_remove, due));
    }
    match fields.removals {
        Some(found) if found != due => Err(FenError::mismatch(FenField::Removals, found, due)),
        _ => Ok(claimed),
    }
}

/// The targets of a marker, each of which must be an enemy.
fn targets(
    position: &Position,
    field: FenField,
    marker: Option<[Targets; 2]>,
) -> Result<Points, FenError> {
    let Some(marker) = marker else { return Ok(Points::NONE) };
    let us = position.to_move();
    let (ours, theirs) = (marker[us.index()], marker[(!us).index()]);
    if theirs != Targets::default() {
        let found = format!("with captures for {}", !us);
        return Err(FenError::mismatch(field, found, format!("for {us} alone")));
    }
    for target in ours.points.iter() {
        let flaw = if position.empty().contains(target) {
            TargetFlaw::Empty
        } else if position.men(us).contains(target) {
            TargetFlaw::Own
        } else {
            continue;
        };
        return Err(flawed(field, target, flaw));
    }
    let count = match (field, ours.points.count()) {
        (_, 0) => return Err(FenError::mismatch(field, "without targets", "left out then")),
        (FenField::Intervention, 2..) => 2,
        _ => 1,
    };
    if ours.count != count {
        let found = format!("for {} of {} men", ours.count, ours.points.count());
        return Err(FenError::mismatch(field, found, format!("for {count}")));
    }
    Ok(ours.points)
}

/// Whether the man on `at` has just come there and made this removal due.
fn is_first(position: &Position, at: Point) -> bool {
    let origins = match position.phase() {
        Phase::Placing => Points::ALL,
        Phase::Moving if position.flies(position.to_move()) => position.empty(),
        Phase::Moving => position.next_to(at) & position.empty(),
    };
    !origins.is_empty() && position.made_due(position.triggered(at)) == position.removal
}

/// Whether the man on `at` made more due, of which one or two men are taken already.
fn is_later(position: &Position, at: Point) -> bool {
    let them = !position.to_move();
    if position.total(them) >= position.rules().pieces() {
        return false;
    }
    position.empty().iter().any(|gone| {
        let mut before = *position;
        before.men[them.index()] = before.men[them.index()] | Points::of(gone);
        let triggered = before.made_due(before.triggered(at));
        let mills = (position.removal.mills() + 1).min(MOST_MILLS);
        let earlier_mills = Removal::new(Points::NONE, Points::NONE, mills);
        [triggered, earlier_mills].into_iter().any(|removal| {
            let before = Position { removal, ..before };
            leads_to(&before, gone, position) && (is_first(&before, at) || is_later(&before, at))
        })
    })
}

/// Whether taking the man on `target` is legal and leaves just what is due in `after`.
fn leads_to(before: &Position, target: Point, after: &Position) -> bool {
    before.mode_of(target).is_some() && {
        let mut next = *before;
        next.play_unchecked(Move::Remove(target));
        next.removal == after.removal && next.to_move == after.to_move
    }
}

/// What to say of captures that no move leads to.
fn objection(position: &Position, fields: &Fields, claimed: Removal) -> FenError {
    let us = position.to_move();
    let possible: Vec<_> =
        position.men(us).iter().map(|at| position.made_due(position.triggered(at))).collect();

    let exposed = possible.iter().fold(Removal::NONE, |all, due| {
        Removal::new(all.custodian() | due.custodian(), all.intervention() | due.intervention(), 0)
    });
    let hidden = [
        (FenField::Custodian, claimed.custodian() & !exposed.custodian()),
        (FenField::Intervention, claimed.intervention() & !exposed.intervention()),
    ];
    for (field, targets) in hidden {
        if let Some(target) = targets.iter().next() {
            return flawed(field, target, TargetFlaw::NotRemovable);
        }
    }

    let same_targets = |due: &&Removal| {
        due.custodian() == claimed.custodian() && due.intervention() == claimed.intervention()
    };
    let marked = !(claimed.custodian() | claimed.intervention()).is_empty();
    let differs = |due: &&Removal| due.mills() != claimed.mills();
    match possible.iter().find(same_targets).filter(differs).filter(|_| marked) {
        Some(_) if fields.mills.is_none() => FenError::new(FenField::Mills, FenProblem::Missing),
        Some(due) => FenError::mismatch(FenField::Mills, claimed.mills(), due.mills()),
        None => {
            let field = if !claimed.custodian().is_empty() {
                FenField::Custodian
            } else if !claimed.intervention().is_empty() {
                FenField::Intervention
            } else if fields.removals.is_some() {
                FenField::Removals
            } else {
                FenField::MustRemove(us)
            };
            FenError::new(field, FenProblem::Unexplained)
        }
    }
}

fn flawed(field: FenField, target: Point, flaw: TargetFlaw) -> FenError {
    let square = target.index() as u8 + FIRST_SQUARE;
    FenError::new(field, FenProblem::Target { square, flaw })
}
