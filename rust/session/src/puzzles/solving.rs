//! Solving one puzzle: a pure machine over the moves' texts.

use serde::{Deserialize, Serialize};

/// Where the solver stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Stage {
    /// It is the solver's move.
    YourMove,
    /// The move was right, and the defence answers: see [`Solving::advance`].
    Answering,
    /// The move is not the solution's: somebody has to judge it.
    Judging {
        /// The move.
        tried: String,
    },
    /// The move was wrong.
    Wrong {
        /// The move.
        tried: String,
        /// What the opponents play against it, and how it goes on.
        refutation: Vec<String>,
        /// How many of these moves stand on the board.
        shown: usize,
    },
    /// It is solved.
    Solved {
        /// By another move than the solution's that reaches the aim as well.
        by_another: bool,
    },
    /// The solver has asked for the solution; it is being shown.
    GivenUp,
}

/// What a hint tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Which piece moves; the first hint.
    Piece(String),
    /// Which move it is; the second.
    Move(String),
}

/// How a puzzle ended for the solver.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Verdict {
    /// Solved without help.
    Solved,
    /// Solved after one hint.
    WithHint,
    /// A wrong move, two hints, or given up.
    Failed,
}

impl Verdict {
    /// What it counts for the rating.
    pub const fn score(self) -> f64 {
        match self {
            Self::Solved => 1.0,
            Self::WithHint => 0.5,
            Self::Failed => 0.0,
        }
    }
}

/// A puzzle that is being solved. It is saved as it stands and goes on from there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Solving {
    line: Vec<String>,
    /// Which moves of the line are the solver's.
    own: Vec<bool>,
    /// How many moves of the line stand on the board.
    at: usize,
    stage: Stage,
    hints: u8,
    /// Hints for the move that is asked for now.
    hints_here: u8,
    has_failed: bool,
    /// Whether the player's progress knows of this attempt already.
    #[serde(default)]
    is_recorded: bool,
}

impl Solving {
    /// The beginning. `own` tells which moves of the line are the solver's: the first is.
    pub fn new(line: Vec<String>, own: Vec<bool>) -> Self {
        let stage = Stage::YourMove;
        Self {
            line,
            own,
            at: 0,
            stage,
            hints: 0,
            hints_here: 0,
            has_failed: false,
            is_recorded: false,
        }
    }

    /// Where the solver stands.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The moves of the solution that stand on the board.
    pub fn played(&self) -> &[String] {
        &self.line[..self.at]
    }

    /// The whole solution.
    pub fn line(&self) -> &[String] {
        &self.line
    }

    /// The move that is asked for.
    pub fn expected(&self) -> Option<&str> {
        let asked = self.stage == Stage::YourMove && self.own.get(self.at) == Some(&true);
        self.line.get(self.at).filter(|_| asked).map(String::as_str)
    }

    /// The solver plays a move. Nothing happens where it is not the solver's turn.
    pub fn enter(&mut self, mv: &str) {
        let Some(expected) = self.expected() else { return };
        if expected == mv {
            self.at += 1;
            self.hints_here = 0;
            self.stage = self.next_stage();
        } else {
            self.stage = Stage::Judging { tried: mv.to_owned() };
        }
    }

    fn next_stage(&self) -> Stage {
        match self.own.get(self.at) {
            None => Stage::Solved { by_another: false },
            Some(true) => Stage::YourMove,
            Some(false) => Stage::Answering,
        }
    }

    /// The move was judged: whether it reaches the aim as well, and what refutes it if not.
    pub fn judged(&mut self, is_good: bool, refutation: Vec<String>) {
        let Stage::Judging { tried } = &self.stage else { return };
        self.stage = if is_good {
            Stage::Solved { by_another: true }
        } else {
            self.has_failed = true;
            Stage::Wrong { tried: tried.clone(), refutation, shown: 0 }
        };
    }

    /// The next move that goes onto the board by itself: the defence's answer, the refutation of a
    /// wrong move, or the solution that was asked for.
    pub fn advance(&mut self) -> Option<String> {
        match &mut self.stage {
            Stage::Answering | Stage::GivenUp => {
                let mv = self.line.get(self.at)?.clone();
                self.at += 1;
                if self.stage == Stage::Answering {
                    self.stage = self.next_stage();
                }
                Some(mv)
            }
            Stage::Wrong { refutation, shown, .. } => {
                let mv = refutation.get(*shown)?.clone();
                *shown += 1;
                Some(mv)
            }
            _ => None,
        }
    }

