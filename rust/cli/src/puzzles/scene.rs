//! The scene that shows a puzzle.

use prise_game::{Millis, Picking, Seat};
use prise_session::SeatView;
use prise_session::puzzles::{Aim, PUZZLE_GAMES, Stage, Verdict, pick, puzzles};

use super::model::{Dialog, Model, Run, Wish, day};
use crate::play::games::GameLook;
use crate::play::model::{army_look, clock_face, legend, move_rows, shown};
use crate::terminal::scene::{KeyHint, Overlay, PlayerLine, Scene, Status};

/// All keys, for the help.
const HELP: &[KeyHint] = &[
    hint("↑ ↓ ← →", "move about the board"),
    hint("Tab", "the next piece or square to choose"),
    hint("Enter, Space", "choose (or click); go on"),
    hint("32-28 Enter", "type a move"),
    hint("h", "a hint: the piece; again: the move"),
    hint("r", "try again after a wrong move"),
    hint("s", "show the solution"),
    hint("n", "the next one"),
    hint("N", "at your own strength"),
    hint("D", "the puzzle of the day"),
    hint("A", "again: what was failed and is due"),
    hint("T", "by theme"),
    hint("M", "a run: three minutes"),
    hint("G", "another game"),
    hint("t", "turn the board"),
    hint("q", "quit; it goes on from here"),
];

const fn hint(key: &'static str, does: &'static str) -> KeyHint {
    KeyHint { key, does }
}

impl Model {
    /// What is to be seen at this time.
    pub(super) fn scene(&self, now: u64) -> Scene {
        Scene {
            title: self.board.look.title,
            subtitle: self.subtitle(),
            warning: self.unsaved().map(|why| format!("not saved: {why}")),
            board: self.board.picture(self.is_live()),
            players: self.player_lines(now),
            moves: move_rows(&self.board.look, &self.board.view, &self.session().history()),
            scrolled: 0,
            facts: ("Puzzles", self.facts(now)),
            thinking: None,
            status: self.status(),
            keys: self.key_hints(),
            overlay: self.overlay(),
        }
    }

    fn subtitle(&self) -> String {
        let rules = self.board.look.unusual(&self.puzzle().rules);
        let kind = match self.wish {
            Wish::Own => "puzzle".to_owned(),
            Wish::Daily => "puzzle of the day".to_owned(),
            Wish::Due => "once more".to_owned(),
            Wish::Theme(theme) => theme.name().to_owned(),
            Wish::Run => "run".to_owned(),
        };
        [Some(kind), rules].into_iter().flatten().collect::<Vec<_>>().join("  ")
    }

    fn player_lines(&self, now: u64) -> Vec<PlayerLine> {
        let solver = self.solver();
        let line = |(seat, it): (Seat, &SeatView)| {
            let is_solver = seat == solver;
            let time = |run: Run| clock_face(Millis::new(run.ends.saturating_sub(now)));
            PlayerLine {
                name: self.board.look.seat_name(seat).to_owned(),
                note: match (it.is_out, is_solver) {
                    (true, _) => "out".to_owned(),
                    (_, true) => "you".to_owned(),
                    _ => String::new(),
                },
                piece: it.army.map(|army| army_look(&self.board.look, army)),
                taken: Vec::new(),
                clock: self.run.filter(|_| is_solver).map(time),
                to_move: self.board.view.outcome.is_none() && seat == self.board.view.to_move,
            }
        };
        self.board.view.by_seat().map(line).collect()
    }

    fn facts(&self, now: u64) -> Vec<String> {
        let progress = self.keeper.progress();
        let (set, today) = (puzzles(self.board.look.id), day(now));
        // Before the first puzzle nobody knows anything.
        let rating = (!progress.history.is_empty()).then(|| {
            format!("rating {:.0} ±{:.0}", progress.rating.rating, progress.rating.deviation)
        });
        let mut facts: Vec<_> = rating.into_iter().collect();
        facts.push(match progress.streak_on(today) {
            1 => "streak 1 day".to_owned(),
            days => format!("streak {days} days"),
        });
        if let Some(run) = self.run {
            facts.push(format!("run: {} solved, best {}", run.solved, progress.best_run));
            return facts;
        }
        let due = pick::due(set, progress, today).len();
        if due > 0 {
            facts.push(format!("due again {due}"));
        }
        if progress.daily_done != Some(today) {
            facts.push("today's waits: D".to_owned());
        }
        if self.session.verdict().is_some() {
            facts.push(format!("difficulty {:.0}", progress.strength_of(self.puzzle()).rating));
            // A theme is half the solution: not before.
            facts.extend(self.puzzle().themes.iter().map(|theme| format!("· {theme}")));
        }
        facts
    }

