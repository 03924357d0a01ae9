"""Recorded games: the rules must go on playing them to the same end.

A file of `saves/golden` is text: a header, the actions in notation, a digest every 25 actions, the outcome.

    golden 1
    ruleset toy
    versions toy=1 toy-tide=1
    seats 3
    options flood=True
    board 7
    seed 7
    * deal 0 2
    ...
    @25 0123456789abcdef
    ...
    outcome win 0 2

`board` is the seed of the board, `seed` that of the dice and of the players. `pytest tests/test_golden.py
--update-golden` records what is missing, and again what no longer replays; read the difference before it is committed.
`python -m tests.golden FILE...` replays files, with no package but msgspec, from any Python.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from catan_desktop.kernel.engine import apply, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.notation import decode, digest, encode
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState, Outcome
from tests.playing import DIGEST_EVERY, play_game
from tests.recipes import EVERY, RECIPES, option_words, read_options, set_table

FOLDER = Path(__file__).parents[1] / "saves" / "golden"
FORMAT = 1
CAP = 12_000
"""A golden game is over before so many actions."""


class GoldenError(AssertionError):
    """A recorded game that the rules no longer play."""


@dataclass
class Golden:
    """One recorded game."""

    ruleset: str
    seats: int
    options: list[str]
    board: int
    seed: int
    versions: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """Actions and digests."""
    outcome: str = ""

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        return "-".join([self.ruleset, str(self.seats), *(word.replace("=", "_") for word in self.options)])

    def table(self) -> Game:
        """The game as it is set up."""
        ruleset = EVERY[self.ruleset]
        return set_table(ruleset, self.seats, read_options(ruleset, self.options), self.board)

    def text(self) -> str:
        """The file."""
        header = {
            "golden": str(FORMAT),
            "ruleset": self.ruleset,
            "versions": " ".join(self.versions),
            "seats": str(self.seats),
            "options": " ".join(self.options),
            "board": str(self.board),
            "seed": str(self.seed),
        }
        lines = [f"{key} {value}".rstrip() for key, value in header.items()]
        return "\n".join([*lines, *self.lines, f"outcome {self.outcome}", ""])


def version_words(ruleset: Ruleset) -> list[str]:
    """The module versions a game is recorded under."""
    return [f"{key}={version}" for key, version in ruleset.versions()]


def outcome_words(outcome: Outcome | None) -> str:
    """How a game ended: `win 0 2`."""
    return " ".join(map(str, (outcome.ending, *outcome.winners))) if outcome else "none"


def parse(text: str) -> Golden:
    """The game of a file; GoldenError for what is none."""
    lines = text.splitlines()
    header: dict[str, str] = {}
    keys = ("golden", "ruleset", "versions", "seats", "options", "board", "seed")
    for key, line in zip(keys, lines, strict=False):
        word, _, header[key] = line.partition(" ")
        if word != key:
            raise GoldenError(f"{key} expected, not {line!r}")
    if len(lines) <= len(keys) or header["golden"] != str(FORMAT):
        raise GoldenError(f"not a golden game of format {FORMAT}")
    last, _, outcome = lines[-1].partition(" ")
    if last != "outcome":
        raise GoldenError("the file has no end")
    return Golden(
        header["ruleset"],
        int(header["seats"]),
        header["options"].split(),
        int(header["board"]),
        int(header["seed"]),
        header["versions"].split(),
        lines[len(keys) : -1],
        outcome,
    )


def record(golden: Golden) -> Golden:
    """The same table played by the random players of today."""
    ruleset = EVERY[golden.ruleset]
    options = read_options(ruleset, golden.options)
    game = golden.table()
    played = play_game(game, golden.seed, CAP)
    if played.state.outcome is None:
        raise GoldenError(f"{golden.name} is not over after {CAP} actions")
    lines: list[str] = []
    for ply, action in enumerate(played.log, 1):
        lines.append(encode(game, action))
        if ply in played.digests:
            lines.append(f"@{ply} {played.digests[ply]}")
    return Golden(
        ruleset.key,
        golden.seats,
        option_words(options).split(),
        golden.board,
        golden.seed,
        version_words(game.ruleset),
        lines,
        outcome_words(played.state.outcome),
    )


def check(golden: Golden, look: Callable[[Game, GameState], None] = lambda game, state: None) -> int:
    """Play the game again, with a look at every state that has a digest; the number of actions.

    GoldenError, with the ply, where it goes differently.
    """
    game = golden.table()
    if golden.versions != version_words(game.ruleset):
        raise GoldenError(f"recorded under {golden.versions}, the modules are {version_words(game.ruleset)}")
    state, _ = start(game)
    for line in golden.lines:
        if line.startswith("@"):
            ply, _, expected = line[1:].partition(" ")
            if int(ply) != state.ply or expected != digest(state):
                raise GoldenError(f"{golden.name}: another state after {state.ply} actions ({line})")
            look(game, state)
            continue
        try:
            state, _ = apply(game, state, decode(game, line))
        except Exception as error:
            raise GoldenError(f"{golden.name}: action {state.ply + 1}, {line!r}: {error}") from error
    if state.ply // DIGEST_EVERY != sum(line.startswith("@") for line in golden.lines):
        raise GoldenError(f"{golden.name}: a digest is missing")
    if outcome_words(state.outcome) != golden.outcome:
        raise GoldenError(f"{golden.name}: ends {outcome_words(state.outcome)!r}, not {golden.outcome!r}")
    look(game, state)
    return state.ply


def digested(golden: Golden) -> Golden:
    """The same actions with the digests of today, for where records have another shape and the course is the same."""
    game = golden.table()
    state, _ = start(game)
    lines: list[str] = []
    for line in golden.lines:
        if line.startswith("@"):
            lines.append(f"@{state.ply} {digest(state)}")
        else:
            state, _ = apply(game, state, decode(game, line))
            lines.append(line)
    return replace(golden, lines=lines, versions=version_words(game.ruleset))


def wanted() -> list[Golden]:
    """One game for every ruleset and number of seats, one for every other layout, placement and scenario, and one for
    each module that an option brings; one for every table with two games."""
    games = []
    for ruleset in RECIPES.values():
        games += [Golden(ruleset.key, seats, [], seats, seats) for seats in ruleset.seats]
        boards = [
            spec for spec in ruleset.options if spec.key in {"layout", "placement", "scenario", *_switches(ruleset)}
        ]
        others = [f"{spec.key}={value}" for spec in boards for value in spec.choices if value != spec.default]
        games += [Golden(ruleset.key, max(ruleset.seats), [word], 1, 1) for word in others]
    return games + [Golden(key, max(ruleset.seats), [], 1, 1) for key, ruleset in EVERY.items() if key not in RECIPES]


def _switches(ruleset: Ruleset) -> set[str]:
    return {module.switch.key for module in ruleset.recipe if module.switch is not None}


def update(folder: Path = FOLDER) -> None:
    """Record the wanted games that are missing, and again those of the folder that the rules no longer play."""
    folder.mkdir(parents=True, exist_ok=True)
    games = {golden.name: golden for golden in wanted()}
    games |= {path.stem: parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.txt"))}
    for name, golden in games.items():
        if not golden.lines or not plays(golden):
            (folder / f"{name}.txt").write_text(record(golden).text(), encoding="utf-8", newline="\n")


def plays(golden: Golden) -> bool:
    """Whether the rules of today play a recorded game to the same end."""
    try:
        return check(golden) > 0
    except GoldenError:
        return False


def short(text: str) -> str:
    """Sixteen hexadecimal digits that tell texts apart."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main(words: list[str]) -> int:
    """Replay files, the first ones also `--anew` from their seeds; 1 if one differs."""
    if words[:1] == ["--digests"]:
        for file in map(Path, words[1:]):
            file.write_text(digested(parse(file.read_text(encoding="utf-8"))).text(), encoding="utf-8", newline="\n")
        return 0
    anew = 0
    if words[:1] == ["--anew"]:
        anew, words = int(words[1]), words[2:]
    wrong = 0
    for number, path in enumerate(words):
        try:
            golden = parse(Path(path).read_text(encoding="utf-8"))
            line = f"{Path(path).name}: {check(golden)} actions, board {short(repr(golden.table().board))}"
            print(line + (f", anew {short(record(golden).text())}" if number < anew else ""))
        except GoldenError as error:
            wrong = 1
            print(f"{Path(path).name}: {error}")
    return wrong


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
