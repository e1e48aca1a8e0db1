//! The search on draughts.

use std::sync::Arc;
use std::time::Duration;

use prise_draughts::{Draughts, DrawRules, Move};
use prise_game::{Game, Level, Seat};
use prise_search::{AlphaBetaPlayer, Limits, Playable, Score, StopToken, Task, Thought, Verdict};

const START: &str = "W:W31-50:B1-20";

fn game(fen: &str) -> Draughts {
    Draughts::read(&DrawRules::Standard, fen).unwrap()
}

fn player() -> AlphaBetaPlayer<Draughts> {
    AlphaBetaPlayer::new(Arc::default(), 4)
}

fn think(game: &Draughts, limits: Limits) -> Thought<Move> {
    player().think(game, limits, &StopToken::default(), |_| {})
}

fn best(fen: &str, depth: u32) -> (String, Score) {
    let game = game(fen);
    let thought = think(&game, Limits::depth(depth));
    (game.notation(thought.best.unwrap()), thought.score)
}

#[test]
fn the_same_question_has_the_same_answer() {
    for limits in [Limits::depth(9), Limits::nodes(50_000)] {
        let mut player = player();
        let mut ask = || {
            player.forget();
            let thought = player.think(&game(START), limits, &StopToken::default(), |_| {});
            (thought.line, thought.score, thought.depth, thought.nodes)
        };
        assert_eq!(ask(), ask());
    }
}

#[test]
fn a_node_limit_is_kept_to_the_node() {
    assert_eq!(think(&game(START), Limits::nodes(12_345)).nodes, 12_345);
}

#[test]
fn a_stopped_search_still_answers() {
    let stop = StopToken::default();
    stop.stop();
    let thought = player().think(&game(START), Limits::NONE, &stop, |_| {});
    assert!(thought.best.is_some());
    assert_eq!(thought.depth, 1);
}

#[test]
fn another_thread_can_stop_it() {
    let stop = StopToken::default();
    let handle = stop.clone();
    let mut deepest = 0;
    let thought = player().with_threads(2).think(&game(START), Limits::NONE, &stop, |progress| {
        deepest = progress.depth;
        if progress.depth == 6 {
            handle.stop();
        }
    });
    assert_eq!(deepest, thought.depth);
    assert!(thought.best.is_some());
}

#[test]
fn time_ends_a_search() {
    let thought = think(&game(START), Limits::time(Duration::from_millis(30)));
    assert!(thought.elapsed >= Duration::from_millis(30));
    assert!(thought.best.is_some());
}

#[test]
fn no_legal_move_is_a_lost_game() {
    // Black's only man is blocked.
    let thought = think(&game("B:W11,17:B6"), Limits::depth(5));
    assert_eq!((thought.best, thought.score), (None, Score::loss_in(0)));
}

#[test]
fn the_line_is_legal_to_its_end() {
    let mut game = game(START);
    let thought = think(&game, Limits::depth(10));
    assert!(thought.line.len() >= 5);
    assert_eq!(thought.line.first(), thought.best.as_ref());
    for mv in thought.line {
        game.play(mv).unwrap();
    }
}

#[test]
fn ends_of_games_are_counted_in_plies() {
    // White captures the last piece.
    assert_eq!(best("W:W28:B23", 3), ("28x19".into(), Score::win_in(1)));
    // The man must walk into the capture: 6-11, 16x7.
    assert_eq!(best("B:W17,16:B6", 5).1, Score::loss_in(2));
}

#[test]
fn a_repeated_position_is_a_draw_to_whoever_needs_one() {
    // Black is lost but for the third repetition: two kings and three men against one king.
    let mut game = game("W:WK2,K3,31,36,47:BK46");
    let hopeless = think(&game, Limits::depth(6)).score;
    for text in ["2-13", "46-5", "13-2", "5-46", "2-13", "46-5", "13-2"] {
        let mv = game.find_move(text).unwrap();
        game.play(mv).unwrap();
    }
    let thought = think(&game, Limits::depth(6));
    assert!(hopeless > Score::evaluation(100), "{hopeless}");
    assert_eq!(thought.score, Score::DRAW);
    assert_eq!(game.notation(thought.best.unwrap()), "5-46");
    // And White, a move earlier, would not have allowed it.
    assert_eq!(game.to_move(), Seat::SECOND);
}

