# Shared by the scripts: the project's root as working directory, and what to do without Rust.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# rustup installs here; a fresh shell may not have it on its path yet.
export PATH="$PATH:$HOME/.cargo/bin"

need_rust() {
  command -v cargo >/dev/null && return
  echo "Rust is missing. Get it with: curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh" >&2
  exit 1
}

has() { command -v "$1" >/dev/null; }
