//! A player solves, with a clock that the tests wind.

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use prise_search::StopToken;
use prise_session::puzzles::{
    PUZZLE_GAMES, PuzzleBook, PuzzleProgress, Stage, Theme, pick, puzzles,
};
use prise_store::Shelf;

use super::keeper::Keeper;
use super::model::{Model, Wish, day};
use crate::terminal::Key;
use crate::terminal::scene::{Mark, Overlay, Status};

/// A morning in the year 2026.
const NOW: u64 = 20_775 * 86_400_000 + 8 * 3_600_000;

struct Player {
    model: Model,
    now: u64,
    shelf: Arc<Shelf>,
    game: &'static str,
}

impl Player {
    fn sits_down(folder: &Path, game: &'static str, wish: Wish) -> Self {
        let shelf = Shelf::open(folder.join("library.redb")).expect("a library");
        Self::with(shelf, game, wish, NOW)
    }

    fn with(shelf: Arc<Shelf>, game: &'static str, wish: Wish, now: u64) -> Self {
        let source = Arc::clone(&shelf);
        let keeper = Keeper::new(Rc::new(move || Ok(Arc::clone(&source)))).expect("memory");
        let model = Model::new(game, wish, keeper, now).expect("puzzles");
        Self { model, now, shelf, game }
    }

    /// The same library after the program was killed.
    fn again(self) -> Self {
        let Self { shelf, game, now, .. } = self;
        Self::with(shelf, game, Wish::Own, now)
    }

    fn press(&mut self, keys: &str) {
        keys.chars().for_each(|letter| self.model.key(Key::Char(letter), self.now));
    }

    fn enter(&mut self, mv: &str) {
        let mut letters = mv.chars();
        // A move that begins like a command is typed all the same.
        if let Some(first) = letters.next() {
            self.model.typed = Some(first.to_string());
        }
        self.press(letters.as_str());
        self.model.key(Key::Enter, self.now);
    }

    /// Everything that comes by itself.
    fn wait(&mut self) {
        for _ in 0..40 {
            self.now += 1_000;
            self.model.tick(self.now);
            if self.model.is_judging() {
                self.model.session().judge(&StopToken::default()).expect("a judgement");
                self.model.judged(self.now);
            }
        }
    }

    fn solve(&mut self) {
        let line = self.model.puzzle().line.clone();
        for _ in 0..line.len() {
            let played = self.model.session().history().len();
            let is_another = self.model.puzzle().line != line;
            if is_another || self.model.stage() != Stage::YourMove {
                return;
            }
            self.enter(&line[played]);
            if self.model.run.is_none() {
                self.wait();
            } else {
                self.now += 1_000;
                self.model.tick(self.now);
            }
        }
    }

    /// A move that the judge finds wrong.
    fn err(&mut self) {
        let line = self.model.puzzle().line.clone();
        let at = self.model.session().history().len();
        let legal = self.model.board.view.legal.notations.clone();
        let wrong = legal.iter().find(|text| **text != line[at]).expect("another move");
        self.enter(wrong);
        self.wait();
        assert!(matches!(self.model.stage(), Stage::Wrong { .. }), "{wrong}");
    }

    fn kept(&self) -> PuzzleProgress {
        PuzzleBook::new(Arc::clone(&self.shelf)).progress(self.game).expect("progress")
    }

    fn status(&self) -> String {
        match self.model.scene(self.now).status {
            Status::Prompt(text)
            | Status::Refusal(text)
            | Status::News(text)
            | Status::Typing { text, .. } => text,
        }
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn a_puzzle_of_every_game_is_solved_and_written_down() {
    for game in PUZZLE_GAMES {
        let folder = folder();
        let mut player = Player::sits_down(folder.path(), game, Wish::Own);
        let number = player.model.puzzle().id();
        let difficulty = f64::from(player.model.puzzle().difficulty);
        let is_rated = |player: &Player| {
            let facts = player.model.scene(player.now).facts.1;
            facts.iter().any(|fact| fact.starts_with("rating"))
        };
        assert!(!is_rated(&player), "{game}: nothing is known of a newcomer");
        player.solve();
        assert!(is_rated(&player), "{game}");
        assert_eq!(player.model.stage(), Stage::Solved { by_another: false }, "{game}");
        let progress = player.kept();
        assert_eq!(progress.records[&number].solved, 1, "{game}");
        // A first puzzle starts level with its solver.
        assert!(progress.rating.rating > difficulty, "{game}");
        assert_eq!((progress.streak, progress.unfinished), (1, None), "{game}");
        assert!(player.status().starts_with("Solved. Rating"), "{}", player.status());
        player.press("n");
        assert_ne!(player.model.puzzle().id(), number, "{game}: the next one is another");
    }
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_tried_again() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    player.err();
    let refuted = player.model.session().history().len();
    assert!(refuted > 1, "the refutation stands on the board");
    assert!(player.status().contains("fails to"), "{}", player.status());
    player.model.key(Key::Enter, player.now);
    assert_eq!(player.model.session().history().len(), 0);
    player.solve();
    let progress = player.kept();
    assert!(progress.rating.rating < 1_500.0, "it counts as failed");
    let number = player.model.puzzle().id();
    assert_eq!(progress.records[&number].again.map(|it| it.due), Some(day(player.now) + 1));
}

#[test]
fn hints_show_the_piece_and_then_the_move() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    player.press("h");
    assert!(player.status().starts_with("look at the piece on"), "{}", player.status());
    let cursor = player.model.board.cursor;
    let line = player.model.puzzle().line.clone();
    let from = (player.model.board.look.point_name)(cursor);
    assert!(line[0].starts_with(&from), "{from} {line:?}");
    player.press("h");
    assert!(player.status().starts_with("the move is"), "{}", player.status());
    player.solve();
    assert!(player.kept().rating.rating < 1_500.0, "two hints are a failure");
}

#[test]
fn what_was_left_in_the_middle_goes_on_and_nothing_is_forgotten() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    while player.model.puzzle().line.len() < 3 {
        player.press("n");
    }
    let first = player.model.puzzle().line[0].clone();
    let number = player.model.puzzle().id();
    player.press("h");
    player.enter(&first);
    player.now += 1_000;
    player.model.tick(player.now);
    // Killed here: nothing was closed, nothing was said.
    let mut player = player.again();
    assert_eq!(player.model.puzzle().id(), number);
    assert_eq!(player.model.session().history().len(), 2, "the move and the answer to it");
    player.press("N");
    assert_eq!(player.model.puzzle().id(), number, "what was begun is ended first");
    player.solve();
    let progress = player.kept();
    assert_eq!(progress.records[&number].tries, 1);
    assert_eq!(progress.records[&number].solved, 0, "the hint before the kill counts");
}

