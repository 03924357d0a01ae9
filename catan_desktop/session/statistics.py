"""The course of a game as somebody may know it; what its figures mean is said by the views of the rules."""

from __future__ import annotations

from ..kernel import engine
from ..kernel.event import Event, redact
from ..kernel.game import Game
from ..kernel.ids import Seat
from ..kernel.record import record
from ..kernel.state import GameState
from .history import Timeline


@record
class Course:
    """All that charts are made of."""

    game: Game
    looker: Seat | None
    """Who knows it; None: everything lies open, which is for games that are over."""
    start: GameState
    """Before the first event; for a looker without the secrets of others."""
    turns: tuple[int, ...]
    """The turns of `states`; 0 is the set-up."""
    states: tuple[GameState, ...]
    """At the end of every turn, the last one as it stands; for a looker without the secrets of others."""
    events: tuple[tuple[int, Event], ...]
    """(ply, event); for a looker without the secrets of others."""


def course(game: Game, timeline: Timeline, looker: Seat | None = None) -> Course:
    """Return the course of a game up to the present."""
    states = timeline.states()
    last = {state.turn: state for state in states}
    if 0 in last:  # what the last one places in the set-up is seen when the first turn has begun
        last[0] = next((state for state in states if state.turn), last[0])
    if looker is None:
        return Course(game, None, timeline.start, tuple(last), tuple(last.values()), timeline.events())
    return Course(
        game,
        looker,
        engine.observe(game, timeline.start, looker).state,
        tuple(last),
        tuple(engine.observe(game, state, looker).state for state in last.values()),
        tuple((ply, redact(event, looker)) for ply, event in timeline.events()),
    )
