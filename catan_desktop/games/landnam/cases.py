"""Cases: who may sue whose piece, and for what. Rules: ALTH-241 to ALTH-248, ALTH-255."""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import SEATS, members
from catan_desktop.kernel.record import state_record

from .board import TOPOLOGY
from .land import LAND, NO_HARBOUR, yielded
from .units import UNITS


@state_record
class Case:
    """A plaintiff and the piece in its way."""

    plaintiff: Seat
    defendant: Seat
    hex: HexId
    resource: CardKind


def resource_at(game: Game, state: GameState, hex: HexId) -> CardKind | None:
    """Return the resource for which a piece on a hex may be sued; None where nobody minds it (ALTH-242 to 245)."""
    land = LAND.of(game, state)
    kind = yielded(land, hex)
    if kind is not None:
        return kind
    return land.harbours[hex] if land.harbours[hex] != NO_HARBOUR else None


def cases(game: Game, state: GameState) -> tuple[Case, ...]:
    """Return all cases on the map, by plaintiff and then by hex."""
    part = UNITS.of(game, state)
    found = []
    for seat in SEATS[: game.seats]:
        own = part.settlements(seat)
        for hex in members(HexId, part.occupied & ~part.on_map(seat)) if own else ():
            kind, owner = resource_at(game, state, hex), part.owner(hex)
            if kind is not None and owner is not None and own & TOPOLOGY.hex_corner_mask[hex]:
                found.append(Case(seat, owner, hex, kind))
    return tuple(found)


def against(game: Game, found: tuple[Case, ...]) -> tuple[int, ...]:
    """Return by seat the number of cases against its pieces (ALTH-255)."""
    return tuple([sum([case.defendant == seat for case in found]) for seat in range(game.seats)])
