//! What a library tells about matches, records and results.

use prise_session::Matches;
use prise_store::{
    MatchId, Opponent, Record, RecordCursor, RecordQuery, SavedMatch, StatKey, StoredMatch,
    UnixMillis,
};

use super::setup::PlayerSetup;
use super::view::{EndReason, UnratedReason};
use crate::present::end_reason;

/// A match in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSummary {
    /// Its number, for `Library.resume`.
    pub id: u32,
    /// The game.
    pub game: String,
    /// Who plays, in the order of play.
    pub players: Vec<PlayerSetup>,
    /// Whose turn it is.
    pub seat: u8,
    /// How many moves and adjudications were made.
    pub ply: u32,
    /// When it was last played, in seconds since 1970.
    pub updated_s: u32,
    /// Why it cannot be taken up again, in English, if so. It can be deleted.
    pub problem: Option<String>,
    /// Whether it goes on after its end, and counts for nothing any more.
    pub is_continuation: bool,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordSummary {
    /// Its number.
    pub id: u32,
    /// The game.
    pub game: String,
    /// Who played, in the order of play.
    pub players: Vec<PlayerSetup>,
    /// Who won; nothing for a draw, or if nobody knows.
    pub winner: Option<u8>,
    /// Whether nobody knows how it ended.
    pub is_unknown: bool,
    /// Why it was won or drawn; nothing in old records.
    pub reason: Option<EndReason>,
    /// The place of every seat, 1 for the best; empty in old records. Whoever is out when the
    /// others draw has lost.
    pub places: Vec<u8>,
    /// How many moves and adjudications were made.
    pub ply: u32,
    /// When it ended, in seconds since 1970.
    pub finished_s: u32,
    /// The person's rating before the game, if it was rated.
    pub rating_before: Option<f64>,
    /// The person's rating after it.
    pub rating_after: Option<f64>,
    /// Why it was not rated; empty if it was, or if it is not known.
    pub unrated: Vec<UnratedReason>,
    /// Whether it was gone on with after its end: see `Library.review_continuation`.
    pub has_continuation: bool,
    /// Whether it was played elsewhere and imported. Such a game counts in no statistics.
    pub is_imported: bool,
    /// The event it was played at, where the import named one.
    pub event: Option<String>,
}

/// How a game ended for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndingKind {
    /// The person won.
    Won,
    /// Somebody else won, or the person was out before the others drew.
    Lost,
    /// Nobody won.
    Drawn,
}

/// Which finished games to list. What is nothing does not limit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordFilter {
    /// Only of this game.
    pub game: Option<String>,
    /// Only against this level of the computer.
    pub level: Option<u8>,
    /// Only among people. The level does not matter then.
    pub among_people: bool,
    /// Only those that ended like this for the (first) person.
    pub ending: Option<EndingKind>,
}

/// A place between two pages of a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PageMark {
    /// When the last game of the page ended.
    pub finished_ms: f64,
    /// Its number.
    pub id: u32,
}

/// A page of finished games, newest first.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordPage {
    /// The games.
    pub items: Vec<RecordSummary>,
    /// How many more should be here but cannot be read.
    pub unreadable: u32,
    /// Where the next page starts; nothing after the last one.
    pub next: Option<PageMark>,
}

/// The rating after one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPointView {
    /// The number of the game.
    pub id: u32,
    /// When it ended, in seconds since 1970.
    pub finished_s: u32,
    /// The rating after it.
    pub rating: f64,
    /// How far it may be off, as in `RatingView`; nothing in old records.
    pub deviation: Option<f64>,
}

/// How the person has got on in the rated games of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingHistory {
    /// How many games were rated.
    pub games: u32,
    /// The rating after each of them, oldest first; of very many games, after some that are evenly
    /// spread, the first and the last among them.
    pub ratings: Vec<RatingPointView>,
    /// How many games in a row were won up to now, or lost, if negative.
    pub streak: i32,
    /// The most games in a row that were ever won.
    pub longest_streak: u32,
}

/// How often a person won, lost and drew at one seat against one level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultCounts {
    /// The game.
    pub game: String,
    /// The level of the opponent; nothing against people.
    pub level: Option<u8>,
    /// The seat of the person.
    pub seat: u8,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn.
    pub drawn: u32,
    /// The draws by their reasons.
    pub draws: Vec<DrawReasonCount>,
}

