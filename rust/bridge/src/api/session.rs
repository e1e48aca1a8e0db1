//! One match at the board.

use std::sync::{Arc, Mutex};

use flutter_rust_bridge::frb;
use web_time::{Duration, Instant};

use super::deal::{DealMix, DealProof, PreparedDeal};
use super::error::{CoreError, ErrorKind, guarded};
use super::setup::{MatchSetup, PlayerSetup};
use super::view::{BoardView, HistoryEntry, Played, PlyAnalysis, Thinking, UnratedReason};
use crate::frb_generated::StreamSink;
use crate::locks::lock;
use crate::open_matches::Place;
pub use crate::question::Effort;
use crate::registry::registered;
use crate::saver::Saver;
use crate::table::Table;
use crate::turnstile::Turnstile;

/// The least time between two reports of a search: at most twenty a second.
const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// A match of any game.
///
/// Every call but [`think`](Self::think) answers at once: while the computer player thinks, the
/// match is not locked, since it thinks about a copy.
#[frb(opaque)]
pub struct GameSession {
    pub(crate) table: Mutex<Box<dyn Table>>,
    /// Lets one search in at a time.
    pub(crate) thinking: Turnstile,
    /// Lets one analysis in at a time.
    pub(crate) analysing: Turnstile,
    /// Writes every change down, if the match is kept in a library.
    saver: Option<Arc<Saver>>,
    /// Whether this session plays the match of a library, or looks on.
    place: Option<Place>,
    /// What was lost when the match was loaded.
    notice: Option<String>,
}

impl GameSession {
    /// Starts a match.
    #[frb(sync)]
    pub fn start(setup: MatchSetup) -> Result<Self, CoreError> {
        let table = guarded(|| (registered(&setup.game)?.start)(&setup, None))?;
        Ok(Self::at(table, None))
    }

    /// Starts a match of a promised deal, with what the players mix in.
    #[frb(sync)]
    pub fn start_dealt(
        setup: MatchSetup,
        deal: &PreparedDeal,
        mix: DealMix,
    ) -> Result<Self, CoreError> {
        guarded(|| {
            let game = registered(&setup.game)?;
            let start = |shuffle| (game.start)(&setup, Some(shuffle));
            Ok(Self::at(deal.deal(&setup.game, &mix, start)?, None))
        })
    }

    pub(crate) fn at(table: Box<dyn Table>, saver: Option<Arc<Saver>>) -> Self {
        Self {
            table: Mutex::new(table),
            thinking: Turnstile::default(),
            analysing: Turnstile::default(),
            saver,
            place: None,
            notice: None,
        }
    }

    pub(crate) fn in_place(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
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
        self.saver.as_ref().map(|saver| saver.id())
    }

