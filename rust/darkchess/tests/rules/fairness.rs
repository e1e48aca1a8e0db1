//! The shuffle is uniform, and a commitment proves that nobody touched it (B1).

use prise_darkchess::{
    Classic, ClassicOptions, ClassicRules, Commitment, DarkChess, FairnessError, HexError, RuleSet,
    Seed, ThreeKingdoms, ThreeKingdomsRules,
};
use prise_game::Game;
use sha2::{Digest, Sha256};

use crate::support::field;

fn letters<R: RuleSet>(seed: &Seed) -> String {
    field(&DarkChess::<R>::deal(&R::Options::default(), seed), 1)
}

/// How far the counts of each man on each point are from what chance gives, over many deals.
///
/// Every deal has each point once and each man as often as there are, so of the 32 × 14 counts
/// only 31 × 13 are free, and the sum of squares has to be scaled by 31/32 to follow the
/// chi-square distribution with that many degrees of freedom.
fn chi_square<R: RuleSet>(deals: u64) -> f64 {
    let mut counts = vec![[0_u64; 32]; R::MEN.len()];
    for number in 0..deals {
        for (point, letter) in letters::<R>(&Seed::from_number(number)).chars().enumerate() {
            counts[R::man_of_letter(letter).unwrap().index()][point] += 1;
        }
    }
    let sum: f64 = R::MEN
        .iter()
        .zip(&counts)
        .flat_map(|(man, counts)| {
            let expected = deals as f64 * f64::from(man.count) / 32.0;
            counts.iter().map(move |count| (*count as f64 - expected).powi(2) / expected)
        })
        .sum();
    sum * 31.0 / 32.0
}

/// Mean 403 and standard deviation √806 ≈ 28.4: outside these bounds (4.5 deviations) a fair
/// shuffle comes less than once in a hundred thousand tries. Too even is as suspicious as uneven.
const BOUNDS: std::ops::Range<f64> = 275.0..531.0;

#[test]
fn fr_007_b1_the_shuffle_of_three_kingdoms_passes_a_chi_square_test() {
    let statistic = chi_square::<ThreeKingdomsRules>(100_000);
    println!("three-kingdoms: chi-square {statistic:.1} with 403 degrees of freedom");
    assert!(BOUNDS.contains(&statistic), "{statistic}");
}

#[test]
fn b1_the_shuffle_of_classic_passes_a_chi_square_test() {
    let statistic = chi_square::<ClassicRules>(100_000);
    println!("dark-chess: chi-square {statistic:.1} with 403 degrees of freedom");
    assert!(BOUNDS.contains(&statistic), "{statistic}");
}

#[test]
fn b1_neighbours_are_independent() {
    // How often the first two pieces in reading order are of one colour: 15/31 of all deals.
    let deals = 100_000_u32;
    let same = (0..u64::from(deals))
        .map(|number| letters::<ClassicRules>(&Seed::from_number(number)))
        .filter(|deal| {
            let mut red = deal.chars().map(char::is_uppercase);
            red.next() == red.next()
        })
        .count();
    let (share, expected) = (same as f64 / f64::from(deals), 15.0 / 31.0);
    let deviation = (expected * (1.0 - expected) / f64::from(deals)).sqrt();
    assert!((share - expected).abs() < 4.5 * deviation, "{share} instead of {expected}");
}

#[test]
fn b1_a_deal_is_the_same_for_ever() {
    // Records rely on this: should it fail, the shuffle has changed, not the record. The deals
    // were worked out apart from this crate, by a ChaCha20 written from its specification.
    assert_eq!(letters::<ThreeKingdomsRules>(&Seed::from_bytes([0; 32])), KINGDOMS_OF_ZERO);
    assert_eq!(letters::<ClassicRules>(&Seed::from_number(1)), CLASSIC_OF_ONE);
    let one = Classic::start(&ClassicOptions::default(), 1);
    assert_eq!(field(&one, 1), CLASSIC_OF_ONE);
}

