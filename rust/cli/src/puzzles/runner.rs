//! The loop between the terminal and the model.

use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use prise_search::StopToken;
use tokio::sync::oneshot;

use super::model::Model;
use super::wall_clock::WallClock;
use crate::terminal::view;
use crate::terminal::{Key, Screen, TerminalEvent};

/// How often the time is read while something comes by itself, or a run goes on.
const TICK: Duration = Duration::from_millis(100);

/// Solves puzzles until the player leaves.
pub(super) async fn solve(screen: &mut Screen, model: &mut Model, clock: WallClock) -> Result<()> {
    let mut shown = None;
    let mut judging: Option<Judging> = None;
    while !model.is_left() {
        if judging.is_none() && model.is_judging() {
            judging = Some(Judging::start(model)?);
        }
        let scene = model.scene(clock.now());
        if shown.as_ref() != Some(&scene) {
            let theme = screen.theme;
            screen.draw(|frame| view::draw(frame, &scene, theme))?;
        }
        let is_drawn = tokio::select! {
            event = screen.next() => {
                let event = event?;
                match event {
                    TerminalEvent::Key(key) => model.key(key, clock.now()),
                    TerminalEvent::Click(at) => {
                        let parts = view::Parts::of(screen.area(), &scene.board);
                        let point = parts.and_then(|it| it.board.point_at(&scene.board, at));
                        model.click(point, clock.now());
                    }
                    TerminalEvent::End => model.key(Key::Interrupt, clock.now()),
                    TerminalEvent::Redraw => {}
                }
                // In another window the same scene has to be drawn again.
                event != TerminalEvent::Redraw
            }
            () = over(judging.as_mut()) => {
                judging = None;
                model.judged(clock.now());
                true
            }
            () = tokio::time::sleep(TICK), if model.is_timed() => true,
        };
        model.tick(clock.now());
        shown = Some(scene).filter(|_| is_drawn);
    }
    Ok(())
}

/// A move being judged in a thread of its own. It ends with this value.
struct Judging {
    stop: StopToken,
    done: oneshot::Receiver<()>,
}

impl Judging {
    fn start(model: &Model) -> Result<Self> {
        let (sender, done) = oneshot::channel();
        let (session, stop) = (model.session(), StopToken::default());
        let token = stop.clone();
        let work = move || {
            // A judgement that fails leaves the move as it is: the model takes it back.
            _ = session.judge(&token);
            _ = sender.send(());
        };
        thread::Builder::new()
            .name("judging".to_owned())
            .spawn(work)
            .context("no thread for judging a move")?;
        Ok(Self { stop, done })
    }
}

impl Drop for Judging {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Waits until a move is judged; for ever if none is.
async fn over(judging: Option<&mut Judging>) {
    match judging {
        // A thread that has failed is over too.
        Some(judging) => drop((&mut judging.done).await),
        None => std::future::pending().await,
    }
}
