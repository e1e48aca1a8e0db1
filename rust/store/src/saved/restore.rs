//! From a document to the match.

use prise_game::{
    Adjudication, ClockSetup, Control, DrawOffer, FirstEnd, Game, Level, LevelError, Log, LogEntry,
    LogEvent, Marks, Match, Millis, Outcome, Player, ReplayError, Rules, RulesError, Seat, Setup,
    Shuffle, Start, TurnState, Unrated,
};
use thiserror::Error;

use super::form::{SavedClock, SavedFirstEnd, SavedMatch, SavedOffer, SavedPlayer, SavedShuffle};

/// A match that was restored, and what had to be done for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored<G: Game> {
    /// The match. Its clock stands until it is resumed.
    pub table: Match<G>,
    /// What was lost on the way; nothing if the match is exactly what was saved.
    pub repair: Option<Repair>,
}

/// What was lost in restoring a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Repair {
    /// The moves that had been undone could not be played; the match itself is whole.
    RedoDropped {
        /// What was wrong with them.
        why: String,
    },
    /// The history could not be played. The match goes on from the position on the board, with
    /// its configuration and its clocks, and with a history that starts here.
    StartedFresh {
        /// What was wrong with the history.
        why: String,
    },
}

/// Why a match cannot be restored at all.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RestoreError {
    /// It is a match of another game.
    #[error("this is a match of '{found}', not of '{wanted}'")]
    OtherGame {
        /// The game of the document.
        found: String,
        /// The game that was asked for.
        wanted: &'static str,
    },
    /// The rules do not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A player's level does not exist.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// The clock is of no known kind.
    #[error("'{0}' is not a kind of clock")]
    Clock(String),
    /// The seed is not a number.
    #[error("'{0}' is not a seed")]
    Seed(String),
    /// What the game was dealt from is not what it should be. It is not repeated here.
    #[error("the secret of the deal cannot be read")]
    Secret,
    /// Neither the history nor the position can be made sense of.
    #[error(
        "the history cannot be played ({history}), and the position cannot be read ({position})"
    )]
    Lost {
        /// What is wrong with the history.
        history: String,
        /// What is wrong with the position.
        position: String,
    },
}

impl SavedMatch {
    /// Makes the match again by playing its history through the rules.
    ///
    /// If the history cannot be played, or leads somewhere else than to the position that was
    /// saved, the match starts afresh from that position, as [`Restored::repair`] tells.
    ///
    /// # Errors
    /// If it is another game's match, or if the configuration, or both the history and the
    /// position, cannot be read.
    pub fn restore<G: Game>(&self) -> Result<Restored<G>, RestoreError> {
        if self.game != G::ID {
            return Err(RestoreError::OtherGame { found: self.game.clone(), wanted: G::ID });
        }
        let setup = self.setup::<G>()?;
        let why = match self.log().and_then(|log| self.replay::<G>(&setup, &log)) {
            Ok(restored) => return Ok(restored),
            Err(why) => why,
        };
        let fresh = setup.with_start(Start::Position(self.now.position.clone()));
        match Match::replay(fresh, &self.fresh_log()) {
            Ok(table) => Ok(Restored { table, repair: Some(Repair::StartedFresh { why }) }),
            Err(error) => Err(RestoreError::Lost { history: why, position: error.to_string() }),
        }
    }

    /// Plays the log, if need be without what had been undone.
    fn replay<G: Game>(&self, setup: &Setup<G::Rules>, log: &Log) -> Result<Restored<G>, String> {
        let (table, repair) = match Match::replay(setup.clone(), log) {
            Ok(table) => (table, None),
            Err(error) if failed_after(&error, log.played) => {
                let mut played = log.clone();
                played.entries.truncate(log.played);
                let table =
                    Match::replay(setup.clone(), &played).map_err(|error| error.to_string())?;
                (table, Some(Repair::RedoDropped { why: error.to_string() }))
            }
            Err(error) => return Err(error.to_string()),
        };
        self.check_position(&table)?;
        Ok(Restored { table, repair })
    }

    /// Compares where the history leads to with where the match stood. A position that is
    /// missing or cannot be read proves nothing.
    fn check_position<G: Game>(&self, table: &Match<G>) -> Result<(), String> {
        let (saved, played) = (&self.now.position, table.game());
        if *saved == played.write() {
            return Ok(());
        }
        let Ok(shown) = G::read(table.setup().rules(), saved) else { return Ok(()) };
        // The player reads this: what lies face-down stays out of it.
        let (played, shown) = (played.write_public(), shown.write_public());
        Err(format!("the history leads to '{played}', but the board showed '{shown}'"))
    }

    fn setup<G: Game>(&self) -> Result<Setup<G::Rules>, RestoreError> {
        let players = self.players.iter().map(player).collect::<Result<Vec<_>, LevelError>>()?;
        let seed = match self.seed.as_str() {
            "" => 0,
            text => text.parse().map_err(|_| RestoreError::Seed(text.to_owned()))?,
        };
        let start = match (&self.start, &self.shuffle, &self.secret) {
            (Some(text), ..) => Start::Position(text.clone()),
            (None, Some(saved), _) => Start::Shuffled(shuffle(saved)?),
            (None, None, Some(seed)) => {
                Start::Dealt(seed.parse().map_err(|_| RestoreError::Secret)?)
            }
            (None, None, None) => Start::Opening,
        };
        let clock = self.clock.as_ref().map(clock).transpose()?;
        Ok(Setup::new(G::Rules::from_text(&self.rules)?, players)
            .with_clock(clock)
            .with_start(start)
            .with_seed(seed)
            .with_practice(self.practice))
    }

