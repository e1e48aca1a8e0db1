//! Moves as text: `a9` turns up a piece, `a9-a5` goes from one point to another.

use prise_game::{FindMoveError, Point};

use crate::geometry::Geometry;
use crate::man::Cell;
use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::RuleSet;

/// The canonical text of a move.
pub(crate) fn write(geometry: &Geometry, mv: Move) -> String {
    match mv {
        Move::Flip { at } => geometry.name(at),
        Move::Go { from, to } => format!("{}-{}", geometry.name(from), geometry.name(to)),
    }
}

/// Finds the legal move that a text names. Capitals and spaces are accepted.
pub(crate) fn find<R: RuleSet>(position: &Position<R>, text: &str) -> Result<Move, FindMoveError> {
    let mv = read(R::GEOMETRY, text)?;
    if position.is_legal(mv) {
        Ok(mv)
    } else {
        Err(FindMoveError::Illegal { text: text.to_owned(), hint: hint(position, mv) })
    }
}

fn read(geometry: &Geometry, text: &str) -> Result<Move, FindMoveError> {
    let mut letters = (1..).zip(text.chars()).filter(|(_, letter)| !letter.is_whitespace());
    let end = text.chars().count() + 1;
    let malformed = |at, reason| FindMoveError::Malformed { text: text.to_owned(), reason, at };
    let mut point = || -> Result<(Point, Option<(usize, char)>), FindMoveError> {
        let (at, letter) = letters.next().ok_or_else(|| malformed(end, "a file is missing"))?;
        let file = u32::from(letter.to_ascii_lowercase()).wrapping_sub(u32::from('a'));
        if file >= u32::from(geometry.files()) {
            return Err(malformed(at, "there is no such file"));
        }
        let (at, letter) = letters.next().ok_or_else(|| malformed(end, "a rank is missing"))?;
        let rank = letter.to_digit(10).and_then(|rank| rank.checked_sub(1));
        let point = rank.and_then(|rank| geometry.point(file as u8, rank as u8));
        Ok((point.ok_or_else(|| malformed(at, "there is no such rank"))?, letters.next()))
    };
    match point()? {
        (at, None) => Ok(Move::Flip { at }),
        (from, Some((_, '-'))) => match point()? {
            (to, None) => Ok(Move::Go { from, to }),
            (_, Some((at, _))) => Err(malformed(at, "the move is complete before")),
        },
        (_, Some((at, _))) => Err(malformed(at, "only '-' can follow")),
    }
}

/// Why a well-formed move is not legal.
fn hint<R: RuleSet>(position: &Position<R>, mv: Move) -> String {
    if position.outcome().is_some() {
        return "the game is over".to_owned();
    }
    let name = |at| R::GEOMETRY.name(at);
    let (from, to) = match mv {
        Move::Flip { at } if position.cell(at) == Cell::Empty => {
            return format!("{} is empty", name(at));
        }
        Move::Flip { at } => return format!("the piece on {} is face-up already", name(at)),
        Move::Go { from, to } => (from, to),
    };
    let man = match position.cell(from) {
        Cell::Empty => return format!("{} is empty", name(from)),
        Cell::FaceDown => return format!("the piece on {} is face-down", name(from)),
        Cell::FaceUp(man) => man,
    };
    let army = R::profile(man).army;
    match position.army_of(position.to_move()) {
        None => return "who has no army yet can only turn up a piece".to_owned(),
        Some(own) if own != army => return format!("the piece on {} is not yours", name(from)),
        Some(_) => {}
    }
    match position.cell(to) {
        Cell::FaceDown => format!("the piece on {} is face-down and cannot be captured", name(to)),
        Cell::FaceUp(other) if R::profile(other).army == army => {
            format!("the piece on {} is your own", name(to))
        }
        _ => {
            let goals = position.moves().into_iter().filter_map(|mv| match mv {
                Move::Go { from: start, to } if start == from => Some(name(to)),
                _ => None,
            });
            let goals = goals.collect::<Vec<_>>().join(", ");
            if goals.is_empty() {
                format!("the piece on {} cannot move", name(from))
            } else {
                format!("from {} it goes to {goals}", name(from))
            }
        }
    }
}
