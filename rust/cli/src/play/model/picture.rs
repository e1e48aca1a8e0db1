//! The scene that shows a model.

use prise_game::{Army, Kind, Millis, Picking, Piece, Seat};
use prise_session::SeatView;

use super::legal::Demand;
use super::moves_list::{move_rows, shown};
use super::words::{counter, result, unrated};
use super::{Dialog, MOST_WAYS_BY_KEY, Model, proof};
use crate::play::games::GameLook;
use crate::play::scene::{
    ClockFace, KeyHint, LegendEntry, Overlay, PieceLook, PlayerLine, Scene, Shape, Status, Thinking,
};

/// All keys, for the help.
const HELP: &[KeyHint] = &[
    hint("↑ ↓ ← →", "move about the board"),
    hint("Tab", "the next piece or square to choose"),
    hint("Enter, Space", "choose a piece, a hop, an end (or click)"),
    hint("1 2 3 …", "choose between ways that are alike"),
    hint("Esc", "let go"),
    hint("32-28 Enter", "type a move"),
    hint("PgUp / PgDn", "look through the moves (or the wheel)"),
    hint("u / r", "take back / play again"),
    hint("s", "let the computer move now"),
    hint("o", "offer a draw"),
    hint("R", "resign"),
    hint("t", "turn the board"),
    hint("f", "after dark chess: was the shuffle fair?"),
    hint("n", "new game"),
    hint("q", "save and quit"),
];

const fn hint(key: &'static str, does: &'static str) -> KeyHint {
    KeyHint { key, does }
}

impl Model {
    /// What is to be seen now.
    pub(crate) fn scene(&self) -> Scene {
        Scene {
            title: self.board.look.title,
            subtitle: self.subtitle(),
            warning: self.unsaved.as_ref().map(|why| format!("not saved: {why}")),
            board: self.board.picture(self.is_human_turn()),
            players: self.player_lines(),
            moves: move_rows(&self.board.look, &self.board.view, &self.history),
            scrolled: self.scrolled,
            facts: (
                "Draw rules",
                self.board.view.draw_counters.iter().copied().map(counter).collect(),
            ),
            thinking: self.thinking(),
            status: self.status(),
            keys: self.key_hints(),
            overlay: self.overlay(),
        }
    }

    fn subtitle(&self) -> String {
        let rules = self.unusual_rules.clone();
        let promise =
            self.board.view.promise.as_ref().map(|promise| format!("promise {}", promise.short));
        let unrated = unrated(&self.board.view.unrated);
        let parts: Vec<_> = rules.into_iter().chain(promise).chain(unrated).collect();
        parts.join("  ")
    }

    fn thinking(&self) -> Option<Thinking> {
        let running = self.question().is_some();
        let has_computer = self.board.view.seats.iter().any(|it| !it.player.is_human());
        has_computer.then(|| Thinking { running, report: self.report.clone() })
    }

    fn player_lines(&self) -> Vec<PlayerLine> {
        let clock = self.session.clock();
        let line = |(seat, it): (Seat, &SeatView)| {
            let (name, seat_name) = (it.player.name.as_str(), self.board.look.seat_name(seat));
            let mut name = if name == seat_name || name.is_empty() {
                seat_name.to_owned()
            } else {
                format!("{seat_name} · {name}")
            };
            if let Some(level) = it.player.level() {
                name = format!("{name} level {level}");
            }
            let taken = self.board.view.captured.iter().filter(|capture| capture.by == seat);
            let left = clock.as_ref().and_then(|clock| clock.left.get(seat.index()));
            PlayerLine {
                name,
                note: if it.is_out { "out".to_owned() } else { String::new() },
                piece: it.army.map(|army| army_look(&self.board.look, army)),
                taken: taken.map(|capture| (self.board.look.look)(Some(capture.piece))).collect(),
                clock: left.map(|left| clock_face(*left)),
                to_move: self.board.view.outcome.is_none() && seat == self.board.view.to_move,
            }
        };
        self.board.view.by_seat().map(line).collect()
    }

    fn status(&self) -> Status {
        if let Some(text) = &self.typed {
            let notations = &self.board.view.legal.notations;
            let fitting: Vec<_> = match self.way(text) {
                Some(index) => vec![shown(&notations[index])],
                None => notations
                    .iter()
                    .filter(|known| known.starts_with(text.trim()))
                    .map(|known| shown(known))
                    .collect(),
            };
            return Status::Typing { text: shown(text), fitting: fitting.join("  ") };
        }
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        if let Some(outcome) = self.board.view.outcome {
            let result = result(outcome, self.board.look.seats);
            return Status::News(format!("{result}{}", self.after_the_end()));
        }
        let name = self.board.look.seat_name(self.board.view.to_move);
        if !self.is_human_turn() {
            return Status::Prompt(format!("{name} is thinking …"));
        }
        Status::Prompt(match (&self.board.picking, Demand::of(&self.board.view.legal)) {
            (Picking::Routes(candidates), _) if candidates.len() > MOST_WAYS_BY_KEY => {
                let count = candidates.len();
                format!("Which of {count} ways?  Choose a hop or a piece, or type a number")
            }
            (Picking::Routes(candidates), _) => {
                let ways = (1..).zip(candidates).map(|(number, it)| {
                    format!("{number}: {}", shown(&self.board.view.legal.notations[it.index]))
                });
                format!("Which way?  {}", ways.collect::<Vec<_>>().join("   "))
            }
            (Picking::Piece { from, .. }, Demand::Capture(count)) => {
                format!(
                    "{} captures {count}: choose a hop or the end",
                    (self.board.look.point_name)(*from)
                )
            }
            (Picking::Piece { from, .. }, _) => {
                format!("{} goes where?", (self.board.look.point_name)(*from))
            }
            (Picking::Nothing, Demand::Capture(count)) => {
                format!("{name} to move: must capture {count}")
            }
            (Picking::Nothing, Demand::Remove) => format!("{name} takes a marked piece"),
            (Picking::Nothing, Demand::Nothing) => format!("{name} to move"),
        })
    }

