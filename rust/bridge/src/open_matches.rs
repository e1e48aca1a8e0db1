//! Who sits at which match of a library, and who only looks on.
//!
//! A match can be taken up again while another session still holds it. Two that play it would each
//! turn up pieces that the other has not seen, and write over each other. So the one that sat down
//! last plays, and the others are refused.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use crate::locks::lock;
use crate::saver::Saver;

/// The matches of a library that were opened.
#[derive(Clone, Default)]
pub(crate) struct OpenMatches(Arc<Mutex<HashMap<u32, Open>>>);

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
    id: u32,
    /// Nothing for who only looks on.
    ticket: Option<u32>,
}

impl OpenMatches {
    /// Waits until everything that was played in a match is written down.
    pub(crate) fn settle(&self, id: u32) {
        let saver = lock(&self.0).get(&id).and_then(|open| open.saver.upgrade());
        if let Some(saver) = saver {
            saver.flush();
        }
    }

    /// Sits down to play. Whoever played before does not any more.
    pub(crate) fn sit_down(&self, saver: &Arc<Saver>) -> Place {
        let id = saver.id();
        let mut matches = lock(&self.0);
        let open = matches.entry(id).or_default();
        open.tickets += 1;
        open.saver = Arc::downgrade(saver);
        Place { matches: self.clone(), id, ticket: Some(open.tickets) }
    }

    /// Looks on.
    pub(crate) fn look_on(&self, id: u32) -> Place {
        Place { matches: self.clone(), id, ticket: None }
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
