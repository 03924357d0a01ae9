"""Games of bots at the Great Wall, counted: `python -m benchmarks.wall play FILE`, `table FILE ...`, `fit FILE ...`.

`play` adds games to a file, one JSON object a line, and goes on where it stopped. `table` prints section 22 of the rule
file: endings, honour, the horde, and what became of the requests. `fit` fits how sharply the told advantage decides.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import log
from pathlib import Path
from time import process_time
from typing import Any

from catan_desktop.arena.figures import wilson
from catan_desktop.arena.play import Limits, seed_of, transitions
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.evaluation.win_chance import chances
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.great_wall.board import SECTIONS
from catan_desktop.games.great_wall.ending import fulfilled, request_value
from catan_desktop.games.great_wall.evaluation.position import Weights, by_seat, together
from catan_desktop.games.great_wall.events import (
    Assaulted,
    CommandRevealed,
    GoodsGained,
    Raid,
    SeasonBegan,
    ShameTaken,
)
from catan_desktop.games.great_wall.part import REALM, Realm, seats_of
from catan_desktop.games.great_wall.setup import COMPETITIVE, COOP, mode
from catan_desktop.games.great_wall.standings import points
from catan_desktop.games.great_wall.tables import tables
from catan_desktop.games.great_wall.winter import defence
from catan_desktop.kernel import chance
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState

RULES = "great-wall"
SUMMER = "summer"
Found = dict[str, Any]
"""What a file keeps of a game."""


# playing


def played(levels: Sequence[str], options: dict[str, bool | int | str], seed: int, limits: Limits) -> Found:
    """Return what is counted of one game."""
    begun = process_time()
    game = deal(ruleset(RULES), len(levels), options, chance.source(seed, "board"))
    bots = [make_bot(level, limits.budget()) for level in levels]
    counted = _Counted(game)
    for state, events in transitions(game, bots, seed):
        counted.see(state, events)
    realm = REALM.of(game, state)
    given = tables(game)
    return {
        "levels": list(levels),
        "ending": realm.ending,
        "year": realm.year,
        "winners": [int(seat) for seat in state.outcome.winners] if state.outcome else [],
        "honour": [points(game, state, seat) for seat in seats_of(game)],
        "plies": state.ply,
        "pool": realm.pool,
        "requests": [
            (given.requests[card].key, request_value(realm, given.requests[card].key), fulfilled(game, realm, card))
            for card in realm.requests
        ],
        "clans": [own.clan for own in realm.players],
        "generals": [given.generals[own.general].key for own in realm.players],
        "seconds": round(process_time() - begun, 2),
        **counted.told(),
    }


class _Counted:
    """Counts one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before: Realm | None = None
        self.count: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.attack: Counter[int] = Counter()
        self.defence: dict[int, int] = {}
        self.income: Counter[int] = Counter()
        self.commands: dict[int, list[int]] = {}
        self.summer = False
        self.tea: tuple[int, ...] = ()
        self.told_at: list[Found] = []

    def see(self, state: GameState, events: Iterable[Event]) -> None:
        """Count a transition."""
        realm = REALM.of(self.game, state)
        if len(self.tea) < self.game.seats:
            self.tea = tuple([int(seat) for seat in realm.tea])
        for event in events:
            self._event(realm, event)
            if isinstance(event, TurnBegan) and realm.tea and not realm.ending:
                self._position(state, realm)
        self.before = realm

    def _event(self, realm: Realm, event: Event) -> None:
        self.count[type(event).__name__] += 1
        if isinstance(event, SeasonBegan):
            self.summer = event.season == SUMMER
        elif isinstance(event, GoodsGained) and self.summer:
            self.income[realm.year] += sum(event.goods)
        elif isinstance(event, ShameTaken):
            self.causes[event.cause] += event.count
        elif isinstance(event, CommandRevealed):
            self.commands.setdefault(realm.year, []).append(event.card)
        elif isinstance(event, Raid):
            self.causes["raid"] += len(realm.players)
        elif isinstance(event, Assaulted):
            self.attack[realm.year] += event.attack
            self.count["breaches"] += event.breached
            if self.before is not None:
                self.defence.setdefault(realm.year, sum([defence(section) for section in self.before.sections]))

    def _position(self, state: GameState, realm: Realm) -> None:
        here, found = by_seat(self.game, state, Weights())
        said: Found = {"year": realm.year, "phase": realm.phase, "years": round(here.years, 2)}
        said["parts"] = [{part: round(value, 2) for part, value in parts.items()} for parts in found]
        if mode(self.game) != COMPETITIVE:
            said["together"] = {part: round(value, 2) for part, value in together(here, found).items()}
        self.told_at.append(said)

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
            "told": self.told_at,
        }


def play(given: argparse.Namespace) -> None:
    """Play games and add them to the file."""
    file: Path = given.file
    kept = {json.loads(line)["number"] for line in file.read_text().splitlines()} if file.exists() else set()
    levels = given.levels.split(",") if "," in given.levels else [given.levels] * given.seats
    options: dict[str, bool | int | str] = {"black_powder": given.powder, "requests": given.requests}
    if len(levels) > 1:
        options["gw_mode"] = given.mode
    limits = Limits(None, given.nodes) if given.nodes else Limits()
    for number in [one for one in range(given.first, given.first + given.games) if one not in kept]:
        cut = -number % len(levels) if given.rotate else 0
        found = played((*levels[cut:], *levels[:cut]), options, seed_of(given.seed, number), limits)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"number": number, "options": options, **found}, separators=(",", ":")) + "\n")


