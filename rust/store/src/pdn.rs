//! Draughts games as PDN, out and in.

use prise_draughts::{Draughts, DrawRules, Position, pdn};
use prise_game::{Game, Match, Millis, Outcome, Player, Seat, Setup, Start};
use thiserror::Error;

use crate::schema::next_id;
use crate::store::{file, put_match};
use crate::{
    MatchId, Record, RecordQuery, RestoreError, SavedMatch, Store, StoreError, UnixMillis,
};

/// What an import of PDN text brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PdnImport {
    /// The finished games, in the order of the text.
    pub records: Vec<MatchId>,
    /// The games without a result, which can be played on.
    pub matches: Vec<MatchId>,
    /// What could not be taken, and why.
    pub problems: Vec<PdnProblem>,
}

/// A game that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnProblem {
    /// Which game of the text, from 1.
    pub game: usize,
    /// The line of the fault, from 1; nothing where the game reads well but cannot be kept.
    pub line: Option<usize>,
    /// What is wrong.
    pub why: PdnFault,
}

/// Why a game could not be taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PdnFault {
    /// Its text cannot be read.
    #[error(transparent)]
    Text(pdn::Problem),
    /// By the rules it was over before its last move.
    #[error("it goes on after the end ({reason}) at move {number}")]
    GoesOn {
        /// Why it was over, by its name in records.
        reason: &'static str,
        /// The number of the move with which it goes on.
        number: usize,
    },
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

impl SavedMatch {
    /// A draughts match as a PDN game, without what was undone.
    ///
    /// # Errors
    /// If it is another game's match or cannot be restored.
    pub fn to_pdn(&self) -> Result<pdn::PdnGame, RestoreError> {
        let table = self.restore::<Draughts>()?.table;
        let opening = table.review(0).map_or_else(Position::start, |it| *it.game().position());
        let mut game = pdn::PdnGame::new(opening);
        for (name, player) in ["White", "Black"].into_iter().zip(table.setup().players()) {
            game.set_tag(name, &player.name);
            let kind = if player.is_human() { "human" } else { "program" };
            game.set_tag(&format!("{name}Type"), kind);
        }
        for mv in table.history().iter().filter_map(prise_game::Entry::as_move) {
            // The history was just played by the same rules.
            let _ = game.push(mv.into());
        }
        game.set_result(match table.outcome() {
            None => pdn::Result::Unknown,
            Some(Outcome::Draw { .. }) => pdn::Result::Draw,
            Some(Outcome::Win { winner: Seat::FIRST, .. }) => pdn::Result::WhiteWins,
            Some(Outcome::Win { .. }) => pdn::Result::BlackWins,
        });
        Ok(game)
    }
}

impl Record {
    /// A finished draughts game as PDN, with the tags it came with, if it was imported.
    ///
    /// # Errors
    /// If it is a record of another game or cannot be restored.
    pub fn to_pdn(&self) -> Result<pdn::PdnGame, RestoreError> {
        let mut game = self.saved.to_pdn()?;
        game.set_tag("Date", &self.finished.to_date());
        for (name, value) in self.tags.iter().flatten() {
            game.set_tag(name, value);
        }
        Ok(game)
    }
}

