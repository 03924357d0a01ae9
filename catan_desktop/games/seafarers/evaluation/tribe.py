"""What bots see in the gifts of the tribe (TRIBE-046)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import mul

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import ANY
from catan_desktop.mechanics.parts import PIECES

from .islands import NEARER, links_to

GIFT, CARD, SURPLUS = 0.55, 0.4, 0.6
"""Points that a point and a card of the tribe are worth to whoever is there, and for each card less that a harbour asks
one that comes with every roll."""
FARTHER = (1.0, 0.5, 0.25)
"""Share of the best gift within reach that counts, of the next, and of a third."""


def promise(game: Game, state: GameState, seat: Seat, gifts: int) -> tuple[tuple[str, float], ...]:
    """Return what the gifts of the tribe promise that still lie on these paths: the nearest ones (TRIBE-046)."""
    near: dict[int, int] = {}
    paths = game.board.topology.corner_paths
    for links, ring in links_to(game, state, seat):
        for corner in bits(ring):
            for path in bits(paths[corner] & gifts):
                near[path] = min(near.get(path, links), links)
    if not near:
        return ()
    worths = _gift_worths(game, PIECES.of(game, state).settlements[seat], PIECES.of(game, state).cities[seat])
    found = sorted([NEARER**links * worths[path] for path, links in near.items()], reverse=True)
    return (("gifts", sum(map(mul, FARTHER, found))),)


@lru_cache(maxsize=1024)
def _gift_worths(game: Game, settlements: int, cities: int) -> dict[int, float]:
    """Return by path what its gift is worth to the owner of these buildings; a harbour by the surplus it serves."""
    gifts, yields = game.board.gifts, game.board.yields
    rows = [yields[corner] for corner in (*bits(settlements), *bits(cities), *bits(cities))]
    flow = [sum(column) for column in zip((0.0,) * len(yields[0]), *rows, strict=True)]
    found = dict.fromkeys(bits(gifts.points), GIFT) | dict.fromkeys(bits(gifts.cards), CARD)
    for path, harbour in game.board.gift_harbours.items():
        found[path] = SURPLUS * (sum(flow) if harbour.kind == ANY else 2 * flow[harbour.kind])
    return found


def _gifts(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-gifts")


EXPLANATIONS = Explanations(tellers={"gifts": _gifts})
