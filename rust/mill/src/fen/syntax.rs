//! Cutting a text into typed fields. Each is checked alone: its form and its range.

use prise_game::{Color, Point};

use super::{FIRST_SQUARE, FenError, FenField, FenProblem, LAST_SQUARE};
use crate::points::Points;
use crate::position::{DRAW_PLIES, LastMill, Phase};

/// No side has more men than this under any rules, and no move closes more mills than that.
const MOST_MEN: u32 = 12;
const MOST_REMOVALS: u32 = 3;

/// What the text says is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    Place,
    Move,
    Remove,
    None,
}

/// The targets of one kind of capture for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Targets {
    pub(super) count: u8,
    pub(super) points: Points,
}

/// A text cut into its fields.
#[derive(Debug)]
pub(super) struct Fields {
    pub(super) men: [Points; 2],
    pub(super) to_move: Color,
    /// Nothing when the game is over.
    pub(super) phase: Option<Phase>,
    pub(super) action: Action,
    pub(super) on_board: [u8; 2],
    pub(super) in_hand: [u8; 2],
    pub(super) must_remove: [u8; 2],
    pub(super) last_mill: [Option<LastMill>; 2],
    pub(super) plies: u8,
    pub(super) number: u16,
    pub(super) custodian: Option<[Targets; 2]>,
    pub(super) intervention: Option<[Targets; 2]>,
    pub(super) removals: Option<u8>,
    pub(super) mills: Option<u8>,
}

impl Fields {
    pub(super) fn parse(text: &str) -> Result<Self, FenError> {
        let mut words = text.split_ascii_whitespace();
        let mut next =
            |field| words.next().ok_or_else(|| FenError::new(field, FenProblem::Missing));

        let men = board(next(FenField::Board)?)?;
        let to_move = match next(FenField::Side)? {
            "w" => Color::White,
            "b" => Color::Black,
            other => return Err(FenError::malformed(FenField::Side, other, "w or b")),
        };
        let phase = match next(FenField::Phase)? {
            "p" => Some(Phase::Placing),
            "m" => Some(Phase::Moving),
            "o" => None,
            other => return Err(FenError::malformed(FenField::Phase, other, "p, m or o")),
        };
        let action = match next(FenField::Action)? {
            "p" => Action::Place,
            "s" => Action::Move,
            "r" => Action::Remove,
            "?" => Action::None,
            other => return Err(FenError::malformed(FenField::Action, other, "p, s, r or ?")),
        };

        let mut count = |field, high| Ok(number(field, next(field)?, 0, high)? as u8);
        let (mut on_board, mut in_hand, mut must_remove) = ([0; 2], [0; 2], [0; 2]);
        for side in Color::BOTH {
            on_board[side.index()] = count(FenField::OnBoard(side), MOST_MEN)?;
            in_hand[side.index()] = count(FenField::InHand(side), MOST_MEN)?;
        }
        for side in Color::BOTH {
            must_remove[side.index()] = count(FenField::MustRemove(side), MOST_REMOVALS)?;
        }
        let mut last_mill = [None; 2];
        for side in Color::BOTH {
            let (from, to) = (FenField::LastMillFrom(side), FenField::LastMillTo(side));
            last_mill[side.index()] = mill(side, next(from)?, next(to)?)?;
        }
        number(FenField::Zero, next(FenField::Zero)?, 0, 0)?;
        let plies = next(FenField::Plies)?;
        let plies = number(FenField::Plies, plies, 0, u32::from(DRAW_PLIES))? as u8;
        let move_number = next(FenField::MoveNumber)?;
        let move_number = number(FenField::MoveNumber, move_number, 1, u32::from(u16::MAX))?;

        let mut fields = Self {
            men,
            to_move,
            phase,
            action,
            on_board,
            in_hand,
            must_remove,
            last_mill,
            plies,
            number: move_number as u16,
            custodian: None,
            intervention: None,
            removals: None,
            mills: None,
        };
        words.try_for_each(|word| fields.marker(word))?;
        Ok(fields)
    }

