//! Counting move sequences.

use crate::{Move, Position};

impl Position {
    /// How many sequences of `depth` moves there are from here, draws ignored. The last ply is
    /// counted without being played.
    ///
    /// ```
    /// use prise_draughts::Position;
    ///
    /// assert_eq!(Position::start().perft(5), 27_117);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists = vec![Vec::new(); depth as usize];
        self.count_sequences(&mut lists)
    }

    /// One list for each ply that is left, so that none has to be allocated on the way.
    fn count_sequences(&self, lists: &mut [Vec<Move>]) -> u64 {
        let Some((moves, deeper)) = lists.split_first_mut() else { return 1 };
        if deeper.is_empty() {
            return self.count_moves(moves);
        }
        self.generate(moves);
        moves.iter().map(|mv| self.after(*mv).count_sequences(deeper)).sum()
    }
}
