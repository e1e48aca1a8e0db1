//! One-move blunders: a move after which the next player can at once win material that another move
//! would have kept.
//!
//! What is won is counted at the end of the captures that follow each other: each player takes the
//! best that there is, or leaves it where the rules allow. Among three players somebody else moves
//! before the recapture, and a capture counts whole. What a flip turns up is luck: neither what
//! happens to that piece nor what it does is the flipper's fault. And an offer that a search finds
//! to be as good as the best move is no blunder.

use prise_game::{Army, Game, MoveKind, Point};
use prise_search::{ComputerPlayer, Limits, Playable, Question, RootMoves, Score, StopToken};

use super::material::{gain, played, taken};

/// How many captures in a row are followed.
const CAPTURES: u32 = 6;

/// How many positions (or playouts) are looked at to tell an offer from a blunder.
const SECOND_LOOK: Limits = Limits::nodes(20_000);
/// By how much a blunder is worse than the best move, in hundredths of a man (in Three Kingdoms in
/// thousandths of the win).
const WORSE: i32 = 50;

/// Who calls a blunder a blunder.
pub(super) struct Judge<G: Game> {
    player: Box<dyn ComputerPlayer<G>>,
}

impl<G: Playable> Judge<G> {
    pub(super) fn new() -> Self {
        Self { player: G::player(1) }
    }

    /// Whether a move is a one-move blunder; nothing where there was no choice.
    pub(super) fn is_blunder(&mut self, game: &G, mv: G::Move) -> Option<bool> {
        loses_material(game, mv).map(|loses| loses && !self.is_sound(game, mv))
    }

    fn is_sound(&mut self, game: &G, mv: G::Move) -> bool {
        let mut best_of = |root_moves| {
            let question = Question { root_moves, ..Question::lines(1, SECOND_LOOK) };
            let stop = StopToken::without_clock();
            let found = self.player.analyse(&game.public(), &question, &stop, &mut |_| {});
            found.lines.first().map_or(Score::DRAW, |line| line.score).hundredths()
        };
        best_of(RootMoves::All) - best_of(RootMoves::Only(vec![mv])) < WORSE
    }
}

/// Whether a move loses material that another would have kept; nothing where there was no choice.
fn loses_material<G: Game>(game: &G, mv: G::Move) -> Option<bool> {
    let moves = game.legal_moves();
    if moves.len() < 2 {
        return None;
    }
    let lost = lost_by(game, mv);
    if lost == 0 {
        return Some(false);
    }
    let balance = gain(game, mv) - lost;
    Some(moves.into_iter().any(|other| gain(game, other) - lost_by(game, other) > balance))
}

/// What the next player can win of the mover's at once.
fn lost_by<G: Game>(game: &G, mv: G::Move) -> i32 {
    let (mover, next) = (game.to_move(), played(game, mv));
    if next.to_move() == mover {
        return 0;
    }
    let info = game.info(mv);
    let flipped = (info.kind == MoveKind::Flip).then_some(info.to);
    let army = next.army_of(mover);
    let captures = if next.seats().count() > 2 { 1 } else { CAPTURES };
    won(&next, army, flipped, captures).max(0)
}

/// What the player to move wins from an army by captures in a row. A point whose piece takes no
/// part in the first may be named.
fn won<G: Game>(game: &G, army: Option<Army>, apart: Option<Point>, captures: u32) -> i32 {
    if game.outcome().is_some() || captures == 0 {
        return 0;
    }
    let mut may_leave_it = false;
    let mut best = i32::MIN;
    for mv in game.legal_moves() {
        let info = game.info(mv);
        let is_apart = |point| info.from == Some(point) || info.captured.contains(&point);
        if info.kind == MoveKind::Flip || apart.is_some_and(is_apart) {
            may_leave_it = true;
            continue;
        }
        let mut is_capture = false;
        for (taken, next) in ends_of_turn(game, mv, army) {
            is_capture |= taken > 0;
            if taken > 0 {
                best = best.max(taken - won(&next, None, None, captures - 1));
            }
        }
        may_leave_it |= !is_capture;
    }
    if may_leave_it { best.max(0) } else { best }
}

/// Where a turn that begins with a move can end, and what it takes from an army. A turn goes on
/// where a capture is due.
fn ends_of_turn<G: Game>(game: &G, mv: G::Move, army: Option<Army>) -> Vec<(i32, G)> {
    let (own, next) = (taken(game, mv, army), played(game, mv));
    if next.outcome().is_some() || next.to_move() != game.to_move() {
        return vec![(own, next)];
    }
    let goes_on = |mv| ends_of_turn(&next, mv, army);
    let ends = next.legal_moves().into_iter().flat_map(goes_on);
    ends.map(|(more, end)| (own + more, end)).collect()
}

#[cfg(test)]
mod tests {
    use prise_darkchess::Classic;
    use prise_draughts::{Draughts, DrawRules};
    use prise_game::Rules;
    use prise_mill::{Mill, MillRules};

    use super::*;

    fn judged<G: Game>(game: &G, mv: &str) -> Option<bool> {
        loses_material(game, game.find_move(mv).expect(mv))
    }

    #[test]
    fn a_man_given_away_is_a_blunder_and_a_man_exchanged_is_not() {
        let game = Draughts::read(&DrawRules::Standard, "W:W32,46:B22,23").unwrap();
        assert_eq!(judged(&game, "32-28"), Some(true));
        assert_eq!(judged(&game, "46-41"), Some(false));
        let game = Draughts::read(&DrawRules::Standard, "W:W33,38,39,43,46:B19,23").unwrap();
        assert_eq!(judged(&game, "33-28"), Some(false));
    }

    #[test]
    fn a_mill_that_could_have_been_stopped_is_a_blunder() {
        let text = "********/********/OO*@@*** w p p 2 7 2 7 0 0 0 0 0 0 0 0 3";
        let own = Mill::read(&MillRules::PLAIN, text).unwrap();
        // Nobody loses anything by closing a mill.
        assert_eq!(judged(&own, "a7"), Some(false));
        let text = "********/********/OO*@@*** b p p 2 7 2 7 0 0 0 0 0 0 0 0 3";
        let other = Mill::read(&MillRules::PLAIN, text).unwrap();
        assert_eq!(judged(&other, "a7"), Some(false));
        assert_eq!(judged(&other, "b6"), Some(true));
    }

    #[test]
    fn an_offer_that_wins_is_no_blunder() {
        let suite = include_str!("../../../search/tests/tactics.txt");
        let mut judge = Judge::new();
        let (mut offers, mut sound) = (0, 0);
        for line in suite.lines().filter(|line| !line.starts_with('#')).take(40) {
            let (fen, offer) = line.split_once(' ').unwrap();
            let game = Draughts::read(&DrawRules::Standard, fen).unwrap();
            if judged(&game, offer) == Some(true) {
                offers += 1;
                let offer = game.find_move(offer).unwrap();
                sound += u32::from(judge.is_blunder(&game, offer) == Some(false));
            }
        }
        assert!(sound > 0 && sound * 2 >= offers, "{sound} of {offers}");
    }

    #[test]
    fn where_there_is_no_choice_there_is_no_blunder() {
        let game = Draughts::read(&DrawRules::Standard, "W:W32:B28,20").unwrap();
        assert_eq!(judged(&game, "32x23"), None);
    }

    #[test]
    fn a_first_flip_blunders_nothing() {
        let game = Classic::start(&Rules::from_text("").unwrap(), 1);
        let mv = game.legal_moves()[0];
        assert_eq!(loses_material(&game, mv), Some(false));
    }
}
