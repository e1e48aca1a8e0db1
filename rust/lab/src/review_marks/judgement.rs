//! How the review judges a game: the same reading of the engine's scores as
//! `flutter_app/lib/review/judgement.dart`, which has to pass the cases that are made here.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// How many hundredths of a man make the chances 73 %.
const SCALE: f64 = 120.0;
/// The chances that a move of each kind costs at least.
const INACCURACY: f64 = 0.05;
const MISTAKE: f64 = 0.1;
const BLUNDER: f64 = 0.15;
/// The chances that luck has to turn to be worth a mark.
const FORTUNE: f64 = 0.15;
/// An e-th of the accuracy is lost for every so much of the chances.
const ACCURACY: f64 = 0.2;

/// Somebody who has this much of the chances has not lost yet.
const STILL_IN_PLAY: f64 = 0.4;
/// Hundredths of a man: whoever is so far behind to the end has lost the game there.
const TWO_MEN: i32 = 200;

/// What a move did to the chances of the player who made it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Inaccuracy,
    Mistake,
    Blunder,
    /// What it turned up was luck, good or bad.
    Fortune,
}

/// What the engine says of one moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Moment {
    /// Whose turn it was.
    pub(super) seat: usize,
    /// How good it was for every player, by seat; nothing when the game was over.
    pub(super) scores: Option<Vec<i32>>,
    /// Whether there was but one move.
    pub(super) is_forced: bool,
    /// Whether the move that was played turned a piece up.
    pub(super) is_flip: bool,
}

/// A game that was looked through, from the first moment that counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judgement<'a> {
    pub(super) seats: usize,
    pub(super) moments: &'a [Moment],
    pub(super) winner: Option<usize>,
}

/// How one player has played.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Summary {
    pub(super) moves: u32,
    pub(super) inaccuracies: u32,
    pub(super) mistakes: u32,
    pub(super) blunders: u32,
    /// How often luck turned the player's chances.
    pub(super) fortunes: u32,
    /// The mean over all moves that were judged.
    pub(super) accuracy: Option<f64>,
}

/// How a game was lost that was lost by more than two men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Loss {
    /// The loser has a mark on the way from a game in play to one that is lost.
    Marked,
    /// Luck has one there, and the loser none.
    ByLuck,
    /// Nothing is marked there.
    Unmarked,
}

