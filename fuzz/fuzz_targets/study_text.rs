//! Any text as a study or a game of PDN: it is refused, or written in words that are read as the
//! same study.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_session::Study;

fuzz_target!(|text: &str| {
    let Ok(study) = Study::from_text(text) else { return };
    let written = study.to_text();
    let again = Study::from_text(&written).expect("what was written is read");
    assert_eq!(again.to_text(), written);
    assert_eq!(again.nodes().len(), study.nodes().len());
    // PDN does not say by which draw rules a game ends, and is read by the usual ones.
    let is_usual = !text.contains("[Rules");
    if let Some(pdn) = study.to_pdn().filter(|_| is_usual) {
        let again = Study::from_text(&pdn).expect("what was written is read");
        assert_eq!(again.nodes().len(), study.nodes().len(), "{pdn}");
    }
});
