"""Reasons for an action in Traders & Barbarians: deliveries, loads, shorter ways, a better wagon, gold."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.traders_barbarians.part import EMPTY, TRADERS
from catan_desktop.kernel import Game, GameState, Reason, Seat

from .position import targets
from .trips import remaining


def _journey(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """The wagon delivers, loads, has a barbarian out of its way, or comes nearer."""
    was, now = TRADERS.of(game, other), TRADERS.of(game, after)
    if now.delivered[seat] > was.delivered[seat]:
        yield Reason("why-delivery")
    elif now.loads[seat] != was.loads[seat] == EMPTY:
        yield Reason("why-loading")
    elif now.barbarians != was.barbarians and remaining(game, after, seat) < remaining(game, other, seat):
        yield Reason("why-clear-way")
    else:
        yield Reason("why-nearer")


def _trips(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A better wagon, or own roads on its ways."""
    better = TRADERS.of(game, after).levels[seat] > TRADERS.of(game, other).levels[seat]
    yield Reason("why-train" if better else "why-own-roads")


def _rival(game: Game, other: GameState, after: GameState, who: Seat) -> Iterator[Reason]:
    """A barbarian bars an opponent's way."""
    if remaining(game, after, who) > remaining(game, other, who):
        yield Reason("why-bar-way", (("who", who),))


EXPLANATIONS = Explanations(
    tellers={"gold": plainly("why-gold"), "journey": _journey, "trips": _trips},
    goals=targets,
    rival=_rival,
)
"""Those of the wagons."""
