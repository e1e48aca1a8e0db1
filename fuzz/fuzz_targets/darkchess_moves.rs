//! A position and moves of both dark chesses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_darkchess::{Classic, ThreeKingdoms};

fuzz_target!(|text: &str| {
    prise_fuzz::moves::<Classic>(&Default::default(), text);
    prise_fuzz::moves::<ThreeKingdoms>(&Default::default(), text);
});
