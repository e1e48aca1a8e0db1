//! The task in which a computer player thinks.

use std::sync::Arc;

use prise_session::{Effort, Session};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::model::{Input, Question, Says};

/// A computer player. It thinks about one question at a time, and stops with this value.
pub(crate) struct Thinker {
    session: Arc<Session>,
    current: Option<Question>,
    /// What it has to say about the current question.
    pub(crate) inputs: UnboundedReceiver<Input>,
}

impl Thinker {
    pub(crate) fn new(session: Arc<Session>) -> Self {
        Self { session, current: None, inputs: unbounded_channel().1 }
    }

    /// Thinks about this question and no other one; about nothing without one.
    pub(crate) fn attend(&mut self, question: Option<Question>) {
        if self.current == question {
            return;
        }
        self.hurry();
        self.current = question;
        let Some(Question { id: question, level }) = question else { return };
        let (sender, inputs) = unbounded_channel();
        self.inputs = inputs;
        // The search can be stopped from here on, before its task has begun.
        let (session, ticket) = (Arc::clone(&self.session), self.session.prepare_search());
        tokio::task::spawn_blocking(move || {
            let tell = |says| _ = sender.send(Input::Computer { question, says });
            let report = |report| tell(Says::Progress(report));
            let thought = session.think(ticket, Effort::Level(level), report);
            tell(match thought.map(|thought| thought.map(|thought| thought.best)) {
                Ok(Some(Some(mv))) => Says::Answer(mv),
                Ok(None) => Says::Nothing,
                Ok(Some(None)) | Err(_) => Says::Failure,
            });
        });
    }

    /// The answer is wanted now.
    pub(crate) fn hurry(&self) {
        self.session.stop();
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.hurry();
    }
}
