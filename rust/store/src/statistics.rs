//! Who won how often.

use std::collections::BTreeMap;

use redb::{ReadableTable, Table};
use serde::{Deserialize, Serialize};

use crate::checked::{get, put};
use crate::record::ending_of;
use crate::{Ending, Record, StoreError};

/// What is counted together: one person's seat, in one game, against one strength.
///
/// A match between two people is counted for both. Matches of AIs alone are not counted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StatKey {
    /// The game.
    pub game: String,
    /// The level of the strongest AI at the table; nothing among people alone.
    pub level: Option<u8>,
    /// The person's seat.
    pub seat: u8,
}

impl StatKey {
    /// The counts that a finished match belongs to, and how it ended for each.
    fn of(record: &Record) -> impl Iterator<Item = (Self, CountedAs<'_>)> {
        // What was played elsewhere is nobody's here.
        let players = if record.is_foreign() { &[][..] } else { &record.saved.players };
        let level = players.iter().filter_map(|player| player.level).max();
        let people = players.iter().enumerate().filter(|(_, player)| player.level.is_none());
        people.map(move |(seat, _)| {
            let seat = seat as u8;
            let ending = match ending_of(seat, record.winner, &record.places) {
                Ending::Won => CountedAs::Won,
                Ending::Lost => CountedAs::Lost,
                Ending::Drawn => CountedAs::Drawn(record.draw_reason.as_deref()),
            };
            (Self { game: record.saved.game.clone(), level, seat }, ending)
        })
    }

    fn to_text(&self) -> String {
        let level = self.level.map_or_else(|| "-".to_owned(), |level| level.to_string());
        format!("{}|{level}|{}", self.game, self.seat)
    }

    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let mut fields = text.rsplitn(3, '|');
        let seat = fields.next()?.parse().ok()?;
        let level = match fields.next()? {
            "-" => None,
            number => Some(number.parse().ok()?),
        };
        Some(Self { game: fields.next()?.to_owned(), level, seat })
    }
}

enum CountedAs<'a> {
    Won,
    Lost,
    Drawn(Option<&'a str>),
}

/// How often somebody won, lost and drew.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ResultCounts {
    /// Games won.
    #[serde(default)]
    pub won: u32,
    /// Games lost.
    #[serde(default)]
    pub lost: u32,
    /// Games drawn.
    #[serde(default)]
    pub drawn: u32,
    /// The drawn games by reason. Draws of which the reason was not kept are under
    /// [`ResultCounts::UNKNOWN`].
    #[serde(default)]
    pub draws: BTreeMap<String, u32>,
}

impl ResultCounts {
    /// The entry for draws without a reason.
    pub const UNKNOWN: &'static str = "Unknown";

    /// All games.
    pub const fn games(&self) -> u32 {
        self.won + self.lost + self.drawn
    }

    fn count(&mut self, ending: &CountedAs<'_>, change: impl Fn(u32) -> u32) {
        match ending {
            CountedAs::Won => self.won = change(self.won),
            CountedAs::Lost => self.lost = change(self.lost),
            CountedAs::Drawn(reason) => {
                self.drawn = change(self.drawn);
                let reason = reason.unwrap_or(Self::UNKNOWN);
                let count = self.draws.entry(reason.to_owned()).or_default();
                *count = change(*count);
                if *count == 0 {
                    self.draws.remove(reason);
                }
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.won += other.won;
        self.lost += other.lost;
        self.drawn += other.drawn;
        for (reason, count) in &other.draws {
            *self.draws.entry(reason.clone()).or_default() += count;
        }
    }
}

/// All counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The counts, by game, level and seat.
    pub counts: BTreeMap<StatKey, ResultCounts>,
}

impl Statistics {
    /// The sum of the counts that `wanted` chooses.
    pub fn total(&self, wanted: impl Fn(&StatKey) -> bool) -> ResultCounts {
        let mut total = ResultCounts::default();
        for (_, counts) in self.counts.iter().filter(|(key, _)| wanted(key)) {
            total.add(counts);
        }
        total
    }

    pub(crate) fn read(
        table: &impl ReadableTable<&'static str, &'static [u8]>,
    ) -> Result<Self, StoreError> {
        let mut counts = BTreeMap::new();
        for entry in table.iter()? {
            let (key, _) = entry?;
            let text = key.value();
            if let (Some(key), Some(result)) = (StatKey::from_text(text), get(table, text)?) {
                counts.insert(key, result);
            }
        }
        Ok(Self { counts })
    }
}

/// Counts a finished match in.
pub(crate) fn count(
    table: &mut Table<&'static str, &'static [u8]>,
    record: &Record,
) -> Result<(), StoreError> {
    change(table, record, |count| count.saturating_add(1))
}

/// Counts a finished match out again.
pub(crate) fn discount(
    table: &mut Table<&'static str, &'static [u8]>,
    record: &Record,
) -> Result<(), StoreError> {
    change(table, record, |count| count.saturating_sub(1))
}

fn change(
    table: &mut Table<&'static str, &'static [u8]>,
    record: &Record,
    change: fn(u32) -> u32,
) -> Result<(), StoreError> {
    for (key, ending) in StatKey::of(record) {
        let key = key.to_text();
        let mut counts: ResultCounts = get(table, &*key)?.unwrap_or_default();
        counts.count(&ending, change);
        put(table, &*key, &counts)?;
    }
    Ok(())
}
