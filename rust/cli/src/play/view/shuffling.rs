//! Shuffling together, on the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Padding, Paragraph, Wrap};

use crate::play::shuffling::Shuffling;
use crate::terminal::scene::KeyHint;
use crate::terminal::view::{Role, SMALLEST, Theme, centred, draw_too_small, framed, keys};

const WIDTH: u16 = 66;
const HEIGHT: u16 = 16;
/// As many tiles of four columns as fit in a line.
const TILES: usize = 15;
/// How much of what was typed is in sight.
const WORDS_SHOWN: usize = 54;

pub(crate) fn draw(frame: &mut Frame<'_>, shuffling: &Shuffling, theme: Theme) {
    let screen = frame.area();
    if screen.width < SMALLEST.0 || screen.height < SMALLEST.1 {
        return draw_too_small(frame, theme);
    }
    let (faint, accent) = (theme.text(Role::FAINT), theme.text(Role::ACCENT));
    let bold = accent.add_modifier(Modifier::BOLD);
    let count = shuffling.words.chars().count();
    let typed: String = shuffling.words.chars().skip(count.saturating_sub(WORDS_SHOWN)).collect();
    let clicks = match shuffling.clicks() {
        0 => String::new(),
        1 => "and 1 click".to_owned(),
        clicks => format!("and {clicks} clicks"),
    };
    let end = if shuffling.is_untouched() {
        "Enter without anything: then the computer has shuffled alone."
    } else {
        "Nobody can know how the pieces lie now. Enter deals them."
    };
    let lines = vec![
        Line::styled(tiles(shuffling), accent),
        Line::default(),
        Line::from("The computer has shuffled, and promises that this stays so:"),
        Line::default(),
        Line::styled(format!("    {}", shuffling.promise), bold),
        Line::default(),
        Line::from("Remember it: after the game it can be checked."),
        Line::from("Now shuffle too. Type some words, or click where you like:"),
        Line::default(),
        Line::from(vec![Span::styled(" ▸ ", bold), Span::raw(typed), Span::styled("▏", bold)]),
        Line::styled(format!("   {clicks}"), faint),
        Line::styled(end, faint),
    ];
    let title = Span::styled(format!(" {} · Shuffle ", shuffling.title), bold);
    let block = framed(title, faint).padding(Padding::uniform(1));
    let area = centred(screen, WIDTH, HEIGHT);
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(block), area);
    let hints =
        [KeyHint { key: "Enter", does: "deal and play" }, KeyHint { key: "Esc", does: "back" }];
    let below = Rect { y: screen.bottom() - 1, height: 1, ..screen };
    frame.render_widget(keys(&hints, theme, below.width), below);
}

/// A row of face-down pieces in which every key and click moves one.
fn tiles(shuffling: &Shuffling) -> String {
    let moved = (shuffling.words.chars().count() + shuffling.clicks()) % TILES;
    (0..TILES).map(|at| if at == moved { " ▒  " } else { "▒   " }).collect()
}
