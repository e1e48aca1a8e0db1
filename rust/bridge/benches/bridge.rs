//! What a call over the bridge costs on its Rust side. One line a measurement:
//! `cargo bench -p prise-bridge`.

use std::hint::black_box;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use prise_bridge::api::catalog::games;
use prise_bridge::api::session::GameSession;
use prise_bridge::api::setup::{MatchSetup, PlayerSetup};

/// How many plies of a match are measured.
const PLIES: usize = 60;

fn main() {
    // `cargo test --benches` calls this too, and has no use for it.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    for game in games() {
        measure_views(&game.id, game.seats);
    }
    for game in games() {
        for level in 1..=10 {
            measure_search(&game.id, game.seats, Some(level));
        }
        measure_search(&game.id, game.seats, None);
    }
}

fn session(game: &str, seats: u8) -> GameSession {
    let player = PlayerSetup { name: "A".to_owned(), level: None };
    GameSession::start(MatchSetup {
        game: game.to_owned(),
        rules: String::new(),
        players: vec![player; seats.into()],
        clock: None,
        position: None,
        seed: Some(1),
        practice: false,
    })
    .expect("a match")
}

/// A match of first and last legal moves in turn: playing each, and looking at the board after it.
fn measure_views(game: &str, seats: u8) {
    let session = session(game, seats);
    let (mut plays, mut views) = (Vec::new(), Vec::new());
    for ply in 0..PLIES {
        let view = session.view().expect("a view");
        let mv = if ply % 2 == 0 { view.legal.first() } else { view.legal.last() };
        let Some(id) = mv.map(|mv| mv.id) else { break };
        plays.push(timed(|| drop(black_box(session.play(id).expect("legal")))));
        views.push(timed(|| drop(black_box(session.view().expect("a view")))));
    }
    report(&format!("{game}: play a move and view"), plays);
    report(&format!("{game}: view after a move"), views);
}

/// A search, at a level or for a minute, that is stopped from another thread, and what other calls
/// take meanwhile.
fn measure_search(game: &str, seats: u8, level: Option<u8>) {
    let (mut stops, mut views) = (Vec::new(), Vec::new());
    for ply in 0..6 {
        let session = Arc::new(session(game, seats));
        for _ in 0..ply * 8 {
            let legal = session.view().expect("a view").legal;
            let Some(mv) = legal.get(legal.len() / 2) else { break };
            session.play(mv.id).expect("legal");
        }
        let thinking = Arc::clone(&session);
        let ticket = session.prepare_search();
        let search = thread::spawn(move || {
            thinking.think(ticket, level, Some(60_000), None).map(|_| Instant::now())
        });
        thread::sleep(Duration::from_millis(50));
        for _ in 0..20 {
            views.push(timed(|| drop(black_box(session.view().expect("a view")))));
        }
        let told = Instant::now();
        session.stop();
        // A search that was over before it was told has nothing to show; neither has a game.
        if let Ok(ended) = search.join().expect("no panic") {
            stops.push(ended.saturating_duration_since(told));
        }
    }
    let what = level.map_or("60 s".to_owned(), |level| format!("level {level}"));
    report(&format!("{game}, {what}: from stop to the end of the search"), stops);
    report(&format!("{game}, {what}: view while it thinks"), views);
}

fn timed(work: impl FnOnce()) -> Duration {
    let started = Instant::now();
    work();
    started.elapsed()
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let (Some(median), Some(most)) = (times.get(times.len() / 2), times.last()) else { return };
    println!(
        "{what}: median {:.1} µs, worst of {} {:.1} µs",
        micros(*median),
        times.len(),
        micros(*most)
    );
}
