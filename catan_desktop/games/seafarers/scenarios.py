"""The scenarios of Seafarers: their boards, their goals, and where one may begin."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel.game import Module, OptionSpec
from catan_desktop.kernel.record import record, replace

from .boards.cloth import CLOTH4, CLOTH6
from .boards.desert import DESERT3, DESERT4, DESERT6
from .boards.fog import FOG3, FOG4, FOG6
from .boards.islands import ISLANDS3, ISLANDS4, ISLANDS6
from .boards.pirates import PIRATES4, PIRATES6
from .boards.shores import SHORES3, SHORES4, SHORES6
from .boards.tribe import TRIBE4, TRIBE6
from .boards.wonders import WONDERS4, WONDERS6
from .boards.world import WORLD4, WORLD6
from .charts import SeaChart

FOUR, MANY = 4, 5
"""Players from whom on the board for four, and that for five and six, is played on (SEA-008, SEA-009)."""


@record
class Scenario:
    """A scenario."""

    boards: tuple[SeaChart, SeaChart, SeaChart]
    """For two and three players, for four, for five and six."""
    goal: int
    """Points with which it is won (SEA-167)."""
    island_points: int = 0
    """Special points for the first own settlement on an island where none may begin (SEA-160); 0: none."""
    homes: int = 1
    """On how many areas, the first ones, all may begin; 0: on every one, and an island where one has begun brings no
    points (ISLE-020 to ISLE-023)."""
    closed: bool = False
    """True where nobody ever settles elsewhere, and the robber does not go there (TRIBE-021, TRIBE-024)."""
    printed_isles: bool = False
    """True where the other areas lie as printed even on a dealt board (TRIBE-004, CLOTH-004, WONDER-002)."""
    printed_deserts: bool = False
    """True where the deserts lie as printed even on a dealt board (WONDER-002)."""
    belt: bool = False
    """True where the deserts are no part of an island, and what lies beyond them is one of its own (SAND-006)."""

    named: bool = False
    """True where the islands are called A, B, C, the largest one A (WORLD-027)."""

    def board(self, seats: int) -> SeaChart:
        """Return the printed board for a number of players."""
        return self.boards[(seats >= FOUR) + (seats >= MANY)]


SCENARIOS = {
    "shores": Scenario((SHORES3, SHORES4, SHORES6), goal=14, island_points=2),
    "islands": Scenario((ISLANDS3, ISLANDS4, ISLANDS6), goal=13, island_points=2, homes=0),
    "fog": Scenario((FOG3, FOG4, FOG6), goal=12, homes=0),
    "desert": Scenario((DESERT3, DESERT4, DESERT6), goal=14, island_points=2, belt=True),
    "tribe": Scenario((TRIBE4, TRIBE4, TRIBE6), goal=13, closed=True, printed_isles=True),
    "cloth": Scenario((CLOTH4, CLOTH4, CLOTH6), goal=14, homes=2, closed=True, printed_isles=True),
    "pirates": Scenario((PIRATES4, PIRATES4, PIRATES6), goal=10),
    "wonders": Scenario(
        (WONDERS4, WONDERS4, WONDERS6), goal=10, island_points=1, printed_isles=True, printed_deserts=True
    ),
    "world": Scenario((WORLD4, WORLD4, WORLD6), goal=12, island_points=1, homes=0, named=True),
}
OPTION = OptionSpec("scenario", "shores", tuple(SCENARIOS))
"""SEA-007."""


def played_in(module: Module[Any], *scenarios: str) -> Module[Any]:
    """Return the module as one that is a part of the game in some scenarios only."""
    return replace(module, where=(OPTION.key, scenarios))


def not_offered(module: Module[Any], *scenarios: str) -> Module[Any]:
    """Return a module that comes by an option as one that may not be chosen in some scenarios."""
    assert module.switch is not None
    apart = tuple([(OPTION.key, scenario) for scenario in scenarios])
    return replace(module, switch=replace(module.switch, clashes=(*module.switch.clashes, *apart)))


def played_outside(module: Module[Any], *scenarios: str) -> Module[Any]:
    """Return the module as one that is no part of the game in some scenarios."""
    return played_in(module, *[key for key in SCENARIOS if key not in scenarios])
