"""Why a tile is grey, by the row of its action."""

from __future__ import annotations

from catan_desktop.kernel import Action, Game, Observation, Reason
from catan_desktop.kernel.game import reason_of

from .words import Words, because


def why_grey(game: Game, view: Observation, action: type[Action], **fixed: object) -> Words | None:
    """Return why the looking seat can do no such action now, with these fields fixed; None where it can. In a step that
    has no row of it, it is refused as elsewhere."""
    state, acts = view.state, game.ruleset.acts
    row = acts[state.frames[-1].step].get(action)
    if row is not None:
        reason = row.why_none(game, state, view.seat, **fixed)
        return None if reason is None else because(game.ruleset.cited(reason))
    row = next(rows[action] for rows in acts.values() if action in rows)
    why = row.elsewhere
    if callable(why):
        why = next((why(game, state, one) for one in row.meant(game, state, view.seat)), None)
    return because(game.ruleset.cited(reason_of(why) or Reason("reason-not-now")))
