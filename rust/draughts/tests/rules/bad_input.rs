//! Whatever is fed to the parsers, they answer, and soon.

use prise_draughts::{Position, pdn};
use proptest::prelude::*;

#[test]
fn megabytes_of_junk() {
    for junk in ["W", "9", ":", ",", "W:W1,", "[", "{", "(", "$", "1. ", "x", "\u{1F984}", " "] {
        let text = junk.repeat(4_000_000 / junk.len());
        let error = text.parse::<Position>().expect_err("junk");
        assert!(error.to_string().len() < 200, "{error}");
        let error = Position::start().find_move(&text).expect_err("junk");
        assert!(error.to_string().len() < 500);
        let reading = pdn::read(&text);
        assert!(reading.games.len() <= 1);
    }
}

proptest! {
    #[test]
    fn no_text_makes_a_parser_panic(text in ".{0,80}") {
        let _ = text.parse::<Position>();
        let _ = Position::start().find_move(&text);
        let _ = pdn::read(&text);
    }

    #[test]
    fn no_text_of_the_right_letters_makes_fen_panic(text in "[WBK:,. 0-9-]{0,60}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
            position.legal_moves();
        }
    }

    #[test]
    fn no_text_of_the_right_letters_makes_pdn_panic(text in "[]\\[{}();$!?*./x:0-9\\-\" \nA-F]{0,200}") {
        let reading = pdn::read(&text);
        prop_assert!(reading.faults.len() <= reading.games.len());
        for game in reading.games {
            let again = pdn::read(&game.to_string());
            prop_assert_eq!(again.games.len(), 1);
            prop_assert!(again.games[0].tree == game.tree, "{}", game);
            prop_assert_eq!(again.games[0].result, game.result);
        }
    }
}
