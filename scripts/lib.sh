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

# The app's build hook asks rustup for the device's target, and looks for it where rustup installs.
need_flutter() {
  has flutter || { echo "Flutter 3.41 or later is missing. Get it from https://docs.flutter.dev/get-started" >&2; exit 1; }
  if [ ! -x "${CARGO_HOME:-$HOME/.cargo}/bin/rustup" ]; then
    echo "rustup is missing in ${CARGO_HOME:-$HOME/.cargo}/bin: the app's build needs it there. Get it from https://rustup.rs" >&2
    exit 1
  fi
}
