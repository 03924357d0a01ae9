"""What the modules of Seafarers ask each other."""

from __future__ import annotations

from operator import add, or_

from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.game import Question
from catan_desktop.mechanics.questions import Barred

SHIPS_BARRED: Question[Barred] = Question("paths barred to ships", (), add, neutral=True)
"""(seat) -> paths on which the seat may build and move no ship, and from which it may move none, with the reasons."""
SHIPS_HELD: Question[int] = Question("intersections that hold a ship", 0, or_, neutral=True)
"""(seat) -> mask of the intersections at which a ship of the seat has no open end, besides those of its buildings."""
SHIPS_LAID: Question[int] = Question("ships that lie on no path", 0, add, neutral=True)
"""(seat) -> ships of the seat that are neither on a path nor in its supply."""
PIRATE_BARRED: Question[tuple[Reason, ...]] = Question("why a seat may not move the pirate", (), add, neutral=True)
"""(seat) -> reasons; none where it may."""
PIRATE_ROBS: Question[tuple[Frame, ...]] = Question("what the pirate brings", (), add, neutral=True)
"""(thief, mask of the opponents with a ship beside him) -> frames in place of the usual theft; none: as usual."""
