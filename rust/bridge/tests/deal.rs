//! Shuffling together: promised first, dealt once, proved after the end (B1, B4).

mod support;

use prise_bridge::api::catalog::games;
use prise_bridge::api::deal::{DealMix, PreparedDeal, TapView};
use prise_bridge::api::error::{CoreError, ErrorKind};
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::MatchSetup;
use prise_darkchess::Proof;
use support::{Folder, import, in_memory, match_of, matches, person, play_first, records, view};

const DEALT: [(&str, usize); 2] = [("dark-chess", 2), ("three-kingdoms", 3)];

fn setup(game: &str, seats: usize) -> MatchSetup {
    match_of(game, vec![person("A"); seats])
}

fn mix(words: &str) -> DealMix {
    let taps = vec![TapView { x: 120, y: 340, ms: 0 }, TapView { x: 60_000, y: 512, ms: 850 }];
    DealMix { taps, words: words.to_owned() }
}

fn draw(game: &str) -> PreparedDeal {
    PreparedDeal::draw(game.to_owned()).expect("a deal")
}

fn start_dealt(
    setup: MatchSetup,
    deal: &PreparedDeal,
    words: &str,
) -> Result<GameSession, CoreError> {
    in_memory().start_dealt(setup, deal, mix(words))
}

fn is_fair(proof: &str) -> bool {
    proof.parse::<Proof>().expect("a proof").verify().is_ok()
}

/// Everybody but the first gives up.
fn end(session: &GameSession, seats: usize) {
    for seat in 1..seats {
        session.resign(seat as u8).expect("allowed");
    }
}

#[test]
fn b1_a_deal_is_promised_mixed_played_and_proved() {
    for (game, seats) in DEALT {
        let deal = draw(game);
        let promise = deal.commitment();
        assert_eq!(promise.len(), 64);
        assert_eq!(deal.commitment_short().replace(' ', ""), promise[..16]);
        let session = start_dealt(setup(game, seats), &deal, " my\nlucky socks ").expect("a match");
        let view = view(&session);
        assert_eq!(view.commitment, Some(promise.clone()), "the promise stands");
        assert_eq!(view.commitment_short, Some(deal.commitment_short()));
        play_first(&session);
        let error = session.deal_proof().expect_err("not before the end");
        assert_eq!(error.kind, ErrorKind::NotAllowed);
        end(&session, seats);
        let proof = session.deal_proof().expect("the end");
        assert!(proof.is_fair);
        assert_eq!((&proof.commitment, proof.taps, &*proof.words), (&promise, 2, "my lucky socks"));
        let mixed = "taps 120,340,0 1000,512,850\nwords my lucky socks\n";
        assert_eq!(proof.mix.as_deref(), Some(mixed));
        assert!(proof.secret.is_some() && proof.checks.len() == 2);
        assert_eq!(proof.checks[0].digits, promise);
        assert_eq!(proof.checks[1].digits, proof.seed);
        assert_eq!(proof.pieces.len(), 32);
        assert!(proof.pieces.iter().all(|piece| piece.army.is_some() && piece.kind.is_some()));
        assert!(is_fair(&proof.text) && !is_fair(&proof.text.replace("lucky", "other")));
        let turned_round: String = proof.deal.chars().rev().collect();
        assert!(!is_fair(&proof.text.replace(&proof.deal, &turned_round)));
        assert!(!is_fair(&proof.text.replace(&proof.seed, &"0".repeat(64))));
    }
}

/// What turned up is what the proof shows.
#[test]
fn b1_the_pieces_of_the_proof_are_those_that_turned_up() {
    for (game, seats) in DEALT {
        let session = start_dealt(setup(game, seats), &draw(game), "x").expect("a match");
        for _ in 0..seats {
            let view = view(&session);
            let is_covered = |point| {
                view.pieces.iter().any(|piece| piece.point == point && piece.kind.is_none())
            };
            let flip = view.legal.iter().find(|mv| is_covered(mv.to)).expect("a flip");
            session.play(flip.id).expect("legal");
        }
        let seen = view(&session).pieces;
        end(&session, seats);
        let dealt = session.deal_proof().expect("the end").pieces;
        let turned: Vec<_> = seen.into_iter().filter(|piece| piece.kind.is_some()).collect();
        assert_eq!(turned.len(), seats);
        assert!(turned.iter().all(|piece| dealt.contains(piece)), "{game}");
    }
}

#[test]
fn b1_a_deal_is_used_once_and_only_for_what_it_was_promised_for() {
    let deal = draw("dark-chess");
    let refused = |setup: MatchSetup| start_dealt(setup, &deal, "").err().expect("refused").kind;
    assert_eq!(refused(setup("three-kingdoms", 3)), ErrorKind::BadSetup);
    let by_number = MatchSetup { seed: Some(1), ..setup("dark-chess", 2) };
    assert_eq!(refused(by_number), ErrorKind::BadSetup);
    let position = Some("K...............................".to_owned());
    assert_eq!(refused(MatchSetup { position, ..setup("dark-chess", 2) }), ErrorKind::BadSetup);
    assert_eq!(refused(setup("dark-chess", 3)), ErrorKind::BadSetup, "too many players");
    // What was refused has not used it up.
    start_dealt(setup("dark-chess", 2), &deal, "").expect("a match");
    // What would have come of other words cannot be tried.
    assert_eq!(refused(setup("dark-chess", 2)), ErrorKind::NotAllowed);
    for game in ["draughts", "mill", "chess"] {
        assert!(PreparedDeal::draw(game.to_owned()).is_err(), "{game}");
    }
    let dealt: Vec<_> = games().into_iter().filter(|game| game.is_dealt).map(|it| it.id).collect();
    assert_eq!(dealt, ["dark-chess", "three-kingdoms"]);
}

