//! Counting how often a position has stood.

/// The positions that can still come back, oldest first.
///
/// Occurrences are counted by exact comparison; the 64-bit key only finds the candidates, so two
/// positions that happen to share a key are never taken for a repetition. After a move that
/// cannot be taken back (a capture, say) no earlier position can return, and the history is
/// [started afresh](Self::restart); it therefore stays short.
///
/// ```
/// use prise_game::Repetition;
///
/// let mut history = Repetition::new(7, "start");
/// history.push(8, "elsewhere");
/// assert_eq!(history.push(7, "start"), 2);
/// assert_eq!(history.push(7, "same key, another position"), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repetition<P> {
    seen: Vec<(u64, P)>,
}

impl<P: Eq> Repetition<P> {
    /// A history that holds the position the game starts from.
    pub fn new(key: u64, position: P) -> Self {
        Self { seen: vec![(key, position)] }
    }

    /// Forgets everything and starts again with this position.
    pub fn restart(&mut self, key: u64, position: P) {
        self.seen.clear();
        self.seen.push((key, position));
    }

    /// Adds the position that stands now and tells how often it has stood, this time included.
    pub fn push(&mut self, key: u64, position: P) -> usize {
        let before = self.occurrences(key, &position);
        self.seen.push((key, position));
        before + 1
    }

    /// How often this position has stood.
    pub fn occurrences(&self, key: u64, position: &P) -> usize {
        self.seen.iter().filter(|(k, p)| *k == key && p == position).count()
    }

    /// The keys of the positions that can still come back, oldest first: what a search needs in
    /// order to see repetitions coming.
    pub fn keys(&self) -> impl Iterator<Item = u64> + '_ {
        self.seen.iter().map(|(key, _)| *key)
    }

    /// The positions that can still come back, oldest first.
    pub fn positions(&self) -> impl Iterator<Item = &P> {
        self.seen.iter().map(|(_, position)| position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restart_forgets() {
        let mut history = Repetition::new(1, 'a');
        history.push(2, 'b');
        history.restart(3, 'c');
        assert_eq!(history.occurrences(1, &'a'), 0);
        assert_eq!(history.keys().collect::<Vec<_>>(), [3]);
        assert_eq!(history.positions().collect::<Vec<_>>(), [&'c']);
    }
}
