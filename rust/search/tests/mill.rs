//! The search on mill.

use std::sync::Arc;
use std::time::Duration;

use prise_game::{Game, Level, Outcome, Rules, Seat};
use prise_mill::{Mill, MillRules, Move};
use prise_search::mill::evaluation::Weights;
use prise_search::{AlphaBeta, AlphaBetaPlayer, Limits, Playable, Score, StopToken, Task, Thought};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn player() -> AlphaBetaPlayer<Mill> {
    AlphaBetaPlayer::new(Arc::default(), 4)
}

fn think(player: &mut AlphaBetaPlayer<Mill>, game: &Mill, limits: Limits) -> Thought<Move> {
    player.think(game, limits, &StopToken::default(), |_| {})
}

fn plain(fen: &str) -> Mill {
    Mill::read(&MillRules::PLAIN, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays on by itself; the game must be over after so many moves.
fn play_out(mut game: Mill, nodes: u64, longest: usize) -> Option<Outcome> {
    let mut player = player();
    for _ in 0..longest {
        if game.outcome().is_some() {
            break;
        }
        let best = think(&mut player, &game, Limits::nodes(nodes)).best?;
        game.play(best).unwrap();
    }
    game.outcome()
}

#[test]
fn it_closes_a_mill_and_takes_the_last_man_but_two() {
    // Black has three men; a mill of White wins at once: the step, then the removal.
    let game = plain("***@****/O*O****O/*@*@*O** w m s 4 0 3 0 0 0 0 0 0 0 0 0 30");
    let thought = think(&mut player(), &game, Limits::depth(6));
    assert_eq!(game.notation(thought.best.unwrap()), "f4-f6");
    assert_eq!(thought.score, Score::win_in(2));
}

#[test]
fn it_stops_a_mill() {
    // Black threatens g1; White has a man to put there.
    let game = plain("********/*O******/O***@@** w p p 2 7 2 7 0 0 0 0 0 0 0 0 3");
    let best = think(&mut player(), &game, Limits::depth(5)).best.unwrap();
    assert_eq!(game.notation(best), "g1");
}

#[test]
fn a_win_in_sight_is_walked_to_without_detours() {
    // Seven men against four, one of White's mills open.
    let fen = "O**@**O*/O*O***O*/@O*@*@O* w m s 7 0 4 0 0 0 0 0 0 0 0 0 30";
    let outcome = play_out(plain(fen), 30_000, 120).unwrap();
    assert_eq!(outcome.winner(), Some(Seat::FIRST), "{outcome:?}");
}

#[test]
fn the_counter_of_plies_is_seen_coming() {
    // White is far ahead but closes no mill with the next move.
    let score = |plies: u32| {
        let fen = format!("O**@*O**/O*O***O*/@**O@O*@ w m s 7 0 4 0 0 0 0 0 0 0 0 {plies} 60");
        think(&mut player(), &plain(&fen), Limits::depth(6)).score
    };
    assert!(score(0) > Score::evaluation(100), "{}", score(0));
    assert_eq!(score(99), Score::DRAW);
}

#[test]
fn whoever_is_ahead_avoids_the_third_repetition() {
    let fen = "O**@**O*/O*O***O*/@O*@*@O* w m s 7 0 4 0 0 0 0 0 0 0 0 0 30";
    let outcome = play_out(plain(fen), 60_000, 240);
    assert_eq!(outcome.and_then(Outcome::winner), Some(Seat::FIRST), "{outcome:?}");
}

#[test]
fn the_same_question_has_the_same_answer() {
    for rules in [MillRules::PLAIN, MillRules::default()] {
        let game = Mill::start(&rules, 0);
        let ask = || {
            let thought = think(&mut player(), &game, Limits::nodes(30_000));
            (thought.line, thought.score, thought.nodes)
        };
        assert_eq!(ask(), ask());
    }
}

#[test]
fn openings_differ_at_every_level() {
    let game = Mill::start(&MillRules::PLAIN, 0);
    let mut player = Mill::player(1);
    for level in [Level::FIRST, Level::MEDIUM, Level::HARD, Level::EXPERT] {
        let mut first_moves: Vec<_> = (0..6)
            .filter_map(|seed| {
                player.forget();
                let task = Task::Level(level, seed);
                player.play(&game, task, &StopToken::default(), &mut |_| {}).best
            })
            .collect();
        first_moves.sort();
        first_moves.dedup();
        assert!(first_moves.len() > 1, "level {level}: {first_moves:?}");
    }
}

#[test]
fn no_level_misses_a_mill_that_wins() {
    let game = plain("***@****/O*O****O/*@*@*O** w m s 4 0 3 0 0 0 0 0 0 0 0 0 30");
    for level in Level::all() {
        for seed in 0..5 {
            let task = Task::Level(level, seed);
            let thought = Mill::player(1).play(&game, task, &StopToken::default(), &mut |_| {});
            assert_eq!(game.notation(thought.best.unwrap()), "f4-f6", "level {level}");
        }
    }
}

/// Rules with every option drawn by lot.
fn random_rules(rng: &mut impl Rng) -> MillRules {
    let mut rules = MillRules::default();
    for option in 0..MillRules::OPTIONS.len() {
        rules.set(option, rng.random_range(0..2));
    }
    rules
}

#[test]
fn no_combination_of_rules_makes_it_hang() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut player = player();
    for round in 0..400 {
        let mut game = Mill::start(&random_rules(&mut rng), 0);
        for _ in 0..rng.random_range(0..120) {
            let Some(&mv) = game.legal_moves().choose(&mut rng) else { break };
            game.play_unchecked(mv);
        }
        let limits = match round % 4 {
            0 => Limits::depth(rng.random_range(1..=4)),
            1 => Limits::nodes(rng.random_range(0..2_000)),
            2 => Limits::time(Duration::from_millis(rng.random_range(0..3))),
            _ => Limits { depth: Some(3), nodes: Some(500), time: Some(Duration::ZERO) },
        };
        let thought = think(&mut player, &game, limits);
        // What it says of a game that is over does not matter, as long as it says something.
        let legal = game.legal_moves();
        let is_legal = thought.best.is_some_and(|best| legal.contains(&best));
        assert!(legal.is_empty() || is_legal, "{:?} {}", game.rules(), game.write());
    }
}

/// A game by plain rules that two of its moves have repeated once, White to move.
const REPEATED_ONCE: &str = "g4 f6 d2 d6 b6 f4 f2 b2 d7 a4 e5 c4 b4 a1 a7 g7 d3 d5 d2-d1 b2-d2 \
    d3-c3 f4-e4 f2-f4 d5-c5 e5-d5 e4-e3 d5-e5 e3-e4 e5-d5 e4-e3 c3-d3 e3-e4 d5-e5 c5-d5 d3-e3 d5-c5 \
    e3-d3 c5-d5 d3-e3 d5-c5";

/// The plain game after these moves.
fn played(moves: &str) -> Mill {
    let mut game = Mill::start(&MillRules::PLAIN, 0);
    for text in moves.split_whitespace() {
        game.play(game.find_move(text).unwrap()).unwrap();
    }
    game
}

#[test]
fn who_plays_goes_on_rather_than_repeat_and_who_analyses_sees_a_draw() {
    let game = played(REPEATED_ONCE);
    let ask = |task| {
        let mut player = Mill::player(1);
        player.play(&game.public(), task, &StopToken::default(), &mut |_| {})
    };
    let seen = ask(Task::Limits(Limits::nodes(30_000)));
    assert_eq!((game.notation(seen.best.unwrap()).as_str(), seen.score), ("e3-d3", Score::DRAW));
    let played = ask(Task::Play(Limits::nodes(30_000)));
    assert_ne!(game.notation(played.best.unwrap()), "e3-d3");
    assert!(played.score < Score::DRAW);
}

#[test]
fn a_draw_that_cannot_be_helped_is_told_as_a_draw_to_whoever_would_rather_go_on() {
    // Or else the computer would take it for a disadvantage, and agree to any draw.
    let game = played(
        "e3 b2 d2 d6 d3 d1 c3 xd1 d1 b4 c4 f4 e4 d7 g4 a1 a4 f6 f2 d7-a7 g4-g7 a7-d7 g7-g4 d7-a7 \
         g4-g7 a7-d7",
    );
    let mut reported = Vec::new();
    let task = Task::Play(Limits::nodes(30_000));
    let thought = Mill::player(1)
        .play(&game.public(), task, &StopToken::default(), &mut |info| reported.push(info.score));
    assert_eq!(game.notation(thought.best.unwrap()), "g7-g4");
    assert_eq!((thought.score, reported.last()), (Score::DRAW, Some(&Score::DRAW)));
}

#[test]
fn what_was_found_with_contempt_for_draws_does_not_reach_an_analysis() {
    let sooner: Vec<_> = REPEATED_ONCE.split_whitespace().take(34).collect();
    let game = played(&sooner.join(" "));
    let mut player = Mill::player(1);
    let mut ask = |task| player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
    ask(Task::Play(Limits::nodes(100_000)));
    assert_eq!(ask(Task::Limits(Limits::depth(8))).score, Score::DRAW);
}

#[test]
fn by_plain_rules_an_advantage_over_a_side_that_flies_counts_half() {
    let share = |rules: &str, fen: &str| {
        let game = Mill::read(&MillRules::from_text(rules).unwrap(), fen).unwrap();
        let whole = Weights::default().evaluate(game.position());
        assert!(whole > 50, "{whole}");
        let counted = Mill::evaluate(game.position(), player().knowledge());
        (counted == whole / 2, counted == whole)
    };
    let plain = "custodian=0,intervention=0";
    let four = "O**O***O/****@@**/O*O@O**@ w m s 6 0 4 0 0 0 0 0 0 0 0 0 30";
    let three = "O**O***O/****@@**/O*O*O**@ w m s 6 0 3 0 0 0 0 0 0 0 0 0 30";
    let (half, whole) = ((true, false), (false, true));
    assert_eq!((share(plain, three), share(plain, four)), (half, whole));
    assert_eq!(share(&format!("{plain},flying=0"), three), whole);
    assert_eq!(share("", three), whole);
}
