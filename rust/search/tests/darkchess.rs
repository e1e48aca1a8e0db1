//! The computer players of the two dark chesses.

mod support;

use std::time::Duration;

use prise_darkchess::{Classic, ClassicOptions, Move, ThreeKingdoms};
use prise_game::{Game, Level, Outcome, Seat, SplitMix64};
use prise_search::{Limits, Playable, Score, StopToken, Task, Thought};

use support::greedy;

const TOURNAMENT: ClassicOptions = ClassicOptions { tournament: true };

fn classic(text: &str) -> Classic {
    Classic::read(&TOURNAMENT, text).unwrap()
}

fn ask<G: Playable>(game: &G, task: Task) -> Thought<G::Move> {
    G::player(1).play(&game.public(), task, &StopToken::default(), &mut |_| {})
}

fn think<G: Playable>(game: &G, limits: Limits) -> Thought<G::Move> {
    ask(game, Task::Limits(limits))
}

/// Plays a game in which one seat is the computer's and greedy players have the others.
fn against_greedy<G>(mut game: G, seat: Seat, task: Task, dice: &mut SplitMix64) -> Option<Outcome>
where
    G: Playable<Move = Move>,
{
    let mut player = G::player(1);
    while game.outcome().is_none() {
        let mv = if game.to_move() == seat {
            player.play(&game.public(), task, &StopToken::default(), &mut |_| {}).best?
        } else {
            greedy(&game, dice)
        };
        game.play(mv).ok()?;
    }
    game.outcome()
}

#[test]
fn the_same_question_has_the_same_answer() {
    fn check<G: Playable>(game: &G) {
        for task in [Task::Limits(Limits::nodes(4_000)), Task::Level(Level::MEDIUM, 5)] {
            let answer = |thought: Thought<G::Move>| {
                (thought.best, thought.score, thought.depth, thought.nodes)
            };
            assert_eq!(answer(ask(game, task)), answer(ask(game, task)));
        }
    }
    let mut classic = Classic::start(&TOURNAMENT, 3);
    let mut kingdoms = ThreeKingdoms::start(&(), 3);
    let mut dice = SplitMix64::new(1);
    for _ in 0..20 {
        classic.play(greedy(&classic, &mut dice)).unwrap();
        kingdoms.play(greedy(&kingdoms, &mut dice)).unwrap();
    }
    check(&classic);
    check(&kingdoms);
}

#[test]
fn b1_the_deal_under_the_pieces_does_not_change_the_answer() {
    fn check<G: Playable>(one: &G, other: &G) {
        assert_ne!(one.write(), other.write(), "the deals differ");
        let task = Task::Limits(Limits::nodes(3_000));
        assert_eq!(ask(one, task).best, ask(other, task).best);
    }
    let cells = "K@..\
                 .p@.\
                 ....\
                 ....\
                 ....\
                 ....\
                 ..r.\
                 ....";
    check(&classic(&format!("{cells}/Gc/rb/0/0")), &classic(&format!("{cells}/cG/rb/0/0")));
    let cells = "R....\
                 .....\
                 ..@..\
                 .....\
                 ..@..\
                 .....\
                 .....\
                 .....\
                 h...C";
    let kingdoms =
        |hidden| ThreeKingdoms::read(&(), &format!("{cells}/{hidden}/RGB/0/60/-")).unwrap();
    check(&kingdoms("Kp"), &kingdoms("pK"));
}

#[test]
fn a_stopped_search_still_answers() {
    fn check<G: Playable>(game: &G) {
        let stop = StopToken::default();
        stop.stop();
        let task = Task::Limits(Limits::NONE);
        let thought = G::player(1).play(&game.public(), task, &stop, &mut |_| {});
        assert!(thought.best.is_some_and(|mv| game.legal_moves().contains(&mv)));
    }
    let mut classic = Classic::start(&TOURNAMENT, 1);
    check(&classic);
    classic.play(classic.legal_moves()[9]).unwrap();
    check(&classic);
    check(&ThreeKingdoms::start(&(), 1));
}

