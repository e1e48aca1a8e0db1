//! A game on the screen, without the screen: what happens goes in as [`Input`], and what is to be
//! seen, thought about and saved comes out as values.
//!
//! The model does nothing by itself. Whoever runs it looks at [`Model::question`],
//! [`Model::revision`] and [`Model::leaving`] after every input and does what they say.

mod commands;
mod cursor;
#[cfg(test)]
mod fair_tests;
mod input;
mod legal;
mod moves_list;
mod picture;
mod proof;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use input::{Input, Key};
pub(crate) use proof::ProofFile;

use prise_game::{Match, Millis, MoveKind, Picking, Point, Seat, Tap};
use prise_search::Task;

use self::legal::{Demand, LegalMoves};
use super::games::Pictured;
use super::scene::{Report, Status};
use super::thinker::Question;

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct Model<G: Pictured> {
    table: Match<G>,
    legal: LegalMoves<G>,
    picking: Picking,
    /// A move being typed.
    typed: Option<String>,
    cursor: Point,
    /// Whether the board is turned around.
    turned: bool,
    /// How many rows back the list of moves is looked at.
    scrolled: usize,
    dialog: Option<Dialog>,
    /// What was said last, until the next key.
    notice: Option<Status>,
    report: Option<Report>,
    /// What the computer player of each seat last thought of its position, in hundredths.
    opinions: Vec<Option<i32>>,
    /// The number of the current moment; undo and redo lead to new ones too.
    moment: u64,
    /// The answer to the question of this moment is wanted now.
    hurried: Option<u64>,
    revision: u64,
    leaving: Option<Leaving>,
    /// Why the match is not saved, if it is not.
    unsaved: Option<String>,
    /// What [`Dialog::Message`] says.
    message: String,
    /// What was promised about the deal, where anything was.
    promise: Option<String>,
    /// The proof of the deal is to be saved.
    proof_to_save: Option<ProofFile>,
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

impl<G: Pictured> Model<G> {
    /// Sits down at a match, and starts its clock.
    pub(crate) fn new(mut table: Match<G>, now: Millis) -> Self {
        table.resume(now);
        let seats = table.game().seats();
        let is_human =
            |seat: &Seat| table.setup().player(*seat).is_some_and(prise_game::Player::is_human);
        let turned = match seats.iter().filter(is_human).collect::<Vec<_>>()[..] {
            [only] => G::faces_down(only),
            _ => false,
        };
        let mut model = Self {
            legal: LegalMoves::of(table.game()),
            picking: Picking::Nothing,
            typed: None,
            cursor: Point::new(0),
            turned,
            scrolled: 0,
            dialog: None,
            notice: None,
            report: None,
            opinions: vec![None; seats.count()],
            moment: 0,
            hurried: None,
            revision: 0,
            leaving: None,
            unsaved: None,
            message: String::new(),
            promise: proof::promise(&table),
            proof_to_save: None,
            table,
        };
        model.enter_moment();
        model.cursor = model.legal.handles().last().copied().unwrap_or(model.cursor);
        model
    }

    /// The match.
    pub(crate) const fn table(&self) -> &Match<G> {
        &self.table
    }

    /// Changes whenever the match does.
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether and why the game is to be left.
    pub(crate) const fn leaving(&self) -> Option<Leaving> {
        self.leaving
    }

    /// What the computer has to think about now.
    pub(crate) fn question(&self) -> Option<Question<G>> {
        let level = self.table.player_to_move()?.level()?;
        // Another seed for every move of the match, but the same one whenever it is resumed.
        let seed = self.table.setup().seed().wrapping_add(self.table.ply() as u64);
        let (position, task) = (self.table.game().public(), Task::Level(level, seed));
        Some(Question { id: self.moment, position, task })
    }

    /// Whether the player is tired of waiting for the answer.
    pub(crate) fn is_hurried(&self) -> bool {
        self.hurried == Some(self.moment)
    }

    /// The match is saved, or it is not, and this is why.
    pub(crate) fn set_unsaved(&mut self, why: Option<String>) {
        self.unsaved = why;
    }

    /// Asks whether the game is to be left although it is not saved.
    pub(crate) fn ask_to_leave(&mut self, leaving: Leaving) {
        self.leaving = None;
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
    pub(crate) fn update(&mut self, input: Input<G>, now: Millis) {
        if self.table.tick(now).is_some() {
            self.changed();
            // What came too late is not done: the end is saved before anything else happens.
            if !matches!(input, Input::Key(Key::Interrupt)) {
                return;
            }
        }
        match input {
            Input::Tick => {}
            Input::Key(key) => self.key(key, now),
            Input::Click(point) => {
                self.notice = None;
                if matches!(self.dialog, Some(Dialog::Help | Dialog::Message | Dialog::Proof)) {
                    self.dialog = None;
                } else if self.dialog.is_none() {
                    self.typed = None;
                    self.cursor = point;
                    self.tap(point, now);
                }
            }
            Input::ClickBeside => {
                self.notice = None;
                if matches!(self.dialog, Some(Dialog::Help | Dialog::Message | Dialog::Proof)) {
                    self.dialog = None;
                }
                self.picking = Picking::Nothing;
            }
            Input::Progress { question, progress } => {
                if question == self.moment {
                    if let Some(opinion) = self.opinions.get_mut(self.table.to_move().index()) {
                        *opinion = Some(progress.score.hundredths());
                    }
                    self.report = Some(Report {
                        depth: progress.depth,
                        score: progress.score.to_string(),
                        line: line_texts(self.table.game(), &progress.line),
                        nodes: progress.nodes,
                        elapsed: progress.elapsed,
                    });
                }
            }
            Input::Answer { question, mv } => {
                if question == self.moment {
                    self.play(mv, now);
                }
            }
            Input::NoAnswer { question } => {
                if question == self.moment {
                    self.refuse("the computer player has failed; take back with u and go on");
                }
            }
        }
    }

    /// A tap on a point, by mouse or by key.
    fn tap(&mut self, point: Point, now: Millis) {
        if !self.is_human_turn() {
            self.refuse_turn();
            return;
        }
        match self.picking.tap(point, &self.legal.infos) {
            Tap::Play(index) => self.play_legal(index, now),
            Tap::Continue(picking) => self.picking = picking,
            Tap::Refused => self.refuse(self.why_not(point)),
        }
    }

    /// Why a tap on this point leads nowhere.
    fn why_not(&self, point: Point) -> String {
        let label = G::point_name(point);
        let demand = match self.legal.demand() {
            Demand::Capture(count) => Some(format!("must capture {count}")),
            Demand::Remove => Some("take one of the marked pieces".to_owned()),
            Demand::Nothing => None,
        };
        let because = |text: String| match &demand {
            Some(demand) => format!("{text}: {demand}"),
            None => text,
        };
        match &self.picking {
            Picking::Piece { from, .. } => {
                because(format!("{} cannot go to {label}", G::point_name(*from)))
            }
            Picking::Routes(_) => "choose a way by its number".to_owned(),
            Picking::Nothing if self.is_own(point) => because(format!("{label} cannot move")),
            Picking::Nothing => because(format!("no move starts on {label}")),
        }
    }

    fn is_own(&self, point: Point) -> bool {
        let game = self.table.game();
        let own = game.army_of(game.to_move());
        game.pieces().into_iter().any(|placed| {
            placed.at == point
                && matches!(placed.face, prise_game::Face::Shown(piece) if Some(piece.army) == own)
        })
    }

    fn play_legal(&mut self, index: usize, now: Millis) {
        if let Some(&mv) = self.legal.moves.get(index) {
            self.play(mv, now);
        }
    }

    fn play(&mut self, mv: G::Move, now: Millis) {
        let played = self.table.play(mv, now).map(|_| ());
        // Even a move that came too late has changed something: the flag is in the history.
        self.changed();
        if let Err(error) = played {
            self.refuse(error.to_string());
        }
    }

    /// The match has changed.
    fn changed(&mut self) {
        self.revision += 1;
        self.enter_moment();
    }

    /// Another moment of the match: nothing chosen or asked before holds any more.
    fn enter_moment(&mut self) {
        self.moment += 1;
        self.legal = LegalMoves::of(self.table.game());
        self.picking = Picking::Nothing;
        self.typed = None;
        self.scrolled = 0;
        self.notice = None;
        if !matches!(self.dialog, Some(Dialog::Help | Dialog::Message)) {
            self.dialog = None;
        }
        if !self.is_human_turn() && self.table.outcome().is_none() {
            self.report = None;
        }
        if let Some(info) = self.last_move_end() {
            // The eye follows the opponent's piece; the keys start from there.
            if self.is_human_turn() {
                self.cursor = info;
            }
        }
        self.ask_for_draw_answer();
    }

    fn is_human_turn(&self) -> bool {
        self.table.player_to_move().is_some_and(prise_game::Player::is_human)
    }

    fn refuse(&mut self, reason: impl Into<String>) {
        self.notice = Some(Status::Refusal(reason.into()));
    }

    fn refuse_turn(&mut self) {
        match self.table.outcome() {
            Some(_) if self.table.can_take_back() => {
                self.refuse("the game is over: n for a new one, u to take back");
            }
            Some(_) => self.refuse("the game is over: n for a new one"),
            None => self.refuse(format!("it is {}'s turn", Self::seat_name(self.table.to_move()))),
        }
    }

    fn seat_name(seat: Seat) -> &'static str {
        G::SEATS.get(seat.index()).copied().unwrap_or("?")
    }
}

/// A line of moves in notation, as far as it is legal and everybody may know it: what comes after
/// a flip depends on what is under it.
fn line_texts<G: Pictured>(position: &G, line: &[G::Move]) -> Vec<String> {
    let mut game = position.clone();
    let mut texts = Vec::new();
    for &mv in line {
        if game.require_legal(mv).is_err() {
            break;
        }
        texts.push(game.notation(mv));
        if game.info(mv).kind == MoveKind::Flip {
            break;
        }
        game.play_unchecked(mv);
    }
    texts
}
