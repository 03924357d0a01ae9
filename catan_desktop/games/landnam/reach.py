"""Places where pieces may stand, and what lets them in. Rules: ALTH-302 to ALTH-311, ALTH-346, ALTH-351, ALTH-475."""

from __future__ import annotations

from catan_desktop.kernel import Events, Game, GameState, Seat
from catan_desktop.kernel.bits import bits

from .board import NEIGHBOURS, OUT, TOPOLOGY, Stop
from .events import Stepped
from .land import LAND, mountains, productive, seas
from .tables import SEA
from .units import UNITS, moved


def terrain_at(game: Game, state: GameState, stop: int) -> int:
    """Return the terrain of a stop; OUT is sea."""
    return SEA if stop == OUT else LAND.of(game, state).terrain[stop]


def may_enter(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Return the mask of the explored stops whose terrain lets the piece at `start` in without a card, whoever is
    there (ALTH-303 to ALTH-310)."""
    part, land = UNITS.of(game, state), LAND.of(game, state)
    near = NEIGHBOURS[start]
    if part.is_ship(start):
        return near & (seas(land) | 1 << OUT)
    high = near & mountains(land)
    if not part.creditors[start]:
        own, corners = part.settlements(seat), TOPOLOGY.hex_corner_mask
        high = sum([1 << hex for hex in bits(high) if own & corners[hex]])
    return near & productive(land) | high


def by_track(game: Game, state: GameState, start: int) -> int:
    """Return the mask of the stops that Mountain Track opens to a piece by their terrain (ALTH-475, ALTH-346)."""
    part, land = UNITS.of(game, state), LAND.of(game, state)
    near = NEIGHBOURS[start] & ~(1 << OUT)
    if part.is_ship(start):
        return near & productive(land)
    return near & mountains(land)


def own_outlaws(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the hexes with a piece of another seat that is an outlaw by a case of this one (ALTH-351)."""
    part = UNITS.of(game, state)
    mine = sum([1 << hex for hex, creditors in enumerate(part.creditors) if creditors >> seat & 1])
    return mine & ~part.on_map(seat)


def go(game: Game, state: GameState, seat: Seat, start: Stop, target: Stop, out: Events) -> GameState:
    """Return the state in which a piece has gone to a stop where nobody is."""
    part = UNITS.of(game, state)
    out.append(Stepped(seat, start, target, part.is_ship(start)))
    return UNITS.put(game, state, moved(part, seat, start, target))
