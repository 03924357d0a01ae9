"""Points of the Wall and the tragic end (WATCH-36, WATCH-55 to WATCH-58, WATCH-84)."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.state import Outcome
from catan_desktop.mechanics.parts import HANDS
from catan_desktop.mechanics.scoring import total_points

from .guards import guard_points
from .part import WatchPart, watch

BREACHES = 3
"""The step of the breach marker that ends the game."""
INVADERS = 7
"""As many wildlings the Gift can bear."""
TRAGIC = "tragic"


def points(game: Game, part: WatchPart, seat: Seat) -> int:
    """Answer to POINTS."""
    return guard_points(part.guards[seat])


def sources(game: Game, part: WatchPart, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Answer to SOURCES."""
    return (("guards", points(game, part, seat)),)


def tragic(game: Game, state: GameState) -> Outcome | None:
    """The third breach or the eighth wildling in the Gift ends the game at once.

    Asked after every automatic step; the arrival of one wildling is one such step (WATCH-58).
    """
    part = watch(game, state)
    if part.breach < BREACHES and part.invaders <= INVADERS:
        return None
    return Outcome(last_stand(game, state), TRAGIC)


def compared(game: Game, state: GameState) -> Iterator[tuple[int, ...]]:
    """Return by seat what a tragic end compares, one after the other: guards, points, cards in hand (WATCH-57)."""
    yield watch(game, state).guards
    yield tuple([total_points(game, state, Seat(seat)) for seat in range(game.seats)])
    yield HANDS.of(game, state).sizes


def last_stand(game: Game, state: GameState) -> tuple[Seat, ...]:
    """Return who wins a tragic end: who has the most of what is compared; nobody where all are equal (WATCH-57)."""
    seats = [Seat(seat) for seat in range(game.seats)]
    for values in compared(game, state):
        most = max(values[seat] for seat in seats)
        seats = [seat for seat in seats if values[seat] == most]
        if len(seats) == 1:
            return (seats[0],)
    return ()
