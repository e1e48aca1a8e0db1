//! What has to hold in every position and every game.

use std::collections::BTreeSet;

use prise_draughts::{Bitboard, Color, Draughts, DrawRules, Position, Square, pdn};
use prise_game::{Face, Game, Step};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::reference;

/// A board with pieces strewn over it: far more kings and captures than games bring.
fn scattered(seed: u64) -> Position {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (white, black) = (random.random_range(1..=12), random.random_range(1..=14));
    let mut squares: Vec<_> = Square::all().collect();
    let mut sides = [Bitboard::EMPTY; 2];
    let mut kings = Bitboard::EMPTY;
    for (side, count) in sides.iter_mut().zip([white, black]) {
        for _ in 0..count {
            let square = squares.swap_remove(random.random_range(0..squares.len()));
            *side |= Bitboard::only(square);
            if random.random_ratio(1, 3) {
                kings |= Bitboard::only(square);
            }
        }
    }
    // A man does not stand on the row where it is crowned.
    kings |= sides[0] & Bitboard::TOP_ROW | sides[1] & Bitboard::BOTTOM_ROW;
    let to_move = if random.random() { Color::White } else { Color::Black };
    Position::new(sides[0], sides[1], kings, to_move).expect("no overlap")
}

fn plain(position: &Position) -> Vec<reference::Plain> {
    let spell = |mv: prise_draughts::Move| {
        let taken = mv.captured().into_iter().map(Square::number).collect::<BTreeSet<_>>();
        (mv.from().number(), mv.to().number(), taken)
    };
    position.legal_moves().into_iter().map(spell).collect()
}

fn assert_agrees_with_reference(position: &Position) {
    let moves = plain(position);
    let set: BTreeSet<_> = moves.iter().cloned().collect();
    assert_eq!(set.len(), moves.len(), "{position}: a move is listed twice");
    assert_eq!(set, reference::legal_moves(position), "{position}");
    assert_eq!(position.can_move(), !moves.is_empty(), "{position}");
    assert_eq!(position.must_capture(), reference::most_captured(position) > 0, "{position}");
}

