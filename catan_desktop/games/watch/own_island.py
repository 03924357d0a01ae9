"""The land of Brotherhood of the Watch as somebody has drawn it: its frame by number of seats, its invasion lines."""

from __future__ import annotations

from dataclasses import replace

from catan_desktop.games.gift import own_island as gift
from catan_desktop.games.gift.layouts import frame
from catan_desktop.mechanics.board import Island, pips
from catan_desktop.mechanics.own_island import Remark

from .board import invasion_lines


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return what WATCH-103 asks besides of the hexes on invasion lines."""
    sums = [sum([pips(island.tokens[hex]) for hex in line]) for line in invasion_lines(island.land)]
    return (*gift.remarks(island), gift.spread("island-lines", sums))


MAKER = replace(gift.MAKER, remarks=remarks, frame=frame)
