//! One game against another program.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use prise_draughts::{Color, Draughts, Move};
use prise_game::{Game, Outcome};
use prise_search::{Limits, StopToken};

use super::message::{Claim, GameRequest, Message, Played};
use super::wire::Wire;
use crate::engine::{Brain, Clock, Pace, SearchRequest};
use crate::output::warn;

/// How long to think about a move where no time is agreed.
const WITHOUT_CLOCK: Duration = Duration::from_secs(1);

/// A game at the table.
pub(crate) struct DxpGame {
    start: Draughts,
    game: Draughts,
    played: Vec<Move>,
    us: Color,
    /// The time for the whole game; nothing without a clock.
    time: Option<Duration>,
    /// How many moves each player makes; nothing without a limit.
    moves: Option<u32>,
    /// The same time for every move, whatever the clock says.
    move_time: Option<Duration>,
    used: Duration,
}

/// How a game ended, as we see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) result: Claim,
    /// Whether the other side wants no more games.
    pub(crate) stop: bool,
}

impl DxpGame {
    /// The game that a request describes.
    pub(crate) fn new(
        request: &GameRequest,
        us: Color,
        draws: prise_draughts::DrawRules,
        move_time: Option<Duration>,
    ) -> Self {
        let start = match request.start {
            None => Draughts::start(&draws, 0),
            Some(position) => Draughts::from_position(position, draws),
        };
        Self {
            game: start.clone(),
            start,
            played: Vec::new(),
            us,
            time: Some(Duration::from_secs(60 * u64::from(request.minutes)))
                .filter(|time| !time.is_zero()),
            moves: Some(u32::from(request.moves)).filter(|moves| *moves > 0),
            move_time,
            used: Duration::ZERO,
        }
    }

    /// How many moves were made, by both together.
    pub(crate) fn plies(&self) -> usize {
        self.played.len()
    }

    /// Why the game ended, where the rules say so.
    pub(crate) fn reason(&self) -> Option<&'static str> {
        self.game.outcome().map(Outcome::reason_name)
    }

    /// Plays to the end.
    pub(crate) fn play(&mut self, wire: &mut Wire, brain: &Brain) -> Result<Ended> {
        brain.forget();
        loop {
            if self.game.position().to_move() == self.us {
                if let Some(claim) = self.claim() {
                    return end(wire, claim);
                }
                self.answer(wire, brain)?;
            } else if let Some(ended) = self.hear(wire)? {
                return Ok(ended);
            }
        }
    }

    /// What we say of a game that is over when it would be our turn.
    fn claim(&self) -> Option<Claim> {
        let outcome = self.game.outcome();
        let is_broken_off = self.moves.is_some_and(|moves| self.plies() >= 2 * moves as usize);
        match outcome {
            Some(Outcome::Win { winner, .. }) if winner == self.us.seat() => Some(Claim::Win),
            Some(Outcome::Win { .. }) => Some(Claim::Loss),
            Some(Outcome::Draw { .. }) => Some(Claim::Draw),
            None => is_broken_off.then_some(Claim::Unknown),
        }
    }

    /// Thinks, and sends the move.
    fn answer(&mut self, wire: &mut Wire, brain: &Brain) -> Result<()> {
        let request = SearchRequest::new(&self.game, Limits::NONE, self.pace());
        let request = request.context("there is no move to play")?;
        let began = OnceLock::from(Instant::now());
        let mut best = None;
        brain.think(&request, &began, &StopToken::default(), &mut |_| {}, |thought| {
            best = thought.best;
        });
        let mv = best.context("there is no move to play")?;
        let took = began.get().map_or(Duration::ZERO, Instant::elapsed);
        self.used += took;
        let seconds = u16::try_from(took.as_secs()).unwrap_or(u16::MAX);
        wire.send(&Message::Move(Played::new(mv, seconds)))?;
        self.make(mv);
        Ok(())
    }

    fn pace(&self) -> Pace {
        if let Some(time) = self.move_time {
            return Pace::Fixed(time);
        }
        let Some(time) = self.time else { return Pace::Fixed(WITHOUT_CLOCK) };
        let made = self.plies() as u32 / 2;
        Clock {
            left: time.as_secs_f64() - self.used.as_secs_f64(),
            increment: 0.0,
            moves: self.moves.map(|moves| moves.saturating_sub(made).max(1)),
        }
        .pace()
    }

    /// Waits until it is our turn, or the game is over.
    fn hear(&mut self, wire: &mut Wire) -> Result<Option<Ended>> {
        match wire.receive()?.context("the other side went away in the middle of the game")? {
            Message::Move(played) => {
                let Some(mv) = played.find(self.game.position()) else {
                    let text = format!("{}-{} is not legal here", played.from, played.to);
                    wire.send(&Message::Chat(text.clone()))?;
                    wire.send(&Message::GameEnd { claim: Claim::Unknown, stop: true })?;
                    bail!("{text}: {}", self.game.write());
                };
                self.make(mv);
            }
            Message::GameEnd { claim, stop } => {
                wire.send(&Message::GameEnd { claim: Claim::Unknown, stop })?;
                return Ok(Some(Ended { result: claim.turned(), stop }));
            }
            Message::BackRequest { number, to_move } => {
                let is_back = self.go_back(number, to_move);
                let code = if is_back { '0' } else { '2' };
                wire.send(&Message::BackAnswer { code })?;
            }
            Message::GameRequest(_) => {
                let name = super::NAME.to_owned();
                wire.send(&Message::GameAnswer { name, code: '2' })?;
            }
            Message::Chat(text) => warn(format_args!("they say: {text}")),
            Message::GameAnswer { .. } | Message::BackAnswer { .. } => {}
        }
        Ok(None)
    }

    fn make(&mut self, mv: Move) {
        self.game.play_unchecked(mv);
        self.played.push(mv);
    }

    /// Takes moves back; whether there are so many.
    fn go_back(&mut self, number: u16, to_move: Color) -> bool {
        let half = |color: Color| usize::from(color == Color::Black);
        let ply = 2 * (usize::from(number).saturating_sub(1)) + half(to_move);
        let ply = ply.checked_sub(half(self.start.position().to_move()));
        let Some(ply) = ply.filter(|ply| *ply <= self.played.len()) else { return false };
        self.game = self.start.clone();
        self.played.truncate(ply);
        for mv in &self.played {
            self.game.play_unchecked(*mv);
        }
        true
    }
}

/// Says that the game is over, and waits for the other side to have heard it.
fn end(wire: &mut Wire, claim: Claim) -> Result<Ended> {
    wire.send(&Message::GameEnd { claim, stop: false })?;
    let mut stop = false;
    while let Some(message) = wire.receive()? {
        match message {
            Message::GameEnd { stop: wanted, .. } => {
                stop = wanted;
                break;
            }
            Message::Chat(text) => warn(format_args!("they say: {text}")),
            _ => {}
        }
    }
    Ok(Ended { result: claim, stop })
}
