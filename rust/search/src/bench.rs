//! A fixed set of searches whose node counts tell whether the players still think the same.
//!
//! A change that only rewrites or speeds up leaves every count as it is, on every machine; a change
//! to how a player thinks moves at least one. `prise bench` prints the counts, and a test pins
//! them: whoever means to change the thinking changes the numbers there, and proves by games that
//! it is for the better.

use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};
use prise_draughts::{Draughts, DrawRules};
use prise_mill::{Mill, MillRules};

use crate::{Limits, Playable, StopToken, Task};

/// Name, position and depth. The first is the one whose speed `prise bench` measures.
const DRAUGHTS: &[(&str, &str, u32)] = &[
    ("draughts, start", "W:W31-50:B1-20", 20),
    ("draughts, middle game", "W:W26,28,32-40,42-46,48,50:B1,3-7,9-11,14-19,21,22,25", 13),
    ("draughts, combination", "B:W22,28,34,37,42,43,44,46,47:B2,3,5,6,7,9,12,15,24,35,45", 13),
    ("draughts, kings", "B:WK4,22,35,38,39,45,50:B1,6,9,11,13,14,16,31,36", 17),
    ("draughts, ending", "W:WK3,37,38,42,43:B16,26,36,K1", 15),
];

/// Name, rules, position and depth.
const MILL: &[(&str, MillRules, &str, u32)] = &[
    ("mill, start", MillRules::DEFAULT, EMPTY_MILL, 14),
    ("plain mill, start", MillRules::PLAIN, EMPTY_MILL, 14),
    (
        "mill, moving",
        MillRules::DEFAULT,
        "@*@*@**O/OO**@@*O/O@**O@*O w m s 7 0 7 0 0 0 22 23 18 19 0 1 14",
        18,
    ),
    (
        "plain mill, near the draw",
        MillRules::PLAIN,
        "@*@**O@@/**@*O@**/***@*OO@ w m s 4 0 8 0 0 0 0 0 17 18 0 91 70",
        14,
    ),
];
const EMPTY_MILL: &str = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";

/// Name, position and depth.
const CLASSIC: &[(&str, &str, u32)] = &[
    (
        "dark-chess, start",
        "@@@@@@@@@@@@@@@@@G@@@@@@@@@@@@@@/pPpMgcNCKmnpNkPRpgGrrnmMPcRpCPP/rb/1/0",
        12,
    ),
    ("dark-chess, middle game", "c.pnrrp@k@@K@Cc@.@.CMN.gP..N.G../GPgPpn/br/0/7", 8),
    ("dark-chess, ending", "....RG.....Gg.g......r..M.p...../-/rb/0/52", 9),
];

/// Name, position and depth, which is a number of playouts.
const THREE_KINGDOMS: &[(&str, &str, u32)] = &[
    (
        "three-kingdoms, opening",
        "@@.@@@@.@@@@.@@p@.@@.....@P.@@@@.@@@@.@@r@.@E/cAcPReppKCehRpPhHkCaaHPErPpA/BG-/1/57/-",
        10,
    ),
    (
        "three-kingdoms, middle game",
        "@h.@p.@EP..E.H@.p.@.....hP@.@.P..e..C...H@.kp/reaKPaAP/BGR/1/57/-",
        10,
    ),
];

/// One search of the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The game and the position.
    pub name: &'static str,
    /// How many nodes the search visited.
    pub nodes: u64,
}

/// Runs the searches of the set, each with a fresh player in one thread.
pub fn counts() -> Vec<Count> {
    [draughts(), mill(), dark_chess()].concat()
}

/// Those in draughts.
pub fn draughts() -> Vec<Count> {
    let mut counts = Vec::new();
    let standard = DrawRules::Standard;
    for (name, fen, depth) in DRAUGHTS {
        run::<Draughts>(&mut counts, name, &standard, fen, Limits::depth(*depth));
    }
    counts
}

/// Those in mill.
pub fn mill() -> Vec<Count> {
    let mut counts = Vec::new();
    for (name, rules, fen, depth) in MILL {
        run::<Mill>(&mut counts, name, rules, fen, Limits::depth(*depth));
    }
    counts
}

/// Those in both dark chesses.
pub fn dark_chess() -> Vec<Count> {
    let mut counts = Vec::new();
    let tournament = ClassicOptions { tournament: true };
    for (name, text, depth) in CLASSIC {
        run::<Classic>(&mut counts, name, &tournament, text, Limits::depth(*depth));
    }
    for (name, text, depth) in THREE_KINGDOMS {
        run::<ThreeKingdoms>(&mut counts, name, &(), text, Limits::depth(*depth));
    }
    counts
}

/// A single number for all counts, in their order.
pub fn checksum(counts: &[Count]) -> u64 {
    // FNV-1a over the bytes of the counts.
    let bytes = counts.iter().flat_map(|count| count.nodes.to_le_bytes());
    bytes.fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

fn run<G: Playable>(
    counts: &mut Vec<Count>,
    name: &'static str,
    rules: &G::Rules,
    text: &str,
    limits: Limits,
) {
    let game = G::read(rules, text);
    debug_assert!(game.is_ok(), "{name} can be read");
    let Ok(game) = game else { return };
    let mut player = G::player(1);
    let thought =
        player.play(&game.public(), Task::Limits(limits), &StopToken::default(), &mut |_| {});
    counts.push(Count { name, nodes: thought.nodes });
}