impl Judgement<'_> {
    /// The moment that tells what a moment is worth: after its forced moves, which the engine
    /// hardly looks at.
    fn telling(&self, ply: usize) -> &Moment {
        let is_passed_over = |at: usize| {
            let moment = &self.moments[at];
            moment.is_forced && !moment.is_flip && at + 1 < self.moments.len()
        };
        let mut at = ply;
        while is_passed_over(at) {
            at += 1;
        }
        &self.moments[at]
    }

    /// The chances of a player at a moment.
    pub(super) fn chance(&self, ply: usize, seat: usize) -> f64 {
        let due = 1.0 / self.seats as f64;
        match (&self.telling(ply).scores, self.winner) {
            (Some(scores), _) => {
                let score = f64::from(scores[seat]);
                if self.seats == 2 {
                    1.0 / (1.0 + (-score / SCALE).exp())
                } else {
                    (score / 1000.0 + due).clamp(0.0, 1.0)
                }
            }
            (None, None) => due,
            (None, Some(winner)) => f64::from(u8::from(winner == seat)),
        }
    }

    /// What the move that led to a moment cost its player.
    fn cost(&self, ply: usize) -> f64 {
        let seat = self.moments[ply - 1].seat;
        self.chance(ply - 1, seat) - self.chance(ply, seat)
    }

    /// What is to be said about the move that led to a moment, by what it cost.
    fn by_cost(&self, ply: usize) -> Option<Verdict> {
        let cost = self.cost(ply);
        if self.moments[ply - 1].is_flip {
            return (cost.abs() >= FORTUNE).then_some(Verdict::Fortune);
        }
        match cost {
            BLUNDER.. => Some(Verdict::Blunder),
            MISTAKE.. => Some(Verdict::Mistake),
            INACCURACY.. => Some(Verdict::Inaccuracy),
            _ => None,
        }
    }

    /// What is to be said about the move that led to a moment.
    pub(super) fn verdict(&self, ply: usize) -> Option<Verdict> {
        let slide = || (self.slide() == Some(ply)).then_some(Verdict::Inaccuracy);
        self.by_cost(ply).or_else(slide)
    }

    /// The plies on the way from a game that was in play to one that was lost by more than two
    /// men, and the loser: nothing if it was not lost so, or before its first moment.
    fn way_down(&self) -> Option<(RangeInclusive<usize>, usize)> {
        let loser = 1 - self.winner.filter(|_| self.seats == 2)?;
        let is_lost = |ply: &usize| {
            let scores = &self.telling(*ply).scores;
            scores.as_ref().is_none_or(|scores| scores[loser] < -TWO_MEN)
        };
        let final_ply = self.moments.iter().rposition(|moment| moment.scores.is_some())?;
        // The first moment from which on it stays lost, and the last one before it in play.
        let lost = (0..=final_ply).rev().take_while(is_lost).last()?;
        let in_play = (0..lost).rev().find(|ply| self.chance(*ply, loser) >= STILL_IN_PLAY)?;
        // What the engine saw only after the answer was done by the move before.
        let is_free = |ply: &usize| self.is_free_move(*ply, loser);
        let start = in_play + 1;
        let begins = if (start..=lost).any(|ply| is_free(&ply)) {
            start
        } else {
            (1..start).rev().find(is_free).unwrap_or(start)
        };
        Some((begins..=lost, loser))
    }

    /// Whether the move that led to a moment was a player's own choice.
    fn is_free_move(&self, ply: usize, seat: usize) -> bool {
        let before = &self.moments[ply - 1];
        before.seat == seat && !before.is_flip && !before.is_forced
    }

    /// The move that cost most in a game that slipped away without a mark: step by step, each of
    /// them small.
    fn slide(&self) -> Option<usize> {
        let (way, loser) = self.way_down()?;
        // What the winner did wrong on the way explains nothing; luck does.
        let explains = |ply: usize| match self.by_cost(ply) {
            None => false,
            Some(Verdict::Fortune) => true,
            Some(_) => self.moments[ply - 1].seat == loser,
        };
        if way.clone().any(explains) {
            return None;
        }
        let by_cost = |a: &usize, b: &usize| self.cost(*a).total_cmp(&self.cost(*b));
        way.filter(|ply| self.is_free_move(*ply, loser)).max_by(by_cost)
    }

    /// How the player at a seat has played.
    pub(super) fn summary(&self, seat: usize) -> Summary {
        let mut summary = Summary::default();
        let (mut judged, mut accuracy) = (0_u32, 0.0);
        for ply in 1..self.moments.len() {
            let before = &self.moments[ply - 1];
            if before.seat != seat {
                continue;
            }
            summary.moves += 1;
            match self.verdict(ply) {
                Some(Verdict::Inaccuracy) => summary.inaccuracies += 1,
                Some(Verdict::Mistake) => summary.mistakes += 1,
                Some(Verdict::Blunder) => summary.blunders += 1,
                Some(Verdict::Fortune) => summary.fortunes += 1,
                None => {}
            }
            if !before.is_flip {
                judged += 1;
                accuracy += (-self.cost(ply).max(0.0) / ACCURACY).exp();
            }
        }
        summary.accuracy = (judged > 0).then(|| accuracy / f64::from(judged));
        summary
    }

    /// How a game of two was lost by more than two men, if it was; nothing either if it was lost
    /// before its first moment.
    pub(super) fn loss(&self) -> Option<Loss> {
        let (way, loser) = self.way_down()?;
        let is_by_loser = |ply: usize| {
            let verdict = self.verdict(ply);
            self.moments[ply - 1].seat == loser && verdict.is_some_and(|it| it != Verdict::Fortune)
        };
        let is_luck = |ply: usize| self.verdict(ply) == Some(Verdict::Fortune);
        Some(if way.clone().any(is_by_loser) {
            Loss::Marked
        } else if way.clone().any(is_luck) {
            Loss::ByLuck
        } else {
            Loss::Unmarked
        })
    }
}

#[cfg(test)]
#[path = "judgement_tests.rs"]
mod tests;