    /// Whether [`advance`](Self::advance) has something to show.
    pub fn can_advance(&self) -> bool {
        match &self.stage {
            Stage::Answering | Stage::GivenUp => self.at < self.line.len(),
            Stage::Wrong { refutation, shown, .. } => *shown < refutation.len(),
            _ => false,
        }
    }

    /// Takes a wrong move back, and all that followed it: the solver tries again. Tells how many
    /// moves have to leave the board.
    pub fn retry(&mut self) -> usize {
        let back = match &self.stage {
            Stage::Wrong { shown, .. } => shown + 1,
            Stage::Judging { .. } => 1,
            _ => return 0,
        };
        self.stage = Stage::YourMove;
        back
    }

    /// Tells a little more: first which piece, then which move.
    pub fn hint(&mut self) -> Option<Hint> {
        let expected = self.expected()?.to_owned();
        self.hints = self.hints.saturating_add(1);
        self.hints_here = self.hints_here.saturating_add(1);
        Some(if self.hints_here == 1 { Hint::Piece(expected) } else { Hint::Move(expected) })
    }

    /// The solver wants to see the solution.
    pub fn give_up(&mut self) {
        if self.stage == Stage::YourMove {
            self.has_failed = true;
            self.stage = Stage::GivenUp;
        }
    }

