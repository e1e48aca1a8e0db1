//! Paranoid search: what a player of Three Kingdoms gets for certain.
//!
//! One player maximises, and both others are taken to play together against that one. What a move
//! wins then it wins whatever they do. That is too dark a view for playing, where the others are
//! each other's enemies too, and just right for proving.
//!
//! - It is for open boards: where pieces lie face-down nothing is certain, and flips are left out.
//! - Alpha-beta works as with two players: two minimising nodes follow each maximising one.
//! - *Quiescence*: captures are followed to their end. Whoever does not want to capture leaves that
//!   to the next of the allies.

use std::cmp::Reverse;

use prise_darkchess::{Move, Position, RuleSet, ThreeKingdomsRules};
use prise_game::{Outcome, Seat};

use super::kingdoms::worth_in_hundredths;
use crate::stop::{NodeCounter, StopCondition};
use crate::transposition_table::{Bound, NO_CODE, TableEntry, TranspositionTable};
use crate::{Limits, RankedMove, Ranking, Score, StopToken};

type Board = Position<ThreeKingdomsRules>;

/// How many megabytes the table takes.
const TABLE_MEGABYTES: usize = 8;
/// The deepest iteration.
const MAX_DEPTH: u32 = 24;
/// The longest line, captures at its end included.
const MAX_PLY: usize = 40;
/// How many captures are followed at the end of a line: with three players and no ranks there is
/// always another.
const CAPTURES: u32 = 4;
/// What it is worth to put another player out, beside the pieces.
const ELIMINATION: i32 = 200;
/// More than anything is worth.
const OPEN: i32 = 40_000;
/// Keys of the same board with another player to prove something for differ by this.
const SEAT_KEY: u64 = 0x9E37_79B9_7F4A_7C15;

/// How a player stands in an open position, in hundredths of a soldier's step: the own men against
/// those of all others who are still in.
pub fn balance(position: &Board, seat: Seat) -> i32 {
    let own = position.army_of(seat);
    let mut sum = 0;
    let mut counts = [0; 3];
    for other in ThreeKingdomsRules::SEATS.iter().filter(|other| *other != seat) {
        match position.army_of(other) {
            _ if position.is_out(other) => sum += ELIMINATION,
            Some(army) => counts[army.index()] = -1,
            None => {}
        }
    }
    if let Some(own) = own {
        counts[own.index()] = 1;
    }
    for man in ThreeKingdomsRules::men() {
        let profile = ThreeKingdomsRules::profile(man);
        let standing = profile.count - position.captured(man) - position.unturned(man);
        sum += counts[profile.army.index()] * i32::from(standing) * worth_in_hundredths(man);
    }
    sum
}

/// Searches open positions for what is certain.
pub struct ParanoidSearch {
    table: TranspositionTable,
}

impl Default for ParanoidSearch {
    fn default() -> Self {
        Self { table: TranspositionTable::new(TABLE_MEGABYTES << 20) }
    }
}

impl ParanoidSearch {
    /// Forgets everything, so that the next answer depends on the question alone.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The moves of a position with what each gives the `seat` for certain, the best for the player
    /// to move first. What falls short of the best by more than `slack` is only known to do so.
    pub fn rank(
        &mut self,
        position: &Board,
        seat: Seat,
        limits: Limits,
        slack: i32,
        stop: &StopToken,
    ) -> Ranking<Move> {
        let condition = StopCondition::new(limits, stop);
        self.table.age();
        let mut search = Search::new(&self.table, &condition, seat);
        let mut list = Vec::new();
        search.list_moves(position, 0, NO_CODE, &mut list);
        let mut ranked: Vec<_> =
            list.iter().map(|(_, mv)| RankedMove { mv: *mv, score: Score::DRAW }).collect();
        let mut depth = 0;
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        // Scores are the mover's own in what follows.
        let sign = if position.to_move() == seat { 1 } else { -1 };
        while depth < deepest && !ranked.is_empty() {
            let mut fresh = ranked.clone();
            let mut best = -OPEN;
            for candidate in &mut fresh {
                let floor = if best == -OPEN { best } else { best - slack - 1 };
                let mut next = *position;
                next.apply(candidate.mv, |_| unreachable!("flips are left out"));
                let (alpha, beta) = if sign > 0 { (floor, OPEN) } else { (-OPEN, -floor) };
                let value = sign * search.search(&next, depth as i32, 1, alpha, beta);
                candidate.score = Score::from_value(value);
                best = best.max(value);
            }
            if search.counter.stopped {
                break;
            }
            fresh.sort_by_key(|candidate| Reverse(candidate.score));
            ranked = fresh;
            depth += 1;
            search.counter.allow_stop();
            if ranked[0].score.plies_to_end().is_some_and(|plies| plies as u32 <= depth) {
                break;
            }
        }
        Ranking { moves: ranked, depth, nodes: search.counter.nodes }
    }

