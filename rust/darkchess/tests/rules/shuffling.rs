//! Dealer and players shuffle together, and a proof shows it (B1, B4).

use std::process::Command;

use prise_darkchess::{
    Classic, ClassicRules, Commitment, Contribution, DarkChess, FairnessError, Origin, Proof,
    RuleSet, Secret, Seed, Shuffle, ThreeKingdomsRules, Touch,
};
use prise_game::Game;
use proptest::prelude::*;

use crate::sha256::sha256;
use crate::support::field;

fn deal<R: RuleSet>(seed: &Seed) -> String {
    field(&DarkChess::<R>::deal(&R::Options::default(), seed), 1)
}

fn mixed<R: RuleSet>(shuffle: Shuffle) -> Proof {
    let deal = deal::<R>(&shuffle.seed());
    Proof::new::<R>(Origin::Mixed(shuffle), &deal)
}

fn counting_secret() -> Secret {
    Secret::from_bytes(std::array::from_fn(|index| index as u8))
}

/// Worked out apart from this crate, with Python's `hashlib` and a `ChaCha20` of its own.
#[test]
fn b1_promise_seed_and_deal_are_the_same_for_ever() {
    let words = Contribution::new([], r"Anna's \ 龍 %s 100%");
    let shuffle = Shuffle::new(counting_secret(), words);
    let seed = "7a48a46f65b7d803b1c02d18584cd22b3151bb474d187b2abd242f4846214466";
    let classic = mixed::<ClassicRules>(shuffle.clone());
    assert_eq!(
        classic.commitment(),
        "c13e2d0b76375d167fecba8ace9f72a4759c2858898a04109f07616571ff9755"
    );
    assert_eq!(classic.short_commitment(), "c13e 2d0b 7637 5d16");
    assert_eq!(
        (classic.seed().reveal(), classic.deal()),
        (seed.into(), "pNpPRmGprMcPpPrkpnCKRPgcCMmPNgGn")
    );
    let kingdoms = mixed::<ThreeKingdomsRules>(shuffle);
    assert_eq!(
        kingdoms.commitment(),
        "65698dbafe40eca533ac34c997cd7e5425f7a5b3d3cb33ac5a5075ef2cb3ac0f",
        "the game is part of it"
    );
    assert_eq!(
        (kingdoms.seed().reveal(), kingdoms.deal()),
        (seed.into(), "cphAPCkcCPeprEaRhepKPEHrpPHApRPa")
    );
}

#[test]
fn b1_neither_half_decides_alone() {
    let seed = |byte, words| {
        Shuffle::new(Secret::from_bytes([byte; 32]), Contribution::new([], words)).seed()
    };
    assert_ne!(seed(1, "a"), seed(2, "a"));
    assert_ne!(seed(1, "a"), seed(1, "b"));
    assert_ne!(seed(1, "a"), seed(1, ""));
    // Even without anything mixed in, what is promised is not the seed.
    let alone = mixed::<ClassicRules>(Shuffle::new(counting_secret(), Contribution::default()));
    assert_ne!(alone.commitment(), alone.seed().reveal());
}

/// The hashes of every proof by another SHA-256, and by `sha256sum` where there is one.
#[test]
fn b1_anybody_can_check_the_hashes_in_a_shell() {
    let taps = (0..64).map(|ms| Touch::new(ms, 1000 - ms, u32::from(ms) * 77));
    for contribution in [
        Contribution::default(),
        Contribution::new([], "it's '$(x)' \"100%\" \\n `date` ‘龍’ %s -n"),
        Contribution::new(taps, "-"),
    ] {
        let shuffle = Shuffle::new(counting_secret(), contribution);
        for proof in [mixed::<ClassicRules>(shuffle.clone()), mixed::<ThreeKingdomsRules>(shuffle)]
        {
            assert_eq!(proof.commands().len(), 2);
            for (command, digits) in proof.commands() {
                assert_hash(&command, &digits);
            }
        }
    }
    let old = Proof::new::<ClassicRules>(
        Origin::Dealer(Seed::from_number(7)),
        &deal::<ClassicRules>(&Seed::from_number(7)),
    );
    let [(command, digits)] = &old.commands()[..] else { panic!("one hash") };
    assert_hash(command, digits);
}

/// Checks what a command of the form `printf '%s\n' 'LINE' … | sha256sum` prints.
fn assert_hash(command: &str, digits: &str) {
    let lines = command.strip_prefix(r"printf '%s\n' '").expect(command);
    let lines = lines.strip_suffix("' | sha256sum").expect(command);
    let text: String =
        lines.split("' '").map(|line| format!("{}\n", line.replace(r"'\''", "'"))).collect();
    assert_eq!(sha256(&text), digits, "{command}");
    if let Some(printed) = in_shell(command) {
        assert_eq!(printed, format!("{digits}  -\n"), "{command}");
    }
}

