//! Puzzles of mill.

use std::ops::RangeInclusive;

use prise_game::{Game, Outcome, Point, Seat, WinReason};
use prise_mill::{CaptureMode, Color, Mill, Move, Phase};
use prise_search::Score;
use prise_session::puzzles::{Aim, Theme, Themes};

use super::{MakerGame, Place, common_themes};

const MAN: i32 = 100;
/// With so many men a side, or fewer, it is an ending.
const ENDING: u8 = 4;
const RING: i8 = 8;

impl MakerGame for Mill {
    const VARIETIES: &'static [&'static str] = &["", "custodian=0,intervention=0"];
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Save];
    const WEAK_NODES: (u64, u64) = (300, 4_000);
    const SHALLOW_NODES: u64 = 100;
    const GLANCE_NODES: u64 = 10_000;
    const PROOF_NODES: u64 = 120_000;
    const DEFENCE_NODES: u64 = 40_000;
    const CAPTURES_ARE_DULL: bool = false;
    const LOST: Option<i32> = Some(-120);
    const MISTAKES: usize = 24;
    const CROWD: usize = 40;
    const SYMMETRIES: &'static [fn(Place) -> Place] = &[
        |(ring, at)| (ring, at),
        |(ring, at)| (ring, (at + 2) % RING),
        |(ring, at)| (ring, (at + 4) % RING),
        |(ring, at)| (ring, (at + 6) % RING),
        |(ring, at)| (ring, (RING - at) % RING),
        |(ring, at)| (ring, (RING - at + 2) % RING),
        |(ring, at)| (ring, (RING - at + 4) % RING),
        |(ring, at)| (ring, (RING - at + 6) % RING),
        |(ring, at)| (2 - ring, at),
        |(ring, at)| (2 - ring, (at + 2) % RING),
        |(ring, at)| (2 - ring, (at + 4) % RING),
        |(ring, at)| (2 - ring, (at + 6) % RING),
        |(ring, at)| (2 - ring, (RING - at) % RING),
        |(ring, at)| (2 - ring, (RING - at + 2) % RING),
        |(ring, at)| (2 - ring, (RING - at + 4) % RING),
        |(ring, at)| (2 - ring, (RING - at + 6) % RING),
    ];

    fn balance(&self, seat: Seat) -> i32 {
        let [first, second] = Color::BOTH.map(|side| i32::from(self.position().total(side)));
        MAN * if seat == Seat::FIRST { first - second } else { second - first }
    }

    fn balances(_aim: Aim) -> RangeInclusive<i32> {
        -300..=200
    }

    /// A removal belongs to the move before it.
    fn is_worth_a_look(&self) -> bool {
        !self.position().removal().is_due()
    }

    fn captures(&self, mv: Move) -> bool {
        let mut next = *self.position();
        next.play_unchecked(mv);
        next.removal().is_due()
    }

    fn goes_on_with(&self, _mv: Move) -> bool {
        self.position().removal().is_due()
    }

    fn is_decided(root: &Self, end: &Self, aim: Aim, worth: i32) -> bool {
        let solver = root.to_move();
        aim == Aim::Save
            || Score::known_win(0).hundredths() - 4_000 < worth
            || end.balance(solver) - root.balance(solver) >= MAN
    }

    fn themes(root: &Self, line: &[Move], aim: Aim) -> Themes {
        let solver = root.position().to_move();
        let mut game = root.clone();
        let (mut given, mut own_moves) = (0, 0);
        let mut found = Vec::new();
        let mut quiet = false;
        for (index, &mv) in line.iter().enumerate() {
            let before = *game.position();
            let own = before.to_move() == solver;
            let mode = game.mode_of(mv);
            game.play_unchecked(mv);
            let after = game.position();
            match mv {
                Move::Remove(_) if own => match mode {
                    Some(CaptureMode::Custodian) => found.push(Theme::Custodian),
                    Some(CaptureMode::Intervention) => found.push(Theme::Intervention),
                    _ => {}
                },
                Move::Remove(_) => given += 1,
                Move::Place(_) | Move::Shift { .. } if own => {
                    own_moves += 1;
                    if index == 0 {
                        quiet = !after.removal().is_due();
                    }
                    let swung = matches!(mv, Move::Shift { from, .. }
                        if before.in_mills(solver).contains(from));
                    if after.removal().mills() > 0 && (swung || closes_two(&before, after, solver))
                    {
                        found.push(Theme::DoubleMill);
                    }
                }
                _ => {}
            }
            if before.flies(before.to_move()) {
                found.push(Theme::Flying);
            }
        }
        let mut themes = common_themes(given, own_moves, quiet, aim);
        for theme in found {
            themes.insert(theme);
        }
        if let Some(Outcome::Win { reason: WinReason::Blocked, .. }) = game.outcome() {
            themes.insert(Theme::Block);
        }
        let position = root.position();
        if position.phase() == Phase::Placing {
            themes.insert(Theme::Placing);
        } else if Color::BOTH.iter().all(|side| position.total(*side) <= ENDING) {
            themes.insert(Theme::Ending);
        }
        themes
    }

    fn place(point: Point, _seat: Seat) -> Place {
        let index = point.index() as i8;
        (index / RING, index % RING)
    }
}

/// Whether two mills of this side were closed at once: five men more stand in mills.
fn closes_two(before: &prise_mill::Position, after: &prise_mill::Position, side: Color) -> bool {
    after.in_mills(side).count() >= before.in_mills(side).count() + 5
}
