//! The screen: a scene drawn with ratatui.

mod board;
mod overlay;
mod panel;
mod raster;
pub(crate) mod theme;

pub(crate) use board::{Placement, draw as draw_board};
pub(crate) use overlay::{centred, draw as draw_overlay, framed};
pub(crate) use panel::rule;
pub(crate) use theme::{Role, Theme};

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::scene::{Board, KeyHint, Scene, Status};

/// The smallest screen on which everything has its place.
pub(crate) const SMALLEST: (u16, u16) = (60, 20);
/// Below this height the line above the board is left out, for the board's sake.
const WITH_HEADER: u16 = 24;
/// The narrowest that the panel beside the board may be.
const PANEL_WIDTH: u16 = 27;

/// The parts of the screen.
pub(crate) struct Parts {
    pub(crate) header: Rect,
    pub(crate) board: Placement,
    pub(crate) panel: Rect,
    pub(crate) status: Rect,
    pub(crate) keys: Rect,
}

impl Parts {
    /// Divides a screen; nothing if it is too small.
    pub(crate) fn of(screen: Rect, board: &Board) -> Option<Self> {
        if screen.width < SMALLEST.0 || screen.height < SMALLEST.1 {
            return None;
        }
        let [header, middle, status, keys] = Layout::vertical([
            Constraint::Length(u16::from(screen.height >= WITH_HEADER)),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(screen);
        let room = Rect { x: middle.x + 1, width: middle.width - PANEL_WIDTH - 2, ..middle };
        let board = Placement::fit(board.grid, room)?;
        let x = board.area.right() + 2;
        // The panel has use for all the height there is.
        let panel = Rect { x, width: screen.width - x - 1, ..middle };
        Some(Self { header, board, panel, status, keys })
    }
}

/// Draws the whole screen.
pub(crate) fn draw(frame: &mut Frame<'_>, scene: &Scene, theme: Theme) {
    let screen = frame.area();
    let Some(parts) = Parts::of(screen, &scene.board) else {
        return draw_too_small(frame, theme);
    };
    frame.render_widget(header(scene, theme), parts.header);
    board::draw(frame.buffer_mut(), &scene.board, parts.board, theme);
    panel::draw(frame, parts.panel, scene, theme);
    frame.render_widget(draw_status(&scene.status, theme), parts.status);
    frame.render_widget(keys(&scene.keys, theme, parts.keys.width), parts.keys);
    if let Some(overlay) = &scene.overlay {
        overlay::draw(frame, screen, overlay, theme);
    }
}

/// Says that the screen is too small.
pub(crate) fn draw_too_small(frame: &mut Frame<'_>, theme: Theme) {
    let screen = frame.area();
    let text = format!(
        "Prise needs a window of {} × {} characters; this one has {} × {}. Make it larger, or press q to save and quit.",
        SMALLEST.0, SMALLEST.1, screen.width, screen.height
    );
    frame.render_widget(
        Paragraph::new(text).wrap(Wrap { trim: true }).style(theme.text(Role::ACCENT)),
        screen,
    );
}

fn header(scene: &Scene, theme: Theme) -> Line<'static> {
    let name = theme.text(Role::ACCENT).add_modifier(Modifier::BOLD);
    let mut spans = vec![
        Span::styled(" Prise ", name),
        Span::styled(format!("· {}", scene.title), theme.text(Role::FAINT)),
        Span::styled(format!("  {}", scene.subtitle), theme.text(Role::FAINT)),
    ];
    if let Some(warning) = &scene.warning {
        spans.push(Span::styled(" ! ", theme.badge(Role::MUST_TEXT, Role::MUST)));
        spans.push(Span::raw(format!(" {warning}")));
    }
    Line::from(spans)
}

/// The line under the board.
pub(crate) fn draw_status(status: &Status, theme: Theme) -> Line<'static> {
    let bold = |role| theme.text(role).add_modifier(Modifier::BOLD);
    match status {
        Status::Prompt(text) => Line::from(format!(" {text}")),
        Status::Refusal(text) => {
            let badge = theme.badge(Role::MUST_TEXT, Role::MUST);
            Line::from(vec![Span::styled(" ! ", badge), Span::raw(format!(" {text}"))])
        }
        Status::News(text) => Line::styled(format!(" {text}"), bold(Role::ACCENT)),
        Status::Typing { text, fitting } => Line::from(vec![
            Span::styled(" ▸ ", bold(Role::ACCENT)),
            Span::raw(text.clone()),
            Span::styled("▏", bold(Role::ACCENT)),
            Span::styled(format!("  {fitting}"), theme.text(Role::FAINT)),
        ]),
    }
}

/// Keys with what they do, in a line. Where not all have room the last two stay, help and leaving
/// in a game: the help knows the others.
pub(crate) fn keys(hints: &[KeyHint], theme: Theme, width: u16) -> Line<'static> {
    let width_of = |hint: &KeyHint| hint.key.chars().count() + hint.does.chars().count() + 3;
    let mut shown = hints.to_vec();
    // The gap after the last one may be cut.
    while shown.len() > 2 && shown.iter().map(width_of).sum::<usize>() > usize::from(width) + 1 {
        shown.remove(shown.len() - 3);
    }
    let mut spans = vec![Span::raw(" ")];
    for hint in shown {
        spans.push(Span::styled(hint.key, theme.text(Role::ACCENT).add_modifier(Modifier::BOLD)));
        spans.push(Span::styled(format!(" {}  ", hint.does), theme.text(Role::FAINT)));
    }
    Line::from(spans)
}
