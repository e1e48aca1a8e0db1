//! What a board needs to know of a match.

use super::entry::Moment;
use crate::{
    DrawOffer, Entry, Game, Match, Millis, Outcome, Piece, Player, Seat, Setup, UndoRefusal,
};

/// A captured piece and who took it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capture {
    /// Who took it.
    pub by: Seat,
    /// What it was.
    pub piece: Piece,
}

/// What the clocks show.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ClockReading {
    /// The time each seat has left.
    pub left: Vec<Millis>,
    /// Whose clock runs; nobody's while the clock stands or when the game is over.
    pub running: Option<Seat>,
}

impl<G: Game> Match<G> {
    /// The configuration, which never changes.
    pub const fn setup(&self) -> &Setup<G::Rules> {
        &self.setup
    }

    /// The game as it stands now.
    pub fn game(&self) -> &G {
        &self.current().game
    }

    /// The end of the game, once it has come.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Whose move it is; after the end, whose it would have been.
    pub fn to_move(&self) -> Seat {
        self.game().to_move()
    }

    /// Who has to move; nobody when the game is over.
    pub fn player_to_move(&self) -> Option<&Player> {
        if self.outcome().is_some() { None } else { self.setup.player(self.to_move()) }
    }

    /// How many entries of the history lead to the current moment.
    pub const fn ply(&self) -> usize {
        self.played
    }

    /// How many entries there are with those that can be redone.
    pub const fn last_ply(&self) -> usize {
        self.entries.len()
    }

    /// The history up to the current moment, oldest first.
    pub fn history(&self) -> &[Entry<G>] {
        &self.entries[..self.played]
    }

    /// What was undone and can be redone, in the order in which it would be.
    pub fn undone(&self) -> &[Entry<G>] {
        &self.entries[self.played..]
    }

    /// The last entry of the history, a move or an adjudication.
    pub fn last_entry(&self) -> Option<&Entry<G>> {
        self.history().last()
    }

    /// Whether [`undo`](Self::undo) leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.undo_refusal().is_none()
    }

    /// Why [`undo`](Self::undo) leads nowhere, if it does not.
    pub fn undo_refusal(&self) -> Option<UndoRefusal> {
        self.may_go_back(self.played.checked_sub(1)).err()
    }

    /// Whether there is anything to redo.
    pub const fn can_redo(&self) -> bool {
        self.played < self.entries.len()
    }

    /// Whether [`take_back`](Self::take_back) leads anywhere.
    pub fn can_take_back(&self) -> bool {
        self.take_back_refusal().is_none()
    }

    /// Why [`take_back`](Self::take_back) leads nowhere, if it does not.
    pub fn take_back_refusal(&self) -> Option<UndoRefusal> {
        self.may_go_back(self.last_human_turn()).err()
    }

    /// The draw that is on offer.
    pub fn draw_offer(&self) -> Option<&DrawOffer> {
        self.current().offer.as_ref()
    }

    /// The players whose answer to the draw on offer is awaited.
    pub fn draw_answers_awaited(&self) -> Vec<Seat> {
        let Some(offer) = self.draw_offer() else { return Vec::new() };
        self.current().playing().into_iter().filter(|seat| !offer.has_agreed(*seat)).collect()
    }

    /// What the clocks show now; nothing without a clock.
    pub fn clock(&self, now: Millis) -> Option<ClockReading> {
        let runs = self.since.is_some() && self.outcome().is_none();
        self.read_clock(self.current(), self.used(now), runs)
    }

    /// The pieces captured so far, oldest first.
    pub fn captured(&self) -> Vec<Capture> {
        captured(self.history())
    }

    /// The match as it stood after `ply` entries, undone ones included; the match itself stays
    /// where it is. Nothing beyond [`last_ply`](Self::last_ply).
    pub fn review(&self, ply: usize) -> Option<Review<'_, G>> {
        (ply <= self.entries.len()).then_some(Review { table: self, ply })
    }

    fn read_clock(&self, moment: &Moment<G>, used: Millis, runs: bool) -> Option<ClockReading> {
        let (setup, clocks) = self.setup.clock().zip(moment.clocks.as_ref())?;
        let seats = moment.game.seats();
        let left = seats.iter().map(|seat| clocks.left(setup, seat, used)).collect();
        Some(ClockReading { left, running: runs.then(|| clocks.turn()) })
    }
}

/// One moment of a match, to look at. See [`Match::review`].
#[derive(Clone, Copy, Debug)]
pub struct Review<'a, G: Game> {
    table: &'a Match<G>,
    ply: usize,
}

impl<'a, G: Game> Review<'a, G> {
    /// How many entries lead to this moment.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The game as it stood.
    pub fn game(&self) -> &'a G {
        &self.table.moment(self.ply).game
    }

    /// The entry that led here.
    pub fn last_entry(&self) -> Option<&'a Entry<G>> {
        self.entries().last()
    }

    /// The pieces captured by then, oldest first.
    pub fn captured(&self) -> Vec<Capture> {
        captured(self.entries())
    }

    /// What the clocks showed when the moment began.
    pub fn clock(&self) -> Option<ClockReading> {
        self.table.read_clock(self.table.moment(self.ply), Millis::ZERO, false)
    }

    pub(super) fn entries(&self) -> &'a [Entry<G>] {
        &self.table.entries[..self.ply]
    }
}

fn captured<G: Game>(entries: &[Entry<G>]) -> Vec<Capture> {
    let taken = |entry: &Entry<G>| {
        let by = entry.turn();
        entry.captured().iter().map(move |piece| Capture { by, piece: *piece }).collect::<Vec<_>>()
    };
    entries.iter().flat_map(taken).collect()
}