    /// What is played if the others ally against the `seat`, from this position on.
    pub fn line(
        &mut self,
        position: &Board,
        seat: Seat,
        limits: Limits,
        stop: &StopToken,
    ) -> Vec<Move> {
        let ranking = self.rank(position, seat, limits, 0, stop);
        let mut next = ranking.moves.first().map(|best| best.mv);
        let mut position = *position;
        let mut line = Vec::new();
        while let Some(mv) = next
            && line.len() < ranking.depth as usize
        {
            line.push(mv);
            position.apply(mv, |_| unreachable!("flips are left out"));
            let entry = self.table.find(key_of(&position, seat));
            let code = entry.map_or(NO_CODE, |entry| entry.code);
            let moves = position.moves();
            next = moves.into_iter().find(|mv| code != NO_CODE && code_of(*mv) == code);
        }
        line
    }
}

fn key_of(position: &Board, seat: Seat) -> u64 {
    position.key() ^ SEAT_KEY.wrapping_mul(seat.index() as u64 + 1)
}

/// A number for a move that is no flip.
fn code_of(mv: Move) -> u16 {
    match mv {
        Move::Flip { .. } => NO_CODE,
        Move::Go { from, to } => {
            (from.index() * ThreeKingdomsRules::GEOMETRY.points() + to.index()) as u16
        }
    }
}

struct Search<'a> {
    table: &'a TranspositionTable,
    counter: NodeCounter<'a>,
    seat: Seat,
    /// A quiet move that was good at the same ply.
    killers: [u16; MAX_PLY + 1],
    moves: Vec<Move>,
    lists: Vec<Vec<(i32, Move)>>,
}

/// Ranks in the order of moves: the table's move, captures by their victims, the killer.
const FIRST: i32 = 10_000;
const KILLER: i32 = 1;

impl<'a> Search<'a> {
    fn new(table: &'a TranspositionTable, condition: &'a StopCondition<'a>, seat: Seat) -> Self {
        Self {
            table,
            counter: NodeCounter::new(condition),
            seat,
            killers: [NO_CODE; MAX_PLY + 1],
            moves: Vec::with_capacity(128),
            lists: (0..=MAX_PLY).map(|_| Vec::with_capacity(64)).collect(),
        }
    }

    /// The moves that are no flips, the promising first.
    fn list_moves(
        &mut self,
        position: &Board,
        ply: usize,
        first: u16,
        list: &mut Vec<(i32, Move)>,
    ) {
        position.moves_into(&mut self.moves);
        list.clear();
        for &mv in &self.moves {
            let code = code_of(mv);
            let rank = match position.taken_by(mv) {
                _ if code == NO_CODE => continue,
                _ if code == first => FIRST,
                Some(man) => worth_in_hundredths(man),
                None => KILLER * i32::from(code == self.killers[ply]),
            };
            list.push((rank, mv));
        }
        list.sort_by_key(|(rank, _)| Reverse(*rank));
    }