#[test]
fn b1_a_match_without_shuffling_is_promised_too_and_says_that_nothing_was_mixed_in() {
    let session = GameSession::start(setup("dark-chess", 2)).expect("a match");
    assert!(view(&session).commitment.is_some());
    end(&session, 2);
    let proof = session.deal_proof().expect("the end");
    assert_eq!((proof.mix.as_deref(), proof.taps, &*proof.words), (Some("nothing\n"), 0, ""));
    assert!(proof.is_fair);
    let other = GameSession::start(setup("dark-chess", 2)).expect("a match");
    assert_ne!(view(&other).commitment, Some(proof.commitment));
    let chosen = MatchSetup { seed: Some(1), ..setup("dark-chess", 2) };
    let chosen = GameSession::start(chosen).expect("a match").view().expect("a view");
    assert_eq!(chosen.commitment, None, "a number proves nothing");
}

#[test]
fn b4_the_library_of_a_running_match_shows_a_text_tool_nothing() {
    // Shuffled together, and by the app alone.
    for ((game, seats), words) in DEALT.into_iter().flat_map(|it| [(it, Some("x")), (it, None)]) {
        let folder = Folder::new();
        let library = folder.open();
        let deal = draw(game);
        // A deal that waits is nowhere.
        assert!(matches(&library).is_empty(), "a promised deal is no match");
        let session = match words {
            Some(words) => library.start_dealt(setup(game, seats), &deal, mix(words)),
            None => library.start(setup(game, seats)),
        };
        let session = session.expect("started");
        play_first(&session);
        session.flush();
        let promise = view(&session).commitment;
        assert_eq!(promise == Some(deal.commitment()), words.is_some());
        let bytes = std::fs::read(folder.file()).expect("the file");
        let export = library.export_all().expect("a text");
        let (listed, counted) = (matches(&library), library.statistics());
        let told = format!("{export} {listed:?} {:?} {counted:?}", records(&library));
        let id = session.id().expect("kept");
        drop(session);
        // It goes on, with its promise; the end shows what to look for.
        let resumed = library.resume(id).expect("resumed");
        assert_eq!(view(&resumed).commitment, promise);
        end(&resumed, seats);
        resumed.flush();
        let proof = resumed.deal_proof().expect("the end");
        assert_eq!((&*proof.words, proof.deal.chars().count()), (words.unwrap_or(""), 32));
        let raw: Vec<u8> = (0..32)
            .map(|at| u8::from_str_radix(&proof.seed[2 * at..2 * at + 2], 16).expect("digits"))
            .collect();
        let secret = proof.secret.clone().expect("a secret");
        let is_in = |hay: &[u8], needle: &[u8]| hay.windows(needle.len()).any(|it| it == needle);
        for needle in [&*proof.seed, &proof.seed[..16], &secret, &proof.deal, &proof.deal[8..20]] {
            assert!(!is_in(&bytes, needle.as_bytes()), "{game}: {needle}");
            assert!(!told.contains(needle), "{game}: {needle}");
        }
        assert!(!is_in(&bytes, &raw), "{game}");
        // The same search finds it once the game is over: then it is an open book.
        let bytes = std::fs::read(folder.file()).expect("the file");
        assert!(is_in(&bytes, secret.as_bytes()) && is_in(&bytes, &proof.deal.as_bytes()[8..20]));
        assert!(library.export_all().expect("a text").contains(&secret));
        // The export of the running match goes on in another library.
        let other = in_memory();
        assert_eq!(import(&other, export).matches, 1);
        let id = matches(&other)[0].id;
        let imported = other.resume(id).expect("resumed").view().expect("a view");
        assert_eq!(imported.commitment, promise);
    }
}

#[test]
fn b1_matches_of_older_versions_are_still_proved() {
    let library = in_memory();
    let old = include_str!("../../store/tests/data/export-1.json");
    assert_eq!(import(&library, old).matches, 2);
    let mut proofs = Vec::new();
    for summary in matches(&library) {
        let session = library.resume(summary.id).expect("resumed");
        session.resign(0).expect("allowed");
        proofs.extend(session.deal_proof());
    }
    let [proof] = &proofs[..] else { panic!("one was promised, one was dealt by number") };
    assert!(proof.is_fair && proof.secret.is_none() && proof.mix.is_none());
    assert_eq!((&*proof.seed, proof.checks.len()), (&*"03".repeat(32), 1));
    assert!(is_fair(&proof.text));
}
