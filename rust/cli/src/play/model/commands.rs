//! What the keys do.

use prise_game::{FindMoveError, Picking, Player, Seat};

use super::cursor::step;
use super::moves_list::move_rows;
use super::{Dialog, Leaving, MOST_WAYS_BY_KEY, Model};
use crate::terminal::Key;

/// How many rows of the list of moves a page is.
const PAGE: isize = 5;
/// The rows of the list that even the smallest window shows.
const ROWS_SHOWN: usize = 5;

impl Model {
    pub(super) fn key(&mut self, key: Key) {
        self.notice = None;
        if key == Key::Interrupt {
            // Asked once and interrupted again: the answer is yes.
            self.leaving = Some(Leaving::Quit);
        } else if let Some(dialog) = self.dialog {
            self.key_in_dialog(dialog, key);
        } else if self.typed.is_some() {
            if let Some(text) = key.type_into(&mut self.typed) {
                self.play_text(&text);
            }
        } else {
            self.key_on_board(key);
        }
    }

    fn key_in_dialog(&mut self, dialog: Dialog, key: Key) {
        let yes = matches!(key, Key::Char('y' | 'Y') | Key::Enter);
        let no = matches!(key, Key::Char('n' | 'N') | Key::Escape);
        match dialog {
            Dialog::Help | Dialog::Message => self.dialog = None,
            Dialog::Proof => {
                self.dialog = None;
                if key == Key::Char('s') {
                    self.proof_to_save = self.proof.clone();
                }
            }
            _ if !yes && !no => {}
            Dialog::AnswerDraw(seat) => {
                self.dialog = None;
                self.answer_draw(seat, yes);
            }
            _ if no => self.dialog = None,
            Dialog::Resign(seat) => {
                self.dialog = None;
                self.changed(self.session.resign(seat));
            }
            Dialog::NewGame => self.leaving = Some(Leaving::NewGame),
            // The question stays: it tells that it was asked.
            Dialog::LeaveUnsaved(leaving) => self.leaving = Some(leaving),
        }
    }

