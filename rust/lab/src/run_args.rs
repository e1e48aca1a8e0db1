//! What runs over games of levels are told alike.

use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct RunArgs {
    /// Decides the openings and what levels choose among equals
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// The rules, NAME=VALUE,…
    #[arg(long, value_name = "K=V,…", default_value = "")]
    pub(crate) rules: String,
    /// Write the games to this file, and go on from those that are in it
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}
