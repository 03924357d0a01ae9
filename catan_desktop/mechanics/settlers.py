"""The games of settlers: the modules that they are composed of, each with its own small part.

A game takes them all, leaves some out (`without`), or puts another one in the place of one.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from catan_desktop.kernel.game import Module

from . import (
    awards,
    building,
    development,
    dice,
    discards,
    hands,
    pieces,
    placement,
    robber,
    scoring,
    trade,
)

Modules: TypeAlias = tuple[Module[Any], ...]

SETTLERS: Modules = (
    pieces.MODULE,
    hands.MODULE,
    placement.MODULE,
    awards.LONGEST_ROAD_MODULE,
    awards.LARGEST_ARMY_MODULE,
    development.MODULE,
    trade.MODULE,
    scoring.MODULE,
    robber.MODULE,
    discards.MODULE,
    dice.MODULE,
    building.MODULE,
)
"""All of them. On a 7 the discards come before the robber: their frame lies above his."""


def without(*keys: str) -> Modules:
    """Return the modules but those of these keys."""
    return tuple([module for module in SETTLERS if module.key not in keys])
