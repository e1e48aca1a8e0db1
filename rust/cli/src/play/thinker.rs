//! The thread in which a computer player thinks.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use prise_search::{SearchInfo, StopToken, Task};

use super::games::Pictured;
use super::model::Input;

/// The name of the thread, by which the panic hook knows it.
pub(crate) const THREAD_NAME: &str = "thinking";

/// One thread is enough for every level, and gives the same answer to the same question.
const THREADS: usize = 1;

/// What to think about.
#[derive(Clone, Debug)]
pub(crate) struct Question<G: Pictured> {
    /// Tells this question from every other one of the match.
    pub(crate) id: u64,
    pub(crate) position: G::Public,
    pub(crate) task: Task,
}

/// A computer player in a thread of its own. It ends with this value.
pub(crate) struct Thinker<G: Pictured> {
    jobs: Sender<(Question<G>, StopToken)>,
    current: Option<(u64, StopToken)>,
}

impl<G: Pictured> Thinker<G> {
    /// Starts the thread; everything it has to say goes to `inputs`.
    pub(crate) fn start(inputs: Sender<Input<G>>) -> std::io::Result<Self> {
        let mut player = G::player(THREADS);
        let (jobs, questions) = channel::<(Question<G>, StopToken)>();
        thread::Builder::new().name(THREAD_NAME.to_owned()).spawn(move || {
            while let Ok((question, stop)) = questions.recv() {
                let id = question.id;
                let mut tell = |progress: &SearchInfo<G::Move>| {
                    _ = inputs.send(Input::Progress { question: id, progress: progress.clone() });
                };
                let thought = catch_unwind(AssertUnwindSafe(|| {
                    player.play(&question.position, question.task, &stop, &mut tell).best
                }));
                let answer = match thought {
                    Ok(Some(mv)) => Input::Answer { question: id, mv },
                    Ok(None) | Err(_) => Input::NoAnswer { question: id },
                };
                if inputs.send(answer).is_err() {
                    return;
                }
            }
        })?;
        Ok(Self { jobs, current: None })
    }

    /// Thinks about this question and no other one; about nothing without one.
    pub(crate) fn attend(&mut self, question: Option<Question<G>>) {
        let wanted = question.as_ref().map(|question| question.id);
        if self.current.as_ref().map(|(id, _)| *id) == wanted {
            return;
        }
        self.hurry();
        self.current = None;
        if let Some(question) = question {
            let stop = StopToken::default();
            self.current = Some((question.id, stop.clone()));
            // The thread only ends when this value does.
            _ = self.jobs.send((question, stop));
        }
    }

    /// The answer is wanted now.
    pub(crate) fn hurry(&self) {
        if let Some((_, stop)) = &self.current {
            stop.stop();
        }
    }
}

impl<G: Pictured> Drop for Thinker<G> {
    fn drop(&mut self) {
        self.hurry();
    }
}
