"""What bots see beyond the sea: islands with points (SEA-195, SHORE-029), villages with cloth (CLOTH-062)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import mul

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import ANY, board_now, pips
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import settlements_left
from catan_desktop.mechanics.questions import POINTS, REACHES, SITE_POINTS
from catan_desktop.mechanics.scoring import goal_of

from .ships import open_ships
from .villages import CLOTH, related

HOPE, NEARER = 0.5, 0.75
"""Share of the special points that a seat at the shore counts already, and what is left of it a ship farther off."""
YIELD = 1.2
"""Points that a card a roll is worth at such a site."""
OPEN_END = 0.1
"""Points that a ship with an open end is worth while there are islands to settle."""


def promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: the best island within reach, and half of another one."""
    if not settlements_left(game, state, seat):
        return ()
    free, yields = PIECES.of(game, state).open_corners, board_now(game, state).yields
    rings = [ring for _, reach in game.ask(REACHES, state, seat) for ring in enumerate(reach)]
    best: list[float] = []
    for corners, points in game.ask(SITE_POINTS, state, seat):
        found = 0.0
        for links, ring in rings:
            for corner in bits(ring & corners & free):
                found = max(found, NEARER**links * (HOPE * points + YIELD * sum(yields[corner])))
        best.append(found)
    best.sort(reverse=True)
    free_end = OPEN_END if any(best) and open_ships(game, state, seat) else 0.0
    return (("voyage", sum(best[:1]) + 0.5 * sum(best[1:2]) + free_end),)


CLOTH_POINT = 0.5
"""Points that a cloth is worth."""
ROLLS = 6.0
"""Rolls that pass while the foremost seat comes one point nearer to the goal."""


def trade_promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The answer of Cloth for Catan to PROMISES: what villages will pay, and the best of those within reach."""
    part = CLOTH.of(game, state)
    most = max([game.ask(POINTS, state, Seat(each)) for each in range(game.seats)])
    rolls = ROLLS * max(0, goal_of(game, state, seat) - most)

    def coming(village: int, more: int) -> float:
        """Return the cloth that the seat may expect of a village, with some more partners."""
        share = (part.villages[village] - more) / (len(part.partners[village]) + more)
        return min(share, rolls * pips((game.board.village_numbers[village],)) / 36)

    own = related(part, seat)
    rings = [ring for _, reach in game.ask(REACHES, state, seat) for ring in enumerate(reach)]
    hopes = [0.0]
    for village, corner in enumerate(game.board.villages):
        if village not in own and part.villages[village]:
            near = [links for links, ring in rings if ring >> corner & 1]
            hopes += [HOPE * NEARER**links * (1.0 + coming(village, 1)) for links in near[:1]]
    hopes.sort(reverse=True)
    sure = sum([coming(village, 0) for village in own])
    return (("cloth", CLOTH_POINT * (sure + hopes[0] + 0.5 * sum(hopes[1:2]))),)


def _cloth(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    made = len(related(CLOTH.of(game, after), seat)) > len(related(CLOTH.of(game, other), seat))
    yield Reason("why-relation" if made else "why-village")


GIFT, CARD, SURPLUS = 0.55, 0.4, 0.6
"""Points that a point and a card of the tribe are worth to whoever is there, and for each card less that a harbour asks
one that comes with every roll."""
FARTHER = (1.0, 0.5, 0.25)
"""Share of the best gift within reach that counts, of the next, and of a third."""


def gift_promise(game: Game, state: GameState, seat: Seat, gifts: int) -> tuple[tuple[str, float], ...]:
    """Return what the gifts of the tribe promise that still lie on these paths: the nearest ones (TRIBE-046)."""
    near: dict[int, int] = {}
    paths = game.board.topology.corner_paths
    for _, rings in game.ask(REACHES, state, seat):
        for links, ring in enumerate(rings):
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


def _voyage(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-voyage")


EXPLANATIONS = Explanations(tellers={"voyage": _voyage})
GIFT_EXPLANATIONS = Explanations(tellers={"gifts": _gifts})
TRADE_EXPLANATIONS = Explanations(tellers={"cloth": _cloth})
