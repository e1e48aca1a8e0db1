//! Colours, for every kind of terminal.
//!
//! Every colour is written once in full and once for terminals with sixteen colours; terminals
//! with 256 get the nearest of the colour cube. Without colour nothing is lost: shapes, letters
//! and brackets say the same.

use ratatui::style::{Color, Modifier, Style};

use crate::terminal::scene::{Glyph, Paint, PieceLook};

/// How many colours the terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    None,
    Sixteen,
    Cube,
    Full,
}

impl Depth {
    /// What the environment says of the terminal.
    pub(crate) fn detect(variable: impl Fn(&str) -> Option<String>) -> Self {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let color_term = variable("COLORTERM").unwrap_or_default();
        if is_set("NO_COLOR") || term == "dumb" {
            Self::None
        } else if ["truecolor", "24bit"].iter().any(|name| color_term.contains(name))
            || term.contains("direct")
            || is_set("WT_SESSION")
        {
            Self::Full
        } else if term.contains("256") || is_set("TERM_PROGRAM") {
            Self::Cube
        } else {
            Self::Sixteen
        }
    }
}

/// What a colour is for: the colour in full, and among sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Role((u8, u8, u8), Color);

impl Role {
    pub(crate) const LIGHT_SQUARE: Self = Self((206, 180, 142), Color::Gray);
    pub(crate) const DARK_SQUARE: Self = Self((122, 80, 44), Color::Green);
    pub(crate) const SHADED_SQUARE: Self = Self((128, 90, 60), Color::Cyan);
    pub(crate) const WOOD: Self = Self((186, 146, 96), Color::Yellow);
    pub(crate) const WOOD_LINE: Self = Self((86, 56, 28), Color::Black);
    pub(crate) const LAST_MOVE: Self = Self((154, 134, 40), Color::Magenta);
    pub(crate) const CURSOR: Self = Self((52, 112, 176), Color::Blue);
    pub(crate) const IVORY: Self = Self((255, 250, 238), Color::White);
    pub(crate) const IVORY_TEXT: Self = Self((44, 96, 36), Color::Black);
    pub(crate) const EBONY: Self = Self((24, 20, 18), Color::Black);
    pub(crate) const EBONY_GROOVE: Self = Self((74, 64, 58), Color::DarkGray);
    pub(crate) const EBONY_TEXT: Self = Self((250, 222, 140), Color::White);
    pub(crate) const RED: Self = Self((184, 40, 36), Color::Red);
    pub(crate) const GREEN: Self = Self((36, 112, 60), Color::Green);
    pub(crate) const BAMBOO: Self = Self((120, 108, 88), Color::Gray);
    pub(crate) const BAMBOO_TEXT: Self = Self((178, 166, 140), Color::DarkGray);
    pub(crate) const CHOSEN: Self = Self((255, 200, 44), Color::LightCyan);
    pub(crate) const CHOSEN_TEXT: Self = Self((60, 36, 0), Color::Black);
    pub(crate) const LABEL: Self = Self((170, 128, 92), Color::Black);
    pub(crate) const END: Self = Self((176, 250, 150), Color::LightYellow);
    pub(crate) const MUST: Self = Self((206, 48, 40), Color::Red);
    pub(crate) const MUST_TEXT: Self = Self((255, 255, 255), Color::White);
    pub(crate) const ACCENT: Self = Self((240, 190, 90), Color::Yellow);
    pub(crate) const FAINT: Self = Self((140, 132, 124), Color::DarkGray);
}

/// The colours of one terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    depth: Depth,
    /// Whether marks are written in Chinese.
    han: bool,
}

impl Theme {
    /// Colours for a terminal with so many of them, and marks in Latin letters.
    #[cfg(test)]
    pub(crate) const fn new(depth: Depth) -> Self {
        Self { depth, han: false }
    }

