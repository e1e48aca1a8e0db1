//! What was turned up stays known (B4): how far a match goes back, and what is dealt anew.

use std::collections::BTreeMap;

use prise_darkchess::{Classic, ClassicOptions, ClassicRules, DarkChess, RuleSet, ThreeKingdoms};
use prise_game::{
    Game, Level, Match, Millis, Player, Seat, SeatResult, Seed, Setup, SetupError, Start,
    UndoRefusal, Unrated,
};

use crate::support::{Dice, P1, P2, P3, field};

const T0: Millis = Millis::ZERO;

/// A person against a computer, a red Rook and a black Soldier face up among face-down pieces.
const MIDDLE: &str = "R...@@@@@@@@@@@@@@@@@@@@@@@@p.../KGGMMRNNCCPPPPkggmmrrnnc/rb/0/0";

fn computer() -> Player {
    Player::ai("Prise", Level::FIRST)
}

fn classic_setup(start: Start) -> Setup<ClassicOptions> {
    let players = vec![Player::human("Anna"), computer()];
    Setup::new(ClassicOptions::default(), players).with_start(start)
}

fn play<G: Game>(table: &mut Match<G>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = table.game().find_move(text).unwrap_or_else(|error| panic!("{error}"));
        table.play(mv, T0).unwrap();
    }
}

#[test]
fn b4_a_running_match_goes_back_to_the_last_flip_and_no_further() {
    let start = Start::Position(MIDDLE.to_owned());
    let mut table = Match::<Classic>::new(classic_setup(start)).unwrap();
    play(&mut table, "a8-b8 a1-b1");
    assert_eq!(table.take_back(T0), Ok(2), "nothing was turned up");
    play(&mut table, "a7 a1-b1");
    let before = table.clone();
    assert_eq!(table.take_back(T0), Err(UndoRefusal::Revealed));
    assert_eq!((table.can_take_back(), table.can_undo()), (false, true));
    assert_eq!(table, before, "a refusal changes nothing");
    // The computer's answer alone may go: nobody has learned anything by it.
    table.undo(T0).unwrap();
    assert_eq!(table.undo_refusal(), Some(UndoRefusal::Revealed));
    play(&mut table, "a1-b1 a8-b8 b1-c1");
    assert_eq!(table.take_back(T0), Ok(2), "back to the person's turn after the flip");
    assert_eq!(table.take_back_refusal(), Some(UndoRefusal::Revealed));
}

#[test]
fn b4_a_flip_by_the_computer_is_as_good_as_ones_own() {
    let start = Start::Position(MIDDLE.to_owned());
    let mut table = Match::<Classic>::new(classic_setup(start)).unwrap();
    play(&mut table, "a8-b8 a7");
    assert_eq!(table.take_back(T0), Err(UndoRefusal::Revealed));
}

#[test]
fn b4_practice_goes_back_freely_and_is_never_rated() {
    let start = Start::Dealt(Seed::from_bytes([5; 32]));
    let setup = classic_setup(start.clone()).with_practice(true);
    let mut table = Match::<Classic>::new(setup.clone()).unwrap();
    assert_eq!(table.unrated(), [Unrated::Practice]);
    play(&mut table, "a8 b8");
    assert_eq!(table.take_back(T0), Ok(2));
    assert_eq!(table.ply(), 0);
    assert!(table.setup().is_practice(), "the configuration never changes");
    // Its end is an end all the same: the deal is known by then.
    table.resign(P1, T0).unwrap();
    assert_eq!(table.take_back(T0), Err(UndoRefusal::DealKnown));
    // Practice needs a computer to practise with.
    let people = vec![Player::human("Anna"), Player::human("Bo")];
    let setup = Setup::new(ClassicOptions::default(), people).with_practice(true);
    assert_eq!(Match::<Classic>::new(setup).err(), Some(SetupError::Practice));
}

