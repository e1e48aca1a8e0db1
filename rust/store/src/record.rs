//! Finished games.

use prise_game::{DrawReason, SeatResult, Unrated};
use serde::{Deserialize, Serialize};

use crate::{MatchId, RatingChange, SavedMatch, SavedOutcome, SavedPlayer, UnixMillis};

/// A finished game: how it ended, and the whole match with its configuration and moves.
///
/// Every field but the match may be missing in a record of an older version. A draw without a
/// [`draw_reason`](Self::draw_reason) is a draw of which the reason was not kept.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// When the match began.
    #[serde(default)]
    pub created: UnixMillis,
    /// When it ended.
    #[serde(default)]
    pub finished: UnixMillis,
    /// The seat that won; nothing for a draw.
    #[serde(default)]
    pub winner: Option<u8>,
    /// Why the game was won, by the name of a [`WinReason`](prise_game::WinReason).
    #[serde(default)]
    pub reason: Option<String>,
    /// Why the game was drawn, by the name of a [`DrawReason`].
    #[serde(default)]
    pub draw_reason: Option<String>,
    /// The place of every seat, 1 for the best; empty in old records. Whoever is out when the
    /// others draw has lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// Whether nobody knows how the game ended: it was imported without a result. Then there is
    /// neither a winner nor a draw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub result_unknown: bool,
    /// What the game did to the person's rating, if it was rated.
    #[serde(default)]
    pub rating: Option<RatingChange>,
    /// The tags of the file that the game was imported from. Such a game is somebody else's: it
    /// counts in no statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<(String, String)>>,
    /// The moves of that file with all that was said about them and the result, as PDN, where
    /// there is more to it than the moves of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub movetext: Option<String>,
    /// The match. It can be restored and looked through.
    #[serde(rename = "match")]
    pub saved: SavedMatch,
    /// How the match went on after its end was undone, once that came to an end, too. It counts
    /// for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continuation: Option<SavedMatch>,
}

impl Record {
    /// The record of a match that is over.
    pub(crate) fn of(
        saved: &SavedMatch,
        created: UnixMillis,
        finished: UnixMillis,
    ) -> Option<Self> {
        let outcome = saved.now.outcome.clone()?;
        let (reason, draw_reason) = match outcome.winner {
            Some(_) => (outcome.reason, None),
            None => (None, outcome.reason),
        };
        let (winner, places, saved) = (outcome.winner, outcome.places, saved.clone());
        Some(Self {
            created,
            finished,
            winner,
            reason,
            draw_reason,
            places,
            saved,
            ..Self::default()
        })
    }

    /// Whether it is known that nobody won.
    pub const fn is_draw(&self) -> bool {
        self.winner.is_none() && !self.result_unknown
    }

    /// Whether the game was played elsewhere and imported.
    pub const fn is_foreign(&self) -> bool {
        self.tags.is_some()
    }

    /// How the game ended for the first person at the table; nothing without one, or if nobody
    /// knows.
    pub fn ending(&self) -> Option<Ending> {
        if self.result_unknown {
            return None;
        }
        ending(&self.saved.players, self.winner, &self.places)
    }

    /// Why the game did not count for the rating; empty if it did.
    pub fn unrated(&self) -> Vec<Unrated> {
        self.saved.unrated()
    }

    /// Who the game was played against.
    pub fn opponent(&self) -> Opponent {
        let levels = self.saved.players.iter().filter_map(|player| player.level);
        levels.max().map_or(Opponent::People, Opponent::Level)
    }

    /// Why the game was drawn, where that was kept and is known here.
    pub fn draw_reason(&self) -> Option<DrawReason> {
        self.draw_reason.as_ref()?.parse().ok()
    }
}

/// How a game ended for a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The person won.
    Won,
    /// Somebody else won, or the person was out before the others drew.
    Lost,
    /// Nobody won.
    Drawn,
}

/// How a game ended for the first person among the players; nothing without one.
pub(crate) fn ending(players: &[SavedPlayer], winner: Option<u8>, places: &[u8]) -> Option<Ending> {
    let person = players.iter().position(|player| player.level.is_none())?;
    Some(ending_of(person as u8, winner, places))
}

/// How a game ended for a seat.
pub(crate) fn ending_of(seat: u8, winner: Option<u8>, places: &[u8]) -> Ending {
    let outcome = SavedOutcome { winner, reason: None, places: places.to_vec() };
    match outcome.result_of(seat) {
        SeatResult::Won => Ending::Won,
        SeatResult::Drawn => Ending::Drawn,
        SeatResult::Lost => Ending::Lost,
    }
}

/// Who a game was played against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// People alone.
    People,
    /// AIs, the strongest of this level.
    Level(u8),
}

/// Which finished games to list, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordQuery {
    /// Only this game.
    pub game: Option<String>,
    /// Only against this opponent.
    pub opponent: Option<Opponent>,
    /// Only those that ended like this.
    pub ending: Option<Ending>,
    /// Only what ended before this one: the last of the page before.
    pub before: Option<RecordCursor>,
    /// How many at most.
    pub limit: usize,
}

impl RecordQuery {
    /// The newest finished games.
    pub fn newest(limit: usize) -> Self {
        Self { limit, ..Self::default() }
    }

    /// Only of this game.
    #[must_use]
    pub fn of_game(self, game: impl Into<String>) -> Self {
        Self { game: Some(game.into()), ..self }
    }

    /// Only against this opponent.
    #[must_use]
    pub fn against(self, opponent: Opponent) -> Self {
        Self { opponent: Some(opponent), ..self }
    }

    /// Only those that ended like this.
    #[must_use]
    pub fn that_ended(self, ending: Ending) -> Self {
        Self { ending: Some(ending), ..self }
    }

    pub(crate) fn wants(&self, record: &Record) -> bool {
        self.opponent.is_none_or(|wanted| record.opponent() == wanted)
            && self.ending.is_none_or(|wanted| record.ending() == Some(wanted))
    }

    /// Only what comes after a page.
    #[must_use]
    pub fn after_page<T>(self, page: &Page<T>) -> Self {
        Self { before: page.next, ..self }
    }
}

/// A place in the list of finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordCursor {
    pub(crate) finished: u64,
    pub(crate) id: u32,
}

/// Part of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Page<T> {
    /// What is in it.
    pub items: Vec<(MatchId, T)>,
    /// What should be in it but cannot be read. It stays in the file.
    pub unreadable: Vec<MatchId>,
    /// Where the next page starts; nothing when this is the last one.
    pub next: Option<RecordCursor>,
}

impl RecordCursor {
    /// The place after a record: when it ended, and its number.
    pub const fn after(finished: UnixMillis, id: MatchId) -> Self {
        Self { finished: finished.get(), id: id.get() }
    }

    /// When the record before this place ended, and its number.
    pub const fn parts(self) -> (UnixMillis, MatchId) {
        (UnixMillis::new(self.finished), MatchId::new(self.id))
    }
}

impl<T> Page<T> {
    pub(crate) const fn new() -> Self {
        Self { items: Vec::new(), unreadable: Vec::new(), next: None }
    }
}
