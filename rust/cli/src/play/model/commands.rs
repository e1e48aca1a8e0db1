//! What the keys do.

use prise_game::{Candidate, FindMoveError, Millis, Picking, Player, Seat};
use prise_search::agrees_to_draw;

use super::cursor::step;
use super::{Dialog, Key, Leaving, MOST_WAYS_BY_KEY, Model};
use crate::play::games::Pictured;

/// How many rows of the list of moves a page is.
const PAGE: isize = 5;
/// The rows of the list that even the smallest window shows.
const ROWS_SHOWN: usize = 5;

impl<G: Pictured> Model<G> {
    pub(super) fn key(&mut self, key: Key, now: Millis) {
        self.notice = None;
        if key == Key::Interrupt {
            // Asked once and interrupted again: the answer is yes.
            self.leaving = Some(Leaving::Quit);
        } else if let Some(dialog) = self.dialog {
            self.key_in_dialog(dialog, key, now);
        } else if self.typed.is_some() {
            self.key_in_typing(key, now);
        } else {
            self.key_on_board(key, now);
        }
    }

    fn key_in_dialog(&mut self, dialog: Dialog, key: Key, now: Millis) {
        let yes = matches!(key, Key::Char('y' | 'Y') | Key::Enter);
        let no = matches!(key, Key::Char('n' | 'N') | Key::Escape);
        match dialog {
            Dialog::Help | Dialog::Message => self.dialog = None,
            Dialog::Proof => {
                self.dialog = None;
                if key == Key::Char('s') {
                    self.save_proof();
                }
            }
            _ if !yes && !no => {}
            Dialog::AnswerDraw(seat) => {
                self.dialog = None;
                self.answer_draw(seat, yes, now);
            }
            _ if no => self.dialog = None,
            Dialog::Resign(seat) => {
                self.dialog = None;
                let done = self.table.resign(seat, now).map(|_| ());
                self.changed();
                if let Err(error) = done {
                    self.refuse(error.to_string());
                }
            }
            Dialog::NewGame => self.leaving = Some(Leaving::NewGame),
            // The question stays: it tells that it was asked.
            Dialog::LeaveUnsaved(leaving) => self.leaving = Some(leaving),
        }
    }

    fn key_in_typing(&mut self, key: Key, now: Millis) {
        let Some(text) = &mut self.typed else { return };
        match key {
            Key::Char(letter) if text.len() < 60 => text.push(letter),
            Key::Backspace => {
                text.pop();
                if text.is_empty() {
                    self.typed = None;
                }
            }
            Key::Escape => self.typed = None,
            Key::Enter => {
                let text = std::mem::take(text);
                self.typed = None;
                self.play_text(&text, now);
            }
            _ => {}
        }
    }

