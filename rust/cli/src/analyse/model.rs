//! A study on the screen, without the screen: keys and the engine's lines go in, what is to be
//! seen and looked at comes out.

use std::sync::Arc;

use prise_game::{NodeId, Picking, Point, Tap};
use prise_session::{LinesReport, MoveId, SessionError, Study, StudyNode, View};

use super::engine_lines::Question;
use crate::play::games::GameLook;
use crate::play::model::{BoardState, cursor};
use crate::terminal::Key;
use crate::terminal::scene::Status;

/// The most lines that the engine tells.
const MOST_LINES: u8 = 5;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Input {
    Key(Key),
    /// A point of the board was clicked.
    Click(Point),
    /// The engine tells what it has found about a moment.
    Lines {
        moment: u64,
        report: Result<LinesReport, String>,
    },
    /// The system asks us to end.
    Leave,
}

/// What is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typing {
    Move(String),
    Comment(String),
    Name(String),
}

/// A study on the screen.
#[allow(clippy::struct_excessive_bools, reason = "switches: each is a fact of its own")]
pub(super) struct Model {
    study: Arc<Study>,
    pub(super) board: BoardState,
    pub(super) nodes: Vec<StudyNode>,
    pub(super) at: NodeId,
    pub(super) typing: Option<Typing>,
    notice: Option<Status>,
    pub(super) is_help_open: bool,
    lines: u8,
    pub(super) is_engine_on: bool,
    pub(super) is_threat: bool,
    pub(super) report: Option<LinesReport>,
    /// Why the engine tells nothing, if so.
    pub(super) silence: Option<String>,
    moment: u64,
    wants_to_keep: bool,
    is_left: bool,
}

impl Model {
    pub(super) fn new(study: Arc<Study>, look: GameLook, lines: u8) -> Self {
        let view = study.view();
        let mut model = Self {
            board: BoardState {
                grounds: look.grounds(&study.rules()),
                cursor: view.legal.handles().last().copied().unwrap_or(Point::new(0)),
                view: view.clone(),
                picking: Picking::Nothing,
                turned: false,
                look,
            },
            nodes: Vec::new(),
            at: NodeId::ROOT,
            typing: None,
            notice: None,
            is_help_open: false,
            lines,
            is_engine_on: true,
            is_threat: false,
            report: None,
            silence: None,
            moment: 0,
            wants_to_keep: false,
            is_left: false,
            study,
        };
        model.show(view);
        model
    }

    /// Whether it is to be left.
    pub(super) const fn is_left(&self) -> bool {
        self.is_left
    }

    /// What the engine has to look at.
    pub(super) fn question(&self) -> Option<Question> {
        let Self { moment, lines, is_threat, .. } = *self;
        let is_asked = self.is_engine_on && self.board.view.outcome.is_none();
        is_asked.then_some(Question { moment, lines, is_threat })
    }

    /// Whether the study is to be kept in the library: once.
    pub(super) const fn take_wish_to_keep(&mut self) -> bool {
        std::mem::replace(&mut self.wants_to_keep, false)
    }

    /// Says something under the board.
    pub(super) fn tell(&mut self, text: impl Into<String>) {
        self.notice = Some(Status::News(text.into()));
    }

    /// The name of the study, and why it is not saved, if so.
    pub(super) fn subtitle(&self) -> String {
        let kept = match (self.study.id(), self.study.save_problem()) {
            (_, Some(why)) => format!("not saved: {why}"),
            (Some(id), None) => format!("study {id}"),
            (None, None) => "not kept: s keeps it".to_owned(),
        };
        format!("{}  {kept}", self.study.name())
    }

    /// The line under the board.
    pub(super) fn status(&self) -> Status {
        let typing =
            |text: &str, fitting: String| Status::Typing { text: text.to_owned(), fitting };
        match (&self.typing, &self.notice) {
            (Some(Typing::Move(text)), _) => {
                let fits = |known: &&String| known.starts_with(text.trim());
                let fitting: Vec<_> =
                    self.board.view.legal.notations.iter().filter(fits).cloned().collect();
                typing(text, fitting.join("  "))
            }
            (Some(Typing::Comment(text)), _) => {
                typing(text, "Enter: the comment stands".to_owned())
            }
            (Some(Typing::Name(text)), _) => {
                typing(text, "Enter: the study is called so".to_owned())
            }
            (None, Some(notice)) => notice.clone(),
            (None, None) => {
                let name = self.board.look.seat_name(self.board.view.to_move);
                Status::Prompt(match (self.board.view.outcome, &self.board.picking) {
                    (Some(_), _) => "the game is over here".to_owned(),
                    (None, Picking::Routes(ways)) => {
                        let ways = (1..).zip(ways).map(|(number, it)| {
                            format!("{number}: {}", self.board.view.legal.notations[it.index])
                        });
                        format!("Which way?  {}", ways.collect::<Vec<_>>().join("   "))
                    }
                    (None, _) => format!("{name} to move"),
                })
            }
        }
    }

