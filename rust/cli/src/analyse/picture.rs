//! The analysis board on the screen: the board of `play`, the engine's lines and the tree.

use prise_game::{Picking, Point};
use prise_search::Score;
use prise_session::LinesReport;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::model::Model;
use super::tree_text::words;
use crate::terminal::scene::{Board, KeyHint, Mark, Overlay};
use crate::terminal::view::{Parts, Role, Theme, draw_board, draw_overlay, draw_status, keys};
use crate::terminal::view::{draw_too_small, rule};

/// The width of the evaluation bar, in characters.
const BAR: usize = 20;
/// A score at which the bar is nearly full, in hundredths.
const FULL: f64 = 200.0;

const KEYS: &[KeyHint] = &[
    hint(", .", "back, on"),
    hint("Tab", "variation"),
    hint("p", "promote"),
    hint("Bksp", "delete"),
    hint("i", "engine"),
    hint("s", "keep"),
    hint("h", "help"),
    hint("q", "quit"),
];

const HELP: &[KeyHint] = &[
    hint("↑ ↓ ← →", "move about the board"),
    hint("Enter, Space", "choose a piece, a hop, an end (or click)"),
    hint("32-28 Enter", "type a move"),
    hint(", . PgUp PgDn", "back and on along the line"),
    hint("(Shift-)Tab", "the next or last variation"),
    hint("p / Backspace", "promote / delete this move and what follows"),
    hint("; ! ?", "comment, good marks, bad marks"),
    hint("i", "engine on or off"),
    hint("+ -", "more lines, fewer lines"),
    hint("o", "what would the other side play?"),
    hint("t", "turn the board"),
    hint("n / s", "name the study / keep it in the library"),
    hint("q", "quit"),
];

const fn hint(key: &'static str, does: &'static str) -> KeyHint {
    KeyHint { key, does }
}

/// The point that is shown at a place of the screen.
pub(super) fn point_at(screen: Rect, model: &Model, at: Position) -> Option<Point> {
    let board = board(model);
    Parts::of(screen, &board)?.board.point_at(&board, at)
}

/// Draws the whole screen.
pub(super) fn draw(frame: &mut Frame<'_>, model: &Model, theme: Theme) {
    let board = board(model);
    let screen = frame.area();
    let Some(parts) = Parts::of(screen, &board) else {
        return draw_too_small(frame, theme);
    };
    let title = Line::from(vec![
        Span::styled(" Prise ", theme.text(Role::ACCENT).add_modifier(Modifier::BOLD)),
        Span::styled(
            format!("· {}, analysis  {}", model.board.look.title, model.subtitle()),
            theme.text(Role::FAINT),
        ),
    ]);
    frame.render_widget(title, parts.header);
    draw_board(frame.buffer_mut(), &board, parts.board, theme);
    let engine = engine(model, parts.panel.width.into(), theme);
    let height = (engine.len() as u16 + 1).min(parts.panel.height / 2);
    let [above, below] =
        Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(parts.panel);
    let about = if model.is_threat { "Threat" } else { "Engine" };
    frame.render_widget(Paragraph::new(engine).block(rule(about, theme)), above);
    draw_tree(frame, below, model, theme);
    frame.render_widget(draw_status(&model.status(), theme), parts.status);
    frame.render_widget(keys(KEYS, theme, parts.keys.width), parts.keys);
    if model.is_help_open {
        let help = Overlay::Help { keys: HELP.to_vec(), legend: Vec::new() };
        draw_overlay(frame, screen, &help, theme);
    }
}

fn board(model: &Model) -> Board {
    let (mut board, marks) = (model.board.picture(true), marks(model));
    for cell in &mut board.cells {
        let mark = marks.iter().rfind(|(point, _)| Some(*point) == cell.point);
        cell.mark = mark.map_or(Mark::None, |(_, mark)| *mark);
        cell.routes.clear();
    }
    board
}

/// Where the chosen piece can go; before one is chosen, the engine's first move.
fn marks(model: &Model) -> Vec<(Point, Mark)> {
    let infos = &model.board.view.legal.infos;
    if model.board.picking == Picking::Nothing {
        let best = model.report.as_ref().and_then(|report| report.lines.first());
        let arrow = best.map(|line| {
            line.from.map(|from| (from, Mark::Chosen)).into_iter().chain([(line.to, Mark::End)])
        });
        return arrow.into_iter().flatten().collect();
    }
    let mut marks = Vec::new();
    for info in model.board.picking.possible(infos).into_iter().map(|index| &infos[index]) {
        marks.extend(info.captured.iter().map(|at| (*at, Mark::Prey)));
        marks.extend(info.from.map(|from| (from, Mark::Chosen)));
        marks.push((info.to, Mark::End));
    }
    marks
}

/// The bar, then a line of words for each line of moves.
fn engine(model: &Model, width: usize, theme: Theme) -> Vec<Line<'static>> {
    let faint = theme.text(Role::FAINT);
    let Some(report) = &model.report else {
        let why = match (&model.silence, model.is_engine_on) {
            (Some(why), _) => why.clone(),
            (None, false) => "off: i switches it on".to_owned(),
            (None, true) => "…".to_owned(),
        };
        return vec![Line::styled(why, faint)];
    };
    let mut lines = vec![Line::from(vec![
        Span::raw(bar(report)),
        Span::styled(format!(" depth {}", report.depth), faint),
    ])];
    if report.is_expectation {
        lines.push(Line::styled("expected, over what lies face-down", faint));
    }
    for line in &report.lines {
        let text = format!("{:>6} {}", line.score.to_string(), line.moves.join(" "));
        let text: String = text.replace('x', "×").chars().take(width).collect();
        lines.push(Line::raw(text));
    }
    lines
}

/// How good the best line is for the first seat: full on the left, empty on the right.
fn bar(report: &LinesReport) -> String {
    let score = report.lines.first().map_or(Score::DRAW, |line| line.score).hundredths();
    let for_first = if report.seat.index() == 0 { score } else { -score };
    let share = (f64::from(for_first) / FULL).tanh() * 0.5 + 0.5;
    let full = (share * BAR as f64).round() as usize;
    "█".repeat(full) + &"░".repeat(BAR - full)
}

/// The tree, wrapped, around the move that is shown.
fn draw_tree(frame: &mut Frame<'_>, area: Rect, model: &Model, theme: Theme) {
    let block = rule("Moves", theme);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let width = usize::from(inner.width).max(1);
    let (mut lines, mut line, mut used, mut shown) = (Vec::new(), Vec::new(), 0, 0);
    for word in words(&model.nodes, model.board.look.id == "draughts") {
        let length = Span::raw(&*word.text).width() + 1;
        if used + length > width && used > 0 {
            lines.push(Line::from(std::mem::take(&mut line)));
            used = 0;
        }
        let style = match (word.node, word.is_main) {
            (Some(node), _) if node == model.at => {
                shown = lines.len();
                theme.badge(Role::CHOSEN_TEXT, Role::CHOSEN)
            }
            (Some(_), true) => Style::new().add_modifier(Modifier::BOLD),
            (Some(_), false) => Style::new(),
            (None, _) => theme.text(Role::FAINT),
        };
        line.extend([Span::styled(word.text, style), Span::raw(" ")]);
        used += length;
    }
    lines.push(Line::from(line));
    let height = usize::from(inner.height);
    let first = (shown + 1 + height / 3).min(lines.len()).saturating_sub(height);
    frame.render_widget(Paragraph::new(lines.split_off(first)), inner);
}
