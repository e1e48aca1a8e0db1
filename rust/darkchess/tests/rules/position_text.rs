//! Positions as text: canonical when written, lenient about spaces when read, and exact about
//! what is wrong.

use prise_darkchess::{Classic, ClassicOptions, PositionError, ThreeKingdoms};
use prise_game::{Game, Seat};
use proptest::prelude::*;

use crate::support::{Dice, classic, kingdoms, play};

fn classic_error(text: &str) -> PositionError {
    Classic::read(&ClassicOptions::default(), text).unwrap_err()
}

fn kingdoms_error(text: &str) -> PositionError {
    ThreeKingdoms::read(&(), text).unwrap_err()
}

/// A text of Three Kingdoms in which one field is replaced.
fn kingdoms_with(field: usize, value: &str) -> String {
    let empty = ".".repeat(35);
    let cells = format!("K...R@@...{empty}");
    let mut fields = [cells.as_str(), "ac", "GRB", "0", "60", "-"];
    fields[field] = value;
    fields.join("/")
}

fn classic_with(field: usize, value: &str) -> String {
    let cells = format!("K..r@@..{}", ".".repeat(24));
    let mut fields = [cells.as_str(), "Pp", "rb", "0", "0"];
    fields[field] = value;
    fields.join("/")
}

#[test]
fn spaces_are_ignored_and_the_text_is_written_without() {
    let spaced =
        " K...R @@... ..... ..... ..... ..... ..... ..... ..... / a c / G R B / 0 / 6 0 / - ";
    let game = kingdoms(spaced);
    assert_eq!(game.write(), kingdoms_with(0, &format!("K...R@@...{}", ".".repeat(35))));
    let text = classic_with(3, "1");
    assert_eq!(classic(&format!("\t{}\n", text.replace('/', " / "))).write(), text);
}

#[test]
fn the_start_is_written_as_the_notation_says() {
    let text = ThreeKingdoms::start(&(), 1).write();
    assert!(text.starts_with("@@.@@@@.@@@@.@@@@.@@.....@@.@@@@.@@@@.@@@@.@@/"));
    assert!(text.ends_with("/---/0/60/-"));
    let text = Classic::start(&ClassicOptions::default(), 1).write();
    assert!(text.starts_with(&format!("{}/", "@".repeat(32))) && text.ends_with("/--/0/0"));
}

#[test]
fn hidden_pieces_are_named_in_reading_order() {
    let mut game =
        kingdoms("@...@ ..... ..... ..... ..... ..... ..... ..... @...@/KRah/---/0/60/-");
    play(&mut game, "e9");
    assert_eq!(
        game.write(),
        "@...R...................................@...@/Kah/-R-/1/60/-".replace("-R-/1", "R--/1")
    );
}

#[test]
fn leading_zeros_and_any_order_of_seats_are_read() {
    let game = kingdoms(&kingdoms_with(4, "007"));
    assert!(game.write().ends_with("/7/-"));
    assert_eq!(kingdoms(&kingdoms_with(5, "21")).write().split('/').next_back(), Some("12"));
}

#[test]
fn bad_number_of_fields() {
    assert_eq!(
        kingdoms_error("a/b").to_string(),
        "a position has 6 fields (cells/hidden/owners/seat/counter/out), not 2"
    );
    assert_eq!(
        classic_error("").to_string(),
        "a position has 5 fields (cells/hidden/owners/seat/quiet), not 1"
    );
    assert!(matches!(classic_error(&(classic_with(0, "") + "/-")), PositionError::Fields { .. }));
}

#[test]
fn bad_lengths() {
    let error = kingdoms_error(&kingdoms_with(0, "K"));
    assert_eq!(error, PositionError::Length { field: "cells", expected: 45, found: 1 });
    assert_eq!(error.to_string(), "field 'cells' has 1 characters, not 45");
    let error = classic_error(&classic_with(0, &".".repeat(33)));
    assert_eq!(error, PositionError::Length { field: "cells", expected: 32, found: 33 });
    for (owners, found) in [("GR", 2), ("GRB-", 4), ("", 0)] {
        let error = kingdoms_error(&kingdoms_with(2, owners));
        assert_eq!(error, PositionError::Length { field: "owners", expected: 3, found });
    }
}

