//! What Dart sees.
//!
//! What lives on between calls is a handle: a struct around a counted pointer, with methods that
//! need no more than `&self`. It is not declared `#[frb(opaque)]`, since the generator would put it
//! behind a lock that every call takes; a browser's page that waited for one would stand still.
//! What is inside locks for itself, by `prise_session::lock`. Its type is named in full, since the
//! generated code does not import all of these modules.

pub mod archive;
pub mod catalog;
pub mod deal;
pub mod editor;
pub mod error;
pub mod explorer;
pub mod import;
pub mod library;
pub mod puzzles;
pub mod session;
pub mod setup;
pub mod studies;
pub mod study;
pub mod view;

/// Prepares the library. Called once when it is loaded.
#[flutter_rust_bridge::frb(init)]
pub fn init() {
    flutter_rust_bridge::setup_default_user_utils();
    // A released app says what happened, not everything that it does.
    if !cfg!(debug_assertions) {
        log::set_max_level(log::LevelFilter::Info);
    }
}
