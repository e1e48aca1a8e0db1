//! The loop between the terminal and a model.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use prise_darkchess::Proof;
use prise_game::Millis;
use prise_session::Session;

use super::games::GameLook;
use super::menu::{Choice, Menu};
use super::model::{Input, Leaving, Model};
use super::shuffling::{Shuffled, Shuffling};
use super::thinker::Thinker;
use super::view::{menu as menu_view, shuffling as shuffling_view};
use crate::archive::Archive;
use crate::terminal::{Key, Screen, TerminalEvent, view};

/// How often running clocks are read: they show tenths of a second.
const TICK: Duration = Duration::from_millis(100);

/// How a match was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    pub(crate) leaving: Leaving,
    /// Why it was not saved, if the player left all the same.
    pub(crate) unsaved: Option<String>,
}

impl Left {
    /// Nothing was played, or what was played is saved: the player wants a new game.
    pub(crate) const fn for_a_new_game() -> Self {
        Self { leaving: Leaving::NewGame, unsaved: None }
    }
}

/// Plays a match until it is left.
pub(crate) async fn play(screen: &mut Screen, archive: &Archive, session: Session) -> Result<Left> {
    let session = Arc::new(session);
    let look = GameLook::of(&session.setup().game)?;
    let mut thinker = Thinker::new(Arc::clone(&session));
    let mut model = Model::new(Arc::clone(&session), look)?;
    if let Some(notice) = session.notice() {
        model.tell(notice);
    }
    if let Some(news) = archive.news() {
        model.tell_first(news);
    }
    model.set_unsaved(archive.closed());
    let mut shown = None;
    let mut saved = model.moment();
    loop {
        let leaving = model.leaving();
        if leaving.is_some() {
            // The time that was thought is saved on the way out, if there is a match to speak of.
            session.suspend()?;
        }
        if model.moment() != saved || leaving.is_some() {
            saved = model.moment();
            // What could not be saved before is tried again.
            session.flush();
            model.set_unsaved(session.save_problem().or_else(|| archive.closed()));
            if let Some(news) = archive.news() {
                model.tell_first(news);
            }
        }
        if let Some(leaving) = leaving {
            let unsaved = session.save_problem().filter(|_| archive.closed().is_none());
            // Whoever is told to end by the system is not there to answer.
            if unsaved.is_none() || model.is_left_unsaved() || screen.signal().is_some() {
                return Ok(Left { leaving, unsaved });
            }
            model.ask_to_leave(leaving);
        }
        thinker.attend(model.question());
        if model.is_hurried() {
            thinker.hurry();
        }
        let scene = model.scene();
        if shown.as_ref() != Some(&scene) {
            let theme = screen.theme;
            screen.draw(|frame| view::draw(frame, &scene, theme))?;
        }
        let is_timed = session.clock().is_some_and(|clock| clock.running.is_some());
        let (input, is_drawn) = tokio::select! {
            event = screen.next() => match event? {
                TerminalEvent::Key(key) => (Input::Key(key), true),
                TerminalEvent::Click(at) => {
                    let parts = view::Parts::of(screen.area(), &scene.board);
                    let point = parts.and_then(|parts| parts.board.point_at(&scene.board, at));
                    (Input::Click(point), true)
                }
                // In another window the same scene has to be drawn again.
                TerminalEvent::Redraw => (Input::Tick, false),
                TerminalEvent::End => (Input::Key(Key::Interrupt), true),
            },
            Some(input) = thinker.inputs.recv() => (input, true),
            () = tokio::time::sleep(TICK), if is_timed => (Input::Tick, true),
        };
        shown = Some(scene).filter(|_| is_drawn);
        model.update(input);
        if let Some(proof) = model.take_proof_to_save() {
            model.tell(save_proof(&proof));
        }
    }
}

/// Lets the player mix something into a shuffle.
pub(crate) async fn shuffle(screen: &mut Screen, mut shuffling: Shuffling) -> Result<Shuffled> {
    let began = Instant::now();
    loop {
        let theme = screen.theme;
        screen.draw(|frame| shuffling_view::draw(frame, &shuffling, theme))?;
        let shuffled = match screen.next().await? {
            TerminalEvent::Key(key) => shuffling.key(key),
            TerminalEvent::Click(at) => {
                let area = screen.area();
                let share = |at: u16, of: u16| (u32::from(at) * 1000 / u32::from(of.max(1))) as u16;
                let now = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
                shuffling.click(
                    share(at.x, area.width),
                    share(at.y, area.height),
                    Millis::new(now),
                );
                None
            }
            TerminalEvent::Redraw => None,
            TerminalEvent::End => Some(Shuffled::Quit),
        };
        if let Some(shuffled) = shuffled {
            return Ok(shuffled);
        }
    }
}

/// Writes the proof of a deal where the player stands, and says where it is. It has its own name,
/// so a file that is there already is the same proof.
fn save_proof(proof: &Proof) -> String {
    let folder = std::env::current_dir().unwrap_or_default();
    let path = folder.join(format!("prise-deal-{}.txt", &proof.commitment()[..8]));
    match std::fs::write(&path, proof.to_file()) {
        Ok(()) => format!("saved; to check it: prise verify-deal {}", path.display()),
        Err(error) => format!("not saved: {}: {error}", path.display()),
    }
}

/// Lets the player choose a game.
pub(crate) async fn choose(screen: &mut Screen, mut menu: Menu) -> Result<Choice> {
    loop {
        let theme = screen.theme;
        screen.draw(|frame| menu_view::draw(frame, &menu, theme))?;
        let choice = match screen.next().await? {
            TerminalEvent::Key(key) => menu.key(key),
            TerminalEvent::Click(at) => {
                menu_view::row_at(screen.area(), &menu, at).and_then(|row| menu.click(row))
            }
            TerminalEvent::Redraw => None,
            TerminalEvent::End => Some(Choice::Quit),
        };
        if let Some(choice) = choice {
            return Ok(choice);
        }
    }
}
