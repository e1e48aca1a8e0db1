//! How a session thinks and looks through its match: on a copy, without holding it.

use crate::api::error::{CoreError, ErrorKind, guarded};
use crate::api::session::{Effort, GameSession};
use crate::api::view::{PlyAnalysis, Thinking};
use crate::locks::lock;

impl GameSession {
    /// Announces a search and lets the computer think, for callers in Rust.
    pub fn think_with(
        &self,
        effort: Effort,
        report: impl FnMut(Thinking) + Send,
    ) -> Result<Thinking, CoreError> {
        let thought = self.think_if(self.prepare_search(), effort, report)?;
        thought.ok_or_else(|| CoreError::new(ErrorKind::NotAllowed, "the search was stopped"))
    }

    /// What [`think`](GameSession::think) does, for callers in Rust: nothing with a ticket that is void.
    pub fn think_if(
        &self,
        ticket: u32,
        effort: Effort,
        report: impl FnMut(Thinking) + Send,
    ) -> Result<Option<Thinking>, CoreError> {
        guarded(|| {
            let Some(stop) = self.thinking.enter(ticket) else { return Ok(None) };
            let (seat, is_hint, question) = {
                let table = lock(&self.table);
                (table.to_move(), table.is_hint(effort), table.question(effort)?)
            };
            if is_hint {
                self.note_hint()?;
            }
            let thought = question.answer(&stop, Box::new(report)).thinking;
            lock(&self.table).judged(seat, thought.score);
            Ok(Some(thought))
        })
    }

    /// Announces an analysis and goes through the match, for callers in Rust.
    pub fn analyse_with(
        &self,
        from_ply: u32,
        time_ms: u32,
        report: impl FnMut(PlyAnalysis),
    ) -> Result<(), CoreError> {
        self.analyse_if(self.prepare_analysis(), from_ply, time_ms, report)
    }

    /// What [`analyse`](GameSession::analyse) does, for callers in Rust: nothing with a ticket that is
    /// void.
    pub fn analyse_if(
        &self,
        ticket: u32,
        from_ply: u32,
        time_ms: u32,
        mut report: impl FnMut(PlyAnalysis),
    ) -> Result<(), CoreError> {
        guarded(|| {
            let Some(stop) = self.analysing.enter(ticket) else { return Ok(()) };
            let effort = Effort { level: None, time_ms: Some(time_ms) };
            let is_running = !lock(&self.table).is_over();
            if is_running {
                self.note_hint()?;
            }
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
}
