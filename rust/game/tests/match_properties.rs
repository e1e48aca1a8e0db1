//! Random sequences of all match operations.

mod support;

use prise_game::*;
use proptest::prelude::*;
use support::random_play::{check_script, clock, players, script};
use support::ring::{Ring, RingRules};

fn from_log(table: &Match<Ring>, now: Millis) -> Match<Ring> {
    Match::replay(table.setup().clone(), &table.log(now)).expect("its own log")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn decision_5_any_sequence_of_acts_between_two(
        players in players(2), clock in clock(2), seed: u64, script in script(60),
    ) {
        let setup = Setup::new(RingRules::default(), players).with_clock(clock).with_seed(seed);
        check_script::<Ring>(&setup, &script, from_log);
    }

    #[test]
    fn decision_5_any_sequence_of_acts_among_three(
        players in players(3), clock in clock(3), seed: u64, script in script(60),
    ) {
        let setup = Setup::new(RingRules::for_three(), players).with_clock(clock).with_seed(seed);
        check_script::<Ring>(&setup, &script, from_log);
    }

    #[test]
    fn ec_11_whatever_ended_the_game_is_undone_with_it(
        seed: u64, choices in prop::collection::vec(any::<u16>(), 200), three: bool,
    ) {
        let (rules, seats) =
            if three { (RingRules::for_three(), 3) } else { (RingRules::default(), 2) };
        let setup = Setup::new(rules, support::humans(seats)).with_seed(seed);
        let mut table = support::new_match(setup);
        for choice in choices {
            let moves = table.game().legal_moves();
            if moves.is_empty() {
                break;
            }
            table.play(moves[usize::from(choice) % moves.len()], Millis::ZERO)?;
        }
        let end = table.outcome();
        prop_assume!(end.is_some());
        table.undo(Millis::ZERO).unwrap();
        prop_assert_eq!(table.outcome(), None);
        prop_assert!(!table.game().legal_moves().is_empty());
        table.redo(Millis::ZERO);
        prop_assert_eq!(table.outcome(), end);
    }
}
