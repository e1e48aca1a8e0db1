//! The options of a game, as data.

use thiserror::Error;

/// One option of a game's rules, described so that a setup screen can offer it without knowing
/// the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// The name of the option, as in `--rules NAME=VALUE`.
    pub name: &'static str,
    /// The values it takes. `["0", "1"]` is a switch.
    pub values: &'static [&'static str],
}

impl RuleOption {
    /// An option that is on or off.
    pub const fn switch(name: &'static str) -> Self {
        Self { name, values: &["0", "1"] }
    }

    /// An option with these values.
    pub const fn choice(name: &'static str, values: &'static [&'static str]) -> Self {
        Self { name, values }
    }
}

/// What is wrong with a rules text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RulesError {
    /// An entry is not of the form `NAME=VALUE`.
    #[error("rule '{0}' is not of the form NAME=VALUE")]
    Malformed(String),
    /// The game has no such option.
    #[error("unknown rule '{name}'; known: {known}")]
    UnknownName {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// The option has no such value.
    #[error("rule '{name}' cannot be '{value}'; it takes {known}")]
    UnknownValue {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: String,
    },
}

/// The rules of one match. They never change while it lasts.
///
/// A game declares its [options](Self::OPTIONS) and how to read and write one of them by its
/// value's index; the text form comes with it.
pub trait Rules: Clone + Eq + Default + std::fmt::Debug + Send + Sync + 'static {
    /// Every option, in the order in which they are shown.
    const OPTIONS: &'static [RuleOption];

    /// The index into the option's values that is chosen now.
    ///
    /// # Panics
    /// May panic if `option` is not an index into [`OPTIONS`](Self::OPTIONS).
    fn get(&self, option: usize) -> usize;

    /// Chooses a value by its index.
    ///
    /// # Panics
    /// May panic if `option` is not an index into [`OPTIONS`](Self::OPTIONS) or `value` not one
    /// into that option's values.
    fn set(&mut self, option: usize, value: usize);

    /// The same rules, but such that every game comes to an end however it is played: what AIs
    /// play by among themselves.
    #[must_use]
    fn sure_to_end(self) -> Self {
        self
    }

    /// Reads `NAME=VALUE,NAME=VALUE,…`; what is not named keeps its default.
    ///
    /// # Errors
    /// Says which entry is malformed, or which name or value does not exist.
    fn from_text(text: &str) -> Result<Self, RulesError> {
        let mut rules = Self::default();
        for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (name, value) =
                entry.split_once('=').ok_or_else(|| RulesError::Malformed(entry.to_owned()))?;
            let (name, value) = (name.trim(), value.trim());
            let option =
                Self::OPTIONS.iter().position(|option| option.name == name).ok_or_else(|| {
                    let known: Vec<_> = Self::OPTIONS.iter().map(|option| option.name).collect();
                    RulesError::UnknownName { name: name.to_owned(), known: known.join(", ") }
                })?;
            let RuleOption { name, values } = Self::OPTIONS[option];
            let value = values.iter().position(|known| *known == value).ok_or_else(|| {
                let (value, known) = (value.to_owned(), values.join(" or "));
                RulesError::UnknownValue { name, value, known }
            })?;
            rules.set(option, value);
        }
        Ok(rules)
    }

    /// Every option as `NAME=VALUE`, joined by commas; [`from_text`](Self::from_text) reads it
    /// back.
    fn to_text(&self) -> String {
        let entries: Vec<_> = Self::OPTIONS
            .iter()
            .enumerate()
            .map(|(index, option)| format!("{}={}", option.name, option.values[self.get(index)]))
            .collect();
        entries.join(",")
    }
}

/// A game without options.
impl Rules for () {
    const OPTIONS: &'static [RuleOption] = &[];

    fn get(&self, _option: usize) -> usize {
        0
    }

    fn set(&mut self, _option: usize, _value: usize) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Eq, Default, Debug)]
    struct Sample {
        size: usize,
        fast: usize,
    }

    impl Rules for Sample {
        const OPTIONS: &'static [RuleOption] =
            &[RuleOption::choice("size", &["9", "12"]), RuleOption::switch("fast")];

        fn get(&self, option: usize) -> usize {
            [self.size, self.fast][option]
        }

        fn set(&mut self, option: usize, value: usize) {
            *[&mut self.size, &mut self.fast][option] = value;
        }
    }

    #[test]
    fn text_round_trip() {
        let rules = Sample::from_text(" fast = 1 , size=12,").unwrap();
        assert_eq!(rules.to_text(), "size=12,fast=1");
        assert_eq!(Sample::from_text(&rules.to_text()), Ok(rules));
        assert_eq!(Sample::from_text(""), Ok(Sample::default()));
        assert_eq!(().to_text(), "");
        assert_eq!(<()>::from_text(""), Ok(()));
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let message = |text| Sample::from_text(text).unwrap_err().to_string();
        assert_eq!(message("fast"), "rule 'fast' is not of the form NAME=VALUE");
        assert_eq!(message("slow=1"), "unknown rule 'slow'; known: size, fast");
        assert_eq!(message("size=10"), "rule 'size' cannot be '10'; it takes 9 or 12");
    }
}
