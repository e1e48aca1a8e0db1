//! The terminal: taken over on the way in, given back on the way out, whatever the way.

use std::io::{IsTerminal, Stdout, Write, stdin, stdout};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};

use super::model::Key;
use super::view::Theme;
use crate::output::warn;

/// How long a game that is asked to end may take over it.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(2);

/// The terminal while Prise has it.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    pub(crate) theme: Theme,
    signal: Arc<AtomicUsize>,
    /// Whether the system asks us to stop until we are called again.
    stop: Arc<AtomicBool>,
}

/// What came from the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TerminalEvent {
    Key(Key),
    Click(Position),
    /// The picture is to be drawn anew.
    Redraw,
    /// Nothing happened for a while.
    Nothing,
    /// The system asks us to end.
    End,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn open() -> Result<Self> {
        Self::require_terminal()?;
        let signal = Arc::new(AtomicUsize::new(0));
        let stop = Arc::new(AtomicBool::new(false));
        watch_signals(Arc::clone(&signal), &stop).context("signals")?;
        remember_panics();
        // From here on dropping the screen gives the terminal back.
        let terminal =
            take().inspect_err(|_| give_back()).context("the terminal cannot be taken over")?;
        // The first look for events is what makes the terminal tell of its new sizes.
        event::poll(Duration::ZERO).context("the terminal cannot be read")?;
        let theme = Theme::detect(|name| std::env::var(name).ok());
        Ok(Self { terminal, theme, signal, stop })
    }

    /// Checks that there is a terminal.
    pub(crate) fn require_terminal() -> Result<()> {
        if !stdin().is_terminal() || !stdout().is_terminal() {
            bail!("playing needs a terminal; see 'prise --help' for what works without one");
        }
        Ok(())
    }

    /// Draws a picture.
    pub(crate) fn draw(&mut self, picture: impl FnOnce(&mut Frame<'_>)) -> Result<()> {
        self.terminal.draw(picture).context("the terminal cannot be written")?;
        Ok(())
    }

    /// The whole screen.
    pub(crate) fn area(&self) -> Rect {
        self.terminal
            .size()
            .map_or_else(|_| Rect::default(), |size| Rect::from((Position::ORIGIN, size)))
    }

    /// Waits for something to happen, but not longer than this.
    pub(crate) fn wait(&mut self, longest: Duration) -> Result<TerminalEvent> {
        if self.signal.load(Ordering::Relaxed) != 0 {
            return Ok(TerminalEvent::End);
        }
        if self.stop.swap(false, Ordering::Relaxed) {
            return self.sleep();
        }
        if !event::poll(longest).context("the terminal cannot be read")? {
            return Ok(TerminalEvent::Nothing);
        }
        let event = event::read().context("the terminal cannot be read")?;
        Ok(match event {
            Event::Key(key) if is_sleep(key) => self.sleep()?,
            Event::Key(key) => key_pressed(key).map_or(TerminalEvent::Nothing, TerminalEvent::Key),
            Event::Mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column,
                row,
                ..
            }) => TerminalEvent::Click(Position::new(column, row)),
            Event::Mouse(MouseEvent { kind: MouseEventKind::ScrollUp, .. }) => {
                TerminalEvent::Key(Key::WheelUp)
            }
            Event::Mouse(MouseEvent { kind: MouseEventKind::ScrollDown, .. }) => {
                TerminalEvent::Key(Key::WheelDown)
            }
            Event::Resize(..) => TerminalEvent::Redraw,
            _ => TerminalEvent::Nothing,
        })
    }

    /// Gives the terminal to the shell, and takes it again when the shell calls us back.
    fn sleep(&mut self) -> Result<TerminalEvent> {
        give_back();
        stop_process().context("the system does not let us stop")?;
        // A new one: it knows that nothing is on the screen. Clearing the old one would ask the
        // terminal where its cursor is, and not every terminal answers.
        self.terminal = take().context("the terminal cannot be taken again")?;
        Ok(TerminalEvent::Redraw)
    }

    /// The signal that ended the game, if one did.
    pub(crate) fn signal(&self) -> Option<u8> {
        u8::try_from(self.signal.load(Ordering::Relaxed)).ok().filter(|number| *number != 0)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the terminal over, with nothing on its screen.
fn take() -> std::io::Result<Terminal<CrosstermBackend<Stdout>>> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Gives the terminal back. Nothing can be done about a failure: the terminal is gone then.
fn give_back() {
    _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
    _ = disable_raw_mode();
    _ = stdout().flush();
}

/// What the last panic had to say. Whether it ends the program is known later: one inside the
/// database or the computer player is caught, and must not touch the terminal.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

fn remember_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let backtrace = std::backtrace::Backtrace::capture();
        let backtrace = match backtrace.status() {
            std::backtrace::BacktraceStatus::Captured => format!("\n{backtrace}"),
            _ => String::new(),
        };
        let words = format!("{panic}{backtrace}");
        *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
    }));
}