    fn status(&self) -> Status {
        if let Some(text) = &self.typed {
            let notations = self.board.view.legal.notations.iter();
            let fitting: Vec<_> =
                notations.filter(|it| it.starts_with(text.trim())).map(|it| shown(it)).collect();
            return Status::Typing { text: shown(text), fitting: fitting.join("  ") };
        }
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        let line = |moves: &[String]| shown(&moves.join(" "));
        match self.stage() {
            Stage::YourMove => self.prompt(),
            Stage::Answering => Status::Prompt("Right. The answer comes …".to_owned()),
            Stage::Judging { tried } => {
                Status::Prompt(format!("{}? That is being looked at …", shown(&tried)))
            }
            Stage::Wrong { tried, refutation, .. } if refutation.is_empty() => {
                Status::Refusal(format!("{} is not it. Enter: try again", shown(&tried)))
            }
            Stage::Wrong { tried, refutation, .. } => Status::Refusal(format!(
                "{} fails to {}. Enter: try again",
                shown(&tried),
                line(&refutation)
            )),
            Stage::Solved { by_another } => Status::News(self.solved(by_another)),
            Stage::GivenUp => {
                Status::News(format!("The solution: {}. n: next", line(&self.puzzle().line)))
            }
        }
    }

    fn prompt(&self) -> Status {
        if let Picking::Routes(candidates) = &self.board.picking {
            let ways = (1..).zip(candidates).map(|(number, it)| {
                format!("{number}: {}", shown(&self.board.view.legal.notations[it.index]))
            });
            return Status::Prompt(format!("Which way?  {}", ways.collect::<Vec<_>>().join("   ")));
        }
        let name = self.board.look.seat_name(self.board.view.to_move);
        Status::Prompt(match self.puzzle().aim {
            Aim::Win => format!("{name} to move and win"),
            Aim::Save => format!("{name} to move and save the game"),
            Aim::Gain => format!("{name} to move and win something, whatever happens"),
            Aim::Bet => format!("{name} to move: what is the best bet?"),
        })
    }

    fn solved(&self, by_another: bool) -> String {
        let how = match (self.session.verdict(), by_another) {
            (Some(Verdict::Solved), true) => "Solved, by another way that is as good",
            (Some(Verdict::Solved), false) => "Solved",
            (Some(Verdict::WithHint), _) => "Solved with a hint",
            _ => "That is the solution; it comes again tomorrow",
        };
        let rating = self.keeper.progress().rating.rating;
        let change = rating.round() - self.rated_from.round();
        format!("{how}. Rating {rating:.0} ({change:+.0}). n: next")
    }

    fn key_hints(&self) -> Vec<KeyHint> {
        if self.typed.is_some() {
            return vec![hint("Enter", "play"), hint("Esc", "cancel")];
        }
        let mut keys = match self.stage() {
            Stage::YourMove => vec![hint("h", "hint"), hint("s", "solution")],
            Stage::Wrong { .. } => vec![hint("Enter", "try again")],
            Stage::Solved { .. } | Stage::GivenUp => vec![hint("n", "next")],
            Stage::Answering | Stage::Judging { .. } => Vec::new(),
        };
        if self.run.is_none() {
            keys.extend([
                hint("D", "daily"),
                hint("A", "again"),
                hint("T", "theme"),
                hint("M", "run"),
            ]);
        }
        keys.extend([hint("?", "help"), hint("q", "quit")]);
        keys
    }

    fn overlay(&self) -> Option<Overlay> {
        Some(match self.dialog? {
            Dialog::Help => Overlay::Help { keys: HELP.to_vec(), legend: legend(&self.board.look) },
            Dialog::Games => Overlay::Sheet {
                title: " Puzzles ",
                lines: (1..)
                    .zip(PUZZLE_GAMES)
                    .map(|(number, game)| game_line(number, game))
                    .collect(),
                keys: vec![hint("1-4", "game"), hint("Esc", "back"), hint("q", "quit")],
            },
            Dialog::Themes => Overlay::Sheet {
                title: " Themes ",
                lines: self.theme_lines(),
                keys: vec![hint("a …", "theme"), hint("Esc", "back")],
            },
            Dialog::RunOver(solved) => {
                let best = self.keeper.progress().best_run;
                Overlay::Question {
                    text: format!("Time is over: {solved} solved. Your best: {best}."),
                    answers: vec![hint("Enter", "go on")],
                }
            }
        })
    }

    fn theme_lines(&self) -> Vec<String> {
        let set = puzzles(self.board.look.id);
        let weak = self.keeper.progress().weak_themes();
        ('a'..)
            .zip(self.themes())
            .map(|(letter, theme)| {
                let count = set.iter().filter(|puzzle| puzzle.themes.contains(theme)).count();
                let share = weak.iter().find(|(known, _)| *known == theme);
                let share = share.map(|(_, share)| format!(", {:.0} % solved", share * 100.0));
                format!("{letter}  {theme} ({count}{})", share.unwrap_or_default())
            })
            .collect()
    }
}

fn game_line(number: u32, game: &str) -> String {
    let title = GameLook::of(game).map_or(game, |look| look.title);
    format!("{number}  {title} ({})", puzzles(game).len())
}
