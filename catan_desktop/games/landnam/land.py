"""The known land: terrain, number tokens and harbours as they lie, and what is left of them.

Rules: ALTH-105 to ALTH-109, ALTH-116, ALTH-117, ALTH-221 to ALTH-224, ALTH-617, ALTH-230. The supplies are not kept:
they are what does not lie on the map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import CardKind, subtract
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import Of
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.board import RELAID, Island, relaid
from catan_desktop.mechanics.terrain import TerrainId

from .board import CENTRE
from .tables import (
    HARBOURS_EACH,
    LADDER,
    MOUNTAIN,
    PRODUCTIVE,
    SEA,
    TERRAIN,
    TILES,
    TOKENS_EACH,
    UNKNOWN,
    landnam_numbers,
)

NO_HARBOUR = CardKind(-1)
UNEXPLORED, SEAS, MOUNTAINS = (frozenset({kind}) for kind in (UNKNOWN, SEA, MOUNTAIN))


@state_record
class Land:
    """By hex: what lies there."""

    terrain: Annotated[tuple[TerrainId, ...], Of(HexId)]
    tokens: Annotated[tuple[int, ...], Of(HexId)]
    """Number; 0 for none."""
    harbours: Annotated[tuple[CardKind, ...], Of(HexId)]
    """Resource of the harbour token, or NO_HARBOUR."""


LAND = Slot("land", Land)


def initial(game: Game) -> Land:
    """All but the middle is unknown (ALTH-124, ALTH-125)."""
    hexes = len(game.board.terrain)
    return Land(game.board.terrain, (0,) * hexes, (NO_HARBOUR,) * hexes)


@lru_cache(maxsize=4096)
def tiles_left(terrain: tuple[TerrainId, ...]) -> Counts:
    """Return by terrain how many hexes the supply holds (ALTH-116)."""
    known = [terrain.count(kind) - (terrain[CENTRE] == kind) if kind != UNKNOWN else 0 for kind in range(len(TILES))]
    return subtract(TILES, tuple(known))


def tokens_left(part: Land, number: int) -> int:
    """Return how many tokens of a number the supply holds (ALTH-117)."""
    return TOKENS_EACH - part.tokens.count(number)


def harbours_left(part: Land, kind: CardKind) -> int:
    """Return how many harbour tokens of a resource the supply holds."""
    return HARBOURS_EACH - part.harbours.count(kind)


def first_token(part: Land, number: int) -> int:
    """Return the first number from this one up the ladder of which the supply holds a token (ALTH-617)."""
    at = LADDER.index(number)
    return next(one for one in (*LADDER[at:], *LADDER[:at]) if tokens_left(part, one))


def older(part: Land, number: int) -> int:
    """Return the number that takes the place of one that ages; its own token is not back yet (ALTH-222, ALTH-223)."""
    return first_token(part, LADDER[(LADDER.index(number) + 1) % len(LADDER)])


def aged(part: Land, hex: int) -> Land:
    """Return the land after the number of a hex has aged (ALTH-222)."""
    return replace(part, tokens=put(part.tokens, hex, older(part, part.tokens[hex])))


def with_hex(part: Land, hex: int, terrain: TerrainId, number: int) -> Land:
    """Return the land with a hex discovered; `number` is 0 for none."""
    return replace(part, terrain=put(part.terrain, hex, terrain), tokens=put(part.tokens, hex, number))


@lru_cache(maxsize=4096)
def of_kinds(terrain: tuple[TerrainId, ...], kinds: frozenset[int]) -> int:
    """Return the mask of the hexes of these kinds."""
    return mask_of([hex for hex, kind in enumerate(terrain) if kind in kinds])


def productive(part: Land) -> int:
    """Return the mask of the hexes that yield something."""
    return of_kinds(part.terrain, PRODUCTIVE)


def unknown(part: Land) -> int:
    """Return the mask of the unexplored hexes."""
    return of_kinds(part.terrain, UNEXPLORED)


def seas(part: Land) -> int:
    """Return the mask of the sea hexes of the map."""
    return of_kinds(part.terrain, SEAS)


def mountains(part: Land) -> int:
    """Return the mask of the mountains."""
    return of_kinds(part.terrain, MOUNTAINS)


def yielded(part: Land, hex: int) -> CardKind | None:
    """Return the resource of a hex; None for none (ALTH-114)."""
    return TERRAIN[part.terrain[hex]].yields


def as_it_lies(game: Game, state: GameState) -> Island:
    """Return the board with what is known of it."""
    part = LAND.of(game, state)
    return relaid(game.board, tuple([(number,) if number else () for number in part.tokens]), part.terrain)


MODULE = Module(
    slot=LAND,
    version=1,
    initial=initial,
    requires=("hands",),
    tables=landnam_numbers,
    answers={RELAID: as_it_lies},
    names={TerrainId: lambda game: [kind.key for kind in TERRAIN]},
)
