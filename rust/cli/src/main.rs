//! The `prise` command: see the library beside it.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    prise_cli::run()
}
