//! A match of some game: where the game's own types end.

use prise_darkchess::Proof;
use prise_game::{ClockReading, FindMoveError, Millis, Placed, Player, Seat};
use prise_store::SavedMatch;

use crate::error::SessionError;
use crate::search_job::{Effort, Job, MomentAnalysis};
use crate::setup::MatchSetup;
use crate::study::AnyStudy;
use crate::view::{HistoryEntry, MoveId, View};

type Result<T> = std::result::Result<T, SessionError>;

/// What can be done to a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Act {
    Play(MoveId),
    Undo,
    Redo,
    Resign(Seat),
    OfferDraw(Seat),
    DeclineDraw(Seat),
    /// Every computer player answers the draw on offer, up to the first that declines.
    AnswerDraw,
    Suspend,
    Resume,
}

/// A match of some game. Time is handed in, as to [`prise_game::Match`].
pub(crate) trait AnyMatch: Send {
    fn view(&self, now: Millis) -> View;
    /// A moment that is over, or one that was taken back. Nothing can be played there.
    fn view_at(&self, ply: usize, now: Millis) -> Result<View>;
    fn clock(&self, now: Millis) -> Option<ClockReading>;
    /// Reads the clock. Tells whether a flag has fallen, which is in the history then.
    fn tick(&mut self, now: Millis) -> bool;
    /// How many moves and adjudications there are, undone ones included.
    fn last_ply(&self) -> usize;
    /// All of them, undone ones included.
    fn history(&self) -> Vec<HistoryEntry>;
    /// What everybody may know of the position at a ply, as text.
    fn position_at(&self, ply: usize) -> Result<String>;
    fn find_move(&self, text: &str) -> std::result::Result<MoveId, FindMoveError>;
    fn act(&mut self, act: Act, now: Millis) -> Result<()>;
    /// How the match was set up, without what was dealt.
    fn setup(&self) -> MatchSetup;
    /// The match in the form in which it is kept.
    fn saved(&self, now: Millis) -> SavedMatch;
    fn is_over(&self) -> bool;
    /// A person was given a hint or an analysis.
    fn note_hint(&mut self);
    /// All that a search needs for the move to play now, who is to play it, and whether that helps
    /// a person, instead of being the computer's own move.
    fn search(&self, effort: Effort) -> Result<(Job, Seat, bool)>;
    /// A computer player has come to this score for itself, in hundredths.
    fn note_opinion(&mut self, seat: Seat, score: i32);
    /// A moment of the match, and what is to be found of it unless the game is over there; nothing
    /// after the last one.
    fn moment(&self, ply: usize, effort: Effort) -> Option<(MomentAnalysis, Option<Job>)>;
    /// A study of the match that begins or stands at this ply.
    fn study(&self, ply: usize) -> Result<Box<dyn AnyStudy>>;
    /// A new match from a moment of this one.
    fn branch(&self, ply: usize, players: Vec<Player>) -> Result<Box<dyn AnyMatch>>;
    /// What proves that the deal was fair, and the pieces as they lay, once the game is over.
    fn deal_proof(&self) -> Result<(Proof, Vec<Placed>)>;
}
