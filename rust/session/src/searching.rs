//! How a session thinks and looks through its match: on a copy, without holding it.

use std::time::Duration;

use crate::error::{SessionError, guarded};
use crate::lock;
use crate::search_job::{Effort, MomentAnalysis, SearchReport};
use crate::session::Session;

impl Session {
    /// Announces a search and ends the one before. [`think`](Self::think) takes the ticket; a
    /// [`stop`](Self::stop) that comes before the search has begun makes it void.
    pub fn prepare_search(&self) -> u32 {
        self.searches.announce()
    }

    /// Lets the computer think for the player to move. The answer is the final thought, with the
    /// move to play; there is none with a ticket that is void.
    pub fn think(
        &self,
        ticket: u32,
        effort: Effort,
        mut report: impl FnMut(SearchReport),
    ) -> Result<Option<SearchReport>, SessionError> {
        guarded(SessionError::Internal, || {
            let Some(stop) = self.searches.enter(ticket) else { return Ok(None) };
            let (job, seat, is_hint) = lock(&self.table).search(effort)?;
            if is_hint {
                self.note_hint()?;
            }
            let judge = |thought: &SearchReport| {
                lock(&self.table).note_opinion(seat, thought.score.hundredths());
            };
            let thought = job.run(&stop, &mut |thought| {
                judge(&thought);
                report(thought);
            });
            judge(&thought);
            Ok(Some(thought))
        })
    }

    /// Announces an analysis and ends the one before, as [`prepare_search`](Self::prepare_search)
    /// does with a search.
    pub fn prepare_analysis(&self) -> u32 {
        self.analyses.announce()
    }

    /// Looks through the whole match, so long at every moment from this one on, and tells of each
    /// what would have been best; nothing with a ticket that is void. It goes beside play and
    /// thinking; what is not there any more when its turn comes is left out. To go on after a
    /// stop, begin with the next ply.
    pub fn analyse(
        &self,
        ticket: u32,
        from_ply: usize,
        time: Duration,
        mut report: impl FnMut(MomentAnalysis),
    ) -> Result<(), SessionError> {
        guarded(SessionError::Internal, || {
            let Some(stop) = self.analyses.enter(ticket) else { return Ok(()) };
            let is_running = !lock(&self.table).is_over();
            if is_running {
                self.note_hint()?;
            }
            for ply in from_ply.. {
                let moment = lock(&self.table).moment(ply, Effort::Time(time));
                let Some((mut moment, job)) = moment else { break };
                moment.found = job.map(|job| job.run(&stop, &mut |_| {}));
                // What was cut short is no analysis.
                if stop.is_stopped() {
                    break;
                }
                report(moment);
            }
            Ok(())
        })
    }

    /// Ends the analysis that is running. Returns at once.
    pub fn stop_analysis(&self) {
        self.analyses.stop();
    }
}
