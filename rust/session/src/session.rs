//! One match at the table, for whoever shows it.

use std::sync::{Arc, Mutex};

use prise_darkchess::Proof;
use prise_game::{ClockReading, FindMoveError, Millis, Placed, Player, Seat, Shuffle, Unrated};
use prise_store::{MatchId, Repair, SavedMatch, with_game};
use web_time::Instant;

use crate::any_match::{Act, AnyMatch};
use crate::error::{SessionError, guarded};
use crate::game_match::GameMatch;
use crate::games::TableGame;
use crate::lock;
use crate::matches::Place;
use crate::saver::Saver;
use crate::setup::MatchSetup;
use crate::tickets::Tickets;
use crate::view::{HistoryEntry, MoveId, View};

type Result<T> = std::result::Result<T, SessionError>;

/// A monotonic clock.
pub type Time = Box<dyn Fn() -> Millis + Send + Sync>;

/// A match of any game, with its computer players.
///
/// - Looking ([`view`](Self::view)) changes nothing; every change is written down by the session
///   itself, if the match is kept.
/// - Every call but [`think`](Self::think) and [`analyse`](Self::analyse) answers at once: they
///   think about a copy, and do not hold the match.
/// - Whatever changes a match is refused while another session plays it.
/// - A panic inside is an error to the caller, and the match is as it was.
pub struct Session {
    pub(crate) table: Mutex<Box<dyn AnyMatch>>,
    time: Time,
    pub(crate) searches: Tickets,
    pub(crate) analyses: Tickets,
    /// Writes every change down, if the match is kept.
    pub(crate) saver: Option<Arc<Saver>>,
    /// Whether this session plays the match of a library, or looks on.
    pub(crate) place: Option<Place>,
    /// What was lost when the match was loaded.
    notice: Option<String>,
}

impl Session {
    /// Starts a match that nobody keeps, dealt from this shuffle if there is one.
    pub fn start(setup: &MatchSetup, shuffle: Option<Shuffle>) -> Result<Self> {
        let game = setup.game.as_str();
        with_game!(game, Self::start_of(setup, shuffle), SessionError::unknown_game)
    }

    /// A match as it was saved, to look at: nothing that happens there is written down.
    pub fn restore(saved: &SavedMatch) -> Result<Self> {
        with_game!(saved.game.as_str(), Self::restore_of(saved), SessionError::unknown_game)
    }

    /// [`start`](Self::start) for a game that is in no registry.
    pub fn start_of<G: TableGame>(setup: &MatchSetup, shuffle: Option<Shuffle>) -> Result<Self> {
        Ok(Self::over(Box::new(GameMatch::<G>::start(setup, shuffle)?), None))
    }

    /// [`restore`](Self::restore) for a game that is in no registry.
    pub fn restore_of<G: TableGame>(saved: &SavedMatch) -> Result<Self> {
        let restored = saved.restore::<G>()?;
        let notice = restored.repair.map(|repair| match repair {
            Repair::RedoDropped { why } => format!("moves that were taken back are lost: {why}"),
            Repair::StartedFresh { why } => format!("the moves so far are lost: {why}"),
        });
        Ok(Self::over(Box::new(GameMatch::<G>::of(restored.table)), notice))
    }

    fn over(table: Box<dyn AnyMatch>, notice: Option<String>) -> Self {
        let since = Instant::now();
        Self {
            table: Mutex::new(table),
            time: Box::new(move || Millis::new(since.elapsed().as_millis() as u64)),
            searches: Tickets::default(),
            analyses: Tickets::default(),
            saver: None,
            place: None,
            notice,
        }
    }

    /// The same session by another clock.
    #[must_use]
    pub fn with_time(self, time: Time) -> Self {
        Self { time, ..self }
    }

    /// What was lost when the match was loaded, in words; nothing if it is exactly what was left.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// How the match was set up, for playing another one like it. What was dealt stays here.
    pub fn setup(&self) -> MatchSetup {
        lock(&self.table).setup()
    }

    /// The number of this match in its library; nothing if it is not kept, or not yet.
    pub fn id(&self) -> Option<MatchId> {
        self.saver.as_ref().and_then(|saver| saver.id())
    }

    /// Why the last change could not be written down, if it could not. The match goes on in
    /// memory, and the next change is tried again.
    pub fn save_problem(&self) -> Option<String> {
        self.saver.as_ref().and_then(|saver| saver.problem())
    }

    /// Waits until everything is written down. What could not be written is tried once more.
    pub fn flush(&self) {
        if let Some(saver) = &self.saver {
            saver.flush();
        }
    }

    pub(crate) fn now(&self) -> Millis {
        (self.time)()
    }

    fn save(&self, table: &dyn AnyMatch) {
        if let Some(saver) = &self.saver {
            saver.save(table.saved(self.now()));
        }
    }

