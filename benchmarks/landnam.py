"""Games of bots of Landnam, counted: `python -m benchmarks.landnam play FILE`, `table FILE ...`, `asked FILE ...`.

`play` adds games to a file, one JSON object a line, and goes on where it stopped. `table` prints section 18 of the rule
file, a column a file. `asked` prints how many of the questions put to a seat have one answer, and how many of those
everybody can see to have one.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.wall import games
from catan_desktop.arena.play import Limits, seed_of, transitions
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.board import OUT
from catan_desktop.games.landnam.honours import HONOURS, points, sources
from catan_desktop.games.landnam.land import LAND
from catan_desktop.games.landnam.tables import UNKNOWN
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.landnam.view.asked import plain
from catan_desktop.games.landnam.windows import WINDOWS
from catan_desktop.kernel import chance, engine
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, SEATS
from catan_desktop.kernel.state import GameState

RULES = "landnam"
EARLY = (5, 10)
"""Rounds after which explored hexes are counted."""
Found = dict[str, Any]
"""What a file keeps of a game."""


class _Counted:
    """Counts one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.count: Counter[str] = Counter()
        self.first_farm: dict[int, int] = {}
        self.explored: dict[int, int] = {}
        self.waits: list[int] = []
        self.changed = 0
        self.round = 1
        """That of the last state: what is built at the end of a turn belongs to it."""
        self.asked: Counter[str] = Counter()
        self.lone: Counter[str] = Counter()
        self.plain: Counter[str] = Counter()
        self.window: Any = None

    def see(self, state: GameState, told: Iterable[Event]) -> None:
        """Count a transition, and the question it leads to."""
        game = self.game
        for event in told:
            self._event(event)
        self.round = (state.turn - 1) // game.seats + 1
        known = sum([terrain != UNKNOWN for terrain in LAND.of(game, state).terrain]) - 1
        for number in EARLY:
            if self.round <= number:
                self.explored[number] = known
        part = HONOURS.of(game, state)
        if part.changed != self.changed:
            self.waits.append(part.changed - self.changed)
            self.changed = part.changed
        self._question(state)

    def _event(self, event: Event) -> None:
        self.count[type(event).__name__] += 1
        if isinstance(event, events.FarmFounded):
            self.first_farm.setdefault(int(event.seat), self.round)
            self.count["landfalls"] += event.start == OUT
        elif isinstance(event, events.Verdict):
            self.count["won by the plaintiff"] += event.outlawed

    def _question(self, state: GameState) -> None:
        seat = engine.actor(state)
        if seat is None or seat == CHANCE:
            return
        decision = engine.decision(self.game, state, seat)
        if decision is None:
            return
        frame = state.frames[-1]
        self.asked[frame.step] += 1
        if sum([choice.count() for choice in decision.choices]) == 1:
            self.lone[frame.step] += 1
            self.plain[frame.step] += plain(self.game, state, seat)
        if frame.step in WINDOWS:
            window = (frame.step, state.turn, self.count["FatePlayed"], self.count["CaseOpened"])
            self.count["windows"] += window != self.window
            self.window = window


def played(levels: Sequence[str], seed: int) -> Found:
    """Return what is counted of one game."""
    begun = process_time()
    game = deal(ruleset(RULES), len(levels), {}, chance.source(seed, "board"))
    counted = _Counted(game)
    for state, told in transitions(game, [make_bot(level, Limits().budget()) for level in levels], seed):
        counted.see(state, told)
    seats = SEATS[: game.seats]
    return {
        "levels": list(levels),
        "ending": state.outcome.ending if state.outcome else "none",
        "winners": [int(seat) for seat in state.outcome.winners] if state.outcome else [],
        "turns": state.turn,
        "plies": state.ply,
        "points": [points(game, state, seat) for seat in seats],
        "sources": [dict(sources(game, state, seat)) for seat in seats],
        "settled": [bool(UNITS.of(game, state).settlements(seat)) for seat in seats],
        "first_farm": counted.first_farm,
        "explored": counted.explored,
        "waits": counted.waits,
        "count": dict(counted.count),
        "asked": dict(counted.asked),
        "lone": dict(counted.lone),
        "plain": dict(counted.plain),
        "seconds": round(process_time() - begun, 2),
    }


def play(given: argparse.Namespace) -> None:
    """Play games and add them to the file."""
    file: Path = given.file
    kept = {one["number"] for one in games([file])} if file.exists() else set()
    levels = given.levels.split(",") if "," in given.levels else [given.levels] * given.seats
    for number in range(given.games):
        if number not in kept:
            found = {"number": number, **played(levels, seed_of(given.seed, number))}
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found, separators=(",", ":")) + "\n")


# tables


