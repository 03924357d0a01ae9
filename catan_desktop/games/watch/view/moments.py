"""The great moments of the Watch: the third breach and the eighth wildling, which end the game."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.watch.end import BREACHES, TRAGIC
from catan_desktop.games.watch.events import Breached, Invaded
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import Observation
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.words import words


def moments(game: Game, view: Observation, events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return how the Wall or the Gift falls among events that have just happened; `view` is what is seen after them."""
    over = view.state.outcome
    if over is None or over.ending != TRAGIC:
        return ()
    breached = any(isinstance(event, Breached) and event.step == BREACHES for event in events)
    if not breached and not any(isinstance(event, Invaded) for event in events):
        return ()
    title, icon = ("moment-third-breach", "breach") if breached else ("moment-overrun", "wildling")
    told = ("event-breached",) if breached else ()
    return (Moment(words(title), (words("moment-tragic"),), icon=icon, ink="danger-light", told=told, first=True),)