# tables


def games(files: Iterable[Path]) -> list[Found]:
    """Return the games that stand in files."""
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def share(count: int, of: int) -> str:
    """Return a share with its interval, in words."""
    low, high = wilson(count, of)
    return f"{count} of {of} ({100 * low:.0f} to {100 * high:.0f} %)"


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def line(found: Sequence[Found]) -> str:
    """Return the row of section 22 for games of one table."""
    seats, of = len(found[0]["levels"]), len(found)
    endings = Counter(one["ending"] for one in found)
    whole = [one for one in found if one["ending"] != "fallen"]

    def early(key: str) -> float:
        return _mean(one[key].get("2", 0) for one in found if one["year"] > 1)

    def last(key: str) -> float:
        return _mean(one[key].get(str(one["year"]), 0) for one in found)

    cells = [
        str(seats),
        "BP" if found[0]["options"]["black_powder"] else "base",
        str(of),
        " / ".join(f"{100 * endings[kind] / of:.0f}" for kind in ("wall", "shame", "years", "fallen")),
        f"{_mean(_mean(one['honour']) for one in whole):.0f}, {_mean(max(one['honour']) for one in whole):.0f}",
        f"{_events(found, 'Defeated'):.1f} of {_events(found, 'HordePlaced') + _events(found, 'Raid'):.1f}",
        f"{_events(found, 'breaches'):.1f}",
        f"{early('attack') / SECTIONS:.1f} : {early('defence') / SECTIONS:.1f}",
        f"{last('attack') / SECTIONS:.1f} : {last('defence') / SECTIONS:.1f}",
        f"{early('income') / seats:.1f} → {last('income') / seats:.1f}",
        f"{_mean(one['plies'] for one in found):.0f}, {_mean(one['seconds'] for one in found):.1f} s",
    ]
    return "| " + " | ".join(cells) + " |"


def _events(found: Sequence[Found], key: str) -> float:
    return _mean(one["events"].get(key, 0) for one in found)


def table(given: argparse.Namespace) -> None:
    """Print the rows of files, one table a file."""
    print("| players | set | games | wall / shame / years / fallen, % | honour | cards defeated | breaches "
          "| Year 2 | last Year | income | actions, time |")  # fmt: skip
    print("|---" * 11 + "|")
    for file in given.files:
        print(line(games([file])))
    for file in given.files:
        _results(file, games([file]))


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


# fitting


def fit(given: argparse.Namespace) -> None:
    """Print, by Years that are left, how much an honour of told advantage counts in the logarithm of the odds."""
    found = [one for one in games(given.files) if one["winners"] and not one["requests"]]
    said = [
        (at["years"], [sum(parts.values()) for parts in at["parts"]], one["winners"][0])
        for one in found
        for at in one["told"]
    ]
    for low, high in ((0, 0.01), (0.01, 1.01), (1.01, 2.01), (2.01, 3.01), (3.01, 9)):
        those = [(values, winner) for years, values, winner in said if low <= years < high]
        if those:
            worth, loss = lowest(partial(loss_of, those), 0.0, 0.6)
            print(f"years {low:g} to {high:g}: {len(those)} positions, {worth:.3f} an honour, loss {loss:.3f}, "
                  f"knowing nothing {log(len(those[0][0])):.3f}")  # fmt: skip

    lowest_of_all = min(
        (_curve(said, low / 100, more / 100), low, more) for low in range(0, 15) for more in range(0, 20)
    )
    print("loss {:.3f} with SHARP {} and SHARPER {}, in hundredths".format(*lowest_of_all))


def _curve(said: Sequence[tuple[float, list[float], int]], low: float, more: float) -> float:
    """The loss where an honour counts as in `evaluation.win_chance.sharpness`."""
    return _mean(loss_of([(values, winner)], low + more / (1.0 + 2.0 * years)) for years, values, winner in said)


def loss_of(those: Sequence[tuple[list[float], int]], sharp: float) -> float:
    """Return the mean of what the chances of the winners lack, in natural units."""
    return _mean(-log(max(1e-9, chances([sharp * value for value in values])[winner])) for values, winner in those)


def lowest(loss: Callable[[float], float], low: float, high: float) -> tuple[float, float]:
    """Return where a function with one valley is lowest, and its value there."""
    for _ in range(40):
        one, other = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, other) if loss(one) < loss(other) else (one, high)
    return low, loss(low)


def main() -> None:
    """Play, or print."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    games_of = commands.add_parser("play")
    games_of.add_argument("file", type=Path)
    games_of.add_argument("--seats", type=int, default=4)
    games_of.add_argument("--levels", default="normal", help="one for all, or one for each seat, with commas")
    games_of.add_argument("--mode", choices=(COMPETITIVE, COOP), default=COMPETITIVE)
    games_of.add_argument("--powder", action="store_true")
    games_of.add_argument("--requests", type=int, default=3)
    games_of.add_argument("--rotate", action="store_true")
    games_of.add_argument("--nodes", type=int, default=0)
    games_of.add_argument("--seed", type=int, default=0)
    games_of.add_argument("--first", type=int, default=0)
    games_of.add_argument("--games", type=int, default=40)
    games_of.set_defaults(run=play)
    for name, run in (("table", table), ("fit", fit)):
        command = commands.add_parser(name)
        command.add_argument("files", nargs="+", type=Path)
        command.set_defaults(run=run)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
