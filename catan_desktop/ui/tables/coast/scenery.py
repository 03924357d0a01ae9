"""The landscape of the coast, all of it in one record."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from catan_desktop.present.models.board import HexGround
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.board_layout import Figure, Landscape, Plan
from catan_desktop.ui.tables.board.island import HEXES
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.tables.board.spaces import berth, extent
from catan_desktop.ui.tables.coast import (
    afloat,
    discovery,
    ending,
    fleet,
    harbours,
    pieces,
    sea,
    villages,
    wagons,
    waters,
    weather,
)

_MARGIN = 3.0
"""Design units between the harbours and the edge of the region, at least."""
_STACKS = 0.3
"""Room at either side of the harbours where something lies in stacks off the land, in sides."""
_TRIAL = 100.0
"""Pixels to a side, to find out how many sides the land with its harbours takes."""
_BEACH = 0.4
"""Sides that the sand and the surf reach."""
_ABOVE_ALL = -1000.0
"""The land begins nowhere: nothing lies north of it."""


def fit(size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
    """The island with its harbours in the middle, as large as can be."""
    return fitted(COAST, size, picture, unit, reserve)


def fitted(
    landscape: Landscape, size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0
) -> Plan:
    """Return the plan with all land of a landscape in the middle of a region, as large as can be."""
    width, height = size
    trial = Plan(0.0, 0.0, width, height, _TRIAL, (0.0, 0.0), False, unit, landscape, foot=_ABOVE_ALL)
    land = extent(trial, picture)
    margin = 2 * _MARGIN * unit
    usable = max(60.0, height - reserve)
    beside = 2 * _STACKS * _TRIAL if picture.heaps or picture.sites("home") else 0.0
    side = max(4.0, _TRIAL * min((usable - margin) / land.height, (width - margin) / (land.width + beside)))
    x, y = land.center
    zero = (width / 2 - side * x / _TRIAL, usable / 2 - side * y / _TRIAL)
    return replace(trial, side=side, zero=zero)


def slack(plan: Plan, picture: BoardPicture, way: int) -> float:
    """The free water between the land with its harbours and that side of the region."""
    land = picture.board.ground
    edge = (land.bounds[2] if way > 0 else land.bounds[0]) + way * _BEACH
    x = plan.at((edge, 0.0))[0]
    berths, rest = [berth(plan, mark) for mark in land.harbours], 0.12 * plan.side
    if way > 0:
        return max(0.0, plan.left + plan.width - max([x, *(box.right for box in berths)]) - rest)
    return max(0.0, min([x, *(box.left for box in berths)]) - plan.left - rest)


def life(painter: Painter, picture: BoardPicture) -> None:
    """Draw the sandbank beside the island, where there is one, and what lies in stacks."""
    waters.bank(painter, picture)
    waters.heaps(painter, picture)
    wagons.stacks(painter, picture)


def over_land(painter: Painter, ground: HexGround) -> None:
    """Draw what lies in the water off the land, and the fog over what nobody has seen."""
    waters.draw(painter, ground)
    discovery.draw(painter, ground)


def still(picture: BoardPicture) -> Hashable:
    """The sea is always the same."""
    return ()


COAST = Scenery(
    theme="coast",
    family=HEXES,
    tiles="coast",
    figures={"robber": Figure("coast-robber", height=0.88, stride=0.44)},
    fit=fit,
    backdrop=sea.draw,
    ground=afloat.draw,
    shore=sea.shore,
    harbour=over_land,
    berth=(harbours.REACH, (0.55, 0.88, 0.55, 0.66)),
    life=life,
    air=weather.air,
    still=still,
    around=("sea-light", "sea"),
    rim="sand",
    pieces={**pieces.PIECES, **fleet.PIECES, **villages.PIECES, **wagons.PIECES},
    spaces=(*waters.SPACES, *pieces.SPACES, *villages.SPACES, *wagons.SPACES),
    slack=slack,
    cues=discovery.CUES,
    nears=discovery.NEARS,
    floating=afloat.placed,
    endings={"dawn": ending.noon, "win": ending.noon},
)
"""A warm coast at noon."""
