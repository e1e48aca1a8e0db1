//! A program at the other end of two streams, asked and answering in lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};

/// What an engine of somebody else's is talked to through.
pub(super) struct Streams<R, W> {
    input: R,
    pub(super) output: W,
    /// The process, which ends with this value.
    child: Option<Child>,
}

impl Streams<BufReader<ChildStdout>, ChildStdin> {
    /// Starts a program: its path and its arguments, separated by spaces.
    pub(super) fn start(command: &str) -> Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().context("which program?")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let input = BufReader::new(child.stdout.take().context("it has no output")?);
        let output = child.stdin.take().context("it has no input")?;
        Ok(Self { input, output, child: Some(child) })
    }
}

impl<R: BufRead, W: Write> Streams<R, W> {
    pub(super) fn tell(&mut self, line: &str) -> Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(self.output.flush()?)
    }

    /// The next line that it says.
    pub(super) fn hear(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            bail!("the engine has gone before it answered");
        }
        Ok(line.trim().to_owned())
    }
}

impl<R, W> Drop for Streams<R, W> {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have gone by itself.
            _ = child.kill();
            _ = child.wait();
        }
    }
}

#[cfg(test)]
impl Streams<&'static [u8], Vec<u8>> {
    /// Somebody who answers this, whatever is asked.
    pub(super) fn answering(answers: &'static str) -> Self {
        Self { input: answers.as_bytes(), output: Vec::new(), child: None }
    }

    /// What was asked.
    pub(super) fn asked(&self) -> &str {
        std::str::from_utf8(&self.output).unwrap()
    }
}
