"""The part of a state that Barbarian Attack keeps, and the data of its steps. All of it is public (BARB-110)."""

from __future__ import annotations

from typing import Annotated, NewType

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, Seat, record
from catan_desktop.kernel.ids import Of, numbers
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.board import PathMask

from .layouts import CastleIsland

KEY = "barbarian_attack"
THEFT, LANDING, DRAW, PLACE, TAKE, PUT, CAPTURE, RIDE, SWEEP, PRISONERS, LOSSES = (
    f"{KEY}.{step}"
    for step in (
        "theft",
        "landing",
        "draw",
        "place",
        "take",
        "put",
        "capture",
        "ride",
        "sweep",
        "prisoners",
        "losses",
    )
)
"""Steps: who is robbed on a 7 / a number of a landing (chance) / which card is revealed (chance) / where a rider is
placed / Treason: from where, to where / Intrigue / riders move / the coast is checked (by itself) / rolls for
prisoners (chance) / the die for losses (chance)."""
ChronicleId = NewType("ChronicleId", int)
"""A kind of chronicle card, by its place in `CHRONICLE`."""
KNIGHTHOOD, SWIFT, TREASON, INTRIGUE = numbers(ChronicleId, 4)
CHRONICLE = ("knighthood", "swift-knight", "treason", "intrigue")
"""Names of the chronicle cards, in the order of every count of them."""
CARDS: Counts = (14, 4, 4, 4)
"""BARB-002a, BARB-C1 to BARB-C4."""
RIDERS = 6
"""Riders of a seat (BARB-002)."""
FULL = 3
"""Barbarians that conquer a hex (BARB-050)."""
FEW, MANY = 30, 42
"""Barbarians with up to four seats, and with more (BARB-002, BARB-003)."""
REACH, FAR = 3, 5
"""Paths that a rider goes, without and with a grain (BARB-071a, BARB-072)."""


@state_record
class Attack:
    """Barbarians, riders and chronicle cards."""

    supply: int
    """Barbarians at sea."""
    standing: Annotated[Counts, Of(HexId)]
    """By hex: barbarians on it, 0 to 3."""
    riders: tuple[PathMask, ...]
    """By seat: mask of the paths with a rider of it."""
    prisoners: tuple[int, ...]
    """By seat."""
    used: Annotated[Counts, Of(ChronicleId)]
    """Chronicle cards of the discard pile, by kind; all others are the deck."""
    fresh: PathMask = 0
    """Mask of the paths with a rider that Knighthood placed in this seat's part of the special building phase."""


SLOT = Slot(KEY, Attack)


@record
class Landing:
    """Data of LANDING: the numbers named so far."""

    totals: tuple[int, ...] = ()


@record
class Placing(Asks):
    """Data of PLACE."""

    castle: bool
    """True: on castle paths alone (Knighthood); False: on any path (Swift Knight)."""


@record
class Shifting(Asks):
    """Data of TAKE and of PUT: a Treason."""

    left: int
    """Barbarians that are still to be put somewhere."""
    sources: tuple[HexId, ...] = ()
    """Hexes that barbarians leave, in the order in which they were named."""
    targets: tuple[HexId, ...] = ()
    """Hexes to which barbarians have come."""


@record
class Riding(Asks):
    """Data of RIDE."""

    left: int
    """Mask of the paths with a rider of the seat that may still move."""


@record
class Sweep:
    """Data of SWEEP: the next hex to check is number `index` of the board's `coast`."""

    index: int = 0


@record
class Contest:
    """Data of PRISONERS: seats roll for the prisoners of a victory that are left."""

    left: int
    contenders: tuple[Seat, ...]
    totals: tuple[int, ...] = ()
    """Rolled so far, in the order of the contenders."""


@record
class Losses:
    """Data of LOSSES: the hex of the victory."""

    hex: HexId


def attack(game: Game, state: GameState) -> Attack:
    """Return the part."""
    return SLOT.of(game, state)


def island(game: Game) -> CastleIsland:
    """Return the board."""
    found: CastleIsland = game.board
    return found
