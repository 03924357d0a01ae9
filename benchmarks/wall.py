"""Games of bots at the Great Wall, counted: `python -m benchmarks.wall play FILE`, `table FILE ...`.

`table` prints section 22 of the rule file: endings, honour, the horde, and what became of the requests.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import process_time

from benchmarks.series import Found, games, levels, main, mean
from catan_desktop.arena.figures import wilson
from catan_desktop.arena.play import Limits, seed_of, transitions
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.great_wall.board import SECTIONS
from catan_desktop.games.great_wall.ending import fulfilled, request_value
from catan_desktop.games.great_wall.events import (
    Assaulted,
    CommandRevealed,
    GoodsGained,
    Raid,
    SeasonBegan,
    ShameTaken,
)
from catan_desktop.games.great_wall.part import COURSE, COURT, DEFENCE, ESTATES, Defence, seats_of
from catan_desktop.games.great_wall.setup import COMPETITIVE, COOP
from catan_desktop.games.great_wall.standings import points
from catan_desktop.games.great_wall.tables import tables
from catan_desktop.games.great_wall.winter import defence
from catan_desktop.kernel import chance
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState

RULES = "great-wall"
SUMMER = "summer"


def played(given: argparse.Namespace, number: int) -> Found:
    """Return what is counted of one game."""
    begun, seed = process_time(), seed_of(given.seed, number)
    bots = levels(given)
    cut = -number % len(bots) if given.rotate else 0
    bots = [*bots[cut:], *bots[:cut]]
    options: dict[str, bool | int | str] = {"black_powder": given.powder, "requests": given.requests}
    if len(bots) > 1:
        options["gw_mode"] = given.mode
    limits = Limits(None, given.nodes) if given.nodes else Limits()
    game = deal(ruleset(RULES), len(bots), options, chance.source(seed, "board"))
    counted = _Counted(game)
    for state, events in transitions(game, [make_bot(level, limits.budget()) for level in bots], seed):
        counted.see(state, events)
    requests = tables(game).requests
    course, estates, court = COURSE.of(game, state), ESTATES.of(game, state), COURT.of(game, state)
    return {
        "options": options,
        "levels": bots,
        "ending": course.ending,
        "year": course.year,
        "winners": [int(seat) for seat in state.outcome.winners] if state.outcome else [],
        "honour": [points(game, state, seat) for seat in seats_of(game)],
        "plies": state.ply,
        "pool": estates.shame_left,
        "requests": [
            (requests[card].key, request_value(game, state, requests[card].key), fulfilled(game, state, card))
            for card in court.requests
        ],
        "clans": [own.clan for own in estates.players],
        "generals": [tables(game).generals[own.general].key for own in court.staffs],
        "seconds": round(process_time() - begun, 2),
        **counted.told(),
    }


class _Counted:
    """Counts one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before: Defence | None = None
        self.count: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.attack: Counter[int] = Counter()
        self.defence: dict[int, int] = {}
        self.income: Counter[int] = Counter()
        self.commands: dict[int, list[int]] = {}
        self.summer = False
        self.tea: tuple[int, ...] = ()

    def see(self, state: GameState, events: Iterable[Event]) -> None:
        """Count a transition."""
        course = COURSE.of(self.game, state)
        if len(self.tea) < self.game.seats:
            self.tea = tuple([int(seat) for seat in course.tea])
        for event in events:
            self._event(course.year, event)
        self.before = DEFENCE.of(self.game, state)

    def _event(self, year: int, event: Event) -> None:
        self.count[type(event).__name__] += 1
        if isinstance(event, SeasonBegan):
            self.summer = event.season == SUMMER
        elif isinstance(event, GoodsGained) and self.summer:
            self.income[year] += sum(event.goods)
        elif isinstance(event, ShameTaken):
            self.causes[event.cause] += event.count
        elif isinstance(event, CommandRevealed):
            self.commands.setdefault(year, []).append(event.card)
        elif isinstance(event, Raid):
            self.causes["raid"] += self.game.seats
        elif isinstance(event, Assaulted):
            self.attack[year] += event.attack
            self.count["breaches"] += event.breached
            if self.before is not None:
                self.defence.setdefault(year, sum([defence(section) for section in self.before.sections]))

    def told(self) -> Found:
        """Return the figures."""
        return {
            "tea": self.tea,
            "events": dict(self.count),
            "shame": dict(self.causes),
            "attack": self.attack,
            "defence": self.defence,
            "income": self.income,
            "commands": self.commands,
        }


# tables


