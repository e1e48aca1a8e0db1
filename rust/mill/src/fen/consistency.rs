//! Comparing the fields of a text with each other and with the rules.

use prise_game::Color;

use super::explain::explain;
use super::syntax::{Action, Fields};
use super::{FenError, FenField, FenProblem};
use crate::position::{DRAW_PLIES, FEWEST_MEN, Phase, Position};
use crate::removal::Removal;
use crate::rules::MillRules;

/// A position stands for the third time after at least so many plies.
const FEWEST_REPEATING_PLIES: u8 = 8;

/// The position that the fields describe, and whether it is drawn by repetition.
pub(super) fn check(rules: MillRules, fields: &Fields) -> Result<(Position, bool), FenError> {
    men(rules, fields)?;
    action(fields)?;
    hands(fields)?;
    let phase = match fields.phase {
        Some(phase) => phase,
        // Which phase a finished game was in is seen by the hand of the side to move.
        None if fields.in_hand[fields.to_move.index()] > 0 => Phase::Placing,
        None => Phase::Moving,
    };
    let mut position = Position {
        key: 0,
        men: fields.men,
        removal: Removal::NONE,
        rules,
        number: fields.number,
        in_hand: fields.in_hand,
        plies: fields.plies,
        to_move: fields.to_move,
        phase,
        last_mill: fields.last_mill,
    };
    let repeated = fields.phase.is_none() && end(&position)?;
    if fields.phase.is_some() {
        going_on(&position, fields)?;
    }
    if fields.action == Action::Remove {
        position.removal = explain(&position, fields)?;
    } else {
        no_markers(fields)?;
    }
    position.key = position.full_key();
    Ok((position, repeated))
}

/// Compares the counts with the board and with the number of men in the game.
fn men(rules: MillRules, fields: &Fields) -> Result<(), FenError> {
    for side in Color::BOTH {
        let (on_board, in_hand) = (fields.on_board[side.index()], fields.in_hand[side.index()]);
        let counted = fields.men[side.index()].count();
        if on_board != counted {
            return Err(FenError::mismatch(FenField::OnBoard(side), on_board, counted));
        }
        if on_board > rules.pieces() {
            let (found, high) = (u32::from(on_board), u32::from(rules.pieces()));
            let problem = FenProblem::OutOfRange { found, low: 0, high };
            return Err(FenError::new(FenField::OnBoard(side), problem));
        }
        let most = rules.pieces() - on_board;
        if in_hand > most {
            let (found, high) = (u32::from(in_hand), u32::from(most));
            let problem = FenProblem::OutOfRange { found, low: 0, high };
            return Err(FenError::new(FenField::InHand(side), problem));
        }
    }
    Ok(())
}

fn action(fields: &Fields) -> Result<(), FenError> {
    let (fits, expected) = match fields.phase {
        Some(Phase::Placing) => {
            (matches!(fields.action, Action::Place | Action::Remove), "p or r while placing")
        }
        Some(Phase::Moving) => {
            (matches!(fields.action, Action::Move | Action::Remove), "s or r while moving")
        }
        None => (fields.action == Action::None, "? after the end"),
    };
    if fits {
        return Ok(());
    }
    let found = match fields.action {
        Action::Place => 'p',
        Action::Move => 's',
        Action::Remove => 'r',
        Action::None => '?',
    };
    Err(FenError::mismatch(FenField::Action, found, expected))
}

/// Compares the phase with the hand of the side to move. The hands need not be level: in a
/// composed position, or with odds, a side may have placed its men before the other.
fn hands(fields: &Fields) -> Result<(), FenError> {
    let (side, found) = (fields.to_move, fields.in_hand[fields.to_move.index()]);
    let expected = match (fields.phase, fields.action) {
        (Some(Phase::Placing), Action::Place) if found == 0 => "1 or more while placing",
        (Some(Phase::Moving), _) if found > 0 => "0 while moving",
        _ => return Ok(()),
    };
    Err(FenError::mismatch(FenField::InHand(side), found, expected))
}

/// Checks a game that is over, and tells whether only a repetition can have ended it.
fn end(position: &Position) -> Result<bool, FenError> {
    let (loser, winner) = (position.to_move(), !position.to_move());
    // The game ends as soon as a side has too few men, so that side is just one man short.
    for (side, fewest) in [(loser, FEWEST_MEN - 1), (winner, FEWEST_MEN)] {
        if position.total(side) < fewest {
            let expected = format!("{fewest} or more with those on board");
            return Err(FenError::mismatch(
                FenField::InHand(side),
                position.in_hand(side),
                expected,
            ));
        }
    }
    let short = position.total(loser) < FEWEST_MEN;
    plies(position, if short { 0 } else { most_plies(position, false) })?;
    if position.outcome().is_some() {
        Ok(false)
    } else if position.plies() >= FEWEST_REPEATING_PLIES {
        Ok(true)
    } else {
        Err(FenError::new(FenField::Phase, FenProblem::NotOver))
    }
}

/// Checks that a game that goes on is not over.
fn going_on(position: &Position, fields: &Fields) -> Result<(), FenError> {
    for side in Color::BOTH {
        if position.total(side) < FEWEST_MEN {
            return Err(FenError::new(FenField::InHand(side), FenProblem::TooFewMen));
        }
    }
    if fields.action == Action::Remove {
        plies(position, most_plies(position, true))
    } else if position.can_move() {
        plies(position, most_plies(position, false).min(DRAW_PLIES - 1))
    } else {
        Err(FenError::new(FenField::Phase, FenProblem::Blocked))
    }
}

/// How many plies can have passed without a placement or removal: none since a side with men in
/// hand had its turn.
fn most_plies(position: &Position, removing: bool) -> u8 {
    let places = |side| position.in_hand(side) > 0;
    match position.phase() {
        Phase::Placing if removing || places(!position.to_move()) => 0,
        Phase::Placing => 1,
        Phase::Moving if places(!position.to_move()) => u8::from(removing),
        // The hundredth ply may close a mill.
        Phase::Moving => DRAW_PLIES,
    }
}

fn plies(position: &Position, high: u8) -> Result<(), FenError> {
    if position.plies() <= high {
        return Ok(());
    }
    let (found, high) = (position.plies().into(), high.into());
    Err(FenError::new(FenField::Plies, FenProblem::OutOfRange { found, low: 0, high }))
}

/// Checks that nothing speaks of removals while none is due.
fn no_markers(fields: &Fields) -> Result<(), FenError> {
    for side in Color::BOTH {
        let count = fields.must_remove[side.index()];
        if count > 0 {
            return Err(FenError::mismatch(FenField::MustRemove(side), count, 0));
        }
    }
    let markers = [
        (FenField::Custodian, fields.custodian.is_some()),
        (FenField::Intervention, fields.intervention.is_some()),
        (FenField::Removals, fields.removals.is_some()),
        (FenField::Mills, fields.mills.is_some()),
    ];
    match markers.into_iter().find(|(_, given)| *given) {
        Some((field, _)) => Err(FenError::new(field, FenProblem::NotDue)),
        None => Ok(()),
    }
}
