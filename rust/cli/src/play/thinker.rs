//! The thread in which a computer player thinks.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use prise_session::{Effort, Session};

use super::model::{Input, Question};

/// A computer player in a thread of its own. It ends with this value.
pub(crate) struct Thinker {
    session: Arc<Session>,
    jobs: Sender<(Question, u32)>,
    current: Option<Question>,
}

impl Thinker {
    /// Starts the thread; everything it has to say goes to `inputs`.
    pub(crate) fn start(session: Arc<Session>, inputs: Sender<Input>) -> std::io::Result<Self> {
        let (jobs, questions) = channel::<(Question, u32)>();
        let table = Arc::clone(&session);
        thread::Builder::new().name("thinking".to_owned()).spawn(move || {
            while let Ok((Question { id: question, level }, ticket)) = questions.recv() {
                let thought = table.think(ticket, Effort::Level(level), |report| {
                    _ = inputs.send(Input::Progress { question, report });
                });
                let answer = match thought.map(|thought| thought.map(|thought| thought.best)) {
                    Ok(Some(Some(mv))) => Input::Answer { question, mv },
                    Ok(None) => Input::NoAnswer { question },
                    Ok(Some(None)) | Err(_) => Input::Failure { question },
                };
                if inputs.send(answer).is_err() {
                    return;
                }
            }
        })?;
        Ok(Self { session, jobs, current: None })
    }

    /// Thinks about this question and no other one; about nothing without one.
    pub(crate) fn attend(&mut self, question: Option<Question>) {
        if self.current == question {
            return;
        }
        self.hurry();
        self.current = question;
        if let Some(question) = question {
            // The thread only ends when this value does.
            _ = self.jobs.send((question, self.session.prepare_search()));
        }
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
