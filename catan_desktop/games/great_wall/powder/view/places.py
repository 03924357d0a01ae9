"""What the towers and firearms of the frontier are."""

from __future__ import annotations

from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.powder.tables import FIREARMS, IN_A_HIDEOUT
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, SEATS
from catan_desktop.kernel.state import Observation
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Who, words


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Return what there is to tell of a tower or a firearm."""
    kind, site = thing
    part = POWDER.of(game, view.state)
    if kind == "tower" and isinstance(site, int):
        seat = part.towers[site]
        row = words("explain-gw-tower") if seat == NOBODY else words("explain-gw-tower-of", who=Who(SEATS[seat]))
        return Explained((row,), "gw-towers")
    if kind == "firearm" and isinstance(site, int):
        section, place = divmod(site, IN_A_HIDEOUT)
        here = [kind for kind, count in enumerate(part.firearms[section]) for _ in range(count)]
        if place < len(here):
            name = words(f"name-{FIREARMS[here[place]].key}")
            return Explained((words("explain-gw-firearm", thing=name),), "gw-firearms")
    return found
