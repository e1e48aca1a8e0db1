//! A position and moves of mill.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_mill::{Mill, MillRules};

fuzz_target!(|text: &str| prise_fuzz::moves::<Mill>(&MillRules::default(), text));
