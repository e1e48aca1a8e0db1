//! What lies over the board: the help, questions.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};

use super::keys;
use super::theme::{Role, Theme};
use crate::terminal::scene::{KeyHint, LegendEntry, Overlay};

const HELP_WIDTH: u16 = 62;
const QUESTION_WIDTH: u16 = 50;

pub(crate) fn draw(frame: &mut Frame<'_>, screen: Rect, overlay: &Overlay, theme: Theme) {
    let (title, lines, width) = match overlay {
        Overlay::Help { keys, legend } => {
            let width = HELP_WIDTH.min(screen.width);
            let mut lines: Vec<_> = keys.iter().map(|hint| key_line(hint, theme)).collect();
            lines.extend(legend_lines(legend, width.saturating_sub(2).into(), theme));
            (" Keys and pieces ", lines, width)
        }
        Overlay::Sheet { title, lines, keys: hints } => {
            let text = lines.iter().map(|line| Line::from(line.clone()));
            let mut lines: Vec<_> = text.collect();
            lines.extend([Line::default(), keys(hints, theme, 74)]);
            (*title, lines, 76)
        }
        Overlay::Question { text, answers } => {
            let width = QUESTION_WIDTH.min(screen.width);
            let answers = keys(answers, theme, width.saturating_sub(2));
            (" ? ", vec![Line::from(text.clone()), Line::default(), answers], width)
        }
    };
    // Long lines wrap, at words: a little more than their width asks.
    let widths = lines.iter().map(|line| line.width() as u16);
    let extra: u16 =
        widths.filter(|it| *it > width.saturating_sub(2)).map(|it| it / (width - 8)).sum();
    let height = (lines.len() as u16 + 2 + extra).min(screen.height);
    let area = centred(screen, width, height);
    let block = framed(title, theme.text(Role::ACCENT));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(block), area);
}

fn key_line(hint: &KeyHint, theme: Theme) -> Line<'static> {
    let key = theme.text(Role::ACCENT).add_modifier(Modifier::BOLD);
    Line::from(vec![Span::styled(format!("{:<14}", hint.key), key), Span::raw(hint.does)])
}

/// The pieces and their names, `K k general`, as many to a line as fit.
fn legend_lines(legend: &[LegendEntry], width: usize, theme: Theme) -> Vec<Line<'static>> {
    let mut lines: Vec<String> = Vec::new();
    for entry in legend {
        let tokens: Vec<_> = entry.looks.iter().map(|look| theme.token(*look)).collect();
        let text = format!("{} {}", tokens.join(" "), entry.name);
        match lines.last_mut() {
            Some(line) if Span::raw(format!("{line}   {text}")).width() <= width => {
                line.push_str("   ");
                line.push_str(&text);
            }
            _ => lines.push(text),
        }
    }
    lines.into_iter().map(|line| Line::styled(line, theme.text(Role::ACCENT))).collect()
}

/// A box with round corners.
pub(crate) fn framed(title: impl Into<Line<'static>>, border: Style) -> Block<'static> {
    Block::bordered().border_type(BorderType::Rounded).border_style(border).title(title)
}

pub(crate) fn centred(screen: Rect, width: u16, height: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(screen);
    let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    area
}
