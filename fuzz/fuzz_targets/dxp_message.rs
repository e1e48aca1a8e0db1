//! A message that another program sends to `prise dxp`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| prise_cli::fuzzing::dxp_message(text));
