//! The list of moves.

use prise_game::Adjudication;
use prise_session::{HistoryEntry, View};

use crate::play::games::GameLook;
use crate::terminal::scene::{MoveCell, MoveRow};

/// The moves of a match, those undone too, a row a round. A turn of several parts is one cell.
pub(crate) fn move_rows(look: &GameLook, view: &View, history: &[HistoryEntry]) -> Vec<MoveRow> {
    let seats = view.seats.len();
    let mut rows: Vec<MoveRow> = Vec::new();
    let mut last_seat = None;
    for (ply, entry) in history.iter().enumerate() {
        let undone = ply >= view.ply;
        let (seat, text) = (entry.turn.index(), entry_text(entry));
        let turn_goes_on = last_seat == Some(seat);
        let row_is_full = rows.last().is_none_or(|row| row[seat..].iter().any(Option::is_some));
        if turn_goes_on
            && let Some(Some(cell)) = rows.last_mut().map(|row| &mut row[seat])
            && cell.undone == undone
        {
            cell.text.push(' ');
            cell.text.push_str(&text);
            continue;
        }
        if row_is_full {
            rows.push(vec![None; seats]);
        }
        if let Some(row) = rows.last_mut() {
            let revealed = entry.revealed.map(|piece| (look.look)(Some(piece)));
            row[seat] = Some(MoveCell { text, revealed, undone });
        }
        last_seat = Some(seat);
    }
    rows
}

/// What an entry of the history says in the list.
fn entry_text(entry: &HistoryEntry) -> String {
    match entry.adjudication {
        None => shown(entry.notation.as_deref().unwrap_or_default()),
        Some(Adjudication::Resign(_)) => "resigns".to_owned(),
        Some(Adjudication::FlagFell(_)) => "time is over".to_owned(),
        Some(Adjudication::DrawAgreed) => "draw agreed".to_owned(),
    }
}

/// A move as the screen shows it (ruling D5).
pub(crate) fn shown(notation: &str) -> String {
    notation.replace('x', "×")
}
