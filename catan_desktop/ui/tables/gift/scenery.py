"""The landscape of the Gift, all of it in one record."""

from __future__ import annotations

from collections.abc import Hashable

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.board_layout import Figure, Plan
from catan_desktop.ui.tables.board.island import HEXES, draw_at
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.tables.gift import beyond, ending, land, landscape, motion_drawing, spaces, wall, weather
from catan_desktop.ui.tables.gift.layout import CENTRE, FOOT, WALL, NorthPlan
from catan_desktop.ui.tables.gift.thumbnail import NorthThumbnail

_REACH = 6.2
"""Sides from the middle of the sections to the western end of the island, with a margin."""
_BELOW = 6.09
"""Sides from the centres of the first row to the end of the trade routes."""
_NORTH = 3.81
"""Least height of what lies between the top and the Wall, in sides."""
_LANDSCAPE = 1.56
"""The same where nothing but a landscape lies there."""


def fit(size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
    """Sky and mountains above, the camps, the trails, the Wall, then the land right below it."""
    width, height = size
    peopled = bool(picture.sites("section"))
    above = (_NORTH if peopled else _LANDSCAPE) - FOOT + WALL
    usable = max(60.0, height - reserve - 6)
    side = max(4.0, min(usable / (above + _BELOW), width / (2 * _REACH)))
    spare = usable - side * (above + _BELOW)
    down = side * above + spare * (0.55 if peopled else 0.5)
    zero = (width / 2 - CENTRE * side, down)
    return NorthPlan(0.0, 0.0, width, height, side, zero, peopled, unit, GIFT, foot=FOOT)


def ground(painter: Painter, picture: BoardPicture) -> None:
    """The Wall, the robber's tent, the camps."""
    landscape.draw_wall(painter)
    if picture.sites("home"):
        beyond.draw_tent(painter)
    if painter.plan.beyond:
        beyond.draw_ground(painter, picture)
        wall.draw_ground(painter)


def life(painter: Painter, picture: BoardPicture) -> None:
    """Who is beyond the Wall and on it, and the robber at home."""
    if painter.plan.beyond:
        beyond.draw_life(painter, picture)
        wall.draw_life(painter, picture)
    for robber in picture.at("home"):
        draw_at(painter, picture, robber)


def still(picture: BoardPicture) -> Hashable:
    """The camp, and which trails lead where."""
    return (picture.sites("home"), picture.ways)


GIFT = Scenery(
    theme="north",
    family=HEXES,
    tiles="terrain",
    figures={
        "robber": Figure("figure-tormund", height=0.88, stride=0.44),
        "regular": Figure("figure-regular"),
        "climber": Figure("figure-climber", stride=0.3, pulls=True),
        "giant": Figure("figure-giant", height=0.92, stride=0.62, shakes=0.016),
    },
    fit=fit,
    backdrop=landscape.draw,
    ground=ground,
    shore=land.shore,
    harbour=land.routes,
    berth=(0.5, (0.45, 0.45, 1.3, 0.45)),
    life=life,
    air=weather.air,
    still=still,
    corners=("se", "ne", "nw", "sw"),
    pieces={"guard": wall.draw_guard},
    spaces=spaces.SPACES,
    cues={"fall": motion_drawing.fall, "crack": motion_drawing.crack},
    quakes={"crack": 0.05},
    thumbnail=NorthThumbnail,
    endings={"dawn": ending.dawn, "fires": ending.fires},
)
"""The northern night."""
