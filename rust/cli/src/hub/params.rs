//! The parameters of the engine.

use anyhow::{Context, Result, bail};
use prise_draughts::DrawRules;
use prise_game::Rules;
use prise_search::draughts::Endings;

use crate::engine::Settings;
use crate::think::MOST_THREADS;

/// The smallest and the largest transposition table, in powers of two: 1 MB and 4 GB.
const TABLE_BITS: std::ops::RangeInclusive<u32> = 16..=28;

/// The lines that declare the parameters, with the values they have.
pub(crate) fn declarations(settings: Settings) -> Vec<String> {
    let Settings { threads, table_bits, endings, draws } = settings;
    let (least, most) = (TABLE_BITS.start(), TABLE_BITS.end());
    let known = Endings::MOST_PIECES;
    let pieces = if endings { known } else { 0 };
    let [option] = DrawRules::OPTIONS else { return Vec::new() };
    let draws_now = option.values[draws.get(0)];
    vec![
        "param name=variant value=normal type=enum values=\"normal\"".to_owned(),
        format!("param name=threads value={threads} type=int min=1 max={MOST_THREADS}"),
        format!("param name=tt-size value={table_bits} type=int min={least} max={most}"),
        "param name=book value=false type=bool".to_owned(),
        format!("param name=bb-size value={pieces} type=int min=0 max={known}"),
        format!(
            "param name=draws value={draws_now} type=enum values=\"{}\"",
            option.values.join(" ")
        ),
    ]
}

/// Sets a parameter. What it cannot do is told.
///
/// # Errors
/// If there is no such parameter, or it cannot have this value.
pub(crate) fn set(
    settings: &mut Settings,
    name: &str,
    value: &str,
) -> Result<Option<&'static str>> {
    match name {
        "threads" => {
            let threads = value.parse().ok().filter(|count| (1..=MOST_THREADS).contains(count));
            settings.threads = threads.context("threads must be a number from 1 to 64")?;
        }
        "tt-size" => {
            let bits = value.parse().ok().filter(|bits| TABLE_BITS.contains(bits));
            settings.table_bits = bits.context("tt-size must be a number from 16 to 28")?;
        }
        "bb-size" => {
            let pieces: usize = value.parse().ok().context("bb-size must be a number")?;
            settings.endings = pieces >= Endings::MOST_PIECES;
            if pieces > Endings::MOST_PIECES {
                return Ok(Some("there are no larger ending tables: those there are will be used"));
            }
            if pieces > 0 && !settings.endings {
                return Ok(Some("the ending tables are used whole or not at all: not at all"));
            }
        }
        "book" if value == "true" => return Ok(Some("there is no opening book")),
        "book" if value == "false" => {}
        "book" => bail!("book must be true or false"),
        "draws" => settings.draws = DrawRules::from_text(&format!("draws={value}"))?,
        "variant" if value == "normal" => {}
        "variant" => bail!("only the normal variant is played"),
        _ => bail!("unknown parameter '{}'", name.chars().take(40).collect::<String>()),
    }
    Ok(None)
}
