//! The scene that shows a model.

use prise_game::{Army, Kind, Millis, Picking, Piece, Seat};
use prise_session::SeatView;

use super::legal::Demand;
use super::moves_list::{move_rows, shown};
use super::words::{counter, result, unrated};
use super::{BoardState, Dialog, MOST_WAYS_BY_KEY, Model, proof};
use crate::play::games::GameLook;
use crate::terminal::scene::{
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

fn hints(keys: &[(&'static str, &'static str)]) -> Vec<KeyHint> {
    keys.iter().map(|(key, does)| hint(key, does)).collect()
}

impl Model {
    /// What is to be seen now.
    pub(crate) fn scene(&self) -> Scene {
        let BoardState { look, view, .. } = &self.board;
        Scene {
            title: look.title,
            subtitle: self.subtitle(),
            warning: self.unsaved.as_ref().map(|why| format!("not saved: {why}")),
            board: self.board.picture(self.is_human_turn()),
            players: self.player_lines(),
            moves: move_rows(look, view, &self.history),
            scrolled: self.scrolled,
            facts: ("Draw rules", view.draw_counters.iter().copied().map(counter).collect()),
            thinking: self.thinking(),
            status: self.status(),
            keys: self.key_hints(),
            overlay: self.overlay(),
        }
    }

    fn subtitle(&self) -> String {
        let BoardState { view, .. } = &self.board;
        let rules = self.unusual_rules.clone();
        let promise = view.promise.as_ref().map(|promise| format!("promise {}", promise.short));
        let unrated = unrated(&view.unrated);
        let parts: Vec<_> = rules.into_iter().chain(promise).chain(unrated).collect();
        parts.join("  ")
    }

    fn thinking(&self) -> Option<Thinking> {
        let running = self.question().is_some();
        let has_computer = self.board.view.seats.iter().any(|it| !it.player.is_human());
        has_computer.then(|| Thinking { running, report: self.report.clone() })
    }

    fn player_lines(&self) -> Vec<PlayerLine> {
        let BoardState { look, view, .. } = &self.board;
        let clock = self.session.clock();
        let line = |(seat, it): (Seat, &SeatView)| {
            let (name, seat_name) = (it.player.name.as_str(), look.seat_name(seat));
            let mut name = if name == seat_name || name.is_empty() {
                seat_name.to_owned()
            } else {
                format!("{seat_name} · {name}")
            };
            if let Some(level) = it.player.level() {
                name = format!("{name} level {level}");
            }
            let taken = view.captured.iter().filter(|capture| capture.by == seat);
            let left = clock.as_ref().and_then(|clock| clock.left.get(seat.index()));
            PlayerLine {
                name,
                note: if it.is_out { "out".to_owned() } else { String::new() },
                piece: it.army.map(|army| army_look(look, army)),
                taken: taken.map(|capture| (look.look)(Some(capture.piece))).collect(),
                clock: left.map(|left| clock_face(*left)),
                to_move: view.outcome.is_none() && seat == view.to_move,
            }
        };
        view.by_seat().map(line).collect()
    }

    fn status(&self) -> Status {
        let BoardState { look, view, .. } = &self.board;
        if let Some(text) = &self.typed {
            let notations = &view.legal.notations;
            let fits = |known: &&String| known.starts_with(text.trim());
            let fitting: Vec<_> = match self.way(text) {
                Some(index) => vec![shown(&notations[index])],
                None => notations.iter().filter(fits).map(|known| shown(known)).collect(),
            };
            return Status::Typing { text: shown(text), fitting: fitting.join("  ") };
        }
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        if let Some(outcome) = view.outcome {
            let result = result(outcome, look.seats);
            return Status::News(format!("{result}{}", self.after_the_end()));
        }
        let name = self.mover();
        if !self.is_human_turn() {
            return Status::Prompt(format!("{name} is thinking …"));
        }
        Status::Prompt(match (&self.board.picking, Demand::of(&view.legal)) {
            (Picking::Routes(candidates), _) if candidates.len() > MOST_WAYS_BY_KEY => {
                let count = candidates.len();
                format!("Which of {count} ways?  Choose a hop or a piece, or type a number")
            }
            (Picking::Routes(candidates), _) => {
                let ways = (1..).zip(candidates).map(|(number, it)| {
                    format!("{number}: {}", shown(&view.legal.notations[it.index]))
                });
                format!("Which way?  {}", ways.collect::<Vec<_>>().join("   "))
            }
            (Picking::Piece { from, .. }, Demand::Capture(count)) => {
                format!("{} captures {count}: choose a hop or the end", (look.point_name)(*from))
            }
            (Picking::Piece { from, .. }, _) => format!("{} goes where?", (look.point_name)(*from)),
            (Picking::Nothing, Demand::Capture(count)) => {
                format!("{name} to move: must capture {count}")
            }
            (Picking::Nothing, Demand::Remove) => format!("{name} takes a marked piece"),
            (Picking::Nothing, Demand::Nothing) => format!("{name} to move"),
        })
    }

    /// What else there is to say of the end: who is out of three, and what counts.
    fn after_the_end(&self) -> String {
        let BoardState { look, view, .. } = &self.board;
        let is_drawn = view.outcome.is_some_and(|end| end.winner().is_none());
        let mut text = String::new();
        for (seat, _) in view.by_seat().filter(|(_, it)| is_drawn && it.is_out) {
            text.extend(["; ", look.seat_name(seat), " is out and has lost"]);
        }
        if view.first_end.is_some() {
            text.push_str(" (a continuation: the first end counts)");
        }
        text
    }

    fn key_hints(&self) -> Vec<KeyHint> {
        let BoardState { view, .. } = &self.board;
        if self.typed.is_some() {
            return hints(&[("Enter", "play"), ("Esc", "cancel")]);
        }
        let is_running = view.outcome.is_none();
        let keys = [
            (matches!(self.board.picking, Picking::Routes(_)), "1-9", "way"),
            (self.board.picking != Picking::Nothing, "Esc", "let go"),
            (self.question().is_some(), "s", "move now"),
            (view.undo_refusal.is_none(), "u", "take back"),
            (view.can_redo, "r", "redo"),
            (is_running, "o", "draw"),
            (is_running, "R", "resign"),
            (self.proof.is_some(), "f", "fair shuffle"),
            (true, "n", "new"),
            (true, "t", "turn"),
            (true, "?", "help"),
            (true, "q", "quit"),
        ];
        keys.into_iter().filter(|it| it.0).map(|(_, key, does)| hint(key, does)).collect()
    }

    fn overlay(&self) -> Option<Overlay> {
        let BoardState { look, .. } = &self.board;
        let text = match self.dialog? {
            Dialog::Help => {
                return Some(Overlay::Help { keys: HELP.to_vec(), legend: legend(look) });
            }
            Dialog::Proof => {
                let (title, keys) = (" The shuffle ", [("s", "save the proof"), ("Esc", "back")]);
                let (lines, keys) = (proof::sheet(self.proof.as_ref()?), hints(&keys));
                return Some(Overlay::Sheet { title, lines, keys });
            }
            Dialog::Message => {
                let (text, answers) = (self.message.clone(), hints(&[("Enter", "go on")]));
                return Some(Overlay::Question { text, answers });
            }
            Dialog::Resign(seat) => format!("{}: resign this game?", look.seat_name(seat)),
            Dialog::LeaveUnsaved(_) => {
                let why = self.unsaved.as_deref().unwrap_or("it could not be written");
                format!("This game is not saved: {why}. Leave it all the same?")
            }
            Dialog::NewGame => {
                "Leave this game for a new one? It is saved as it stands.".to_owned()
            }
            Dialog::AnswerDraw(seat) => {
                format!("A draw is offered. {}: agree?", look.seat_name(seat))
            }
        };
        Some(Overlay::Question { text, answers: hints(&[("y", "yes"), ("n", "no")]) })
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
    let kinds = (0..game.kinds.len() as u8).map(Kind::new);
    let mut looks = kinds.map(|kind| (game.look)(Some(Piece { army, kind })));
    looks.find(|look| look.shape != Shape::Back).unwrap_or_else(|| (game.look)(None))
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
