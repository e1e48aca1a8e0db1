"""Checks the tables in docs/*-requirements.md against the tests.

A row's last cell names tests, in one of these ways:

- `name`: a Rust test, anywhere;
- `file::name`: a Rust test in file.rs, in one of the folders that the text above the tables names;
- `path/file.rs` `name`, `name`: Rust tests in that file;
- `path/file_test.dart` "name": a Dart test; several files before a name mean the name in each.

An ellipsis stands for any text. Where the text above the tables says `short` is `folder`, a path may
begin with the short form. A row that names a file alone promises no more than the file, and a script
in scripts/ is a test, too. Anything else in a row is prose.

Before it looks at the real tables it tries itself on false ones.
"""

import re
import sys
import tempfile
from pathlib import Path

ANY = "\0"  # Stands for any text, in a table's name (…) or in a Dart name ($value).

RUST_TEST = re.compile(
    r"#\[(?:tokio::)?test\]\s*(?:(?:#\[[^\]]*\]|//[^\n]*)\s*)*(?:async\s+)?fn\s+(\w+)"
)
DART_TEST = re.compile(r"\b(?:test|testWidgets|coreTest)\(\s*((?:r?'(?:[^'\\]|\\.)*'|r?\"(?:[^\"\\]|\\.)*\"|\s)+)")
DART_TEXT = re.compile(r"r?'((?:[^'\\]|\\.)*)'|r?\"((?:[^\"\\]|\\.)*)\"")
DART_VALUE = re.compile(r"\$\{[^}]*\}|\$\w+")
TOKEN = re.compile(r"`([^`]+)`|\"([^\"]+)\"")


def rust_tests(text):
    return set(RUST_TEST.findall(text))


def dart_tests(text):
    names = set()
    for call in DART_TEST.findall(text):
        parts = ["".join(pair) for pair in DART_TEXT.findall(call)]
        name = re.sub(r"\\(.)", r"\1", DART_VALUE.sub(ANY, "".join(parts)))
        names.add(name)
    return names


def tests_of(path):
    text = path.read_text(encoding="utf-8")
    return dart_tests(text) if path.suffix == ".dart" else rust_tests(text)


def can_agree(one, other):
    """Whether two names can be the same text; either may have gaps that stand for anything."""
    if not one or not other:
        return not (one or other).strip(ANY)
    if one[0] == ANY:
        return can_agree(one[1:], other) or can_agree(one, other[1:])
    if other[0] == ANY:
        return can_agree(other, one)
    return one[0] == other[0] and can_agree(one[1:], other[1:])


class Tree:
    """The tests of a source tree, read once."""

    def __init__(self, root):
        self.root = root
        self.tests = {}
        for folder, pattern in (("rust", "*.rs"), ("flutter_app", "*_test.dart")):
            for path in (root / folder).rglob(pattern):
                if "target" not in path.parts and "build" not in path.parts:
                    self.tests[path.relative_to(root).as_posix()] = tests_of(path)

    def has(self, name, files):
        """Whether one of these files has a test of this name."""
        wanted = name.replace("…", ANY)
        return any(can_agree(wanted, known) for file in files for known in self.tests.get(file, ()))


