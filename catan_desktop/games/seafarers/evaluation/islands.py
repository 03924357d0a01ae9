"""What bots see in islands beyond the sea: points that come nearer with each ship (SEA-195, SHORE-029)."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.seafarers.ships import open_ships
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import CornerMask, board_now
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import settlements_left
from catan_desktop.mechanics.questions import REACHES, SITE_POINTS

HOPE, NEARER = 0.5, 0.75
"""Share of the special points that a seat at the shore counts already, and what is left of it a ship farther off."""
YIELD = 1.2
"""Points that a card a roll is worth at such a site."""
OPEN_END = 0.1
"""Points that a ship with an open end is worth while there are islands to settle."""


def links_to(game: Game, state: GameState, seat: Seat) -> list[tuple[int, CornerMask]]:
    """Return (number of ships, mask of the intersections that the seat reaches with them) pairs."""
    return [ring for _, reach in game.ask(REACHES, state, seat) for ring in enumerate(reach)]


def promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: the best island within reach, and half of another one."""
    if not settlements_left(game, state, seat):
        return ()
    free, yields = PIECES.of(game, state).open_corners, board_now(game, state).yields
    rings = links_to(game, state, seat)
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


def _voyage(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-voyage")


EXPLANATIONS = Explanations(tellers={"voyage": _voyage})
