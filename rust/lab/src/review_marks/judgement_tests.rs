use std::fmt::Write;

use expect_test::expect_file;
use prise_game::SplitMix64;

use super::*;

const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../flutter_app/test/review/judgement_cases.dart");

/// A game of two in which White, who moves first, stands like this.
fn game(scores: &[i32]) -> Vec<Moment> {
    let moment = |(ply, score): (usize, &i32)| Moment {
        seat: ply % 2,
        scores: Some(vec![*score, -*score]),
        is_forced: false,
        is_flip: false,
    };
    let mut moments: Vec<_> = scores.iter().enumerate().map(moment).collect();
    let seat = moments.len() % 2;
    moments.push(Moment { seat, scores: None, is_forced: false, is_flip: false });
    moments
}

fn verdicts(moments: &[Moment], winner: Option<usize>) -> Vec<Option<Verdict>> {
    let judgement = Judgement { seats: 2, moments, winner };
    (1..moments.len()).map(|ply| judgement.verdict(ply)).collect()
}

#[test]
fn moves_are_marked_by_what_they_cost() {
    let moments = game(&[0, -30, -10, -60, -50, -150, -150]);
    let found = verdicts(&moments, Some(1));
    assert_eq!(found[0], Some(Verdict::Inaccuracy));
    assert_eq!(found[2], Some(Verdict::Mistake));
    assert_eq!(found[4], Some(Verdict::Blunder));
    assert_eq!(found[1], None);
}

#[test]
fn a_game_that_slips_away_is_marked_where_it_cost_most() {
    let steps = [0, -15, -15, -30, -30, -49, -49, -65, -65, -85, -85, -105, -105];
    let down = [-130, -130, -155, -155, -185, -185, -215, -215];
    let moments = game(&[&steps[..], &down].concat());
    let judgement = Judgement { seats: 2, moments: &moments, winner: Some(1) };
    assert_eq!(judgement.loss(), Some(Loss::Marked));
    let marks: Vec<_> =
        (1..moments.len() - 1).filter(|ply| judgement.verdict(*ply).is_some()).collect();
    assert_eq!(marks.len(), 1, "{marks:?}");
    assert!(marks[0] % 2 == 1, "the loser's move");
    // A draw is nobody's slide.
    assert!(verdicts(&moments[..20], None).iter().all(Option::is_none));
}

#[test]
fn a_forced_moment_is_worth_what_follows_it() {
    let mut moments = game(&[-30, 250, -30, -30]);
    moments[1].is_forced = true;
    let found = verdicts(&moments, None);
    assert!(found.iter().take(3).all(Option::is_none), "{found:?}");
}

#[test]
fn what_a_flip_turns_up_is_luck() {
    let mut moments = game(&[0, -200, -200]);
    moments[0].is_flip = true;
    assert_eq!(verdicts(&moments, None)[0], Some(Verdict::Fortune));
    let judgement = Judgement { seats: 2, moments: &moments, winner: None };
    assert_eq!((judgement.summary(0).fortunes, judgement.summary(0).blunders), (1, 0));
}

/// A game drawn by lot: scores that wander, forced moves, flips, any end.
fn drawn(lot: &mut SplitMix64) -> (usize, Vec<Moment>, Option<usize>) {
    let seats = 2 + lot.below(4) / 3;
    let steps = [12, 30, 90][lot.below(3)];
    let mut at = vec![0_i32; seats];
    let mut moments = Vec::new();
    for ply in 0..6 + lot.below(30) {
        if seats == 2 {
            at[0] += lot.below(2 * steps + 1) as i32 - steps as i32 - 8 * (ply % 2) as i32;
            at[1] = -at[0];
        } else {
            at.fill_with(|| lot.below(600) as i32 - 300);
        }
        moments.push(Moment {
            seat: ply % seats,
            scores: Some(at.clone()),
            is_forced: lot.below(6) == 0,
            is_flip: lot.below(12) == 0,
        });
    }
    let seat = moments.len() % seats;
    moments.push(Moment { seat, scores: None, is_forced: false, is_flip: false });
    let winner = [None, Some(0), Some(1)][lot.below(3)];
    (seats, moments, winner)
}

fn file() -> String {
    let mut text = String::from(
        "// Made by the test `the_cases_for_the_app_are_current` of the lab: see there.\n\n\
         /// Games, and what the review has to say of their moves, a game a line.\n\
         const String judgementCases = r'''\n",
    );
    let mut lot = SplitMix64::new(11);
    for _ in 0..60 {
        let (seats, moments, winner) = drawn(&mut lot);
        let judgement = Judgement { seats, moments: &moments, winner };
        let signs: Vec<_> = (1..moments.len())
            .map(|ply| match judgement.verdict(ply) {
                None => "",
                Some(Verdict::Inaccuracy) => "?!",
                Some(Verdict::Mistake) => "?",
                Some(Verdict::Blunder) => "??",
                Some(Verdict::Fortune) => "±",
            })
            .collect();
        let case = serde_json::json!({
            "seats": seats,
            "winner": winner,
            "scores": moments.iter().map(|it| &it.scores).collect::<Vec<_>>(),
            "forced": (0..moments.len()).filter(|ply| moments[*ply].is_forced).collect::<Vec<_>>(),
            "flips": (0..moments.len()).filter(|ply| moments[*ply].is_flip).collect::<Vec<_>>(),
            "signs": signs,
        });
        writeln!(text, "{case}").expect("a string takes everything");
    }
    text + "''';\n"
}

#[test]
fn the_cases_for_the_app_are_current() {
    // With UPDATE_EXPECT=1 the file is written instead of compared; then run the app's tests.
    expect_file![FILE].assert_eq(&file());
}
