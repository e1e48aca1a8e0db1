//! Any text as a position of both dark chesses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_darkchess::{Classic, ThreeKingdoms};

fuzz_target!(|text: &str| {
    prise_fuzz::position::<Classic>(&Default::default(), text);
    prise_fuzz::position::<ThreeKingdoms>(&Default::default(), text);
});
