//! The board and its pieces.

use prise_game::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};

use super::raster::{ellipse, quarters};
use super::theme::{Role, Theme};
use crate::terminal::scene::{Board, CellLook, Grid, Ground, Lines, Mark, PieceLook, Shape};

/// How much of its cell a piece fills, in width and height.
const DISC: (f32, f32) = (0.94, 0.97);
/// The same in the smallest cells, where a wider disc would look square.
const SMALL_DISC: (f32, f32) = (0.84, 0.97);
/// The hole of a ring.
const HOLE: (f32, f32) = (0.54, 0.6);
/// The dot on a square where a move can end.
const DOT: (f32, f32) = (0.4, 0.4);

/// Where a board is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub(crate) area: Rect,
    cell: (u16, u16),
}

impl Placement {
    /// The largest picture of a board that fits into an area, at its upper left.
    pub(crate) fn fit(grid: Grid, area: Rect) -> Option<Self> {
        let fits = |cell: &&(u16, u16)| {
            cell.0 * grid.columns <= area.width && cell.1 * grid.rows <= area.height
        };
        let &cell = grid.cell_sizes.iter().rev().find(fits)?;
        let (width, height) = (cell.0 * grid.columns, cell.1 * grid.rows);
        let y = area.y + (area.height - height) / 2;
        Some(Self { area: Rect { x: area.x, y, width, height }, cell })
    }

    /// The point that is shown at a place of the screen.
    pub(crate) fn point_at(&self, board: &Board, at: Position) -> Option<Point> {
        if !self.area.contains(at) {
            return None;
        }
        let column = (at.x - self.area.x) / self.cell.0;
        let row = (at.y - self.area.y) / self.cell.1;
        board.cells.get(usize::from(row * board.grid.columns + column))?.point
    }

    fn rect(&self, columns: u16, index: usize) -> Rect {
        let (column, row) = (index as u16 % columns, index as u16 / columns);
        let (width, height) = self.cell;
        Rect { x: self.area.x + column * width, y: self.area.y + row * height, width, height }
    }
}

/// Draws a board.
pub(crate) fn draw(buffer: &mut Buffer, board: &Board, placement: Placement, theme: Theme) {
    for (index, look) in board.cells.iter().enumerate() {
        let area = placement.rect(board.grid.columns, index);
        CellPainter { buffer: &mut *buffer, area, theme, look }.paint();
    }
}

struct CellPainter<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    theme: Theme,
    look: &'a CellLook,
}

