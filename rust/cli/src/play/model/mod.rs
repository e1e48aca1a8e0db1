//! A game on the screen, without the screen: what happens goes in as [`Input`], and what is to be
//! seen, thought about and saved comes out as values.
//!
//! The model does nothing by itself. Whoever runs it looks at [`Model::question`],
//! [`Model::revision`] and [`Model::leaving`] after every input and does what they say.

mod board_state;
mod commands;
pub(crate) mod cursor;
#[cfg(test)]
mod fair_tests;
mod input;
mod legal;
mod moves_list;
mod picture;
mod proof;
#[cfg(test)]
pub(crate) mod tests;
mod words;

pub(crate) use board_state::BoardState;
pub(crate) use cursor::step;
pub(crate) use input::{Input, Says};
pub(crate) use moves_list::{move_rows, shown};
pub(crate) use picture::{army_look, clock_face, legend};

use std::sync::Arc;

use prise_darkchess::Proof;
use prise_game::{Level, Picking, Player, Point, Seat, Tap};
use prise_session::{HistoryEntry, MoveId, SearchReport, Session, SessionError, View};

use self::legal::Demand;
use super::games::GameLook;
use crate::terminal::Key;
use crate::terminal::scene::Status;

/// A game on the screen.
pub(crate) struct Model {
    session: Arc<Session>,
    /// The match as it stands, and what is chosen on the board.
    board: BoardState,
    /// Rules that are not the usual ones, as text.
    unusual_rules: Option<String>,
    history: Vec<HistoryEntry>,
    /// A move being typed.
    typed: Option<String>,
    /// How many rows back the list of moves is looked at.
    scrolled: usize,
    dialog: Option<Dialog>,
    /// What was said last, until the next key.
    notice: Option<Status>,
    report: Option<SearchReport>,
    /// The number of the current moment; undo and redo lead to new ones too.
    moment: u64,
    /// The answer to the question of this moment is wanted now.
    hurried: Option<u64>,
    leaving: Option<Leaving>,
    /// Why the match is not saved, if it is not.
    unsaved: Option<String>,
    /// What [`Dialog::Message`] says.
    message: String,
    /// What proves that the deal was fair, once the game is over.
    proof: Option<Proof>,
    /// The proof of the deal is to be saved.
    proof_to_save: Option<Proof>,
}

/// What the computer has to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// Tells this question from every other one of the match.
    pub(crate) id: u64,
    pub(crate) level: Level,
}

/// As many ways have a key of their own; of more than that the number is typed.
const MOST_WAYS_BY_KEY: usize = 9;

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dialog {
    Help,
    /// What proves that the deal was fair.
    Proof,
    /// Does this player really give up?
    Resign(Seat),
    /// Does the player really leave a game that is not over?
    NewGame,
    /// Does this player agree to a draw?
    AnswerDraw(Seat),
    /// Something to read before the game goes on.
    Message,
    /// Does the player really leave a game that could not be saved?
    LeaveUnsaved(Leaving),
}

/// Why the game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaving {
    /// To the shell.
    Quit,
    /// To another game.
    NewGame,
}

impl Model {
    /// Sits down at a match, and starts its clock.
    ///
    /// # Errors
    /// If the match is played elsewhere.
    pub(crate) fn new(session: Arc<Session>, look: GameLook) -> Result<Self, SessionError> {
        let (view, rules) = (session.resume()?, session.setup().rules);
        let people: Vec<_> = view.by_seat().filter(|(_, it)| it.player.is_human()).collect();
        let turned = match people[..] {
            [(only, _)] => (look.faces_down)(only),
            _ => false,
        };
        let mut model = Self {
            unusual_rules: look.unusual(&rules),
            history: Vec::new(),
            typed: None,
            scrolled: 0,
            dialog: None,
            notice: None,
            report: None,
            moment: 0,
            hurried: None,
            leaving: None,
            unsaved: None,
            message: String::new(),
            proof: None,
            proof_to_save: None,
            board: BoardState {
                grounds: look.grounds(&rules),
                view: view.clone(),
                picking: Picking::Nothing,
                cursor: Point::new(0),
                turned,
                look,
            },
            session,
        };
        model.show(view);
        model.board.cursor =
            model.board.view.legal.handles().last().copied().unwrap_or(model.board.cursor);
        Ok(model)
    }

