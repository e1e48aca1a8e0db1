//! Any bytes as a file of games: what was read is written and read again unchanged, whatever was
//! wrong with it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_draughts::pdn;

fuzz_target!(|bytes: &[u8]| {
    for found in pdn::games(pdn::decode(bytes.iter().copied())) {
        let game = found.game;
        let written = game.to_string();
        assert!(!written.contains(|c: char| c.is_control() && c != '\n'), "{written:?}");
        if let Some(fault) = found.fault {
            assert!(!fault.to_string().contains(char::is_control), "{fault:?}");
        }
        let again = pdn::read(&written);
        assert!(again.faults.is_empty(), "{:?}\n{written}", again.faults);
        assert_eq!(again.games.len(), 1, "{written}");
        assert!(again.games[0].tree == game.tree, "{written}");
        assert_eq!(again.games[0].result, game.result);
        assert_eq!(again.games[0].to_string(), written);
    }
});
