"""Villages with their cloth, and who has trade relations with them: the part of Cloth for Catan."""

from __future__ import annotations

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Count, Seat
from catan_desktop.kernel.record import put, replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import rivals
from catan_desktop.mechanics.routes import joined_to

from .ships import SHIP_PART

KEY = "cloth"
IN_VILLAGE, IN_SUPPLY = 5, 10
"""CLOTH-006."""
ENOUGH = 4
"""With cloth in fewer villages the game ends (CLOTH-051)."""


@state_record
class Cloth:
    """Villages, their partners, and cloth. Everybody sees all of it (CLOTH-057)."""

    villages: tuple[Count, ...]
    """By village of the board: the cloth that it has."""
    partners: tuple[tuple[Seat, ...], ...]
    """By village: the seats with a trade relation, in the order in which they made it."""
    held: tuple[Count, ...]
    """By seat."""
    supply: Count
    """The general supply."""


CLOTH = Slot(KEY, Cloth)


def initial(game: Game) -> Cloth:
    """All villages have cloth, and nobody trades with them yet."""
    many = len(game.board.villages)
    return Cloth((IN_VILLAGE,) * many, ((),) * many, (0,) * game.seats, IN_SUPPLY)


def paid(part: Cloth, seat: Seat, village: int, own: Count, supplied: Count) -> Cloth:
    """Return the part after a seat has got cloth of a village, its own and some of the supply."""
    villages = put(part.villages, village, part.villages[village] - own)
    held = put(part.held, seat, part.held[seat] + own + supplied)
    return replace(part, villages=villages, held=held, supply=part.supply - supplied)


def related(part: Cloth, seat: Seat) -> list[int]:
    """Return the villages with which the seat has a relation."""
    return [village for village, partners in enumerate(part.partners) if seat in partners]


def wealthy(part: Cloth) -> int:
    """Return how many villages have cloth."""
    return sum([cloth > 0 for cloth in part.villages])


def joined(game: Game, state: GameState, seat: Seat, corner: int) -> bool:
    """Return whether a chain of the seat's ships joins an intersection to a building of it (CLOTH-030)."""
    topology, pieces = game.board.topology, PIECES.of(game, state)
    own, barred = pieces.settlements[seat] | pieces.cities[seat], rivals(game, state, seat)
    return bool(joined_to(topology, 1 << corner, SHIP_PART.of(game, state).ships[seat], barred) & own)
