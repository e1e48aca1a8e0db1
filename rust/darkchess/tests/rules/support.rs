//! Short ways of setting up and playing.

use prise_darkchess::{Classic, ClassicOptions, DarkChess, Move, RuleSet, ThreeKingdoms};
use prise_game::{Army, Game, MoveKind, Seat, SplitMix64};

pub(crate) const P1: Seat = Seat::FIRST;
pub(crate) const P2: Seat = Seat::SECOND;
pub(crate) const P3: Seat = Seat::THIRD;

pub(crate) const GREEN: Option<Army> = Some(Army::new(0));
pub(crate) const RED: Option<Army> = Some(Army::new(1));
pub(crate) const BLACK: Option<Army> = Some(Army::new(2));

/// Three Kingdoms from a position's text.
pub(crate) fn kingdoms(text: &str) -> ThreeKingdoms {
    ThreeKingdoms::read(&(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Classic from a position's text, without draws.
pub(crate) fn classic(text: &str) -> Classic {
    Classic::read(&ClassicOptions::default(), text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Classic from a position's text, under tournament rules.
pub(crate) fn tournament(text: &str) -> Classic {
    Classic::read(&ClassicOptions { tournament: true }, text).unwrap()
}

/// A start of Three Kingdoms with the pieces in this order.
pub(crate) fn dealt(hidden: &str) -> ThreeKingdoms {
    let cells = "@@.@@ @@.@@ @@.@@ @@.@@ ..... @@.@@ @@.@@ @@.@@ @@.@@";
    kingdoms(&format!("{cells}/{hidden}/---/0/60/-"))
}

/// Plays moves that are named by their text.
pub(crate) fn play<R: RuleSet>(game: &mut DarkChess<R>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.find_move(text).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap();
    }
}

/// The legal moves of one kind, as text, sorted.
pub(crate) fn legal<R: RuleSet>(game: &DarkChess<R>, kind: MoveKind) -> Vec<String> {
    let mut texts: Vec<_> = game
        .legal_moves()
        .into_iter()
        .filter(|mv| game.info(*mv).kind == kind)
        .map(|mv| game.notation(mv))
        .collect();
    texts.sort();
    texts
}

/// Where the piece on a point can go, sorted and joined by spaces.
pub(crate) fn goals<R: RuleSet>(game: &DarkChess<R>, from: &str) -> String {
    let start = R::GEOMETRY.point_named(from).unwrap();
    let mut names: Vec<_> = game
        .legal_moves()
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Go { from, to } if from == start => Some(R::GEOMETRY.name(to)),
            _ => None,
        })
        .collect();
    names.sort();
    names.join(" ")
}

/// A field of the position's text, by its number.
pub(crate) fn field<R: RuleSet>(game: &DarkChess<R>, number: usize) -> String {
    game.write().split('/').nth(number).unwrap().to_owned()
}

/// A picture of a board of which only the leftmost file is not empty, from the top.
pub(crate) fn first_file(pieces: &str, files: usize, ranks: usize) -> String {
    let mut cells = vec!['.'; files * ranks];
    for (rank, piece) in pieces.chars().enumerate() {
        cells[rank * files] = piece;
    }
    cells.into_iter().collect()
}

/// The counter of Three Kingdoms.
pub(crate) fn counter(game: &ThreeKingdoms) -> u16 {
    game.position().moves_until_draw().unwrap()
}

/// Numbers drawn by lot, and moves.
pub(crate) struct Dice(SplitMix64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    /// A legal move. Some games are played at random, some by players who capture whenever they
    /// can, and some by players who do not like to turn pieces up: so every part of the rules is
    /// visited.
    pub(crate) fn choose<R: RuleSet>(&mut self, game: &DarkChess<R>, style: u64) -> Move {
        let moves = game.legal_moves();
        let liked: Vec<_> = moves
            .iter()
            .copied()
            .filter(|mv| match game.position().kind_of(*mv) {
                MoveKind::Capture => !style.is_multiple_of(3),
                MoveKind::Quiet => style % 3 == 2,
                _ => false,
            })
            .collect();
        let among = if liked.is_empty() || self.below(8) == 0 { &moves } else { &liked };
        among[self.below(among.len())]
    }
}

/// How many random games to play: `PRISE_GAMES`, or a number that takes a few seconds.
pub(crate) fn games_to_play(usually: u64) -> u64 {
    std::env::var("PRISE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usually)
}
