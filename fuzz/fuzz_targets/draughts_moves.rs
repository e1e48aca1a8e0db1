//! A position and moves of draughts, entered in any way.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_draughts::{Draughts, DrawRules};

fuzz_target!(|text: &str| prise_fuzz::moves::<Draughts>(&DrawRules::Standard, text));
