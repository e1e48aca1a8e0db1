//! How long the store takes with 10,000 finished games in it. One line a measurement, in
//! milliseconds: `cargo bench -p prise-store`.
//!
//! Writing a small file and waiting for the disk is measured beside saving a move, since that is
//! what saving a move mostly is.

use std::fs::{self, File};
use std::hint::black_box;
use std::io::{Seek, Write};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, Level, Match, Millis, Player, Setup};
use prise_store::explorer::{Explorable, explored_moves};
use prise_store::{RecordQuery, SavedMatch, Store, UnixMillis};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const GAMES: u64 = 10_000;
const MOST_PLIES: usize = 120;
/// Tells the process that fills a store where to.
const FILL: &str = "PRISE_BENCH_FILL";

fn main() {
    // `cargo test --benches` calls this too, and has no use for it.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let mut random = ChaCha8Rng::seed_from_u64(1);
    if let Ok(path) = std::env::var(FILL) {
        return fill(Path::new(&path), &mut random);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("prise.redb");
    // By a process of its own: returning the memory of so many games would take its time in the
    // first measurement.
    let mut filling = Command::new(std::env::current_exe().expect("this program"));
    assert!(filling.arg("--bench").env(FILL, &path).status().expect("a process").success());
    println!("{GAMES} finished games, {} bytes", fs::metadata(&path).expect("the file").len());

    let opening = || {
        let started = Instant::now();
        let store = Store::open(&path).expect("opens");
        let opened = started.elapsed().as_secs_f64() * 1e3;
        drop(store);
        opened
    };
    settle(&path);
    report("open", (0..20).map(|_| opening()).collect());

    let store = Store::open(&path).expect("opens");
    report(
        "list a page of 50",
        repeat(200, || {
            black_box(store.records(&RecordQuery::newest(50)).expect("readable"));
        }),
    );
    report(
        "list a page of 50 of one game",
        repeat(200, || {
            let query = RecordQuery::newest(50).of_game(Draughts::ID);
            black_box(store.records(&query).expect("readable"));
        }),
    );
    report(
        "statistics",
        repeat(200, || {
            black_box(store.statistics().expect("readable"));
        }),
    );
    report(
        "rating over time and streaks",
        repeat(200, || {
            black_box(store.rating_history(Draughts::ID).expect("readable"));
        }),
    );

    let start = Draughts::start(&DrawRules::Standard, 0);
    for plies in [0, 2, 6] {
        let mut game = start.clone();
        for _ in 0..plies {
            game.play_unchecked(game.legal_moves()[0]);
        }
        report(
            &format!("explore after {plies} plies"),
            repeat(100, || {
                let key = game.explorer_key().expect("draughts are explored");
                let known = store.explore(Draughts::ID, key).expect("readable");
                black_box(explored_moves(&game, &known));
            }),
        );
    }

    let (id, mut table) = begin(&store);
    let mut saves = Vec::new();
    let mut games = 0;
    for _ in 0..500 {
        play(&mut table, &mut random);
        let started = Instant::now();
        store.save(id, &SavedMatch::of(&table, Millis::ZERO), now(games)).expect("saved");
        saves.push(started.elapsed().as_secs_f64() * 1e3);
        if table.outcome().is_some() || table.ply() >= MOST_PLIES {
            games += 1;
            table = new_match(games);
        }
    }
    report("save a move", saves);
    report("the same bytes to a plain file, synced", plain_writes(folder.path(), &table));

    // A copy of an open file is what a killed app leaves behind.
    let killed = folder.path().join("killed.redb");
    let after_kill = |store: &Store, checkpoint: bool| {
        (0..5)
            .map(|_| {
                if checkpoint {
                    store.checkpoint().expect("written");
                } else {
                    let table = new_match(0);
                    store.create(&SavedMatch::of(&table, Millis::ZERO), now(0)).expect("saved");
                }
                fs::copy(&path, &killed).expect("copied");
                settle(&killed);
                let started = Instant::now();
                black_box(Store::open(&killed).expect("opens"));
                started.elapsed().as_secs_f64() * 1e3
            })
            .collect()
    };
    report("open after a kill", after_kill(&store, false));
    report("open after a checkpoint and a kill", after_kill(&store, true));
    report("check everything", repeat(3, || store.check().expect("whole")));
}

/// Waits until what was written before is on the disk, so that nothing else pays for it.
fn settle(path: &Path) {
    File::open(path).and_then(|file| file.sync_all()).expect("a disk");
}

fn now(number: u64) -> UnixMillis {
    UnixMillis::new(1_790_000_000_000 + number * 60_000)
}

/// A match against one of the levels, from either side.
fn new_match(number: u64) -> Match<Draughts> {
    let level = Level::new(1 + (number % 10) as u8).expect("a level");
    let mut players = vec![Player::human("Anna"), Player::ai("Prise", level)];
    players.rotate_left((number / 10 % 2) as usize);
    Match::new(Setup::new(DrawRules::default(), players)).expect("playable")
}

fn begin(store: &Store) -> (prise_store::MatchId, Match<Draughts>) {
    let table = new_match(0);
    (store.create(&SavedMatch::of(&table, Millis::ZERO), now(0)).expect("saved"), table)
}

fn play(table: &mut Match<Draughts>, random: &mut ChaCha8Rng) {
    if let Some(mv) = table.game().legal_moves().choose(random) {
        table.play(*mv, Millis::ZERO).expect("legal");
    }
}

/// Ten thousand games of random moves, brought in as one import.
fn fill(path: &Path, random: &mut ChaCha8Rng) {
    let records: Vec<_> = (0..GAMES)
        .map(|number| {
            let mut table = new_match(number);
            table.resume(Millis::ZERO);
            let mut time = 0;
            while table.outcome().is_none() && table.ply() < MOST_PLIES {
                let mv = *table.game().legal_moves().choose(random).expect("not over");
                time += random.random_range(500..20_000);
                table.play(mv, Millis::new(time)).expect("legal");
            }
            if table.outcome().is_none() {
                table.resign(table.to_move(), Millis::new(time)).expect("not over");
            }
            let saved = SavedMatch::of(&table, Millis::new(time));
            let outcome = saved.now.outcome.clone().expect("over");
            let rating = serde_json::json!({"before": 1500, "after": 1500, "deviation": 80});
            serde_json::json!({
                "finished": now(number), "winner": outcome.winner, "rating": rating, "match": saved
            })
        })
        .collect();
    let export = serde_json::json!({"prise_export": 1, "records": records}).to_string();
    let store = Store::open(path).expect("a new store");
    let report = store.import(&export).expect("a whole export");
    assert_eq!((report.records as u64, report.problems.len()), (GAMES, 0));
}

/// Writes what saving a move writes, into a file that is there already, and waits for the disk.
fn plain_writes(folder: &Path, table: &Match<Draughts>) -> Vec<f64> {
    let text = serde_json::to_vec(&SavedMatch::of(table, Millis::ZERO)).expect("JSON");
    let mut file = File::create(folder.join("plain")).expect("a file");
    repeat(200, || {
        file.rewind().expect("seekable");
        file.write_all(&text).expect("room");
        file.sync_data().expect("a disk");
    })
}

fn repeat(count: usize, mut work: impl FnMut()) -> Vec<f64> {
    let mut once = || {
        let started = Instant::now();
        work();
        started.elapsed().as_secs_f64() * 1e3
    };
    (0..count).map(|_| once()).collect()
}

fn report(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{what}: median {median:.3} ms, worst of {} {most:.3} ms", times.len());
}