    fn key_on_board(&mut self, key: Key) {
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.board.cursor =
                    step(&self.board.look, self.board.cursor, key, self.board.turned);
            }
            Key::Tab => self.jump(1),
            Key::BackTab => self.jump(-1),
            Key::Enter | Key::Char(' ') => self.tap(self.board.cursor),
            Key::Escape => self.board.picking = Picking::Nothing,
            Key::PageUp => self.scroll(PAGE),
            Key::PageDown => self.scroll(-PAGE),
            Key::WheelUp => self.scroll(1),
            Key::WheelDown => self.scroll(-1),
            Key::Backspace | Key::Interrupt => {}
            Key::Char(letter) => self.letter(letter),
        }
    }

    fn letter(&mut self, letter: char) {
        match letter {
            'u' => _ = self.changed(self.session.undo()),
            'r' if self.board.view.can_redo => _ = self.changed(self.session.redo()),
            'r' => self.refuse("there is nothing to play again"),
            'o' => self.offer_draw(),
            'R' => match self.speaker() {
                Some(seat) if self.board.view.outcome.is_none() => {
                    self.dialog = Some(Dialog::Resign(seat));
                }
                _ => self.refuse_turn(),
            },
            'n' if self.board.view.outcome.is_some() => self.leaving = Some(Leaving::NewGame),
            'n' => self.dialog = Some(Dialog::NewGame),
            't' => self.board.turned = !self.board.turned,
            's' if self.question().is_some() => self.hurried = Some(self.moment),
            'f' if self.proof.is_some() => self.dialog = Some(Dialog::Proof),
            'q' => self.leaving = Some(Leaving::Quit),
            '?' | 'h' => self.dialog = Some(Dialog::Help),
            '1'..='9' if (1..=MOST_WAYS_BY_KEY).contains(&self.board.ways()) => {
                self.play_way(&letter.to_string());
            }
            // The letters of files and the sign of a removal begin a move, as digits do.
            '0'..='9' | 'a'..='g' | 'x' if self.is_human_turn() => {
                self.typed = Some(letter.to_string());
            }
            '0'..='9' | 'a'..='g' | 'x' => self.refuse_turn(),
            _ => {}
        }
    }

    /// Looks so many rows further back in the list of moves, or forward again.
    fn scroll(&mut self, back: isize) {
        let rows = move_rows(&self.board.look, &self.board.view, &self.history);
        let most = rows.len().saturating_sub(ROWS_SHOWN);
        self.scrolled = self.scrolled.saturating_add_signed(back).min(most);
    }

    /// Plays the move that was typed.
    fn play_text(&mut self, text: &str) {
        // No move is a mere number.
        if self.board.ways() > 0 && text.trim().bytes().all(|letter| letter.is_ascii_digit()) {
            return self.play_way(text.trim());
        }
        match self.session.find_move(text) {
            Ok(mv) => self.play(mv),
            Err(FindMoveError::Ambiguous { candidates, .. }) => self.board.ask_which(&candidates),
            Err(error) => self.refuse(error.to_string()),
        }
    }

    /// The legal move that is the way with this number.
    pub(super) fn way(&self, number: &str) -> Option<usize> {
        let Picking::Routes(candidates) = &self.board.picking else { return None };
        let place = number.trim().parse::<usize>().ok()?.checked_sub(1)?;
        Some(candidates.get(place)?.index)
    }

    fn play_way(&mut self, number: &str) {
        match self.way(number) {
            Some(index) => self.play_legal(index),
            None => self.refuse(format!("there is no way {number}")),
        }
    }

    /// Takes the cursor to the next point that means something now.
    fn jump(&mut self, by: isize) {
        if self.is_human_turn() {
            self.board.cursor = self.board.jump(by).unwrap_or(self.board.cursor);
        }
    }

    /// The person who speaks: whoever is to move, or else the first person still in the game.
    fn speaker(&self) -> Option<Seat> {
        let people = || self.board.view.by_seat().filter(|(_, it)| it.player.is_human());
        let to_move = people().find(|(seat, _)| *seat == self.board.view.to_move);
        to_move.or_else(|| people().find(|(_, it)| !it.is_out)).map(|(seat, _)| seat)
    }

    /// Offers a draw; every computer player answers it.
    fn offer_draw(&mut self) {
        let Some(seat) = self.speaker().filter(|_| self.board.view.outcome.is_none()) else {
            return self.refuse_turn();
        };
        if self.changed(self.session.offer_draw(seat)) {
            let computer = self.awaited(|player| !player.is_human());
            self.changed(self.session.answer_draw());
            self.tell_if_declined(computer);
        }
    }

    /// The first of these players whose answer to a draw is awaited.
    pub(super) fn awaited(&self, is_wanted: impl Fn(&Player) -> bool) -> Option<Seat> {
        let is_awaited = |seat: &Seat| self.board.view.draw_answers_awaited.contains(seat);
        let mut seats = self.board.view.by_seat().filter(|(_, it)| is_wanted(&it.player));
        seats.find(|(seat, _)| is_awaited(seat)).map(|(seat, _)| seat)
    }

    /// Says that this player wants no draw, if the offer is gone and the game goes on.
    fn tell_if_declined(&mut self, seat: Option<Seat>) {
        let is_declined = self.board.view.draw_offer.is_none() && self.board.view.outcome.is_none();
        if let Some(seat) = seat.filter(|_| is_declined) {
            self.tell(format!("{} declines the draw", self.board.look.seat_name(seat)));
        }
    }

    fn answer_draw(&mut self, seat: Seat, agrees: bool) {
        let answer =
            if agrees { self.session.offer_draw(seat) } else { self.session.decline_draw(seat) };
        if self.changed(answer) {
            self.tell_if_declined(Some(seat));
        }
    }
}
