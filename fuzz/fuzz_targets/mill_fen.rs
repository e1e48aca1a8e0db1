//! Any text as a position of mill, by rules that allow the most.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_game::Rules;
use prise_mill::{Mill, MillRules};

fuzz_target!(|text: &str| {
    prise_fuzz::position::<Mill>(&MillRules::default(), text);
    let all = MillRules::from_text("pieces=12,diagonals=1,multiple=1,always=1").expect("rules");
    prise_fuzz::position::<Mill>(&all, text);
});
