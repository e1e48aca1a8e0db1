//! Reading junk and mutated texts: never a panic, never a position that would be written in
//! other words.

use prise_game::Game;
use prise_mill::{Mill, MillRules};
use proptest::prelude::*;

use crate::common::{Dice, scaled};

/// The text with the liberties of reading taken away: single spaces, labels that are known, in the
/// order of writing, and the count that the plain form leaves out.
fn canonical(text: &str) -> String {
    let words: Vec<_> = text.split_ascii_whitespace().collect();
    let (fields, labels) = words.split_at(words.len().min(17));
    let mut all: Vec<String> = fields.iter().map(|word| (*word).to_owned()).collect();
    for label in ["c:", "i:", "p:", "m:"] {
        all.extend(labels.iter().filter(|word| word.starts_with(label)).map(|w| (*w).to_owned()));
        if label == "p:"
            && fields.get(3) == Some(&"r")
            && !labels.iter().any(|w| w.starts_with("p:"))
        {
            let due = if fields[1] == "w" { fields[8] } else { fields[9] };
            all.push(format!("p:{due}"));
        }
    }
    all.join(" ")
}

/// Reads a text; what is accepted must be written back in the same words and be playable.
fn check(rules: MillRules, text: &str) -> bool {
    let Ok(game) = Mill::read(&rules, text) else { return false };
    assert_eq!(game.write(), canonical(text), "{text}");
    assert_eq!(game.legal_moves().is_empty(), game.outcome().is_some(), "{text}");
    for mv in game.legal_moves() {
        let mut next = game.clone();
        next.play(mv).unwrap();
        let written = next.write();
        let again = Mill::read(&rules, &written).unwrap_or_else(|e| panic!("{text} {mv}: {e}"));
        assert_eq!(again.position(), next.position(), "{text} {mv}");
    }
    true
}

/// A text from a random game under random rules.
fn some_text(dice: &mut Dice) -> (MillRules, String) {
    let rules = dice.rules();
    let mut game = Mill::start(&rules, 0);
    let mut text = game.write();
    for _ in 0..dice.roll(60) {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play_unchecked(dice.pick(&moves));
        // Captures are what is worth mutating.
        if game.position().removal().is_due() || dice.roll(3) == 0 {
            text = game.write();
        }
    }
    (rules, text)
}

/// Changes a few characters or words of a text.
fn mutate(dice: &mut Dice, text: &str) -> String {
    const LETTERS: &[u8] = b"O@*/wbpmosr?0123456789-.|:ci xz";
    let mut text = text.as_bytes().to_vec();
    for _ in 0..=dice.roll(3) {
        let at = dice.roll(text.len());
        match dice.roll(5) {
            0 => drop(text.remove(at)),
            1 => text.insert(at, dice.pick(LETTERS)),
            2 => {
                let mut words: Vec<_> = text.split(|byte| *byte == b' ').collect();
                let (a, b) = (dice.roll(words.len()), dice.roll(words.len()));
                words.swap(a, b);
                text = words.join(&b' ');
            }
            _ => text[at] = dice.pick(LETTERS),
        }
        if text.is_empty() {
            break;
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn m8_mutated_texts_are_refused_or_read_exactly() {
    let mut dice = Dice(0xf077);
    let mut accepted = 0;
    for _ in 0..scaled(3000) {
        let (rules, text) = some_text(&mut dice);
        assert!(check(rules, &text), "{text}");
        for _ in 0..20 {
            accepted += usize::from(check(rules, &mutate(&mut dice, &text)));
        }
        // The same text under other rules.
        check(dice.rules(), &text);
    }
    // Some mutations are harmless, so the check has had something to look at.
    assert!(accepted > scaled(1000), "{accepted}");
}

#[test]
fn m8_every_single_character_of_some_texts() {
    for text in [
        "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2 c:w-1-24|b-0- p:1",
        "O*******/@***O***/O@*****@ w p r 3 6 3 6 2 0 0 0 0 0 0 0 3 c:w-1-16|b-0- i:w-2-25.31|b-0- p:2",
        "*****O**/**@***@*/@*O****O w m s 3 0 3 0 0 0 0 0 0 0 0 7 20",
    ] {
        for at in 0..text.len() {
            for letter in (32..127_u8).map(char::from) {
                let mut changed = text.to_owned();
                changed.replace_range(at..=at, &letter.to_string());
                check(MillRules::default(), &changed);
            }
        }
    }
}

proptest! {
    #[test]
    fn m8_junk_is_refused(text in ".*") {
        prop_assert!(!check(MillRules::default(), &text));
    }

    #[test]
    fn m8_words_of_the_right_kind(
        board in "[O@*]{8}/[O@*]{8}/[O@*]{8}",
        letters in "[wb] [pmo] [psr?]",
        numbers in proptest::collection::vec(0..13_u8, 4),
        due in "[012] [012]",
        mills in "(0|8|31) (0|9|24) 0 0 0",
        plies in 0..102_u8,
        labels in "( c:[wb]-[012]-[0-9.]{0,5}\\|[wb]-[012]-)?( i:w-[012]-[0-9.]{0,5}\\|b-0-)?( p:[0-4])?( m:[0-3])?",
    ) {
        let count = |letter| board.matches(letter).count();
        let text = format!(
            "{board} {letters} {} {} {} {} {due} {mills} {plies} 9{labels}",
            count('O'), numbers[0], count('@'), numbers[1],
        );
        check(MillRules::default(), &text);
        let text = format!("{board} {letters} {} {} {due} {mills} {plies} 9{labels}", numbers[2], numbers[3]);
        check(MillRules::default(), &text);
    }

    #[test]
    fn moves_of_any_text_never_panic(text in ".*") {
        let game = Mill::start(&MillRules::default(), 0);
        if let Ok(mv) = game.find_move(&text) {
            prop_assert_eq!(game.notation(mv), text.trim().to_ascii_lowercase());
        }
    }
}