/// Lets a panic that ends the program give the terminal back before it speaks.
pub(crate) fn giving_back_on_panic<T>(work: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        give_back();
        if let Some(words) = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take() {
            warn(words);
        }
        resume_unwind(panic)
    })
}

/// Lets the signals that ask us to end be seen by [`Screen::wait`].
///
/// When the window is closed the terminal is gone, and whoever waits for its keys may wait for
/// ever: then the process ends all the same. Every move has been saved by then.
#[cfg(unix)]
fn watch_signals(signal: Arc<AtomicUsize>, stop: &Arc<AtomicBool>) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    signal_hook::flag::register(SIGTSTP, Arc::clone(stop))?;
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Some(number) = signals.forever().next() {
            signal.store(number as usize, Ordering::Relaxed);
            std::thread::sleep(GRACE);
            give_back();
            std::process::exit(128 + number);
        }
    })?;
    Ok(())
}

/// Lets the signals that ask us to end be seen by [`Screen::wait`].
#[cfg(not(unix))]
fn watch_signals(signal: Arc<AtomicUsize>, _stop: &Arc<AtomicBool>) -> std::io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    for number in [SIGINT, SIGTERM] {
        signal_hook::flag::register_usize(number, Arc::clone(&signal), number as usize)?;
    }
    Ok(())
}

/// Stops the process. It goes on from here.
#[cfg(unix)]
fn stop_process() -> std::io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// There is nothing that could call us back.
#[cfg(not(unix))]
fn stop_process() -> std::io::Result<()> {
    Ok(())
}

/// The terminal tells keys alone, and leaves it to us what they mean.
fn is_sleep(key: KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
        && key.code == KeyCode::Char('z')
        && key.modifiers.contains(KeyModifiers::CONTROL)
}

fn key_pressed(key: KeyEvent) -> Option<Key> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c') if control => Key::Interrupt,
        KeyCode::Char(_) if control || key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => return None,
    })
}

#[cfg(all(test, unix))]
#[path = "../../tests/support/mod.rs"]
mod support;

#[cfg(all(test, unix))]
mod tests {
    use super::support::Terminal;
    use super::*;

    /// What the next tests run in a terminal of their own.
    #[test]
    #[ignore = "needs a terminal: the next test has one"]
    fn the_program_panics() {
        giving_back_on_panic(|| {
            let _screen = Screen::open().expect("a terminal");
            panic!("on purpose");
        });
    }

    #[test]
    #[ignore = "needs a terminal: the test after the next has one"]
    fn a_panic_is_caught() {
        giving_back_on_panic(|| {
            let mut screen = Screen::open().expect("a terminal");
            let panicked = catch_unwind(|| panic!("on purpose")).is_err();
            let thread = std::thread::spawn(|| panic!("on purpose too")).join().is_err();
            let text = format!("caught: {panicked} {thread}");
            screen.draw(|frame| frame.render_widget(text, frame.area())).expect("drawn");
            while screen.wait(Duration::from_secs(60)).expect("events")
                != TerminalEvent::Key(Key::Enter)
            {}
        });
    }

    fn start(test: &str) -> Terminal {
        let program = std::env::current_exe().expect("this program");
        let data = tempfile::tempdir().expect("a folder");
        let test = format!("play::screen::tests::{test}");
        let args = ["--ignored", "--exact", &test, "--nocapture"];
        Terminal::start(&program, data.path(), (80, 24), &args)
    }

    #[test]
    fn a_panic_that_ends_the_program_gives_the_terminal_back_before_it_speaks() {
        let mut terminal = start("the_program_panics");
        // On the screen that was there before, so that it can be read.
        terminal.wait_until_given_back();
        terminal.wait_for("on purpose");
        assert_eq!(terminal.end(), (101, true));
    }

    #[test]
    fn a_panic_that_is_caught_does_not_touch_the_terminal() {
        let mut terminal = start("a_panic_is_caught");
        terminal.wait_for("caught: true true");
        assert!(!terminal.text().contains("on purpose"), "{}", terminal.text());
        // It still hears every key as it comes.
        terminal.press("\r");
        assert_eq!(terminal.end(), (0, true));
    }
}
