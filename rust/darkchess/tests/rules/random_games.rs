//! Many complete games: what must hold at every moment of them.

use std::collections::BTreeMap;

use prise_darkchess::{Classic, ClassicOptions, DarkChess, Move, Position, RuleSet, ThreeKingdoms};
use prise_game::{Army, DrawReason, Face, Game, Outcome, Placed, Point, Step};

use crate::support::{Dice, games_to_play};

/// Pieces are conserved, and every part of the state fits the others.
fn check_state<R: RuleSet>(position: &Position<R>) {
    let mut shown = vec![0; R::MEN.len()];
    for army in 0..R::ARMIES.len() {
        for at in position.face_up(Army::new(army as u8)) {
            assert!(!position.face_down().contains(at));
            let man = R::men().find(|man| position.cell(at) == prise_darkchess::Cell::FaceUp(*man));
            let man = man.expect("a face-up piece is one of the men");
            assert_eq!(R::profile(man).army.index(), army);
            shown[man.index()] += 1;
        }
    }
    let mut down = 0;
    for man in R::men() {
        let known = shown[man.index()] + position.unturned(man) + position.captured(man);
        assert_eq!(known, R::profile(man).count);
        down += usize::from(position.unturned(man));
    }
    assert_eq!(position.face_down().len(), down);
    for army in (0..R::ARMIES.len() as u8).map(Army::new) {
        let up = position.face_up(army).len() as u8;
        assert_eq!(position.strength(army), up + position.unturned_of(army));
        let all: u8 = R::MEN.iter().filter(|man| man.army == army).map(|man| man.count).sum();
        assert_eq!(position.captured_of(army).count() as u8, all - position.strength(army));
        let owners = R::SEATS.iter().filter(|seat| position.army_of(*seat) == Some(army));
        assert!(owners.count() <= 1);
    }
    let moves = position.moves();
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    assert!(moves.is_sorted() && moves.iter().all(|mv| position.is_legal(*mv)));
    assert!(position.outcome().is_some() || !position.is_out(position.to_move()));
}

fn board<R: RuleSet>(game: &DarkChess<R>) -> BTreeMap<Point, Face> {
    game.pieces().into_iter().map(|Placed { at, face }| (at, face)).collect()
}

/// Follows the steps on a picture of the board that knows nothing of the rules.
fn follow(board: &mut BTreeMap<Point, Face>, steps: &[Step]) {
    for step in steps {
        match *step {
            Step::Hop { from, to, over: None } => {
                let piece = board.remove(&from).expect("a piece hops");
                assert!(board.insert(to, piece).is_none(), "two pieces on one point");
            }
            Step::Remove { at } => _ = board.remove(&at).expect("a piece is removed"),
            Step::Flip { at, piece } => {
                assert_eq!(board.insert(at, Face::Shown(piece)), Some(Face::Hidden));
            }
            Step::Eliminate { .. } => {}
            _ => panic!("dark chess has no such step: {step:?}"),
        }
    }
}

fn check_text<R: RuleSet>(game: &DarkChess<R>) {
    let text = game.write();
    let again = DarkChess::<R>::read(game.rules(), &text).unwrap();
    assert_eq!(again.write(), text);
    let Some(Outcome::Draw { reason: DrawReason::FourfoldRepetition }) = game.outcome() else {
        // The key is kept up to date in one and put together anew in the other.
        assert_eq!(again.position(), game.position(), "{text}");
        return;
    };
}

/// Plays games to their end and returns how they ended, by name of the reason.
fn play_games<R>(count: u64, start: impl Fn(u64) -> DarkChess<R>) -> BTreeMap<&'static str, u64>
where
    R: RuleSet,
{
    let mut endings = BTreeMap::new();
    for seed in 0..count {
        let (mut game, mut dice) = (start(seed), Dice::new(seed));
        let mut picture = board(&game);
        let mut plies = 0;
        while game.outcome().is_none() {
            let mv = dice.choose(&game, seed);
            let steps = game.play(mv).unwrap();
            follow(&mut picture, &steps);
            check_state(game.position());
            if dice.below(16) == 0 || game.outcome().is_some() {
                assert_eq!(picture, board(&game));
                check_text(&game);
            }
            plies += 1;
            assert!(plies <= 64 * 60, "game {seed} does not end");
        }
        *endings.entry(game.outcome().unwrap().reason_name()).or_default() += 1;
    }
    endings
}

#[test]
fn classic_games_are_sound_and_end_under_tournament_rules() {
    let games = games_to_play(2_000);
    let endings =
        play_games(games, |seed| Classic::start(&ClassicOptions { tournament: true }, seed));
    println!("dark-chess: {games} games, {endings:?}");
    assert_eq!(endings.values().sum::<u64>(), games);
}

#[test]
fn three_kingdoms_games_are_sound_and_end() {
    let games = games_to_play(2_000);
    let endings = play_games(games, |seed| ThreeKingdoms::start(&(), seed));
    println!("three-kingdoms: {games} games, {endings:?}");
    assert_eq!(endings.values().sum::<u64>(), games);
}

/// The search's way of playing (one position, one reused list, identities handed in) gives the
/// same game as the dealer's.
#[test]
fn a_position_played_in_place_follows_the_game() {
    for seed in 0..50 {
        let (mut game, mut dice) = (ThreeKingdoms::start(&(), seed), Dice::new(seed));
        let mut position = game.public().position;
        let mut moves = Vec::new();
        while game.outcome().is_none() {
            position.moves_into(&mut moves);
            assert_eq!(moves, game.legal_moves());
            let mv = moves[dice.below(moves.len())];
            game.play_unchecked(mv);
            position.apply(mv, |at| match game.position().cell(at) {
                prise_darkchess::Cell::FaceUp(man) => man,
                cell => panic!("{cell:?} after {mv:?}"),
            });
            assert_eq!(position, game.public().position);
        }
        assert!(matches!(moves.first(), Some(Move::Flip { .. } | Move::Go { .. })));
    }
}
