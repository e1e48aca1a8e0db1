//! How far a long run has come: a bar where somebody is looking, a line now and then where the
//! output goes into a file.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::output::warn;

/// How long a file waits for its next line.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// The progress of a run, on standard error. It disappears when it is dropped.
pub(crate) struct Progress {
    bar: ProgressBar,
    steps: u64,
    told: Option<Instant>,
}

impl Progress {
    pub(crate) fn new(steps: u64) -> Self {
        if !std::io::stderr().is_terminal() {
            return Self { bar: ProgressBar::hidden(), steps, told: Some(Instant::now()) };
        }
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::new(steps).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Self { bar, steps, told: None }
    }

    /// One more step is done; `state` says how things stand.
    pub(crate) fn step(&mut self, state: impl FnOnce() -> String) {
        self.bar.inc(1);
        match &mut self.told {
            None => self.bar.set_message(state()),
            Some(told) if told.elapsed() >= BETWEEN_LINES => {
                *told = Instant::now();
                warn(format_args!("{}/{} {}", self.bar.position(), self.steps, state()));
            }
            Some(_) => {}
        }
    }

    /// Writes something else in between.
    pub(crate) fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