impl CellPainter<'_> {
    fn paint(mut self) {
        self.paint_ground();
        match self.look.piece {
            _ if self.area.height == 1 => self.paint_in_a_row(),
            Some(piece) => self.paint_piece(piece),
            None => self.paint_empty(),
        }
        if !self.look.routes.is_empty() {
            let style = self.theme.badge(Role::CHOSEN_TEXT, Role::CHOSEN);
            self.write(0, &cut(&self.look.routes, self.area.width.into()), style);
        }
        if self.look.cursor {
            self.paint_cursor();
        }
    }

    fn ground_color(&self) -> Color {
        let role = match self.look.ground {
            _ if self.look.cursor => Role::CURSOR,
            _ if self.look.last_move => Role::LAST_MOVE,
            Ground::Light => Role::LIGHT_SQUARE,
            Ground::Dark => Role::DARK_SQUARE,
            Ground::Shaded => Role::SHADED_SQUARE,
            Ground::Wood(_) => Role::WOOD,
        };
        self.theme.color(role)
    }

    fn paint_ground(&mut self) {
        let style = Style::new().bg(self.ground_color());
        // Without colour the squares that are not played on are shaded.
        let is_shaded = !self.theme.has_color() && self.look.ground == Ground::Light;
        let symbol = if is_shaded { '░' } else { ' ' };
        for position in self.area.positions() {
            self.buffer[position].set_char(symbol).set_style(style);
        }
        if let Ground::Wood(lines) = self.look.ground {
            self.paint_lines(lines);
        }
    }

    /// Lines from the middle of the cell to its edges.
    fn paint_lines(&mut self, lines: Lines) {
        let style = Style::new().fg(self.theme.color(Role::WOOD_LINE)).bg(self.ground_color());
        let (middle_x, middle_y) = (i32::from(self.area.width / 2), i32::from(self.middle_row()));
        let (width, height) = (i32::from(self.area.width), i32::from(self.area.height));
        for (x, y) in Lines::DIRECTIONS.into_iter().filter(|direction| lines.has(*direction)) {
            let symbol = match (x, y) {
                (0, _) => '│',
                (_, 0) => '─',
                _ if x == y => '╲',
                _ => '╱',
            };
            // Along a slanted line every row has one character.
            let steps = if y == 0 { width } else { height };
            let stride = if y == 0 { 1 } else { (width + height / 2) / height };
            for step in 1..=steps {
                let (column, row) = (middle_x + x * step * stride, middle_y + y * step);
                // In the smallest cells a slanted line would meet the edge between two rows.
                let is_slanted = x != 0 && y != 0;
                let column = if is_slanted { column.clamp(0, width - 1) } else { column };
                if (0..width).contains(&column) && (0..height).contains(&row) {
                    let at = (self.area.x + column as u16, self.area.y + row as u16);
                    self.buffer[at].set_char(symbol).set_style(style);
                }
            }
        }
        let at = (self.area.x + middle_x as u16, self.area.y + middle_y as u16);
        self.buffer[at].set_char(junction(lines)).set_style(style);
    }

    fn paint_piece(&mut self, piece: PieceLook) {
        let (mut body, mut inside, mut text) = self.theme.piece(piece.paint);
        let is_chosen = self.look.mark == Mark::Chosen;
        if is_chosen && self.theme.has_color() {
            body = self.theme.color(Role::CHOSEN);
            if piece.shape == Shape::Disc {
                (inside, text) = (body, self.theme.color(Role::CHOSEN_TEXT));
            }
        }
        // In two rows there is no room for a hole and a mark.
        if self.area.height <= 2 && !piece.glyph.latin.is_empty() && self.theme.has_color() {
            inside = body;
        }
        self.paint_body(piece.shape, body, inside);
        let style = Style::new().fg(text).bg(inside).add_modifier(Modifier::BOLD);
        self.write(self.middle_row(), self.theme.glyph(piece.glyph), style);
        match self.look.mark {
            Mark::MustCapture => self.label(self.theme.badge(Role::MUST_TEXT, Role::MUST)),
            Mark::Movable if piece.shape == Shape::Back => self.label(style),
            Mark::Movable => self.label(style.add_modifier(Modifier::UNDERLINED)),
            Mark::Chosen => self.label(self.theme.badge(Role::CHOSEN_TEXT, Role::CHOSEN)),
            Mark::Prey | Mark::End => {
                let style = self.theme.badge(Role::MUST_TEXT, Role::MUST);
                self.write(self.area.height - 1, "××", style);
            }
            Mark::None | Mark::Via if self.look.cursor => self.label(style),
            Mark::None | Mark::Via => {}
        }
    }

    /// A cell of a single row: the piece or the name of the point, and signs on either side.
    fn paint_in_a_row(&mut self) {
        let ground = self.ground_color();
        let must = self.theme.badge(Role::MUST_TEXT, Role::MUST);
        let chosen = self.theme.badge(Role::CHOSEN_TEXT, Role::CHOSEN);
        let Some(piece) = self.look.piece else {
            let end = Style::new().fg(self.theme.color(Role::END)).bg(ground);
            let (style, sides) = match self.look.mark {
                Mark::End | Mark::Chosen => (end.add_modifier(Modifier::BOLD), '·'),
                Mark::Via => (end, ' '),
                _ => (self.theme.text(Role::LABEL).bg(ground).add_modifier(Modifier::DIM), ' '),
            };
            if self.look.point.is_some() {
                self.write(0, &format!("{sides}{:>2}", self.look.label), style);
            }
            return;
        };
        let (body, _, _) = self.theme.piece(piece.paint);
        let style = Style::new().fg(body).bg(ground).add_modifier(Modifier::BOLD);
        let (style, [left, right]) = match self.look.mark {
            Mark::MustCapture => (must, ['!', '!']),
            Mark::Prey | Mark::End => (must, ['×', '×']),
            Mark::Chosen => (chosen, ['>', '<']),
            Mark::Movable => (style.add_modifier(Modifier::UNDERLINED), [' ', ' ']),
            Mark::None | Mark::Via => (style, [' ', ' ']),
        };
        self.write(0, &format!("{left}{}{right}", self.theme.token(piece)), style);
    }

    fn paint_body(&mut self, shape: Shape, body: Color, inside: Color) {
        let (size, ground) = ((self.area.width, self.area.height), self.ground_color());
        let disc = if size.1 <= 2 { SMALL_DISC } else { DISC };
        for position in self.area.positions() {
            let (column, row) = (position.x - self.area.x, position.y - self.area.y);
            let outer = match shape {
                Shape::Tile => 15,
                _ => ellipse(size, disc, column, row),
            };
            let hole = if shape == Shape::Ring { ellipse(size, HOLE, column, row) } else { 0 };
            let (lit, behind) = if outer == 15 { (outer & !hole, inside) } else { (outer, ground) };
            // Without colour the back of a piece is grey.
            if shape == Shape::Back && lit != 0 && !self.theme.has_color() {
                self.buffer[position].set_char('▒');
                continue;
            }
            // A space shows what is behind in every font, a full block not quite.
            let (symbol, style) = if lit == 15 && self.theme.has_color() {
                (' ', Style::new().fg(body).bg(body))
            } else {
                (quarters(lit), Style::new().fg(body).bg(behind))
            };
            self.buffer[position].set_char(symbol).set_style(style);
        }
    }

    fn paint_empty(&mut self) {
        if self.look.point.is_none() {
            return;
        }
        let ground = self.ground_color();
        let end =
            Style::new().fg(self.theme.color(Role::END)).bg(ground).add_modifier(Modifier::BOLD);
        let is_wood = matches!(self.look.ground, Ground::Wood(_));
        match self.look.mark {
            Mark::End | Mark::Chosen if is_wood => {
                let x = self.area.x + self.area.width / 2;
                self.buffer.set_string(x, self.area.y + self.middle_row(), "●", end);
            }
            Mark::End | Mark::Chosen => {
                let size = (self.area.width, self.area.height);
                for position in self.area.positions() {
                    let (column, row) = (position.x - self.area.x, position.y - self.area.y);
                    let lit = ellipse(size, DOT, column, row);
                    if lit != 0 {
                        self.buffer[position].set_char(quarters(lit)).set_style(end);
                    }
                }
            }
            Mark::Via => self.write(self.middle_row(), "··", end),
            _ => {
                let role = if is_wood { Role::WOOD_LINE } else { Role::LABEL };
                let label = self.theme.text(role).bg(ground);
                let dim =
                    if self.theme.has_color() { label } else { label.add_modifier(Modifier::DIM) };
                return self.label(dim);
            }
        }
        self.label(end);
    }

    fn paint_cursor(&mut self) {
        let style = self.theme.badge(Role::MUST_TEXT, Role::CURSOR);
        let y = self.area.bottom() - 1;
        for (x, bracket) in [(self.area.x, '['), (self.area.right() - 1, ']')] {
            self.buffer[(x, y)].set_char(bracket).set_style(style);
        }
    }

    fn middle_row(&self) -> u16 {
        (self.area.height - 1) / 2
    }

    /// The name of the point, in the middle of the last row; beside the line on an empty point.
    fn label(&mut self, style: Style) {
        let row = self.area.height - 1;
        let label = &self.look.label;
        match self.look.ground {
            Ground::Wood(lines) if self.look.piece.is_none() => {
                // Left of the line where there is no room on its right, unless a slanted line runs
                // there.
                let right = self.area.width / 2 + 1;
                let last = self.area.width.saturating_sub(label.len() as u16);
                let column = if right <= last || lines.has((-1, 1)) { right.min(last) } else { 0 };
                self.buffer.set_string(self.area.x + column, self.area.y + row, label, style);
            }
            _ => self.write(row, &format!("{label:>2}"), style),
        }
    }

    /// A text in the middle of a row.
    fn write(&mut self, row: u16, text: &str, style: Style) {
        let width = ratatui::text::Span::raw(text).width() as u16;
        let x = self.area.x + self.area.width.saturating_sub(width) / 2;
        self.buffer.set_stringn(x, self.area.y + row, text, self.area.width.into(), style);
    }
}

/// A text that shows where it had to be cut.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// The characters for every set of lines that meet: up 1, right 2, down 4, left 8.
const JUNCTIONS: [char; 16] =
    [' ', ' ', ' ', '└', ' ', '│', '┌', '├', ' ', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// The character where lines meet.
fn junction(lines: Lines) -> char {
    let straight = [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().zip([1, 2, 4, 8]);
    JUNCTIONS[straight.filter(|it| lines.has(it.0)).map(|it| it.1).sum::<usize>()]
}
