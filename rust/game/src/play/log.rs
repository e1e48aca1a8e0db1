//! A match as text values, from which it is rebuilt by replay.

use std::error::Error;

use thiserror::Error;

use super::entry::playing;
use crate::{
    Adjudication, AdjudicationError, Clocks, DrawOffer, Event, FindMoveError, Game, Marks, Match,
    Millis, Seat, Setup, SetupError,
};

/// All that a match is beside its [`Setup`]: what was played, in notation, and what only the
/// players know (how long they thought, who offered a draw).
///
/// Snapshots are not part of it: the rules make them again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    /// What each seat had on the clock at the opening, where that is not what the setup says: a
    /// match that goes on from a position keeps its clocks.
    pub opening_times: Option<Vec<Millis>>,
    /// The state of the opening moment.
    pub opening: TurnState,
    /// What was played, oldest first, and after it what was undone.
    pub entries: Vec<LogEntry>,
    /// How many of the entries count; the others can be redone.
    pub played: usize,
    /// What is kept in mind beside the moves. A log of an older version has none, and what can be
    /// told from its entries is.
    pub marks: Marks,
}

/// What the players have done in a moment without ending it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnState {
    /// How long the player whose turn it is has thought.
    pub used: Millis,
    /// The draw that is on offer.
    pub offer: Option<DrawOffer>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// What happened.
    pub event: LogEvent,
    /// How long the player whose turn it was took.
    pub spent: Millis,
    /// The state of the moment that followed.
    pub after: TurnState,
}

/// What happened, as text where it is a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogEvent {
    /// A move in the game's notation.
    Move(String),
    /// A resignation, a fallen flag, an agreed draw.
    Adjudication(Adjudication),
}

/// Why a match cannot be rebuilt from a log.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError<E: Error + 'static> {
    /// The setup does not fit the game.
    #[error(transparent)]
    Setup(#[from] SetupError<E>),
    /// A move does not fit the position in which it stands.
    #[error("entry {ply}: {error}")]
    Move {
        /// The entry, counted from 1.
        ply: usize,
        /// What is wrong with the move.
        error: FindMoveError,
    },
    /// An adjudication does not fit the position in which it stands.
    #[error("entry {ply}: {error}")]
    Adjudication {
        /// The entry, counted from 1.
        ply: usize,
        /// What is wrong with the adjudication.
        error: AdjudicationError,
    },
    /// A draw is offered by or agreed with a player who is not in the game.
    #[error("entry {ply}: a draw is offered by seat {seat}, which is not in the game")]
    Offer {
        /// The entry that the offer follows, counted from 1; 0 for the opening.
        ply: usize,
        /// The seat in question.
        seat: Seat,
    },
    /// More entries count than there are.
    #[error("{played} entries are said to be played, but there are {entries}")]
    Played {
        /// How many are said to count.
        played: usize,
        /// How many there are.
        entries: usize,
    },
    /// The opening does not have one time a seat.
    #[error("the game has {seats} seats, but {times} times are given for the opening")]
    OpeningTimes {
        /// How many seats the game has.
        seats: usize,
        /// How many times are given.
        times: usize,
    },
}

