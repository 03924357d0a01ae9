"""What bots see in a fortress that stands: the ships, warships and markers that are lacking until it falls
(PIRATE-079)."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.seafarers.fleet import strength
from catan_desktop.games.seafarers.lanes import PIRATES, way_left
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.mechanics.parts import DEVELOPMENT

SHIP, MARKER = 0.45, 1.5
"""Points that a ship to the fortress and a marker of it are worth."""
WARSHIPS = (1.6, 1.5, 1.4, 1.2, 1.0, 0.8, 0.6)
"""The same of the warships, the first, the second ...; with the seventh every die is beaten."""
HELD = 0.6
"""Share of a warship that a card in hand is, which may be a knight."""
BARRED = 20
"""Ships that a way counts as which buildings of others bar."""


def siege(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: what is lacking until the seat may win, as points that it does not have."""
    left = PIRATES.of(game, state).markers[seat]
    if not left:
        return ()
    way = way_left(game, state, seat)
    strong = strength(game, state, seat) + HELD * DEVELOPMENT.of(game, state).held[seat]
    lacking = sum([worth * min(1.0, max(0.0, place + 1 - strong)) for place, worth in enumerate(WARSHIPS)])
    return (("siege", -lacking - SHIP * (way if way >= 0 else BARRED) - MARKER * left),)


def _siege(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-siege")


EXPLANATIONS = Explanations(tellers={"siege": _siege})