#[test]
fn a_hidden_list_that_does_not_fit() {
    for (hidden, found) in [("-", 0), ("a", 1), ("ace", 3), ("", 0)] {
        let error = kingdoms_error(&kingdoms_with(1, hidden));
        assert_eq!(error, PositionError::Length { field: "hidden", expected: 2, found });
    }
    let error = classic_error(&format!("Kr{}/p/rb/0/0", ".".repeat(30)));
    assert_eq!(error, PositionError::Length { field: "hidden", expected: 0, found: 1 });
}

#[test]
fn unknown_letters() {
    let error = kingdoms_error(&kingdoms_with(0, &format!("K.x{}", ".".repeat(42))));
    assert_eq!(error, PositionError::Letter { field: "cells", letter: 'x', at: 3 });
    assert_eq!(error.to_string(), "field 'cells': unknown letter 'x' at character 3");
    let error = kingdoms_error(&kingdoms_with(1, "aG"));
    assert_eq!(error, PositionError::Letter { field: "hidden", letter: 'G', at: 2 });
    let error = kingdoms_error(&kingdoms_with(2, "Gr-"));
    assert_eq!(error, PositionError::Letter { field: "owners", letter: 'r', at: 2 });
    let error = kingdoms_error(&kingdoms_with(5, "3"));
    assert_eq!(error, PositionError::Letter { field: "out", letter: '3', at: 1 });
    let error = kingdoms_error(&kingdoms_with(5, ""));
    assert_eq!(error, PositionError::Length { field: "out", expected: 1, found: 0 });
    let error = classic_error(&classic_with(1, "P將"));
    assert_eq!(error, PositionError::Letter { field: "hidden", letter: '將', at: 2 });
    // The letters of one game are not those of the other.
    let error = classic_error(&classic_with(1, "Ph"));
    assert_eq!(error, PositionError::Letter { field: "hidden", letter: 'h', at: 2 });
}

#[test]
fn impossible_piece_counts() {
    let error = kingdoms_error(&kingdoms_with(0, &format!("KK{}", ".".repeat(43))));
    assert_eq!(error, PositionError::TooMany { field: "cells", letter: 'K', most: 1, at: 2 });
    assert_eq!(
        error.to_string(),
        "field 'cells': the 'K' at character 2 is one too many, the game has 1"
    );
    let cells = format!("aaK@@{}", ".".repeat(40));
    let error = kingdoms_error(&kingdoms_with(0, &cells).replace("/ac/", "/ca/"));
    assert_eq!(error, PositionError::TooMany { field: "hidden", letter: 'a', most: 2, at: 2 });
    let error = classic_error(&classic_with(0, &format!("PPPPPP{}", ".".repeat(26))));
    assert_eq!(error, PositionError::TooMany { field: "cells", letter: 'P', most: 5, at: 6 });
}

#[test]
fn owners_that_clash() {
    let error = kingdoms_error(&kingdoms_with(2, "GBG"));
    assert_eq!(error, PositionError::OwnersClash { letter: 'G', at: 3 });
    assert_eq!(error.to_string(), "field 'owners': 'G' at character 3 is taken by another seat");
    let error = classic_error(&classic_with(2, "rr"));
    assert_eq!(error, PositionError::OwnersClash { letter: 'r', at: 2 });
}

#[test]
fn b3_colours_come_to_both_players_at_once_and_with_the_first_flip() {
    for owners in ["r-", "-b"] {
        let error = classic_error(&classic_with(2, owners));
        assert_eq!(error, PositionError::OneOwner { owners: owners.to_owned() });
    }
    let error = classic_error(&classic_with(2, "--"));
    assert_eq!(error, PositionError::NoOwner { point: "a8".to_owned() });
    assert_eq!(
        error.to_string(),
        "field 'owners': nobody has a colour, yet the piece on a8 is face-up"
    );
}

#[test]
fn numbers_out_of_range() {
    for (field, name, most, texts) in [
        (3, "seat", 2, ["3", "-1", "", "+1", "x"]),
        (4, "counter", 60, ["61", "-", "", "6.0", "99999"]),
    ] {
        for text in texts {
            let expected = PositionError::Number { field: name, text: text.to_owned(), most };
            assert_eq!(kingdoms_error(&kingdoms_with(field, text)), expected);
        }
    }
    let error = classic_error(&classic_with(3, "2"));
    assert_eq!(error.to_string(), "field 'seat': '2' is not a number from 0 to 1");
    let error = classic_error(&classic_with(4, "65536"));
    assert_eq!(error.to_string(), "field 'quiet': '65536' is not a number from 0 to 65535");
}

