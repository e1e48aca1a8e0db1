//! Looking for puzzles in a game.

use prise_search::{ComputerPlayer, StopToken};
use prise_session::puzzles::{Aim, Judge, Ratings};

use super::counts::{Counts, Stage};
use super::difficulty;
use super::games::{MakerGame, rules_text};
use super::line::{self, Line};
use super::source::Played;
use super::work::Found;

/// Before this ply nothing has happened yet.
const FIRST_PLY: usize = 6;
/// After a puzzle was found so many plies are passed over: the same stroke often stays on the
/// board for a while.
const PASSED_OVER: usize = 3;

/// By how much the proof must be clearer than the bounds ask for, so that a longer search does not
/// find it too close.
const MARGIN: i32 = 10;

/// Who looks, and what happened so far.
pub(super) struct Finder<'a, G: MakerGame> {
    /// Sees what anybody sees.
    pub(super) shallow: G::Judge,
    /// For the first look: quick and forgetful.
    pub(super) glance: G::Judge,
    /// For the proof.
    pub(super) judge: G::Judge,
    pub(super) player: &'a mut dyn ComputerPlayer<G>,
    pub(super) counts: Counts,
}

impl<G: MakerGame> Finder<'_, G> {
    /// The puzzles of a game, and of the mistakes that were not made in it: positions to which one
    /// move leads that only looks good are looked at too.
    pub(super) fn search(&mut self, played: &Played<G>) -> Vec<Found> {
        let mut game = played.start.clone();
        let mut found = Vec::new();
        let mut next = FIRST_PLY;
        let mut captured = false;
        self.shallow.forget();
        self.glance.forget();
        for (ply, &mv) in played.moves.iter().enumerate() {
            if ply >= next
                && let Some(puzzle) = self.look(&game, captured, ply)
            {
                found.push(puzzle);
                next = ply + PASSED_OVER;
            }
            captured = game.captures(mv);
            game.play_unchecked(mv);
        }
        found
    }

    fn look(&mut self, game: &G, after_capture: bool, ply: usize) -> Option<Found> {
        if game.legal_moves().len() < 2 || !game.is_worth_a_look() {
            return None;
        }
        self.counts.add(Stage::Position);
        let lost = G::LOST.unwrap_or(i32::MAX);
        let floor = |best| floor_of::<G>(best).min(lost - 1);
        let stop = StopToken::default();
        let seeming = self.shallow.rate(game, &floor, G::SHALLOW_NODES, &stop);
        let ratings = self.glance.rate(game, &floor, G::GLANCE_NODES, &stop);
        if let Some(aim) = Self::aim_of(game, &ratings) {
            return self.candidate(game, &seeming, &ratings, aim, after_capture);
        }
        // A side that is lost anyway makes no mistakes that matter.
        if G::LOST.is_none() || ratings.best()?.worth <= lost / 2 {
            return None;
        }
        // What loses and does not look like it.
        let looks_good = |mv| seeming.worth_of(mv).is_some_and(|worth| worth > lost / 2);
        let mistakes: Vec<G::Move> = ratings
            .moves
            .iter()
            .filter(|rated| rated.worth <= lost && looks_good(rated.mv))
            .map(|rated| rated.mv)
            .collect();
        (0..mistakes.len().min(G::MISTAKES)).find_map(|index| {
            let mistake = mistakes[(index + ply) % mistakes.len()];
            let mut next = game.clone();
            next.play_unchecked(mistake);
            if next.to_move() == game.to_move()
                || next.legal_moves().len() < 2
                || !next.is_worth_a_look()
            {
                return None;
            }
            self.counts.add(Stage::Position);
            let ratings = self.glance.rate(&next, &floor_of::<G>, G::GLANCE_NODES, &stop);
            let aim = Self::aim_of(&next, &ratings)?;
            let seeming = self.shallow.rate(&next, &floor_of::<G>, G::SHALLOW_NODES, &stop);
            self.candidate(&next, &seeming, &ratings, aim, game.captures(mistake))
        })
    }

    /// What one move alone seems to reach.
    fn aim_of(game: &G, ratings: &Ratings<G::Move>) -> Option<Aim> {
        let balance = game.balance(game.to_move());
        let worth = ratings.best()?.worth;
        let fits = |aim: &Aim| {
            game.allows(*aim, worth)
                && G::balances(*aim).contains(&balance)
                && only_one::<G>(ratings, *aim, 0)
        };
        G::AIMS.iter().copied().find(fits)
    }

    fn candidate(
        &mut self,
        game: &G,
        seeming: &Ratings<G::Move>,
        ratings: &Ratings<G::Move>,
        aim: Aim,
        after_capture: bool,
    ) -> Option<Found> {
        self.counts.add(Stage::Candidate);
        let first = ratings.best()?.mv;
        let is_seen = seeming.best()?.mv == first;
        if is_seen && (!G::KEEPS_WHAT_IS_SEEN || game.captures(first)) {
            self.counts.add(Stage::Obvious);
            return None;
        }
        match self.prove(game, first, aim, after_capture) {
            Ok(found) => {
                self.counts.add(Stage::Proved);
                Some(found)
            }
            Err(stage) => {
                self.counts.add(stage);
                None
            }
        }
    }

    fn prove(
        &mut self,
        game: &G,
        first: G::Move,
        aim: Aim,
        after_capture: bool,
    ) -> Result<Found, Stage> {
        let captures = game.legal_moves().into_iter().filter(|mv| game.captures(*mv)).count();
        if game.captures(first) && (after_capture || captures == 1) {
            return Err(Stage::Trivial);
        }
        self.judge.forget();
        let floor = |best| G::bounds(aim, best).missed - MARGIN;
        let ratings = self.judge.rate(game, &floor, G::PROOF_NODES, &StopToken::default());
        let (Some(best), Some(second)) = (ratings.best(), ratings.second()) else {
            return Err(Stage::NotProved);
        };
        if best.mv != first || !only_one::<G>(&ratings, aim, MARGIN) {
            return Err(Stage::NotProved);
        }
        let line = line::follow(&mut self.judge, game, best.mv, aim);
        if !G::is_decided(game, &line.end, aim, best.worth) {
            return Err(Stage::Undecided);
        }
        if G::is_dull(game, &line.moves, aim) {
            return Err(Stage::Dull);
        }
        let nodes = difficulty::nodes_to_find(self.player, game, first, G::PROOF_NODES);
        if G::PLAYER_AGREES && nodes > G::PROOF_NODES {
            return Err(Stage::Disputed);
        }
        Ok(self.describe(game, &line, aim, [best.worth, second], ratings.depth, nodes))
    }

    fn describe(
        &mut self,
        game: &G,
        line: &Line<G>,
        aim: Aim,
        worth: [i32; 2],
        depth: u32,
        nodes: u64,
    ) -> Found {
        let levels = difficulty::LEVELS
            .map(|level| difficulty::solves(self.player, game, &line.moves, &line.only, level));
        Found {
            rules: rules_text(game.rules()),
            position: game.write_public(),
            line: notations(game, &line.moves),
            only: line.only.clone(),
            aim: aim.letter(),
            themes: G::themes(game, &line.moves, aim).bits(),
            worth,
            depth,
            levels,
            nodes,
        }
    }
}

/// Down to where moves have to be known to see what the best is good for.
fn floor_of<G: MakerGame>(best: i32) -> i32 {
    let missed = G::AIMS.iter().map(|aim| G::bounds(*aim, best).missed);
    missed.min().unwrap_or(best)
}

/// Whether exactly one move reaches the aim and all others miss it, also if the best were worth
/// less by a margin.
pub(super) fn only_one<G: MakerGame>(ratings: &Ratings<G::Move>, aim: Aim, margin: i32) -> bool {
    let (Some(best), Some(second)) = (ratings.best(), ratings.second()) else { return false };
    let bounds = G::bounds(aim, best.worth - margin);
    best.worth - margin >= bounds.reached && second <= bounds.missed && G::in_reach(aim, best.worth)
}

/// The moves of a line as text.
pub(super) fn notations<G: MakerGame>(root: &G, moves: &[G::Move]) -> Vec<String> {
    let mut game = root.clone();
    let write = |&mv: &G::Move| {
        let text = game.notation(mv);
        game.play_unchecked(mv);
        text
    };
    moves.iter().map(write).collect()
}
