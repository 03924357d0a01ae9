"""The table of the Gift: the hex board, and the north where the game has one.

`board = BoardView(kit, tr, on_pick=f, on_miss=g)` is a widget. `board.show(picture)` draws a `BoardPicture`;
`board.play(before, after, cues)` shows the way there; `board.light({"path": Lit(mask, "possible", "road", seat)})`
lights places. Spaces and sites: see `sites`. `board.playback.anchor` tells where seats, bank and deck are;
`board.playback.on_cue` is told of each cue as it begins; `board.playback.speed` is slow, normal, fast or off.
"""

from __future__ import annotations

from catan_desktop.ui.tables.gift.lights import Lit
from catan_desktop.ui.tables.gift.sites import FIGURES, Spot
from catan_desktop.ui.tables.gift.view import BoardView

__all__ = ["FIGURES", "BoardView", "Lit", "Spot"]