    /// The number of the current moment: it changes whenever the match does.
    pub(crate) const fn moment(&self) -> u64 {
        self.moment
    }

    /// Whether and why the game is to be left.
    pub(crate) const fn leaving(&self) -> Option<Leaving> {
        self.leaving
    }

    /// What the computer has to think about now.
    pub(crate) fn question(&self) -> Option<Question> {
        let level = self.board.view.player_to_move()?.level()?;
        Some(Question { id: self.moment, level })
    }

    /// Whether the player is tired of waiting for the answer.
    pub(crate) fn is_hurried(&self) -> bool {
        self.hurried == Some(self.moment)
    }

    /// The proof that the player wants to be saved, once.
    pub(crate) fn take_proof_to_save(&mut self) -> Option<Proof> {
        self.proof_to_save.take()
    }

    /// The match is saved, or it is not, and this is why.
    pub(crate) fn set_unsaved(&mut self, why: Option<String>) {
        self.unsaved = why;
    }

    /// Asks whether the game is to be left although it is not saved.
    pub(crate) fn ask_to_leave(&mut self, leaving: Leaving) {
        self.leaving = None;
        self.changed(self.session.resume());
        self.dialog = Some(Dialog::LeaveUnsaved(leaving));
    }

    /// Whether the player was asked and leaves all the same.
    pub(crate) fn is_left_unsaved(&self) -> bool {
        self.leaving.is_some() && matches!(self.dialog, Some(Dialog::LeaveUnsaved(_)))
    }

    /// Says something that is too long or too important for the line under the board.
    pub(crate) fn tell_first(&mut self, text: impl Into<String>) {
        self.message = text.into();
        self.dialog = Some(Dialog::Message);
    }

    /// Says something under the board.
    pub(crate) fn tell(&mut self, text: impl Into<String>) {
        self.notice = Some(Status::News(text.into()));
    }

    /// Takes note of what happened.
    pub(crate) fn update(&mut self, input: Input) {
        if let Ok(Some(view)) = self.session.tick() {
            self.show(view);
            // What came too late is not done: the end is saved before anything else happens.
            if !matches!(input, Input::Key(Key::Interrupt)) {
                return;
            }
        }
        match input {
            Input::Key(key) => self.key(key),
            Input::Click(at) => {
                self.notice = None;
                let to_read =
                    |it: &mut Dialog| matches!(it, Dialog::Help | Dialog::Message | Dialog::Proof);
                let was_read = self.dialog.take_if(to_read).is_some();
                match at {
                    None => self.board.picking = Picking::Nothing,
                    Some(point) if !was_read && self.dialog.is_none() => {
                        self.typed = None;
                        self.board.cursor = point;
                        self.tap(point);
                    }
                    Some(_) => {}
                }
            }
            Input::Computer { question, says } if question == self.moment => match says {
                Says::Progress(report) => self.report = Some(report),
                Says::Answer(mv) => self.play(mv),
                // It is asked again.
                Says::Nothing => self.moment += 1,
                Says::Failure => {
                    self.refuse("the computer player has failed; take back with u and go on");
                }
            },
            // Nothing, or about an earlier moment.
            Input::Tick | Input::Computer { .. } => {}
        }
    }

    /// A tap on a point, by mouse or by key.
    fn tap(&mut self, point: Point) {
        if !self.is_human_turn() {
            self.refuse_turn();
            return;
        }
        match self.board.picking.tap(point, &self.board.view.legal.infos) {
            Tap::Play(index) => self.play_legal(index),
            Tap::Continue(picking) => self.board.picking = picking,
            Tap::Refused => self.refuse(self.why_not(point)),
        }
    }

