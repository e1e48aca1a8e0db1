//! What has to hold for every game, whatever text it is given.

use prise_game::{Game, Rules};

/// A text as a position: it is refused, or written in words that are read as the same position,
/// and every move from it is found by its notation.
pub fn position<G: Game>(rules: &G::Rules, text: &str) {
    let Ok(game) = G::read(rules, text) else { return };
    let written = game.write();
    let again = G::read(rules, &written).expect("what was written is read");
    assert_eq!(again.write(), written);
    for mv in game.legal_moves() {
        assert_eq!(game.find_move(&game.notation(mv)), Ok(mv), "{written}");
    }
}

/// A text as a game: a position in the first line (the start if it cannot be read), and moves
/// after it, which are played as far as they are legal.
pub fn moves<G: Game>(rules: &G::Rules, text: &str) {
    let (position, moves) = text.split_once('\n').unwrap_or(("", text));
    let mut game = G::read(rules, position).unwrap_or_else(|_| G::start(rules, 0));
    for word in moves.split_whitespace() {
        let Ok(mv) = game.find_move(word) else { continue };
        assert!(game.legal_moves().contains(&mv), "{}: {word}", game.write());
        assert_eq!(game.find_move(&game.notation(mv)), Ok(mv));
        game.play_unchecked(mv);
    }
    // Words with spaces in them are read too.
    let _ = game.find_move(moves);
}

/// A text as rules: they are refused, or written in words that are read as the same rules.
pub fn rules<R: Rules>(text: &str) {
    if let Ok(rules) = R::from_text(text) {
        assert_eq!(R::from_text(&rules.to_text()).expect("what was written is read"), rules);
    }
}
