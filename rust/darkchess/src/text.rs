//! Positions as text.
//!
//! `cells/hidden/owners/seat/quiet` for two players, `cells/hidden/owners/seat/counter/out` for
//! three. Positions that were put together by hand are welcome as long as the rules can go on
//! from them: pieces that are missing have been captured, and it is not asked how the others came
//! to stand where they stand.
//!
//! What lies face-down is named in reading order (`KGp`), or, in the text that players may see, by
//! a question mark for each piece and what has been captured: `???xKpp`. The pieces that are
//! neither on the board nor captured are the hidden ones; where they lie is for a deal to say.

use prise_game::{Army, Point, Seat};

use crate::deal::Deal;
use crate::error::PositionError;
use crate::man::{Cell, MAX_MEN, Man};
use crate::position::Position;
use crate::ruleset::{Allotment, RuleSet};

/// Stands for nothing: no face-down pieces, no owner, nobody out.
const NONE: &str = "-";

/// Stands for a face-down piece that is not named.
const UNKNOWN: char = '?';
/// Stands before what has been captured, where the face-down pieces are not named.
const CAPTURED: char = 'x';

/// What the field `hidden` tells to players: how many pieces lie face-down, and, because it cannot
/// be told from the board, what has been captured.
pub(crate) fn unnamed<R: RuleSet>(position: &Position<R>) -> String {
    let mut text: String = position.face_down().iter().map(|_| UNKNOWN).collect();
    if text.is_empty() {
        return text;
    }
    let captured: String = R::men()
        .flat_map(|man| {
            let letter = R::profile(man).letter;
            std::iter::repeat_n(letter, usize::from(position.captured(man)))
        })
        .collect();
    if !captured.is_empty() {
        text.push(CAPTURED);
        text.push_str(&captured);
    }
    text
}

/// Writes a position in its canonical form, with these letters for the face-down pieces.
pub(crate) fn write<R: RuleSet>(position: &Position<R>, face_down: &str) -> String {
    let cells: String = points::<R>()
        .map(|at| match position.cell(at) {
            Cell::Empty => '.',
            Cell::FaceDown => '@',
            Cell::FaceUp(man) => R::profile(man).letter,
        })
        .collect();
    let owners: String = R::SEATS
        .iter()
        .map(|seat| position.army_of(seat).map_or('-', |army| R::ARMY_LETTERS[army.index()]))
        .collect();
    let clock = R::CLOCK.down_from.map_or(position.quiet, |top| top - position.quiet);
    let hidden = or_none(face_down.to_owned());
    let mut text = format!("{cells}/{hidden}/{owners}/{}/{clock}", position.seat);
    if R::plays_on() {
        let out = R::SEATS.iter().filter(|seat| position.is_out(*seat));
        text.push('/');
        text.push_str(&or_none(out.map(|seat| seat.to_string()).collect()));
    }
    text
}

/// Reads a position; spaces may stand anywhere.
pub(crate) fn read<R: RuleSet>(
    options: R::Options,
    text: &str,
) -> Result<(Position<R>, Deal), PositionError> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let fields: Vec<&str> = text.split('/').collect();
    let mut names = vec!["cells", "hidden", "owners", "seat", R::CLOCK.field];
    if R::plays_on() {
        names.push("out");
    }
    if fields.len() != names.len() {
        let (expected, found) = (names.len(), fields.len());
        return Err(PositionError::Fields { expected, names: names.join("/"), found });
    }

    let mut position = Position::bare(options);
    let mut supply = Supply::<R>::full();
    let cells = read_cells::<R>(fields[0], &mut supply)?;
    let face_down = || cells.iter().filter(|(_, cell)| *cell == Cell::FaceDown);
    let hidden = read_hidden::<R>(fields[1], face_down().count(), &mut supply)?;
    position.owners = read_owners::<R>(fields[2], &cells)?;
    position.seat = Seat::new(read_number("seat", fields[3], R::SEATS.count() as u16 - 1)? as u8);
    position.quiet = match R::CLOCK.down_from {
        None => read_number(R::CLOCK.field, fields[4], u16::MAX)?,
        Some(top) => top - read_number(R::CLOCK.field, fields[4], top)?,
    };
    if R::plays_on() {
        position.out = read_out::<R>(fields[5])?;
    }

    let deal = Deal::new(face_down().map(|(at, _)| *at), &hidden);
    let mut unturned = [0; MAX_MEN];
    for man in &hidden {
        unturned[man.index()] += 1;
    }
    position.fill(cells.into_iter(), unturned);
    check_players(&position)?;
    position.judge();
    Ok((position, deal))
}

/// The points of the board in reading order.
fn points<R: RuleSet>() -> impl Iterator<Item = Point> {
    (0..R::GEOMETRY.points() as u8).map(Point::new)
}

fn or_none(text: String) -> String {
    if text.is_empty() { NONE.to_owned() } else { text }
}

/// The men that have not been named yet.
struct Supply<R: RuleSet> {
    left: [u8; MAX_MEN],
    rules: std::marker::PhantomData<R>,
}

impl<R: RuleSet> Supply<R> {
    fn full() -> Self {
        let mut left = [0; MAX_MEN];
        for man in R::men() {
            left[man.index()] = R::profile(man).count;
        }
        Self { left, rules: std::marker::PhantomData }
    }

