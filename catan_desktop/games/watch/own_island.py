"""The land of Brotherhood of the Watch as somebody has drawn it: its frame by number of seats, its invasion lines."""

from __future__ import annotations

from catan_desktop.games.gift.layouts import frame
from catan_desktop.games.gift.own_island import maker

from .board import invasion_lines

MAKER = maker(frame, lambda island: invasion_lines(island.land))
