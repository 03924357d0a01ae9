"""The explicit list of landscapes, by the name that the board of a game bears; each is read when it is first wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from catan_desktop.present.models.board import Ground
from catan_desktop.ui.tables.board.scenery import Scenery

NAMES = ("coast", "gift", "iceland", "siege", "steppe")
"""Every landscape, which is the constant of that name in a package of that name; the first serves a game that names
none."""


@cache
def scenery_named(name: str) -> Scenery:
    """The landscape of a name."""
    found: Scenery = getattr(import_module(f"{__package__}.{name}.scenery"), name.upper())
    return found


def scenery_of(ground: Ground) -> Scenery:
    """The landscape in which a board lies."""
    return scenery_named(ground.scenery if ground.scenery in NAMES else NAMES[0])
