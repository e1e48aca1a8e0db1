//! What play, puzzles and analysis share: the [`Screen`] that tells of [`Key`]s, and the [`view`]
//! that draws a [`scene`].

mod key;
pub(crate) mod scene;
pub(crate) mod screen;
pub(crate) mod view;

pub(crate) use key::Key;
pub(crate) use screen::{Screen, TerminalEvent};
