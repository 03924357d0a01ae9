"""The great moment of the Great Wall: its last year begins."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.great_wall.events import YearBegan
from catan_desktop.games.great_wall.tables import tables
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import Observation
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.words import words


def moments(game: Game, view: Observation, events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return the moment at which the last year begins, if it does among events that have just happened."""
    years = tables(game).line.years
    if not any(isinstance(event, YearBegan) and event.year == years for event in events):
        return ()
    return (Moment(words("moment-gw-last-year"), (words("moment-gw-last-year-text"),), icon="gw-year"),)