fn assert_valid(position: &Position) {
    assert_eq!(position.key(), position.computed_key(), "{position}");
    assert!(!position.pieces(Color::White).intersects(position.pieces(Color::Black)));
    for color in Color::BOTH {
        assert!(!position.men(color).intersects(Bitboard::promotion_row(color)), "{position}");
        assert!(position.pieces(color).len() <= Position::MAX_PIECES);
    }
    assert_eq!(position.to_string().parse(), Ok(*position));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn scattered_positions_agree_with_the_reference(seed: u64) {
        let position = scattered(seed);
        assert_agrees_with_reference(&position);
        for mv in position.legal_moves() {
            let next = position.after(mv);
            assert_valid(&next);
            let lost = position.pieces(!position.to_move()).len() - next.pieces(next.to_move()).len();
            prop_assert_eq!(lost as usize, reference::most_captured(&position));
        }
    }

    #[test]
    fn every_move_is_found_by_its_texts_and_its_path(seed: u64) {
        let position = scattered(seed);
        let legal = position.legal_moves();
        for &mv in &legal {
            prop_assert_eq!(position.find_move(&position.notation_among(mv, &legal)), Ok(mv));
            prop_assert_eq!(position.find_move(&position.full_notation(mv)), Ok(mv));
            let path = position.path(mv);
            let jumped: Bitboard = path.iter().map(|jump| jump.over).collect();
            prop_assert_eq!(jumped, mv.captured());
            prop_assert_eq!(path.len(), mv.captured().len() as usize);
            if let Some(last) = path.last() {
                prop_assert_eq!(last.to, mv.to());
            }
            // Where it goes straight on, it lands right behind the piece: PDN 3.0.
            for pair in path.windows(2) {
                let towards = |a: Square, b: Square| {
                    let sign = |from: u8, to: u8| i8::from(to > from) - i8::from(to < from);
                    (sign(a.row(), b.row()), sign(a.column(), b.column()))
                };
                let goes_on = towards(pair[0].over, pair[0].to) == towards(pair[0].to, pair[1].over);
                let is_behind = pair[0].over.row().abs_diff(pair[0].to.row()) == 1;
                prop_assert!(is_behind || !goes_on, "{position}: {}", position.full_notation(mv));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn whole_games_stay_valid(seed: u64, rules in prop_oneof![Just(DrawRules::Standard), Just(DrawRules::Fmjd2015)]) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Draughts::start(&rules, 0);
        let mut states = vec![game.clone()];
        let mut moves = Vec::new();
        while let Some(mv) = game.legal_moves().choose(&mut random).copied() {
            assert_agrees_with_reference(game.position());
            game.play(mv).expect("legal");
            assert_valid(game.position());
            moves.push(mv);
            states.push(game.clone());
        }
        prop_assert!(game.outcome().is_some(), "a game ends by itself");
        // Going back is taking the earlier state; going on from there leads to the same one.
        for (index, mv) in moves.iter().enumerate() {
            let mut again = states[index].clone();
            again.play(*mv).expect("legal then, legal now");
            prop_assert_eq!(&again, &states[index + 1]);
        }
    }

    #[test]
    fn steps_lead_where_the_move_leads(seed: u64) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Draughts::from_position(scattered(seed), DrawRules::Standard);
        while let Some(mv) = game.legal_moves().choose(&mut random).copied() {
            let mut board: Vec<Option<Face>> = vec![None; Draughts::POINTS];
            for placed in game.pieces() {
                board[placed.at.index()] = Some(placed.face);
            }
            for step in game.play(mv).expect("legal") {
                match step {
                    Step::Hop { from, to, over } => {
                        prop_assert!(over.is_none_or(|over| board[over.index()].is_some()));
                        let piece = board[from.index()].take();
                        prop_assert!(piece.is_some() && board[to.index()].is_none());
                        board[to.index()] = piece;
                    }
                    Step::Remove { at } => prop_assert!(board[at.index()].take().is_some()),
                    Step::Promote { at, piece } => board[at.index()] = Some(Face::Shown(piece)),
                    other => prop_assert!(false, "{other:?} in draughts"),
                }
            }
            let mut expected = vec![None; Draughts::POINTS];
            for placed in game.pieces() {
                expected[placed.at.index()] = Some(placed.face);
            }
            prop_assert_eq!(board, expected);
        }
    }

    #[test]
    fn pdn_round_trip(seed: u64, comment in "[ -z|~é]{0,30}", glyph: u8, name in ".{0,20}") {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let start = if random.random() { Position::start() } else { scattered(seed) };
        let mut tree = pdn::Tree::new(start);
        let mut nodes = vec![pdn::NodeId::ROOT];
        let comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
        // Any node may get another move after it, so there are variations of variations.
        for _ in 0..60 {
            let from = *nodes[nodes.len().saturating_sub(3)..].choose(&mut random).expect("a root");
            let Some(mv) = tree.position(from).legal_moves().choose(&mut random).copied() else {
                continue;
            };
            let node = tree.add(from, pdn::Step::Move(mv)).expect("legal");
            nodes.push(node);
            if random.random_ratio(1, 8) {
                tree.promote(node);
            }
            if random.random_ratio(1, 8) {
                let step = pdn::Step::SetUp(scattered(seed ^ nodes.len() as u64));
                nodes.push(tree.add(node, step).expect("a position"));
            }
            if random.random_ratio(1, 4) {
                let notes = tree.notes_mut(node);
                notes.glyphs.push(glyph);
                notes.comments.extend((!comment.is_empty()).then(|| comment.clone()));
            }
        }
        let mut game = pdn::PdnGame::new(tree);
        game.set_tag("White", &name);
        game.set_tag("Annotator", "x \"quoted\" \\ back");
        game.result = pdn::Result::Draw;
        let text = format!("{game}{game}");
        let reading = pdn::read(&text);
        prop_assert_eq!(&reading.faults, &vec![]);
        prop_assert_eq!(reading.games.len(), 2);
        for read in reading.games {
            for tag in ["White", "Annotator"] {
                prop_assert_eq!(read.tag(tag), game.tag(tag));
            }
            prop_assert!(read.tree == game.tree, "{}", text);
            prop_assert_eq!(read.result, game.result);
        }
    }
}
