//! Draughts games as PDN, on the way in.

use std::fmt;
use std::ops::ControlFlow;

use prise_draughts::{Draughts, DrawRules, Position, pdn};
use prise_game::{Match, Millis, Outcome, Player, Seat, Setup, Start};
use thiserror::Error;

use crate::identity::is_known;
use crate::schema::next_id;
use crate::store::file;
use crate::{MatchId, Record, SavedMatch, Store, StoreError, UnixMillis};

/// How many games are written at once. More would be a little faster, and more would be lost when
/// the power goes.
const BATCH: usize = 1000;

/// How many problems and notes are told one by one. The others are counted.
const MOST_TOLD: usize = 1000;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 200;

/// What an import of PDN text has brought so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PdnImport {
    /// The games that were read, whatever became of them.
    pub games: usize,
    /// The games that were added.
    pub records: usize,
    /// The one that was added last.
    pub last_added: Option<MatchId>,
    /// Those of them of which the result is not known.
    pub unknown: usize,
    /// The games that were there already.
    pub duplicates: usize,
    /// What could not be taken, and why.
    pub problems: CappedList<PdnFault>,
    /// What was not taken as it is.
    pub notes: CappedList<PdnNote>,
    /// Whether it was stopped before the end of the text. What was added stays.
    pub is_cancelled: bool,
}

/// What is said about single games: the first thousand times in words, then only counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CappedList<T> {
    /// The first ones.
    pub first: Vec<AboutGame<T>>,
    /// How many there are in all.
    pub count: usize,
}

impl<T> Default for CappedList<T> {
    fn default() -> Self {
        Self { first: Vec::new(), count: 0 }
    }
}

impl<T> CappedList<T> {
    fn tell(&mut self, game: usize, line: Option<usize>, what: T) {
        self.count += 1;
        if self.first.len() < MOST_TOLD {
            self.first.push(AboutGame { game, line, what });
        }
    }

    /// How many there are beyond the first ones.
    pub const fn left_out(&self) -> usize {
        self.count - self.first.len()
    }
}

/// What is said about one game of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AboutGame<T> {
    /// Which game of the text, from 1.
    pub game: usize,
    /// The line, from 1, where it is about one.
    pub line: Option<usize>,
    /// What there is to say.
    pub what: T,
}

impl<T: fmt::Display> fmt::Display for AboutGame<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line.map(|line| format!(", line {line}")).unwrap_or_default();
        write!(f, "game {}{line}: {}", self.game, self.what)
    }
}

/// Why a game could not be taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PdnFault {
    /// Its text cannot be read.
    #[error(transparent)]
    Text(pdn::Problem),
    /// It ended on the board otherwise than its result says.
    #[error("its result is {result}, but the board says {reason}")]
    OtherResult {
        /// The result of the text.
        result: pdn::Result,
        /// How it ended on the board, by its name in records.
        reason: &'static str,
    },
    /// It cannot be played by the rules of this app.
    #[error("{0}")]
    Unplayable(String),
}

/// What was done with a game that was not taken as it is. All of its text is kept beside the
/// record and comes back with the export.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PdnNote {
    /// By the rules it was drawn before its last move. The record ends there.
    #[error("drawn by rule ({reason}) before move {number}; kept up to there")]
    GoesOn {
        /// Why it was drawn, by its name in records.
        reason: &'static str,
        /// The number of the move with which it goes on.
        number: usize,
    },
    /// By the rules it was drawn, but the text has another result. The record is drawn.
    #[error("drawn by rule ({reason}), though its result is {result}")]
    OtherResult {
        /// The result of the text.
        result: pdn::Result,
        /// Why it was drawn, by its name in records.
        reason: &'static str,
    },
    /// Another position is set up in the middle. The record ends there.
    #[error("another position is set up before move {number}; kept up to there")]
    SetUp {
        /// The number of the move before which that happens.
        number: usize,
    },
}

impl Store {
    /// Adds the games of a PDN text. See [`import_games`](Self::import_games).
    ///
    /// # Errors
    /// If the store cannot be written.
    pub fn import_pdn(&self, text: &str, at: UnixMillis) -> Result<PdnImport, StoreError> {
        self.import_games(pdn::games(text.chars()), at, |_| ControlFlow::Continue(()))
    }

    /// Adds games as finished ones, those of which the result is not known too. They are somebody
    /// else's, so they count in no statistics. A game that is there already is not added again.
    ///
    /// The games are taken one by one and written a thousand at a time, so there may be any number
    /// of them. After each, `watch` hears how far it has come and may stop it.
    ///
    /// # Errors
    /// If the store cannot be written. What was added before stays; importing again adds the rest.
    pub fn import_games(
        &self,
        games: impl IntoIterator<Item = pdn::ReadGame>,
        at: UnixMillis,
        mut watch: impl FnMut(&PdnImport) -> ControlFlow<()>,
    ) -> Result<PdnImport, StoreError> {
        let mut import = PdnImport::default();
        let mut batch = Vec::new();
        for found in games {
            import.games += 1;
            batch.extend(import.take(found, at));
            if batch.len() >= BATCH {
                self.add_all(&mut batch, &mut import)?;
            }
            if watch(&import).is_break() {
                import.is_cancelled = true;
                break;
            }
        }
        self.add_all(&mut batch, &mut import)?;
        Ok(import)
    }

