//! Making tree files.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::tree_file::{
    ABOUT_AT, COUNT_AT, LENGTH_AT, MAGIC, MOST_COUNT, PAGE, RECORDS_A_PAGE, ROOM, page_checksum,
};
use super::{GameEnd, GameKeys, Tally, TreeAbout};

/// Collects games for a tree file.
///
/// ```
/// use prise_draughts::Draughts;
/// use prise_game::Game;
/// use prise_store::explorer::{
///     Explorable, GameEnd, GameKeys, TreeAbout, TreeBuilder, TreeFile, explored_moves,
/// };
///
/// let start = Draughts::start(&Default::default(), 0);
/// let mut game = start.clone();
/// let mut keys = GameKeys::begin(&game, GameEnd::Won(0)).unwrap();
/// for mv in ["32-28", "19-23", "28x19"] {
///     game.play(game.find_move(mv)?)?;
///     keys.push(&game);
/// }
/// let mut builder = TreeBuilder::default();
/// builder.add(&keys);
/// let about = TreeAbout { game: "draughts".into(), ..TreeAbout::default() };
/// let tree = TreeFile::new(builder.to_bytes(about, 1_000_000))?;
/// let known = tree.moves(start.explorer_key().unwrap())?;
/// let played = explored_moves(&start, &known);
/// assert_eq!(start.notation(played[0].moves[0]), "32-28");
/// assert_eq!(played[0].tally.wins, [1, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct TreeBuilder {
    moves: HashMap<(u64, u32), Tally>,
    games: u32,
}

impl TreeBuilder {
    /// Adds a game. One of which nobody knows how it ended is left out; tells whether it was
    /// taken.
    pub fn add(&mut self, game: &GameKeys) -> bool {
        if game.end == GameEnd::Unknown {
            return false;
        }
        self.games += 1;
        for place in game.moves() {
            self.moves.entry(place).or_default().count(game.end);
        }
        true
    }

    /// How many games were added.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Leaves out the positions that fewer games went through: a line that was played once says
    /// little and takes as much room as any.
    pub fn leave_out_rare(&mut self, least_games: u32) {
        let mut games: HashMap<u64, u32> = HashMap::new();
        for ((key, _), tally) in &self.moves {
            *games.entry(*key).or_default() += tally.games();
        }
        self.moves.retain(|(key, _), _| games.get(key).is_some_and(|known| *known >= least_games));
    }

    /// The tree file of all games, of at most so many bytes: the moves that were played most often
    /// are in it. The number of games in its description is set here.
    pub fn to_bytes(&self, about: TreeAbout, most_bytes: usize) -> Vec<u8> {
        let about = TreeAbout { games: self.games, ..about };
        let mut records: Vec<_> =
            self.moves.iter().map(|(place, tally)| (*place, *tally)).collect();
        let most = (most_bytes / PAGE).saturating_sub(1) * RECORDS_A_PAGE;
        if records.len() > most {
            records.sort_unstable_by_key(|(place, tally)| (Reverse(tally.games()), *place));
            records.truncate(most);
        }
        records.sort_unstable_by_key(|(place, _)| *place);

        let mut bytes = head(&about, records.len());
        for page in records.chunks(RECORDS_A_PAGE) {
            let mut content = Vec::with_capacity(PAGE);
            for ((key, tag), tally) in page {
                let three = |count: u32| count.min(MOST_COUNT).to_le_bytes().into_iter().take(3);
                content.extend(key.to_le_bytes());
                content.extend(three(*tag));
                for count in [tally.wins[0], tally.draws, tally.wins[1]] {
                    content.extend(three(count));
                }
            }
            append(&mut bytes, content);
        }
        bytes
    }
}

fn head(about: &TreeAbout, records: usize) -> Vec<u8> {
    // A description of a few texts has a JSON form; one that is too long is left out but for the
    // game.
    let json = |about: &TreeAbout| serde_json::to_vec(about).unwrap_or_default();
    let mut text = json(about);
    if text.len() > ROOM - ABOUT_AT {
        text = json(&TreeAbout { name: String::new(), rules: String::new(), ..about.clone() });
    }
    let mut content = Vec::with_capacity(PAGE);
    content.extend(MAGIC);
    content.extend((records as u32).to_le_bytes());
    content.extend((text.len() as u16).to_le_bytes());
    debug_assert_eq!((COUNT_AT, LENGTH_AT, ABOUT_AT), (8, 12, content.len()));
    content.extend(text);
    let mut bytes = Vec::new();
    append(&mut bytes, content);
    bytes
}

/// Fills a page up, seals it and appends it.
fn append(bytes: &mut Vec<u8>, mut content: Vec<u8>) {
    content.resize(ROOM, 0);
    let number = (bytes.len() / PAGE) as u32;
    let sum = page_checksum(number, &content);
    bytes.extend(content);
    bytes.extend(sum.to_le_bytes());
}
