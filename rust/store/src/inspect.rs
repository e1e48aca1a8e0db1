//! Whether what an import brings makes sense.
//!
//! What this app has written itself does. But a file that was made or changed elsewhere can say
//! anything, and what is taken in once is believed for ever: a rating beyond all numbers, a winner
//! at a seat that does not exist, moves that nobody could have played.

use prise_game::{Game, Outcome};

use crate::games::GAMES;
use crate::{Rating, Record, Repair, SavedMatch, StoredMatch, UnixMillis, with_game};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 200;
/// The end of the year 9999: no day after it can be written as one.
const LAST_MOMENT: u64 = 253_402_300_799_999;
/// A year. Nobody thinks longer, and no clock has more.
const LONGEST_TIME: u64 = 366 * 24 * 60 * 60 * 1000;

/// What is wrong with a match in progress.
pub(crate) fn inspect_match(stored: &StoredMatch) -> Result<(), String> {
    inspect_moments(&[stored.created, stored.updated])?;
    let outcome = inspect_saved(&stored.saved)?;
    match outcome {
        None => Ok(()),
        Some(_) => Err("it is over".to_owned()),
    }
}

/// What is wrong with a finished game.
pub(crate) fn inspect_record(record: &Record) -> Result<(), String> {
    inspect_moments(&[record.created, record.finished])?;
    if record.rating.is_some_and(|change| !change.is_sane()) {
        return Err("the rating is out of range".to_owned());
    }
    let played = inspect_saved(&record.saved)?;
    let seats = record.saved.players.len();
    if let Some(winner) = record.winner.filter(|winner| usize::from(*winner) >= seats) {
        return Err(format!("the winner is {winner}, and there are {seats} seats"));
    }
    if let Some(continuation) = &record.continuation {
        inspect_saved(continuation)?;
    }
    // Old records did not keep who came in where.
    let places = played.as_ref().map(|end| &end.places);
    if places.is_some_and(|places| !record.places.is_empty() && record.places != *places) {
        return Err("the moves put the players in other places than the result".to_owned());
    }
    let told = record.winner;
    match played.map(|end| end.winner()) {
        Some(winner) if winner == told => Ok(()),
        // Old records did not keep how a draw came about.
        None if told.is_none() && record.draw_reason.is_none() => Ok(()),
        Some(Some(winner)) => {
            Err(format!("the moves are won by {winner}, the result says otherwise"))
        }
        Some(None) => Err("the moves end in a draw, the result says otherwise".to_owned()),
        None => Err("the moves do not lead to the end of the game".to_owned()),
    }
}

/// What is wrong with a rating.
pub(crate) fn inspect_rating(game: &str, rating: &Rating) -> Result<(), String> {
    if !GAMES.contains(&game) {
        return Err(unknown(game));
    }
    if rating.glicko.is_sane() { Ok(()) } else { Err("the rating is out of range".to_owned()) }
}

fn inspect_moments(moments: &[UnixMillis]) -> Result<(), String> {
    match moments.iter().find(|moment| moment.get() > LAST_MOMENT) {
        Some(moment) => Err(format!("{moment} is no time of day")),
        None => Ok(()),
    }
}

/// How the moves of a match end.
struct End {
    outcome: Outcome,
    places: Vec<u8>,
}

impl End {
    fn winner(&self) -> Option<u8> {
        self.outcome.winner().map(|seat| seat.index() as u8)
    }
}

/// What is wrong with a match; if nothing is, how it ended, if it has.
fn inspect_saved(saved: &SavedMatch) -> Result<Option<End>, String> {
    for player in &saved.players {
        inspect_name(&player.name)?;
    }
    inspect_times(saved)?;
    let played = played(saved)?;
    match &saved.now.outcome {
        Some(told) if played.as_ref().map(End::winner) != Some(told.winner) => {
            Err("the moves do not lead to the result".to_owned())
        }
        _ => Ok(played),
    }
}

fn inspect_name(name: &str) -> Result<(), String> {
    if name.chars().count() > LONGEST_NAME {
        let start: String = name.chars().take(20).filter(|it| !it.is_control()).collect();
        return Err(format!("the name '{start}…' is too long"));
    }
    match name.chars().find(|letter| letter.is_control()) {
        Some(letter) => Err(format!("a name holds the character {:#x}", u32::from(letter))),
        None => Ok(()),
    }
}

fn inspect_times(saved: &SavedMatch) -> Result<(), String> {
    let clock = saved.clock.iter().flat_map(|clock| clock.times.iter().chain([&clock.bonus]));
    let thought = saved.ms.iter().chain(saved.turn_states.iter().map(|state| &state.used));
    let shown = [&saved.opening_times, &saved.now.times].into_iter().flatten().flatten();
    match clock.chain(thought).chain(shown).find(|time| **time > LONGEST_TIME) {
        Some(time) => Err(format!("{time} milliseconds are too many")),
        None => Ok(()),
    }
}

/// How the moves of a match end, by the rules of its game.
fn played(saved: &SavedMatch) -> Result<Option<End>, String> {
    with_game!(saved.game.as_str(), end_of(saved), unknown)
}

fn unknown(game: &str) -> String {
    let start: String =
        game.chars().take(40).map(|it| if it.is_control() { '?' } else { it }).collect();
    format!("unknown game '{start}'")
}

fn end_of<G: Game>(saved: &SavedMatch) -> Result<Option<End>, String> {
    let restored = saved.restore::<G>().map_err(|error| error.to_string())?;
    match restored.repair {
        Some(Repair::StartedFresh { why }) => Err(why),
        Some(Repair::RedoDropped { .. }) | None => {
            let end = restored.table.outcome().zip(restored.table.places());
            Ok(end.map(|(outcome, places)| End { outcome, places }))
        }
    }
}
