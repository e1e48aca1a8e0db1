//! The terminal: taken over on the way in, given back on the way out, whatever the way.

use std::io::{IsTerminal, Stdout, Write, stdin, stdout};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};
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
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::Key;
use super::view::Theme;
use crate::output::warn;

const UNREADABLE: &str = "the terminal cannot be read";

/// How long a game that is asked to end may take over it.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(2);

/// The terminal while Prise has it.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    pub(crate) theme: Theme,
    news: UnboundedReceiver<News>,
    signal: Option<u8>,
}

/// What the terminal or the system has to say.
#[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has signals"))]
enum News {
    Terminal(std::io::Result<Event>),
    /// Stop until you are called again.
    Sleep,
    /// End, because of this signal.
    End(u8),
}

/// What came from the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TerminalEvent {
    Key(Key),
    Click(Position),
    /// The picture is to be drawn anew.
    Redraw,
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
        let (sender, news) = unbounded_channel();
        watch_signals(sender.clone()).context("signals")?;
        remember_panics();
        // From here on dropping the screen gives the terminal back.
        let terminal =
            take().inspect_err(|_| give_back()).context("the terminal cannot be taken over")?;
        // The first look for events is what makes the terminal tell of its new sizes.
        event::poll(Duration::ZERO).context(UNREADABLE)?;
        watch_terminal(sender).context("no thread for the keys")?;
        let theme = Theme::detect(|name| std::env::var(name).ok());
        Ok(Self { terminal, theme, news, signal: None })
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
        Rect::from((Position::ORIGIN, self.terminal.size().unwrap_or_default()))
    }

    /// Waits for something to happen.
    pub(crate) async fn next(&mut self) -> Result<TerminalEvent> {
        loop {
            let event = match self.news.recv().await.context(UNREADABLE)? {
                News::Terminal(event) => event.context(UNREADABLE)?,
                News::Sleep => return self.sleep(),
                News::End(number) => {
                    self.signal = Some(number);
                    return Ok(TerminalEvent::End);
                }
            };
            return Ok(match event {
                Event::Key(KeyEvent { kind: KeyEventKind::Release, .. }) => continue,
                // The terminal tells keys alone, and leaves it to us what they mean.
                Event::Key(KeyEvent { code: KeyCode::Char('z'), modifiers, .. })
                    if modifiers.contains(KeyModifiers::CONTROL) =>
                {
                    return self.sleep();
                }
                Event::Key(key) => match key_pressed(key) {
                    Some(key) => TerminalEvent::Key(key),
                    None => continue,
                },
                Event::Mouse(MouseEvent { kind, column, row, .. }) => match kind {
                    MouseEventKind::Down(MouseButton::Left) => {
                        TerminalEvent::Click(Position::new(column, row))
                    }
                    MouseEventKind::ScrollUp => TerminalEvent::Key(Key::WheelUp),
                    MouseEventKind::ScrollDown => TerminalEvent::Key(Key::WheelDown),
                    _ => continue,
                },
                Event::Resize(..) => TerminalEvent::Redraw,
                _ => continue,
            });
        }
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
    pub(crate) const fn signal(&self) -> Option<u8> {
        self.signal
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

/// Hands on what the terminal has to tell, in a thread of its own, since reading it waits. The
/// thread ends with the process.
fn watch_terminal(news: UnboundedSender<News>) -> std::io::Result<()> {
    let watch = move || {
        loop {
            let event = event::read();
            let is_over = event.is_err();
            if news.send(News::Terminal(event)).is_err() || is_over {
                return;
            }
        }
    };
    std::thread::Builder::new().name("keys".to_owned()).spawn(watch).map(drop)
}

/// Hands on the signals that ask us to stop or to end.
///
/// When the window is closed the terminal is gone, and whoever writes there may wait for ever:
/// then the process ends all the same. Every move has been saved by then.
#[cfg(unix)]
fn watch_signals(news: UnboundedSender<News>) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    let watch = move || {
        for number in signals.forever() {
            if number == SIGTSTP {
                _ = news.send(News::Sleep);
                continue;
            }
            _ = news.send(News::End(number as u8));
            std::thread::sleep(GRACE);
            give_back();
            std::process::exit(128 + number);
        }
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(watch).map(drop)
}

/// There are no such signals here: Ctrl-C is a key like any other while we have the terminal.
#[cfg(not(unix))]
fn watch_signals(_news: UnboundedSender<News>) -> std::io::Result<()> {
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

fn key_pressed(key: KeyEvent) -> Option<Key> {
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
            let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
            let mut next = || runtime.block_on(screen.next()).expect("events");
            while next() != TerminalEvent::Key(Key::Enter) {}
        });
    }

    fn start(test: &str) -> Terminal {
        let program = std::env::current_exe().expect("this program");
        let data = tempfile::tempdir().expect("a folder");
        let test = format!("terminal::screen::tests::{test}");
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
