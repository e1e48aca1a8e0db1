//! The numbers of move sequences from the canonical deals, by which move generators are compared.

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_game::Game;

const CLASSIC: &str = "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@/KGGMMRRNNCCPPPPPkggmmrrnnccppppp/--/0/0";
const THREE_KINGDOMS: &str = "@@.@@@@.@@@@.@@@@.@@.....@@.@@@@.@@@@.@@@@.@@\
    /KkPPPPPpppppAAEERRHHCCaaeerrhhcc/---/0/60/-";

fn perft<G: Game>(rules: &G::Rules, text: &str) -> Vec<u64> {
    let game = G::read(rules, text).unwrap();
    (1..=4).map(|depth| game.perft(depth)).collect()
}

#[test]
fn classic_from_the_canonical_deal() {
    let expected = [32, 992, 29766, 863_760];
    assert_eq!(perft::<Classic>(&ClassicOptions::default(), CLASSIC), expected);
    assert_eq!(perft::<Classic>(&ClassicOptions { tournament: true }, CLASSIC), expected);
}

#[test]
fn three_kingdoms_from_the_canonical_deal() {
    assert_eq!(perft::<ThreeKingdoms>(&(), THREE_KINGDOMS), [32, 992, 29760, 906_340]);
}
