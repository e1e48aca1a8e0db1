//! Several best lines at once, and searches among some of the moves only.

use std::fmt::Debug;
use std::time::Duration;

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, SplitMix64};
use prise_mill::{Mill, MillRules};
use prise_search::{
    Analysis, Limits, MOST_LINES, Playable, Question, RootMoves, Score, StopToken, Task,
};

/// Positions from random games of so many moves.
fn positions<G: Game>(rules: &G::Rules, lengths: &[usize]) -> Vec<G> {
    let mut positions = Vec::new();
    for (seed, length) in lengths.iter().enumerate() {
        let mut dice = SplitMix64::new(seed as u64 + 1);
        let mut game = G::start(rules, seed as u64);
        for _ in 0..*length {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[dice.below(moves.len())]).unwrap();
        }
        if game.outcome().is_none() {
            positions.push(game);
        }
    }
    assert!(positions.len() > 2);
    positions
}

fn ask<G: Playable>(game: &G, question: &Question<G::Move>) -> Analysis<G::Move> {
    G::player(1).analyse(&game.public(), question, &StopToken::default(), &mut |_| {})
}

/// That the lines of every analysis are what they ought to be.
fn check<G: Playable>(rules: &G::Rules, lengths: &[usize], depth: u32)
where
    G::Move: Debug,
{
    for game in positions::<G>(rules, lengths) {
        let limits = Limits::depth(depth);
        let (task, stop) = (Task::Limits(limits), StopToken::default());
        let single = G::player(1).play(&game.public(), task, &stop, &mut |_| {});
        let legal = game.legal_moves();
        for count in [1, 2, 3, MOST_LINES, MOST_LINES + 3] {
            let mut reports = 0;
            let question = Question::lines(count, limits);
            let found = G::player(1).analyse(&game.public(), &question, &stop, &mut |report| {
                assert!(!report.lines.is_empty());
                reports += 1;
            });
            let text = game.write();
            let first = &found.lines[0];
            assert_eq!(Some(first.moves[0]), single.best, "{text}, {count} lines");
            assert_eq!(first.score, single.score, "{text}, {count} lines");
            assert!(first.moves.starts_with(&single.line), "{text}, {count} lines");
            if count == 1 {
                assert_eq!(found.nodes, single.nodes, "{text}: one line costs nothing");
            }
            assert!(reports > 0);
            assert_eq!(found.lines.len(), legal.len().min(count).min(MOST_LINES), "{text}");
            let mut moves: Vec<_> = found.lines.iter().map(|line| line.moves[0]).collect();
            assert!(moves.iter().all(|mv| legal.contains(mv)));
            for line in &found.lines {
                assert_line_is_legal(&game, &line.moves);
            }
            moves.dedup();
            assert_eq!(moves.len(), found.lines.len(), "{text}: each line has its own move");
        }
    }
}

/// Up to the first flip, after which chance decides.
fn assert_line_is_legal<G: Game>(game: &G, moves: &[G::Move]) {
    let mut game = game.clone();
    for mv in moves {
        assert!(game.legal_moves().contains(mv), "{} {moves:?}", game.write());
        game.play_unchecked(*mv);
    }
}

fn check_root_moves<G: Playable>(rules: &G::Rules, lengths: &[usize], depth: u32) {
    for game in positions::<G>(rules, lengths) {
        let legal = game.legal_moves();
        let among = |root_moves| {
            let question =
                Question { root_moves, ..Question::lines(MOST_LINES, Limits::depth(depth)) };
            let found = ask(&game, &question).lines;
            found.into_iter().map(|line| line.moves[0]).collect::<Vec<_>>()
        };
        let half: Vec<_> = legal.iter().step_by(2).copied().collect();
        let only = among(RootMoves::Only(half.clone()));
        assert_eq!(only.len(), half.len().min(MOST_LINES));
        assert!(only.iter().all(|mv| half.contains(mv)));
        let except = among(RootMoves::Except(half.clone()));
        assert_eq!(except.len(), (legal.len() - half.len()).min(MOST_LINES));
        assert!(except.iter().all(|mv| !half.contains(mv)));
        assert_eq!(among(RootMoves::Only(Vec::new())), []);
    }
}

const TOURNAMENT: ClassicOptions = ClassicOptions { tournament: true };