    /// What the environment says of the terminal. Where Chinese letters are read they are at
    /// hand, too.
    pub(crate) fn detect(variable: impl Fn(&str) -> Option<String>) -> Self {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()))
            .unwrap_or_default();
        let han = ["zh", "ja", "ko"].iter().any(|language| locale.starts_with(language));
        Self { depth: Depth::detect(variable), han }
    }

    /// The mark of a piece.
    pub(crate) fn glyph(self, glyph: Glyph) -> &'static str {
        if self.han { glyph.han } else { glyph.latin }
    }

    /// The piece in a line of text.
    pub(crate) fn token(self, piece: PieceLook) -> &'static str {
        if piece.token.is_empty() { self.glyph(piece.glyph) } else { piece.token }
    }

    /// Whether there is any colour.
    pub(crate) fn has_color(self) -> bool {
        self.depth != Depth::None
    }

    /// The colour for a role.
    pub(crate) fn color(self, role: Role) -> Color {
        let Role((red, green, blue), among_sixteen) = role;
        match self.depth {
            Depth::None => Color::Reset,
            Depth::Sixteen => among_sixteen,
            Depth::Cube => Color::Indexed(nearest(red, green, blue)),
            Depth::Full => Color::Rgb(red, green, blue),
        }
    }

    /// Text in a role's colour.
    pub(crate) fn text(self, role: Role) -> Style {
        let style = Style::new().fg(self.color(role));
        // Without colour what stands back is dim.
        if role == Role::FAINT && !self.has_color() {
            style.add_modifier(Modifier::DIM)
        } else {
            style
        }
    }

    /// A badge: text that must be seen, with or without colour.
    pub(crate) fn badge(self, text: Role, ground: Role) -> Style {
        let style = Style::new().fg(self.color(text)).bg(self.color(ground));
        let style = style.add_modifier(Modifier::BOLD);
        if self.has_color() { style } else { style.add_modifier(Modifier::REVERSED) }
    }

    /// The body of a piece, its inside, and text on it.
    pub(crate) fn piece(self, paint: Paint) -> (Color, Color, Color) {
        let (body, inside, text) = match paint {
            Paint::Ivory => (Role::IVORY, Role::IVORY, Role::IVORY_TEXT),
            Paint::Ebony => (Role::EBONY, Role::EBONY_GROOVE, Role::EBONY_TEXT),
            Paint::Red => (Role::RED, Role::RED, Role::MUST_TEXT),
            Paint::Green => (Role::GREEN, Role::GREEN, Role::MUST_TEXT),
            Paint::Bamboo => (Role::BAMBOO, Role::BAMBOO, Role::BAMBOO_TEXT),
        };
        (self.color(body), self.color(inside), self.color(text))
    }
}

/// The nearest of the 256 colours: the cube from 16, or the greys from 232.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| {
        (0..6u8).min_by_key(|step| STEPS[usize::from(*step)].abs_diff(value)).unwrap_or(0)
    };
    let square = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
    let distance = |r: u8, g: u8, b: u8| square(r, red) + square(g, green) + square(b, blue);
    let [r, g, b] = [red, green, blue].map(step);
    let cube = distance(STEPS[usize::from(r)], STEPS[usize::from(g)], STEPS[usize::from(b)]);
    let mean = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    let grey = (mean.saturating_sub(3) / 10).min(23) as u8;
    let level = 8 + grey * 10;
    if distance(level, level, level) < cube { 232 + grey } else { 16 + 36 * r + 6 * g + b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_tells_the_depth() {
        let detect = |pairs: &[(&str, &str)]| {
            Depth::detect(|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(detect(&[("TERM", "xterm-256color")]), Depth::Cube);
        assert_eq!(detect(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::Full);
        assert_eq!(detect(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(detect(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(detect(&[("TERM", "xterm"), ("NO_COLOR", "")]), Depth::Sixteen);
        assert_eq!(detect(&[("TERM", "dumb")]), Depth::None);
    }

    #[test]
    fn the_nearest_color_is_near() {
        assert_eq!(nearest(0, 0, 0), 16);
        assert_eq!(nearest(255, 255, 255), 231);
        assert_eq!(nearest(128, 128, 128), 244);
        assert_eq!(nearest(255, 0, 0), 196);
    }
}
