//! A line of the protocol: a command and its arguments.

use thiserror::Error;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum LineError {
    /// A quotation mark has no partner.
    #[error("a quotation mark is not closed")]
    OpenQuote,
    /// An argument begins with an equals sign.
    #[error("a value without a name")]
    NoName,
}

/// A command and its arguments, in order. An argument without a value has an empty one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Line {
    pub(crate) command: String,
    arguments: Vec<(String, String)>,
}

impl Line {
    /// Reads a line. An empty one gives an empty command.
    ///
    /// # Errors
    /// If a quotation mark is not closed or a value has no name.
    pub(crate) fn read(text: &str) -> Result<Self, LineError> {
        let mut words = Words { rest: text };
        let Some((command, _)) = words.next()? else { return Ok(Self::default()) };
        let mut arguments = Vec::new();
        while let Some(argument) = words.next()? {
            arguments.push(argument);
        }
        Ok(Self { command, arguments })
    }

    /// The value of an argument.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let found = self.arguments.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Whether an argument is there, with or without a value.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

struct Words<'a> {
    rest: &'a str,
}

impl Words<'_> {
    /// The next `name` or `name=value` or `name="value"`.
    fn next(&mut self) -> Result<Option<(String, String)>, LineError> {
        self.rest = self.rest.trim_start();
        if self.rest.is_empty() {
            return Ok(None);
        }
        let end = self.rest.find(|c: char| c.is_whitespace() || c == '=');
        let (name, after) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        if name.is_empty() {
            return Err(LineError::NoName);
        }
        let Some(value) = after.trim_start().strip_prefix('=') else {
            self.rest = after;
            return Ok(Some((name.to_owned(), String::new())));
        };
        let value = value.trim_start();
        let (value, rest) = match value.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').ok_or(LineError::OpenQuote)?,
            None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
        };
        self.rest = rest;
        Ok(Some((name.to_owned(), value.to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_flags_and_values() {
        let line = Line::read(r#"  pos pos=We  moves="38-15 5-41" flag "#).unwrap();
        assert_eq!(line.command, "pos");
        assert_eq!(line.value("pos"), Some("We"));
        assert_eq!(line.value("moves"), Some("38-15 5-41"));
        assert!(line.has("flag") && !line.has("other"));
        assert_eq!(Line::read("level time = 3").unwrap().value("time"), Some("3"));
        assert_eq!(Line::read("  ").unwrap(), Line::default());
    }

    #[test]
    fn bad_lines_are_told() {
        assert_eq!(Line::read(r#"pos moves="1-2"#), Err(LineError::OpenQuote));
        assert_eq!(Line::read("pos start=1 =3"), Err(LineError::NoName));
    }
}