#[test]
fn progress_is_reported() {
    fn check<G: Playable>(game: &G) {
        let mut nodes = Vec::new();
        let task = Task::Limits(Limits::nodes(5_000));
        let mut tell = |progress: &prise_search::SearchInfo<G::Move>| nodes.push(progress.nodes);
        G::player(1).play(&game.public(), task, &StopToken::default(), &mut tell);
        assert!(nodes.len() > 1 && nodes.is_sorted(), "{nodes:?}");
    }
    let mut game = Classic::start(&TOURNAMENT, 1);
    game.play(game.legal_moves()[9]).unwrap();
    check(&game);
    check(&ThreeKingdoms::start(&(), 1));
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut game = Classic::start(&TOURNAMENT, 1);
    game.adjudicate(prise_game::Adjudication::Resign(Seat::FIRST)).unwrap();
    assert_eq!(think(&game, Limits::depth(3)).best, None);
    let mut game = ThreeKingdoms::start(&(), 1);
    game.adjudicate(prise_game::Adjudication::DrawAgreed).unwrap();
    assert_eq!(think(&game, Limits::depth(3)).best, None);
}

#[test]
fn every_level_plays_legal_moves() {
    fn check<G: Playable>(mut game: G) {
        for (index, level) in Level::all().chain(Level::all()).enumerate() {
            if game.outcome().is_some() {
                break;
            }
            // Ten levels in ten positions: what matters is that they answer, not how well.
            let task = Task::Level(level, index as u64);
            let thought = if level > Level::HARD {
                think(&game, Limits::time(Duration::from_millis(20)))
            } else {
                ask(&game, task)
            };
            game.play(thought.best.unwrap()).unwrap();
        }
    }
    check(Classic::start(&TOURNAMENT, 8));
    check(ThreeKingdoms::start(&(), 8));
}

#[test]
fn the_strongest_levels_see_the_win() {
    // Whatever the Horse does after a waiting move of the Advisor on c7, it is taken.
    let game = classic(
        "n...\
         ..G.\
         G...\
         ....\
         ....\
         ....\
         ....\
         ..../-/rb/0/0",
    );
    for level in [8, 9, 10].map(|number| Level::new(number).unwrap()) {
        let thought = ask(&game, Task::Level(level, 1));
        assert_eq!(thought.score, Score::win_in(3), "level {level}");
    }
}

#[test]
fn classic_takes_the_last_piece() {
    let game = classic(
        "....\
         .Gp.\
         ....\
         ....\
         ....\
         ....\
         ....\
         ..../-/rb/0/0",
    );
    let thought = think(&game, Limits::depth(4));
    assert_eq!(game.notation(thought.best.unwrap()), "b7-c7");
    assert_eq!(thought.score, Score::win_in(1));
}

#[test]
fn classic_wins_quickly_what_is_won() {
    // Two Advisors hunt a Horse in a corner; a single one could not catch it.
    let mut game = classic(
        "n...\
         ....\
         ....\
         ....\
         ....\
         ....\
         ....\
         G..G/-/rb/0/0",
    );
    let mut player = Classic::player(1);
    let mut plies = 0;
    while game.outcome().is_none() {
        let task = Task::Limits(Limits::nodes(60_000));
        let thought = player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
        game.play(thought.best.unwrap()).unwrap();
        plies += 1;
    }
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Seat::FIRST));
    assert!(plies < 60, "{plies} plies");
}

#[test]
fn classic_beats_the_greedy_player() {
    let mut won = 0;
    for number in 0..6 {
        let seat = Seat::new(number % 2);
        let game = Classic::start(&TOURNAMENT, number.into());
        let task = Task::Limits(Limits::nodes(3_000));
        let outcome = against_greedy(game, seat, task, &mut SplitMix64::new(number.into()));
        won += u32::from(outcome.and_then(Outcome::winner) == Some(seat));
    }
    assert!(won >= 5, "{won} of 6");
}

