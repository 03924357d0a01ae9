"""Why a tile is grey, by the row of its action."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import Observation

from .words import Words, because


def why_grey(game: Game, view: Observation, action: type[Action], **fixed: object) -> Words | None:
    """Return why the looking seat can do no such action now, with these fields fixed; None where it can."""
    row = game.ruleset.acts[view.state.frames[-1].step][action]
    reason = row.why_none(game, view.state, view.seat, **fixed)
    return None if reason is None else because(game.ruleset.cited(reason))