    /// Why a tap on this point leads nowhere.
    fn why_not(&self, point: Point) -> String {
        let label = (self.board.look.point_name)(point);
        let demand = match Demand::of(&self.board.view.legal) {
            Demand::Capture(count) => Some(format!("must capture {count}")),
            Demand::Remove => Some("take one of the marked pieces".to_owned()),
            Demand::Nothing => None,
        };
        let because = |text: String| match &demand {
            Some(demand) => format!("{text}: {demand}"),
            None => text,
        };
        match &self.board.picking {
            Picking::Piece { from, .. } => {
                because(format!("{} cannot go to {label}", (self.board.look.point_name)(*from)))
            }
            Picking::Routes(_) => "choose a way by its number".to_owned(),
            Picking::Nothing if self.is_own(point) => because(format!("{label} cannot move")),
            Picking::Nothing => because(format!("no move starts on {label}")),
        }
    }

    fn is_own(&self, point: Point) -> bool {
        let own =
            self.board.view.seats.get(self.board.view.to_move.index()).and_then(|seat| seat.army);
        self.board.view.pieces.iter().any(|placed| {
            placed.at == point
                && matches!(placed.face, prise_game::Face::Shown(piece) if Some(piece.army) == own)
        })
    }

    fn play_legal(&mut self, index: usize) {
        self.play(self.board.view.legal.id(index));
    }

    fn play(&mut self, mv: MoveId) {
        self.changed(self.session.play(mv));
    }

    /// Shows what something has led to, and tells whether it was done. Even what was refused may
    /// have changed something: the flag is in the history.
    fn changed(&mut self, done: Result<View, SessionError>) -> bool {
        let refusal = done.as_ref().err().map(ToString::to_string);
        if let Ok(view) = done.or_else(|_| self.session.view()) {
            self.show(view);
        }
        let is_done = refusal.is_none();
        if let Some(why) = refusal {
            self.refuse(why);
        }
        is_done
    }

    /// Another moment of the match: nothing chosen or asked before holds any more.
    fn show(&mut self, view: View) {
        self.moment += 1;
        self.board.view = view;
        self.history = self.session.history();
        self.proof =
            self.board.view.outcome.and_then(|_| self.session.deal_proof().ok()).map(|it| it.0);
        self.board.picking = Picking::Nothing;
        self.typed = None;
        self.scrolled = 0;
        self.notice = None;
        if !matches!(self.dialog, Some(Dialog::Help | Dialog::Message)) {
            self.dialog = None;
        }
        if !self.is_human_turn() && self.board.view.outcome.is_none() {
            self.report = None;
        }
        // The eye follows the opponent's piece; the keys start from there.
        if self.is_human_turn() {
            let moved = self.board.last_move_points();
            self.board.cursor = moved.last().copied().unwrap_or(self.board.cursor);
        }
        if let Some(seat) = self.awaited(Player::is_human) {
            self.dialog = Some(Dialog::AnswerDraw(seat));
        }
    }

    fn is_human_turn(&self) -> bool {
        self.board.view.player_to_move().is_some_and(Player::is_human)
    }

    /// What the player is called whose turn it is.
    fn mover(&self) -> &'static str {
        self.board.look.seat_name(self.board.view.to_move)
    }

    fn refuse(&mut self, reason: impl Into<String>) {
        self.notice = Some(Status::Refusal(reason.into()));
    }

    fn refuse_turn(&mut self) {
        match self.board.view.outcome {
            Some(_) if self.board.view.undo_refusal.is_none() => {
                self.refuse("the game is over: n for a new one, u to take back");
            }
            Some(_) => self.refuse("the game is over: n for a new one"),
            None => self.refuse(format!("it is {}'s turn", self.mover())),
        }
    }
}
