"""The middle of the table: a board of hexes in its landscape.

`board = BoardView(kit, tr, on_pick=f, on_miss=g)` is a widget. `board.show(picture)` draws a `BoardPicture`;
`board.play(before, keyframes)` shows the way there; `board.light({"path": Lit(mask, "possible", "road", seat)})`
lights places. Spaces and sites: see `spaces`. `board.playback.anchor` tells where seats, bank and deck are;
`board.playback.on_cue` is told of each cue as it begins; `board.playback.speed` is slow, normal, fast or off.
"""

from __future__ import annotations

from catan_desktop.ui.tables.board.highlights import Lit
from catan_desktop.ui.tables.board.spaces import FIGURES, Spot
from catan_desktop.ui.tables.board.view import BoardView

__all__ = ["FIGURES", "BoardView", "Lit", "Spot"]
