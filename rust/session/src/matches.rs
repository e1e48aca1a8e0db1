//! The matches of a library: started, taken up again, and who sits at which.
//!
//! A match can be taken up again while another session still holds it. Two that play it would each
//! turn up pieces that the other has not seen, and write over each other. So the one that sat down
//! last plays, and the others are refused.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use prise_game::Shuffle;
use prise_store::{MatchId, SavedMatch, Shelf, UnixMillis};
use web_time::{SystemTime, UNIX_EPOCH};

use crate::error::SessionError;
use crate::lock;
use crate::saver::Saver;
use crate::session::Session;
use crate::setup::MatchSetup;

type Result<T> = std::result::Result<T, SessionError>;

/// Where a library is, or why it cannot be reached just now.
pub type ShelfSource = Arc<dyn Fn() -> std::result::Result<Arc<Shelf>, String> + Send + Sync>;

/// The matches of a library.
#[derive(Clone)]
pub struct Matches {
    shelf: ShelfSource,
    open: OpenMatches,
}

impl Matches {
    /// The matches that are kept there.
    pub fn kept_at(shelf: ShelfSource) -> Self {
        Self { shelf, open: OpenMatches::default() }
    }

    /// Starts a match, dealt from this shuffle if there is one. It is written down with its first
    /// change.
    pub fn begin(&self, setup: &MatchSetup, shuffle: Option<Shuffle>) -> Result<Session> {
        Ok(self.keep(Session::start(setup, shuffle)?, None))
    }

    /// The same, written down at once: it has its number.
    pub fn start(&self, setup: &MatchSetup, shuffle: Option<Shuffle>) -> Result<Session> {
        self.keep_now(Session::start(setup, shuffle)?)
    }

    /// Writes a match down that nobody kept so far.
    pub fn keep_now(&self, session: Session) -> Result<Session> {
        let session = self.keep(session, None);
        if let Some(saver) = &session.saver {
            saver.create(&session.saved()).map_err(SessionError::Storage)?;
        }
        Ok(self.sit_down(session))
    }

    /// The same session, whose changes are written down: as the match with this number, or a new
    /// one.
    fn keep(&self, mut session: Session, id: Option<MatchId>) -> Session {
        session.saver = Some(Arc::new(Saver::new(Arc::clone(&self.shelf), id)));
        session
    }

    /// The same session, which plays its match. Whoever played before does not any more.
    fn sit_down(&self, mut session: Session) -> Session {
        session.place = session.saver.as_ref().and_then(|saver| self.open.sit_down(saver));
        session
    }

    /// Takes a match up again exactly where it was left. A session that still plays it does not
    /// any more.
    pub fn resume(&self, id: MatchId) -> Result<Session> {
        Ok(self.sit_down(self.load(id)?))
    }

    /// Looks at a match in progress. It can be analysed and gone on from, and is not played here.
    pub fn look_on(&self, id: MatchId) -> Result<Session> {
        let mut session = self.load(id)?;
        session.place = Some(Place { matches: self.open.clone(), id, ticket: None });
        Ok(session)
    }

    fn load(&self, id: MatchId) -> Result<Session> {
        self.open.settle(id);
        let library = (self.shelf)().map_err(SessionError::Storage)?;
        let stored = library.with(|store| store.load(id))?;
        let none = || SessionError::NotAllowed(format!("there is no match {id}"));
        Ok(self.keep(Session::restore(&stored.ok_or_else(none)?.saved)?, Some(id)))
    }

    /// Why a match cannot be taken up again, if so.
    pub fn problem(saved: &SavedMatch) -> Option<String> {
        Session::restore(saved).err().map(|error| error.to_string())
    }
}

/// The time of day.
pub fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis::new(since.as_millis() as u64)
}

/// The matches of a library that were opened.
#[derive(Clone, Default)]
struct OpenMatches(Arc<Mutex<HashMap<MatchId, Open>>>);

#[derive(Default)]
struct Open {
    /// How many have sat down so far: the last one plays.
    tickets: u32,
    /// Whether somebody was given a hint.
    is_hinted: bool,
    /// Who writes down what is played.
    saver: Weak<Saver>,
}

/// What a session may do with a match.
pub(crate) struct Place {
    matches: OpenMatches,
    id: MatchId,
    /// Nothing for who only looks on.
    ticket: Option<u32>,
}

impl OpenMatches {
    /// Waits until everything that was played in a match is written down.
    fn settle(&self, id: MatchId) {
        let saver = lock(&self.0).get(&id).and_then(|open| open.saver.upgrade());
        if let Some(saver) = saver {
            saver.flush();
        }
    }

    /// Sits down to play. Whoever played before does not any more.
    fn sit_down(&self, saver: &Arc<Saver>) -> Option<Place> {
        let id = saver.id()?;
        let mut matches = lock(&self.0);
        let open = matches.entry(id).or_default();
        open.tickets += 1;
        open.saver = Arc::downgrade(saver);
        Some(Place { matches: self.clone(), id, ticket: Some(open.tickets) })
    }
}

impl Place {
    /// Whether this one plays.
    pub(crate) fn may_play(&self) -> bool {
        let last = lock(&self.matches.0).get(&self.id).map(|open| open.tickets);
        self.ticket.is_some() && self.ticket == last
    }

    /// Tells everybody that a hint was given.
    pub(crate) fn note_hint(&self) {
        lock(&self.matches.0).entry(self.id).or_default().is_hinted = true;
    }

    /// Whether a hint was given to anybody.
    pub(crate) fn is_hinted(&self) -> bool {
        lock(&self.matches.0).get(&self.id).is_some_and(|open| open.is_hinted)
    }
}
