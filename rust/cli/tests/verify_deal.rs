//! `prise verify-deal`: 0 for a fair deal, 1 for another, 2 for what is no proof.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use prise_darkchess::{
    Classic, ClassicRules, Contribution, Origin, Proof, RuleSet, Secret, Seed, Shuffle,
    ThreeKingdoms, ThreeKingdomsRules, Touch,
};
use prise_game::Game;

fn verify(file: &str, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_prise"))
        .args(["verify-deal", file])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("prise runs");
    // It may have seen enough before it has read everything.
    _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("ends")
}

/// The exit code and what was said, checked for one line of complaint at most.
fn said(input: &str) -> (i32, String) {
    let output = verify("-", input.as_bytes());
    let (out, err) = (String::from_utf8(output.stdout), String::from_utf8(output.stderr));
    let (out, err) = (out.expect("text"), err.expect("text"));
    assert!(out.is_empty() || err.is_empty(), "{out}{err}");
    assert!(err.lines().count() <= 1, "{err}");
    assert!(!(out.clone() + &err).chars().any(|it| it.is_control() && it != '\n'), "{out}{err}");
    (output.status.code().expect("a code"), out + &err)
}

fn deal<G: Game>(rules: &G::Rules, seed: &Seed) -> String {
    G::start_from(rules, seed).write().split('/').nth(1).expect("a deal").to_owned()
}

fn mixed(contribution: Contribution) -> Proof {
    let shuffle = Shuffle::new(Secret::from_bytes([9; 32]), contribution);
    let deal = deal::<Classic>(&prise_darkchess::ClassicOptions::default(), &shuffle.seed());
    Proof::new::<ClassicRules>(Origin::Mixed(shuffle), &deal)
}

#[test]
fn b1_a_fair_deal_is_told_in_words() {
    let proof = mixed(Contribution::new([Touch::new(1, 2, 3)], "my lucky socks"));
    for text in [proof.to_string(), proof.to_file()] {
        let (code, said) = said(&text);
        assert_eq!(code, 0, "{said}");
        let words = "ok  The seed is made of it and of 1 tap and the words \"my lucky socks\".";
        for line in [words, "The shuffle was fair: nobody chose how the pieces lay.", proof.deal()]
        {
            assert!(said.contains(line), "{said}");
        }
        assert!(said.contains(&proof.short_commitment()), "{said}");
    }
}

#[test]
fn b1_a_deal_of_the_app_alone_says_so() {
    let (code, text) = said(&mixed(Contribution::default()).to_string());
    assert_eq!(code, 0);
    assert!(text.contains("the app shuffled alone") && !text.contains("was fair"), "{text}");
    let seed = Seed::from_bytes([4; 32]);
    let old =
        Proof::new::<ThreeKingdomsRules>(Origin::Dealer(seed), &deal::<ThreeKingdoms>(&(), &seed));
    let (code, text) = said(&old.to_string());
    assert_eq!(code, 0);
    let game = format!("A deal of {}.", ThreeKingdomsRules::ID);
    assert!(text.starts_with(&game) && text.contains("the app shuffled alone"), "{text}");
}

#[test]
fn b1_what_does_not_fit_is_not_fair() {
    let proof = mixed(Contribution::new([], "mine"));
    let text = proof.to_file();
    let other = "0".repeat(64);
    for (changed, why) in [
        (text.replace("words mine", "words yours"), "the seed is not made of the secret"),
        (text.replace(&"09".repeat(32), &other), "the commitment was made to another secret"),
        (text.replace(&proof.commitment(), &other), "the commitment was made to another secret"),
        (text.replace(proof.deal(), &proof.deal()[1..]), "the deal has 31 pieces, not 32"),
    ] {
        let (code, said) = said(&changed);
        assert_eq!(code, 1, "{said}");
        assert!(said.starts_with("NOT FAIR: ") && said.contains(why), "{said}");
    }
}

#[test]
fn what_is_no_proof_is_complained_about_in_one_line() {
    for (input, why) in [
        ("", "there is nothing in it"),
        ("hello\u{1b}[2J", r"'hello\u{1b}[2J'"),
        ("prise/deal/2\ngame draughts\n", "'draughts' is no game that is dealt"),
    ] {
        let (code, said) = said(input);
        assert_eq!(code, 2, "{said}");
        assert!(said.starts_with("prise: ") && said.contains(why), "{said}");
    }
    let latin = verify("-", b"prise/deal/2\ngame caf\xe9\n");
    assert_eq!(latin.status.code(), Some(2));
    let large = verify("-", &vec![b'#'; 1 << 20]);
    assert_eq!(large.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&large.stderr).contains("too large"));
    let missing = verify("no/such/file", b"");
    assert_eq!(missing.status.code(), Some(2));
    let folder = verify("/", b"");
    assert_eq!(folder.status.code(), Some(2));
}

#[test]
fn a_file_is_read_as_it_was_saved() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), mixed(Contribution::default()).to_file()).expect("written");
    let output = verify(file.path().to_str().expect("text"), b"");
    assert_eq!(output.status.code(), Some(0));
}
