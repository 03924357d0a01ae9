"""The landscape of a frontier, all of it in one record."""

from __future__ import annotations

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.painter import DrawnFamily, Painter
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.tables.steppe import cards, ending, land, layout, motions, pieces, spaces, weather
from catan_desktop.ui.tables.steppe.thumbnail import small


def fit(size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
    """All of the frontier fills its region."""
    return layout.planned(STEPPE, size, picture, unit, reserve)


def piece(painter: Painter, picture: BoardPicture, one: Piece, where: Point, alpha: int) -> None:
    """Draw one piece as it is wherever it moves."""
    if one.kind.startswith("horde-"):
        cards.draw(painter, picture, one, where, alpha)
    else:
        pieces.draw_piece(painter, picture, one, where, alpha)


def nothing(painter: Painter, picture: BoardPicture) -> None:
    """Draw nothing: all of it is drawn by the landscape or is a piece."""


FRONTIER = DrawnFamily(
    spaces=spaces.SPACES,
    extent=spaces.extent,
    covers=spaces.covers,
    walk=layout.in_reading_order,
    calls=spaces.hinterland,
    ground=nothing,
    pieces=land.draw,
    piece=piece,
)
"""Frontiers."""
STEPPE = Scenery(
    theme="steppe",
    family=FRONTIER,
    figures={},
    fit=fit,
    backdrop=land.backdrop,
    ground=land.ground,
    life=nothing,
    air=weather.air,
    still=land.still,
    around=("sky", "trail"),
    cues=motions.CUES,
    quakes={"breach": 0.08, "shot": 0.03},
    small=small,
    endings={"dawn": ending.dawn, "fires": ending.fires},
)
"""Ink and silk, mist over mountains, and the wall."""