    /// Takes the man that a letter names.
    fn take(&mut self, field: &'static str, letter: char, at: usize) -> Result<Man, PositionError> {
        let man = R::man_of_letter(letter).ok_or(PositionError::Letter { field, letter, at })?;
        let left = &mut self.left[man.index()];
        let most = R::profile(man).count;
        *left = left.checked_sub(1).ok_or(PositionError::TooMany { field, letter, most, at })?;
        Ok(man)
    }
}

fn require_length(field: &'static str, text: &str, expected: usize) -> Result<(), PositionError> {
    let found = text.chars().count();
    if found == expected { Ok(()) } else { Err(PositionError::Length { field, expected, found }) }
}

/// The characters of a field with their places, counted from 1.
fn places(text: &str) -> impl Iterator<Item = (usize, char)> {
    (1..).zip(text.chars())
}

fn read_cells<R: RuleSet>(
    text: &str,
    supply: &mut Supply<R>,
) -> Result<Vec<(Point, Cell)>, PositionError> {
    require_length("cells", text, R::GEOMETRY.points())?;
    points::<R>()
        .zip(places(text))
        .map(|(point, (at, letter))| {
            let cell = match letter {
                '.' => Cell::Empty,
                '@' => Cell::FaceDown,
                _ => Cell::FaceUp(supply.take("cells", letter, at)?),
            };
            Ok((point, cell))
        })
        .collect()
}

fn read_hidden<R: RuleSet>(
    text: &str,
    expected: usize,
    supply: &mut Supply<R>,
) -> Result<Vec<Man>, PositionError> {
    let text = if text == NONE { "" } else { text };
    if text.starts_with(UNKNOWN) {
        return read_unnamed::<R>(text, expected, supply);
    }
    require_length("hidden", text, expected)?;
    places(text).map(|(at, letter)| supply.take("hidden", letter, at)).collect()
}

/// The men that are neither on the board nor captured, in no order that means anything.
fn read_unnamed<R: RuleSet>(
    text: &str,
    expected: usize,
    supply: &mut Supply<R>,
) -> Result<Vec<Man>, PositionError> {
    let (unknown, captured) = text.split_once(CAPTURED).unwrap_or((text, ""));
    require_length("hidden", unknown, expected)?;
    if let Some((at, letter)) = places(unknown).find(|(_, letter)| *letter != UNKNOWN) {
        return Err(PositionError::Letter { field: "hidden", letter, at });
    }
    for (at, letter) in places(captured) {
        supply.take("hidden", letter, expected + 1 + at)?;
    }
    let hidden: Vec<Man> = R::men()
        .flat_map(|man| std::iter::repeat_n(man, usize::from(supply.left[man.index()])))
        .collect();
    if hidden.len() == expected {
        Ok(hidden)
    } else {
        Err(PositionError::Unaccounted { left: hidden.len(), face_down: expected })
    }
}

fn read_owners<R: RuleSet>(
    text: &str,
    cells: &[(Point, Cell)],
) -> Result<[Option<Army>; 3], PositionError> {
    require_length("owners", text, R::SEATS.count())?;
    let mut owners = [None; 3];
    for (at, letter) in places(text).filter(|(_, letter)| *letter != '-') {
        let army = R::ARMY_LETTERS.iter().position(|known| *known == letter);
        let army = army.ok_or(PositionError::Letter { field: "owners", letter, at })?;
        let army = Some(Army::new(army as u8));
        if owners.contains(&army) {
            return Err(PositionError::OwnersClash { letter, at });
        }
        owners[at - 1] = army;
    }
    if R::ALLOTMENT == Allotment::FirstFlip {
        let owned = owners.iter().flatten().count();
        let shown = cells.iter().find(|(_, cell)| matches!(cell, Cell::FaceUp(_)));
        match (owned, shown) {
            (1, _) => return Err(PositionError::OneOwner { owners: text.to_owned() }),
            (0, Some((at, _))) => {
                return Err(PositionError::NoOwner { point: R::GEOMETRY.name(*at) });
            }
            _ => {}
        }
    }
    Ok(owners)
}

fn read_number(field: &'static str, text: &str, most: u16) -> Result<u16, PositionError> {
    let digits = text.bytes().all(|letter| letter.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|number| digits && *number <= most)
        .ok_or_else(|| PositionError::Number { field, text: text.to_owned(), most })
}

fn read_out<R: RuleSet>(text: &str) -> Result<[bool; 3], PositionError> {
    let mut out = [false; 3];
    if text == NONE {
        return Ok(out);
    }
    require_length("out", text, text.chars().count().clamp(1, R::SEATS.count()))?;
    for (at, letter) in places(text) {
        let seat = letter.to_digit(10).map(|digit| Seat::new(digit as u8));
        let seat = seat.filter(|seat| R::SEATS.contains(*seat)).ok_or(PositionError::Letter {
            field: "out",
            letter,
            at,
        })?;
        if std::mem::replace(&mut out[seat.index()], true) {
            return Err(PositionError::OutTwice { seat, at });
        }
    }
    Ok(out)
}

/// Checks that somebody can have won or can go on.
fn check_players<R: RuleSet>(position: &Position<R>) -> Result<(), PositionError> {
    if position.players_in().all(|seat| position.has_nothing_left(seat)) {
        return Err(PositionError::NobodyLeft);
    }
    // After the end it may be the turn of a player who is out.
    if position.has_left(position.seat) && position.players_in().count() > 1 {
        return Err(PositionError::SeatIsOut { seat: position.seat });
    }
    Ok(())
}