#[test]
fn kingdoms_beats_two_greedy_players() {
    let (mut won, mut lost) = (0, 0);
    for number in 0..9 {
        let seat = Seat::new(number % 3);
        let game = ThreeKingdoms::start(&(), number.into());
        let task = Task::Limits(Limits::nodes(5_000));
        let outcome = against_greedy(game, seat, task, &mut SplitMix64::new(number.into()));
        match outcome.and_then(Outcome::winner) {
            Some(winner) if winner == seat => won += 1,
            Some(_) => lost += 1,
            None => {}
        }
    }
    assert!(won > lost, "{won} won, {lost} lost");
}

#[test]
fn kingdoms_takes_the_game_that_is_offered() {
    // Red's Rook can take the last black man, and Green is out already.
    let game = ThreeKingdoms::read(
        &(),
        "R....\
         .....\
         .....\
         .....\
         .....\
         .....\
         .....\
         .....\
         h...C/-/RGB/0/60/1",
    )
    .unwrap();
    let thought = think(&game, Limits::depth(2));
    assert_eq!(game.notation(thought.best.unwrap()), "a9-a1");
}

#[test]
fn three_kingdoms_gives_nothing_away_to_put_off_a_draw() {
    // A Rook for nothing with two players left, a General to the Horse with three.
    for (text, blunder) in [
        ("...................R......R...........r....../-/RBG/0/6/2", "e6-e2"),
        ("K...P.k.................C..............H...h./-/GRB/0/3/-", "b8-b2"),
    ] {
        let game = ThreeKingdoms::read(&(), text).unwrap();
        for (level, seed) in Level::all().flat_map(|level| (0..12).map(move |seed| (level, seed))) {
            let best = ask(&game, Task::Level(level, seed)).best.unwrap();
            assert_ne!(game.notation(best), blunder, "{text}, level {level}, seed {seed}");
        }
    }
}

#[test]
fn a_lone_stronger_piece_is_hardly_an_advantage() {
    // A General hunts a Minister, who gets away for ever.
    let game = classic(&format!("K{}m/-/rb/0/0", ".".repeat(30)));
    let score = think(&game, Limits::nodes(30_000)).score;
    assert!(score.hundredths().abs() < 100, "{score}");
}

#[test]
fn a_lone_stronger_piece_that_has_the_opposition_wins() {
    // The same with the Minister to move: at an even distance it cannot run for ever.
    let game = classic(&format!("K{}m/-/rb/1/0", ".".repeat(30)));
    let score = think(&game, Limits::nodes(30_000)).score;
    assert!(score.hundredths() < -500, "{score}");
}

#[test]
fn material_that_cannot_win_is_hardly_an_advantage() {
    // Two Ministers and a Rook against a General whom none of them may take.
    let game = classic(&format!("M.M.R{}k/-/rb/0/0", ".".repeat(26)));
    let score = think(&game, Limits::nodes(30_000)).score;
    assert!(score.hundredths().abs() < 150, "{score}");
}

#[test]
fn no_level_shuffles_in_a_won_ending() {
    for number in 1..=7 {
        let mut game = classic(&format!("K.G.{}.M.n/-/rb/0/0", ".".repeat(24)));
        let levels = [number, 7].map(|number| Level::new(number).unwrap());
        for seed in 0.. {
            let Some(level) = levels.get(game.to_move().index()) else { break };
            let Some(best) = ask(&game, Task::Level(*level, seed)).best else { break };
            game.play(best).unwrap();
        }
        let winner = game.outcome().and_then(Outcome::winner);
        assert_eq!(winner, Some(Seat::FIRST), "level {number}");
    }
}

#[test]
fn the_first_level_sees_what_can_be_taken_and_no_more() {
    let beginner = Level::new(1).unwrap();
    let game = classic("Rn..............@@@@............/GMcg/rb/0/0");
    for seed in 0..20 {
        let thought = ask(&game, Task::Level(beginner, seed));
        assert_eq!((game.notation(thought.best.unwrap()).as_str(), thought.nodes), ("a8-b8", 0));
    }
}