def _at(values: Iterable[float], share: float) -> float:
    """Return the value below which this share of all lies."""
    listed = sorted(values)
    return listed[min(len(listed) - 1, int(share * len(listed)))]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _rows(found: Sequence[Found]) -> dict[str, str]:
    """Return the rows of section 18 for games of one number of seats."""
    seats = len(found[0]["levels"])
    rounds = [one["turns"] / seats for one in found]
    firsts = [turn for one in found for turn in one["first_farm"].values()]
    waits = [max(one["waits"]) / seats for one in found]
    winners = [one["sources"][seat] for one in found for seat in one["winners"]]
    houses = _mean(one["farms"] + one["landnam-cities"] for one in winners)
    tokens = _mean(one["white"] + one["red"] + one["black"] for one in winners)
    wins = Counter(seat for one in found for seat in one["winners"])
    homeless = sum([len(one["levels"]) - len(one["first_farm"]) for one in found])

    def each(*names: str) -> str:
        return ", ".join([f"{_mean(one['count'].get(name, 0) for one in found):.1f}" for name in names])

    def total(name: str) -> int:
        return sum([one["count"].get(name, 0) for one in found])

    def explored(number: int) -> str:
        return f"{_mean(one['explored'].get(str(number), 0) for one in found):.0f}"

    return {
        "players": str(seats),
        "games; of which stalemates": f"{len(found)}; {sum([one['ending'] == 'stalemate' for one in found])}",
        "rounds, median (10 % - 90 %)": f"{_at(rounds, 0.5):.0f} ({_at(rounds, 0.1):.0f}-{_at(rounds, 0.9):.0f})",
        "hexes explored after 5 / 10 rounds (of 37)": f"{explored(EARLY[0])} / {explored(EARLY[1])}",
        "round of the first farm, median (99 %)": f"{_at(firsts, 0.5):.0f} ({_at(firsts, 0.99):.0f})",
        "seats that never founded a farm": f"{homeless} of {seats * len(found)}",
        "Althings; suits; suits won by the plaintiff": (
            f"{each('AlthingGathered', 'CaseOpened')}; {100 * total('won by the plaintiff') / total('Verdict'):.0f} %"
        ),
        "white, red, black tokens a game": each("WhiteWon", "RedWon", "BlackWon"),
        "the winner's points: houses + tokens": f"{houses:.1f} + {tokens:.1f}",
        "famines, driven-out pieces, harbours a game": each("Famine", "DrivenOut", "HarbourFounded"),
        "farms, cities a game": each("FarmFounded", "CityGrown"),
        "landfalls a game": each("landfalls"),
        "fate cards drawn after the set-up": f"{_mean(one['count'].get('FateTaken', 0) - seats for one in found):.1f}",
        "longest wait for any change of points, in rounds, median (90 %)": (
            f"{_at(waits, 0.5):.1f} ({_at(waits, 0.9):.1f})"
        ),
        "wins by seat": ", ".join([str(wins[seat]) for seat in range(seats)]),
        "actions, seconds a game": f"{_mean(one['plies'] for one in found):.0f}, "
        f"{_mean(one['seconds'] for one in found):.1f}",
    }


def table(given: argparse.Namespace) -> None:
    """Print the figures of files, a column a file."""
    columns = [_rows(games([file])) for file in given.files]
    for number, name in enumerate(columns[0]):
        print("| " + " | ".join([name, *[column[name] for column in columns]]) + " |")
        if not number:
            print("|---" * (1 + len(columns)) + "|")


def asked(given: argparse.Namespace) -> None:
    """Print by step the questions put to a seat, those with one answer, and those that everybody sees to have one."""
    for file in given.files:
        found = games([file])
        sums = {key: Counter[str]() for key in ("asked", "lone", "plain")}
        for one in found:
            for key, counter in sums.items():
                counter.update(one[key])
        every, lone, seen = [sum(counter.values()) for counter in sums.values()]
        windows = sum([one["count"].get("windows", 0) for one in found])
        print(f"{file.stem}: {len(found)} games, {every / len(found):.0f} questions a game, one answer: "
              f"{100 * lone / every:.1f} %, as everybody sees: {100 * seen / every:.1f} %, "
              f"windows a game: {windows / len(found):.1f}")  # fmt: skip
        for step, count in sums["asked"].most_common():
            single, public = (sums[key][step] / len(found) for key in ("lone", "plain"))
            print(f"    {step}: {count / len(found):.1f} a game, one answer {single:.1f}, "
                  f"as everybody sees {public:.1f}")  # fmt: skip


def main() -> None:
    """Play, or print."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    games_of = commands.add_parser("play")
    games_of.add_argument("file", type=Path)
    games_of.add_argument("--seats", type=int, default=4)
    games_of.add_argument("--levels", default="normal", help="one for all, or one for each seat, with commas")
    games_of.add_argument("--seed", type=int, default=0)
    games_of.add_argument("--games", type=int, default=100)
    games_of.set_defaults(run=play)
    for name, run in (("table", table), ("asked", asked)):
        command = commands.add_parser(name)
        command.add_argument("files", nargs="+", type=Path)
        command.set_defaults(run=run)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
