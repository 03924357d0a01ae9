"""Games of bots of Landnam, counted: `python -m benchmarks.landnam play FILE`, `table FILE ...`.

`table` prints section 18 of the rule file, a column a file.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import process_time

from benchmarks.series import Found, games, levels, main, mean
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
from catan_desktop.kernel import chance
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.state import GameState

RULES = "landnam"
EARLY = (5, 10)
"""Rounds after which explored hexes are counted."""


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

    def see(self, state: GameState, told: Iterable[Event]) -> None:
        """Count a transition."""
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

    def _event(self, event: Event) -> None:
        self.count[type(event).__name__] += 1
        if isinstance(event, events.FarmFounded):
            self.first_farm.setdefault(int(event.seat), self.round)
            self.count["landfalls"] += event.start == OUT
        elif isinstance(event, events.Verdict):
            self.count["won by the plaintiff"] += event.outlawed


def played(given: argparse.Namespace, number: int) -> Found:
    """Return what is counted of one game."""
    begun, bots, seed = process_time(), levels(given), seed_of(given.seed, number)
    game = deal(ruleset(RULES), len(bots), {}, chance.source(seed, "board"))
    counted = _Counted(game)
    for state, told in transitions(game, [make_bot(level, Limits().budget()) for level in bots], seed):
        counted.see(state, told)
    seats = SEATS[: game.seats]
    return {
        "levels": bots,
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
        "seconds": round(process_time() - begun, 2),
    }


# tables


def _at(values: Iterable[float], share: float) -> float:
    """Return the value below which this share of all lies."""
    listed = sorted(values)
    return listed[min(len(listed) - 1, int(share * len(listed)))]


def _rows(found: Sequence[Found]) -> dict[str, str]:
    """Return the rows of section 18 for games of one number of seats."""
    seats = len(found[0]["levels"])
    rounds = [one["turns"] / seats for one in found]
    firsts = [turn for one in found for turn in one["first_farm"].values()]
    waits = [max(one["waits"]) / seats for one in found]
    winners = [one["sources"][seat] for one in found for seat in one["winners"]]
    houses = mean(one["farms"] + one["landnam-cities"] for one in winners)
    tokens = mean(one["white"] + one["red"] + one["black"] for one in winners)
    wins = Counter(seat for one in found for seat in one["winners"])
    homeless = sum([len(one["levels"]) - len(one["first_farm"]) for one in found])

    def each(*names: str) -> str:
        return ", ".join([f"{mean(one['count'].get(name, 0) for one in found):.1f}" for name in names])

    def total(name: str) -> int:
        return sum([one["count"].get(name, 0) for one in found])

    def explored(number: int) -> str:
        return f"{mean(one['explored'].get(str(number), 0) for one in found):.0f}"

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
        "fate cards drawn after the set-up": f"{mean(one['count'].get('FateTaken', 0) - seats for one in found):.1f}",
        "longest wait for any change of points, in rounds, median (90 %)": (
            f"{_at(waits, 0.5):.1f} ({_at(waits, 0.9):.1f})"
        ),
        "wins by seat": ", ".join([str(wins[seat]) for seat in range(seats)]),
        "actions, seconds a game": f"{mean(one['plies'] for one in found):.0f}, "
        f"{mean(one['seconds'] for one in found):.1f}",
    }


def table(files: Sequence[Path]) -> None:
    """Print the figures of files, a column a file."""
    columns = [_rows(games(file)) for file in files]
    for number, name in enumerate(columns[0]):
        print("| " + " | ".join([name, *[column[name] for column in columns]]) + " |")
        if not number:
            print("|---" * (1 + len(columns)) + "|")


if __name__ == "__main__":
    main(__doc__, played, table)