    fn key_on_board(&mut self, key: Key, now: Millis) {
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.cursor = step::<G>(self.cursor, key, self.turned);
            }
            Key::Tab => self.jump(1),
            Key::BackTab => self.jump(-1),
            Key::Enter | Key::Char(' ') => self.tap(self.cursor, now),
            Key::Escape => self.picking = Picking::Nothing,
            Key::PageUp => self.scroll(PAGE),
            Key::PageDown => self.scroll(-PAGE),
            Key::WheelUp => self.scroll(1),
            Key::WheelDown => self.scroll(-1),
            Key::Backspace | Key::Interrupt => {}
            Key::Char(letter) => self.letter(letter, now),
        }
    }

    fn letter(&mut self, letter: char, now: Millis) {
        match letter {
            'u' => self.take_back(now),
            'r' => self.put_back(now),
            'o' => self.offer_draw(now),
            'R' => match self.speaker() {
                Some(seat) if self.table.outcome().is_none() => {
                    self.dialog = Some(Dialog::Resign(seat));
                }
                _ => self.refuse_turn(),
            },
            'n' if self.table.outcome().is_some() => self.leaving = Some(Leaving::NewGame),
            'n' => self.dialog = Some(Dialog::NewGame),
            't' => self.turned = !self.turned,
            's' if self.question().is_some() => self.hurried = Some(self.moment),
            'f' if self.proof().is_some() => self.dialog = Some(Dialog::Proof),
            'q' => self.leaving = Some(Leaving::Quit),
            '?' | 'h' => self.dialog = Some(Dialog::Help),
            '1'..='9' if (1..=MOST_WAYS_BY_KEY).contains(&self.ways()) => {
                self.play_way(&letter.to_string(), now);
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
        let most = self.move_rows().len().saturating_sub(ROWS_SHOWN);
        self.scrolled = self.scrolled.saturating_add_signed(back).min(most);
    }

    /// Plays the move that was typed.
    fn play_text(&mut self, text: &str, now: Millis) {
        // No move is a mere number.
        if self.ways() > 0 && text.trim().bytes().all(|letter| letter.is_ascii_digit()) {
            return self.play_way(text.trim(), now);
        }
        match self.table.game().find_move(text) {
            Ok(mv) => self.play(mv, now),
            Err(FindMoveError::Ambiguous { candidates, .. }) => {
                let candidates = candidates
                    .iter()
                    .filter_map(|text| self.legal.texts.iter().position(|known| known == text))
                    .map(|index| Candidate { index, entered: Vec::new() });
                self.picking = Picking::Routes(candidates.collect());
            }
            Err(error) => self.refuse(error.to_string()),
        }
    }

    /// How many ways the player is asked to choose from.
    fn ways(&self) -> usize {
        if let Picking::Routes(candidates) = &self.picking { candidates.len() } else { 0 }
    }

    /// The legal move that is the way with this number.
    pub(super) fn way(&self, number: &str) -> Option<usize> {
        let Picking::Routes(candidates) = &self.picking else { return None };
        let place = number.trim().parse::<usize>().ok()?.checked_sub(1)?;
        Some(candidates.get(place)?.index)
    }

    fn play_way(&mut self, number: &str, now: Millis) {
        match self.way(number) {
            Some(index) => self.play_legal(index, now),
            None => self.refuse(format!("there is no way {number}")),
        }
    }

    /// Takes the cursor to the next point that means something now.
    fn jump(&mut self, by: isize) {
        let points = match &self.picking {
            Picking::Nothing => self.legal.handles(),
            Picking::Piece { .. } => self.picking.ahead(&self.legal.infos),
            Picking::Routes(_) => {
                self.route_numbers().into_iter().map(|(point, _)| point).collect()
            }
        };
        if points.is_empty() || !self.is_human_turn() {
            return;
        }
        let count = points.len() as isize;
        let next = match points.binary_search(&self.cursor) {
            Ok(here) => here as isize + by,
            Err(gap) if by > 0 => gap as isize,
            Err(gap) => gap as isize - 1,
        };
        self.cursor = points[next.rem_euclid(count) as usize];
    }

    fn take_back(&mut self, now: Millis) {
        match self.table.take_back(now) {
            Ok(_) => self.changed(),
            Err(refusal) => self.refuse(refusal.to_string()),
        }
    }

    fn put_back(&mut self, now: Millis) {
        if self.table.put_back(now) == 0 {
            self.refuse("there is nothing to play again");
        } else {
            self.changed();
        }
    }

    /// The person who speaks: whoever is to move, or else the first person still in the game.
    fn speaker(&self) -> Option<Seat> {
        let game = self.table.game();
        let is_human = |seat: Seat| self.table.setup().player(seat).is_some_and(Player::is_human);
        let to_move = Some(game.to_move()).filter(|seat| is_human(*seat));
        to_move.or_else(|| game.seats().iter().find(|seat| is_human(*seat) && !game.is_out(*seat)))
    }

    fn offer_draw(&mut self, now: Millis) {
        let Some(seat) = self.speaker().filter(|_| self.table.outcome().is_none()) else {
            return self.refuse_turn();
        };
        if let Err(error) = self.table.offer_draw(seat, now) {
            self.changed();
            return self.refuse(error.to_string());
        }
        self.revision += 1;
        self.let_computers_answer(now);
        self.ask_for_draw_answer();
    }

    /// Every computer player answers the offer that stands; the first refusal ends it.
    fn let_computers_answer(&mut self, now: Millis) {
        for seat in self.table.draw_answers_awaited() {
            if self.table.setup().player(seat).is_some_and(Player::is_human) {
                continue;
            }
            let opinion = self.opinions.get(seat.index()).copied().flatten();
            let agrees = agrees_to_draw(opinion, self.table.ply());
            let done = if agrees {
                self.table.accept_draw(seat, now)
            } else {
                self.table.decline_draw(seat, now)
            };
            if done.is_err() || self.table.outcome().is_some() {
                return self.changed();
            }
            if !agrees {
                return self.tell(format!("{} declines the draw", Self::seat_name(seat)));
            }
        }
    }

    /// If a person's answer to a draw is awaited, asks for it.
    pub(super) fn ask_for_draw_answer(&mut self) {
        let is_human = |seat: &Seat| self.table.setup().player(*seat).is_some_and(Player::is_human);
        if let Some(seat) = self.table.draw_answers_awaited().into_iter().find(is_human) {
            self.dialog = Some(Dialog::AnswerDraw(seat));
        }
    }

    fn answer_draw(&mut self, seat: Seat, agrees: bool, now: Millis) {
        let done = if agrees {
            self.table.accept_draw(seat, now)
        } else {
            self.table.decline_draw(seat, now)
        };
        self.changed();
        match done {
            Ok(()) if !agrees => self.tell(format!("{} declines the draw", Self::seat_name(seat))),
            Ok(()) => {}
            Err(error) => self.refuse(error.to_string()),
        }
    }
}