    /// The worth of an end of the game, for the player who is asked about.
    fn end(&self, position: &Board, ply: usize) -> Option<i32> {
        match position.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == self.seat => {
                Some(Score::win_in(ply).hundredths())
            }
            Some(Outcome::Draw { .. }) if !position.is_out(self.seat) => Some(0),
            Some(_) => Some(Score::loss_in(ply).hundredths()),
            None if position.is_out(self.seat) => Some(Score::loss_in(ply).hundredths()),
            None => None,
        }
    }

    /// What the player who is asked about gets, within a window.
    fn search(&mut self, position: &Board, depth: i32, ply: usize, alpha: i32, beta: i32) -> i32 {
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, ply, CAPTURES, alpha, beta);
        }
        if self.counter.visit() {
            return 0;
        }
        if let Some(end) = self.end(position, ply) {
            return end;
        }
        let key = key_of(position, self.seat);
        let entry = self.table.find(key);
        if let Some(entry) = entry
            && i32::from(entry.depth) >= depth
        {
            let value = i32::from(entry.score);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        let first = entry.map_or(NO_CODE, |entry| entry.code);
        let mut list = std::mem::take(&mut self.lists[ply]);
        self.list_moves(position, ply, first, &mut list);
        let best = self.best_of(position, &list, depth, ply, alpha, beta);
        let is_blocked = list.is_empty();
        self.lists[ply] = list;
        if self.counter.stopped {
            return 0;
        }
        if is_blocked {
            return balance(position, self.seat);
        }
        let (best, code) = best;
        let bound = match best {
            best if best <= alpha => Bound::Upper,
            best if best >= beta => Bound::Lower,
            _ => Bound::Exact,
        };
        // An end that was counted from the root would be wrong from elsewhere.
        if !Score::from_value(best).is_decided() {
            self.table
                .keep(key, TableEntry { code, score: best as i16, depth: depth as u8, bound });
        }
        best
    }

    /// The best of these moves for whoever is to move, and its code.
    fn best_of(
        &mut self,
        position: &Board,
        list: &[(i32, Move)],
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> (i32, u16) {
        let is_own = position.to_move() == self.seat;
        let (mut low, mut high) = (alpha, beta);
        let mut best = if is_own { -OPEN } else { OPEN };
        let mut best_code = NO_CODE;
        for (index, &(_, mv)) in list.iter().enumerate() {
            let mut next = *position;
            next.apply(mv, |_| unreachable!("flips are left out"));
            let (zero_low, zero_high) = match (index, is_own) {
                (0, _) => (low, high),
                (_, true) => (low, low + 1),
                (_, false) => (high - 1, high),
            };
            let mut value = self.search(&next, depth - 1, ply + 1, zero_low, zero_high);
            if index > 0 && value > low && value < high && high - low > 1 {
                value = self.search(&next, depth - 1, ply + 1, low, high);
            }
            if self.counter.stopped {
                break;
            }
            let is_better = if is_own { value > best } else { value < best };
            if is_better {
                best = value;
                best_code = code_of(mv);
            }
            if is_own {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                if position.taken_by(mv).is_none() {
                    self.killers[ply] = code_of(mv);
                }
                break;
            }
        }
        (best, best_code)
    }

    /// Follows the captures to their end.
    fn quiescence(
        &mut self,
        position: &Board,
        ply: usize,
        left: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        if self.counter.visit() {
            return 0;
        }
        if let Some(end) = self.end(position, ply) {
            return end;
        }
        let mut best = balance(position, self.seat);
        if left == 0 || ply >= MAX_PLY {
            return best;
        }
        let is_own = position.to_move() == self.seat;
        if !is_own && best > alpha {
            let passed = position.passed();
            if passed.to_move() != self.seat {
                best = best.min(self.quiescence(&passed, ply + 1, left, alpha, beta));
            }
        }
        let (mut low, mut high) =
            if is_own { (alpha.max(best), beta) } else { (alpha, beta.min(best)) };
        let own_army = position.army_of(self.seat);
        let mut captures = std::mem::take(&mut self.lists[ply]);
        captures.clear();
        position.moves_into(&mut self.moves);
        captures.extend(self.moves.iter().filter_map(|&mv| {
            let man = position.taken_by(mv)?;
            // The allies do not take from each other.
            let counts = is_own || own_army == Some(ThreeKingdomsRules::profile(man).army);
            counts.then(|| (worth_in_hundredths(man), mv))
        }));
        captures.sort_by_key(|(worth, _)| Reverse(*worth));
        for &(_, mv) in &captures {
            if low >= high || self.counter.stopped {
                break;
            }
            let mut next = *position;
            next.apply(mv, |_| unreachable!("captures turn nothing up"));
            let value = self.quiescence(&next, ply + 1, left - 1, low, high);
            if is_own {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
        }
        self.lists[ply] = captures;
        best
    }
}

#[cfg(test)]
mod tests {
    use prise_darkchess::ThreeKingdoms;
    use prise_game::Game;

    use super::*;

    fn read(text: &str) -> ThreeKingdoms {
        ThreeKingdoms::read(&(), text).unwrap()
    }

    fn best(text: &str, nodes: u64) -> (String, i32, i32) {
        let game = read(text);
        let position = *game.position();
        let ranking = ParanoidSearch::default().rank(
            &position,
            position.to_move(),
            Limits::nodes(nodes),
            10_000,
            &StopToken::default(),
        );
        let score = |at: usize| ranking.moves[at].score.hundredths();
        (game.notation(ranking.moves[0].mv), score(0), score(1))
    }

    /// Red's Rook may take a Horse that nobody guards, or a Soldier that the General guards.
    const RIGHT_CAPTURE: &str = "R...h\
                                 .....\
                                 .....\
                                 .....\
                                 ..a..\
                                 .....\
                                 .....\
                                 .....\
                                 P..K./-/RGB/0/60/-";

    #[test]
    fn of_two_captures_it_takes_the_one_that_is_safe_from_both() {
        let (mv, first, second) = best(RIGHT_CAPTURE, 50_000);
        let before = balance(read(RIGHT_CAPTURE).position(), Seat::FIRST);
        assert_eq!(mv, "a9-e9");
        assert!(first >= before + 300 && second < first, "{first} {second} from {before}");
    }

    #[test]
    fn it_counts_the_men_of_both_others_against_one() {
        let game = read(RIGHT_CAPTURE);
        let at = |seat| balance(game.position(), seat);
        assert_eq!(at(Seat::FIRST), 500 - (300 + 120) - (150 + 500));
        assert_eq!(at(Seat::FIRST) + at(Seat::SECOND) + at(Seat::THIRD), -(500 + 420 + 650));
    }

    #[test]
    fn the_last_man_of_the_last_other_wins_at_once() {
        let text = "R...h......................................../-/RGB/0/60/1";
        let (mv, first, second) = best(text, 10_000);
        assert_eq!(mv, "a9-e9");
        assert_eq!(first, Score::win_in(1).hundredths());
        assert!(second < first);
    }

    #[test]
    fn it_depends_on_the_question_alone_and_stops_when_told() {
        assert_eq!(best(RIGHT_CAPTURE, 20_000), best(RIGHT_CAPTURE, 20_000));
        let game = read(RIGHT_CAPTURE);
        let stop = StopToken::default();
        stop.stop();
        let ranking =
            ParanoidSearch::default().rank(game.position(), Seat::FIRST, Limits::NONE, 0, &stop);
        assert_eq!(ranking.depth, 1, "the first iteration is always finished");
    }
}
