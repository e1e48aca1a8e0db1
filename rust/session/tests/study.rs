//! Studies: trees of moves, their text, and the engine beside them.

use std::time::Duration;

use prise_game::{NodeId, Player, SplitMix64};
use prise_search::Limits;
use prise_session::{GAMES, MatchSetup, PositionEditor, Session, SessionError, Study, StudyNode};
use proptest::prelude::*;

/// What a study says, whatever the numbers of its nodes.
fn said(study: &Study) -> Vec<(usize, String, String, Vec<u8>, bool, usize)> {
    let tell = |node: StudyNode| {
        (node.ply, node.notation, node.comment, node.glyphs, node.is_main, node.place)
    };
    study.nodes().into_iter().map(tell).collect()
}

const WORDS: [&str; 6] =
    ["good", "a } brace", "(why?)", "über \\ alles", "$3 {", "  two   spaces "];

/// Changes something.
fn change(study: &Study, dice: &mut SplitMix64) {
    let nodes = study.nodes();
    let node = nodes[dice.below(nodes.len())].id;
    match dice.below(10) {
        0..=4 => {
            let legal = study.view().legal;
            if legal.infos.is_empty() {
                study.go_to(NodeId::ROOT).unwrap();
            } else {
                study.play(legal.id(dice.below(legal.infos.len()))).unwrap();
            }
        }
        5 | 6 => drop(study.go_to(node).unwrap()),
        7 => drop(study.promote(node).unwrap()),
        8 => drop(study.set_comment(node, WORDS[dice.below(WORDS.len())])),
        _ if dice.below(4) == 0 => drop(study.remove(node)),
        _ => drop(study.set_glyphs(node, &[1 + dice.below(6) as u8, 14])),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn study_2_a_tree_is_read_as_it_was_written(seed in any::<u64>()) {
        for game in GAMES {
            let mut dice = SplitMix64::new(seed);
            let study = Study::of_start(game, "").unwrap();
            study.rename("A \"name\" \\ of it");
            for _ in 0..60 {
                change(&study, &mut dice);
            }
            let text = study.to_text();
            prop_assert!(Study::is_text(&text));
            let again = Study::from_text(&text).unwrap();
            prop_assert_eq!(said(&again), said(&study), "{}", text);
            prop_assert_eq!((again.name(), again.game()), (study.name(), study.game()));
            prop_assert_eq!(again.to_text(), text);
            let Some(pdn) = study.to_pdn() else {
                prop_assert_ne!(*game, "draughts");
                continue;
            };
            prop_assert!(!Study::is_text(&pdn));
            let again = Study::from_text(&pdn).unwrap();
            prop_assert_eq!(said(&again), said(&study), "{}", pdn);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,80}", cut in 0_usize..400) {
        let _ = Study::from_text(&text);
        let _ = Study::from_text(&format!("Prise study 1\n[Game \"mill\"]\n\n{text}"));
        let study = Study::of_start("mill", "").unwrap();
        study.play(study.find_move("a7").unwrap()).unwrap();
        study.set_comment(NodeId::ROOT, "ünd {").unwrap();
        let whole = study.to_text();
        let cut = (0..=cut.min(whole.len())).rev().find(|at| whole.is_char_boundary(*at)).unwrap();
        let _ = Study::from_text(&whole[..cut]);
    }
}

#[test]
fn a_variation_is_left_and_come_back_to() {
    let study = Study::of_start("draughts", "").unwrap();
    let play = |text: &str| study.play(study.find_move(text).unwrap()).unwrap();
    assert_eq!(play("32-28").ply, 1);
    play("19-23");
    let main = study.cursor();
    study.go_to(NodeId::ROOT).unwrap();
    play("31-27");
    let variation = study.cursor();
    assert_eq!(study.nodes().iter().filter(|node| node.is_main).count(), 3);
    let old_id = study.view().legal.id(0);
    assert_eq!(study.go_to(main).unwrap().ply, 2);
    assert!(matches!(study.play(old_id), Err(SessionError::IllegalMove(_))));
    study.promote(variation).unwrap();
    assert_eq!(study.cursor(), main, "nobody is moved");
    study.remove(variation).unwrap();
    assert!(study.go_to(variation).is_err());
    assert!(study.remove(NodeId::ROOT).is_err());
}

#[test]
fn the_engine_tells_lines_until_it_is_stopped() {
    for game in GAMES {
        let study = Study::of_start(game, "").unwrap();
        for _ in 0..6 {
            let legal = study.view().legal;
            study.play(legal.id(legal.infos.len() / 2)).unwrap();
        }
        let ticket = study.prepare_analysis();
        let mut reports = 0;
        let found = study
            .analyse(ticket, 3, false, Limits::NONE, |report| {
                assert!(!report.lines.is_empty() && report.lines.len() <= 3);
                reports += 1;
                if reports == 2 {
                    study.stop();
                }
            })
            .unwrap()
            .unwrap();
        assert_eq!(found.is_expectation, game.contains("dark") || game.contains("three"));
        assert!(found.lines.iter().all(|line| !line.moves.is_empty()));
        assert_eq!(study.analyse(ticket, 1, false, Limits::NONE, |_| {}).unwrap(), None, "void");
    }
}

#[test]
fn the_threat_is_what_the_other_side_would_play() {
    let editor = PositionEditor::new("draughts", "").unwrap();
    editor.paste("W:W33,50:B18,24").unwrap();
    let study = Study::of_editor(&editor).unwrap();
    let ticket = study.prepare_analysis();
    let found = study.analyse(ticket, 1, true, Limits::depth(5), |_| {}).unwrap().unwrap();
    assert!(found.is_threat);
    assert_eq!(found.seat.index(), 1, "Black");
    assert_eq!(study.view().to_move.index(), 0, "the board is as it was");
}

#[test]
fn a_try_is_judged_against_the_best_move() {
    let editor = PositionEditor::new("draughts", "").unwrap();
    // 46-41 locks the last man in; everything else wins too, by the ending tables.
    editor.paste("W:W28,32,33,38:B18,19,13,9").unwrap();
    let study = Study::of_editor(&editor).unwrap();
    let time = Duration::from_millis(200);
    let judge = |mv: &str| study.judge(study.prepare_analysis(), mv, time).unwrap().unwrap();
    let legal = study.view().legal.notations;
    let all: Vec<_> = legal.iter().map(|mv| judge(mv)).collect();
    let best = &all[0].best;
    assert!(all.iter().zip(&legal).any(|(it, mv)| mv == best && it.is_as_good));
    for it in all.iter().filter(|it| it.best_score.hundredths() - it.try_score.hundredths() > 50) {
        assert!(!it.is_as_good, "{it:?}");
    }
    assert!(matches!(
        study.judge(study.prepare_analysis(), "1-2", time),
        Err(SessionError::IllegalMove(_))
    ));
}

#[test]
fn a_study_of_a_match_has_its_moves_and_marks_a_running_one() {
    let players = vec![Player::human("A"), Player::human("B")];
    let session = Session::start(&MatchSetup::new("draughts", players), None).unwrap();
    for mv in ["32-28", "19-23", "28x19"] {
        session.play(session.find_move(mv).unwrap()).unwrap();
    }
    let study = Study::of_match(&session, 1).unwrap();
    assert_eq!((study.view().ply, study.nodes().len()), (1, 4));
    let unrated = session.view().unwrap().unrated;
    assert!(unrated.contains(&prise_game::Unrated::Hint), "{unrated:?}");
    assert!(Study::of_match(&session, 9).is_err());
}

#[test]
fn b4_a_study_of_dark_chess_does_not_know_the_deal_of_the_match() {
    let players = vec![Player::human("A"), Player::human("B")];
    let session = Session::start(&MatchSetup::new("dark-chess", players), None).unwrap();
    let id = session.view().unwrap().legal.id(0);
    session.play(id).unwrap();
    let deals: Vec<_> = (0..4)
        .map(|_| {
            let study = Study::of_match(&session, 1).unwrap();
            assert_eq!(study.nodes().len(), 1, "it begins where the match stood");
            study.to_text()
        })
        .collect();
    assert!(deals.iter().any(|deal| *deal != deals[0]), "each is dealt anew");
}
