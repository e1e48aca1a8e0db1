//! A line of `prise show --batch`: an answer is one line of JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &[u8]| {
    if let Some(answer) = prise_cli::fuzzing::batch_line(line) {
        assert!(!answer.contains('\n'), "{answer}");
    }
});
