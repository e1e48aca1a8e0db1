"""Compares the legal moves and outcomes of `prise` with an independent implementation.

Usage: parity.py LIBRARY PRISE COUNT, where LIBRARY is pydraughts or py-draughts, whichever is
installed in this Python (they share a module name, so each needs an environment of its own).

Positions come from random games: half from the initial position, half from strewn boards with many
kings, where captures are long. For each, the set of positions that the legal moves lead to has to
be the same on both sides: that fixes start, end and captured pieces of every move, and that moves
with one result count once. A position without a legal move has to be lost on both sides. Draws are
not compared: the libraries' draw rules are not ours, by design.
"""

import json
import random
import subprocess
import sys


class Prise:
    """`prise show --batch`, asked one line at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "show", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, position, moves=""):
        question = {"game": "draughts", "position": position, "moves": moves}
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(f"{position} {moves}: {answer['error']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def placement(fen):
    """The pieces of a FEN as a set, whatever its order and ranges."""
    pieces = set()
    for part in fen.rstrip(".").split(":")[1:]:
        color, rest = part[0], part[1:]
        for word in filter(None, rest.split(",")):
            king = word.startswith("K")
            first, _, last = word.lstrip("K").partition("-")
            for square in range(int(first), int(last or first) + 1):
                pieces.add((color, king, square))
    return frozenset(pieces)


def spelled_out(fen):
    """A FEN without ranges, which not every reader knows."""
    sides = {"W": [], "B": []}
    for color, king, square in sorted(placement(fen), key=lambda piece: piece[2]):
        sides[color].append(("K" if king else "") + str(square))
    return f"{fen[0]}:W{','.join(sides['W'])}:B{','.join(sides['B'])}"


class Pydraughts:
    def results(self, fen):
        from draughts import Board

        board = Board(variant="standard", fen=fen)
        for move in board.legal_moves():
            after = board.copy()
            after.push(move)
            yield placement(after.fen)


class PyDraughts:
    def results(self, fen):
        from draughts import StandardBoard

        for move in StandardBoard.from_fen(fen).legal_moves:
            after = StandardBoard.from_fen(fen)
            after.push(move)
            yield placement(after.fen.split('"')[1] if '"' in after.fen else after.fen)


def strewn(source):
    """A board with a few pieces of each side, a third of them kings."""
    squares = source.sample(range(1, 51), source.randint(2, 22))
    cut = source.randint(1, len(squares) - 1)
    sides = []
    for color, numbers, far in (("W", squares[:cut], range(1, 6)), ("B", squares[cut:], range(46, 51))):
        names = [("K" if n in far or source.random() < 1 / 3 else "") + str(n) for n in sorted(numbers)[:20]]
        sides.append(color + ",".join(names))
    return source.choice("WB") + ":" + ":".join(sides)


def main():
    library, program, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    other = {"pydraughts": Pydraughts, "py-draughts": PyDraughts}[library]()
    prise = Prise(program)
    source = random.Random(20)
    seen, longest, kings, lost, differences = set(), 0, 0, 0, 0
    while len(seen) < count:
        fen = "W:W31-50:B1-20" if source.random() < 0.5 else strewn(source)
        for _ in range(120):
            shown = prise.ask(fen)
            fen = shown["position"]
            if fen not in seen and len(seen) < count:
                seen.add(fen)
                ours = [placement(prise.ask(fen, move)["position"]) for move in shown["legal"]]
                theirs = list(other.results(spelled_out(fen)))
                if set(ours) != set(theirs) or len(ours) != len(set(ours)):
                    differences += 1
                    print(f"{fen}: {len(ours)} moves here, {len(set(theirs))} there")
                if not theirs:
                    lost += 1
                    outcome = shown["outcome"]
                    if not outcome or outcome["kind"] != "win" or outcome["winner"] == shown["seat"]:
                        differences += 1
                        print(f"{fen}: lost there, {outcome} here")
                kings += "K" in fen
                before = len(placement(fen))
                longest = max([longest, *(before - len(after) for after in ours)])
                if sys.stderr.isatty() and len(seen) % 100 == 0:
                    print(f"\r{len(seen)} of {count} ", end="", file=sys.stderr)
            if not shown["legal"]:
                break
            fen = prise.ask(fen, source.choice(shown["legal"]))["position"]
    prise.close()
    print(
        f"{library}: {len(seen)} positions, {kings} with kings, {lost} lost for the side to move, "
        f"longest capture {longest}: {differences} differences"
    )
    sys.exit(1 if differences else 0)


main()
