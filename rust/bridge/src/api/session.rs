//! One match at the board.

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_game::Seat;
use prise_session::{Effort, MoveId, Session, SessionError, View};
use web_time::Duration;

use super::deal::{DealProof, proof_view};
use super::error::{CoreError, ErrorKind, guarded};
use super::setup::{MatchSetup, PlayerSetup};
use super::view::{BoardView, HistoryEntry, PlyAnalysis, Thinking};
use crate::frb_generated::StreamSink;
use crate::present::{
    at_intervals, board_view, history_entry, pdn_text, piece_view, ply_analysis, thinking,
};

/// A match of any game.
///
/// Every call but [`think`](Self::think) and [`analyse`](Self::analyse) answers at once: while the
/// computer player thinks, the match is not locked, since it thinks about a copy.
pub struct GameSession {
    /// The match itself.
    pub handle: RustOpaqueNom<crate::api::session::OpenMatch>,
}

/// What a [`GameSession`] is a handle of.
pub type OpenMatch = Session;

impl GameSession {
    pub(crate) fn over(session: Session) -> Self {
        Self { handle: RustOpaqueNom::new(session) }
    }

    /// Starts a match.
    #[frb(sync)]
    pub fn start(setup: MatchSetup) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(Session::start(&setup.to_session()?, None)?)))
    }

    /// What was lost when the match was loaded, in words; nothing if it is exactly what was left.
    #[frb(sync)]
    pub fn notice(&self) -> Option<String> {
        self.handle.notice().map(str::to_owned)
    }

    /// How the match was set up, for playing another one like it. What was dealt stays here.
    #[frb(sync)]
    pub fn setup(&self) -> Result<MatchSetup, CoreError> {
        guarded(|| Ok(MatchSetup::of_session(self.handle.setup())))
    }

    /// The number of this match in its library; nothing if it is not kept.
    #[frb(sync)]
    pub fn id(&self) -> Option<u32> {
        self.handle.id().map(prise_store::MatchId::get)
    }

    /// Waits until everything is written down.
    pub fn flush(&self) {
        self.handle.flush();
    }

    /// The match as it stands now. Looking changes nothing: see [`tick`](Self::tick).
    #[frb(sync)]
    pub fn view(&self) -> Result<BoardView, CoreError> {
        shown(self.handle.view())
    }

    /// Reads the clock. If a flag has fallen, that is written down before this returns, and the
    /// match as it stands then is the answer; otherwise there is none.
    #[frb(sync)]
    pub fn tick(&self) -> Result<Option<BoardView>, CoreError> {
        guarded(|| Ok(self.handle.tick()?.map(board_view)))
    }

    /// The match as it stood after this many moves and adjudications, undone ones included, for looking
    /// back. Nothing can be played there.
    #[frb(sync)]
    pub fn view_at(&self, ply: u32) -> Result<BoardView, CoreError> {
        shown(self.handle.view_at(ply as usize))
    }

    /// The moves and adjudications up to now.
    #[frb(sync)]
    pub fn history(&self) -> Result<Vec<HistoryEntry>, CoreError> {
        guarded(|| {
            let played = self.handle.view()?.ply;
            Ok(self.handle.history().into_iter().take(played).map(history_entry).collect())
        })
    }

    /// The position after this many moves and adjudications as text (FEN for draughts and mill). A
    /// question mark stands for a face-down piece.
    #[frb(sync)]
    pub fn position_at(&self, ply: u32) -> Result<String, CoreError> {
        Ok(self.handle.position_at(ply as usize)?)
    }

    /// The moves up to now as PDN. Draughts alone has it.
    #[frb(sync)]
    pub fn pdn(&self) -> Result<String, CoreError> {
        guarded(|| pdn_text(self.handle.saved().to_pdn()))
    }

    /// What proves that the deal was fair, once the game is over.
    #[frb(sync)]
    pub fn deal_proof(&self) -> Result<DealProof, CoreError> {
        guarded(|| {
            let (proof, pieces) = self.handle.deal_proof()?;
            Ok(proof_view(&proof, pieces.into_iter().map(piece_view).collect()))
        })
    }

    /// Plays a move of the last view. The answer has all that there is to show: the steps, the new
    /// line of the move list, and whether it could be written down.
    #[frb(sync)]
    pub fn play(&self, id: u32) -> Result<BoardView, CoreError> {
        shown(self.handle.play(MoveId::from_number(id)))
    }

    /// Goes back to the last moment at which a person had to move.
    #[frb(sync)]
    pub fn undo(&self) -> Result<BoardView, CoreError> {
        shown(self.handle.undo())
    }

    /// Goes forward again to the next moment at which a person has to move.
    #[frb(sync)]
    pub fn redo(&self) -> Result<BoardView, CoreError> {
        shown(self.handle.redo())
    }

    /// A player gives up.
    #[frb(sync)]
    pub fn resign(&self, seat: u8) -> Result<BoardView, CoreError> {
        shown(self.handle.resign(Seat::new(seat)))
    }

    /// A player offers a draw, or agrees to the one on offer.
    #[frb(sync)]
    pub fn offer_draw(&self, seat: u8) -> Result<BoardView, CoreError> {
        shown(self.handle.offer_draw(Seat::new(seat)))
    }

    /// A player declines the draw on offer, or takes an own offer back.
    #[frb(sync)]
    pub fn decline_draw(&self, seat: u8) -> Result<BoardView, CoreError> {
        shown(self.handle.decline_draw(Seat::new(seat)))
    }

    /// Lets every computer player answer the draw on offer: afterwards the game is drawn, or the
    /// offer is gone, or it waits for a person.
    #[frb(sync)]
    pub fn answer_draw(&self) -> Result<BoardView, CoreError> {
        shown(self.handle.answer_draw())
    }

    /// The app goes to the background: the computer stops, and the clock if the setup says so.
    #[frb(sync)]
    pub fn suspend(&self) -> Result<BoardView, CoreError> {
        shown(self.handle.suspend())
    }

    /// The board is shown (again): the clock runs.
    #[frb(sync)]
    pub fn resume(&self) -> Result<BoardView, CoreError> {
        shown(self.handle.resume())
    }

    /// Announces a search and ends the one before. [`think`](Self::think) takes the ticket; a
    /// [`stop`](Self::stop) that comes before the search has begun makes it void.
    #[frb(sync)]
    pub fn prepare_search(&self) -> u32 {
        self.handle.prepare_search()
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
        let effort = match (level, time_ms) {
            (Some(number), _) => Effort::Level(crate::present::level(number)?),
            (None, Some(ms)) => Effort::Time(Duration::from_millis(ms.into())),
            (None, None) => {
                return Err(CoreError::new(ErrorKind::BadSetup, "neither a level nor a time"));
            }
        };
        let report = at_intervals(|thought| {
            // Nobody listening any more is no fault: the search is stopped by `stop`.
            let _ = progress.as_ref().map(|listener| listener.add(thinking(thought)));
        });
        Ok(self.handle.think(ticket, effort, report)?.map(thinking))
    }

    /// Announces an analysis and ends the one before, as [`prepare_search`](Self::prepare_search)
    /// does with a search.
    #[frb(sync)]
    pub fn prepare_analysis(&self) -> u32 {
        self.handle.prepare_analysis()
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
        let time = Duration::from_millis(time_ms.into());
        self.handle.analyse(ticket, from_ply as usize, time, |moment| {
            let analysis = ply_analysis(moment);
            found.push(analysis.clone());
            let _ = progress.as_ref().map(|listener| listener.add(analysis));
        })?;
        Ok(found)
    }

    /// Ends the analysis that is running. Returns at once.
    #[frb(sync)]
    pub fn stop_analysis(&self) {
        self.handle.stop_analysis();
    }

    /// A new match that goes on from this ply, between these players. It is not kept: see
    /// `Library.branch`.
    #[frb(sync)]
    pub fn branch(&self, ply: u32, players: Vec<PlayerSetup>) -> Result<Self, CoreError> {
        guarded(|| {
            Ok(Self::over(self.handle.branch(ply as usize, crate::present::players(&players)?)?))
        })
    }

    /// Ends the search that is running. Returns at once.
    #[frb(sync)]
    pub fn stop(&self) {
        self.handle.stop();
    }
}

fn shown(view: Result<View, SessionError>) -> Result<BoardView, CoreError> {
    guarded(|| Ok(board_view(view?)))
}
