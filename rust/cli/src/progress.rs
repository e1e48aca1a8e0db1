//! How far a long run has come: a bar where somebody is looking, a line now and then where the
//! output goes into a file.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::output::warn;

/// How long a file waits for its next line.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// How long a bar waits for its next words.
const BETWEEN_WORDS: Duration = Duration::from_millis(50);

/// The progress of a run, on standard error. It disappears when it is dropped.
pub(crate) struct ProgressReport {
    bar: ProgressBar,
    steps: u64,
    told: Option<Instant>,
    spoken: Instant,
}

impl ProgressReport {
    pub(crate) fn new(steps: u64) -> Self {
        if !std::io::stderr().is_terminal() {
            let (bar, now) = (ProgressBar::hidden(), Instant::now());
            return Self { bar, steps, told: Some(now), spoken: now };
        }
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::new(steps).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Self { bar, steps, told: None, spoken: Instant::now() }
    }

    /// Progress through so many bytes.
    pub(crate) fn of_bytes(bytes: u64) -> Self {
        let progress = Self::new(bytes);
        let style = ProgressStyle::with_template("{bar:30} {percent} % {msg} {eta}");
        if let Ok(style) = style {
            progress.bar.set_style(style);
        }
        progress
    }

    /// One more step is done; `state` says how things stand.
    pub(crate) fn step(&mut self, state: impl FnOnce() -> String) {
        self.bar.inc(1);
        self.say(state);
    }

    fn say(&mut self, state: impl FnOnce() -> String) {
        match &mut self.told {
            // The bar is drawn a few times a second: nobody reads more.
            None if self.spoken.elapsed() < BETWEEN_WORDS => {}
            None => {
                self.spoken = Instant::now();
                self.bar.set_message(state());
            }
            Some(told) if told.elapsed() >= BETWEEN_LINES => {
                *told = Instant::now();
                warn(format_args!("{}/{} {}", self.bar.position(), self.steps, state()));
            }
            Some(_) => {}
        }
    }

    /// So many steps are done; `state` says how things stand.
    pub(crate) fn at(&mut self, steps: u64, state: impl FnOnce() -> String) {
        self.bar.set_position(steps);
        self.say(state);
    }

    /// Writes something else in between.
    pub(crate) fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }
}

impl Drop for ProgressReport {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