/// What a script prints; nothing where the tools for it are not installed.
fn in_shell(script: &str) -> Option<String> {
    let tools = ["sha256sum", "openssl", "awk", "od"];
    let needed = tools.iter().filter(|tool| script.contains(*tool));
    let test: Vec<_> = needed.map(|tool| format!("command -v {tool}")).collect();
    let are_there = Command::new("sh").args(["-c", &test.join(" && ")]).output().ok()?;
    if !are_there.status.success() {
        println!("not run here: {script}");
        return None;
    }
    let output = Command::new("sh").args(["-c", script]).output().expect("a shell");
    assert!(output.status.success(), "{script}: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).expect("text"))
}

const DOCUMENT: &str = include_str!("../../../../docs/fair-deal.md");

/// The code blocks of the document that are marked like this, with the text of the next block.
fn blocks(kind: &str) -> Vec<(String, String)> {
    let all: Vec<(&str, &str)> = DOCUMENT
        .split("\n```")
        .skip(1)
        .step_by(2)
        .map(|block| block.split_once('\n').expect("a block has lines"))
        .collect();
    let next = all.iter().skip(1).map(|(_, text)| *text).chain([""]);
    all.iter()
        .zip(next)
        .filter(|((found, _), _)| *found == kind)
        .map(|((_, text), next)| (format!("{text}\n"), format!("{next}\n")))
        .collect()
}

#[test]
fn b1_the_documented_proof_is_one_and_its_commands_print_what_they_should() {
    let proofs: Vec<Proof> =
        blocks("text").iter().filter_map(|(text, _)| text.parse().ok()).collect();
    let [proof] = &proofs[..] else { panic!("one proof") };
    assert_eq!(proof.verify(), Ok(()));
    assert!(DOCUMENT.contains(&format!("`{}`", proof.short_commitment())));
    let documented: Vec<(String, String)> = blocks("console")
        .iter()
        .map(|(text, _)| {
            let (command, printed) = text.strip_prefix("$ ").unwrap().split_once('\n').unwrap();
            (command.to_owned(), printed.strip_suffix("  -\n").unwrap().to_owned())
        })
        .collect();
    assert_eq!(documented, proof.commands(), "what the app shows is what the document shows");
    for (command, digits) in documented {
        assert_hash(&command, &digits);
    }
}

#[test]
fn b1_the_documented_script_shuffles_as_the_game_does() {
    let [(script, printed)] = &blocks("sh")[..] else { panic!("one script") };
    let proof: Proof =
        blocks("text").iter().find_map(|(text, _)| text.parse().ok()).expect("a proof");
    assert_eq!(printed.trim(), proof.deal());
    let (ours, kingdoms) =
        ("men=KGGMMRRNNCCPPPPPkggmmrrnnccppppp #", "KkPPPPPpppppAAEERRHHCCaaeerrhhcc");
    assert!(script.contains(ours) && script.contains(kingdoms), "the order of the men");
    if let Some(shuffled) = in_shell(script) {
        assert_eq!(&shuffled, printed);
        let other = script.replace(ours, &format!("men={kingdoms} #"));
        let shuffled = in_shell(&other).expect("the same tools");
        assert_eq!(shuffled.trim(), deal::<ThreeKingdomsRules>(proof.seed()));
    }
}

#[test]
fn b1_a_proof_finds_every_half_that_was_swapped() {
    let shuffle = Shuffle::new(counting_secret(), Contribution::new([], "mine"));
    let proof = mixed::<ClassicRules>(shuffle);
    assert_eq!(proof.verify(), Ok(()));
    let text = proof.to_string();
    let verdict = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1).parse::<Proof>().expect("a proof").verify()
    };
    let other_secret = format!("secret {}", "0".repeat(64));
    let secret = format!("secret {}", counting_secret().reveal());
    assert_eq!(verdict(&secret, &other_secret), Err(FairnessError::OtherSecret));
    let commitment = format!("commitment {}", proof.commitment());
    let other = format!("commitment {}", "0".repeat(64));
    assert_eq!(verdict(&commitment, &other), Err(FairnessError::OtherSecret));
    assert_eq!(verdict("game dark-chess", "game three-kingdoms"), Err(FairnessError::OtherSecret));
    assert_eq!(verdict("words mine", "words yours"), Err(FairnessError::NotMixed));
    let seed = format!("seed {}", proof.seed().reveal());
    assert_eq!(verdict(&seed, &format!("seed {}", "0".repeat(64))), Err(FairnessError::NotMixed));
    let mut letters: Vec<char> = proof.deal().chars().collect();
    let differing = (1..32).find(|index| letters[*index] != letters[0]).unwrap();
    letters.swap(0, differing);
    let swapped: String = letters.into_iter().collect();
    assert_eq!(verdict(proof.deal(), &swapped), Err(FairnessError::OtherDeal { at: 1 }));
    let short = FairnessError::Length { expected: 32, found: 31 };
    assert_eq!(verdict(proof.deal(), &proof.deal()[1..]), Err(short));
}

