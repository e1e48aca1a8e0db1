//! What Dart sees.

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