#[test]
fn b4_whatever_ends_the_match_ends_it_for_good() {
    let match_ =
        || Match::<Classic>::new(classic_setup(Start::Dealt(Seed::from_bytes([5; 32])))).unwrap();
    let mut resigned = match_();
    resigned.resign(P1, T0).unwrap();
    let mut drawn = match_();
    drawn.offer_draw(P1, T0).unwrap();
    drawn.accept_draw(P2, T0).unwrap();
    let last = Start::Position("R..p............................/-/rb/0/0".to_owned());
    let mut won = Match::<Classic>::new(classic_setup(last)).unwrap();
    play(&mut won, "a8-b8 d8-c8 b8-c8");
    for mut table in [resigned, drawn, won] {
        assert!(table.outcome().is_some());
        assert_eq!(table.undo_refusal(), Some(UndoRefusal::DealKnown));
        assert_eq!(table.undo(T0).err(), Some(UndoRefusal::DealKnown));
        assert_eq!(table.take_back(T0).err(), Some(UndoRefusal::DealKnown));
        assert!(table.outcome().is_some() && !table.is_continuation());
    }
}

#[test]
fn b4_a_deal_that_was_chosen_by_number_is_not_rated() {
    let dealt = Match::<Classic>::new(classic_setup(Start::Dealt(Seed::from_bytes([5; 32]))));
    assert_eq!(dealt.unwrap().unrated(), []);
    let chosen = Match::<Classic>::new(classic_setup(Start::Opening).with_seed(7));
    assert_eq!(chosen.unwrap().unrated(), [Unrated::OtherStart]);
}

#[test]
fn k5a_a_player_who_is_out_when_the_others_draw_has_lost() {
    let players = vec![Player::human("Anna"), computer(), computer()];
    let start = Start::Dealt(Seed::from_bytes([5; 32]));
    let setup = Setup::new((), players).with_start(start);
    let mut table = Match::<ThreeKingdoms>::new(setup).unwrap();
    play(&mut table, "a9 b9 d9");
    table.resign(P1, T0).unwrap();
    table.offer_draw(P2, T0).unwrap();
    table.accept_draw(P3, T0).unwrap();
    assert_eq!(table.places(), Some(vec![3, 1, 1]));
    let results = [P1, P2, P3].map(|seat: Seat| table.game().result_of(seat).unwrap());
    assert_eq!(results, [SeatResult::Lost, SeatResult::Drawn, SeatResult::Drawn]);
}

/// Plays a few moves, then deals anew and sees that nothing changed but what is hidden.
fn only_the_hidden_pieces_change<R: RuleSet>(seed: u64) {
    let mut dice = Dice::new(seed);
    let mut game = DarkChess::<R>::start(&R::Options::default(), seed);
    for _ply in 0..dice.below(30) {
        if game.outcome().is_some() {
            break;
        }
        let mv = dice.choose(&game, seed);
        game.play_unchecked(mv);
    }
    let anew = game.redealt(&Seed::from_number(seed));
    assert_eq!(anew.public(), game.public());
    let sorted = |game: &DarkChess<R>| {
        let mut letters: Vec<_> = field(game, 1).chars().collect();
        letters.sort_unstable();
        letters
    };
    assert_eq!(sorted(&anew), sorted(&game), "the same pieces are hidden");
    assert_eq!(anew, game.redealt(&Seed::from_number(seed)), "the seed decides");
    let other = game.redealt(&Seed::from_number(seed + 1));
    assert_eq!(other.redealt(&Seed::from_number(seed)), anew, "and nothing but the seed");
}

#[test]
fn b4_dealing_anew_changes_only_what_is_hidden_and_forgets_the_old_deal() {
    for seed in 0..200 {
        only_the_hidden_pieces_change::<ClassicRules>(seed);
        only_the_hidden_pieces_change::<prise_darkchess::ThreeKingdomsRules>(seed);
    }
}

#[test]
fn b4_every_new_deal_is_equally_likely() {
    // Four hidden pieces, two of them alike: twelve arrangements.
    let text = "R..@@@@........................p/KPPk/rb/0/0";
    let game = Classic::read(&ClassicOptions::default(), text).unwrap();
    let (deals, mut counts) = (24_000, BTreeMap::<String, u32>::new());
    for number in 0..deals {
        let anew = game.redealt(&Seed::from_number(number));
        *counts.entry(field(&anew, 1)).or_default() += 1;
    }
    assert_eq!(counts.len(), 12);
    let expected = deals as f64 / 12.0;
    let chi_square: f64 =
        counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    // 11 degrees of freedom: a fair deal exceeds 41 less than once in fifty thousand tries.
    assert!(chi_square < 41.0, "{chi_square}: {counts:?}");
}
