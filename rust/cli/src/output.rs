//! Lines for whoever reads: answers on standard output, asides on standard error.
//!
//! What they hold may come from a file or another program. Nothing in it gives orders to the
//! terminal: control characters are written as `\u001b`, as JSON does it.
//!
//! The `println!` family panics when nobody can be told: `prise … | head`, a full disk. Here a lost
//! answer is an error like any other, and a lost aside is no reason to stop.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::{Result, Write, stderr, stdout};

/// Writes a line to standard output.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn tell(line: impl Display) -> Result<()> {
    writeln!(stdout(), "{}", plain(&line.to_string()))
}

/// Writes a line to standard error, if it can be written.
pub(crate) fn warn(line: impl Display) {
    _ = writeln!(stderr(), "{}", plain(&line.to_string()));
}

/// A text without what a terminal would obey, but for the ends of lines and tabs.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    let is_order = |c: char| c.is_control() && c != '\n' && c != '\t';
    if !text.contains(is_order) {
        return text.into();
    }
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if is_order(c) {
            // A text takes everything.
            let _ = write!(plain, "\\u{:04x}", u32::from(c));
        } else {
            plain.push(c);
        }
    }
    plain.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_never_reach_the_terminal() {
        assert_eq!(plain("a\tb\né 高"), "a\tb\né 高");
        let hostile = "\u{1b}[2J\u{9b}31m\r\u{7}\u{7f}x";
        assert_eq!(plain(hostile), "\\u001b[2J\\u009b31m\\u000d\\u0007\\u007fx");
        // JSON stays the JSON it was.
        let json = serde_json::json!({ "name": hostile });
        let read: serde_json::Value = serde_json::from_str(&plain(&json.to_string())).unwrap();
        assert_eq!(read, json);
    }
}
