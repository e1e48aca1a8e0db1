//! One search at a time, and no stop that is lost.

use std::sync::Mutex;

use prise_search::StopToken;

use crate::lock;

/// Lets one search in at a time. Its token is made when the search is announced, before any thread
/// runs for it: a stop that comes between finds something to stop.
#[derive(Default)]
pub(crate) struct Tickets(Mutex<State>);

#[derive(Default)]
struct State {
    last_ticket: u32,
    /// Stops the search with this ticket; nothing once it was stopped.
    stop: Option<StopToken>,
}

impl Tickets {
    /// Announces a search, ends the one before, and gives a ticket for the new one.
    pub(crate) fn announce(&self) -> u32 {
        let mut state = lock(&self.0);
        state.last_ticket = state.last_ticket.wrapping_add(1);
        if let Some(earlier) = state.stop.replace(StopToken::default()) {
            earlier.stop();
        }
        state.last_ticket
    }

    /// The token of the search with this ticket; nothing if it was stopped before it began.
    pub(crate) fn enter(&self, ticket: u32) -> Option<StopToken> {
        let state = lock(&self.0);
        state.stop.clone().filter(|_| state.last_ticket == ticket)
    }

    /// Ends the search that runs or was announced.
    pub(crate) fn stop(&self) {
        if let Some(stop) = lock(&self.0).stop.take() {
            stop.stop();
        }
    }
}
