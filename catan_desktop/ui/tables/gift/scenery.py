"""The landscape of the Gift, all of it in one record."""

from __future__ import annotations

from collections.abc import Hashable

from catan_desktop.present.models.board import NOWHERE
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.brush import Brush
from catan_desktop.ui.tables.board.plan import CENTRE, FOOT, WALL, Plan
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.tables.gift import acts, aims, ending, land, landscape, north, wall, weather
from catan_desktop.ui.tables.gift.gauges import DangerGauges

_REACH = 6.2
"""Sides from the middle of the sections to the western end of the island, with a margin."""
_BELOW = 5.98
"""Sides from the centres of the first row to the end of the trade routes."""
_NORTH = 3.95
"""Least height of what lies between the top and the Wall, in sides."""
_LANDSCAPE = 2.0
"""The same where nothing but a landscape lies there."""


def fit(size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
    """Sky and mountains above, the camps, the trails, the Wall, then the land right below it."""
    width, height = size
    beyond = picture.north is not None
    above = (_NORTH if beyond else _LANDSCAPE) - FOOT + WALL
    usable = max(60.0, height - reserve - 6)
    side = max(4.0, min(usable / (above + _BELOW), width / (2 * _REACH)))
    spare = usable - side * (above + _BELOW)
    down = side * above + spare * (0.55 if beyond else 0.5)
    zero = (width / 2 - CENTRE * side, down)
    return Plan(0.0, 0.0, width, height, side, zero, beyond, unit, GIFT)


def ground(brush: Brush, picture: BoardPicture) -> None:
    """The Wall, the robber's tent, the camps."""
    landscape.draw_wall(brush)
    if picture.board.robber_camp:
        north.draw_tent(brush)
    if picture.north is not None:
        north.draw_ground(brush, picture.north)
        wall.draw_ground(brush)


def life(brush: Brush, picture: BoardPicture) -> None:
    """Who is beyond the Wall and on it, and the robber at home."""
    if picture.north is not None:
        north.draw_life(brush, picture.north)
        wall.draw_life(brush, picture.north)
    if picture.board.robber_camp and picture.board.robber == NOWHERE:
        north.draw_home(brush)


def still(picture: BoardPicture) -> Hashable:
    """The camp, and which trails lead where."""
    areas = () if picture.north is None else tuple((area.key, area.ways) for area in picture.north.clans)
    return (picture.board.robber_camp, areas)


GIFT = Scenery(
    theme="north",
    tiles="terrain",
    figures={"robber": "figure-tormund"},
    fit=fit,
    backdrop=landscape.draw,
    ground=ground,
    shore=land.shore,
    harbour=land.routes,
    berth=(0.5, (0.45, 0.45, 1.3, 0.45)),
    life=life,
    air=weather.air,
    still=still,
    gauges=DangerGauges(),
    pieces={"guard": wall.draw_guard},
    cues={"fall": acts.fall, "crack": acts.crack},
    frames=aims.FRAMES,
    dear=aims.dear,
    endings={"dawn": ending.dawn, "fires": ending.fires},
)
"""The northern night."""