    /// Only one session at a time plays a match that is kept.
    fn require_place(&self) -> Result<()> {
        if self.place.as_ref().is_none_or(Place::may_play) {
            return Ok(());
        }
        Err(SessionError::not_allowed("this match is played elsewhere"))
    }

    /// Keeps in mind that a person gets a hint or an analysis of a match that is not over.
    pub(crate) fn note_hint(&self) -> Result<()> {
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
        noted.map_err(SessionError::Storage)
    }

    /// The match as it stands now. Looking changes nothing: see [`tick`](Self::tick).
    pub fn view(&self) -> Result<View> {
        guarded(SessionError::Internal, || Ok(self.view_of(lock(&self.table).as_ref())))
    }

    /// A view with what others know of the match.
    fn view_of(&self, table: &dyn AnyMatch) -> View {
        let mut view = table.view(self.now());
        view.save_problem = self.save_problem();
        if self.place.as_ref().is_some_and(Place::is_hinted) {
            let holds = |why: &Unrated| *why == Unrated::Hint || view.unrated.contains(why);
            view.unrated = Unrated::ALL.iter().copied().filter(holds).collect();
        }
        view
    }

    /// What the clocks show now.
    pub fn clock(&self) -> Option<ClockReading> {
        lock(&self.table).clock(self.now())
    }

    /// Reads the clock. If a flag has fallen, that is written down before this returns, and the
    /// match as it stands then is the answer; otherwise there is none.
    pub fn tick(&self) -> Result<Option<View>> {
        guarded(SessionError::Internal, || {
            let mut table = lock(&self.table);
            if self.require_place().is_err() || !table.tick(self.now()) {
                return Ok(None);
            }
            self.stop();
            self.save(table.as_ref());
            Ok(Some(self.view_of(table.as_ref())))
        })
    }

    /// The match as it stood after this many moves and adjudications, undone ones included, for looking
    /// back. Nothing can be played there.
    pub fn view_at(&self, ply: usize) -> Result<View> {
        guarded(SessionError::Internal, || lock(&self.table).view_at(ply, self.now()))
    }

    /// All moves and adjudications, undone ones included: [`View::ply`] tells how many are played.
    pub fn history(&self) -> Vec<HistoryEntry> {
        lock(&self.table).history()
    }

    /// The position after this many moves and adjudications as text. A question mark stands for a
    /// face-down piece.
    pub fn position_at(&self, ply: usize) -> Result<String> {
        guarded(SessionError::Internal, || lock(&self.table).position_at(ply))
    }

    /// The match in the form in which it is kept.
    pub fn saved(&self) -> SavedMatch {
        lock(&self.table).saved(self.now())
    }

    /// What proves that the deal was fair, and the pieces as they lay, once the game is over.
    pub fn deal_proof(&self) -> Result<(Proof, Vec<Placed>)> {
        guarded(SessionError::Internal, || lock(&self.table).deal_proof())
    }

    /// The legal move that a text names.
    pub fn find_move(&self, text: &str) -> std::result::Result<MoveId, FindMoveError> {
        lock(&self.table).find_move(text)
    }

    /// Plays a move of the last view. If the flag fell first, that is in the match instead.
    pub fn play(&self, id: MoveId) -> Result<View> {
        self.act(Act::Play(id))
    }

    /// Goes back to the last moment at which a person had to move: [`View::undo_refusal`] says
    /// when it cannot be done.
    pub fn undo(&self) -> Result<View> {
        self.act(Act::Undo)
    }

    /// Goes forward again to the next moment at which a person has to move.
    pub fn redo(&self) -> Result<View> {
        self.act(Act::Redo)
    }

    /// A player gives up.
    pub fn resign(&self, seat: Seat) -> Result<View> {
        self.act(Act::Resign(seat))
    }

    /// A player offers a draw, or agrees to the one on offer.
    pub fn offer_draw(&self, seat: Seat) -> Result<View> {
        self.act(Act::OfferDraw(seat))
    }

    /// A player declines the draw on offer, or takes an own offer back.
    pub fn decline_draw(&self, seat: Seat) -> Result<View> {
        self.act(Act::DeclineDraw(seat))
    }

    /// Lets every computer player answer the draw on offer: afterwards the game is drawn, or the
    /// offer is gone, or it waits for a person.
    pub fn answer_draw(&self) -> Result<View> {
        self.act(Act::AnswerDraw)
    }

    /// The program goes to the background: the computer stops, and the clock if the setup says so.
    pub fn suspend(&self) -> Result<View> {
        self.act(Act::Suspend)
    }

    /// The board is shown (again): the clock runs.
    pub fn resume(&self) -> Result<View> {
        self.act(Act::Resume)
    }