#[test]
fn seats_that_are_out() {
    let error = kingdoms_error(&kingdoms_with(5, "11"));
    assert_eq!(error, PositionError::OutTwice { seat: Seat::SECOND, at: 2 });
    assert_eq!(error.to_string(), "field 'out': seat 1 at character 2 is listed already");
    let error = kingdoms_error(&kingdoms_with(5, "0"));
    assert_eq!(error, PositionError::SeatIsOut { seat: Seat::FIRST });
    assert_eq!(error.to_string(), "field 'seat': seat 0 is out and cannot be to move");
    assert_eq!(kingdoms_error(&kingdoms_with(5, "012")), PositionError::NobodyLeft);
    // After the end the turn may have come to a player who is out.
    assert!(kingdoms(&kingdoms_with(5, "02")).outcome().is_some());
}

#[test]
fn somebody_must_be_left() {
    let error = classic_error(&format!("{}/-/rb/0/0", ".".repeat(32)));
    assert_eq!(error, PositionError::NobodyLeft);
    // Red is out, and Green and Black have nothing.
    let error = kingdoms_error(&format!("R{}/-/GRB/0/60/1", ".".repeat(44)));
    assert_eq!(error, PositionError::NobodyLeft);
}

proptest! {
    #[test]
    fn no_text_of_a_position_panics(text in "\\PC{0,120}") {
        let _ = ThreeKingdoms::read(&(), &text);
        let _ = Classic::read(&ClassicOptions::default(), &text);
    }

    /// A letter of a good text replaced by another: either an error, or a position whose
    /// canonical text reads back as the same position.
    #[test]
    fn a_damaged_position_is_refused_or_sound(
        seed in 0_u64..40,
        plies in 0_usize..120,
        place in 0_usize..100,
        letter in prop::sample::select("KkPpAERHCaerhcGMNgmnRBb@.-/0123456789".chars().collect::<Vec<_>>()),
        three in any::<bool>(),
    ) {
        if three {
            damage(ThreeKingdoms::start(&(), seed), plies, place, letter)?;
        } else {
            damage(Classic::start(&ClassicOptions { tournament: true }, seed), plies, place, letter)?;
        }
    }
}

fn damage<R: prise_darkchess::RuleSet>(
    mut game: prise_darkchess::DarkChess<R>,
    plies: usize,
    place: usize,
    letter: char,
) -> Result<(), TestCaseError> {
    let mut dice = Dice::new(plies as u64);
    for _ply in 0..plies {
        if game.outcome().is_none() {
            let mv = dice.choose(&game, 1);
            game.play_unchecked(mv);
        }
    }
    let mut text: Vec<char> = game.write().chars().collect();
    let place = place % text.len();
    text[place] = letter;
    let text: String = text.into_iter().collect();
    if let Ok(read) = prise_darkchess::DarkChess::<R>::read(game.rules(), &text) {
        let again = prise_darkchess::DarkChess::<R>::read(game.rules(), &read.write()).unwrap();
        prop_assert_eq!(again.position(), read.position());
        prop_assert_eq!(again.write(), read.write());
    }
    Ok(())
}

#[test]
fn b1_what_players_see_can_be_read_back() {
    let mut game = classic("K..r@@.p......................../Pg/rb/0/7");
    let public = game.write_public();
    assert!(public.contains("/??xGG"), "{public}");
    let read = classic(&public);
    assert_eq!(read.write_public(), public);
    assert_eq!(read.position(), game.position());
    // Nothing has been captured: the question marks say it all.
    game = Classic::start(&ClassicOptions::default(), 4);
    play(&mut game, "a1");
    let public = game.write_public();
    assert!(!public.contains('x'), "{public}");
    assert_eq!(classic(&public).position(), game.position());
    let seat = Seat::new(1);
    assert_eq!(kingdoms(&kingdoms(&kingdoms_with(3, "1")).write_public()).to_move(), seat);
}

#[test]
fn unnamed_pieces_have_to_add_up() {
    let error = classic_error(&classic_with(1, "??"));
    assert_eq!(error, PositionError::Unaccounted { left: 30, face_down: 2 });
    let error = classic_error(&classic_with(1, "?"));
    assert_eq!(error, PositionError::Length { field: "hidden", expected: 2, found: 1 });
    let error = classic_error(&classic_with(1, "?K"));
    assert_eq!(error, PositionError::Letter { field: "hidden", letter: 'K', at: 2 });
    let error = classic_error(&classic_with(1, "??xKG"));
    assert_eq!(error, PositionError::TooMany { field: "hidden", letter: 'K', most: 1, at: 4 });
}
