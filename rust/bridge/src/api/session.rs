//! One match at the board.

use std::sync::{Mutex, MutexGuard, PoisonError};

use flutter_rust_bridge::frb;
use prise_search::StopToken;
use web_time::{Duration, Instant};

use super::error::{CoreError, ErrorKind, guarded};
use super::setup::{MatchSetup, PlayerSetup};
use super::view::{BoardView, DealProof, HistoryEntry, Played, PlyAnalysis, Thinking};
use crate::frb_generated::StreamSink;
pub use crate::question::Effort;
use crate::registry::registered;
use crate::saver::Saver;
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
    /// Ends the analysis that is running, if one is.
    analysing: Mutex<Option<StopToken>>,
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
        Self {
            table: Mutex::new(table),
            thinking: Mutex::new(None),
            analysing: Mutex::new(None),
            saver,
            notice: None,
        }
    }

    pub(crate) fn with_notice(self, notice: Option<String>) -> Self {
        Self { notice, ..self }
    }

    /// What was lost when the match was loaded, in words; nothing if it is exactly what was left.
    #[frb(sync)]
    pub fn notice(&self) -> Option<String> {
        self.notice.clone()
    }

    /// How the match was set up, for playing another one like it. What was dealt stays here.
    #[frb(sync)]
    pub fn setup(&self) -> Result<MatchSetup, CoreError> {
        guarded(|| Ok(lock(&self.table).setup()))
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

    /// The position after this many moves and rulings as text (FEN for draughts and mill). A
    /// question mark stands for a face-down piece.
    #[frb(sync)]
    pub fn position_at(&self, ply: u32) -> Result<String, CoreError> {
        guarded(|| lock(&self.table).position_at(ply as usize))
    }

    /// The moves up to now as PDN. Draughts alone has it.
    #[frb(sync)]
    pub fn pdn(&self) -> Result<String, CoreError> {
        guarded(|| {
            let saved = lock(&self.table).saved();
            let game = saved.to_pdn();
            game.map(|game| game.to_string())
                .map_err(|error| CoreError::new(ErrorKind::NotAllowed, error))
        })
    }

    /// What proves that the deal was fair, once the game is over: see `verify_deal`.
    #[frb(sync)]
    pub fn deal_proof(&self) -> Result<DealProof, CoreError> {
        guarded(|| lock(&self.table).deal_proof())
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
        self.change(|table| table.undo())
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

    /// Lets every computer player answer the draw on offer: afterwards the game is drawn, or the
    /// offer is gone, or it waits for a person.
    #[frb(sync)]
    pub fn answer_draw(&self) -> Result<BoardView, CoreError> {
        self.change(|table| table.answer_draw())
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
            let (seat, question) = {
                let table = lock(&self.table);
                (table.to_move(), table.question(effort)?)
            };
            let thought = question.answer(&stop, Box::new(report)).thinking;
            lock(&self.table).judged(seat, thought.score);
            Ok(thought)
        })
    }

    /// Looks through the whole match, `time_ms` for every moment from this one on, and tells of
    /// each what would have been best. It goes beside play and thinking; what is not there any
    /// more when its turn comes is left out. To go on after a stop, begin with the next ply.
    pub fn analyse(
        &self,
        from_ply: u32,
        time_ms: u32,
        sink: StreamSink<PlyAnalysis>,
    ) -> Result<(), CoreError> {
        // Nobody listening any more is no fault: the analysis is ended by `stop_analysis`.
        self.analyse_with(from_ply, time_ms, |analysis| drop(sink.add(analysis)))
    }

    /// What [`analyse`](Self::analyse) does, for callers in Rust.
    #[frb(ignore)]
    pub fn analyse_with(
        &self,
        from_ply: u32,
        time_ms: u32,
        mut report: impl FnMut(PlyAnalysis),
    ) -> Result<(), CoreError> {
        guarded(|| {
            let stop = StopToken::default();
            if let Some(earlier) = lock(&self.analysing).replace(stop.clone()) {
                earlier.stop();
            }
            let effort = Effort { level: None, time_ms: Some(time_ms) };
            for ply in from_ply.. {
                let moment = lock(&self.table).moment(ply as usize, effort)?;
                let Some(moment) = moment else { break };
                let answer = moment.question.map(|asked| asked.answer(&stop, Box::new(|_| {})));
                // What was cut short is no analysis.
                if stop.is_stopped() {
                    break;
                }
                let (thought, scores) =
                    answer.map(|answer| (answer.thinking, answer.scores)).unzip();
                report(PlyAnalysis {
                    ply,
                    last_ply: moment.last_ply,
                    seat: moment.seat,
                    score: thought.as_ref().map(|thought| thought.score),
                    scores: scores.unwrap_or_default(),
                    depth: thought.as_ref().map_or(0, |thought| thought.depth),
                    line: thought.map_or_else(Vec::new, |thought| thought.line),
                    played: moment.played,
                    is_flip: moment.is_flip,
                });
            }
            Ok(())
        })
    }

    /// Ends the analysis that is running. Returns at once.
    #[frb(sync)]
    pub fn stop_analysis(&self) {
        if let Some(stop) = lock(&self.analysing).take() {
            stop.stop();
        }
    }

    /// A new match that goes on from this ply, between these players. It is not kept: see
    /// `Library.branch`.
    #[frb(sync)]
    pub fn branch(&self, ply: u32, players: Vec<PlayerSetup>) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::at(self.branched(ply, &players)?, None)))
    }

    pub(crate) fn branched(
        &self,
        ply: u32,
        players: &[PlayerSetup],
    ) -> Result<Box<dyn Table>, CoreError> {
        lock(&self.table).branch(ply as usize, players)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_error_and_the_session_stays_usable() {
        let player = PlayerSetup { name: "A".to_owned(), level: None };
        let session = GameSession::start(MatchSetup {
            game: "draughts".to_owned(),
            rules: String::new(),
            players: vec![player.clone(), player],
            clock: None,
            position: None,
            seed: None,
        })
        .expect("a match");
        let before = session.view().expect("a view");
        let effort = Effort { level: None, time_ms: Some(20) };
        // While the match is locked, in the middle of a search, and between two of them.
        let faults = [
            session.change(|_| panic!("a fault of ours")).map(drop),
            session.think_with(effort, |_| panic!("a fault of ours")).map(drop),
            session.analyse_with(0, 5, |_| panic!("a fault of ours")),
        ];
        for fault in faults {
            let error = fault.expect_err("a fault");
            assert_eq!(error, CoreError::new(ErrorKind::Internal, "a fault of ours"));
        }
        assert_eq!(session.view().expect("still there"), before);
        let best = session.think_with(effort, |_| {}).expect("a thought").best.expect("a move");
        assert_eq!(session.play(best).expect("legal").view.ply, 1);
        assert_eq!(session.undo().expect("undone").pieces, before.pieces);
    }
}