impl<G: Game> Match<G> {
    /// The state of every moment, that of the opening first, with the time booked up to now.
    pub fn turn_states(&self, now: Millis) -> impl Iterator<Item = TurnState> + '_ {
        (0..=self.entries.len()).map(move |ply| {
            let moment = self.moment(ply);
            let used = if ply == self.played { self.used(now) } else { moment.used };
            TurnState { used, offer: moment.offer.clone() }
        })
    }

    /// What each seat had on the clock at the opening, where that is not what the setup says.
    pub fn opening_times(&self) -> Option<Vec<Millis>> {
        let left = self.review(0).and_then(|opening| opening.clock())?.left;
        self.setup.clock().is_some_and(|clock| clock.times() != left).then_some(left)
    }

    /// The match as text values, with the time booked up to now.
    pub fn log(&self, now: Millis) -> Log {
        let mut states = self.turn_states(now);
        let opening = states.next().unwrap_or_default();
        let entries = self.entries.iter().zip(states).map(|(entry, after)| LogEntry {
            event: match entry.event {
                Event::Move(_) => LogEvent::Move(entry.notation.clone().unwrap_or_default()),
                Event::Adjudication(adjudication) => LogEvent::Adjudication(adjudication),
            },
            spent: entry.spent,
            after,
        });
        Log {
            opening_times: self.opening_times(),
            opening,
            entries: entries.collect(),
            played: self.played,
            marks: self.marks.clone(),
        }
    }

    /// Rebuilds a match by playing its log through the rules. Its clock stands until
    /// [`resume`](Self::resume).
    ///
    /// # Errors
    /// Says which entry does not fit.
    pub fn replay(
        setup: Setup<G::Rules>,
        log: &Log,
    ) -> Result<Self, ReplayError<G::PositionError>> {
        let mut table = Self::new(setup)?;
        if log.played > log.entries.len() {
            let entries = log.entries.len();
            return Err(ReplayError::Played { played: log.played, entries });
        }
        table.set_opening_times(log.opening_times.as_ref())?;
        for (index, entry) in log.entries.iter().enumerate() {
            table.current_mut().used = entry.spent;
            table.replay_event(index + 1, &entry.event)?;
        }
        // Entering has emptied the states; now each moment gets its own back.
        let states = std::iter::once(&log.opening).chain(log.entries.iter().map(|it| &it.after));
        for (ply, state) in states.enumerate() {
            table.played = ply;
            table.replay_turn_state(state)?;
        }
        table.played = log.played;
        table.replay_marks(log);
        Ok(table)
    }

    fn replay_event(
        &mut self,
        ply: usize,
        event: &LogEvent,
    ) -> Result<(), ReplayError<G::PositionError>> {
        match event {
            LogEvent::Move(text) => {
                let game = self.game();
                let found = game.find_move(text).and_then(|mv| {
                    game.require_legal(mv).map_err(|_| FindMoveError::illegal(text, ""))?;
                    Ok((mv, game.notation(mv)))
                });
                let (mv, notation) = found.map_err(|error| ReplayError::Move { ply, error })?;
                self.enter_move(mv, notation);
            }
            LogEvent::Adjudication(adjudication) => {
                self.enter_adjudication(*adjudication)
                    .map_err(|error| ReplayError::Adjudication { ply, error })?;
            }
        }
        Ok(())
    }

    /// Playing the entries has found the first end, if it is among them. What was undone without
    /// one was taken back.
    fn replay_marks(&mut self, log: &Log) {
        let Marks { taken_back, hinted, first_end } = log.marks.clone();
        let first_end = first_end.or_else(|| self.marks.first_end.take());
        let has_redo = log.played < log.entries.len();
        let taken_back = taken_back || has_redo && first_end.is_none();
        self.marks = Marks { taken_back, hinted, first_end };
    }

    fn set_opening_times(
        &mut self,
        times: Option<&Vec<Millis>>,
    ) -> Result<(), ReplayError<G::PositionError>> {
        let Some(times) = times else { return Ok(()) };
        let game = &self.opening.game;
        let seats = game.seats().count();
        if times.len() != seats {
            return Err(ReplayError::OpeningTimes { seats, times: times.len() });
        }
        if self.opening.clocks.is_some() {
            let clocks = Clocks::with_times(times.clone(), game.to_move(), &playing(game));
            self.opening.clocks = Some(clocks);
        }
        Ok(())
    }

    /// Puts the thinking time and the offer of the log into the current moment.
    fn replay_turn_state(
        &mut self,
        state: &TurnState,
    ) -> Result<(), ReplayError<G::PositionError>> {
        let in_game = self.current().playing();
        if let Some(offer) = &state.offer
            && let Some(&seat) = offer.agreed().iter().find(|seat| !in_game.contains(seat))
        {
            return Err(ReplayError::Offer { ply: self.played, seat });
        }
        let moment = self.current_mut();
        moment.used = state.used;
        moment.offer.clone_from(&state.offer);
        Ok(())
    }
}
