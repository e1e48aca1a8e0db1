//! Lines for whoever reads: answers on standard output, asides on standard error.
//!
//! The `println!` family panics when nobody can be told: `prise … | head`, a full disk. Here a lost
//! answer is an error like any other, and a lost aside is no reason to stop.

use std::fmt::Display;
use std::io::{Result, Write, stderr, stdout};

/// Writes a line to standard output.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn tell(line: impl Display) -> Result<()> {
    writeln!(stdout(), "{line}")
}

/// Writes a line to standard error, if it can be written.
pub(crate) fn warn(line: impl Display) {
    _ = writeln!(stderr(), "{line}");
}
