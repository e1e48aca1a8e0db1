//! Every point, every way its lines can be occupied, both phases, both sides, with and without
//! diagonals: what a man that lands there captures equals what the slow reference says.

use prise_game::Game;
use prise_mill::{Mill, MillRules, Phase};

use crate::common::rules;
use crate::reference::{POINTS, Reference, other};

/// What each count of captures at once was met how often, so that the tests can say that they
/// have met it.
#[derive(Default, Debug)]
struct Met {
    positions: usize,
    two_custodian_lines: usize,
    two_intervention_lines: usize,
    custodian_with_intervention: usize,
    all_three_modes: Vec<&'static str>,
}

/// Lets a man of `side` land on `at` in a position whose lines through `at` are occupied as
/// `pattern` says, one digit of base three for each point.
fn land(
    rules: MillRules,
    side: char,
    phase: Phase,
    at: &'static str,
    pattern: usize,
) -> Option<(Mill, Reference)> {
    let mut reference = Reference::start(rules);
    let seen: Vec<_> = POINTS
        .into_iter()
        .filter(|point| {
            let together = |line: &[&str; 3]| line.contains(&at) && line.contains(point);
            *point != at && reference.lines().iter().any(|(line, _)| together(line))
        })
        .collect();
    if pattern >= 3_usize.pow(seen.len() as u32) {
        return None;
    }
    for (index, point) in seen.iter().enumerate() {
        match pattern / 3_usize.pow(index as u32) % 3 {
            0 => {}
            1 => drop(reference.board.insert(point, side)),
            _ => drop(reference.board.insert(point, other(side))),
        }
    }
    reference.side = side;
    let text = match phase {
        Phase::Placing => {
            let ahead = usize::from(side == 'b');
            reference.hand = [('w', 3), ('b', 3 + ahead)].into();
            at.to_owned()
        }
        Phase::Moving => {
            // The man comes from a neighbour that is empty afterwards; men elsewhere make up the
            // numbers without standing on these lines.
            let from = *seen.iter().find(|point| {
                !reference.board.contains_key(*point) && reference.adjacent(point, at)
            })?;
            reference.board.insert(from, side);
            let elsewhere =
                POINTS.into_iter().filter(|point| *point != at && !seen.contains(point));
            for (index, point) in elsewhere.enumerate().take(6) {
                reference.board.insert(point, if index % 2 == 0 { side } else { other(side) });
            }
            reference.hand = [('w', 0), ('b', 0)].into();
            reference.placing = false;
            format!("{from}-{at}")
        }
    };
    let fen = reference.fen();
    let mut game = Mill::read(&rules, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    game.play(game.find_move(&text).unwrap()).unwrap();
    reference.play(&text);
    Some((game, reference))
}

fn compare(rules: MillRules, sides: &[char], points: &[&'static str]) -> Met {
    let mut met = Met::default();
    for &side in sides {
        for phase in [Phase::Placing, Phase::Moving] {
            for &at in points {
                for pattern in 0..729 {
                    let Some((game, reference)) = land(rules, side, phase, at, pattern) else {
                        continue;
                    };
                    let mut legal: Vec<_> =
                        game.legal_moves().iter().map(ToString::to_string).collect();
                    legal.sort();
                    assert_eq!(game.write(), reference.fen());
                    assert!(legal.iter().eq(&reference.legal()), "{}", game.write());

                    let due = game.position().removal();
                    let (custodian, intervention) =
                        (due.custodian().count(), due.intervention().count());
                    met.positions += 1;
                    met.two_custodian_lines += usize::from(custodian == 2);
                    met.two_intervention_lines += usize::from(intervention == 4);
                    met.custodian_with_intervention +=
                        usize::from(custodian > 0 && intervention > 0);
                    if custodian > 0 && intervention > 0 && due.mills() > 0 {
                        met.all_three_modes.push(at);
                    }
                }
            }
        }
    }
    met.all_three_modes.sort_unstable();
    met.all_three_modes.dedup();
    met
}

#[test]
fn m1_m2_m3_every_landing_without_diagonals() {
    let met = compare(rules("pieces=12"), &['w', 'b'], &POINTS);
    assert!(met.positions > 2 * 24 * 81, "{met:?}");
    assert!(met.two_custodian_lines > 0, "{met:?}");
    assert!(met.two_intervention_lines > 0, "{met:?}");
    assert!(met.custodian_with_intervention > 0, "{met:?}");
    assert!(met.all_three_modes.is_empty(), "{met:?}");
}

#[test]
fn m1_m2_m3_every_landing_with_diagonals() {
    let met = compare(rules("pieces=12,diagonals=1,multiple=1"), &['w', 'b'], &POINTS);
    assert!(met.positions > 2 * (12 * 81 + 12 * 729), "{met:?}");
    assert!(met.two_custodian_lines > 0, "{met:?}");
    assert!(met.two_intervention_lines > 0, "{met:?}");
    // All three modes at once need three lines, one of them with the man in its middle.
    assert_eq!(met.all_three_modes, ["b2", "b6", "f2", "f6"]);
}

#[test]
fn m7_every_landing_with_one_kind_of_line() {
    for capture in ["custodian", "intervention"] {
        for kind in ["edges", "cross", "diagonals", "placing", "moving"] {
            let switch = format!("pieces=12,diagonals=1,{capture}-{kind}=0");
            // One point of each kind: corners and middles of the three rings.
            let points = ["a7", "b6", "c5", "d7", "d6", "d5"];
            assert!(compare(rules(&switch), &['b'], &points).positions > 0);
        }
    }
}
