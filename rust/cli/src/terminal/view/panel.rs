//! What stands beside the board: players, moves, the computer's thoughts.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::theme::{Role, Theme};
use crate::terminal::scene::{MoveCell, MoveRow, PieceLook, PlayerLine, Scene, Thinking};

/// The lines of the computer's thoughts, with the rule above them.
const THINKING_HEIGHT: u16 = 5;

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene, theme: Theme) {
    let players = scene.players.len() as u16 * 2;
    let thinking = if scene.thinking.is_some() { THINKING_HEIGHT } else { 0 };
    let (title, facts) = &scene.facts;
    let height = if facts.is_empty() { 0 } else { facts.len() as u16 + 1 };
    let [players, moves, below, thinking] = Layout::vertical([
        Constraint::Length(players),
        Constraint::Fill(1),
        Constraint::Length(height),
        Constraint::Length(thinking),
    ])
    .areas(area);
    let lines = scene.players.iter().flat_map(|it| player_lines(it, players.width, theme));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), players);
    draw_moves(frame, moves, scene, theme);
    if !facts.is_empty() {
        let lines: Vec<_> =
            facts.iter().map(|text| Line::styled(text.clone(), theme.text(Role::FAINT))).collect();
        frame.render_widget(Paragraph::new(lines).block(rule(title, theme)), below);
    }
    if let Some(thoughts) = &scene.thinking {
        draw_thinking(frame, thinking, thoughts, theme);
    }
}

/// A line with a title, above a part of the panel.
pub(crate) fn rule(title: &str, theme: Theme) -> Block<'static> {
    Block::new()
        .borders(Borders::TOP)
        .border_style(theme.text(Role::FAINT))
        .title(Span::styled(format!(" {title} "), theme.text(Role::FAINT)))
}

fn player_lines(player: &PlayerLine, width: u16, theme: Theme) -> [Line<'static>; 2] {
    let name = if player.to_move {
        theme.text(Role::ACCENT).add_modifier(Modifier::BOLD)
    } else {
        Style::new()
    };
    let mut first = vec![
        Span::styled(if player.to_move { "▶ " } else { "  " }, name),
        Span::raw(player.piece.map_or("", |piece| theme.token(piece))),
        Span::raw(if player.piece.is_some() { " " } else { "" }),
        Span::styled(player.name.clone(), name),
    ];
    if !player.note.is_empty() {
        first.push(Span::styled(format!(" ({})", player.note), theme.text(Role::FAINT)));
    }
    if let Some(clock) = &player.clock {
        let used: usize = first.iter().map(Span::width).sum();
        let gap = usize::from(width).saturating_sub(used + clock.text.len() + 2);
        first.push(Span::raw(" ".repeat(gap)));
        let style = if clock.low {
            theme.badge(Role::MUST_TEXT, Role::MUST)
        } else if player.to_move {
            theme.badge(Role::CHOSEN_TEXT, Role::CHOSEN)
        } else {
            theme.text(Role::FAINT)
        };
        first.push(Span::styled(format!(" {} ", clock.text), style));
    }
    [Line::from(first), Line::styled(taken_text(&player.taken, theme), theme.text(Role::FAINT))]
}

/// `took 5 ○○○○♛`.
fn taken_text(taken: &[PieceLook], theme: Theme) -> String {
    if taken.is_empty() {
        return String::new();
    }
    let tokens: String = taken.iter().map(|piece| theme.token(*piece)).collect();
    format!("    took {} {tokens}", taken.len())
}

fn draw_moves(frame: &mut Frame<'_>, area: Rect, scene: &Scene, theme: Theme) {
    let block = rule("Moves", theme);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    // The last row that was played stays in sight, with as much as possible around it.
    let is_played = |row: &MoveRow| row.iter().flatten().any(|cell| !cell.undone);
    let played = scene.moves.iter().filter(|row| is_played(row)).count();
    let height = usize::from(inner.height);
    let newest = scene.moves.len().min(played + 1).saturating_sub(height);
    let first = newest.saturating_sub(scene.scrolled);
    let numbered = (1..).zip(&scene.moves).skip(first).take(height);
    let lines = numbered.map(|(number, row)| move_line(number, row, inner.width, theme));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), inner);
}

fn move_line(number: usize, row: &MoveRow, width: u16, theme: Theme) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{number:>3}. "), theme.text(Role::FAINT))];
    let column = usize::from(width.saturating_sub(5)) / row.len().max(1);
    for cell in row {
        let (text, style) = match cell {
            Some(cell) if cell.undone => (format!("({})", cell.text), theme.text(Role::FAINT)),
            Some(cell) => (played_text(cell, theme), Style::new()),
            None => (String::new(), Style::new()),
        };
        spans.push(Span::styled(fitted(&text, column.min(16)), style));
    }
    Line::from(spans)
}

/// A move, and what it turned up: `b8=R`. What is taken back is not told again.
fn played_text(cell: &MoveCell, theme: Theme) -> String {
    match cell.revealed {
        Some(piece) => format!("{}={}", cell.text, theme.token(piece)),
        None => cell.text.clone(),
    }
}

/// A text in a column of its own, cut if it is too long.
fn fitted(text: &str, width: usize) -> String {
    let taken = Span::raw(text).width();
    if taken < width {
        format!("{text}{}", " ".repeat(width - taken))
    } else {
        let start: String = text.chars().take(width.saturating_sub(2)).collect();
        format!("{start}… ")
    }
}

fn draw_thinking(frame: &mut Frame<'_>, area: Rect, thoughts: &Thinking, theme: Theme) {
    let title = if thoughts.running { "Thinking" } else { "Thought" };
    let block = rule(title, theme);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let Some(report) = &thoughts.report else { return };
    let seconds = report.elapsed.as_secs_f32();
    let lines = vec![
        Line::from(vec![
            Span::styled("depth ", theme.text(Role::FAINT)),
            Span::raw(report.depth.to_string()),
            Span::styled("  score ", theme.text(Role::FAINT)),
            Span::raw(report.score.to_string()),
        ]),
        Line::from(vec![
            Span::styled("nodes ", theme.text(Role::FAINT)),
            Span::raw(short(report.nodes)),
            Span::styled(format!("  {seconds:.1} s"), theme.text(Role::FAINT)),
        ]),
        Line::from(report.line.join(" ").replace('x', "×")),
    ];
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), inner);
}

/// A large number in few characters: `12.3M`.
fn short(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => format!("{}k", count / 1_000),
        _ => format!("{:.1}M", count as f64 / 1e6),
    }
}
