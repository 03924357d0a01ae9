"""A game made as it was chosen: on the board that somebody has drawn, or on one that the seed deals."""

from __future__ import annotations

import msgspec

from ..bots.table import CATALOGUE, deal, shelf
from ..kernel import chance
from ..kernel.errors import RulesetError
from ..kernel.game import Game
from .spec import NewGame


def dealt(spec: NewGame, shelf_name: str = CATALOGUE) -> Game:
    """Return the game.

    Raises:
        RulesetError: a ruleset, a number of seats, an option or a board that there is not.
    """
    ruleset = shelf(shelf_name).ruleset(spec.ruleset)
    board = None
    if spec.board is not None:
        if ruleset.board_type is None:
            raise RulesetError(f"{spec.ruleset} has no board that can be drawn")
        try:
            board = msgspec.convert(spec.board, ruleset.board_type)
        except msgspec.ValidationError as error:
            raise RulesetError(f"the board is none: {error}") from error
    return deal(ruleset, len(spec.seats), spec.options, chance.source(spec.seed, "board"), board)
