"""The parts of a landscape: its light, its land, what lies around it, and how its own pieces are drawn.

The board itself (camera, layers, lamps, cues, hexes, roads, buildings) is the same everywhere. A scenery is data and
drawers; which one a game wants is said by `HexGround.scenery`, and `sceneries` lists them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from catan_desktop.ui.tables.board.painter import Look
from catan_desktop.ui.tables.board.stage import Act, Stage

DrawCue: TypeAlias = Callable[[Stage, Act, float], None]


@dataclass(frozen=True, eq=False, kw_only=True)
class Scenery(Look):
    """One landscape."""

    cues: Mapping[str, DrawCue] = field(default_factory=dict)
    """By look of a cue: what draws it."""
    nears: Mapping[str, float] = field(default_factory=dict)
    """By look of a cue: the share of its time from which the camera, which went close to its place, goes back."""
