//! What was acknowledged survives: kills, full disks, folders that cannot be written, other
//! processes. Each runs in a process of its own, this same test binary.

#![cfg(target_os = "linux")]

mod support;

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use prise_draughts::Draughts;
use prise_game::{Game, Match};
use prise_store::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use support::{T0, against, at, draughts, play_random, saved};

/// Where the child finds its store.
const STORE: &str = "PRISE_TEST_STORE";
/// What the child is to do.
const ROLE: &str = "PRISE_TEST_ROLE";

/// Not a test of its own: what the processes do that the other tests start.
#[test]
fn child_process() {
    let (Ok(role), Ok(path)) = (env::var(ROLE), env::var(STORE)) else { return };
    let path = Path::new(&path);
    match role.as_str() {
        "play" => child_plays(path),
        "fill" => child_fills(path),
        "open" => {
            println!("{}", Store::open(path).map_or_else(|it| it.to_string(), |_| "opened".into()));
        }
        other => panic!("no such role: {other}"),
    }
}

/// The command that runs [`child_process`] in this role.
fn child(role: &str, path: &Path) -> Command {
    let mut command = Command::new("sh");
    // A process that outgrows its limit of file size is to hear of it, not to be killed.
    command.args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#]);
    command.arg(env::current_exe().expect("this test"));
    command.args(["--exact", "child_process", "--nocapture", "--test-threads=1"]);
    command.env(ROLE, role).env(STORE, path);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

fn output_of(command: &mut Command) -> String {
    let output = command.output().expect("a child process");
    String::from_utf8(output.stdout).expect("text")
}

/// Goes on with the match in the store, or begins one, and tells every save after it is made:
/// `saved ID PLY`.
fn child_plays(path: &Path) {
    let store = Store::open(path).expect("the file always opens");
    let mut random = ChaCha8Rng::seed_from_u64(u64::from(std::process::id()));
    loop {
        let in_progress = store.matches().expect("readable").items.pop();
        let (id, mut table) = if let Some((id, stored)) = in_progress {
            (id, stored.saved.restore::<Draughts>().expect("whole").table)
        } else {
            let table = draughts(against(5));
            (store.create(&saved(&table), at(1)).expect("room"), table)
        };
        while table.outcome().is_none() {
            play_random(&mut table, &mut random, T0);
            if table.ply() > 120 {
                table.resign(table.to_move(), T0).expect("in progress");
            }
            store.save(id, &saved(&table), at(2)).expect("room");
            println!("saved {id} {}", table.ply());
            std::io::stdout().flush().expect("a reader");
        }
    }
}

/// The last save that a child told of, in all that it wrote, and how many there were.
fn acknowledged(text: &str) -> (usize, Option<(MatchId, usize)>) {
    let saves: Vec<_> = text
        .lines()
        .filter_map(|line| {
            let mut words = line.split_once("saved ")?.1.split(' ');
            let id = MatchId::new(words.next()?.parse().ok()?);
            Some((id, words.next()?.parse().ok()?))
        })
        .collect();
    (saves.len(), saves.last().copied())
}

/// Kills the child at a random moment and returns all that it had told by then.
fn kill_at_random(mut child: Child, random: &mut ChaCha8Rng) -> String {
    let mut reader = BufReader::new(child.stdout.take().expect("piped"));
    let mut text = String::new();
    for _ in 0..random.random_range(0..40) {
        reader.read_line(&mut text).expect("readable");
    }
    thread::sleep(Duration::from_micros(random.random_range(0..8000)));
    child.kill().expect("killable");
    reader.read_to_string(&mut text).expect("readable");
    child.wait().expect("gone");
    // A line that was cut off by the kill tells nothing.
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    text
}

/// The match as the store has it, in progress or finished.
fn stored(store: &Store, id: MatchId) -> Match<Draughts> {
    let document = match store.load(id).expect("readable") {
        Some(stored) => stored.saved,
        None => store.record(id).expect("readable").expect("in progress or finished").saved,
    };
    let restored = document.restore::<Draughts>().expect("whole");
    assert_eq!(restored.repair, None);
    restored.table
}

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    let wanted = env::var("PRISE_KILL_SAVES").map_or(150, |text| text.parse().expect("a number"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let (mut saves, mut kills) = (0, 0);
    while saves < wanted {
        let process = child("play", &path).spawn().expect("a child process");
        let text = kill_at_random(process, &mut random);
        kills += 1;
        let store = Store::open(&path).expect("the file always opens");
        let (count, last) = acknowledged(&text);
        saves += count;
        if let Some((id, ply)) = last {
            // One more may have been saved and not told.
            let found = stored(&store, id).ply();
            assert!((ply..=ply + 1).contains(&found), "told {ply}, found {found}");
        }
        if kills % 8 == 0 {
            store.check().unwrap();
        }
    }
    println!("{saves} saves, {kills} kills");
}

/// Saves new matches until there is no room, then gets room and goes on.
fn child_fills(path: &Path) {
    let pid = std::process::id().to_string();
    let limit = |bytes: &str| {
        let limit =
            Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
        assert!(limit.expect("prlimit").success());
    };
    let store = Store::open(path).expect("room for an empty store");
    limit("700000");
    let document = saved(&draughts(against(1)));
    let (mut kept, mut refused) = (0, 0);
    // Opened again, the store may find room that it had wasted: it is full when it has refused
    // several times. All the while it answers.
    while refused < 5 {
        match store.create(&document, at(kept)) {
            Ok(_) => kept += 1,
            Err(error) => {
                println!("refused: {error}");
                refused += 1;
                assert_eq!(store.matches().expect("readable").items.len() as u64, kept);
            }
        }
    }
    limit("unlimited");
    store.create(&document, at(kept)).expect("there is room again");
    println!("kept {}", kept + 1);
}

#[test]
fn a_full_disk_is_named_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    let text = output_of(&mut child("fill", &path));
    let line = |start: &str| {
        let found = text.lines().find_map(|line| line.split_once(start));
        found.unwrap_or_else(|| panic!("'{start}' is missing in {text}")).1
    };
    for refusal in text.lines().filter_map(|line| line.split_once("refused: ")) {
        assert!(refusal.1.contains("there is no room left"), "{text}");
    }
    let kept: usize = line("kept ").parse().unwrap();
    let store = Store::open(&path).unwrap();
    assert_eq!(store.matches().unwrap().items.len(), kept);
    store.check().unwrap();
}

#[test]
fn a_file_in_use_is_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    let store = Store::open(&path).unwrap();
    let id = store.create(&saved(&draughts(against(1))), at(1)).unwrap();
    let expected = format!("'{}' is in use by another program", path.display());
    assert!(output_of(&mut child("open", &path)).contains(&expected));
    let error = Store::open_or_salvage(&path).unwrap_err();
    assert!(matches!(error, OpenError::InUse { .. }), "{error}");
    assert!(store.load(id).unwrap().is_some());
    drop(store);
    assert!(output_of(&mut child("open", &path)).contains("opened"));
}

