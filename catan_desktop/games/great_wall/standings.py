"""The standings of the players: final honour as it would be now, and the order in which they are ranked.

Rules: GW-192, GW-192b, GW-193, GW-194, GW-196, GW-198, GW-199a, BP-050.
"""

from __future__ import annotations

from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.mechanics.scoring import Standing

from .ending import FALLEN, final_honour, rank_key
from .part import COURSE, seats_of
from .setup import COMPETITIVE, mode


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return final honour by source, as it would be if the game ended now; zeros are left out, shame is below zero."""
    if COURSE.of(game, state).ending == FALLEN:
        return ()
    final = final_honour(game, state, seat)
    found = (
        ("gw-honour", final.honour),
        ("gw-artifacts", final.artifacts),
        ("gw-passive", final.passive),
        ("gw-resources", final.resources),
        ("gw-shame", final.shame),
    )
    return tuple([one for one in found if one[1]])


def points(game: Game, state: GameState, seat: Seat) -> int:
    """Return the final honour that a seat would have if the game ended now; 0 after the wall has fallen (BP-050)."""
    return sum([count for _, count in sources(game, state, seat)])


def standings(game: Game, state: GameState) -> tuple[Standing, ...]:
    """Return by seat where it stands. Players who play together, and those under a fallen wall, share one rank (GW-198,
    GW-199a)."""
    course = COURSE.of(game, state)
    found = [sources(game, state, seat) for seat in seats_of(game)]
    totals = [sum([count for _, count in one]) for one in found]
    alike = course.ending == FALLEN or mode(game) != COMPETITIVE
    keys = [
        () if alike else rank_key(game, state, seat, total) for seat, total in zip(seats_of(game), totals, strict=True)
    ]
    return tuple(
        [
            Standing(seat, total, total, 1 + sum([other > own for other in keys]), listed)
            for seat, total, own, listed in zip(seats_of(game), totals, keys, found, strict=True)
        ]
    )
