//! The evaluation against what the rules themselves say of random positions.

use prise_game::{Game, Rules, SplitMix64};
use prise_mill::{Color, Mill, MillRules, Move, Phase, Points, Position, point_named};
use prise_search::mill::evaluation::{Term, Weights, capturing_points, is_unsettled, values};

/// Rules with every option drawn by lot.
fn random_rules(numbers: &mut SplitMix64) -> MillRules {
    let mut rules = MillRules::default();
    for option in 0..MillRules::OPTIONS.len() {
        rules.set(option, numbers.below(2));
    }
    rules
}

/// A game that starts from a FEN, in which only mills capture.
fn plain(fen: &str) -> Mill {
    Mill::read(&MillRules::PLAIN, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Random games under random rules; `check` sees every position in which the game goes on.
fn each_position(seed: u64, games: usize, mut check: impl FnMut(&Mill)) {
    let mut numbers = SplitMix64::new(seed);
    for _ in 0..games {
        let mut game = Mill::start(&random_rules(&mut numbers), 0);
        while game.outcome().is_none() {
            check(&game);
            game.play_unchecked(numbers.choose(&game.legal_moves()).unwrap());
        }
    }
}

/// Where a man arrives that then has to capture, found by playing every move.
fn arrivals_that_capture(position: &Position) -> Points {
    let captures = |mv: &Move| {
        let mut next = *position;
        next.play_unchecked(*mv);
        next.removal().is_due()
    };
    let arrival = |mv: Move| match mv {
        Move::Place(at) | Move::Shift { to: at, .. } | Move::Remove(at) => at,
    };
    position.legal_moves().into_iter().filter(captures).map(arrival).collect()
}

#[test]
fn capturing_points_are_those_on_which_a_capture_follows() {
    let mut seen = 0;
    each_position(0xe7a1, 150, |game| {
        let position = game.position();
        let enemies = position.men(!position.to_move());
        if position.removal().is_due() || enemies.is_empty() {
            return;
        }
        let points = capturing_points(position);
        assert_eq!(points, arrivals_that_capture(position), "{:?} {}", game.rules(), game.write());
        seen += usize::from(!points.is_empty());
    });
    assert!(seen > 500, "{seen}");
}

#[test]
fn a_position_is_unsettled_if_men_are_due_or_nothing_can_be_played() {
    let mut numbers = SplitMix64::new(0x0dd);
    for _ in 0..150 {
        let mut game = Mill::start(&random_rules(&mut numbers), 0);
        loop {
            let position = game.position();
            let mut moves = Vec::new();
            position.generate_past_draw(&mut moves);
            let expected = position.removal().is_due() || moves.is_empty();
            assert_eq!(is_unsettled(position), expected, "{:?} {}", game.rules(), game.write());
            if game.outcome().is_some() {
                break;
            }
            game.play_unchecked(numbers.choose(&game.legal_moves()).unwrap());
        }
    }
}

#[test]
fn steps_and_blocked_men_are_those_of_the_rules() {
    each_position(0x57e9, 100, |game| {
        let position = game.position();
        let walks = |side| !position.flies(side) && position.phase() == Phase::Moving;
        if position.removal().is_due() || !Color::BOTH.into_iter().all(walks) {
            return;
        }
        // The same men seen by either side: the other side's moves are found by passing the turn.
        let steps = |position: &Position| {
            let moves = position.legal_moves();
            let movable: Points = moves
                .iter()
                .filter_map(|mv| if let Move::Shift { from, .. } = mv { Some(*from) } else { None })
                .collect();
            (moves.len() as i32, movable.count())
        };
        let fen = game.write();
        let turned = match position.to_move() {
            Color::White => fen.replacen(" w ", " b ", 1),
            Color::Black => fen.replacen(" b ", " w ", 1),
        };
        let Ok(turned) = Mill::read(game.rules(), &turned) else { return };
        if turned.outcome().is_some() {
            return;
        }
        let ((ours, our_movable), (theirs, their_movable)) =
            (steps(position), steps(turned.position()));
        let values = values(position);
        assert_eq!(values[Term::Mobility as usize], ours - theirs, "{fen}");
        let blocked = |side, movable| i32::from(position.men(side).count() - movable);
        let mover = position.to_move();
        let difference = blocked(mover, our_movable) - blocked(!mover, their_movable);
        assert_eq!(values[Term::Blocked as usize], difference, "{fen}");
    });
}

#[test]
fn mills_open_lines_and_double_mills_are_counted() {
    // White: the mill a1-d1-g1, and d2-b2 with f2 empty, which d1 cannot reach but f4 can.
    let text = "***@*@**/*@O*OO*@/*@*OOO*@ w m s 6 0 6 0 0 0 0 0 0 0 0 0 30";
    let game = plain(text);
    let count = |term: Term| values(game.position())[term as usize];
    assert_eq!(count(Term::Mills), 1);
    assert_eq!(count(Term::DoubleMills), 0);
    assert_eq!(count(Term::MoverMill), 1);
    assert_eq!(count(Term::WaiterMill), 0);
    let closing: Vec<_> = capturing_points(game.position()).iter().collect();
    assert_eq!(closing, [point_named("f2").unwrap()]);

    // White: the mill d5-e5-c5 whose man on d5 steps to d6 and closes b6-d6-f6, and back.
    let text = "OO*@@@*O/*O*****O/***@*@** w m s 5 0 5 0 0 0 0 0 0 0 0 0 30";
    let game = plain(text);
    assert_eq!(values(game.position())[Term::DoubleMills as usize], 1);
}

#[test]
fn an_advantage_fades_as_the_draw_comes_nearer() {
    let at = |plies: u32| {
        let text = format!("OO*@@@*O/*O*****O/***@**** w m s 5 0 4 0 0 0 0 0 0 0 0 {plies} 60");
        Weights::default().evaluate(plain(&text).position())
    };
    assert!(at(0) > at(40) && at(40) > at(90) && at(90) > 0);
}
