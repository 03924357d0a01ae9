"""What the modules of Cities & Knights ask modules of other games."""

from __future__ import annotations

from operator import add, or_

from catan_desktop.kernel.game import Question
from catan_desktop.mechanics.questions import Barred

KNIGHTS_BARRED: Question[Barred] = Question("intersections barred to new knights", (), add, neutral=True)
"""(seat) -> intersections on which no knight of the seat comes onto the board, with the reasons."""
MERCHANT_BARRED: Question[Barred] = Question("hexes barred to the merchant", (), add, neutral=True)
"""(seat) -> hexes on which the seat may not place the merchant, with the reasons."""
OPEN_LINKS: Question[int] = Question("open links that are no roads", 0, or_, neutral=True)
"""(seat) -> mask of the paths from which the Diplomat of the seat could take another piece than a road."""
