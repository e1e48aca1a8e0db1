//! `prise completions` and `prise man`: what a shell and a manual know of the commands.

use anyhow::{Context, Result};
use clap::Command;
use clap_complete::Shell;

use crate::output::tell;

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// The command; the page of them all if none is given
    command: Option<String>,
}

/// Writes the script that completes our commands in a shell.
pub(crate) fn completions(args: &CompletionsArgs, mut command: Command) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "prise", &mut script);
    Ok(tell(String::from_utf8_lossy(&script).trim_end())?)
}

/// Writes a page of the manual.
pub(crate) fn man(args: &ManArgs, command: Command) -> Result<()> {
    let page = match &args.command {
        None => clap_mangen::Man::new(command),
        Some(name) => {
            let known = command.find_subcommand(name).cloned();
            let known = known.with_context(|| format!("there is no command '{name}'"))?;
            clap_mangen::Man::new(known).title(format!("prise-{name}"))
        }
    };
    let mut text = Vec::new();
    page.render(&mut text)?;
    Ok(tell(String::from_utf8_lossy(&text).trim_end())?)
}
