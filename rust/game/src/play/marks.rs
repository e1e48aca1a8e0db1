//! What a match keeps in mind beside its moves: what makes it unrated, and its first end.

use super::{Match, Review};
use crate::reasons::reasons;
use crate::{Game, Outcome, Seat, Start, Step};

reasons! {
    /// Why a match does not count for the rating.
    Unrated {
        /// It is not one person against computer players.
        NotAgainstComputer,
        /// It began from a position, or from a deal that somebody chose by its number.
        OtherStart,
        /// It is practice.
        Practice,
        /// A move was taken back.
        TakeBack,
        /// A person was given a hint or an analysis while it ran.
        Hint,
        /// It goes on after its end. The first end is what counts.
        Continuation,
    }
}

/// What has happened to a match beside its moves. Nothing here is ever unsaid: no undo takes it
/// back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Whether a move was taken back before the match had ended.
    pub taken_back: bool,
    /// Whether a person was given a hint or an analysis before the match had ended.
    pub hinted: bool,
    /// The first end of the match, once it has come.
    pub first_end: Option<FirstEnd>,
}

/// The first end of a match: the result that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstEnd {
    /// How the game ended.
    pub outcome: Outcome,
    /// The [place](Match::places) of every seat.
    pub places: Vec<u8>,
    /// Whether the match has gone another way since: the end was undone and something else was
    /// played.
    pub is_left: bool,
}

impl<G: Game> Match<G> {
    /// A person gets a hint or an analysis of the match. Afterwards, when the game is over, that
    /// changes nothing.
    pub fn note_hint(&mut self) {
        if self.marks.first_end.is_none() {
            self.marks.hinted = true;
        }
    }

    /// What is kept in mind beside the moves.
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The first end of the match, which counts, once it has come.
    pub const fn first_end(&self) -> Option<&FirstEnd> {
        self.marks.first_end.as_ref()
    }

    /// Whether the match goes on, or went on, after its first end.
    pub fn is_continuation(&self) -> bool {
        self.first_end().is_some_and(|end| end.is_left || self.outcome().is_none())
    }

    /// Why the match does not count for the rating; empty if it does.
    pub fn unrated(&self) -> Vec<Unrated> {
        let holds = |reason: &Unrated| match reason {
            Unrated::NotAgainstComputer => {
                let people = self.setup.players().iter().filter(|player| player.is_human()).count();
                people != 1
            }
            Unrated::OtherStart => match self.setup.start() {
                Start::Position(_) => true,
                start => G::HIDES_PIECES && *start == Start::Opening,
            },
            Unrated::Practice => self.setup.is_practice(),
            Unrated::TakeBack => self.marks.taken_back,
            Unrated::Hint => self.marks.hinted,
            Unrated::Continuation => self.is_continuation(),
        };
        Unrated::ALL.iter().copied().filter(holds).collect()
    }

    /// The place of every seat, 1 for the best; nothing before the end. See [`Review::places`].
    pub fn places(&self) -> Option<Vec<u8>> {
        self.review(self.played)?.places()
    }

    /// Takes note of the end of the match, if it is the first one, and of whatever follows it.
    pub(super) fn note_entry(&mut self) {
        let first_end = self.marks.first_end.take();
        self.marks.first_end = match (first_end, self.outcome().zip(self.places())) {
            (Some(end), _) => Some(FirstEnd { is_left: true, ..end }),
            (None, Some((outcome, places))) => Some(FirstEnd { outcome, places, is_left: false }),
            (None, None) => None,
        };
    }
}

impl<G: Game> Review<'_, G> {
    /// The place of every seat, 1 for the best; nothing before the end.
    ///
    /// The winner is first, and so are all who are still in when the game is drawn. Whoever left
    /// earlier comes behind whoever left later; those who left together share a place.
    pub fn places(&self) -> Option<Vec<u8>> {
        let game = self.game();
        let outcome = game.outcome()?;
        let stayed = |seat: Seat| match outcome {
            Outcome::Win { winner, .. } if winner == seat => usize::MAX,
            Outcome::Draw { .. } if !game.is_out(seat) => usize::MAX,
            _ if game.is_out(seat) => self.ply_of_leaving(seat).unwrap_or_default(),
            _ => self.ply(),
        };
        let stays: Vec<_> = game.seats().iter().map(stayed).collect();
        let place = |stay: &usize| 1 + stays.iter().filter(|other| *other > stay).count() as u8;
        Some(stays.iter().map(place).collect())
    }

    /// How many entries had been played when this player left the rotation; nothing if the player
    /// was out from the start.
    fn ply_of_leaving(&self, seat: Seat) -> Option<usize> {
        let leaves = |step: &Step| *step == Step::Eliminate { seat };
        self.entries().iter().position(|entry| entry.steps().iter().any(leaves)).map(|at| at + 1)
    }
}
