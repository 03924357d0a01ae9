"""The landscape of Iceland, all of it in one record."""

from __future__ import annotations

from dataclasses import replace

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.board_layout import Plan, TokenLook
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast.scenery import COAST, fitted
from catan_desktop.ui.tables.iceland import discovery, ending, land, layout, motions, pieces, sea, weather
from catan_desktop.ui.tables.iceland.thumbnail import IceThumbnail


def fit(size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
    """The frame in the middle, the outer sea all around."""
    return fitted(ICELAND, size, picture, unit, reserve)


def around(painter: Painter, picture: BoardPicture) -> None:
    """Draw what floats on the outer sea besides ships."""
    for one in painter.plan.floating:
        if one.key != layout.BERTH:
            painter.sprite(one.key, painter.plan.at((one.x, one.y)), one.size * painter.plan.side, alpha=one.alpha)


ICELAND = replace(
    COAST,
    theme="landnam",
    tiles="landnam",
    figures={},
    corners=("sw", "se", "ne", "nw"),
    between=True,
    fit=fit,
    frame=layout.FRAME,
    tokens=TokenLook("token-young", "token-old", 0.32, layout.TOKEN_DOWN, "ink-dark"),
    ahead=land.ahead,
    ground=around,
    shore=land.shore,
    harbour=land.fog,
    life=pieces.fleets,
    air=weather.air,
    around=("sea", "sea-deep"),
    rim="sand",
    pieces=pieces.PIECES,
    spaces=pieces.SPACES,
    cues=motions.CUES,
    nears=discovery.NEARS,
    floating=layout.floating,
    backdrop=sea.draw,
    thumbnail=IceThumbnail,
    endings={"dawn": ending.sunrise, "win": ending.sunrise},
)
"""A light summer night."""
