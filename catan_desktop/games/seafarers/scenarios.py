"""The scenarios of Seafarers: their boards, their goals, and where one may begin."""

from __future__ import annotations

from catan_desktop.kernel.game import OptionSpec
from catan_desktop.kernel.record import record

from . import charts
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
    island_points: int
    """Special points for the first own settlement on an island (SEA-160)."""
    anywhere: bool = False
    """True where one may begin on every island, and the islands where one has begun bring no points (ISLE-020 to
    ISLE-023); False where all begin on the main island."""
    belt: bool = False
    """True where the deserts are no part of an island, and what lies beyond them is one of its own (SAND-006)."""

    def board(self, seats: int) -> SeaChart:
        """Return the printed board for a number of players."""
        return self.boards[(seats >= FOUR) + (seats >= MANY)]


SCENARIOS = {
    "shores": Scenario((charts.SHORES3, charts.SHORES4, charts.SHORES6), goal=14, island_points=2),
    "islands": Scenario((charts.ISLANDS3, charts.ISLANDS4, charts.ISLANDS6), goal=13, island_points=2, anywhere=True),
    "desert": Scenario((charts.DESERT3, charts.DESERT4, charts.DESERT6), goal=14, island_points=2, belt=True),
}
OPTION = OptionSpec("scenario", "shores", tuple(SCENARIOS))
"""SEA-007."""
