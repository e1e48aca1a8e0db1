//! Any text as the proof of a deal: it is refused in words that a terminal can show, or it can be
//! written and read again, and judged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_darkchess::{Contribution, Proof};

fuzz_target!(|text: &str| {
    match text.parse::<Proof>() {
        Ok(proof) => {
            for text in [proof.to_string(), proof.to_file()] {
                assert_eq!(text.parse(), Ok(proof.clone()));
            }
            let (again, verdict) = (proof.to_string().parse::<Proof>(), proof.verify());
            assert_eq!(again.map(|again| again.verify()), Ok(verdict));
            assert!(!proof.commands().is_empty());
        }
        Err(error) => assert!(!error.to_string().chars().any(char::is_control)),
    }
    if let Ok(contribution) = text.parse::<Contribution>() {
        assert_eq!(contribution.to_string(), text);
    }
    let mixed = Contribution::new([], text);
    assert_eq!(mixed.to_string().parse(), Ok(mixed));
});
