//! A game as the keys of its positions.

use prise_draughts::pdn;
use prise_game::Rules;

use super::{Explorable, GameEnd};
use crate::SavedMatch;

/// More plies of a game than this are not kept: openings are what comes back.
const MOST_PLIES: usize = 80;

/// The keys of the positions of one game, the start first, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameKeys {
    /// The keys.
    pub keys: Vec<u64>,
    /// The end.
    pub end: GameEnd,
}

impl GameKeys {
    /// A game that begins here; nothing where the game is not explored.
    pub fn begin<G: Explorable>(start: &G, end: GameEnd) -> Option<Self> {
        Some(Self { keys: vec![start.explorer_key()?], end })
    }

    /// Goes on with the position after the next move. Tells whether more of them are wanted.
    pub fn push<G: Explorable>(&mut self, position: &G) -> bool {
        self.keys.extend(position.explorer_key());
        self.keys.len() <= MOST_PLIES
    }

    /// A game of draughts, up to where another position is put on the board.
    pub fn of_pdn(game: &pdn::PdnGame) -> Self {
        let end = match game.result {
            pdn::Result::WhiteWins => GameEnd::Won(0),
            pdn::Result::BlackWins => GameEnd::Won(1),
            pdn::Result::Draw => GameEnd::Drawn,
            pdn::Result::Unknown => GameEnd::Unknown,
        };
        let moves = game.tree.main_line().map_while(|node| match game.tree.step(node) {
            Some(pdn::Step::Move(mv)) => Some(mv),
            _ => None,
        });
        let mut position = *game.start();
        let mut keys = vec![position.key()];
        for mv in moves.take(MOST_PLIES) {
            // The reader has played it.
            position.play_unchecked(mv);
            keys.push(position.key());
        }
        Self { keys, end }
    }

    /// A match that was kept, up to what cannot be read of it; nothing where the game is not
    /// explored.
    pub(crate) fn of_saved<G: Explorable>(saved: &SavedMatch, end: GameEnd) -> Option<Self> {
        let rules = G::Rules::from_text(&saved.rules).ok()?;
        let mut game = match &saved.start {
            Some(text) => G::read(&rules, text).ok()?,
            None => G::start(&rules, 0),
        };
        let mut keys = Self::begin(&game, end)?;
        for text in saved.history.iter().filter(|text| !text.starts_with('!')) {
            let Ok(mv) = game.find_move(text) else { break };
            game.play_unchecked(mv);
            if !keys.push(&game) {
                break;
            }
        }
        Some(keys)
    }

    /// Every move once, however often the position came back: where from, and where to.
    pub(crate) fn moves(&self) -> Vec<(u64, u32)> {
        let pairs = self.keys.windows(2).map(|pair| (pair[0], super::tag_of(pair[1])));
        let mut moves: Vec<_> = pairs.collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}