    /// What else there is to say of the end: who is out of three, and what counts.
    fn after_the_end(&self) -> String {
        let is_drawn = self.board.view.outcome.is_some_and(|end| end.winner().is_none());
        let mut text = String::new();
        for (seat, _) in self.board.view.by_seat().filter(|(_, it)| is_drawn && it.is_out) {
            text.extend(["; ", self.board.look.seat_name(seat), " is out and has lost"]);
        }
        if self.board.view.first_end.is_some() {
            text.push_str(" (a continuation: the first end counts)");
        }
        text
    }

    fn key_hints(&self) -> Vec<KeyHint> {
        let mut keys = Vec::new();
        if self.typed.is_some() {
            return vec![hint("Enter", "play"), hint("Esc", "cancel")];
        }
        if matches!(self.board.picking, Picking::Routes(_)) {
            keys.push(hint("1-9", "way"));
        }
        if self.board.picking != Picking::Nothing {
            keys.push(hint("Esc", "let go"));
        }
        if self.question().is_some() {
            keys.push(hint("s", "move now"));
        }
        if self.board.view.undo_refusal.is_none() {
            keys.push(hint("u", "take back"));
        }
        if self.board.view.can_redo {
            keys.push(hint("r", "redo"));
        }
        if self.board.view.outcome.is_none() {
            keys.extend([hint("o", "draw"), hint("R", "resign")]);
        }
        if self.proof.is_some() {
            keys.push(hint("f", "fair shuffle"));
        }
        keys.extend([hint("n", "new"), hint("t", "turn"), hint("?", "help"), hint("q", "quit")]);
        keys
    }

    fn overlay(&self) -> Option<Overlay> {
        let yes_no = vec![hint("y", "yes"), hint("n", "no")];
        let question = |text: String| Some(Overlay::Question { text, answers: yes_no });
        match self.dialog? {
            Dialog::Help => {
                Some(Overlay::Help { keys: HELP.to_vec(), legend: legend(&self.board.look) })
            }
            Dialog::Proof => self.proof.as_ref().map(|proof| Overlay::Sheet {
                title: " The shuffle ",
                lines: proof::sheet(proof),
                keys: vec![hint("s", "save the proof"), hint("Esc", "back")],
            }),
            Dialog::Resign(seat) => {
                question(format!("{}: resign this game?", self.board.look.seat_name(seat)))
            }
            Dialog::Message => {
                let answers = vec![hint("Enter", "go on")];
                Some(Overlay::Question { text: self.message.clone(), answers })
            }
            Dialog::LeaveUnsaved(_) => {
                let why = self.unsaved.as_deref().unwrap_or("it could not be written");
                question(format!("This game is not saved: {why}. Leave it all the same?"))
            }
            Dialog::NewGame => {
                question("Leave this game for a new one? It is saved as it stands.".to_owned())
            }
            Dialog::AnswerDraw(seat) => {
                question(format!("A draw is offered. {}: agree?", self.board.look.seat_name(seat)))
            }
        }
    }
}

/// Every kind of piece, and face-down ones where there are any.
pub(crate) fn legend(game: &GameLook) -> Vec<LegendEntry> {
    let armies = || (0..game.armies as u8).map(Army::new);
    let kind = |(index, name): (usize, &&'static str)| {
        let piece = |army| Piece { army, kind: Kind::new(index as u8) };
        let looks = armies().map(|army| (game.look)(Some(piece(army))));
        LegendEntry { looks: looks.filter(|look| look.shape != Shape::Back).collect(), name }
    };
    let mut legend: Vec<_> = game.kinds.iter().enumerate().map(kind).collect();
    let back = (game.look)(None);
    if back.shape == Shape::Back {
        legend.push(LegendEntry { looks: vec![back], name: "face-down" });
    }
    legend
}

/// The first of an army's pieces, for showing whose army it is.
pub(crate) fn army_look(game: &GameLook, army: Army) -> PieceLook {
    (0..game.kinds.len() as u8)
        .map(|kind| (game.look)(Some(Piece { army, kind: Kind::new(kind) })))
        .find(|look| look.shape != Shape::Back)
        .unwrap_or_else(|| (game.look)(None))
}

/// What a clock shows: tenths when there is little time.
pub(crate) fn clock_face(left: Millis) -> ClockFace {
    let (tenths, low) = (left.get() / 100, left < Millis::from_secs(20));
    let (minutes, seconds) = (tenths / 600, tenths / 10 % 60);
    let text = if low {
        format!("{minutes}:{seconds:02}.{}", tenths % 10)
    } else {
        format!("{minutes}:{seconds:02}")
    };
    ClockFace { text, low }
}
