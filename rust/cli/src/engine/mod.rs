//! A draughts engine as the protocols see it: settings, search requests, and how long to think.

mod clock;

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use prise_draughts::{Draughts, DrawRules, Move};
use prise_game::{Game, Outcome};
use prise_search::draughts::{Endings, Knowledge, Weights};
use prise_search::{AlphaBetaPlayer, Limits, SearchInfo, StopToken, Thought};

use self::clock::Reserve;
pub(crate) use self::clock::{Clock, Pace};

/// The bytes of an entry in the transposition table.
const ENTRY_BYTES: usize = 16;

/// What can be set before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    pub(crate) threads: usize,
    /// How many entries the transposition table has, as a power of two.
    pub(crate) table_bits: u32,
    /// Whether the ending tables are used.
    pub(crate) endings: bool,
    pub(crate) draws: DrawRules,
}

impl Default for Settings {
    /// Tournaments play by the FMJD's rules.
    fn default() -> Self {
        Self { threads: 1, table_bits: 21, endings: true, draws: DrawRules::Fmjd2015 }
    }
}

impl Settings {
    fn player(self) -> AlphaBetaPlayer<Draughts> {
        let endings = if self.endings { Endings::default() } else { Endings::empty() };
        let knowledge = Knowledge::new(Weights::default(), endings);
        let megabytes = ((ENTRY_BYTES << self.table_bits) >> 20).max(1);
        AlphaBetaPlayer::new(Arc::new(knowledge), megabytes).with_threads(self.threads)
    }
}

/// What to think about, and for how long.
#[derive(Clone, Debug)]
pub(crate) struct SearchRequest {
    game: Draughts,
    pub(crate) limits: Limits,
    pub(crate) pace: Pace,
}

impl SearchRequest {
    /// A request about a game that has a move to play; nothing where there is none.
    ///
    /// Whether a draw by rule is claimed is the other side's affair: until then there is a move to
    /// find, as if the position were new.
    pub(crate) fn new(game: &Draughts, limits: Limits, pace: Pace) -> Option<Self> {
        let game = match game.outcome() {
            None => game.clone(),
            Some(Outcome::Draw { .. }) => Draughts::from_position(*game.position(), *game.rules()),
            Some(Outcome::Win { .. }) => return None,
        };
        Some(Self { game, limits, pace })
    }
}

/// The part that thinks. Clones are the same part.
#[derive(Clone)]
pub(crate) struct Brain {
    player: Arc<Mutex<AlphaBetaPlayer<Draughts>>>,
    reserve: Arc<Mutex<Reserve>>,
}

impl Brain {
    pub(crate) fn new(settings: Settings) -> Self {
        Self { player: Arc::new(Mutex::new(settings.player())), reserve: Arc::default() }
    }

    /// Forgets what it has learned about earlier positions.
    pub(crate) fn forget(&self) {
        lock(&self.player).forget();
    }

    /// Thinks, and hands the thought to `answer`. The clock runs from `began` on; as long as that
    /// is not set time does not limit.
    pub(crate) fn think(
        &self,
        request: &SearchRequest,
        began: &OnceLock<Instant>,
        stop: &StopToken,
        report: &mut dyn FnMut(&SearchInfo<Move>),
        answer: impl FnOnce(&Thought<Move>),
    ) {
        let due = request.pace.hard(&lock(&self.reserve));
        let time = began.get().and(due);
        let mut patience = request.pace.patience();
        let limits = Limits { time, ..request.limits };
        let thought = lock(&self.player).think(&request.game, limits, stop, |progress| {
            report(progress);
            match began.get() {
                None => patience.note(progress),
                Some(began) if patience.is_over(progress, began.elapsed()) => stop.stop(),
                Some(_) => {}
            }
        });
        answer(&thought);
        if let (Some(due), Some(began)) = (due, began.get()) {
            lock(&self.reserve).learn(due, began.elapsed());
        }
    }

    /// Thinks in a thread of its own.
    pub(crate) fn begin(
        &self,
        request: SearchRequest,
        pondering: bool,
        mut report: impl FnMut(&SearchInfo<Move>) + Send + 'static,
        answer: impl FnOnce(&Thought<Move>) + Send + 'static,
    ) -> Search {
        let began = Arc::new(OnceLock::new());
        if !pondering {
            _ = began.set(Instant::now());
        }
        let stop = StopToken::default();
        let after_hit = request.pace.hard(&lock(&self.reserve)).filter(|_| pondering);
        let (brain, token, start) = (self.clone(), stop.clone(), began.clone());
        let thread = thread::spawn(move || {
            brain.think(&request, &start, &token, &mut report, answer);
        });
        Search { stop, thread, began, after_hit, clock: None }
    }
}

/// What a thread that failed has left is good enough to go on with.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A search that is under way.
pub(crate) struct Search {
    stop: StopToken,
    thread: JoinHandle<()>,
    began: Arc<OnceLock<Instant>>,
    /// How long it may go on after the expected move has been played; nothing once the clock runs.
    after_hit: Option<Duration>,
    /// The clock of a search that began by pondering. It ends when this is dropped.
    clock: Option<Sender<()>>,
}

impl Search {
    /// The expected move was played: from now on the clock runs.
    pub(crate) fn hit(&mut self) {
        _ = self.began.set(Instant::now());
        let Some(time) = self.after_hit.take() else { return };
        let (clock, ended) = channel();
        let stop = self.stop.clone();
        thread::spawn(move || {
            if ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                stop.stop();
            }
        });
        self.clock = Some(clock);
    }

    /// Ends the search and waits for its answer; whether there was one.
    pub(crate) fn stop(self) -> bool {
        self.stop.stop();
        self.thread.join().is_ok()
    }
}
