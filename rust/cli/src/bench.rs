//! `prise bench`: node rates, times and node counts, one line each.

use std::hint::black_box;
use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use anyhow::Result;
use prise_draughts::{Draughts, DrawRules, DrawState, Position};
use prise_game::Game;
use prise_mill::{Mill, MillRules};
use prise_search::bench::{self, Count, checksum};
use prise_search::{Limits, Playable, StopToken, Task};

/// How long a single measurement runs at least.
const AT_LEAST: Duration = Duration::from_millis(500);

/// Mill with all men on the board, seven a side.
const MOVING: &str = "@*@*@**O/OO**@@*O/O@**O@*O w m s 7 0 7 0 0 0 22 23 18 19 0 1 14";

pub(crate) fn run() -> Result<()> {
    let mut out = stdout().lock();
    let (leaves, time) = timed(|| Position::start().perft(9));
    let rate = leaves as f64 / time.as_secs_f64() / 1e6;
    writeln!(out, "draughts perft 9: {leaves} leaves, {rate:.1} million a second")?;

    // Two kings on the long diagonals: nothing is ever forgotten, the history is at its longest.
    let mut game = Draughts::read(&DrawRules::Standard, "W:WK46:BK6")?;
    let mut state = game.draw_state().clone();
    while game.outcome().is_none() {
        state = game.draw_state().clone();
        game.play_unchecked(longest_line(&game));
    }
    let before = *game.position();
    let mv = before.legal_moves()[0];
    let after = before.after(mv);
    let each = per_call(|| {
        let mut state: DrawState = black_box(&state).clone();
        state.update(DrawRules::Standard, &before, mv, &after);
        state.reason()
    });
    writeln!(out, "draughts draw check at ply {}: {} ns", state.kings(), each.as_nanos())?;

    let each = per_call(|| black_box(&Position::start()).legal_moves());
    writeln!(out, "draughts legal moves from the start: {} ns", each.as_nanos())?;
    let each = per_call(|| black_box("W:W31-50:B1-20").parse::<Position>());
    writeln!(out, "draughts FEN read: {} ns", each.as_nanos())?;

    // A game at a time, as a phone plays them: what a process gives back it may still hold.
    search(&mut out, "draughts from the start", &Draughts::start(&DrawRules::Standard, 0), 20)?;
    let mut counts = bench::draughts();
    for (name, rules) in [("mill", MillRules::DEFAULT), ("plain mill", MillRules::PLAIN)] {
        search(&mut out, &format!("{name} from the start"), &Mill::start(&rules, 0), 14)?;
        let moving = Mill::read(&rules, MOVING)?;
        search(&mut out, &format!("{name} in the moving phase"), &moving, 25)?;
    }
    counts.extend(bench::mill());
    counts.extend(bench::dark_chess());
    for Count { name, nodes } in &counts {
        writeln!(out, "nodes, {name}: {nodes}")?;
    }
    writeln!(out, "node checksum: {:016x}", checksum(&counts))?;
    if let Some(kilobytes) = peak_memory() {
        writeln!(out, "memory at its peak: {kilobytes} KB")?;
    }
    Ok(())
}

/// How fast a search from this position is: the best of three.
fn search<G: Playable>(out: &mut impl Write, name: &str, game: &G, depth: u32) -> Result<()> {
    let mut player = G::player(1);
    let once = |_| {
        player.forget();
        let task = Task::Limits(Limits::depth(depth));
        player.play(&game.public(), task, &StopToken::default(), &mut |_| {})
    };
    let Some(best) = (0..3).map(once).min_by_key(|thought| thought.elapsed) else { return Ok(()) };
    let seconds = best.elapsed.as_secs_f64();
    let rate = best.nodes as f64 / seconds / 1e6;
    writeln!(
        out,
        "{name}, search to depth {depth}: {seconds:.2} s, {} nodes, {rate:.1} million a second",
        best.nodes
    )?;
    Ok(())
}

/// The most memory that the process has taken, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A move after which the game goes on, if there is one.
fn longest_line(game: &Draughts) -> prise_draughts::Move {
    let goes_on = |mv: &prise_draughts::Move| {
        let mut next = game.clone();
        next.play_unchecked(*mv);
        next.outcome().is_none() && next.position().legal_moves().iter().all(|mv| !mv.is_capture())
    };
    let moves = game.legal_moves();
    moves.iter().copied().find(goes_on).unwrap_or(moves[0])
}

/// The best of three runs: what the machine can do when it is left alone.
fn timed<T>(run: impl Fn() -> T) -> (T, Duration) {
    let once = || {
        let start = Instant::now();
        let result = run();
        (result, start.elapsed())
    };
    let (result, first) = once();
    (result, first.min(once().1).min(once().1))
}

fn per_call<T>(run: impl Fn() -> T) -> Duration {
    let start = Instant::now();
    let mut calls = 0;
    while start.elapsed() < AT_LEAST {
        for _ in 0..1000 {
            black_box(run());
        }
        calls += 1000;
    }
    start.elapsed() / calls
}
