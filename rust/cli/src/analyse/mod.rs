//! `prise analyse`: a board to think at, with a tree of lines and the engine beside it.
//!
//! A [`model`] that knows no terminal, a [`picture`] that draws it with the board of `play`, and a
//! loop between the two, the keys and the engine.

mod engine_lines;
mod model;
mod picture;
mod tree_text;

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use prise_search::MOST_LINES;
use prise_session::{ShelfSource, Studies, Study};
use prise_store::StudyId;

use self::engine_lines::EngineLines;
use self::model::{Input, Model};
use crate::archive::open_shelf;
use crate::games::rules_help;
use crate::output::tell;
use crate::play::games::GameLook;
use crate::play::in_terminal;
use crate::source::Source;
use crate::terminal::{Screen, TerminalEvent};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(required_unless_present_any = ["file", "study", "studies"])]
    game: Option<String>,
    /// The position; the start of the game if none is given
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Options of the rules
    #[arg(long, value_name = "K=V,…", default_value = "", long_help = rules_help())]
    rules: String,
    /// A study as text, or the first game of a PDN file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "study"])]
    file: Option<PathBuf>,
    /// A study of the library, by its number
    #[arg(long, value_name = "N", conflicts_with_all = ["game", "position"])]
    study: Option<u32>,
    /// List the studies of the library
    #[arg(long, conflicts_with_all = ["game", "position", "file", "study", "print"])]
    studies: bool,
    /// Write the study to standard output instead of showing it
    #[arg(long, value_name = "FORM")]
    print: Option<Form>,
    /// How many best lines the engine tells
    #[arg(long, value_name = "N", default_value_t = 3,
        value_parser = clap::value_parser!(u8).range(1..=MOST_LINES as i64))]
    lines: u8,
}

/// How a study is written.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// The text form of all games
    Text,
    /// PDN, for draughts
    Pdn,
}

fn library() -> Studies {
    let source: ShelfSource = Arc::new(open_shelf);
    Studies::kept_at(source)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.studies {
        return list();
    }
    let study = study(args)?;
    match args.print {
        Some(Form::Text) => Ok(tell(study.to_text().trim_end())?),
        Some(Form::Pdn) => {
            let pdn = study.to_pdn().with_context(|| format!("{} has no PDN", study.game()))?;
            Ok(tell(pdn.trim_end())?)
        }
        None => in_terminal(analyse(Arc::new(study), args.lines)),
    }
}

fn study(args: &Args) -> Result<Study> {
    if let Some(path) = &args.file {
        let read = || -> Result<Study> { Ok(Study::from_text(&Source::open(path)?.text()?)?) };
        return read().with_context(|| path.display().to_string());
    }
    if let Some(number) = args.study {
        return Ok(library().open(StudyId::new(number))?);
    }
    let Some(game) = args.game.as_deref() else { bail!("which game?") };
    // Says which games there are, if this is none.
    GameLook::of(game)?;
    Ok(match &args.position {
        Some(position) => Study::of_position(game, &args.rules, position)?,
        None => Study::of_start(game, &args.rules)?,
    })
}

fn list() -> Result<()> {
    for (id, study) in library().list()?.studies {
        let name = if study.name.is_empty() { "without a name" } else { &study.name };
        tell(format_args!("{id:>6}  {:<14} {:>4} moves  {name}", study.game, study.moves))?;
    }
    Ok(())
}

async fn analyse(study: Arc<Study>, lines: u8) -> Result<()> {
    Screen::require_terminal()?;
    let mut model = Model::new(Arc::clone(&study), GameLook::of(study.game())?, lines);
    let mut engine = EngineLines::new(Arc::clone(&study));
    let mut screen = Screen::open()?;
    while !model.is_left() {
        // What is shown is on the disk, where the study is kept.
        study.flush();
        engine.attend(model.question());
        let theme = screen.theme;
        screen.draw(|frame| picture::draw(frame, &model, theme))?;
        let input = tokio::select! {
            event = screen.next() => match event? {
                TerminalEvent::Key(key) => Input::Key(key),
                TerminalEvent::Click(at) => match picture::point_at(screen.area(), &model, at) {
                    Some(point) => Input::Click(point),
                    None => continue,
                },
                TerminalEvent::Redraw => continue,
                TerminalEvent::End => Input::Leave,
            },
            Some((moment, report)) = engine.reports.recv() => Input::Lines { moment, report },
        };
        model.update(input);
        if model.take_wish_to_keep() {
            model.tell(match library().keep(&study) {
                Ok(id) => format!("kept as study {id}; every change is written down from now on"),
                Err(error) => format!("not kept: {error}"),
            });
        }
    }
    study.stop();
    study.flush();
    drop(screen);
    match study.save_problem() {
        Some(why) => bail!("the last changes are not written down: {why}"),
        None => Ok(()),
    }
}
