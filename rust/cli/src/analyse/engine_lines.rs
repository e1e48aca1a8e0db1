//! The engine beside the board: one task at a time, stopped before the next begins.

use std::sync::Arc;

use prise_session::{Limits, LinesReport, Study};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// What the engine has to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// Tells this moment from every other one.
    pub(super) moment: u64,
    pub(super) lines: u8,
    /// What the other side would play.
    pub(super) is_threat: bool,
}

/// The engine. It stops with this value.
pub(super) struct EngineLines {
    study: Arc<Study>,
    current: Option<Question>,
    /// What it has found about a moment, or why it cannot look at it.
    pub(super) reports: UnboundedReceiver<(u64, Result<LinesReport, String>)>,
}

impl EngineLines {
    pub(super) fn new(study: Arc<Study>) -> Self {
        Self { study, current: None, reports: unbounded_channel().1 }
    }

    /// Looks at this and nothing else; at nothing without a question.
    pub(super) fn attend(&mut self, question: Option<Question>) {
        if self.current == question {
            return;
        }
        self.study.stop();
        self.current = question;
        let Some(Question { moment, lines, is_threat }) = question else { return };
        let (sender, reports) = unbounded_channel();
        self.reports = reports;
        // It can be stopped from here on, before its task has begun.
        let (study, ticket) = (Arc::clone(&self.study), self.study.prepare_analysis());
        tokio::task::spawn_blocking(move || {
            let found = study.analyse(ticket, lines.into(), is_threat, Limits::NONE, |report| {
                _ = sender.send((moment, Ok(report)));
            });
            if let Err(error) = found {
                _ = sender.send((moment, Err(error.to_string())));
            }
        });
    }
}

impl Drop for EngineLines {
    fn drop(&mut self) {
        self.study.stop();
    }
}
