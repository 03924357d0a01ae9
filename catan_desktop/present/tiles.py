"""Why a tile is grey, by the row of its action."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import Observation

from .words import Words, because


def why_grey(game: Game, view: Observation, action: type[Action], **fixed: Any) -> Words | None:
    """Return why the looking seat can do no such action now, with these fields fixed; None where it can.

    In a step without a row of it all fields must be fixed.
    """
    rules, state = game.ruleset, view.state
    row = rules.acts[state.frames[-1].step].get(action)
    if row is not None:
        reason = row.why_none(game, state, view.seat, **fixed)
    else:
        reason = rules.explain[action](game, state, action(view.seat, **fixed)) or Reason("reason-not-now")
    return None if reason is None else because(rules.cited(reason))
