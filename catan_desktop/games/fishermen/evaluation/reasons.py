"""Reasons for an action among the Fishermen: what is caught, tokens for a favour, the boot."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.fishermen.catch import catch_in_36_rolls
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState


def _catch(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    more = catch_in_36_rolls(game, after, seat) - catch_in_36_rolls(game, other, seat)
    if more > 0:
        yield Reason("why-catch", (("count", more),))


EXPLANATIONS = Explanations(tellers={"catch": _catch, "fish": plainly("why-fish"), "boot": plainly("why-boot")})