    /// How it ended; nothing before.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.stage {
            Stage::GivenUp => Some(Verdict::Failed),
            Stage::Solved { .. } if self.has_failed || self.hints > 1 => Some(Verdict::Failed),
            Stage::Solved { .. } if self.hints == 1 => Some(Verdict::WithHint),
            Stage::Solved { .. } => Some(Verdict::Solved),
            _ => None,
        }
    }

    /// What there is to write down of this attempt, once: that it has failed, as soon as it has,
    /// and else how it ended.
    pub fn take_result(&mut self) -> Option<Verdict> {
        let failed = self.has_failed.then_some(Verdict::Failed);
        let result = failed.or_else(|| self.verdict()).filter(|_| !self.is_recorded);
        self.is_recorded |= result.is_some();
        result
    }

    /// Whether nothing was played, tried or asked yet: who leaves it now has learned nothing.
    pub fn is_untouched(&self) -> bool {
        self.at == 0 && self.hints == 0 && !self.has_failed && self.stage == Stage::YourMove
    }

    /// The same after a restart: a move that was being judged, or shown to be wrong, is off the
    /// board again. What it cost is not forgotten.
    #[must_use]
    pub fn resumed(mut self) -> Self {
        self.retry();
        self
    }

    /// Whether this state belongs to a line and can be gone on with: a file may hold anything.
    pub fn fits(&self, line: &[String], own: &[bool]) -> bool {
        let next = own.get(self.at);
        let is_in_the_middle = match self.stage {
            Stage::YourMove => next == Some(&true),
            Stage::Answering => next == Some(&false),
            _ => false,
        };
        self.line == line && self.own == own && is_in_the_middle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solving() -> Solving {
        let line = ["a", "b", "c"].map(str::to_owned).to_vec();
        Solving::new(line, vec![true, false, true])
    }

    #[test]
    fn the_right_way_through() {
        let mut solving = solving();
        assert_eq!(solving.expected(), Some("a"));
        solving.enter("a");
        assert_eq!((solving.stage(), solving.expected()), (&Stage::Answering, None));
        solving.enter("c");
        assert_eq!(solving.stage(), &Stage::Answering, "nobody moves out of turn");
        assert_eq!(solving.advance().as_deref(), Some("b"));
        solving.enter("c");
        assert_eq!(solving.stage(), &Stage::Solved { by_another: false });
        assert_eq!((solving.verdict(), solving.advance()), (Some(Verdict::Solved), None));
        assert_eq!(solving.played(), solving.line());
    }

    #[test]
    fn a_wrong_move_is_refuted_and_taken_back() {
        let mut solving = solving();
        solving.enter("x");
        assert_eq!(solving.stage(), &Stage::Judging { tried: "x".to_owned() });
        assert_eq!(solving.verdict(), None);
        solving.judged(false, vec!["y".to_owned(), "z".to_owned()]);
        assert_eq!(solving.advance().as_deref(), Some("y"));
        assert!(solving.can_advance());
        assert_eq!(solving.retry(), 2, "the try and what was shown of its refutation");
        assert_eq!(solving.retry(), 0);
        solving.enter("a");
        solving.advance();
        solving.enter("c");
        assert_eq!(solving.verdict(), Some(Verdict::Failed));
    }

    #[test]
    fn another_way_is_accepted_and_said_to_be_one() {
        let mut solving = solving();
        solving.enter("x");
        solving.judged(true, vec![]);
        assert_eq!(solving.stage(), &Stage::Solved { by_another: true });
        assert_eq!(solving.verdict(), Some(Verdict::Solved));
    }

    #[test]
    fn hints_tell_the_piece_and_then_the_move() {
        let mut once = solving();
        assert_eq!(once.hint(), Some(Hint::Piece("a".to_owned())));
        once.enter("a");
        once.advance();
        let mut twice = once.clone();
        once.enter("c");
        assert_eq!(once.verdict(), Some(Verdict::WithHint));
        assert_eq!(twice.hint(), Some(Hint::Piece("c".to_owned())));
        assert_eq!(twice.hint(), Some(Hint::Move("c".to_owned())));
        twice.enter("c");
        assert_eq!(twice.verdict(), Some(Verdict::Failed));
        assert_eq!(twice.hint(), None);
    }

    #[test]
    fn a_state_that_makes_no_sense_fits_nothing() {
        let (line, own) = (solving().line().to_vec(), [true, false, true]);
        assert!(solving().fits(&line, &own));
        assert!(!solving().fits(&line[..2], &own[..2]), "another line");
        assert!(!solving().fits(&line, &[true, true, true]), "others move");
        let broken: [fn(&mut Solving); 5] = [
            |it| it.at = 4,
            |it| it.at = 1,
            |it| it.stage = Stage::Answering,
            |it| it.stage = Stage::Solved { by_another: false },
            |it| it.own.clear(),
        ];
        for breaks in broken {
            let mut solving = solving();
            breaks(&mut solving);
            assert!(!solving.fits(&line, &own), "{solving:?}");
        }
    }

    #[test]
    fn whoever_has_looked_behind_it_has_touched_it() {
        assert!(solving().is_untouched());
        let touched: [fn(&mut Solving); 4] = [
            |it| it.enter("a"),
            |it| it.give_up(),
            |it| drop(it.hint()),
            |it| {
                it.enter("x");
                it.judged(false, vec![]);
                it.retry();
            },
        ];
        for touch in touched {
            let mut solving = solving();
            touch(&mut solving);
            assert!(!solving.is_untouched());
        }
    }

    #[test]
    fn who_gives_up_sees_the_solution() {
        let mut solving = solving();
        solving.enter("a");
        solving.give_up();
        assert_eq!(solving.stage(), &Stage::Answering, "not while the defence answers");
        solving.advance();
        solving.give_up();
        assert_eq!(solving.verdict(), Some(Verdict::Failed));
        assert_eq!(solving.advance().as_deref(), Some("c"));
        assert!(!solving.can_advance());
    }

    #[test]
    fn an_attempt_is_written_down_once_and_a_failure_at_once() {
        let mut solved = solving();
        assert_eq!(solved.take_result(), None);
        solved.enter("a");
        solved.advance();
        let mut failed = solved.clone();
        solved.enter("c");
        assert_eq!(solved.take_result(), Some(Verdict::Solved));
        assert_eq!(solved.take_result(), None);
        failed.enter("x");
        assert_eq!(failed.take_result(), None, "nobody knows yet whether it is wrong");
        failed.judged(false, vec![]);
        assert_eq!(failed.take_result(), Some(Verdict::Failed));
        let json = serde_json::to_string(&failed).unwrap();
        let mut resumed = serde_json::from_str::<Solving>(&json).unwrap().resumed();
        resumed.enter("c");
        assert_eq!((resumed.verdict(), resumed.take_result()), (Some(Verdict::Failed), None));
    }

    #[test]
    fn it_goes_on_in_the_middle_and_nothing_is_forgotten() {
        let mut solving = solving();
        solving.enter("a");
        solving.advance();
        solving.enter("x");
        solving.judged(false, vec!["y".to_owned()]);
        let json = serde_json::to_string(&solving).unwrap();
        let mut resumed = serde_json::from_str::<Solving>(&json).unwrap().resumed();
        assert!(resumed.fits(solving.line(), &[true, false, true]));
        assert_eq!(resumed.played(), ["a", "b"]);
        resumed.enter("c");
        assert_eq!(resumed.verdict(), Some(Verdict::Failed));
    }
}
