//! The keys that Prise knows.

/// A key, as far as a game cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Up,
    Down,
    Left,
    Right,
    Enter,
    Escape,
    Tab,
    BackTab,
    Backspace,
    PageUp,
    PageDown,
    /// A notch of the mouse's wheel.
    WheelUp,
    WheelDown,
    /// Ctrl-C.
    Interrupt,
    Char(char),
}

impl Key {
    /// What the key does to a move that is being typed. Tells the move when it is entered.
    pub(crate) fn type_into(self, typed: &mut Option<String>) -> Option<String> {
        let text = typed.as_mut()?;
        match self {
            Self::Char(letter) if text.len() < 60 => text.push(letter),
            Self::Backspace => {
                text.pop();
                if text.is_empty() {
                    *typed = None;
                }
            }
            Self::Escape => *typed = None,
            Self::Enter => return typed.take(),
            _ => {}
        }
        None
    }
}