#[test]
fn b1_old_proofs_are_still_read_and_checked() {
    let seed = Seed::from_bytes([3; 32]);
    let proof =
        Proof::new::<ThreeKingdomsRules>(Origin::Dealer(seed), &deal::<ThreeKingdomsRules>(&seed));
    assert_eq!(proof.commitment(), Commitment::<ThreeKingdomsRules>::to(&seed).to_string());
    assert_eq!(proof.verify(), Ok(()));
    assert!(proof.to_string().starts_with("prise/deal/1\ngame three-kingdoms\ncommitment "));
    assert_eq!(proof.to_string().parse(), Ok(proof.clone()));
    let other = proof.to_string().replace(&seed.reveal(), &"0".repeat(64));
    assert_eq!(other.parse::<Proof>().unwrap().verify(), Err(FairnessError::OtherSeed));
}

#[test]
fn proofs_survive_being_sent_and_say_what_is_wrong_with_others() {
    let proof = mixed::<ClassicRules>(Shuffle::new(counting_secret(), Contribution::new([], "#1")));
    let text = proof.to_string();
    assert_eq!(proof.to_file().parse(), Ok(proof.clone()));
    let sent = format!("\u{feff}# a note\r\n\r\n{}\r\n# the end", text.replace('\n', "\r\n"));
    assert_eq!(sent.parse(), Ok(proof));
    let why = |text: &str| text.parse::<Proof>().unwrap_err().to_string();
    assert_eq!(why("# only a note\n"), "there is nothing in it");
    assert_eq!(
        why("prise/deal/3"),
        "line 1: 'prise/deal/1' or 'prise/deal/2' expected, not 'prise/deal/3'"
    );
    assert_eq!(
        why("\n\u{1b}]0;x\u{7}"),
        r"line 2: 'prise/deal/1' or 'prise/deal/2' expected, not '\u{1b}]0;x\u{7}'"
    );
    assert_eq!(why("prise/deal/2\ngame draughts"), "line 2: 'draughts' is no game that is dealt");
    assert_eq!(why("prise/deal/2\ngame dark-chess"), "it ends where 'commitment …' should come");
    let without = |line: &str| {
        text.lines()
            .filter(|it| !it.starts_with(line))
            .map(|it| format!("{it}\n"))
            .collect::<String>()
    };
    assert!(why(&without("secret")).starts_with("line 4: 'secret …' expected, not 'words #1'"));
    assert_eq!(
        why(&without("words")),
        "it is not said what the players have mixed in, if only 'nothing'"
    );
    assert!(why(&text.replace("words #1", "words  #1")).starts_with("line 5: what the players"));
    assert_eq!(
        why(&text.replace("\ndeal ", "\ndeal ?")),
        "line 7: the deal must be a row of letters, one a piece"
    );
    assert!(
        why(&text.replace("secret 0", "secret \u{1b}")).contains(r"'\u{1b}' at character 1 is not")
    );
    assert_eq!(why(&format!("{text}more")), "line 8: nothing more expected, but 'more'");
}

proptest! {
    #[test]
    fn what_a_proof_says_is_read_back(bytes: [u8; 32], words: String, taps in proptest::collection::vec((0_u16..1200, 0_u16..1200, any::<u32>()), 0..5)) {
        let taps = taps.into_iter().map(|(x, y, ms)| Touch::new(x, y, ms));
        let shuffle = Shuffle::new(Secret::from_bytes(bytes), Contribution::new(taps, &words));
        let proof = mixed::<ThreeKingdomsRules>(shuffle);
        prop_assert_eq!(proof.verify(), Ok(()));
        prop_assert_eq!(proof.to_string().parse(), Ok(proof));
    }

    #[test]
    fn any_text_is_refused_or_is_a_proof_that_can_be_written_again(text in "(prise/deal/[12]\n)?(game (dark-chess|three-kingdoms)\n)?(commitment [0-9a-f]{64}\n)?(secret [0-9a-f]{64}\n)?(nothing\n|words \\PC{0,9}\n)?(seed [0-9a-fA-F]{64}\n)?(deal [a-zA-Z?]{0,40}\n)?\\PC{0,3}") {
        match text.parse::<Proof>() {
            Ok(proof) => {
                prop_assert_eq!(proof.to_string().parse(), Ok(proof.clone()));
                let _ = proof.verify();
                let _ = proof.commands();
            }
            Err(error) => prop_assert!(!error.to_string().chars().any(char::is_control), "{}", error),
        }
    }
}

#[test]
fn b4_debug_output_of_a_proof_tells_only_what_was_promised() {
    let proof = mixed::<ClassicRules>(Shuffle::new(counting_secret(), Contribution::default()));
    assert_eq!(format!("{proof:?}"), "Proof(dark-chess c13e 2d0b 7637 5d16)");
}

#[test]
fn b4_the_public_text_names_no_face_down_piece() {
    let mut game = Classic::start(&prise_darkchess::ClassicOptions::default(), 1);
    let public = game.write_public();
    assert_eq!(public, format!("{}/{}/--/0/0", "@".repeat(32), "?".repeat(32)));
    game.play(game.legal_moves()[0]).unwrap();
    assert_eq!(game.write_public().matches('?').count(), 31);
    let open = Classic::read(
        &prise_darkchess::ClassicOptions::default(),
        &format!("K{}k/-/rb/0/0", ".".repeat(30)),
    );
    assert_eq!(open.map(|game| game.write_public() == game.write()), Ok(true));
}