impl Store {
    /// All finished draughts games as one PDN text, oldest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn export_pdn(&self) -> Result<String, StoreError> {
        let query = RecordQuery::newest(usize::MAX).of_game(Draughts::ID);
        let records = self.records(&query)?.items;
        let games = records.iter().rev().filter_map(|(_, record)| record.to_pdn().ok());
        Ok(games.map(|game| game.to_string()).collect())
    }

    /// Adds the games of a PDN text: those with a result as finished games, the others as matches
    /// between two people. They are somebody else's, so they count in no statistics.
    ///
    /// # Errors
    /// If the store cannot be written. Nothing is added then.
    pub fn import_pdn(&self, text: &str, at: UnixMillis) -> Result<PdnImport, StoreError> {
        let reading = pdn::read(text);
        let faults: Vec<_> = reading.faults.iter().map(|fault| fault.game).collect();
        let sound = reading
            .games
            .iter()
            .enumerate()
            .map(|(index, game)| (index + 1, game))
            .filter(|(number, _)| !faults.contains(number));
        let mut problems: Vec<_> = reading.faults.iter().map(problem).collect();
        let mut games = Vec::new();
        for (number, game) in sound {
            match played(game) {
                Ok(table) => games.push((SavedMatch::of(&table, Millis::ZERO), game)),
                Err(why) => problems.push(PdnProblem { game: number, line: None, why }),
            }
        }
        problems.sort_by_key(|problem| problem.game);
        self.connection.write(|transaction| {
            let mut import = PdnImport { problems: problems.clone(), ..PdnImport::default() };
            for (saved, game) in &games {
                let id = next_id(transaction)?;
                let finished = game.tag("Date").and_then(UnixMillis::from_date).unwrap_or(at);
                if let Some(record) = Record::of(saved, finished, finished) {
                    let record = Record { tags: Some(game.tags().to_vec()), ..record };
                    file(transaction, id, record, false)?;
                    import.records.push(MatchId::new(id));
                } else {
                    put_match(transaction, id, saved, at, at)?;
                    import.matches.push(MatchId::new(id));
                }
            }
            Ok(import)
        })
    }
}

fn problem(fault: &pdn::Fault) -> PdnProblem {
    let (line, why) = (Some(fault.place.line), PdnFault::Text(fault.problem.clone()));
    PdnProblem { game: fault.game, line, why }
}

/// The match that a game tells of. Of the two sets of draw rules the one is taken by which the
/// game could be played to its end.
fn played(game: &pdn::PdnGame) -> Result<Match<Draughts>, PdnFault> {
    let rules = [DrawRules::Standard, DrawRules::Fmjd2015];
    let [standard, other] = rules.map(|rules| played_by(rules, game));
    standard.or_else(|why| other.map_err(|_| why))
}

fn played_by(rules: DrawRules, game: &pdn::PdnGame) -> Result<Match<Draughts>, PdnFault> {
    let name = |tag: &str| Player::human(game.tag(tag).unwrap_or("?"));
    let start = *game.start();
    let start = if start == Position::start() {
        Start::Opening
    } else {
        Start::Position(start.to_string())
    };
    let setup = Setup::new(rules, vec![name("White"), name("Black")]).with_start(start);
    let mut table = Match::<Draughts>::new(setup).map_err(|error| unplayable(&error))?;
    for (index, mv) in game.moves().iter().enumerate() {
        if let Some(outcome) = table.outcome() {
            let (reason, number) = (outcome.reason_name(), index / 2 + 1);
            return Err(PdnFault::GoesOn { reason, number });
        }
        table.play(mv.mv, Millis::ZERO).map_err(|error| unplayable(&error))?;
    }
    end(&mut table, game.result())?;
    Ok(table)
}

/// Ends a match as its PDN result says, where the board does not: a win without one was a
/// resignation, a draw was agreed.
fn end(table: &mut Match<Draughts>, result: pdn::Result) -> Result<(), PdnFault> {
    let (winner, ruling) = match result {
        pdn::Result::Unknown => return Ok(()),
        pdn::Result::Draw => (None, None),
        pdn::Result::WhiteWins => (Some(Seat::FIRST), Some(Seat::SECOND)),
        pdn::Result::BlackWins => (Some(Seat::SECOND), Some(Seat::FIRST)),
    };
    if let Some(outcome) = table.outcome() {
        return if outcome.winner() == winner {
            Ok(())
        } else {
            Err(PdnFault::OtherResult { result, reason: outcome.reason_name() })
        };
    }
    let done = match ruling {
        Some(seat) => table.resign(seat, Millis::ZERO).is_ok(),
        None => [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .all(|seat| table.offer_draw(seat, Millis::ZERO).is_ok()),
    };
    if done { Ok(()) } else { Err(unplayable(&format!("it cannot end with {result}"))) }
}

fn unplayable(why: &impl ToString) -> PdnFault {
    PdnFault::Unplayable(why.to_string())
}
