"""The choice of the clan that a bot leads: by lot, so that neither the order of seats nor that of clans decides it.

In the base game all clans are alike (GW-041). With special soldiers (BP-027) a clan comes up the more often the more
honour its players have at the end: over 160 games of three `normal` the Turtle 6.8 more than the mean of its table, the
Monkey 5.1 less, the others between 2.2 less and 1.4 more (`python -m benchmarks.wall play FILE --seats 3 --powder`).
"""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.great_wall.actions import ChooseClan
from catan_desktop.games.great_wall.setup import CLAN
from catan_desktop.games.great_wall.tables import BASE_CLANS, tables
from catan_desktop.kernel import Action, Game, Observation

WEIGHTS = {"monkey": 1, "turtle": 3}
USUAL = 2


def clan_lots(game: Game, view: Observation) -> Sequence[tuple[Action, int]]:
    """Return the clans that the asked seat may take, with their weights; empty where no clan is chosen."""
    if view.decision is None or view.state.frames[-1].step != CLAN:
        return ()
    free = [action for choice in view.decision.choices for action in choice if isinstance(action, ChooseClan)]
    special = any(kind.clan >= 0 for kind in tables(game).soldiers)
    return [(one, WEIGHTS.get(BASE_CLANS[one.clan], USUAL) if special else USUAL) for one in free]
