//! A line that an interface sends to `prise hub`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| prise_cli::fuzzing::hub_line(text));