def share(count: int, of: int) -> str:
    """Return a share with its interval, in words."""
    low, high = wilson(count, of)
    return f"{count} of {of} ({100 * low:.0f} to {100 * high:.0f} %)"


def line(found: Sequence[Found]) -> str:
    """Return the row of section 22 for games of one table."""
    seats, of = len(found[0]["levels"]), len(found)
    endings = Counter(one["ending"] for one in found)
    whole = [one for one in found if one["ending"] != "fallen"]

    def early(key: str) -> float:
        return mean(one[key].get("2", 0) for one in found if one["year"] > 1)

    def last(key: str) -> float:
        return mean(one[key].get(str(one["year"]), 0) for one in found)

    cells = [
        str(seats),
        "BP" if found[0]["options"]["black_powder"] else "base",
        str(of),
        " / ".join(f"{100 * endings[kind] / of:.0f}" for kind in ("wall", "shame", "years", "fallen")),
        f"{mean(mean(one['honour']) for one in whole):.0f}, {mean(max(one['honour']) for one in whole):.0f}",
        f"{_events(found, 'Defeated'):.1f} of {_events(found, 'HordePlaced') + _events(found, 'Raid'):.1f}",
        f"{_events(found, 'breaches'):.1f}",
        f"{early('attack') / SECTIONS:.1f} : {early('defence') / SECTIONS:.1f}",
        f"{last('attack') / SECTIONS:.1f} : {last('defence') / SECTIONS:.1f}",
        f"{early('income') / seats:.1f} → {last('income') / seats:.1f}",
        f"{mean(one['plies'] for one in found):.0f}, {mean(one['seconds'] for one in found):.1f} s",
    ]
    return "| " + " | ".join(cells) + " |"


def _events(found: Sequence[Found], key: str) -> float:
    return mean(one["events"].get(key, 0) for one in found)


def table(files: Sequence[Path]) -> None:
    """Print the rows of files, one table a file."""
    print("| players | set | games | wall / shame / years / fallen, % | honour | cards defeated | breaches "
          "| Year 2 | last Year | income | actions, time |")  # fmt: skip
    print("|---" * 11 + "|")
    for file in files:
        print(line(games(file)))
    for file in files:
        _results(file, games(file))


def _results(file: Path, found: Sequence[Found]) -> None:
    of = len(found)
    if found[0]["requests"]:
        print(f"{file.stem}: won {share(sum(bool(one['winners']) for one in found), of)}")
        asked = [(key, value, done) for one in found for key, value, done in one["requests"]]
        for key in sorted({one[0] for one in asked}):
            those = [one for one in asked if one[0] == key]
            values = sorted(one[1] for one in those)
            print(f"    {key}: {share(sum(one[2] for one in those), len(those))}, values {values}")
    else:
        seats = len(found[0]["levels"])
        for kind, where in (("seat", lambda one: one["winners"]), ("tea", _places)):
            wins = Counter(place for one in found for place in where(one))
            print(f"{file.stem}: wins by {kind}", [wins[place] for place in range(seats)], f"of {of}")
        for level in sorted({level for one in found for level in one["levels"]}):
            own = [
                (seat in one["winners"]) for one in found for seat, other in enumerate(one["levels"]) if other == level
            ]
            print(f"    {level}: {share(sum(own), len(own))}")
    shame = Counter[str]()
    for one in found:
        shame.update(one["shame"])
    print("    shame a game by cause:", {key: round(value / of, 1) for key, value in shame.most_common()})
    years = [Counter(chosen) for one in found for chosen in one.get("commands", {}).values()]
    crowds = Counter(max(chosen.values()) for chosen in years)
    print("    years by the most commands alike:", {size: crowds[size] for size in sorted(crowds)}, f"of {len(years)}")
    kinds = ("TowerTaken", "Fired", "FirearmBuilt", "LevelLost", "WallBuilt", "BarricadeBuilt", "LadderClimbed", "Raid")
    print("    a game:", {key: round(_events(found, key), 1) for key in kinds if _events(found, key)})


def _places(one: Found) -> list[int]:
    return [one["tea"].index(seat) for seat in one["winners"]]


def options_of(parser: argparse.ArgumentParser) -> None:
    """Add the options of the Great Wall."""
    parser.add_argument("--mode", choices=(COMPETITIVE, COOP), default=COMPETITIVE)
    parser.add_argument("--powder", action="store_true")
    parser.add_argument("--requests", type=int, default=3)
    parser.add_argument("--rotate", action="store_true", help="the seats move on after each game")
    parser.add_argument("--nodes", type=int, default=0, help="positions of a decision; 0: by time")


if __name__ == "__main__":
    main(__doc__, played, table, options_of)
