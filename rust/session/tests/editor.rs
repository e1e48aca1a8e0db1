//! Positions that are put together by hand, in all games.

use prise_game::{Army, Face, Game, Player, Point, Rules, Seat, SplitMix64};
use prise_session::{EditorView, GAMES, MatchSetup, PositionEditor, Session, TableGame, with_game};
use proptest::prelude::*;

/// Rules to try beside the default.
fn rules_of(game: &str, pick: usize) -> &'static str {
    let all: &[&str] = match game {
        "mill" => &["", "custodian=0,intervention=0", "pieces=12,diagonals=1", "flying=0"],
        "dark-chess" => &["", "tournament=1"],
        "draughts" => &["", "draws=fmjd-2015"],
        _ => &[""],
    };
    all[pick % all.len()]
}

fn unknown(name: &str) -> String {
    name.to_owned()
}

/// The canonical form of a text, if the game's own reader accepts it.
fn read<G: TableGame>(rules: &str, text: &str) -> Result<Option<(String, bool)>, String> {
    let rules = G::Rules::from_text(rules).map_err(|error| error.to_string())?;
    Ok(G::read(&rules, text).ok().map(|game| (game.write(), game.outcome().is_none())))
}

fn accepted(game: &str, rules: &str, text: &str) -> Option<(String, bool)> {
    with_game!(game, read(rules, text), unknown).unwrap()
}

/// A position from a random game.
fn played<G: TableGame>(rules: &str, seed: u64) -> Result<String, String> {
    let rules = G::Rules::from_text(rules).map_err(|error| error.to_string())?;
    let mut dice = SplitMix64::new(seed);
    let mut game = G::start(&rules, seed);
    for _ in 0..dice.below(90) {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play_unchecked(moves[dice.below(moves.len())]);
    }
    Ok(game.write())
}