#[test]
fn the_first_of_several_lines_is_that_of_a_search_for_one() {
    check::<Draughts>(&DrawRules::Standard, &[0, 8, 20, 33, 47, 60], 9);
    check::<Mill>(&MillRules::DEFAULT, &[0, 6, 15, 22, 30], 6);
    check::<Mill>(&MillRules::PLAIN, &[9, 25, 40], 6);
    check::<Classic>(&TOURNAMENT, &[9, 30, 45, 60, 90], 4);
    check::<ThreeKingdoms>(&(), &[0, 10, 30, 60], 4);
}

#[test]
fn a_search_can_be_told_which_moves_to_look_at() {
    check_root_moves::<Draughts>(&DrawRules::Standard, &[0, 8, 20, 33], 5);
    check_root_moves::<Mill>(&MillRules::DEFAULT, &[0, 6, 15, 22], 4);
    check_root_moves::<Classic>(&TOURNAMENT, &[9, 30, 45, 60], 3);
    check_root_moves::<ThreeKingdoms>(&(), &[0, 10, 30], 2);
}

/// The second line tells whether a combination is the only one: what a puzzle needs.
#[test]
fn a_single_winning_move_stands_apart_from_the_second_line() {
    let suite = include_str!("tactics.txt").lines().filter(|line| !line.starts_with('#'));
    let mut far = 0;
    for line in suite.take(12) {
        let (fen, expected) = line.split_once(' ').unwrap();
        let game = Draughts::read(&DrawRules::Standard, fen).unwrap();
        let found = ask(&game, &Question::lines(3, Limits::depth(13))).lines;
        let scores: Vec<_> = found.iter().map(|line| line.score).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
        let lead = scores[0].hundredths() - scores[1].hundredths();
        far += u32::from(lead > 50 && game.notation(found[0].moves[0]) == expected);
    }
    assert!(far >= 8, "{far}");
}

/// A first line that ends soon does not keep the others from being searched to the full depth.
#[test]
fn a_settled_first_line_does_not_end_the_others() {
    // 46-41 locks the last man in.
    let game = Draughts::read(&DrawRules::Standard, "W:WK46,47,30:B36").unwrap();
    let found = ask(&game, &Question::lines(2, Limits::depth(8)));
    assert_eq!(found.lines[0].score, Score::win_in(1));
    assert_eq!(found.lines[1].score, Score::win_in(3), "{found:?}");
}

#[test]
fn a_stop_leaves_lines_that_make_sense() {
    fn check<G: Playable>(rules: &G::Rules, length: usize) {
        for game in positions::<G>(rules, &[length, length + 2, length + 4]) {
            for nodes in [1, 100, 900, 2_000, 5_000] {
                let found = ask(&game, &Question::lines(3, Limits::nodes(nodes)));
                assert!(!found.lines.is_empty());
                let moves: Vec<_> = found.lines.iter().map(|line| line.moves[0]).collect();
                let distinct = moves.iter().enumerate().all(|(i, mv)| !moves[..i].contains(mv));
                assert!(distinct, "{moves:?}");
                let stop = StopToken::default();
                stop.stop();
                let question = Question::lines(3, Limits::time(Duration::from_secs(600)));
                let found = G::player(1).analyse(&game.public(), &question, &stop, &mut |_| {});
                assert!(!found.lines.is_empty());
            }
        }
    }
    check::<Draughts>(&DrawRules::Standard, 14);
    check::<Mill>(&MillRules::DEFAULT, 12);
    check::<Classic>(&TOURNAMENT, 30);
    check::<ThreeKingdoms>(&(), 20);
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let game = Draughts::read(&DrawRules::Standard, "W:W:B1").unwrap();
    let found = ask(&game, &Question::lines(3, Limits::depth(5)));
    assert_eq!((found.lines.len(), found.depth), (0, 0));
    assert!(Score::DRAW > Score::loss_in(0));
}

#[test]
fn several_threads_find_lines_too() {
    let game = Draughts::start(&DrawRules::Standard, 0);
    let question = Question::lines(3, Limits::depth(9));
    let found =
        Draughts::player(2).analyse(&game.public(), &question, &StopToken::default(), &mut |_| {});
    assert_eq!(found.lines.len(), 3);
}
