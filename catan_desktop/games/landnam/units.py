"""Ships, settlers and houses, and the outlaws among the pieces.

Rules: ALTH-102, ALTH-118, ALTH-126 to ALTH-128, ALTH-142, ALTH-341. At most one piece stands on a hex of the map, so
that a hex names its piece; on the outer sea only ships can be, and those of a seat are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import SEATS, Of, SeatMask
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.board import CornerMask, HexMask

from .board import OUT, TOPOLOGY
from .tables import HOUSES, SETTLERS, SHIPS


@state_record
class Units:
    """Tuples are by seat, masks of hexes of the map or of intersections."""

    ships: tuple[HexMask, ...]
    outside: tuple[int, ...]
    """Number of ships on the outer sea."""
    settlers: tuple[HexMask, ...]
    farms: tuple[CornerMask, ...]
    cities: tuple[CornerMask, ...]
    creditors: Annotated[tuple[SeatMask, ...], Of(HexId)]
    """By hex: the seats with a red token beside the piece there; a piece with any is an outlaw."""

    @property
    def occupied(self) -> int:
        """Mask of the hexes with a piece."""
        mask = 0
        for ships, settlers in zip(self.ships, self.settlers, strict=True):
            mask |= ships | settlers
        return mask

    @property
    def built_up(self) -> int:
        """Mask of the intersections with a settlement."""
        mask = 0
        for farms, cities in zip(self.farms, self.cities, strict=True):
            mask |= farms | cities
        return mask

    def on_map(self, seat: int) -> int:
        """Return the mask of the hexes with a piece of a seat."""
        return self.ships[seat] | self.settlers[seat]

    def stops(self, seat: int) -> tuple[int, ...]:
        """Return where a seat has pieces, the outer sea last."""
        return (*bits(self.on_map(seat)), *([OUT] if self.outside[seat] else []))

    def settlements(self, seat: int) -> int:
        """Return the mask of the intersections with a settlement of a seat."""
        return self.farms[seat] | self.cities[seat]

    def owner(self, hex: int) -> Seat | None:
        """Return whose piece stands on a hex of the map; None for nobody's."""
        for seat, (ships, settlers) in enumerate(zip(self.ships, self.settlers, strict=True)):
            if (ships | settlers) >> hex & 1:
                return SEATS[seat]
        return None

    def is_ship(self, stop: int) -> bool:
        """Return whether a piece that stands there is a ship."""
        return stop == OUT or any(ships >> stop & 1 for ships in self.ships)

    def ships_left(self, seat: int) -> int:
        """Return the number of ships in a seat's supply (ALTH-118)."""
        return SHIPS - self.ships[seat].bit_count() - self.outside[seat]

    def settlers_left(self, seat: int) -> int:
        """Return the number of settlers in a seat's supply."""
        return SETTLERS - self.settlers[seat].bit_count()

    def houses_left(self, seat: int) -> int:
        """Return the number of houses in a seat's supply; a city is two of them."""
        return HOUSES - self.farms[seat].bit_count() - 2 * self.cities[seat].bit_count()


UNITS = Slot("units", Units)


def initial(game: Game) -> Units:
    """One ship of each seat is on the outer sea (ALTH-142)."""
    nothing = (0,) * game.seats
    return Units(nothing, (1,) * game.seats, nothing, nothing, nothing, (0,) * len(TOPOLOGY.hexes))


def taken_off(part: Units, seat: int, stop: int) -> Units:
    """Return the part without a seat's piece at a stop, and without the red tokens beside it."""
    if stop == OUT:
        return replace(part, outside=put(part.outside, seat, part.outside[seat] - 1))
    gone = ~(1 << stop)
    return replace(
        part,
        ships=put(part.ships, seat, part.ships[seat] & gone),
        settlers=put(part.settlers, seat, part.settlers[seat] & gone),
        creditors=put(part.creditors, stop, 0),
    )


def put_on(part: Units, seat: int, stop: int, *, ship: bool, creditors: SeatMask = 0) -> Units:
    """Return the part with a piece of a seat put on a stop, with red tokens beside it; there are none on OUT."""
    if stop == OUT:
        return replace(part, outside=put(part.outside, seat, part.outside[seat] + 1))
    name = "ships" if ship else "settlers"
    masks: tuple[int, ...] = getattr(part, name)
    part = replace(part, **{name: put(masks, seat, masks[seat] | 1 << stop)})
    return replace(part, creditors=put(part.creditors, stop, creditors)) if creditors else part


def moved(part: Units, seat: int, start: int, target: int) -> Units:
    """Return the part after a piece has moved with the red tokens beside it."""
    ship, creditors = part.is_ship(start), 0 if start == OUT else part.creditors[start]
    return put_on(taken_off(part, seat, start), seat, target, ship=ship, creditors=creditors)


def houses_at(part: Units, hex: int) -> Iterator[tuple[Seat, int]]:
    """Yield (seat, number of its houses) for each settlement on the corners of a hex."""
    corners = TOPOLOGY.hex_corner_mask[hex]
    for seat, (farms, cities) in enumerate(zip(part.farms, part.cities, strict=True)):
        for mask, count in ((farms, 1), (cities, 2)):
            for _ in bits(mask & corners):
                yield SEATS[seat], count


MODULE = Module(slot=UNITS, version=1, initial=initial, requires=("land",))
