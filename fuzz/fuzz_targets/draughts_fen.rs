//! Any text as a position: it is refused, or it can be written and read again and played from.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_draughts::Position;

fuzz_target!(|text: &str| {
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string().parse(), Ok(position));
        for mv in position.legal_moves() {
            assert_eq!(position.find_move(&position.full_notation(mv)), Ok(mv));
            let next = position.after(mv);
            assert_eq!(next.key(), next.computed_key());
        }
    }
    let _ = Position::start().find_move(text);
});
