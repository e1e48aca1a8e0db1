//! What keys and clicks do.

use prise_game::{FindMoveError, Picking, Point, Tap};
use prise_session::MoveId;
use prise_session::puzzles::{PUZZLE_GAMES, Stage, Theme, pick, puzzles};

use super::model::{Dialog, Model, Run, Wish};
use crate::play::model::step;
use crate::terminal::Key;
use crate::terminal::scene::Status;

impl Model {
    /// A key was pressed.
    pub(super) fn key(&mut self, key: Key, now: u64) {
        self.notice = None;
        match (key, self.dialog) {
            (Key::Interrupt, _) => self.is_left = true,
            (_, Some(dialog)) => self.key_in_dialog(dialog, key, now),
            _ if self.typed.is_some() => self.key_in_typing(key, now),
            _ => self.key_on_board(key, now),
        }
    }

    fn key_in_dialog(&mut self, dialog: Dialog, key: Key, now: u64) {
        self.dialog = None;
        match (dialog, key) {
            (Dialog::Games, Key::Char(digit @ '1'..='9')) => {
                let game = PUZZLE_GAMES.get(digit as usize - '1' as usize);
                if let Some(game) = game.filter(|game| **game != self.board.look.id) {
                    self.change_game(game, now);
                }
            }
            (Dialog::Games, Key::Char('q')) => self.is_left = true,
            (Dialog::Themes, Key::Char(letter)) => {
                let index = (letter as usize).checked_sub('a' as usize);
                let theme = index.and_then(|index| self.themes().get(index).copied());
                if let Some(theme) = theme {
                    self.next(Wish::Theme(theme), now);
                }
            }
            _ => {}
        }
    }

    /// The themes of this game's puzzles.
    pub(super) fn themes(&self) -> Vec<Theme> {
        let set = puzzles(self.board.look.id);
        let is_there = |theme: &Theme| set.iter().any(|puzzle| puzzle.themes.contains(*theme));
        Theme::ALL.iter().copied().filter(is_there).collect()
    }

    fn change_game(&mut self, game: &str, now: u64) {
        match Self::new(game, Wish::Own, self.keeper.clone(), now) {
            Ok(model) => *self = model,
            Err(error) => self.notice = Some(Status::Refusal(error.to_string())),
        }
    }

    fn key_in_typing(&mut self, key: Key, now: u64) {
        if let Some(text) = key.type_into(&mut self.typed) {
            self.play_text(&text, now);
        }
    }

    fn key_on_board(&mut self, key: Key, now: u64) {
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.board.cursor =
                    step(&self.board.look, self.board.cursor, key, self.board.turned);
            }
            Key::Tab => self.jump(1),
            Key::BackTab => self.jump(-1),
            Key::Enter | Key::Char(' ') if self.can_go_on() => self.go_on(now),
            Key::Enter | Key::Char(' ') => self.tap(self.board.cursor, now),
            Key::Escape => self.board.picking = Picking::Nothing,
            Key::Char(letter) => self.letter(letter, now),
            _ => {}
        }
    }

    /// Whether Enter leads on instead of choosing something.
    fn can_go_on(&self) -> bool {
        matches!(self.stage(), Stage::Wrong { .. } | Stage::Solved { .. } | Stage::GivenUp)
    }

    /// Tries again after a wrong move; the next puzzle after the end.
    fn go_on(&mut self, now: u64) {
        match self.stage() {
            Stage::Wrong { .. } => {
                _ = self.session.retry();
                self.changed(now);
            }
            Stage::Solved { .. } | Stage::GivenUp => {
                // There is one a day.
                let wish = if self.wish == Wish::Daily { Wish::Own } else { self.wish };
                self.next(wish, now);
            }
            _ => {}
        }
    }

    fn letter(&mut self, letter: char, now: u64) {
        match letter {
            'n' => self.next(if self.wish == Wish::Daily { Wish::Own } else { self.wish }, now),
            'N' => self.next(Wish::Own, now),
            'D' => self.next(Wish::Daily, now),
            'A' => self.next(Wish::Due, now),
            'M' => {
                self.next(Wish::Run, now);
                if self.wish == Wish::Run {
                    self.run = Some(Run { ends: now + pick::RUN_MS, solved: 0 });
                }
            }
            'T' => self.dialog = Some(Dialog::Themes),
            'G' => self.dialog = Some(Dialog::Games),
            'h' => self.hint(now),
            's' => self.give_up(now),
            'r' => self.go_on(now),
            't' => self.board.turned = !self.board.turned,
            'q' => self.is_left = true,
            '?' => self.dialog = Some(Dialog::Help),
            '1'..='9' if self.board.ways() > 0 => self.play_way(letter, now),
            '0'..='9' | 'a'..='g' | 'x' if self.stage() == Stage::YourMove => {
                self.typed = Some(letter.to_string());
            }
            _ => {}
        }
    }

    /// A click on a point of the board, or beside it.
    pub(super) fn click(&mut self, point: Option<Point>, now: u64) {
        self.notice = None;
        match (self.dialog, point) {
            (Some(_), _) => self.dialog = None,
            _ if self.can_go_on() => self.go_on(now),
            (None, Some(point)) => {
                self.typed = None;
                self.board.cursor = point;
                self.tap(point, now);
            }
            (None, None) => self.board.picking = Picking::Nothing,
        }
    }

    fn tap(&mut self, point: Point, now: u64) {
        if self.stage() != Stage::YourMove {
            return;
        }
        match self.board.picking.tap(point, &self.board.view.legal.infos) {
            Tap::Play(index) => self.play(self.board.view.legal.id(index), now),
            Tap::Continue(picking) => self.board.picking = picking,
            Tap::Refused => {
                let name = (self.board.look.point_name)(point);
                self.refuse(format!("no move leads there: {name}"));
            }
        }
    }

    fn play(&mut self, id: MoveId, now: u64) {
        match self.session.play(id) {
            Ok(_) => self.changed(now),
            Err(error) => self.refuse(error.to_string()),
        }
    }

    /// Takes the cursor to the next point that means something now.
    fn jump(&mut self, by: isize) {
        if self.is_live() {
            self.board.cursor = self.board.jump(by).unwrap_or(self.board.cursor);
        }
    }

    fn play_text(&mut self, text: &str, now: u64) {
        match self.session.find_move(text) {
            Ok(id) => self.play(id, now),
            Err(FindMoveError::Ambiguous { candidates, .. }) => self.board.ask_which(&candidates),
            Err(error) => self.refuse(error.to_string()),
        }
    }

    fn play_way(&mut self, digit: char, now: u64) {
        let Picking::Routes(candidates) = &self.board.picking else { return };
        let index = candidates.get(digit as usize - '1' as usize).map(|it| it.index);
        match index {
            Some(index) => self.play(self.board.view.legal.id(index), now),
            None => self.refuse(format!("there is no way {digit}")),
        }
    }
}
