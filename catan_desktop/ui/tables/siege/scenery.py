"""The landscape of the siege, all of it in one record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.board_layout import Figure, Plan
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.coast import waters, weather
from catan_desktop.ui.tables.coast.scenery import COAST, fitted
from catan_desktop.ui.tables.siege import fleet, lots, pieces, smoke


def fit(size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
    """The island in the middle, sea all around."""
    return fitted(SIEGE, size, picture, unit, reserve)


def life(painter: Painter, picture: BoardPicture) -> None:
    """Draw the ships, and on the other side of the island what lies in stacks."""
    fleet.draw(painter, picture)
    waters.heaps(painter, picture)


def air(painter: Painter, picture: BoardPicture, now: float, tick: int) -> Iterator[Particle]:
    """Return what moves at a moment: water and gulls, and smoke over the land."""
    yield from weather.air(painter, picture, now, tick)
    yield from smoke.air(painter, picture, now)


SIEGE = replace(
    COAST,
    theme="siege",
    figures={"barbarian": Figure("piece-barbarian", height=0.54)},
    fit=fit,
    life=life,
    air=air,
    pieces={**COAST.pieces, **pieces.PIECES},
    spaces=(*waters.SPACES, *pieces.SPACES),
    cues={"lot": lots.lot, "losses": lots.losses, "roll": lots.roll},
    quakes={"fallen": 0.05},
)
"""The coast at dusk, with ships before it."""
