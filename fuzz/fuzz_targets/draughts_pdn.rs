//! Any text as a file of games: what was read is written and read again unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_draughts::pdn;

fuzz_target!(|text: &str| {
    for game in pdn::read(text).games {
        let again = pdn::read(&game.to_string());
        assert!(again.faults.is_empty(), "{:?}", again.faults);
        assert_eq!(again.games.len(), 1);
        assert_eq!(again.games[0].moves(), game.moves());
        assert_eq!(again.games[0].start(), game.start());
    }
});