/// Changes something.
fn edit(editor: &PositionEditor, view: &EditorView, points: usize, dice: &mut SplitMix64) {
    let at = |dice: &mut SplitMix64| Point::new(dice.below(points) as u8);
    let seat = Seat::new(dice.below(view.board.seats.len()) as u8);
    let _ = match dice.below(16) {
        0..=5 => editor.place(at(dice), dice.below(view.tray.len())),
        6 | 7 => editor.remove(at(dice)),
        8 => editor.set_to_move(seat),
        9 => editor.set_in_hand(seat, dice.below(11) as u8),
        10 => editor.set_army(
            seat,
            Some(dice.below(4))
                .filter(|it| *it < 3)
                .map(|it| Army::new(it as u8))
                .filter(|army| army.index() < view.board.seats.len()),
        ),
        11 => editor.set_out(seat, dice.below(4) == 0),
        12 => editor.set_counter(dice.below(105) as u16),
        13 => editor.set_hidden(dice.below(view.tray.len()), dice.below(4)),
        14 => editor.fill_hidden(),
        _ => match dice.below(8) {
            0 => editor.start(),
            1 => editor.empty(),
            2 => editor.mirror(),
            3 => editor.undo(),
            4 => editor.redo(),
            5 => editor.set_move_number(dice.below(60) as u16),
            _ => editor.shift(at(dice), at(dice)),
        },
    };
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn points<G: Game>() -> Result<usize, String> {
    Ok(G::POINTS)
}

/// A text with what is hidden in one order: an editor knows how many, not where.
fn without_deal(text: &str) -> String {
    let mut fields: Vec<String> = text.split('/').map(str::to_owned).collect();
    if fields.len() >= 5 {
        let mut letters: Vec<char> = fields[1].chars().collect();
        letters.sort_unstable();
        fields[1] = letters.into_iter().collect();
    }
    fields.join("/")
}

/// What no part of a sketch says: a capture that is due in mill, the last mills, an end by
/// repetition.
fn is_beyond_parts(game: &str, rules: &str, text: &str) -> bool {
    if game != "mill" {
        return false;
    }
    let fields: Vec<_> = text.split(' ').collect();
    // What goes on as soon as the text says so has ended by what came before.
    let running = accepted(game, rules, &text.replace(" o ?", " m s"));
    let has_repeated = fields[2] == "o" && running.is_some_and(|(_, goes_on)| goes_on);
    has_repeated || fields[3] == "r" || fields[10..14].iter().any(|field| *field != "0")
}

/// Makes the position in an editor from the empty board, part by part.
fn rebuild(game: &str, rules: &str, text: &str) -> EditorView {
    let wanted = PositionEditor::new(game, rules).unwrap().paste(text).unwrap();
    let editor = PositionEditor::new(game, rules).unwrap();
    let mut view = editor.empty().unwrap();
    for (index, seat) in wanted.board.seats.iter().enumerate() {
        let at = Seat::new(index as u8);
        editor.set_in_hand(at, 0).unwrap();
        editor.set_out(at, seat.is_out).unwrap();
    }
    for placed in &wanted.board.pieces {
        let tray = view.tray.iter().position(|tray| tray.tray.face == placed.face).unwrap();
        editor.place(placed.at, tray).unwrap();
    }
    for (index, tray) in wanted.tray.iter().enumerate() {
        if matches!(tray.tray.face, Face::Shown(_)) {
            editor.set_hidden(index, tray.hidden).unwrap();
        }
    }
    for (index, seat) in wanted.board.seats.iter().enumerate() {
        let at = Seat::new(index as u8);
        editor.set_in_hand(at, seat.in_hand.unwrap_or(0)).unwrap();
        if wanted.chooses_armies {
            editor.set_army(at, seat.army).unwrap();
        }
    }
    editor.set_counter(wanted.counter).unwrap();
    editor.set_move_number(wanted.move_number.unwrap_or(1)).unwrap();
    view = editor.set_to_move(wanted.board.to_move).unwrap();
    view
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn study_1_what_the_editor_can_start_the_reader_accepts(seed in any::<u64>(), pick in 0_usize..4) {
        for game in GAMES {
            let rules = rules_of(game, pick);
            let count = with_game!(*game, points(), unknown).unwrap();
            let mut dice = SplitMix64::new(seed);
            let editor = PositionEditor::new(game, rules).unwrap();
            for _ in 0..40 {
                let view = editor.view().unwrap();
                edit(&editor, &view, count, &mut dice);
                let view = editor.view().unwrap();
                prop_assert_eq!(view.problem.is_none(), view.text.is_some());
                prop_assert_ne!(view.problem, Some(prise_game::SketchProblem::Refused));
                let Some(text) = view.text else {
                    prop_assert!(!view.can_start);
                    continue;
                };
                let known = accepted(game, rules, &text);
                prop_assert_eq!(known, Some((text.clone(), view.can_start)), "{}", game);
                // It is also made again part by part.
                if view.board.outcome.is_none() {
                    let again = rebuild(game, rules, &text);
                    prop_assert_eq!(again.text.as_deref().map(without_deal), Some(without_deal(&text)), "{}", game);
                }
            }
        }
    }

    #[test]
    fn study_1_what_the_reader_accepts_the_editor_can_make(seed in any::<u64>(), pick in 0_usize..4) {
        for game in GAMES {
            let rules = rules_of(game, pick);
            let text = with_game!(*game, played(rules, seed), unknown).unwrap();
            let Some((text, goes_on)) = accepted(game, rules, &text) else { continue };
            let editor = PositionEditor::new(game, rules).unwrap();
            let view = editor.paste(&text).unwrap();
            prop_assert_eq!((view.text.as_ref(), view.can_start), (Some(&text), goes_on));
            if !is_beyond_parts(game, rules, &text) {
                let made = rebuild(game, rules, &text);
                prop_assert_eq!(made.text.as_deref().map(without_deal), Some(without_deal(&text)), "{}", game);
            }
        }
    }

    #[test]
    fn the_mirror_is_undone_by_itself(seed in any::<u64>()) {
        for game in GAMES {
            let text = with_game!(*game, played("", seed), unknown).unwrap();
            let editor = PositionEditor::new(game, "").unwrap();
            let pieces = editor.paste(&text).unwrap().board;
            let once = editor.mirror().unwrap();
            if !is_beyond_parts(game, "", &text) {
                prop_assert!(once.problem.is_none(), "{}: {:?}", text, once.problem);
            }
            let twice = editor.mirror().unwrap().board;
            prop_assert_eq!((twice.pieces, twice.to_move), (pieces.pieces, pieces.to_move));
        }
    }
}

#[test]
fn a_problem_has_its_numbers_and_its_points() {
    let editor = PositionEditor::new("draughts", "").unwrap();
    let view = editor.place(Point::new(24), 0).unwrap();
    let problem = view.problem.unwrap();
    assert_eq!(problem.to_string(), "army 1 has 21 pieces, 20 are the most");
    assert_eq!((view.problem_points.len(), view.can_start, view.text), (21, false, None));
    let view = editor.undo().unwrap();
    assert!(view.can_start && view.can_redo);
    assert_eq!(view.text.as_deref(), Some("W:W31-50:B1-20"));
    assert!(editor.empty().unwrap().text.is_some(), "the reader accepts a finished game");
    assert!(!editor.empty().unwrap().can_start, "and nobody can play it");
}

#[test]
fn bad_text_leaves_the_board_as_it_is() {
    for game in GAMES {
        let editor = PositionEditor::new(game, "").unwrap();
        let before = editor.view().unwrap();
        assert!(editor.paste("no position").is_err());
        assert_eq!(editor.view().unwrap(), before);
        assert!(editor.place(Point::new(200), 0).is_err());
        assert!(editor.place(Point::new(0), 99).is_err());
    }
    assert!(PositionEditor::new("go", "").is_err());
}

#[test]
fn a_match_from_an_editor_is_dealt_anew() {
    let editor = PositionEditor::new("dark-chess", "").unwrap();
    let own = editor.view().unwrap().text.unwrap();
    let players = || vec![Player::human("A"), Player::human("B")];
    let texts: Vec<_> = (0..3)
        .map(|_| editor.setup(MatchSetup::new("dark-chess", players())).unwrap().position.unwrap())
        .collect();
    assert!(texts.iter().all(|text| without_deal(text) == without_deal(&own)));
    assert!(texts[0] != texts[1] || texts[1] != texts[2], "a deal of its own each time");
    let setup = editor.setup(MatchSetup::new("dark-chess", players())).unwrap();
    assert_eq!(Session::start(&setup, None).unwrap().view().unwrap().pieces.len(), 32);
}

#[test]
fn an_end_by_repetition_is_beyond_the_parts_of_a_sketch() {
    let rules = "custodian=0,intervention=0";
    let repeated = "OO@O*O@@/O@O**@O@/**O@*@O@ b o ? 9 0 9 0 0 0 0 0 0 0 0 49 34";
    assert!(is_beyond_parts("mill", rules, repeated));
    let counted_out = "OO@O*O@@/O@O**@O@/**O@*@O@ b o ? 9 0 9 0 0 0 0 0 0 0 0 100 60";
    assert!(!is_beyond_parts("mill", rules, counted_out));
    assert_eq!(rebuild("mill", rules, counted_out).text.as_deref(), Some(counted_out));
}
