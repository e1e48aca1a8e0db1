//! What a library tells about matches, records and results.

use prise_game::FindMoveError;
use prise_store::{
    Ending, EntryProblem, ImportReport, MatchId, Opponent, PdnFault, PdnProblem, Progress, Record,
    RecordCursor, RecordQuery, SavedMatch, StatKey, StoredMatch, Tally, UnixMillis,
};

use super::setup::PlayerSetup;
use super::view::UnratedReason;
use crate::present::unrated_reasons;

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
    /// How many moves and rulings were made.
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
    /// Who won; nothing for a draw.
    pub winner: Option<u8>,
    /// Why it was won or drawn, by its name in records; nothing in old records.
    pub reason: Option<String>,
    /// The place of every seat, 1 for the best; empty in old records. Whoever is out when the
    /// others draw has lost.
    pub places: Vec<u8>,
    /// How many moves and rulings were made.
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
pub struct ProgressView {
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

/// Why a game of a PDN text could not be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PdnProblemKind {
    /// A character that begins nothing: the detail.
    UnexpectedCharacter,
    /// A tag without a name.
    TagWithoutName,
    /// A tag without a value in quotes.
    TagWithoutValue,
    /// A tag that does not end.
    TagWithoutEnd,
    /// A comment that does not end.
    OpenComment,
    /// A variation that does not end.
    OpenVariation,
    /// A glyph that is not a number up to 255.
    BadGlyph,
    /// Another game of the draughts family: the detail is its number.
    OtherGame,
    /// A starting position that cannot be read: the detail is the character at which it fails.
    BadPosition,
    /// The detail is no move.
    NotAMove,
    /// The detail is a move that is not legal there.
    IllegalMove,
    /// The detail fits several moves.
    AmbiguousMove,
    /// A glyph or variation before any move.
    NothingToAnnotate,
    /// The text ends before the game does.
    BreaksOff,
    /// By the rules it was over before the move with the number of the detail, for the reason.
    GoesOnAfterEnd,
    /// Its result is the detail, but on the board it ended for the reason.
    OtherResult,
    /// It cannot be played by the rules.
    Unplayable,
}

/// A game of a PDN text that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnProblemView {
    /// Which game of the text, from 1.
    pub game: u32,
    /// The line of the fault, from 1; nothing where the game reads well but cannot be kept.
    pub line: Option<u32>,
    /// What is wrong.
    pub kind: PdnProblemKind,
    /// What the kind speaks of; may be empty.
    pub detail: String,
    /// Why the game was over, by its name in records, where the kind speaks of it.
    pub reason: Option<String>,
}

/// What an import of PDN text brought.
#[derive(Clone, PartialEq, Debug)]
pub struct PdnImportView {
    /// The finished games, in the order of the text.
    pub records: Vec<RecordSummary>,
    /// The numbers of the games without a result, which can be played on.
    pub matches: Vec<u32>,
    /// What could not be taken, and why.
    pub problems: Vec<PdnProblemView>,
}

/// How often a person won, lost and drew at one seat against one level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TallyView {
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
    /// The reasons of the draws, by name.
    pub draw_reasons: Vec<String>,
    /// How many draws each of them made.
    pub draw_counts: Vec<u32>,
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

/// What an import brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportView {
    /// Matches in progress.
    pub matches: u32,
    /// Finished games.
    pub records: u32,
    /// What was there already and was left alone.
    pub duplicates: u32,
    /// Categories of settings.
    pub settings: u32,
    /// What could not be read.
    pub problems: Vec<EntryProblemView>,
}

/// What stands in an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A match in progress.
    Match,
    /// A finished game.
    Record,
    /// The rating in a game.
    Rating,
}

/// An entry of an export that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryProblemView {
    /// What it should be.
    pub kind: EntryKind,
    /// Which of its kind, from 1.
    pub number: u32,
    /// What is wrong with it, in English.
    pub why: String,
}

pub(crate) fn match_summary((id, stored): (MatchId, StoredMatch)) -> MatchSummary {
    MatchSummary {
        id: id.get(),
        players: players(&stored.saved),
        seat: stored.saved.now.seat,
        ply: stored.saved.now.ply as u32,
        updated_s: seconds(stored.updated),
        problem: None,
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
        unrated: unrated_reasons(record.unrated()),
        has_continuation: record.continuation.is_some(),
        ply: record.saved.now.ply as u32,
        finished_s: seconds(record.finished),
        rating_before: record.rating.map(|change| change.before),
        rating_after: record.rating.map(|change| change.after),
        is_imported: record.is_foreign(),
        event: event.map(|(_, value)| value.clone()),
        reason: record.reason.or(record.draw_reason),
        places: record.places,
        game: record.saved.game,
    }
}

