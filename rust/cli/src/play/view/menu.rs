//! The form for choosing a game.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Padding, Paragraph, Wrap};

use crate::play::menu::{Menu, Row};
use crate::terminal::scene::KeyHint;
use crate::terminal::view::{Role, SMALLEST, Theme, centred, draw_too_small, framed, keys};

const WIDTH: u16 = 58;
/// The lines above the first row: the border, the padding, the motto and an empty one.
const ABOVE: u16 = 4;
/// The lines below the last row: an empty one, and more about the line with the cursor.
const BELOW: u16 = 2;

/// Draws the form.
pub(crate) fn draw(frame: &mut Frame<'_>, menu: &Menu, theme: Theme) {
    let screen = frame.area();
    if screen.width < SMALLEST.0 || screen.height < SMALLEST.1 {
        return draw_too_small(frame, theme);
    }
    let faint = theme.text(Role::FAINT);
    let mut lines =
        vec![Line::styled("every capture is shown, explained and chosen", faint), Line::default()];
    lines.extend(menu.rows().into_iter().map(|row| row_line(menu, row, theme)));
    lines.extend([Line::default(), Line::styled(menu.caption().to_owned(), faint)]);
    let area = area(screen, menu);
    let name = theme.text(Role::ACCENT).add_modifier(Modifier::BOLD);
    let block = framed(Span::styled(" Prise ", name), faint).padding(Padding::uniform(1));
    frame.render_widget(Paragraph::new(lines).block(block), area);
    draw_notices(frame, menu, area, theme);
    let mut hints = vec![
        KeyHint { key: "↑↓", does: "line" },
        KeyHint { key: "←→", does: "change" },
        KeyHint { key: "Enter", does: "play" },
        KeyHint { key: "q", does: "quit" },
    ];
    if menu.can_delete() {
        hints.insert(3, KeyHint { key: "d", does: "delete" });
    }
    let below = Rect { y: screen.bottom() - 1, height: 1, ..screen };
    frame.render_widget(keys(&hints, theme, below.width), below);
}

/// What the player should know, between the form and the keys.
fn draw_notices(frame: &mut Frame<'_>, menu: &Menu, form: Rect, theme: Theme) {
    let screen = frame.area();
    let height = (screen.bottom() - 1).saturating_sub(form.bottom());
    let room = Rect { x: screen.x + 2, y: form.bottom(), width: screen.width - 4, height };
    let badge = theme.badge(Role::MUST_TEXT, Role::MUST);
    let line =
        |text: &String| Line::from(vec![Span::styled(" ! ", badge), Span::raw(format!(" {text}"))]);
    let lines: Vec<_> = menu.notices.iter().map(line).collect();
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), room);
}

/// The line of the form at a place of the screen.
pub(crate) fn row_at(screen: Rect, menu: &Menu, at: Position) -> Option<Row> {
    let area = area(screen, menu);
    if !area.contains(at) {
        return None;
    }
    menu.rows().get(usize::from((at.y - area.y).checked_sub(ABOVE)?)).copied()
}

fn area(screen: Rect, menu: &Menu) -> Rect {
    let area = centred(screen, WIDTH, menu.rows().len() as u16 + BELOW + ABOVE + 2);
    // What has to be said needs the room below.
    if menu.notices.is_empty() { area } else { Rect { y: screen.y, ..area } }
}

fn row_line(menu: &Menu, row: Row, theme: Theme) -> Line<'static> {
    let name = match row {
        Row::Resume => "Go on",
        Row::Game => "Game",
        Row::Opponent => "Against",
        Row::Seat => "You play",
        Row::Clock => "Clock",
        Row::Practice => "Play",
        Row::Rules => "Rules",
        Row::Start => "",
    };
    let is_here = menu.row() == row;
    let value = match row {
        Row::Start => "[ Start ]".to_owned(),
        _ if is_here => format!("‹ {} ›", menu.value(row)),
        _ => format!("  {}", menu.value(row)),
    };
    let style = if is_here {
        theme.text(Role::ACCENT).add_modifier(Modifier::BOLD)
    } else {
        ratatui::style::Style::new()
    };
    Line::from(vec![
        Span::styled(if is_here { "▸ " } else { "  " }, style),
        Span::styled(format!("{name:<10}"), theme.text(Role::FAINT)),
        Span::styled(value, style),
    ])
}
