//! What lies over the board: the help, questions.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};

use super::keys;
use super::theme::{Role, Theme};
use crate::play::scene::Overlay;

pub(super) fn draw(frame: &mut Frame<'_>, screen: Rect, overlay: &Overlay, theme: Theme) {
    let (title, lines, width) = match overlay {
        Overlay::Help(hints) => {
            let key = theme.text(Role::Accent).add_modifier(Modifier::BOLD);
            let line = |hint: &crate::play::scene::KeyHint| {
                Line::from(vec![
                    Span::styled(format!("{:<14}", hint.key), key),
                    Span::raw(hint.does),
                ])
            };
            (" Keys ", hints.iter().map(line).collect::<Vec<_>>(), 70)
        }
        Overlay::Question { text, answers } => {
            (" ? ", vec![Line::from(text.clone()), Line::default(), keys(answers, theme)], 50)
        }
    };
    // Long lines wrap, at words: a little more than their width asks.
    let extra: u16 = lines.iter().map(|line| line.width() as u16 / (width - 8)).sum();
    let height = (lines.len() as u16 + 2 + extra).min(screen.height);
    let area = centred(screen, width, height);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.text(Role::Accent))
        .title(title);
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(block), area);
}

pub(super) fn centred(screen: Rect, width: u16, height: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(screen);
    let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    area
}
