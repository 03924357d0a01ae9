"""Explanations of the towers, firearms and siege cards of the frontier."""

from __future__ import annotations

from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.powder.tables import FIREARMS, IN_A_HIDEOUT, FirearmId
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.ids import NOBODY, SEATS, numbered
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Who, words

from .threats import siege_threat

SECTION = ("section", "head")
"""Spaces that stand for a section of the wall."""


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Return what there is to tell of a tower or a firearm, and what siege cards do to a section."""
    kind, site = thing
    if kind in SECTION and isinstance(site, int):
        return replace(found, rows=(*found.rows, *siege_threat(game, view.state, site)))
    part = POWDER.of(game, view.state)
    if kind == "tower" and isinstance(site, int):
        seat = part.towers[site]
        row = words("explain-gw-tower") if seat == NOBODY else words("explain-gw-tower-of", who=Who(SEATS[seat]))
        return Explained((row,), "gw-towers")
    if kind == "firearm" and isinstance(site, int):
        section, place = divmod(site, IN_A_HIDEOUT)
        here = [kind for kind, count in numbered(FirearmId, part.firearms[section]) for _ in range(count)]
        if place < len(here):
            name = words(f"name-{FIREARMS[here[place]].key}")
            return Explained((words("explain-gw-firearm", thing=name),), "gw-firearms")
    return found