#[test]
fn a_known_draw_is_not_thought_about() {
    let game = game("W:WK46:BK6,K11");
    let thought = think(&game, Limits::depth(30));
    assert_eq!(thought.score, Score::DRAW);
    assert!(thought.nodes < 1_000, "{} nodes", thought.nodes);
}

#[test]
fn ending_tables_agree_with_search() {
    // What the search finds without tables the tables must know.
    use prise_search::draughts::{Endings, Knowledge, Weights};

    let tables = Endings::default();
    let without = Knowledge::new(Weights::default(), Endings::empty());
    let mut player = AlphaBetaPlayer::<Draughts>::new(Arc::new(without), 4);
    let squares: Vec<u8> = (0..40u32).map(|step| (1 + step * 17 % 50) as u8).collect();
    let mut decided = 0;
    for four in squares.windows(4) {
        let &[a, b, c, d] = four else { unreachable!() };
        for fen in [
            format!("W:WK{a},K{b},K{c}:BK{d}"),
            format!("W:WK{a},K{b}:BK{c},{}", 6 + d % 40),
            format!("B:WK{a},{}:BK{c}", 6 + b % 40),
        ] {
            let Ok(game) = Draughts::read(&DrawRules::Standard, &fen) else { continue };
            let Some(verdict) = tables.look_up(game.position()) else { continue };
            player.forget();
            let score = player.think(&game, Limits::depth(6), &StopToken::default(), |_| {}).score;
            if score.is_decided() {
                let expected = if score > Score::DRAW { Verdict::Win } else { Verdict::Loss };
                assert_eq!(verdict, expected, "{fen}: {score}");
                decided += 1;
            }
        }
    }
    assert!(decided >= 4, "{decided}");
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let mut game = game("W:WK46:BK6");
    while game.outcome().is_none() {
        for text in ["46-41", "6-1", "41-46", "1-6"] {
            if game.outcome().is_none() {
                game.play_unchecked(game.find_move(text).unwrap());
            }
        }
    }
    let thought = think(&game, Limits::depth(3));
    assert_eq!((thought.best, thought.score), (None, Score::DRAW));
}

/// Position, mistake, and the nodes with which it is not played any more.
const MISTAKES: [(&str, &str, u64); 6] = [
    ("B:W24,25,27,32,33,37,38,48,50:B2,4,8,13,14,15,16,18,21", "14-19", 3_000_000),
    ("B:W22,25,26,27,28,30,32,33,35,37,43:B2,6,8,9,11,13,14,16,18,19,24", "8-12", 300_000),
    ("B:W21,23,26,31,34,35,36,38,42:B6,8,9,10,11,12,13,17,24", "17-22", 300_000),
    ("B:W15,28,29,32,33,34,37,38,47:B4,6,8,9,11,13,14,16,36", "13-18", 300_000),
    ("B:W21,24,25,26,31,32,36,39,44,48:B6,7,8,9,11,12,13,15,17,23", "13-18", 300_000),
    ("B:W6,11,25,30,35,K45:B13,14,19,20,24,K39,K47", "39-33", 300_000),
];

#[test]
fn mistakes_of_lost_games_are_left_in_time() {
    for (fen, mistake, nodes) in MISTAKES {
        let game = game(fen);
        let mut player = AlphaBetaPlayer::<Draughts>::new(Arc::default(), 32);
        let limits = Limits::nodes(nodes);
        let thought = player.think(&game, limits, &StopToken::default(), |_| {});
        assert_ne!(game.notation(thought.best.unwrap()), mistake, "{fen}");
    }
}

#[test]
fn levels_below_the_strongest_are_the_same_in_any_number_of_threads() {
    let game = game("W:W26,28,32-40,42-46,48,50:B1,3-7,9-11,14-19,21,22,25");
    for level in [Level::FIRST, Level::EASY, Level::HARD] {
        let answer = |threads| {
            let mut player = Draughts::player(threads);
            let task = Task::Level(level, 3);
            let thought = player.play(&game, task, &StopToken::default(), &mut |_| {});
            (thought.best, thought.nodes)
        };
        assert_eq!(answer(1), answer(3), "level {level}");
    }
}
