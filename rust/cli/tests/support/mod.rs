//! A terminal for tests: a program in a pseudo-terminal, and the screen it draws.

#![allow(dead_code, reason = "every test uses its own part of it")]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long anything may take before a test gives up: only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running program and its screen.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    reader: JoinHandle<()>,
    screen: vt100::Parser,
}

impl Terminal {
    /// Starts a program with its data in this folder.
    pub(crate) fn start(program: &Path, data: &Path, size: (u16, u16), args: &[&str]) -> Self {
        let (cols, rows) = size;
        let pair = native_pty_system()
            .openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 })
            .expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.cwd(data);
        command.env("PRISE_DATA", data);
        command.env("TERM", "xterm-256color");
        // A long backtrace would push the words that are waited for off the screen.
        command.env("RUST_BACKTRACE", "0");
        command.env_remove("NO_COLOR");
        command.env_remove("COLORTERM");
        command.env_remove("LC_ALL");
        command.env("LANG", "C.UTF-8");
        let child = pair.slave.spawn_command(command).expect("it runs");
        drop(pair.slave);
        let keys = pair.master.take_writer().expect("a writer");
        let (sender, output) = channel();
        let mut source = pair.master.try_clone_reader().expect("a reader");
        let reader = thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = source.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(rows, cols, 0);
        Self { child, master: pair.master, keys, output, reader, screen }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("written");
        self.keys.flush().expect("flushed");
    }

    /// Clicks at a column and a row of the screen, from 0.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let (x, y) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Changes the size of the window.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        let (cols, rows) = size;
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("resized");
        self.screen.screen_mut().set_size(rows, cols);
    }

    /// The words on the screen now, one space between them: what stands side by side in a table
    /// is found as it is read.
    pub(crate) fn text(&self) -> String {
        let contents = self.screen.screen().contents();
        contents.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until the screen shows this text.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_for_any(&[text]);
    }

    /// Waits until the screen shows one of these texts, and tells which.
    pub(crate) fn wait_for_any(&mut self, texts: &[&str]) -> usize {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.text();
            if let Some(found) = texts.iter().position(|text| shown.contains(text)) {
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(error) => panic!("{texts:?} never came ({error}); the screen:\n{shown}"),
            }
        }
    }

    /// Waits until the terminal is as it was before the game.
    pub(crate) fn wait_until_given_back(&mut self) {
        while !is_given_back(self.screen.screen()) {
            let bytes = self.output.recv_timeout(PATIENCE).expect("the terminal is not given back");
            self.screen.process(&bytes);
        }
    }

    /// The number of the process.
    pub(crate) fn process_id(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Sends the process a signal by its name.
    pub(crate) fn signal(&mut self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.expect("kill runs").success());
    }

    /// Wakes the process until the screen shows this text. Once is not enough: whoever gives the
    /// terminal back may still be awake, and would sleep through a call that came too early.
    pub(crate) fn wake(&mut self, text: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.text().contains(text) {
            assert!(Instant::now() < end, "it does not wake:\n{}", self.text());
            self.signal("CONT");
            while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(50)) {
                self.screen.process(&bytes);
            }
        }
    }

    /// Closes the window while the game runs, and waits for the game to end.
    pub(crate) fn close_window(self) {
        let Self { mut child, master, mut keys, output, reader, .. } = self;
        // Turning the board makes the reader notice that nobody listens any more.
        drop(output);
        keys.write_all(b"t").expect("written");
        reader.join().expect("the reader ends");
        drop((master, keys));
        let end = Instant::now() + PATIENCE;
        while child.try_wait().expect("waited").is_none() {
            assert!(Instant::now() < end, "it goes on without a terminal");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for the end: the exit code, and whether the terminal was given back.
    pub(crate) fn end(mut self) -> (u32, bool) {
        let end = Instant::now() + PATIENCE;
        let status = loop {
            while let Ok(bytes) = self.output.try_recv() {
                self.screen.process(&bytes);
            }
            match self.child.try_wait().expect("waited") {
                Some(status) => break status,
                None if Instant::now() > end => panic!("it does not end:\n{}", self.text()),
                None => thread::sleep(Duration::from_millis(5)),
            }
        };
        // What it wrote last may still be on its way; the reader ends when it has read it all.
        drop(self.keys);
        drop(self.master);
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.screen.process(&bytes);
        }
        (status.exit_code(), is_given_back(self.screen.screen()))
    }
}

fn is_given_back(screen: &vt100::Screen) -> bool {
    !screen.alternate_screen()
        && !screen.hide_cursor()
        && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
}