pub(crate) fn query(filter: RecordFilter, after: Option<PageMark>, size: u32) -> RecordQuery {
    let people = filter.among_people.then_some(Opponent::People);
    RecordQuery {
        game: filter.game,
        opponent: people.or(filter.level.map(Opponent::Level)),
        ending: filter.ending.map(|ending| match ending {
            EndingKind::Won => Ending::Won,
            EndingKind::Lost => Ending::Lost,
            EndingKind::Drawn => Ending::Drawn,
        }),
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

pub(crate) fn tally_view((key, tally): (StatKey, Tally)) -> TallyView {
    let (draw_reasons, draw_counts) = tally.draws.into_iter().unzip();
    TallyView {
        game: key.game,
        level: key.level,
        seat: key.seat,
        won: tally.won,
        lost: tally.lost,
        drawn: tally.drawn,
        draw_reasons,
        draw_counts,
    }
}

/// More points than this no picture of the rating can show.
const MOST_RATINGS: usize = 500;

pub(crate) fn progress_view(progress: &Progress) -> ProgressView {
    let point = |point: prise_store::RatingPoint| RatingPointView {
        id: point.id.get(),
        finished_s: seconds(point.finished),
        rating: point.rating,
        deviation: point.deviation,
    };
    ProgressView {
        games: progress.ratings.len() as u32,
        ratings: progress.sample(MOST_RATINGS).into_iter().map(point).collect(),
        streak: progress.streak,
        longest_streak: progress.longest_streak,
    }
}

pub(crate) fn import_view(report: &ImportReport) -> ImportView {
    ImportView {
        matches: report.matches as u32,
        records: report.records as u32,
        duplicates: report.duplicates as u32,
        settings: report.settings as u32,
        problems: report.problems.iter().map(entry_problem_view).collect(),
    }
}

fn entry_problem_view(problem: &EntryProblem) -> EntryProblemView {
    let kind = match problem.kind {
        prise_store::EntryKind::Match => EntryKind::Match,
        prise_store::EntryKind::Record => EntryKind::Record,
        prise_store::EntryKind::Rating => EntryKind::Rating,
    };
    EntryProblemView { kind, number: problem.number as u32, why: problem.why.clone() }
}

pub(crate) fn problem_view(problem: &PdnProblem) -> PdnProblemView {
    let (kind, detail) = kind_of(&problem.why);
    let reason = match problem.why {
        PdnFault::GoesOn { reason, .. } | PdnFault::OtherResult { reason, .. } => Some(reason),
        PdnFault::Text(_) | PdnFault::Unplayable(_) => None,
    };
    PdnProblemView {
        game: problem.game as u32,
        line: problem.line.map(|line| line as u32),
        kind,
        detail,
        reason: reason.map(str::to_owned),
    }
}

fn kind_of(fault: &PdnFault) -> (PdnProblemKind, String) {
    use PdnProblemKind as Kind;
    use prise_draughts::pdn::Problem;
    let (kind, detail) = match fault {
        PdnFault::GoesOn { number, .. } => return (Kind::GoesOnAfterEnd, number.to_string()),
        PdnFault::OtherResult { result, .. } => return (Kind::OtherResult, result.to_string()),
        PdnFault::Unplayable(_) => (Kind::Unplayable, ""),
        PdnFault::Text(problem) => match problem {
            Problem::Unexpected(found) => return (Kind::UnexpectedCharacter, found.to_string()),
            Problem::Fen(error) => return (Kind::BadPosition, error.at.to_string()),
            Problem::TagName => (Kind::TagWithoutName, ""),
            Problem::TagValue => (Kind::TagWithoutValue, ""),
            Problem::TagEnd => (Kind::TagWithoutEnd, ""),
            Problem::OpenComment => (Kind::OpenComment, ""),
            Problem::OpenVariation => (Kind::OpenVariation, ""),
            Problem::Glyph => (Kind::BadGlyph, ""),
            Problem::GameType(number) => (Kind::OtherGame, &**number),
            Problem::Move(FindMoveError::Malformed { text, .. }) => (Kind::NotAMove, &**text),
            Problem::Move(FindMoveError::Illegal { text, .. }) => (Kind::IllegalMove, &**text),
            Problem::Move(FindMoveError::Ambiguous { text, .. }) => (Kind::AmbiguousMove, &**text),
            Problem::NothingToAnnotate => (Kind::NothingToAnnotate, ""),
            Problem::BreaksOff => (Kind::BreaksOff, ""),
        },
    };
    (kind, detail.to_owned())
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
