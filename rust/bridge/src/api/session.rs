//! One match at the board.

use std::sync::{Mutex, MutexGuard, PoisonError};

use flutter_rust_bridge::frb;
use prise_search::StopToken;
use web_time::{Duration, Instant};

use super::error::{CoreError, guarded};
use super::setup::MatchSetup;
use super::view::{BoardView, HistoryEntry, Played, Thinking};
use crate::frb_generated::StreamSink;
use crate::registry::registered;
use crate::saver::Saver;
pub use crate::table::Effort;
use crate::table::Table;

/// The least time between two reports of a search: at most twenty a second.
const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// A match of any game.
///
/// Every call but [`think`](Self::think) answers at once: while the computer player thinks, the
/// match is not locked, since it thinks about a copy.
#[frb(opaque)]
pub struct GameSession {
    table: Mutex<Box<dyn Table>>,
    /// Ends the search that is running, if one is.
    thinking: Mutex<Option<StopToken>>,
    /// Writes every change down, if the match is kept in a library.
    saver: Option<Saver>,
    /// What was lost when the match was loaded.
    notice: Option<String>,
}

/// A thread that panicked leaves what it held as it was: every change to a match is made at once.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl GameSession {
    /// Starts a match.
    #[frb(sync)]
    pub fn start(setup: MatchSetup) -> Result<Self, CoreError> {
        let table = guarded(|| (registered(&setup.game)?.start)(&setup))?;
        Ok(Self::at(table, None))
    }

    pub(crate) fn at(table: Box<dyn Table>, saver: Option<Saver>) -> Self {
        Self { table: Mutex::new(table), thinking: Mutex::new(None), saver, notice: None }
    }

    pub(crate) fn with_notice(self, notice: Option<String>) -> Self {
        Self { notice, ..self }
    }

    /// What was lost when the match was loaded, in words; nothing if it is exactly what was left.
    #[frb(sync)]
    pub fn notice(&self) -> Option<String> {
        self.notice.clone()
    }

    /// The number of this match in its library; nothing if it is not kept.
    #[frb(sync)]
    pub fn id(&self) -> Option<u32> {
        self.saver.as_ref().map(Saver::id)
    }

    /// Why the last change could not be written down, if it could not. The match goes on in
    /// memory, and the next change is tried again.
    #[frb(sync)]
    pub fn save_problem(&self) -> Option<String> {
        self.saver.as_ref().and_then(Saver::problem)
    }

    /// Waits until everything is written down.
    pub fn flush(&self) {
        if let Some(saver) = &self.saver {
            saver.flush();
        }
    }

    fn save(&self, table: &dyn Table) {
        if let Some(saver) = &self.saver {
            saver.save(table.saved());
        }
    }

    /// The match as it stands now.
    #[frb(sync)]
    pub fn view(&self) -> Result<BoardView, CoreError> {
        guarded(|| Ok(lock(&self.table).view()))
    }

    /// The match as it stood after this many moves and rulings, undone ones included, for looking
    /// back. Nothing can be played there.
    #[frb(sync)]
    pub fn view_at(&self, ply: u32) -> Result<BoardView, CoreError> {
        guarded(|| lock(&self.table).view_at(ply as usize))
    }

    /// The moves and rulings up to now.
    #[frb(sync)]
    pub fn history(&self) -> Result<Vec<HistoryEntry>, CoreError> {
        guarded(|| Ok(lock(&self.table).history()))
    }

    /// The position as text.
    #[frb(sync)]
    pub fn position(&self) -> Result<String, CoreError> {
        guarded(|| Ok(lock(&self.table).position()))
    }

    /// Plays a move of the last view.
    #[frb(sync)]
    pub fn play(&self, id: u32) -> Result<Played, CoreError> {
        guarded(|| {
            self.stop();
            let mut table = lock(&self.table);
            let steps = table.play(id)?;
            self.save(table.as_ref());
            Ok(Played { steps, view: table.view() })
        })
    }

    /// Goes back to the last moment at which a person had to move.
    #[frb(sync)]
    pub fn undo(&self) -> Result<BoardView, CoreError> {
        self.change(|table| {
            table.undo();
            Ok(())
        })
    }

    /// Goes forward again to the next moment at which a person has to move.
    #[frb(sync)]
    pub fn redo(&self) -> Result<BoardView, CoreError> {
        self.change(|table| {
            table.redo();
            Ok(())
        })
    }

    /// A player gives up.
    #[frb(sync)]
    pub fn resign(&self, seat: u8) -> Result<BoardView, CoreError> {
        self.change(|table| table.resign(seat))
    }

    /// A player offers a draw, or agrees to the one on offer.
    #[frb(sync)]
    pub fn offer_draw(&self, seat: u8) -> Result<BoardView, CoreError> {
        self.change(|table| table.offer_draw(seat))
    }

    /// A player declines the draw on offer, or takes an own offer back.
    #[frb(sync)]
    pub fn decline_draw(&self, seat: u8) -> Result<BoardView, CoreError> {
        self.change(|table| table.decline_draw(seat))
    }

    /// The app goes to the background: the computer stops, and the clock if the setup says so.
    #[frb(sync)]
    pub fn suspend(&self) -> Result<BoardView, CoreError> {
        self.change(|table| {
            table.suspend();
            Ok(())
        })
    }

    /// The board is shown (again): the clock runs.
    #[frb(sync)]
    pub fn resume(&self) -> Result<BoardView, CoreError> {
        self.change(|table| {
            table.resume();
            Ok(())
        })
    }

    fn change(
        &self,
        change: impl FnOnce(&mut dyn Table) -> Result<(), CoreError>,
    ) -> Result<BoardView, CoreError> {
        guarded(|| {
            self.stop();
            let mut table = lock(&self.table);
            change(table.as_mut())?;
            self.save(table.as_ref());
            Ok(table.view())
        })
    }

    /// Lets the computer think for the player to move, at this level or with all it has within
    /// `time_ms` (a hint, an analysis). Reports at most twenty times a second and ends with the
    /// move to play, unless it is stopped before there is one, or the match has moved on.
    pub fn think(
        &self,
        level: Option<u8>,
        time_ms: Option<u32>,
        sink: StreamSink<Thinking>,
    ) -> Result<(), CoreError> {
        let mut last = None::<Instant>;
        let thought = self.think_with(Effort { level, time_ms }, |thinking| {
            if last.is_none_or(|last| last.elapsed() >= REPORT_INTERVAL) {
                last = Some(Instant::now());
                // Nobody listening any more is no fault: the search is stopped by `stop`.
                let _ = sink.add(thinking);
            }
        })?;
        let _ = sink.add(thought);
        Ok(())
    }

    /// What [`think`](Self::think) does, for callers in Rust.
    #[frb(ignore)]
    pub fn think_with(
        &self,
        effort: Effort,
        report: impl FnMut(Thinking) + Send,
    ) -> Result<Thinking, CoreError> {
        guarded(|| {
            let stop = StopToken::default();
            if let Some(earlier) = lock(&self.thinking).replace(stop.clone()) {
                earlier.stop();
            }
            let question = lock(&self.table).question(effort)?;
            Ok(question.answer(&stop, Box::new(report)))
        })
    }

    /// Ends the search that is running. Returns at once.
    #[frb(sync)]
    pub fn stop(&self) {
        if let Some(stop) = lock(&self.thinking).take() {
            stop.stop();
        }
    }
}

/// Sessions are handed to Dart and used from its threads.
const _: fn() = || {
    fn shared<T: Send + Sync>() {}
    shared::<GameSession>();
};
