//! What was played from a position: from finished games, and from tree files.

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, Rules, SplitMix64};
use prise_mill::{Mill, MillRules};
use prise_store::explorer::{
    ByteSource, Explorable, ExploredMove, GameEnd, GameKeys, TreeAbout, TreeBuilder, TreeError,
    TreeFile, explored_moves,
};
use prise_store::{Store, UnixMillis};
use proptest::prelude::*;
use std::collections::HashMap;

const GAMES: &str = "[White \"A\"] 1. 32-28 19-23 2. 28x19 14x23 2-0
    [White \"B\"] 1. 32-28 18-23 1-1
    [White \"C\"] 1. 31-27 19-23 0-2
    [White \"D\"] 1. 32-28 19-23 *";

fn own(store: &Store, game: &Draughts) -> Vec<ExploredMove<prise_draughts::Move>> {
    let key = game.explorer_key().unwrap();
    explored_moves(game, &store.explore("draughts", key).unwrap())
}

fn start() -> Draughts {
    Draughts::start(&DrawRules::Standard, 0)
}

fn told(game: &Draughts, moves: &[ExploredMove<prise_draughts::Move>]) -> Vec<String> {
    let tell = |it: &ExploredMove<_>| {
        format!("{} {} of {}", game.notation(it.moves[0]), it.tally, it.tally.games())
    };
    moves.iter().map(tell).collect()
}

#[test]
fn own_games_tell_what_was_played_and_how_it_ended() {
    let store = Store::in_memory().unwrap();
    assert!(own(&store, &start()).is_empty());
    store.import_pdn(GAMES, UnixMillis::new(1)).unwrap();
    let found = own(&store, &start());
    assert_eq!(told(&start(), &found), ["32-28 +1 =1 -0 of 3", "31-27 +0 =0 -1 of 1"]);
    let mut game = start();
    game.play(game.find_move("32-28").unwrap()).unwrap();
    let found = own(&store, &game);
    assert_eq!(told(&game, &found), ["19-23 +1 =0 -0 of 2", "18-23 +0 =1 -0 of 1"]);

    // What is deleted is not counted any more, and what is taken back is.
    let last = found[0].last_game.unwrap();
    let record = store.delete(last).unwrap().unwrap();
    assert_eq!(own(&store, &game)[0].tally.games(), 1);
    store.restore(last, &record).unwrap();
    assert_eq!(own(&store, &game)[0].tally.games(), 2);
    store.check().unwrap();
}

#[test]
fn a_position_that_comes_back_in_a_game_counts_once() {
    let kings = Draughts::read(&DrawRules::Standard, "W:WK46:BK45").unwrap();
    let mut game = kings.clone();
    let mut keys = GameKeys::begin(&game, GameEnd::Drawn).unwrap();
    for mv in ["46-41", "45-40", "41-46", "40-45", "46-41", "45-40"] {
        game.play(game.find_move(mv).unwrap()).unwrap();
        keys.push(&game);
    }
    let mut builder = TreeBuilder::default();
    assert!(builder.add(&keys));
    assert!(!builder.add(&GameKeys { end: GameEnd::Unknown, ..keys }));
    let tree = TreeFile::new(builder.to_bytes(TreeAbout::default(), 1_000_000)).unwrap();
    let known = tree.moves(kings.explorer_key().unwrap()).unwrap();
    assert_eq!(known.len(), 1);
    assert_eq!(known[0].tally.games(), 1);
    assert_eq!(tree.about().games, 1);
}

#[test]
fn the_images_of_a_move_in_mill_are_one() {
    let rules = MillRules::default();
    let begin = Mill::start(&rules, 0);
    let mut builder = TreeBuilder::default();
    for (mv, end) in [("a7", GameEnd::Won(0)), ("e3", GameEnd::Won(1)), ("d6", GameEnd::Drawn)] {
        let mut game = begin.clone();
        let mut keys = GameKeys::begin(&game, end).unwrap();
        game.play(game.find_move(mv).unwrap()).unwrap();
        keys.push(&game);
        builder.add(&keys);
    }
    let tree = TreeFile::new(builder.to_bytes(TreeAbout::default(), 1_000_000)).unwrap();
    let found = explored_moves(&begin, &tree.moves(begin.explorer_key().unwrap()).unwrap());
    assert_eq!(found.len(), 2);
    assert_eq!((found[0].moves.len(), found[0].tally.wins), (8, [1, 1]), "all outer corners");
    assert_eq!(found[1].moves.len(), 4);
    // Other rules are another game.
    let plain = Mill::start(&Rules::from_text("custodian=0").unwrap(), 0);
    assert_ne!(plain.explorer_key(), begin.explorer_key());
}

#[test]
fn the_keys_are_part_of_the_format() {
    let keys = [
        start().explorer_key().unwrap(),
        Mill::start(&MillRules::default(), 0).explorer_key().unwrap(),
    ];
    assert_eq!(keys, [0x2694_9b7b_0b26_2bfc, 0xd969_290b_6aca_d116]);
}

/// Random openings as keys, and what they should add up to.
fn random_tree(seed: u64, games: usize) -> (TreeBuilder, HashMap<(u64, u32), u32>) {
    let mut dice = SplitMix64::new(seed);
    let (mut builder, mut counts) = (TreeBuilder::default(), HashMap::new());
    for _ in 0..games {
        let mut game = start();
        let mut keys = GameKeys::begin(&game, GameEnd::Won((dice.next() & 1) as u8)).unwrap();
        for _ in 0..12 {
            let moves = game.legal_moves();
            let before = game.explorer_key().unwrap();
            game.play(moves[dice.next() as usize % moves.len().min(3)]).unwrap();
            keys.push(&game);
            let after = game.explorer_key().unwrap() as u32 & 0xFF_FFFF;
            *counts.entry((before, after)).or_insert(0) += 1;
        }
        builder.add(&keys);
    }
    (builder, counts)
}

#[test]
fn a_tree_file_tells_all_that_was_added() {
    let (builder, counts) = random_tree(1, 400);
    let bytes = builder.to_bytes(TreeAbout::default(), 10_000_000);
    let tree = TreeFile::new(bytes).unwrap();
    tree.check().unwrap();
    assert_eq!(tree.len(), counts.len());
    for ((key, tag), count) in counts {
        let known = tree.moves(key).unwrap();
        let found = known.iter().find(|it| it.tag == tag).unwrap();
        assert_eq!(found.tally.games(), count);
    }
    assert!(tree.moves(12345).unwrap().is_empty());
    assert!(tree.moves(0).unwrap().is_empty() && tree.moves(u64::MAX).unwrap().is_empty());
}

#[test]
fn a_tree_file_that_is_too_large_keeps_what_was_played_most() {
    let (builder, _) = random_tree(2, 400);
    let most = 5 * 4096;
    let bytes = builder.to_bytes(TreeAbout::default(), most);
    assert_eq!(bytes.len(), most);
    let tree = TreeFile::new(bytes.clone()).unwrap();
    let whole = TreeFile::new(builder.to_bytes(TreeAbout::default(), 10_000_000)).unwrap();
    let key = start().explorer_key().unwrap();
    assert_eq!(tree.moves(key).unwrap(), whole.moves(key).unwrap());
    assert!(tree.len() < whole.len());
    assert_eq!(bytes, builder.to_bytes(TreeAbout::default(), most), "the same every time");
}

#[test]
fn rare_positions_can_be_left_out() {
    let (mut builder, counts) = random_tree(6, 200);
    let mut games: HashMap<u64, u32> = HashMap::new();
    for ((key, _), count) in &counts {
        *games.entry(*key).or_default() += count;
    }
    builder.leave_out_rare(3);
    let tree = TreeFile::new(builder.to_bytes(TreeAbout::default(), 10_000_000)).unwrap();
    let kept = counts.keys().filter(|(key, _)| games[key] >= 3).count();
    assert_eq!((tree.len(), tree.about().games), (kept, 200));
    assert!(kept < counts.len());
}

/// A source that remembers how much of it was read.
struct Watched(Vec<u8>, std::sync::Arc<std::sync::atomic::AtomicUsize>);

impl ByteSource for Watched {
    fn size(&self) -> std::io::Result<u64> {
        self.0.size()
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> std::io::Result<()> {
        self.1.fetch_add(buffer.len(), std::sync::atomic::Ordering::Relaxed);
        self.0.read_at(place, buffer)
    }
}

#[test]
fn a_tree_file_is_not_read_whole() {
    let (builder, _) = random_tree(3, 3000);
    let bytes = builder.to_bytes(TreeAbout::default(), 1_000_000);
    let size = bytes.len();
    let read = std::sync::Arc::default();
    let tree = TreeFile::new(Watched(bytes, std::sync::Arc::clone(&read))).unwrap();
    assert!(!tree.moves(start().explorer_key().unwrap()).unwrap().is_empty());
    let read = read.load(std::sync::atomic::Ordering::Relaxed);
    assert!(5 * read < size, "{read} of {size}");
}

#[test]
fn a_file_that_is_something_else_is_told_so() {
    assert!(matches!(TreeFile::new(vec![0; 10]), Err(TreeError::NotATree)));
    assert!(matches!(TreeFile::new(vec![0; 8192]), Err(TreeError::NotATree)));
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(TreeFile::open(folder.path().join("none")), Err(TreeError::Io(_))));
    let (builder, _) = random_tree(4, 50);
    let path = folder.path().join("club.tree");
    std::fs::write(&path, builder.to_bytes(TreeAbout::default(), 1_000_000)).unwrap();
    let tree = TreeFile::open(&path).unwrap();
    assert!(!tree.moves(start().explorer_key().unwrap()).unwrap().is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Whatever is done to a file: an answer, or an error; never a panic, never another answer.
    #[test]
    fn damage_is_noticed(places in prop::collection::vec((any::<usize>(), 1_u8..), 1..4), cut in any::<usize>()) {
        let (builder, _) = random_tree(5, 60);
        let whole = builder.to_bytes(TreeAbout { game: "draughts".into(), ..TreeAbout::default() }, 1_000_000);
        let key = start().explorer_key().unwrap();
        let answer = TreeFile::new(whole.clone()).unwrap().moves(key).unwrap();
        let mut bytes = whole.clone();
        for (at, change) in places {
            let at = at % whole.len();
            bytes[at] ^= change;
        }
        if bytes != whole {
            let tree = TreeFile::new(bytes.clone());
            let is_told = tree.as_ref().map_or(true, |tree| tree.check().is_err());
            prop_assert!(is_told);
            if let Ok(tree) = tree && let Ok(found) = tree.moves(key) {
                prop_assert_eq!(found, answer);
            }
        }
        bytes.truncate(cut % whole.len());
        prop_assert!(TreeFile::new(bytes).is_err());
    }
}
