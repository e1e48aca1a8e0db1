//! What players mix into a shuffle is written in one way only.

use prise_game::{Contribution, ContributionError, Secret, Shuffle, Touch};
use proptest::prelude::*;

fn any_contribution() -> impl Strategy<Value = Contribution> {
    let tap =
        (0_u16..=1000, 0_u16..=1000, any::<u32>()).prop_map(|(x, y, ms)| Touch::new(x, y, ms));
    (proptest::collection::vec(tap, 0..70), any::<String>())
        .prop_map(|(taps, words)| Contribution::new(taps, &words))
}

#[test]
fn nothing_taps_words_and_both_have_their_own_text() {
    let tap = Touch::new(1, 20, 300);
    let text = |taps: &[Touch], words| Contribution::new(taps.iter().copied(), words).to_string();
    assert_eq!(text(&[], " \n"), "nothing\n");
    assert_eq!(text(&[tap, tap], ""), "taps 1,20,300 1,20,300\n");
    assert_eq!(text(&[], "nothing"), "words nothing\n");
    assert_eq!(text(&[tap], "taps 1,20,300"), "taps 1,20,300\nwords taps 1,20,300\n");
}

#[test]
fn words_are_one_line_that_looks_like_what_it_is() {
    let words = |typed: &str| Contribution::new([], typed).words().to_owned();
    assert_eq!(words("\t two\r\n\u{a0} words\u{2028}here \u{1b}"), "two words here");
    assert_eq!(words("龍\u{202e}虎"), "龍 虎", "nothing turns the line around");
    assert_eq!(words("👩\u{200d}🚀"), "👩\u{200d}🚀", "what joins two signs to one stays");
    assert_eq!(words(&"é ".repeat(300)).chars().count(), 199, "cut, with no space at the end");
}

#[test]
fn only_so_many_taps_count_and_all_are_on_the_field() {
    let many = Contribution::new((0..99).map(|ms| Touch::new(5000, 7, ms)), "");
    assert_eq!(many.taps().len(), Contribution::MAX_TAPS);
    assert_eq!(many.taps()[63], Touch::new(1000, 7, 63));
}

#[test]
fn other_ways_to_write_the_same_are_refused() {
    for text in [
        "nothing",
        "nothing\n\n",
        "nothing\r\n",
        "nothing\nwords a\n",
        "words a",
        "words  a\n",
        "words \n",
        "taps\n",
        "taps \n",
        "taps 1,2,3 \n",
        "taps 1,2,+3\n",
        "taps 01,2,3\n",
        "taps 1001,2,3\n",
        "words a\ntaps 1,2,3\n",
        "words a\nwords b\n",
        "taps 1,2,3\nnothing\n",
        "Words a\n",
        "\nwords a\n",
    ] {
        let read = text.parse::<Contribution>();
        assert!(read.is_err(), "{text:?}: {read:?}");
    }
    assert_eq!("".parse::<Contribution>(), Err(ContributionError::Nothing));
    let error = "taps 1,2\u{1b}[2J\n".parse::<Contribution>().unwrap_err();
    assert_eq!(error.to_string(), r"'1,2\u{1b}[2J' is not a tap");
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(contribution in any_contribution()) {
        let text = contribution.to_string();
        prop_assert!(text.ends_with('\n') && !text.contains("\n\n"));
        prop_assert!(text.lines().count() <= 2);
        prop_assert_eq!(text.parse(), Ok(contribution));
    }

    #[test]
    fn different_contributions_have_different_texts(a in any_contribution(), b in any_contribution()) {
        prop_assert_eq!(a == b, a.to_string() == b.to_string());
    }

    #[test]
    fn any_text_is_refused_or_is_the_text_of_what_was_read(text in "((nothing|taps [0-9, ]{0,12}|words \\PC{0,9})\n){0,3}") {
        if let Ok(contribution) = text.parse::<Contribution>() {
            prop_assert_eq!(contribution.to_string(), text);
        }
    }
}

#[test]
fn b4_a_secret_is_never_printed_by_accident() {
    let secret = Secret::from_bytes([0xab; 32]);
    let shuffle = Shuffle::new(secret, Contribution::new([], "hello"));
    assert!(!format!("{shuffle:?} {secret:?}").contains("ab, "), "{shuffle:?}");
    assert!(!format!("{shuffle:?}").contains("abab"), "{shuffle:?}");
    assert_eq!(secret.reveal().parse(), Ok(secret));
}
