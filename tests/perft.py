"""Leaf counts: how many sequences of `depth` actions a position has, chance outcomes and handfuls listed.

`python -m tests.perft tests/perft/toy.perft` compares the file with the rules; `--divide` prints, for every position,
the count below each first action. A finished game has no leaf beyond its end. `--position 40 saves/golden/toy-2.txt`
prints a position for such a file.

A file holds positions. Each begins with `ruleset KEY` and goes on with lines, most of which may be left out:

    seats N             default: the least of the ruleset
    options KEY=VALUE   several, with spaces between
    board N             seed of the board, default 0
    without KIND        an action that is not counted: offers of trade can be millions; several
    play LINE           an action in notation, from the start on, chance included
    count DEPTH LEAVES  several
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.engine import actor, advance, apply, decision, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.notation import decode, encode
from catan_desktop.kernel.state import GameState
from tests.golden import Golden, parse
from tests.recipes import EVERY, read_options, set_table

FOLDER = Path(__file__).parent / "perft"


@dataclass
class Position:
    """One entry of a file."""

    ruleset: str
    line: int
    """Where it begins in the file, from 1."""
    seats: int = 0
    options: list[str] = field(default_factory=list)
    board: int = 0
    without: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    counts: list[tuple[int, int]] = field(default_factory=list)

    def reached(self) -> tuple[Game, GameState]:
        """The game and the state that the lines lead to."""
        ruleset = EVERY[self.ruleset]
        options = read_options(ruleset, self.options)
        game = set_table(ruleset, self.seats or min(ruleset.seats), options, self.board)
        state, _ = start(game)
        for line in self.play:
            state, _ = apply(game, state, decode(game, line))
        return game, state


def read(path: Path) -> list[Position]:
    """The positions of a file; ValueError, with the line, for what is none."""
    positions: list[Position] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "ruleset":
            positions.append(Position(rest, number))
            continue
        try:
            _read_line(positions[-1], word, rest)
        except (IndexError, ValueError) as error:
            raise ValueError(f"{path.name}:{number}: {line!r}: {error}") from error
    return positions


def _read_line(position: Position, word: str, rest: str) -> None:
    if word in {"seats", "board"}:
        setattr(position, word, int(rest))
    elif word == "options":
        position.options += rest.split()
    elif word == "without":
        position.without += rest.split()
    elif word == "play":
        position.play.append(rest)
    elif word == "count":
        depth, leaves = rest.split()
        position.counts.append((int(depth), int(leaves)))
    else:
        raise ValueError("not a word of these files")


def families(game: Game, state: GameState, without: list[str]) -> Iterator[Choice]:
    """What may be done now, by whoever is asked."""
    seat = actor(state)
    asked = decision(game, state, seat) if seat is not None else None
    for choice in asked.choices if asked else ():
        first = next(iter(choice), None)
        if first is not None and first.kind not in without:
            yield choice


def leaves(game: Game, state: GameState, depth: int, without: list[str]) -> int:
    """The number of sequences of `depth` actions."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(choice.count() for choice in families(game, state, without))
    return sum(count for _, count in divided(game, state, depth, without))


def divided(game: Game, state: GameState, depth: int, without: list[str]) -> Iterator[tuple[Action, int]]:
    """Every first action with the number of sequences behind it."""
    for choice in families(game, state, without):
        for action in choice:
            yield action, leaves(game, advance(game, state, action)[0], depth - 1, without)


def from_golden(golden: Golden, plies: int) -> str:
    """The text of a position: a golden game after `plies` actions."""
    actions = [line for line in golden.lines if not line.startswith("@")][:plies]
    head = [f"ruleset {golden.ruleset}", f"seats {golden.seats}", f"board {golden.board}"]
    head += ["options " + " ".join(golden.options)] if golden.options else []
    return "\n".join([*head, *(f"play {line}" for line in actions), ""])


def main() -> int:
    """Compare files with the rules; the number of counts that differ."""
    parser = argparse.ArgumentParser(description="count the leaves below positions")
    parser.add_argument("files", nargs="*", type=Path, default=sorted(FOLDER.glob("*.perft")))
    parser.add_argument("--divide", action="store_true", help="print the count below each first action")
    parser.add_argument("--depth", type=int, help="count to this depth instead of those of the file")
    parser.add_argument(
        "--position", type=int, metavar="PLIES", help="print the position of golden games after so many"
    )
    arguments = parser.parse_args()
    wrong = 0
    if arguments.position is not None:
        for path in arguments.files:
            print(from_golden(parse(path.read_text(encoding="utf-8")), arguments.position), end="")
        return 0
    for path in arguments.files:
        for position in read(path):
            game, state = position.reached()
            for depth, expected in [(arguments.depth, -1)] if arguments.depth else position.counts:
                below = list(divided(game, state, depth, position.without))
                found = sum(count for _, count in below)
                wrong += expected not in {found, -1}
                note = "" if expected in {found, -1} else f", the file says {expected}"
                print(f"{path.name}:{position.line} depth {depth}: {found}{note}")
                if arguments.divide:
                    print("".join(f"    {encode(game, action)}: {count}\n" for action, count in below), end="")
    return wrong


if __name__ == "__main__":
    raise SystemExit(min(1, main()))