/// Runs a command as somebody whom permissions bind; everybody but root is already.
fn bound_by_permissions(mut command: Command, folder: &Path) -> Command {
    const NOBODY: u32 = 65534;
    if fs::metadata(folder).unwrap().uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("prise.redb");
    drop(Store::open(&path).unwrap());
    let before = fs::read(&path).unwrap();
    // The test itself must be within reach of whoever runs it.
    let program: PathBuf = folder.path().join("test");
    fs::copy(env::current_exe().unwrap(), &program).unwrap();
    let set_mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    set_mode(&path, 0o444);
    set_mode(folder.path(), 0o555);
    for name in ["prise.redb", "new.redb", "new/folder/prise.redb"] {
        let path = folder.path().join(name);
        let mut command = Command::new(&program);
        command.args(["--exact", "child_process", "--nocapture"]);
        command.env(ROLE, "open").env(STORE, &path);
        let text = output_of(&mut bound_by_permissions(command, folder.path()));
        let expected = format!("'{}' cannot be written: ", path.display());
        assert!(text.contains(&expected), "{text}");
    }
    set_mode(folder.path(), 0o755);
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(!folder.path().join("new.redb").exists());
    // The way to go on: play without keeping.
    let store = Store::in_memory().unwrap();
    store.create(&saved(&draughts(against(1))), at(1)).unwrap();
}

#[test]
fn a_checkpoint_survives_a_kill() {
    // A copy of the file while it is open is what a kill leaves behind.
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("prise.redb"), folder.path().join("copy.redb"));
    let store = Store::open(&path).unwrap();
    let mut table = draughts(against(5));
    let id = store.create(&saved(&table), at(1)).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..20 {
        play_random(&mut table, &mut random, T0);
        store.save(id, &saved(&table), at(2)).unwrap();
        store.checkpoint().unwrap();
        fs::copy(&path, &copy).unwrap();
        let reopened = Store::open(&copy).unwrap();
        assert_eq!(stored(&reopened, id), table);
        assert_eq!(stored(&reopened, id).game().write(), table.game().write());
    }
}
