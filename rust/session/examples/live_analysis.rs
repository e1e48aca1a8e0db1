//! How soon live analysis answers and stops, for `docs/study.md`: one line a game, in milliseconds.
//! `cargo run --release -p prise-session --example live_analysis`.

#![allow(clippy::print_stdout, reason = "it measures")]

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use prise_session::{GAMES, Limits, Study};

const MOVES: usize = 30;

fn main() {
    for game in GAMES {
        let study = Arc::new(Study::of_start(game, "").expect("a game"));
        let (mut first, mut stopped) = (Vec::new(), Vec::new());
        for number in 0..MOVES {
            let legal = study.view().legal;
            if legal.infos.is_empty() {
                break;
            }
            // From the move to the first line.
            let began = Instant::now();
            study.play(legal.id(number * 7 % legal.infos.len())).expect("legal");
            let (sender, reports) = channel();
            let (copy, ticket) = (Arc::clone(&study), study.prepare_analysis());
            let task = std::thread::spawn(move || {
                let found = copy.analyse(ticket, 3, false, Limits::NONE, |_| {
                    _ = sender.send(Instant::now());
                });
                (found.is_ok(), Instant::now())
            });
            let Ok(at) = reports.recv() else { break };
            first.push((at - began).as_secs_f64() * 1e3);
            std::thread::sleep(Duration::from_millis(150));
            // From leaving to the end of the search.
            let left = Instant::now();
            study.stop();
            let (_, ended) = task.join().expect("no panic");
            stopped.push(ended.saturating_duration_since(left).as_secs_f64() * 1e3);
        }
        println!("{game:<15} first line {}  stop {}", told(&mut first), told(&mut stopped));
    }
}

/// The median and the largest.
fn told(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let most = times.last().copied().unwrap_or_default();
    format!("{median:.1} median, {most:.1} most of {}", times.len())
}
