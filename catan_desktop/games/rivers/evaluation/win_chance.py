"""The worth of a position of Rivers of Catan to a seat that searches: the settlers' chances, with gold as cards to
come, the tiles as points that may be had, and bridges as builds."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.gold import gold_worth
from catan_desktop.evaluation.turns_to_win import Build, Line
from catan_desktop.evaluation.win_chance import Extra, for_each, value_by_scores
from catan_desktop.games.rivers.module import BUYING, POOR_SETTLERS
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.mechanics.coins import gold_of

from .position import HOPE, bridge_worth, exact, tiles

SHARE = 1.1
"""Share of a score for what gold is worth, in victory points."""


def extra(game: Game, state: GameState, seat: Seat) -> Extra:
    """Bridges as builds, gold beside them, and the tiles as far as they are not what they seem."""
    gold, worth = gold_of(game, state), bridge_worth(game, state, seat)
    least = game.ask(POOR_SETTLERS, state)
    soon = HOPE * (tiles(gold, seat, least) - exact(gold, seat, least))
    return Extra((_line(round(worth, 2)),) if worth else (), soon, SHARE * gold_worth(gold[seat]))


@lru_cache(maxsize=1024)
def _line(worth: float) -> Line:
    return Line((Build(BUYING.cost, worth, (0.0,) * len(BUYING.cost)),))


value = value_by_scores(for_each(extra))
