//! The list of moves.

use prise_game::{Entry, Event, Ruling, Step};

use super::Model;
use crate::play::games::Pictured;
use crate::play::scene::{MoveCell, MoveRow, PieceLook};

impl<G: Pictured> Model<G> {
    /// What was played and what was undone, a row a round. A turn of several parts is one cell.
    pub(super) fn move_rows(&self) -> Vec<MoveRow> {
        let seats = self.table.game().seats().count();
        let mut rows: Vec<MoveRow> = Vec::new();
        let mut last_seat = None;
        let played = self.table.history().iter().map(|entry| (entry, false));
        let undone = self.table.undone().iter().map(|entry| (entry, true));
        for (entry, undone) in played.chain(undone) {
            let (seat, text) = (entry.turn().index(), entry_text(entry));
            let turn_goes_on = last_seat == Some(seat);
            let row_is_full =
                rows.last().is_none_or(|row| row.cells[seat..].iter().any(Option::is_some));
            if turn_goes_on
                && let Some(Some(cell)) = rows.last_mut().map(|row| &mut row.cells[seat])
                && cell.undone == undone
            {
                cell.text.push(' ');
                cell.text.push_str(&text);
                continue;
            }
            if row_is_full {
                rows.push(MoveRow { number: rows.len() + 1, cells: vec![None; seats] });
            }
            if let Some(row) = rows.last_mut() {
                row.cells[seat] = Some(MoveCell { text, revealed: revealed(entry), undone });
            }
            last_seat = Some(seat);
        }
        rows
    }
}

/// What an entry of the history says in the list.
fn entry_text<G: Pictured>(entry: &Entry<G>) -> String {
    match entry.event() {
        Event::Move(_) => shown(entry.notation().unwrap_or_default()),
        Event::Ruling(Ruling::Resign(_)) => "resigns".to_owned(),
        Event::Ruling(Ruling::FlagFell(_)) => "time is over".to_owned(),
        Event::Ruling(Ruling::DrawAgreed) => "draw agreed".to_owned(),
    }
}

/// The piece that an entry turned up.
fn revealed<G: Pictured>(entry: &Entry<G>) -> Option<PieceLook> {
    entry.steps().iter().find_map(|step| match step {
        Step::Flip { piece, .. } => Some(G::look(Some(*piece))),
        _ => None,
    })
}

/// A move as the screen shows it (ruling D5).
pub(super) fn shown(notation: &str) -> String {
    notation.replace('x', "×")
}