const KINGDOMS_OF_ZERO: &str = "HaKhepPkRcphpCEErCPPcrApPPeRpAHa";
const CLASSIC_OF_ONE: &str = "pPpMgcNCKmnpNkPRpGgGrrnmMPcRpCPP";

#[test]
fn b1_the_commitment_is_the_hash_of_a_text_that_anybody_can_check() {
    let seed = Seed::from_bytes([0xab; 32]);
    let opening = Commitment::<ThreeKingdomsRules>::opening(&seed);
    let expected = format!(
        "prise/deal/1\ngame three-kingdoms\nseed {}\ndeal {}\n",
        "ab".repeat(32),
        letters::<ThreeKingdomsRules>(&seed)
    );
    assert_eq!(opening, expected);
    let hash: [u8; 32] = Sha256::digest(opening).into();
    let hex: Vec<_> = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let commitment = Commitment::<ThreeKingdomsRules>::to(&seed);
    assert_eq!(commitment.to_string(), hex.concat());
    assert_eq!(format!("{commitment:?}"), format!("Commitment({commitment})"));
}

#[test]
fn b1_a_game_can_be_verified_after_its_end() {
    let seed = Seed::from_bytes([3; 32]);
    let shown: String = Commitment::<ThreeKingdomsRules>::to(&seed).to_string();
    let deal = field(&ThreeKingdoms::deal(&(), &seed), 1);
    // What is left of it afterwards: the text of the commitment, the seed, the pieces seen.
    let commitment: Commitment<ThreeKingdomsRules> = shown.parse().unwrap();
    let revealed: Seed = seed.reveal().parse().unwrap();
    assert_eq!(commitment.verify(&revealed, &deal), Ok(()));
    let mut partly: Vec<char> = deal.chars().collect();
    partly[4] = '?';
    partly[31] = '?';
    let partly: String = partly.into_iter().collect();
    assert_eq!(commitment.verify(&revealed, &partly), Ok(()));
}

#[test]
fn b1_verification_finds_another_seed_another_deal_and_another_game() {
    let seed = Seed::from_bytes([3; 32]);
    let commitment = Commitment::<ClassicRules>::to(&seed);
    let deal = letters::<ClassicRules>(&seed);
    let other = Seed::from_bytes([4; 32]);
    assert_eq!(commitment.verify(&other, &deal), Err(FairnessError::OtherSeed));
    assert_ne!(
        commitment.to_string(),
        Commitment::<ThreeKingdomsRules>::to(&seed).to_string(),
        "the game is part of it"
    );
    let letters: Vec<char> = deal.chars().collect();
    let differing = (1..32).find(|index| letters[*index] != letters[0]).unwrap();
    let mut swapped = letters;
    swapped.swap(0, differing);
    let swapped: String = swapped.into_iter().collect();
    assert_eq!(commitment.verify(&seed, &swapped), Err(FairnessError::OtherDeal { at: 1 }));
    let short = FairnessError::Length { expected: 32, found: 31 };
    assert_eq!(commitment.verify(&seed, &deal[1..]), Err(short));
}

#[test]
fn b1_seeds_are_read_exactly_and_never_printed_by_accident() {
    let hex = "0123456789abcdefABCDEF0000000000000000000000000000000000000000ff";
    let seed: Seed = hex.parse().unwrap();
    assert_eq!(seed.reveal(), hex.to_lowercase());
    assert_eq!(format!("{seed:?}"), "Seed(secret)");
    assert_eq!("12".parse::<Seed>(), Err(HexError::Length { found: 2 }));
    let broken = hex.replacen('9', "g", 1);
    let error = broken.parse::<Seed>().unwrap_err();
    assert_eq!(error.to_string(), "'g' at character 10 is not a hexadecimal digit");
    assert!("é".repeat(64).parse::<Commitment<ClassicRules>>().is_err());
}

#[test]
fn b1_numbers_and_bytes_are_different_seeds() {
    let expected: [u8; 32] = Sha256::digest("prise/seed/1\n7\n").into();
    assert_eq!(Seed::from_number(7), Seed::from_bytes(expected));
}
