//! Any text as the rules of every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_game::Game;

fuzz_target!(|text: &str| {
    prise_fuzz::rules::<<prise_draughts::Draughts as Game>::Rules>(text);
    prise_fuzz::rules::<<prise_mill::Mill as Game>::Rules>(text);
    prise_fuzz::rules::<<prise_darkchess::Classic as Game>::Rules>(text);
    prise_fuzz::rules::<<prise_darkchess::ThreeKingdoms as Game>::Rules>(text);
});