    fn marker(&mut self, word: &str) -> Result<(), FenError> {
        let Some((label, value)) = word.split_once(':').filter(|(label, _)| !label.is_empty())
        else {
            return Err(FenError::malformed(FenField::Extra, word, "a marker"));
        };
        let count = |field| Ok(number(field, value, 1, MOST_REMOVALS)? as u8);
        match label {
            "c" => {
                set(&mut self.custodian, FenField::Custodian, targets(FenField::Custodian, value)?)
            }
            "i" => {
                let field = FenField::Intervention;
                set(&mut self.intervention, field, targets(field, value)?)
            }
            "p" => set(&mut self.removals, FenField::Removals, count(FenField::Removals)?),
            "m" => set(&mut self.mills, FenField::Mills, count(FenField::Mills)?),
            _ => Ok(()),
        }
    }
}

fn set<T>(slot: &mut Option<T>, field: FenField, value: T) -> Result<(), FenError> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(FenError::new(field, FenProblem::Repeated)),
    }
}

fn board(word: &str) -> Result<[Points; 2], FenError> {
    let malformed = || {
        let expected = "three rings of eight characters O, @ or *, separated by /";
        FenError::malformed(FenField::Board, word, expected)
    };
    let rings: Vec<&str> = word.split('/').collect();
    if rings.len() != 3 || rings.iter().any(|ring| ring.chars().count() != 8) {
        return Err(malformed());
    }
    let mut men = [Points::NONE; 2];
    for (at, letter) in (0..).map(Point::new).zip(rings.iter().flat_map(|ring| ring.chars())) {
        let side = match letter {
            'O' => Color::White,
            '@' => Color::Black,
            '*' => continue,
            _ => return Err(malformed()),
        };
        men[side.index()] = men[side.index()] | Points::of(at);
    }
    Ok(men)
}

/// A number as it is written: digits alone and no zero before others.
fn number(field: FenField, word: &str, low: u32, high: u32) -> Result<u32, FenError> {
    let plain =
        word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    let Some(found) = plain.then(|| word.parse().ok()).flatten() else {
        return Err(FenError::malformed(field, word, "a number"));
    };
    if (low..=high).contains(&found) {
        Ok(found)
    } else {
        Err(FenError::new(field, FenProblem::OutOfRange { found, low, high }))
    }
}

fn square(field: FenField, word: &str) -> Result<Point, FenError> {
    let square = number(field, word, u32::from(FIRST_SQUARE), u32::from(LAST_SQUARE))?;
    Ok(Point::new(square as u8 - FIRST_SQUARE))
}

fn mill(side: Color, from: &str, to: &str) -> Result<Option<LastMill>, FenError> {
    let point = |field, word| if word == "0" { Ok(None) } else { square(field, word).map(Some) };
    let from_field = FenField::LastMillFrom(side);
    let (from, to) = (point(from_field, from)?, point(FenField::LastMillTo(side), to)?);
    match (from, to) {
        (Some(_), None) => Err(FenError::new(FenField::LastMillTo(side), FenProblem::Missing)),
        (Some(from), Some(to)) if from == to => {
            Err(FenError::mismatch(from_field, from.index() as u8 + FIRST_SQUARE, "another point"))
        }
        (from, to) => Ok(to.map(|to| LastMill { from, to })),
    }
}

/// The value of `c:` or `i:`: `w-1-24.30|b-0-`.
fn targets(field: FenField, value: &str) -> Result<[Targets; 2], FenError> {
    let malformed = || FenError::malformed(field, value, "of the form w-N-LIST|b-N-LIST");
    let (white, black) = value.split_once('|').ok_or_else(malformed)?;
    let white = white.strip_prefix("w-").ok_or_else(malformed)?;
    let black = black.strip_prefix("b-").ok_or_else(malformed)?;
    let one_side = |text: &str| {
        let (count, list) = text.split_once('-').ok_or_else(malformed)?;
        let count = number(field, count, 0, 2)? as u8;
        let mut points = Points::NONE;
        let mut before = None;
        for word in list.split('.').filter(|_| !list.is_empty()) {
            let point = square(field, word)?;
            if before.is_some_and(|before| before >= point) {
                return Err(FenError::malformed(field, list, "an ascending list of points"));
            }
            before = Some(point);
            points = points | Points::of(point);
        }
        Ok(Targets { count, points })
    };
    Ok([one_side(white)?, one_side(black)?])
}