#[test]
fn the_solution_is_shown_to_whoever_gives_up() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "mill", Wish::Own);
    player.press("s");
    player.wait();
    let line = player.model.puzzle().line.clone();
    assert_eq!(player.model.session().history().len(), line.len());
    assert!(player.status().starts_with("The solution:"), "{}", player.status());
    assert_eq!(player.kept().records.len(), 1);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everybody_and_done_once() {
    let (one, two) = (folder(), folder());
    let mut player = Player::sits_down(one.path(), "draughts", Wish::Daily);
    let other = Player::sits_down(two.path(), "draughts", Wish::Daily);
    assert_eq!(player.model.puzzle().id(), other.model.puzzle().id());
    let expected =
        pick::daily(puzzles("draughts"), day(NOW)).map(prise_session::puzzles::Puzzle::id);
    assert_eq!(Some(player.model.puzzle().id()), expected);
    let waits = |player: &Player| {
        player.model.scene(player.now).facts.1.contains(&"today's waits: D".to_owned())
    };
    assert!(waits(&player));
    player.solve();
    assert!(!waits(&player));
    assert_eq!(player.kept().daily_done, Some(day(NOW)));
    player.press("n");
    assert_eq!(player.model.wish, Wish::Own);
}

#[test]
fn what_was_failed_comes_again_the_next_day() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    let number = player.model.puzzle().id();
    player.press("s");
    player.wait();
    player.press("A");
    assert_eq!(player.status(), "nothing is due again today");
    player.now += 86_400_000;
    player.press("A");
    assert_eq!((player.model.wish, player.model.puzzle().id()), (Wish::Due, number));
}

#[test]
fn a_run_lasts_three_minutes_and_its_best_is_kept() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Run);
    player.solve();
    player.solve();
    let solved = player.model.run.expect("a run").solved;
    assert_eq!(solved, 2);
    let before = player.model.puzzle().id();
    player.press("s");
    assert_ne!(player.model.puzzle().id(), before, "one that is given up is left");
    assert!(player.status().starts_with("not solved:"), "{}", player.status());
    player.now += pick::RUN_MS;
    player.model.tick(player.now);
    assert!(player.model.run.is_none());
    let Some(Overlay::Question { text, .. }) = player.model.scene(player.now).overlay else {
        panic!("the end is told")
    };
    assert_eq!(text, "Time is over: 2 solved. Your best: 2.");
    assert_eq!(player.kept().best_run, 2);
}

#[test]
fn a_theme_is_chosen_from_a_list() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    player.press("T");
    let themes = player.model.themes();
    let place = themes.iter().position(|theme| *theme == Theme::KingTrap).expect("king traps");
    player.press(&char::from(b'a' + place as u8).to_string());
    assert_eq!(player.model.wish, Wish::Theme(Theme::KingTrap));
    assert!(player.model.puzzle().themes.contains(Theme::KingTrap));
}

#[test]
fn another_game_is_chosen_from_a_list() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    player.model.ask_for_game();
    player.press("2");
    assert_eq!(player.model.board.look.id, PUZZLE_GAMES[1]);
    player.press("G");
    player.model.key(Key::Escape, player.now);
    assert_eq!(player.model.board.look.id, PUZZLE_GAMES[1]);
}

#[test]
fn a_move_is_made_by_tapping_its_piece_and_its_end() {
    let folder = folder();
    let mut player = Player::sits_down(folder.path(), "draughts", Wish::Own);
    let line = player.model.puzzle().line.clone();
    let legal = &player.model.board.view.legal;
    let place = legal.notations.iter().position(|it| *it == line[0]).expect("legal");
    let (from, to) = (legal.infos[place].from, legal.infos[place].to);
    player.model.click(from, player.now);
    let marks = player.model.board.picture(player.model.is_live());
    assert!(marks.cells.iter().any(|cell| cell.mark == Mark::End));
    player.model.click(Some(to), player.now);
    assert_ne!(player.model.session().history().len(), 0);
}

#[test]
fn without_a_library_one_solves_and_is_told() {
    let keeper = Keeper::new(Rc::new(|| Err("somebody else has it".to_owned()))).expect("memory");
    let model = Model::new("draughts", Wish::Own, keeper, NOW).expect("puzzles");
    let shelf = Shelf::open(folder().path().join("unused.redb")).expect("a library");
    let mut player = Player { model, now: NOW, shelf, game: "draughts" };
    let difficulty = f64::from(player.model.puzzle().difficulty);
    player.solve();
    assert_eq!(player.model.stage(), Stage::Solved { by_another: false });
    assert!(player.model.keeper.progress().rating.rating > difficulty, "for this evening");
    let warning = player.model.scene(player.now).warning;
    assert_eq!(warning.as_deref(), Some("not saved: somebody else has it"));
}
