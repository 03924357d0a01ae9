"""The judgement of a position of Rivers of Catan: that of the settlers, gold, and how safe the tiles are."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.gold import gold_worth
from catan_desktop.evaluation.odds import logistic
from catan_desktop.evaluation.position import Parts, Targets, Weights, by_seats, judging, seat_parts
from catan_desktop.games.rivers.module import (
    BRIDGE,
    GOLD,
    POOR_POINTS,
    POOR_SETTLERS,
    WEALTHIEST_POINTS,
    bridge_sites,
    rightful,
)
from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.coins import gold_of

SPREAD = 1.6
"""Gold by which a lead becomes e times as safe."""
HOPE = 0.45
"""Share of what the tiles may come to that is added to what they are now."""
LINK = 0.35
"""Of a bridge as a piece of road, in victory points."""


def _likely(lead: float) -> float:
    return logistic(lead / SPREAD)


@lru_cache(maxsize=4096)
def tiles(gold: Counts, seat: int, least: bool) -> float:
    """Return the points that the tiles may come to for a seat, by how far its gold is from that of the others."""
    others = [count for other, count in enumerate(gold) if other != seat]
    wealthy, poor = _likely(gold[seat] - max(others) - 0.5), _likely(min(others) - gold[seat] + 0.5)
    return WEALTHIEST_POINTS * wealthy + POOR_POINTS * poor * least


@lru_cache(maxsize=4096)
def exact(gold: Counts, seat: int, least: bool) -> int:
    """Return the points of the tiles with this gold."""
    wealthiest, poor = rightful(gold, least)
    return WEALTHIEST_POINTS * (wealthiest == seat) + POOR_POINTS * (poor >> seat & 1)


def bridge_worth(game: Game, state: GameState, seat: Seat) -> float:
    """Return what a bridge would be worth to the seat: a link, its gold, and what that makes of the tiles; 0 where it
    can build none."""
    if not bridge_sites(game, state, seat):
        return 0.0
    gold, least = gold_of(game, state), game.ask(POOR_SETTLERS, state)
    then = put(gold, seat, gold[seat] + GOLD[BRIDGE])
    hope = HOPE * (tiles(then, seat, least) - tiles(gold, seat, least))
    more = hope + exact(then, seat, least) - exact(gold, seat, least)
    return LINK + gold_worth(then[seat]) - gold_worth(gold[seat]) + max(0.0, more)


def targets(game: Game, state: GameState, seat: Seat) -> Targets:
    """Return the bridge among the builds to aim for."""
    worth = bridge_worth(game, state, seat)
    return ((BRIDGE, cost_of(game, BRIDGE), worth),) if worth else ()


def more(game: Game, state: GameState, seat: Seat) -> Parts:
    """The parts of a seat's judgement that the classic island does not have."""
    gold = gold_of(game, state)
    return {"gold": gold_worth(gold[seat]), "tiles": HOPE * tiles(gold, seat, game.ask(POOR_SETTLERS, state))}


def _parts(game: Game, state: GameState, seat: Seat, weights: Weights, blocked: int) -> Parts:
    found = seat_parts(game, state, seat, weights, blocked, targets(game, state, seat))
    return {**found, **more(game, state, seat)}


judge, parts_of = judging(by_seats(_parts))
