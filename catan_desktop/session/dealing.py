"""A game made as it was chosen: on the board that somebody has drawn, or on one that the seed deals."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots.table import CATALOGUE, deal, shelf
from ..kernel import Game, chance
from ..kernel.errors import RulesetError
from ..kernel.ruleset import Ruleset
from .spec import NewGame


def dealt(spec: NewGame, shelf_name: str = CATALOGUE) -> Game:
    """Return the game.

    Raises:
        RulesetError: a ruleset, a number of seats, an option or a board that there is not.
    """
    ruleset = shelf(shelf_name).ruleset(spec.ruleset)
    board = None if spec.board is None else read_board(ruleset, spec.board)
    return deal(ruleset, len(spec.seats), spec.options, chance.source(spec.seed, "board"), board)


def read_board(ruleset: Ruleset, written: Any) -> Any:
    """Return the board of a ruleset as `written_board` wrote it.

    Raises:
        RulesetError: it is none.
    """
    if ruleset.board_type is None:
        raise RulesetError(f"{ruleset.key} has no board that can be drawn")
    try:
        return msgspec.convert(written, ruleset.board_type)
    except msgspec.ValidationError as error:
        raise RulesetError(f"the board is none: {error}") from error


def written_board(board: Any) -> Any:
    """Return a board as it stands in a save."""
    return msgspec.json.decode(msgspec.json.encode(board))
