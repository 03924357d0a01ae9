"""Reasons for an action among the Fishermen: what is caught, tokens for a favour, the boot."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.fishermen.catch import catch_in_36_rolls
from catan_desktop.kernel import Game, GameState, Reason, Seat


def _catch(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    more = catch_in_36_rolls(game, after, seat) - catch_in_36_rolls(game, other, seat)
    if more > 0:
        yield Reason("why-catch", (("count", more),))


EXPLANATIONS = Explanations(tellers={"catch": _catch, "fish": plainly("why-fish"), "boot": plainly("why-boot")})