    /// Does something to the match and has it written down. A flag that has fallen by then is
    /// written down first: it counts whatever is done next, and even if that is refused.
    fn act(&self, act: Act) -> Result<View> {
        guarded(SessionError::Internal, || {
            self.require_place()?;
            self.stop();
            let mut table = lock(&self.table);
            if table.tick(self.now()) {
                self.save(table.as_ref());
            }
            let plies = table.last_ply();
            let done = table.act(act, self.now());
            // For a clock that starts or stops alone no match is kept that was not kept so far.
            let is_worth_it = !matches!(act, Act::Suspend | Act::Resume) || self.id().is_some();
            // What was refused has changed something if the flag fell while it was looked at.
            if table.last_ply() != plies || done.is_ok() && is_worth_it {
                self.save(table.as_ref());
            }
            done.map(|()| self.view_of(table.as_ref()))
        })
    }

    /// A new match that goes on from this ply, between these players. Nobody keeps it: see
    /// [`Matches::keep_now`](crate::Matches::keep_now).
    pub fn branch(&self, ply: usize, players: Vec<Player>) -> Result<Self> {
        guarded(SessionError::Internal, || {
            Ok(Self::over(lock(&self.table).branch(ply, players)?, None))
        })
    }

    /// Ends the search that is running. Returns at once.
    pub fn stop(&self) {
        self.searches.stop();
    }
}

/// Sessions are used from many threads.
const _: fn() = || {
    fn shared<T: Send + Sync>() {}
    shared::<Session>();
};

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::*;
    use crate::Effort;

    fn setup() -> MatchSetup {
        MatchSetup::new("draughts", vec![Player::human("A"), Player::human("B")])
    }

    fn play(session: &Session, text: &str) {
        session.play(session.find_move(text).expect("a move")).expect("legal");
    }

    #[test]
    fn a_panic_becomes_an_error_and_the_session_stays_usable() {
        let fails = Arc::new(AtomicBool::new(false));
        let has_failed = Arc::clone(&fails);
        let time = Box::new(move || {
            assert!(!has_failed.swap(false, Ordering::Relaxed), "a fault of ours");
            Millis::ZERO
        });
        let session = Session::start(&setup(), None).expect("a match").with_time(time);
        let effort = Effort::Time(Duration::from_millis(20));
        let think = |report: fn(_)| session.think(session.prepare_search(), effort, report);
        // A hint is kept in mind, be it found or not: it is asked for before.
        think(|_| {}).expect("a thought");
        let before = session.view().expect("a view");
        // While the match is locked, in the middle of a search, and between two of them.
        let time = Duration::from_millis(5);
        fails.store(true, Ordering::Relaxed);
        let faults = [
            session.resign(Seat::FIRST).map(drop),
            think(|_| panic!("a fault of ours")).map(drop),
            session.analyse(session.prepare_analysis(), 0, time, |_| panic!("a fault of ours")),
        ];
        for fault in faults {
            assert_eq!(fault, Err(SessionError::Internal("a fault of ours".to_owned())));
        }
        assert_eq!(session.view().expect("still there"), before);
        let best = think(|_| {}).expect("a thought").and_then(|thought| thought.best);
        assert_eq!(session.play(best.expect("a move")).expect("legal").ply, 1);
        assert_eq!(session.undo().expect("undone").pieces, before.pieces);
    }

    #[test]
    fn reports_name_no_move_and_an_analysis_can_be_stopped_between_two_moments() {
        let session = Session::start(&setup(), None).expect("a match");
        for text in ["32-28", "19-23", "28x19"] {
            play(&session, text);
        }
        let is_silent = |report: crate::SearchReport| assert_eq!(report.best, None);
        let time = Duration::from_millis(20);
        let thought = session.think(session.prepare_search(), Effort::Time(time), is_silent);
        assert!(thought.expect("no fault").expect("a thought").best.is_some());
        let mut found = Vec::new();
        let stopped = session.analyse(session.prepare_analysis(), 2, time / 4, |moment| {
            found.push(moment.ply);
            session.stop_analysis();
        });
        assert_eq!((stopped, found), (Ok(()), vec![2]));
    }

    #[test]
    fn a_match_is_worth_keeping_from_its_first_move_on() {
        let shelf = prise_store::Shelf::in_memory().expect("a shelf");
        let source = Arc::clone(&shelf);
        let matches = crate::Matches::kept_at(Arc::new(move || Ok(Arc::clone(&source))));
        let session = matches.begin(&setup(), None).expect("a match");
        session.resume().expect("the clock runs");
        session.suspend().expect("the clock stands");
        session.flush();
        assert_eq!(session.id(), None);
        play(&session, "32-28");
        session.flush();
        let id = session.id().expect("a number");
        let again = matches.resume(id).expect("it is there").view().expect("a view");
        assert_eq!((again.ply, again.save_problem), (1, None));
    }
}