/// How often games were drawn for one reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawReasonCount {
    /// The reason; nothing where none was recorded.
    pub reason: Option<EndReason>,
    /// How many games.
    pub count: u32,
}

/// How strong the person is in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingView {
    /// The rating.
    pub rating: f64,
    /// How far it may be off: two of these to either side hold it with 95 %.
    pub deviation: f64,
    /// How many rated games it comes from.
    pub games: u32,
}

pub(crate) fn match_summary((id, stored): (MatchId, StoredMatch)) -> MatchSummary {
    MatchSummary {
        id: id.get(),
        players: players(&stored.saved),
        seat: stored.saved.now.seat,
        ply: stored.saved.now.ply as u32,
        updated_s: seconds(stored.updated),
        problem: Matches::problem(&stored.saved),
        is_continuation: stored.saved.first_end.is_some(),
        game: stored.saved.game,
    }
}

pub(crate) fn record_summary((id, record): (MatchId, Record)) -> RecordSummary {
    let event = record.tags.iter().flatten().find(|(name, _)| name == "Event");
    RecordSummary {
        id: id.get(),
        players: players(&record.saved),
        winner: record.winner,
        unrated: record.unrated().into_iter().map(Into::into).collect(),
        has_continuation: record.continuation.is_some(),
        is_unknown: record.result_unknown,
        ply: record.saved.now.ply as u32,
        finished_s: seconds(record.finished),
        rating_before: record.rating.map(|change| change.before),
        rating_after: record.rating.map(|change| change.after),
        is_imported: record.is_foreign(),
        event: event.map(|(_, value)| value.clone()),
        reason: record.reason.or(record.draw_reason).and_then(|name| end_reason(&name)),
        places: record.places,
        game: record.saved.game,
    }
}

pub(crate) fn query(filter: RecordFilter, after: Option<PageMark>, size: u32) -> RecordQuery {
    let people = filter.among_people.then_some(Opponent::People);
    RecordQuery {
        game: filter.game,
        opponent: people.or(filter.level.map(Opponent::Level)),
        ending: filter.ending.map(Into::into),
        before: after.map(|mark| {
            let finished = UnixMillis::new(mark.finished_ms as u64);
            RecordCursor::after(finished, MatchId::new(mark.id))
        }),
        limit: size as usize,
    }
}

pub(crate) fn page_mark(cursor: RecordCursor) -> PageMark {
    let (finished, id) = cursor.parts();
    PageMark { finished_ms: finished.get() as f64, id: id.get() }
}

pub(crate) fn result_counts((key, counts): (StatKey, prise_store::ResultCounts)) -> ResultCounts {
    let draw = |(name, count): (String, u32)| DrawReasonCount { reason: end_reason(&name), count };
    ResultCounts {
        game: key.game,
        level: key.level,
        seat: key.seat,
        won: counts.won,
        lost: counts.lost,
        drawn: counts.drawn,
        draws: counts.draws.into_iter().map(draw).collect(),
    }
}

/// More points than this no picture of the rating can show.
const MOST_RATINGS: usize = 500;

pub(crate) fn rating_history(history: &prise_store::RatingHistory) -> RatingHistory {
    let point = |point: prise_store::RatingPoint| RatingPointView {
        id: point.id.get(),
        finished_s: seconds(point.finished),
        rating: point.rating,
        deviation: point.deviation,
    };
    RatingHistory {
        games: history.ratings.len() as u32,
        ratings: history.sample(MOST_RATINGS).into_iter().map(point).collect(),
        streak: history.streak,
        longest_streak: history.longest_streak,
    }
}

/// Seconds fit into every platform's integers, until the year 2106.
fn seconds(time: UnixMillis) -> u32 {
    u32::try_from(time.get() / 1000).unwrap_or(u32::MAX)
}

fn players(saved: &SavedMatch) -> Vec<PlayerSetup> {
    let view = |player: &prise_store::SavedPlayer| PlayerSetup {
        name: player.name.clone(),
        level: player.level,
    };
    saved.players.iter().map(view).collect()
}