class Table:
    """The rows of one document."""

    def __init__(self, tree, path):
        self.tree = tree
        self.name = path.name
        self.faults = []
        lines = path.read_text(encoding="utf-8").splitlines()
        first = next((i for i, line in enumerate(lines) if line.startswith("|")), len(lines))
        intro = " ".join(lines[:first])
        self.short = dict(re.findall(r"`(\w+)` is `([\w/]+)`", intro))
        folders = re.findall(r"`([\w/]+?)/?`", intro)
        self.folders = [folder for folder in folders if (tree.root / folder).is_dir()]
        rows = [(i, line) for i, line in enumerate(lines, 1) if line.startswith("|")]
        heads = {i - 1 for i, line in rows if re.fullmatch(r"[|\s:-]+", line)}
        rows = [(i, line) for i, line in rows if i not in heads and i - 1 not in heads]
        if not rows:
            self.faults.append(f"{self.name}: there is no table")
        for number, line in rows:
            self.row(number, line.strip().strip("|").split("|")[-1])

    def file(self, path):
        first, _, rest = path.partition("/")
        return f"{self.short[first]}/{rest}" if first in self.short else path

    def row(self, number, cell):
        named, files, fresh = False, [], False

        def fault(text):
            self.faults.append(f"{self.name}:{number}: {text}")

        for code, quoted in TOKEN.findall(cell):
            if code.startswith("scripts/"):
                named = True
                if not (self.tree.root / code).is_file():
                    fault(f"there is no {code}")
            elif code.endswith((".rs", ".dart")):
                file, named = self.file(code), True
                known = file in self.tree.tests
                if not known and "/" not in code:
                    known = any(f"{folder}/{code}" in self.tree.tests for folder in self.folders)
                if not known:
                    fault(f"there is no file {code}")
                files = [*files, file] if fresh else [file]
                fresh = True
            elif quoted or re.fullmatch(r"[a-z0-9_…]*_[a-z0-9_…]*|[a-z0-9]+", code):
                name, named, fresh = quoted or code, True, False
                for file in files or [None]:
                    places = self.tree.tests if file is None else [file]
                    if not self.tree.has(name, places):
                        fault(f"there is no test {name!r}" + (f" in {file}" if file else ""))
            elif qualified := re.fullmatch(r"(\w+)::([a-z0-9_…]+|\*)", code):
                named = True
                file, name = qualified.groups()
                places = [f"{folder}/{file}.rs" for folder in self.folders]
                if not self.tree.has(name.replace("*", "…"), places):
                    fault(f"there is no test {name!r} in {file}.rs")
        if not named:
            fault("a row that names no test")


def check(root):
    tree = Tree(root)
    tables = sorted((root / "docs").glob("*-requirements.md"))
    return [fault for path in tables for fault in Table(tree, path).faults]


SAMPLE_RUST = """
#[test]
fn there() {}
#[test]
#[cfg(unix)]
fn there_too() {}
fn no_test() {}
"""
SAMPLE_DART = """
void main() {
  test('AC-1 a test', () {});
  testWidgets(
    'a long name '
    'on two lines',
    (tester) async {},
  );
  for (final size in sizes) test('AC-2 fits $size', () {});
}
"""
SAMPLE = """
`unit` is `rust/tests`; tests are in `rust/tests`.

| | |
|---|---|
| x | {} |
"""
TRIALS = [
    (True, "`there`, `there_too`"),
    (True, "`rules::there`"),
    (True, "`rules::*`"),
    (True, "`rules::the…`"),
    (True, "`unit/rules.rs` `there`, `…_too`; `rules.rs`"),
    (True, '`flutter_app/test/a_test.dart` "AC-1 …", "a long name on two lines", "AC-2 fits 5"'),
    (True, "`scripts/run`"),
    (False, "`not_there`"),
    (False, "`no_test`"),
    (False, "`rules::not_there`"),
    (False, "`other::there`"),
    (False, "`unit/rules.rs` `there`, `not_there`"),
    (False, "`unit/other.rs` `there`"),
    (False, "`unit/empty.rs` `there`"),
    (False, "`unit/rules.rs`, `unit/empty.rs` `there`"),
    (False, '`flutter_app/test/a_test.dart` "AC-3 …"'),
    (False, '`flutter_app/test/a_test.dart` "a test"'),
    (False, "`scripts/walk`"),
    (False, "somewhere"),
]


def try_itself():
    """Wrong answers to made-up tables, in words."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, text in [
            ("rust/tests/rules.rs", SAMPLE_RUST),
            ("rust/tests/empty.rs", ""),
            ("flutter_app/test/a_test.dart", SAMPLE_DART),
            ("scripts/run", ""),
        ]:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        (root / "docs").mkdir()
        for is_true, cell in TRIALS:
            table = root / "docs" / "x-requirements.md"
            table.write_text(SAMPLE.format(cell), encoding="utf-8")
            if (faults := check(root)) and is_true or not faults and not is_true:
                wrong.append(f"the check itself fails: {cell} → {faults}")
    return wrong


if __name__ == "__main__":
    problems = try_itself() or check(Path("."))
    print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
    sys.exit(1 if problems else 0)