    /// Why the last change could not be written down, if it could not. The match goes on in
    /// memory, and the next change is tried again.
    #[frb(sync)]
    pub fn save_problem(&self) -> Option<String> {
        self.saver.as_ref().and_then(|saver| saver.problem())
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

    /// Only one session at a time plays a match that is kept.
    fn require_place(&self) -> Result<(), CoreError> {
        if self.place.as_ref().is_none_or(Place::may_play) {
            return Ok(());
        }
        Err(CoreError::new(ErrorKind::NotAllowed, "this match is played elsewhere"))
    }

    /// A view with what others know of the match.
    fn told(&self, mut view: BoardView) -> BoardView {
        let is_hinted = self.place.as_ref().is_some_and(Place::is_hinted);
        if is_hinted && !view.unrated.contains(&UnratedReason::Hint) {
            view.unrated.push(UnratedReason::Hint);
            view.unrated.sort();
        }
        view
    }

    /// Keeps in mind that a person gets a hint or an analysis of a match that is not over.
    pub(crate) fn note_hint(&self) -> Result<(), CoreError> {
        let mut table = lock(&self.table);
        table.note_hint();
        if let Some(place) = &self.place {
            place.note_hint();
        }
        if self.require_place().is_ok() {
            self.save(table.as_ref());
            return Ok(());
        }
        drop(table);
        let noted = self.saver.as_ref().map_or(Ok(()), |saver| saver.note_hint());
        noted.map_err(|error| CoreError::new(ErrorKind::Storage, error))
    }

    /// The match as it stands now. Looking changes nothing: see [`tick`](Self::tick).
    #[frb(sync)]
    pub fn view(&self) -> Result<BoardView, CoreError> {
        guarded(|| Ok(self.told(lock(&self.table).view())))
    }

    /// Reads the clock. If a flag has fallen, that is written down before this returns, and the
    /// match as it stands then is the answer; otherwise there is none.
    #[frb(sync)]
    pub fn tick(&self) -> Result<Option<BoardView>, CoreError> {
        guarded(|| {
            let mut table = lock(&self.table);
            if self.require_place().is_err() || !table.tick() {
                return Ok(None);
            }
            self.stop();
            self.save(table.as_ref());
            Ok(Some(self.told(table.view())))
        })
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
        self.act(|table| table.play(id)).map(|(steps, view)| Played { steps, view })
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
        self.act(change).map(|((), view)| view)
    }

    /// Does something to the match and has it written down. A flag that has fallen by then is
    /// written down first: it counts whatever is done next, and even if that is refused.
    fn act<T>(
        &self,
        act: impl FnOnce(&mut dyn Table) -> Result<T, CoreError>,
    ) -> Result<(T, BoardView), CoreError> {
        guarded(|| {
            self.require_place()?;
            self.stop();
            let mut table = lock(&self.table);
            if table.tick() {
                self.save(table.as_ref());
            }
            let plies = table.last_ply();
            let done = act(table.as_mut());
            // What was refused has changed something if the flag fell while it was looked at.
            if done.is_ok() || table.last_ply() != plies {
                self.save(table.as_ref());
            }
            Ok((done?, self.told(table.view())))
        })
    }

    /// Announces a search and ends the one before. [`think`](Self::think) takes the ticket; a
    /// [`stop`](Self::stop) that comes before the search has begun makes it void.
    #[frb(sync)]
    pub fn prepare_search(&self) -> u32 {
        self.thinking.announce()
    }

    /// Lets the computer think for the player to move, at this level or with all it has within
    /// `time_ms` (a hint, an analysis). The answer is the final thought, with the move to play;
    /// there is none if the search was stopped before it began. On the way it reports at most
    /// twenty times a second, to whoever listens. Reports may be lost, the answer may not.
    pub fn think(
        &self,
        ticket: u32,
        level: Option<u8>,
        time_ms: Option<u32>,
        progress: Option<StreamSink<Thinking>>,
    ) -> Result<Option<Thinking>, CoreError> {
        let mut last = None::<Instant>;
        self.think_if(ticket, Effort { level, time_ms }, |thinking| {
            if last.is_none_or(|last| last.elapsed() >= REPORT_INTERVAL) {
                last = Some(Instant::now());
                // Nobody listening any more is no fault: the search is stopped by `stop`.
                let _ = progress.as_ref().map(|listener| listener.add(thinking));
            }
        })
    }

    /// Announces an analysis and ends the one before, as [`prepare_search`](Self::prepare_search)
    /// does with a search.
    #[frb(sync)]
    pub fn prepare_analysis(&self) -> u32 {
        self.analysing.announce()
    }

    /// Looks through the whole match, `time_ms` for every moment from this one on, and tells of
    /// each what would have been best. It goes beside play and thinking; what is not there any
    /// more when its turn comes is left out. To go on after a stop, begin with the next ply. The
    /// answer is everything that was found; on the way each moment is reported, and may be lost.
    pub fn analyse(
        &self,
        ticket: u32,
        from_ply: u32,
        time_ms: u32,
        progress: Option<StreamSink<PlyAnalysis>>,
    ) -> Result<Vec<PlyAnalysis>, CoreError> {
        let mut found = Vec::new();
        self.analyse_if(ticket, from_ply, time_ms, |analysis| {
            found.push(analysis.clone());
            let _ = progress.as_ref().map(|listener| listener.add(analysis));
        })?;
        Ok(found)
    }

    /// Ends the analysis that is running. Returns at once.
    #[frb(sync)]
    pub fn stop_analysis(&self) {
        self.analysing.stop();
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
        self.thinking.stop();
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
            practice: false,
        })
        .expect("a match");
        let effort = Effort { level: None, time_ms: Some(20) };
        // A hint is kept in mind, be it found or not: it is asked for before.
        session.think_with(effort, |_| {}).expect("a thought");
        let before = session.view().expect("a view");
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