    fn log(&self) -> Result<Log, String> {
        let texts = self.history.iter().chain(&self.redo);
        let mut entries = texts
            .enumerate()
            .map(|(index, text)| {
                let spent = Millis::new(self.ms.get(index).copied().unwrap_or_default());
                let event = event(text).ok_or_else(|| format!("entry {}: '{text}'", index + 1))?;
                Ok(LogEntry { event, spent, after: TurnState::default() })
            })
            .collect::<Result<Vec<_>, String>>()?;
        let mut opening = TurnState::default();
        for state in &self.turn_states {
            let place = match state.ply.checked_sub(1) {
                Some(index) => entries.get_mut(index).map(|entry| &mut entry.after),
                None => Some(&mut opening),
            };
            // The state of a moment that does not exist has no meaning.
            if let Some(place) = place {
                *place = TurnState {
                    used: Millis::new(state.used),
                    offer: state.offer.as_ref().map(offer),
                };
            }
        }
        let opening_times = self.opening_times.as_deref().map(millis);
        let (played, marks) = (self.history.len(), self.marks());
        Ok(Log { opening_times, opening, entries, played, marks })
    }

    /// The log of a match that goes on from the position on the board: only the clocks are kept.
    fn fresh_log(&self) -> Log {
        let opening_times = self.now.times.as_deref().map(millis);
        let (opening, entries) = (TurnState::default(), Vec::new());
        Log { opening_times, opening, entries, played: 0, marks: self.marks() }
    }

    fn marks(&self) -> Marks {
        let unrated = self.unrated();
        Marks {
            taken_back: unrated.contains(&Unrated::TakeBack),
            hinted: unrated.contains(&Unrated::Hint),
            first_end: self.first_end.as_ref().and_then(first_end),
        }
    }
}

/// Whether everything that had been played went well, and only what had been undone did not.
fn failed_after<E: std::error::Error>(error: &ReplayError<E>, played: usize) -> bool {
    match error {
        ReplayError::Move { ply, .. }
        | ReplayError::Adjudication { ply, .. }
        | ReplayError::Offer { ply, .. } => *ply > played,
        _ => false,
    }
}

/// The first end of a match, if it is one that is known here.
fn first_end(saved: &SavedFirstEnd) -> Option<FirstEnd> {
    let reason = saved.outcome.reason.as_ref()?;
    let outcome = match saved.outcome.winner.map(Seat::new) {
        Some(winner) => Outcome::Win { winner, reason: reason.parse().ok()? },
        None => Outcome::Draw { reason: reason.parse().ok()? },
    };
    Some(FirstEnd { outcome, places: saved.outcome.places.clone(), is_left: saved.is_left })
}

fn event(text: &str) -> Option<LogEvent> {
    let Some(adjudication) = text.strip_prefix('!') else {
        return Some(LogEvent::Move(text.to_owned()));
    };
    let seat = |text: &str| text.parse().ok().map(Seat::new);
    let adjudication = match adjudication.split_once(' ') {
        Some(("resign", number)) => Adjudication::Resign(seat(number)?),
        Some(("flag", number)) => Adjudication::FlagFell(seat(number)?),
        None if adjudication == "draw" => Adjudication::DrawAgreed,
        _ => return None,
    };
    Some(LogEvent::Adjudication(adjudication))
}

fn shuffle(saved: &SavedShuffle) -> Result<Shuffle, RestoreError> {
    let secret = saved.secret.parse().map_err(|_| RestoreError::Secret)?;
    let contribution = saved.contribution.parse().map_err(|_| RestoreError::Secret)?;
    Ok(Shuffle::new(secret, contribution))
}

fn player(saved: &SavedPlayer) -> Result<Player, LevelError> {
    match saved.level {
        Some(level) => Ok(Player::ai(saved.name.clone(), Level::new(level)?)),
        None => Ok(Player::human(saved.name.clone())),
    }
}

fn clock(saved: &SavedClock) -> Result<ClockSetup, RestoreError> {
    let bonus = Millis::new(saved.bonus);
    let control = match saved.kind.as_str() {
        "per-move" => Control::PerMove,
        "sudden-death" => Control::SuddenDeath,
        "fischer" => Control::Fischer { increment: bonus },
        "bronstein" => Control::Bronstein { delay: bonus },
        "hourglass" => Control::Hourglass,
        other => return Err(RestoreError::Clock(other.to_owned())),
    };
    Ok(ClockSetup::new(control, millis(&saved.times))
        .stopping_in_background(saved.stops_in_background))
}

fn offer(saved: &SavedOffer) -> DrawOffer {
    let seats = saved.agreed.iter().map(|seat| Seat::new(*seat));
    seats.fold(DrawOffer::new(Seat::new(saved.by)), DrawOffer::agreed_by)
}

fn millis(times: &[u64]) -> Vec<Millis> {
    times.iter().map(|time| Millis::new(*time)).collect()
}
