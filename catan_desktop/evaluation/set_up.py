"""The worth of starting settlements at a table of two, by which a bot that searches places them.

The two settlements of a seat are judged as a pair, from what they yield together and what the harbours of both ask. A
set-up that has only begun is judged as it will look when both seats have completed it as well as they can. The weights
are a logit of who won over 3,262 games of two `normal` whose set-ups were drawn, judged, or placed by earlier weights
of this kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import PIECES, PLACEMENT
from catan_desktop.mechanics.placement import placement_order
from catan_desktop.mechanics.tables import tables

from . import position
from .memory import memory_of
from .personality import SOBER, Personality
from .turns_to_win import pace
from .win_chance import baskets

SEATS, PAIR = 2, 2
"""Players of a table at which the set-up is judged in this way, and starting settlements of each; at others `position`
judges it."""
WEIGHTS = (2.21, 2.70, 1.38, 1.60, 4.01, -0.40, -0.31, 4.62, 4.85, -1.23, 5.47, 4.52, -1.60)
"""What the figures of a pair count in the logarithm of the odds, in the order of `figures`."""
ENOUGH = 0.12
"""Cards a roll of a resource."""
BANK = 4
"""What the bank asks without a harbour."""
FIRSTS = 6
"""First settlements, those that yield most, that are looked at for a rival who has none yet."""
TIE = 0.02
"""Of a point of `position`, which decides between roads."""


def figures(game: Game, state: GameState, corners: int) -> tuple[float, ...]:
    """Return what settlements on these intersections yield by resource, in cards a roll; the same as far as it is not
    more than `ENOUGH`; the geometric means of ore and grain, and of lumber and brick; and the logarithm of the rolls
    for a point in the long run, 1 added."""
    island, kinds = board_now(game, state), len(tables(game).kinds)
    flows = [sum(kind) for kind in zip(*[island.yields[corner] for corner in bits(corners)], strict=True)]
    income = (*flows, *(0.0,) * (kinds - len(flows)))
    lumber, brick, _, grain, ore = income
    rolls = pace(income, island.rates_at(corners, BANK, kinds), baskets(game))
    first = [min(flow, ENOUGH) for flow in income]
    return (*income, *first, sqrt(ore * grain), sqrt(lumber * brick), log(1.0 + rolls))


def pair_worth(game: Game, state: GameState, corners: int) -> float:
    """Return what settlements on these intersections are worth, as the logarithm of odds against those of a rival."""
    return sum([weight * figure for weight, figure in zip(WEIGHTS, figures(game, state, corners), strict=True)])


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """A position of the set-up for a seat: its settlements against the rival's, both completed; at a table of more than
    two, `position`."""
    judged = position.judge(game, state, seat, personality)
    if game.seats != SEATS or len(tables(game).start_rounds) != PAIR:
        return judged
    pieces, first = PIECES.of(game, state), PLACEMENT.of(game, state).first
    placed = sum([mask.bit_count() for mask in pieces.settlements])
    order = placement_order(game, first)[placed:]
    lead = _lead(game, state, pieces.settlements, pieces.open_corners, order)
    return (lead if seat == 0 else -lead) + TIE * judged


def _lead(game: Game, state: GameState, settlements: Sequence[int], open_corners: int, order: Sequence[Seat]) -> float:
    """Return what the settlements of the first seat are worth more than those of the second once the seats in `order`
    have placed what is missing, each as is best for itself."""
    if not order:
        one, other = settlements
        return _ranked(game, state, one)[0] - _ranked(game, state, other)[0]
    seat, own = order[0], settlements[order[0]]
    leads = []
    for corner in _ranked(game, state, own)[1]:
        if not open_corners >> corner & 1:
            continue
        after = [mask | 1 << corner if each == seat else mask for each, mask in enumerate(settlements)]
        still = open_corners & ~(game.board.topology.corner_corners[corner] | 1 << corner)
        leads.append(_lead(game, state, after, still, order[1:]))
        if own or len(leads) == FIRSTS:
            break
    return max(leads) if seat == 0 else min(leads)


def _ranked(game: Game, state: GameState, own: int) -> tuple[float, Sequence[int]]:
    """Return what settlements on these intersections are worth, and what intersections would go best with them; where
    there is none yet, those that yield most."""

    def made() -> tuple[float, Sequence[int]]:
        yields = board_now(game, state).yields
        if not own:
            return 0.0, sorted(range(len(yields)), key=lambda corner: -sum(yields[corner]))
        if own & own - 1:
            return pair_worth(game, state, own), ()
        return 0.0, sorted(range(len(yields)), key=lambda corner: -pair_worth(game, state, own | 1 << corner))

    return memory_of(game).recall((_ranked, own), made)
