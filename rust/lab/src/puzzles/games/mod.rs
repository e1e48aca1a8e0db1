//! What the maker has to know of each game.

mod classic;
mod dark_chess;
mod draughts;
mod mill;
mod three_kingdoms;

use std::ops::RangeInclusive;

use prise_game::{MoveKind, Point, Rules, Seat};
use prise_session::puzzles::{Aim, PuzzleGame, Theme, Themes};
use rand_chacha::ChaCha8Rng;

/// A game that puzzles are made of.
pub(super) trait MakerGame: PuzzleGame {
    /// The rules that are played, each as often as the others.
    const VARIETIES: &'static [&'static str] = &[""];
    /// What is looked for, the first that fits.
    const AIMS: &'static [Aim];
    /// Between how many nodes and how many a weak player thinks over.
    const WEAK_NODES: (u64, u64);
    /// How many nodes show what anybody sees.
    const SHALLOW_NODES: u64;
    /// Whether a quiet move that anybody sees may be a puzzle all the same, an easy one.
    const KEEPS_WHAT_IS_SEEN: bool = false;
    /// How many nodes the first look takes, the proof, and a move of the defence.
    const GLANCE_NODES: u64;
    const PROOF_NODES: u64;
    const DEFENCE_NODES: u64;
    /// What is worth this little is lost, where moves that lose without looking like it are looked
    /// for.
    const LOST: Option<i32> = None;
    /// How many such mistakes are looked into at each position, at most.
    const MISTAKES: usize = 0;
    /// Whether the computer player, who searches otherwise than the judge, has to agree.
    const PLAYER_AGREES: bool = false;
    /// Whether it is dull to choose the right one of several captures.
    const CAPTURES_ARE_DULL: bool;
    /// Whether a pattern that stands elsewhere on the board is the same one.
    const SHIFTS: bool = false;
    /// How many puzzles of a set may have the same line.
    const CROWD: usize;

    /// By how much a player is ahead, in hundredths of a man.
    fn balance(&self, seat: Seat) -> i32;

    /// In which balances an aim is worth pursuing: not where all is won or lost anyway.
    fn balances(aim: Aim) -> RangeInclusive<i32>;

    /// Whether this aim makes sense here, with a best move of this worth.
    fn allows(&self, _aim: Aim, _worth: i32) -> bool {
        true
    }

    /// A move that is played at once while games are made, to come to where puzzles are.
    fn hurried(&self, _rng: &mut ChaCha8Rng) -> Option<Self::Move> {
        None
    }

    /// Whether what was promised stands on the board already, so that the line ends here.
    fn is_settled(_root: &Self, _now: &Self, _aim: Aim) -> bool {
        false
    }

    /// Whether a best move of this worth is worth a puzzle.
    fn in_reach(_aim: Aim, _worth: i32) -> bool {
        true
    }

    /// Whether there can be a puzzle here at all.
    fn is_worth_a_look(&self) -> bool {
        true
    }

    /// Whether a legal move takes something, or earns the right to.
    fn captures(&self, mv: Self::Move) -> bool {
        matches!(self.info(mv).kind, MoveKind::Capture | MoveKind::Remove)
    }

    /// Whether the line goes on with this move although there are others as good: it takes what was
    /// promised.
    fn goes_on_with(&self, mv: Self::Move) -> bool {
        self.captures(mv)
    }

    /// Whether a line may go on with this move: what a flip shows is not known beforehand.
    fn may_follow(&self, mv: Self::Move) -> bool {
        self.info(mv).kind != MoveKind::Flip
    }

    /// Whether what was promised stands on the board at the end of the line.
    fn is_decided(root: &Self, end: &Self, aim: Aim, worth: i32) -> bool;

    /// Whether nobody would enjoy it.
    fn is_dull(_root: &Self, _line: &[Self::Move], _aim: Aim) -> bool {
        false
    }

    /// What the line is about.
    fn themes(root: &Self, line: &[Self::Move], aim: Aim) -> Themes;

    /// Where a point lies, as the player sees it to whom the board is turned.
    fn place(point: Point, seat: Seat) -> Place;

    /// The pictures of the board that look the same: functions of places, the identity first.
    const SYMMETRIES: &'static [fn(Place) -> Place];
}

/// Where a point lies: row and column, or ring and place on it.
pub(super) type Place = (i8, i8);

/// The rules as a puzzle names them: what differs from the game's own.
pub(super) fn rules_text<R: Rules>(rules: &R) -> String {
    let own = R::default();
    let entries: Vec<String> = R::OPTIONS
        .iter()
        .enumerate()
        .filter(|(index, _)| rules.get(*index) != own.get(*index))
        .map(|(index, option)| format!("{}={}", option.name, option.values[rules.get(index)]))
        .collect();
    entries.join(",")
}

/// The themes that every game has: how long, how much is given, and a quiet beginning.
fn common_themes(given: usize, solver_moves: usize, quiet: bool, aim: Aim) -> Themes {
    let mut themes = Themes::NONE;
    match given {
        0 => {}
        1 => themes.insert(Theme::GiveOne),
        2 => themes.insert(Theme::GiveTwo),
        3 => themes.insert(Theme::GiveThree),
        _ => themes.insert(Theme::GiveMany),
    }
    match solver_moves {
        0..=2 => themes.insert(Theme::Short),
        3 | 4 => {}
        _ => themes.insert(Theme::Long),
    }
    if quiet {
        themes.insert(Theme::QuietMove);
    }
    if aim == Aim::Save {
        themes.insert(Theme::ForcedDraw);
    }
    themes
}