    /// Takes note of what happened.
    pub(super) fn update(&mut self, input: Input) {
        match input {
            Input::Leave | Input::Key(Key::Interrupt) => self.is_left = true,
            Input::Key(key) => self.key(key),
            Input::Click(point) => {
                (self.notice, self.board.cursor) = (None, point);
                self.tap(point);
            }
            Input::Lines { moment, report } if moment == self.moment => match report {
                Ok(report) => (self.report, self.silence) = (Some(report), None),
                Err(why) => (self.report, self.silence) = (None, Some(why)),
            },
            // About an earlier moment.
            Input::Lines { .. } => {}
        }
    }

    fn key(&mut self, key: Key) {
        self.notice = None;
        if std::mem::take(&mut self.is_help_open) {
            return;
        }
        if self.typing.is_some() {
            return self.key_in_typing(key);
        }
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.board.cursor =
                    cursor::step(&self.board.look, self.board.cursor, key, self.board.turned);
            }
            Key::Enter | Key::Char(' ') => self.tap(self.board.cursor),
            Key::Escape => self.board.picking = Picking::Nothing,
            Key::PageUp | Key::WheelUp | Key::Char(',') => self.go(self.parent()),
            Key::PageDown | Key::WheelDown | Key::Char('.') => self.go(self.child()),
            Key::Tab => self.go(self.sibling(1)),
            Key::BackTab => self.go(self.sibling(-1)),
            Key::Backspace => self.changed(self.study.remove(self.at)),
            Key::Char(letter) => self.letter(letter),
            Key::Interrupt => self.is_left = true,
        }
    }

    fn letter(&mut self, letter: char) {
        match letter {
            'q' => self.is_left = true,
            'h' => self.is_help_open = true,
            's' => self.wants_to_keep = true,
            't' => self.board.turned = !self.board.turned,
            'p' => self.changed(self.study.promote(self.at)),
            'n' => self.typing = Some(Typing::Name(self.study.name())),
            ';' => {
                let here = self.nodes.iter().find(|node| node.id == self.at);
                let said = here.map(|node| node.comment.clone()).unwrap_or_default();
                self.typing = Some(Typing::Comment(said));
            }
            '!' | '?' => self.cycle_glyph(letter),
            'i' => {
                self.is_engine_on = !self.is_engine_on;
                self.ask_anew();
            }
            'o' => {
                self.is_threat = !self.is_threat;
                self.ask_anew();
            }
            '+' | '=' if self.lines < MOST_LINES => {
                self.lines += 1;
                self.ask_anew();
            }
            '-' if self.lines > 1 => {
                self.lines -= 1;
                self.ask_anew();
            }
            '1'..='9' if matches!(&self.board.picking, Picking::Routes(_)) => {
                let Picking::Routes(ways) = &self.board.picking else { return };
                let way = ways.get(letter as usize - '1' as usize);
                if let Some(id) = way.map(|way| self.board.view.legal.id(way.index)) {
                    self.play(id);
                }
            }
            // The letters of files and the sign of a removal begin a move, as digits do.
            '0'..='9' | 'a'..='g' | 'x' => self.typing = Some(Typing::Move(letter.to_string())),
            _ => {}
        }
    }

    fn key_in_typing(&mut self, key: Key) {
        let Some(Typing::Move(text) | Typing::Comment(text) | Typing::Name(text)) =
            &mut self.typing
        else {
            return;
        };
        match key {
            Key::Char(letter) if text.len() < 2000 => text.push(letter),
            Key::Backspace => _ = text.pop(),
            Key::Escape => self.typing = None,
            Key::Enter => self.typed(),
            _ => {}
        }
    }

    /// What was typed takes effect.
    fn typed(&mut self) {
        match self.typing.take() {
            Some(Typing::Move(text)) => match self.study.find_move(text.trim()) {
                Ok(id) => self.play(id),
                Err(error) => self.refuse(error.to_string()),
            },
            Some(Typing::Comment(text)) => {
                let said = self.study.set_comment(self.at, &text);
                self.changed(said.map(|()| self.study.view()));
            }
            Some(Typing::Name(text)) => self.study.rename(&text),
            None => {}
        }
    }

    /// Good, very good, interesting, none; or the bad ones.
    fn cycle_glyph(&mut self, letter: char) {
        let order: &[u8] = if letter == '!' { &[1, 3, 5] } else { &[2, 4, 6] };
        let here = self.nodes.iter().find(|node| node.id == self.at);
        let before = here.and_then(|node| node.glyphs.first().copied());
        let next = match before.and_then(|glyph| order.iter().position(|known| *known == glyph)) {
            None => order.first(),
            Some(index) => order.get(index + 1),
        };
        let glyphs: Vec<_> = next.into_iter().copied().collect();
        let set = self.study.set_glyphs(self.at, &glyphs);
        self.changed(set.map(|()| self.study.view()));
    }

    fn here(&self) -> Option<&StudyNode> {
        self.nodes.iter().find(|node| node.id == self.at)
    }

    fn parent(&self) -> Option<NodeId> {
        self.here()?.parent
    }

    fn child(&self) -> Option<NodeId> {
        let children = self.nodes.iter().filter(|node| node.parent == Some(self.at));
        children.min_by_key(|node| node.place).map(|node| node.id)
    }

    /// The move that is so many places further among those that may stand here.
    fn sibling(&self, step: isize) -> Option<NodeId> {
        let here = self.here()?;
        let place = here.place.checked_add_signed(step)?;
        let is_it = |node: &&StudyNode| node.parent == here.parent && node.place == place;
        self.nodes.iter().filter(|node| node.parent.is_some()).find(is_it).map(|node| node.id)
    }

    fn go(&mut self, node: Option<NodeId>) {
        if let Some(node) = node {
            self.changed(self.study.go_to(node));
        }
    }

    fn tap(&mut self, point: Point) {
        match self.board.picking.tap(point, &self.board.view.legal.infos) {
            Tap::Play(index) => self.play(self.board.view.legal.id(index)),
            Tap::Continue(picking) => self.board.picking = picking,
            Tap::Refused => {
                let label = (self.board.look.point_name)(point);
                self.refuse(format!("no move leads there: {label}"));
            }
        }
    }

    fn play(&mut self, id: MoveId) {
        self.changed(self.study.play(id));
    }

    fn changed(&mut self, done: Result<View, SessionError>) {
        match done {
            Ok(view) => self.show(view),
            Err(error) => self.refuse(error.to_string()),
        }
    }

    fn refuse(&mut self, why: impl Into<String>) {
        self.notice = Some(Status::Refusal(why.into()));
    }

    fn show(&mut self, view: View) {
        (self.board.view, self.nodes, self.at) = (view, self.study.nodes(), self.study.cursor());
        self.board.picking = Picking::Nothing;
        self.typing = None;
        self.ask_anew();
    }

    /// What the engine has said is about something else.
    fn ask_anew(&mut self) {
        self.moment += 1;
        (self.report, self.silence) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(game: &str) -> Model {
        let study = Arc::new(Study::of_start(game, "").unwrap());
        Model::new(study, GameLook::of(game).unwrap(), 3)
    }

    fn press(model: &mut Model, keys: &str) {
        for letter in keys.chars() {
            let key = match letter {
                '\n' => Key::Enter,
                '<' => Key::PageUp,
                '>' => Key::PageDown,
                '\t' => Key::Tab,
                '\u{8}' => Key::Backspace,
                letter => Key::Char(letter),
            };
            model.update(Input::Key(key));
        }
    }

    #[test]
    fn study_5_moves_become_a_tree_that_is_walked_and_changed() {
        let mut model = model("draughts");
        press(&mut model, "32-28\n19-23\n<18-23\n");
        assert_eq!((model.nodes.len(), model.board.view.ply), (4, 2));
        press(&mut model, "!!;a plan\n");
        let here = model.here().unwrap().clone();
        assert_eq!((here.glyphs, here.comment, here.place), (vec![3], "a plan".to_owned(), 1));
        press(&mut model, "p");
        assert_eq!(model.here().unwrap().place, 0);
        press(&mut model, "\t");
        assert_eq!(model.here().unwrap().notation, "19-23");
        press(&mut model, "\u{8}");
        assert_eq!((model.nodes.len(), model.board.view.ply), (3, 1));
        press(&mut model, "99-98\n");
        assert!(matches!(model.status(), Status::Refusal(_)));
    }

    #[test]
    fn study_5_the_engine_is_asked_about_what_is_shown() {
        let mut model = model("mill");
        let first = model.question().unwrap();
        press(&mut model, "a7\n");
        let second = model.question().unwrap();
        assert_ne!(first.moment, second.moment);
        press(&mut model, "-o");
        let third = model.question().unwrap();
        assert_eq!((third.lines, third.is_threat), (2, true));
        let report = Err("nobody can pass here".to_owned());
        model.update(Input::Lines { moment: second.moment, report: report.clone() });
        assert_eq!(model.silence, None, "that was about something else");
        model.update(Input::Lines { moment: third.moment, report });
        assert!(model.silence.is_some());
        press(&mut model, "i");
        assert_eq!(model.question(), None);
        let late = Err("said while it was being switched off".to_owned());
        model.update(Input::Lines { moment: third.moment, report: late });
        assert_eq!(model.silence, None, "an engine that is off says nothing");
        press(&mut model, "q");
        assert!(model.is_left());
    }
}