    fn add_all(&self, batch: &mut Vec<Record>, import: &mut PdnImport) -> Result<(), StoreError> {
        if batch.is_empty() {
            return Ok(());
        }
        let (records, unknown, last) = self.connection.write(|transaction| {
            let (mut records, mut unknown, mut last) = (0, 0, None);
            for record in &*batch {
                if !is_known(transaction, record)? {
                    let id = next_id(transaction)?;
                    file(transaction, id, record.clone(), false)?;
                    last = Some(MatchId::new(id));
                    records += 1;
                    unknown += usize::from(record.result_unknown);
                }
            }
            Ok((records, unknown, last))
        })?;
        import.records += records;
        import.last_added = last.or(import.last_added);
        import.unknown += unknown;
        import.duplicates += batch.len() - records;
        batch.clear();
        Ok(())
    }
}

impl PdnImport {
    /// The record of a game, unless there is a problem with it.
    fn take(&mut self, found: pdn::ReadGame, at: UnixMillis) -> Option<Record> {
        let number = found.number;
        if let Some(fault) = found.fault {
            self.problems.tell(number, Some(fault.place.line), PdnFault::Text(fault.problem));
            return None;
        }
        match Played::of(&found.game) {
            Ok(played) => {
                if let Some(note) = played.note {
                    self.notes.tell(number, None, note);
                }
                Some(played.record(found.game, at))
            }
            Err(fault) => {
                self.problems.tell(number, None, fault);
                None
            }
        }
    }
}

/// A game as it can be played by the rules.
struct Played {
    table: Match<Draughts>,
    note: Option<PdnNote>,
}

impl Played {
    /// Of the two sets of draw rules the one is taken by which the game could be played to its
    /// end, if there is one.
    fn of(game: &pdn::PdnGame) -> Result<Self, PdnFault> {
        let standard = Self::by(DrawRules::Standard, game);
        if matches!(&standard, Ok(played) if played.note.is_none()) {
            return standard;
        }
        match Self::by(DrawRules::Fmjd2015, game) {
            Ok(other) if other.note.is_none() || standard.is_err() => Ok(other),
            _ => standard,
        }
    }

    fn by(rules: DrawRules, game: &pdn::PdnGame) -> Result<Self, PdnFault> {
        let start = match game.start() {
            start if *start == Position::start() => Start::Opening,
            start => Start::Position(start.to_string()),
        };
        let players = ["White", "Black"].map(|tag| {
            let name: String = game.tag(tag).unwrap_or("?").chars().take(LONGEST_NAME).collect();
            Player::human(name)
        });
        let setup = Setup::new(rules, players.to_vec()).with_start(start);
        let mut table = Match::<Draughts>::new(setup).map_err(|error| unplayable(&error))?;
        let mut note = None;
        for (index, node) in game.tree.main_line().enumerate() {
            let number = usize::midpoint(index, game.start().to_move().index()) + 1;
            note = match (table.outcome(), game.tree.step(node)) {
                (Some(outcome), _) => {
                    Some(PdnNote::GoesOn { reason: outcome.reason_name(), number })
                }
                (None, Some(pdn::Step::Move(mv))) => {
                    table.play(mv, Millis::ZERO).map_err(|error| unplayable(&error))?;
                    None
                }
                (None, _) => Some(PdnNote::SetUp { number }),
            };
            if note.is_some() {
                break;
            }
        }
        let other_result = end(&mut table, game.result)?;
        Ok(Self { table, note: note.or(other_result) })
    }

    fn record(self, mut game: pdn::PdnGame, at: UnixMillis) -> Record {
        if let Some(note) = self.note {
            self.write_down(note, &mut game.tree);
        }
        let movetext = (!game.tree.is_bare() || self.note.is_some())
            .then(|| format!("{} {}", game.tree, game.result));
        let finished = game.tag("Date").and_then(UnixMillis::from_date).unwrap_or(at);
        let saved = SavedMatch::of(&self.table, Millis::ZERO);
        let record = Record::of(&saved, finished, finished).unwrap_or_else(|| Record {
            created: finished,
            finished,
            result_unknown: true,
            saved,
            ..Record::default()
        });
        Record { tags: Some(game.tags().to_vec()), movetext, ..record }
    }

    /// Adds a note to the move after which the record ends, where it is not there yet.
    fn write_down(&self, note: PdnNote, tree: &mut pdn::Tree) {
        let moves = self.table.history().iter().filter_map(prise_game::Entry::as_move).count();
        let last = tree.main_line().take(moves).last().unwrap_or(pdn::NodeId::ROOT);
        let (comments, note) = (&mut tree.notes_mut(last).comments, format!("Prise: {note}"));
        if !comments.contains(&note) {
            comments.push(note);
        }
    }
}

/// Ends a match as its PDN result says, where the board does not: a win without one was a
/// resignation, a draw was agreed. A draw by rule stands whatever the result says, and that is
/// noted.
fn end(table: &mut Match<Draughts>, result: pdn::Result) -> Result<Option<PdnNote>, PdnFault> {
    let (winner, loser) = match result {
        pdn::Result::Unknown => return Ok(None),
        pdn::Result::Draw => (None, None),
        pdn::Result::WhiteWins => (Some(Seat::FIRST), Some(Seat::SECOND)),
        pdn::Result::BlackWins => (Some(Seat::SECOND), Some(Seat::FIRST)),
    };
    if let Some(outcome) = table.outcome() {
        let reason = outcome.reason_name();
        return match outcome {
            _ if outcome.winner() == winner => Ok(None),
            Outcome::Draw { .. } => Ok(Some(PdnNote::OtherResult { result, reason })),
            Outcome::Win { .. } => Err(PdnFault::OtherResult { result, reason }),
        };
    }
    let done = match loser {
        Some(seat) => table.resign(seat, Millis::ZERO).is_ok(),
        None => [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .all(|seat| table.offer_draw(seat, Millis::ZERO).is_ok()),
    };
    if done { Ok(None) } else { Err(unplayable(&format!("it cannot end with {result}"))) }
}

fn unplayable(why: &impl ToString) -> PdnFault {
    PdnFault::Unplayable(why.to_string())
}
